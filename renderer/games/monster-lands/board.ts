// The moving half of Monster Lands: dice and coins that fly between clans, buildings and trails, and numbers that rise.
import { memberOf } from '../../../engine/games/monster-lands/data/lookup';
import { SAMBOR } from '../../../engine/games/monster-lands/types';
import type { Event, View } from '../../../engine/games/monster-lands/view-types';
import { anchorOf, at, type Box, piece } from '../../art/svg';
import type { GameBoard, PlayContext, TableContext } from '../../table/game-table';
import { arc, cue, type Motion, pause, sequence, staggered, together } from '../../table/motion';
import type { Picture } from '../../table/picture';
import type { TableStage } from '../../table/stage';
import { clanDieBody } from './art/dice';
import { CLAN_FIGURE, clanFigureBody } from './art/figure';
import { coinBody, goodsBody, laurelBody, lootBody } from './art/tokens';
import { buildingPoint, isBuilding, type Point, poolPoint, seatPoint, trailPoint } from './layout';
import { tinctureOf } from './reading';

const SMALL: Box = { x: -16, y: -16, width: 32, height: 34 };
const centred = (body: string, size = 28): string => at(-size / 2, -size / 2, body);

// How long a scene's step stays before the next one, by event.
const READ: Readonly<Partial<Record<Event['type'], number>>> = {
  placeOpened: 1000,
  questRolled: 1400,
  questResolved: 1400,
  contractDecided: 900,
  trapsRevealed: 1100,
  trickPlayed: 1000,
  attackRedirected: 900,
  attackRolled: 1600,
  hitsTaken: 1400,
  memberFell: 1500,
  strikeBegan: 800,
  strikeRolled: 1500,
  dieRerolled: 900,
  venomSpent: 600,
  strikeEnded: 1800,
  monsterDriven: 700,
  conquestRolled: 1500,
  conquestEnded: 1600,
  panicSpread: 600,
  roundBegan: 400,
  dicePooled: 250,
};

const ROLLS: ReadonlySet<Event['type']> = new Set([
  'questRolled',
  'attackRolled',
  'strikeRolled',
  'dieRerolled',
  'conquestRolled',
  'dicePooled',
]);

export class MonsterLandsBoard implements GameBoard<View, Event> {
  readonly #stage: TableStage;
  readonly #flying = new Set<Picture>();

  constructor(stage: TableStage) {
    this.#stage = stage;
  }

  show(_view: View, _context: TableContext): void {
    this.#land();
    this.#stage.invalidate();
  }

  play(event: Event, context: PlayContext<View>): Motion | null {
    const moving = this.#motionOf(event, context);
    const read = READ[event.type];
    if (moving === null && read === undefined) return null;
    return sequence(
      cue(() => {
        if (ROLLS.has(event.type)) context.sound('dice');
        else if (event.type === 'hitsTaken' || event.type === 'memberFell') context.sound('strike');
      }),
      together(moving, read === undefined ? null : pause(read)),
    );
  }

