// The toy's board: a cloth, a die that rolls, cards that are laid and dealt.
import { Container, Graphics } from 'pixi.js';
import { dieBody, dieBox, settledDie, TUMBLE } from '../../art/die';
import { paintedPiece } from '../../table/art-piece';
import { Card } from '../../table/card';
import { Deck } from '../../table/deck';
import { Die } from '../../table/die';
import { floatNumber } from '../../table/floating-number';
import type { GameBoard, Marks, PlayContext, TableContext } from '../../table/game-table';
import { makeLabel } from '../../table/label';
import { cue, type Motion, pause, sequence } from '../../table/motion';
import type { TableStage } from '../../table/stage';
import { CARD, DECK, DIE, handPlace, laidPlace } from './layout';
import type { ToyEvent, ToyView } from './types';

const DIE_SIZE = 52;
const DIE_BOX = dieBox(DIE_SIZE);
const FACES = [1, 2, 3, 4, 5, 6] as const;

function blankCard(colour: string): string {
  return `<svg viewBox="0 0 84 118"><rect x="1" y="1" width="82" height="116" rx="6" fill="#f0e2bd" stroke="#3a270b" stroke-width="1.5"/><rect x="6" y="6" width="72" height="106" rx="4" fill="none" stroke="${colour}" stroke-width="3"/></svg>`;
}

const BACK = `<svg viewBox="0 0 84 118"><rect x="1" y="1" width="82" height="116" rx="6" fill="#2b3a5c" stroke="#c8a04a" stroke-width="2"/><path d="M12 59L42 14L72 59L42 104Z" fill="none" stroke="#c8a04a" stroke-width="2"/></svg>`;

export class ToyBoard implements GameBoard<ToyView, ToyEvent> {
  readonly #stage: TableStage;
  readonly #root = new Container();
  readonly #cards = new Container();
  readonly #die: Die;
  readonly #deck: Deck;
  readonly #hand = new Map<string, Container>();

  constructor(stage: TableStage) {
    this.#stage = stage;
    const cloth = new Graphics().roundRect(270, 60, 740, 570, 18).fill(0x2e4a38).stroke({ width: 4, color: 0xc8a04a });
    stage.layers.ground.addChild(cloth);
    this.#die = new Die(stage, {
      settled: Object.fromEntries(
        FACES.map((face) => [String(face), paintedPiece(DIE_BOX, dieBody(DIE_SIZE, settledDie(face))).markup]),
      ),
      tumbling: TUMBLE.map((rotation) => paintedPiece(DIE_BOX, dieBody(DIE_SIZE, { rotation })).markup),
      size: DIE_SIZE,
      face: '1',
      picture: paintedPiece(DIE_BOX, ''),
    });
    this.#die.position.set(DIE.x, DIE.y);
    this.#deck = new Deck(stage, { markup: BACK, ...CARD }, 0);
    this.#deck.position.set(DECK.x, DECK.y);
    this.#root.addChild(this.#deck, this.#cards, this.#die);
    stage.layers.pieces.addChild(this.#root);
  }

  show(view: ToyView, _context: TableContext): void {
    this.#die.visible = view.die > 0;
    if (view.die > 0) this.#die.showFace(String(view.die));
    this.#die.position.set(DIE.x, DIE.y);
    this.#deck.setCount(view.deck);
    this.#hand.clear();
    for (const child of this.#cards.removeChildren()) child.destroy({ children: true });
    for (const [index, card] of view.hand.entries()) {
      this.#hand.set(`card:${card}`, this.#putCard(card, handPlace(index, view.hand.length)));
    }
    for (const [seat, card] of view.laid.entries()) {
      if (card !== null) this.#putCard(card, laidPlace(seat, view.laid.length));
    }
  }

  play(event: ToyEvent, context: PlayContext<ToyView>): Motion | null {
    const { after } = context;
    switch (event.type) {
      case 'dieRolled':
        this.#die.visible = true;
        return sequence(
          cue(() => context.sound('dice')),
          this.#die.roll(String(event.face), { x: 420, y: 150 }, DIE),
          pause(200),
        );
      case 'cardLaid':
        return sequence(
          cue(() => context.sound('card')),
          this.#layCard(event.seat, event.card, after.laid.length),
        );
      case 'cardsRevealed':
        return this.#reveal(event.cards);
      case 'pointsTaken':
        return floatNumber(this.#stage, `+${event.points}`, DIE);
      case 'cardDrawn':
        return this.#deck.deal(null, { x: event.seat === after.seat ? 640 : 140, y: 540 });
    }
  }

  mark({ hovered, picks }: Marks): void {
    for (const [id, card] of this.#hand) card.y = 550 - (hovered === id || picks.includes(id) ? 14 : 0);
  }

  destroy(): void {
    this.#root.destroy({ children: true });
  }

  #putCard(card: number | 'hidden', { x, y }: { readonly x: number; readonly y: number }): Container {
    const piece = new Card(this.#stage, {
      front: blankCard('#8e2420'),
      back: BACK,
      ...CARD,
      side: card === 'hidden' ? 'back' : 'front',
    });
    piece.position.set(x, y);
    if (card !== 'hidden') {
      piece.addChild(makeLabel(this.#stage, String(card), { font: 'title', fontSize: 40, fill: 0x3b1d10 }));
    }
    this.#cards.addChild(piece);
    return piece;
  }

  #layCard(seat: number, card: number | null, seats: number): Motion {
    const own = card === null ? undefined : this.#hand.get(`card:${card}`);
    const piece = own instanceof Card ? own : this.#putCard('hidden', { x: 140, y: 200 });
    return piece instanceof Card ? piece.dealTo(laidPlace(seat, seats)) : pause(0);
  }

  #reveal(cards: readonly number[]): Motion {
    return sequence(
      cue(() => {
        for (const [seat, card] of cards.entries()) this.#putCard(card, laidPlace(seat, cards.length));
      }),
      pause(900),
    );
  }
}
