// A sprite of SVG markup. It is empty until its texture is rendered and may change its markup at any time.
import { Sprite, Texture } from 'pixi.js';
import { type Entry, shownOf } from './picture-entry';
import type { PictureStore } from './picture-store';

export class Picture extends Sprite {
  readonly #store: PictureStore;
  #entry: Entry;
  // Still shown while the next picture is being rendered.
  #former: Entry | null = null;
  // What is shown always fills the wanted size, also while the former picture still stands in for it.
  #isFitted = false;
  #whenDrawn: (() => void) | null = null;
  // The part in sight, sharper, lies right over it.
  #detail: Sprite | null = null;

  constructor(
    store: PictureStore,
    markup: string,
    width: number,
    height: number,
    anchor: { readonly x: number; readonly y: number },
    sharp = 1,
  ) {
    super({ texture: Texture.EMPTY, anchor });
    this.#store = store;
    this.eventMode = 'none';
    this.#entry = store.acquire(this, markup, width, height, sharp);
    this.#showWhatIsThere();
  }

  fitted(): this {
    this.#isFitted = true;
    this.#fit();
    return this;
  }

  // Calls once there is something to see: what has no picture yet casts no shadow.
  drawn(tell: () => void): void {
    if (this.texture === Texture.EMPTY) this.#whenDrawn = tell;
    else tell();
  }

  // Shows other markup; the old picture stays until the new one is there.
  draw(markup: string, width: number = this.#entry.width, height: number = this.#entry.height, sharp = 1): void {
    const { markup: drawn, width: wide, height: high, sharp: sharpened } = this.#entry;
    if (markup === drawn && width === wide && height === high && sharp === sharpened) return;
    this.setDetail(null);
    if (this.#former) this.#store.release(this, this.#entry);
    else this.#former = this.#entry;
    this.#entry = this.#store.acquire(this, markup, width, height, sharp);
    if (!this.#showWhatIsThere()) this.#fit();
  }

  // Textures carry the resolution they were rendered at, so design pixels stay design pixels: scale is the caller's.
  setTexture(texture: Texture): void {
    this.texture = texture;
    this.#whenDrawn?.();
    this.#whenDrawn = null;
    this.#fit();
    if (texture !== shownOf(this.#entry)) return;
    if (this.#former && this.#former !== this.#entry) this.#store.release(this, this.#former);
    this.#former = null;
  }

  setDetail(texture: Texture | null): void {
    this.#detail?.destroy();
    this.#detail = null;
    const { parent } = this;
    if (texture === null || parent === null) return;
    const detail = new Sprite({ texture, anchor: this.anchor, position: this.position, eventMode: 'none' });
    parent.addChildAt(detail, parent.getChildIndex(this) + 1);
    this.#detail = detail;
  }

  #showWhatIsThere(): boolean {
    const texture = shownOf(this.#entry);
    if (texture !== null) this.setTexture(texture);
    return texture !== null;
  }

  #fit(): void {
    const { texture } = this;
    if (!this.#isFitted || texture === Texture.EMPTY) return;
    this.scale.set(this.#entry.width / texture.width, this.#entry.height / texture.height);
  }

  override destroy(options?: Parameters<Sprite['destroy']>[0]): void {
    // What holds this picture may destroy both.
    if (this.#detail?.destroyed === false) this.setDetail(null);
    this.#store.release(this, this.#entry);
    if (this.#former) this.#store.release(this, this.#former);
    super.destroy(options);
  }
}