  #motionOf(event: Event, context: PlayContext<View>): Motion | null {
    const view = context.before;
    switch (event.type) {
      case 'diePlaced':
        return this.#dice(event.dice, poolPoint(view, event.seat), buildingPoint(event.building), context);
      case 'diceGained':
        return this.#dice(event.dice, { x: 554, y: 270 }, poolPoint(view, event.seat), context);
      case 'diceSold':
        return this.#dice(event.dice, poolPoint(view, event.seat), buildingPoint('merchant'), context);
      case 'memberSent':
        return this.#sent(event, context);
      case 'samborActed':
        return this.#sambor(event, context);
      case 'coinsMined':
        return this.#coins(event.coins + event.bonus, buildingPoint('mine'), seatPoint(view, event.seat), context);
      case 'trapsBought':
        return this.#coins(event.coins, seatPoint(view, event.seat), buildingPoint('hut'), context);
      case 'memberHired':
        return this.#coins(event.coins, seatPoint(view, event.seat), buildingPoint('tavern'), context);
      case 'defenceBought':
        return this.#coins(event.coins, seatPoint(view, event.seat), buildingPoint('armoury'), context);
      case 'equipmentBought':
        return this.#coins(event.coins, seatPoint(view, event.seat), buildingPoint('market'), context);
      case 'potionsBrewed':
        return this.#goods(event.potions, event.venoms, seatPoint(view, event.seat), context);
      case 'wagesPaid':
        return this.#coins(event.coins, seatPoint(view, event.seat), { x: 554, y: 120 }, context);
      case 'gloryChanged':
        return this.#fly(
          SMALL,
          centred(laurelBody('glory', signed(event.amount), 30), 30),
          { x: 554, y: 270 },
          seatPoint(view, event.seat),
          () => context.sound('coin'),
        );
      case 'lootTaken':
        return this.#fly(
          { x: -28, y: -16, width: 56, height: 34 },
          at(-26, -13, lootBody(26, 'hidden')),
          { x: 554, y: 460 },
          seatPoint(view, event.seat),
          () => context.sound('card'),
        );
      default:
        return null;
    }
  }

  #sent(event: Extract<Event, { type: 'memberSent' }>, context: PlayContext<View>): Motion {
    const record = memberOf(event.member);
    const body = clanFigureBody(tinctureOf(context, event.seat), record.id, record.affinity);
    const from = seatPoint(context.before, event.seat);
    const to = trailPoint(event.trail);
    return sequence(
      this.#fly(CLAN_FIGURE, body, from, { x: to.x - 4, y: to.y + 10 }, () => context.sound('piece'), true),
      this.#dice(event.dice, poolPoint(context.before, event.seat), to, context),
    );
  }

  #sambor(event: Extract<Event, { type: 'samborActed' }>, context: PlayContext<View>): Motion | null {
    if (event.skipped) return pause(300);
    const from = { x: 1193, y: 120 };
    if (isBuilding(event.place)) return this.#dice([event.die], from, buildingPoint(event.place), context);
    return this.#fly(
      CLAN_FIGURE,
      clanFigureBody(tinctureOf(context, SAMBOR), 'sambor', null),
      from,
      trailPoint(event.place),
      () => context.sound('piece'),
    );
  }

  #dice(dice: readonly string[], from: Point, to: Point, context: PlayContext<View>): Motion {
    return staggered(
      90,
      dice.map((die) => {
        const colour = die.charAt(0);
        const value = Number(die.slice(1));
        const body = clanDieBody(colour === 'M' || colour === 'I' ? colour : 'S', value > 0 ? value : null, 28);
        return this.#fly(SMALL, centred(body), from, to, () => context.sound('dice'), true);
      }),
    );
  }

  #coins(amount: number, from: Point, to: Point, context: PlayContext<View>): Motion | null {
    if (amount <= 0) return null;
    const count = Math.min(6, amount);
    return staggered(
      70,
      Array.from({ length: count }, () =>
        this.#fly(SMALL, centred(coinBody(undefined, 24), 24), from, to, () => context.sound('coin')),
      ),
    );
  }

  #goods(potions: number, venoms: number, to: Point, context: PlayContext<View>): Motion {
    const things = [...Array<'potion'>(potions).fill('potion'), ...Array<'venom'>(venoms).fill('venom')];
    return staggered(
      90,
      things.map((thing) =>
        this.#fly(SMALL, centred(goodsBody(thing, 26), 26), buildingPoint('alchemist'), to, () => context.sound('piece')),
      ),
    );
  }

  // What is placed stays until the truth is shown; what is only counted is gone when it arrives.
  #fly(box: Box, body: string, from: Point, to: Point, landed: () => void, stays = false): Motion {
    let picture: Picture | null = null;
    const place = { x: from.x, y: from.y };
    const way = arc(place, to, 70, 520);
    return sequence(
      cue(() => {
        picture = this.#stage.pictures.picture(piece(box, body), box.width, box.height, anchorOf(box));
        picture.position.set(from.x, from.y);
        this.#stage.layers.air.addChild(picture);
        this.#flying.add(picture);
      }),
      {
        ...way,
        seek: (time) => {
          way.seek(time);
          if (picture && !picture.destroyed) picture.position.set(place.x, place.y);
        },
      },
      cue(() => {
        landed();
        if (stays || picture === null) return;
        this.#flying.delete(picture);
        picture.destroy();
        this.#stage.invalidate();
      }),
    );
  }

  #land(): void {
    for (const picture of this.#flying) picture.destroy();
    this.#flying.clear();
  }

  destroy(): void {
    this.#land();
  }
}

const signed = (amount: number): string => (amount > 0 ? `+${amount}` : String(amount));
