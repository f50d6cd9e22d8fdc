// The moving half of Na Grunwald!: pieces on the fields, and what walks and flies between panels and fields.
import type { GrunwaldEvent, GrunwaldView, Source } from '../../../engine/games/grunwald/view-types';
import { FIELDS, type FieldId } from '../../../engine/games/grunwald/view-types';
import type { Tincture } from '../../../engine/protocol';
import type { Box } from '../../art/svg';
import type { GameBoard, PlayContext, TableContext } from '../../table/game-table';
import { arc, cue, easeOut, glide, type Motion, pause, sequence, staggered, together } from '../../table/motion';
import type { Picture } from '../../table/picture';
import type { TableStage } from '../../table/stage';
import { armsOf, KNIGHT_CARD, knightCardBody } from './art/card';
import { ducatBody, GOODS, HELPER, helperBody, OFFICER, officerBody, provisionBody } from './art/pieces';
import { fieldCorner, handPoint, homePoint, nichePoint, type Point, pursePoint } from './layout';
import { Pieces } from './pieces';

const EVENT_AT: Point = { x: 358, y: 100 };

export class GrunwaldBoard implements GameBoard<GrunwaldView, GrunwaldEvent> {
  readonly #stage: TableStage;
  readonly #pieces: Pieces;
  readonly #flying = new Map<Picture, FieldId | null>();
  #tinctures: readonly Tincture[] = [];

  constructor(stage: TableStage) {
    this.#stage = stage;
    this.#pieces = new Pieces(stage);
  }

  show(view: GrunwaldView, context: TableContext): void {
    this.#tinctures = context.table.seats.map((seat) => seat.tincture);
    this.#land();
    // Scenes lie over the fields; pieces would shine through them.
    if (view.stage === 'reckoning') this.#pieces.clear();
    else this.#pieces.set(view, this.#tinctures);
    this.#stage.invalidate();
  }

