// The glow of what can be chosen: candle light and a thin brass line, with a disc for steps and a star for abilities.
// It breathes while somebody is at the table and then rests, so that an idle table draws nothing.
import { Container } from 'pixi.js';
import { abilityMarkBody, markBox, stepMarkBody } from '../art/marks';
import { paintedPiece } from './art-piece';
import { AURA_MARGIN, auraMark, lineMark } from './aura';
import type { Marks, Spot, SpotBox } from './game-table';
import type { PixiStage } from './stage';

const CANDLE = '#ffd98a';
const BRASS = '#e8cc7a';
const SEAL = '#d23a30';
// One breath, and how long breathing goes on after the last sign of life.
const BREATH = 2200;
const AWAKE = 6000;

interface Lit {
  readonly container: Container;
  readonly aura: Container;
  readonly signature: string;
}

export class Highlights {
  readonly #stage: PixiStage;
  readonly #layer = new Container({ label: 'highlights' });
  // Of places on cards.
  readonly #over = new Container({ label: 'highlights on cards' });
  readonly #lit = new Map<string, Lit>();
  #stopBreathing: (() => void) | null = null;
  // Real time until which the glow breathes.
  #awakeUntil = 0;

  constructor(stage: PixiStage) {
    this.#stage = stage;
    stage.layers.glow.addChild(this.#layer);
    stage.layers.air.addChildAt(this.#over, 0);
  }

  // True when something looks different now.
  show(marks: Marks, pointed: SpotBox | null): boolean {
    const wanted = new Map<string, { spot: Spot | null; box: SpotBox; state: string }>();
    for (const spot of marks.spots) {
      if (spot.place === 'part' || spot.glow === 'none') continue;
      const state = marks.hint === spot.id ? 'hint' : marks.hovered === spot.id ? 'hovered' : 'rest';
      wanted.set(spot.id, { spot, box: spot.place, state });
    }
    if (pointed) wanted.set('pointed', { spot: null, box: pointed, state: 'pointed' });
    const changed = this.#keep(wanted);
    for (const [id, want] of wanted) {
      if (this.#lit.has(id)) continue;
      this.#lit.set(id, this.#light(want.spot, want.box, want.state));
    }
    return changed;
  }

  // Lets the glow breathe for a while: called when spots change and when the pointer moves.
  wake(): void {
    this.#awakeUntil = performance.now() + AWAKE;
    if (this.#lit.size === 0 || this.#stopBreathing) return;
    this.#stopBreathing = this.#stage.clock.listen((_delta, now) => this.#breathe(now));
  }

  destroy(): void {
    this.#stopBreathing?.();
    this.#layer.destroy({ children: true });
    this.#over.destroy({ children: true });
  }

  // Removes what is gone or looks different; true when anything has to change.
  #keep(wanted: ReadonlyMap<string, { spot: Spot | null; box: SpotBox; state: string }>): boolean {
    let changed = wanted.size !== this.#lit.size;
    for (const [id, lit] of this.#lit) {
      const want = wanted.get(id);
      if (want && signatureOf(want.spot, want.box, want.state) === lit.signature) continue;
      lit.container.destroy({ children: true });
      this.#lit.delete(id);
      changed = true;
    }
    return changed;
  }

  #light(spot: Spot | null, box: SpotBox, state: string): Lit {
    const container = new Container({ x: box.x + box.width / 2, y: box.y + box.height / 2, rotation: box.spin ?? 0 });
    const shape = spot?.glow === 'disc' || (spot?.glow === undefined && spot && spot.style !== 'plain') ? 'disc' : 'box';
    const isStrong = state !== 'rest';
    const isDanger = spot?.style === 'danger';
    const [width, height] = [Math.round(box.width), Math.round(box.height)];
    const size = [width + 2 * AURA_MARGIN, height + 2 * AURA_MARGIN] as const;
    const { pictures } = this.#stage;
    const aura = new Container();
    const light = auraMark(shape, width, height, isDanger ? SEAL : CANDLE, spot?.isOnCard ? 'near' : 'far');
    aura.addChild(pictures.picture(light, ...size));
    // Twice the light under the pointer and for a hint.
    if (isStrong) aura.addChild(pictures.picture(light, ...size));
    container.addChild(
      aura,
      pictures.picture(lineMark(shape, width, height, isDanger ? SEAL : BRASS, isStrong ? 3 : 2), ...size),
    );
    if (spot) this.#addMark(container, spot, box);
    (spot?.isOnCard ? this.#over : this.#layer).addChild(container);
    return { container, aura, signature: signatureOf(spot, box, state) };
  }

  #addMark(container: Container, spot: Spot, box: SpotBox): void {
    if (spot.style !== 'step' && spot.style !== 'ability') return;
    const radius = Math.max(8, Math.min(24, Math.round(Math.min(box.width, box.height) * 0.3)));
    const body = spot.style === 'step' ? stepMarkBody(radius) : abilityMarkBody(radius);
    const { markup, width, height, anchor } = paintedPiece(markBox(radius), body);
    container.addChild(this.#stage.pictures.picture(markup, width, height, anchor));
  }

  #breathe(now: number): void {
    const isResting = now >= this.#awakeUntil || this.#lit.size === 0;
    const breath = isResting ? 1 : 0.78 + 0.22 * Math.sin((now / BREATH) * Math.PI * 2);
    for (const lit of this.#lit.values()) lit.aura.alpha = breath;
    if (!isResting) return;
    this.#stopBreathing?.();
    this.#stopBreathing = null;
  }
}

function signatureOf(spot: Spot | null, box: SpotBox, state: string): string {
  return `${spot?.style ?? ''} ${spot?.glow ?? ''} ${spot?.isOnCard ?? ''} ${box.x} ${box.y} ${box.width} ${box.height} ${box.spin ?? 0} ${state}`;
}