  play(event: GrunwaldEvent, context: PlayContext<GrunwaldView>): Motion | null {
    const { seats } = context.table;
    switch (event.type) {
      case 'piecesPlaced':
        return this.#placing(event, context);
      case 'ducatsGained':
        return this.#goods(ducatBody(9), event.amount, this.#place(event.source), pursePoint(seats, event.seat), () =>
          context.sound('coin'),
        );
      case 'ducatsPaid':
        // A winner's stake already lies on the field.
        if (event.source === 'provision' || event.source === 'mercenaries') return pause(120);
        return this.#goods(ducatBody(9), event.amount, pursePoint(seats, event.seat), this.#place(event.source), () =>
          context.sound('coin'),
        );
      case 'provisionGained':
        return this.#goods(provisionBody(9), event.amount, this.#place(event.source), pursePoint(seats, event.seat), () =>
          context.sound('coin'),
        );
      case 'provisionPaid':
        return this.#goods(provisionBody(9), event.amount, pursePoint(seats, event.seat), this.#place(event.source), () =>
          context.sound('coin'),
        );
      case 'knightTaken':
      case 'teutonTaken': {
        const body = knightCardBody(event.card.kind, event.card.strength, armsOf(event.card));
        return this.#fly(KNIGHT_CARD, body, this.#place(event.source), handPoint(seats, event.seat), () => context.sound('card'));
      }
      case 'helperGained':
        return this.#fly(
          HELPER,
          helperBody(this.#tinctures[event.seat] ?? 'gules'),
          this.#place(event.source),
          homePoint(seats, event.seat),
          () => context.sound('piece'),
        );
      case 'fieldSettled':
        return sequence(
          cue(() => this.#goHome(event.field)),
          event.ranks.length > 0 ? pause(800 + event.ranks.length * 320) : pause(60),
        );
      case 'ducatsReturned':
        return this.#goods(ducatBody(8), event.amount, this.#place(event.source), pursePoint(seats, event.seat), () =>
          context.sound('coin'),
        );
      case 'knightsRested':
        return pause(60);
      case 'eventTurned':
        return sequence(
          cue(() => context.sound('card')),
          pause(1300),
        );
      case 'bidMade':
      case 'auctionWon':
        return sequence(
          cue(() => context.sound('coin')),
          pause(800),
        );
      case 'bidderLeft':
      case 'auctionFailed':
        return pause(400);
      case 'cardsRevealed':
      case 'battleFought':
        return sequence(
          cue(() => context.sound(event.type === 'battleFought' ? 'strike' : 'card')),
          pause(1500),
        );
      case 'duelFought':
      case 'jointTaskEnded':
        return pause(900);
      case 'troopsFed':
      case 'strengthCounted':
      case 'ducatsCounted':
        return sequence(
          cue(() => context.sound('coin')),
          pause(750),
        );
      case 'commanderNamed':
      case 'quartermasterNamed':
        return sequence(
          cue(() => context.sound('card')),
          pause(1300),
        );
      case 'matchEnded':
        return pause(2600);
      default:
        return null;
    }
  }

  #placing(event: Extract<GrunwaldEvent, { type: 'piecesPlaced' }>, context: PlayContext<GrunwaldView>): Motion {
    const tincture = this.#tinctures[event.seat] ?? 'gules';
    const to = nichePoint(event.field, event.place, context.table.seats.length);
    const from = homePoint(context.table.seats, event.seat);
    const figures = event.officer
      ? [this.#fly(OFFICER, officerBody(tincture), from, to, () => context.sound('piece'), 620, event.field)]
      : Array.from({ length: event.helpers }, (_, index) =>
          this.#fly(
            HELPER,
            helperBody(tincture),
            from,
            { x: to.x + (index - (event.helpers - 1) / 2) * 14, y: to.y },
            () => context.sound('piece'),
            620,
            event.field,
          ),
        );
    const coins =
      event.ducats > 0
        ? this.#goods(
            ducatBody(8),
            event.ducats,
            pursePoint(context.table.seats, event.seat),
            { x: to.x + 16, y: to.y },
            () => context.sound('coin'),
            event.field,
          )
        : null;
    return together(staggered(90, figures), coins);
  }

  // Where a gain comes from: the field's banner, or the event card.
  #place(source: Source): Point {
    const field = FIELDS.find((id): id is FieldId => id === source);
    if (field === undefined) return EVENT_AT;
    const corner = fieldCorner(field);
    return { x: corner.x + 107, y: corner.y + 80 };
  }

  #goods(body: string, amount: number, from: Point, to: Point, sound: () => void, field?: FieldId): Motion {
    const count = Math.min(6, Math.max(1, amount));
    return staggered(
      70,
      Array.from({ length: count }, () => this.#fly(GOODS, body, from, to, sound, 460, field)),
    );
  }

  // What arrives in a panel becomes part of it; a piece on a field stays until the true state is shown.
  #fly(box: Box, body: string, from: Point, to: Point, landed: () => void, millis = 620, field?: FieldId): Motion {
    let picture: Picture | null = null;
    const holder = { x: from.x, y: from.y, alpha: 1 };
    const follow = (motion: Motion): Motion => ({
      ...motion,
      millis: motion.millis,
      seek: (at) => {
        motion.seek(at);
        if (picture && !picture.destroyed) picture.position.set(holder.x, holder.y);
      },
    });
    return sequence(
      cue(() => {
        picture = this.#pieces.picture(box, body);
        picture.position.set(from.x, from.y);
        this.#flying.set(picture, field ?? null);
        this.#stage.layers.air.addChild(picture);
      }),
      follow(arc(holder, to, 46, millis)),
      cue(landed),
      glide({ wait: 0 }, { wait: 1 }, 60, easeOut),
      cue(() => {
        if (field !== undefined || picture === null) return;
        this.#flying.delete(picture);
        if (!picture.destroyed) picture.destroy();
        this.#stage.invalidate();
      }),
    );
  }

  // Pieces of the fields before this one are home again, those that have just arrived too.
  #goHome(before: FieldId): void {
    this.#pieces.clearBefore(before);
    const settled = FIELDS.slice(0, FIELDS.indexOf(before));
    for (const [picture, field] of this.#flying) {
      if (field === null || !settled.includes(field)) continue;
      this.#flying.delete(picture);
      picture.destroy();
    }
  }

  // What flew is part of the true state now.
  #land(): void {
    for (const picture of this.#flying.keys()) picture.destroy();
    this.#flying.clear();
  }

  destroy(): void {
    this.#land();
    this.#pieces.destroy();
  }
}
