// The moving half of Jan Žižka: commanders on the roads, reach marks, and goods that fly to the panels.
import { Container } from 'pixi.js';
import { SPACES } from '../../../engine/games/zizka/data/board';
import { shortestPath, spaceId, spaceIndex } from '../../../engine/games/zizka/data/tables';
import type { View, Event as ZizkaEvent } from '../../../engine/games/zizka/view-types';
import type { Tincture } from '../../../engine/protocol';
import { anchorOf, type Box, piece } from '../../art/svg';
import type { GameBoard, Marks, PlayContext, TableContext } from '../../table/game-table';
import { arc, cue, easeInOut, glide, type Motion, pause, sequence, staggered, tween } from '../../table/motion';
import type { Picture } from '../../table/picture';
import type { TableStage } from '../../table/stage';
import { COMMANDER, commanderBody, isCommander } from './art/commander';
import { REACH, reachRingBody, routeBody, STEPS, stepsBadgeBody } from './art/marks';
import { portraitBody } from './art/portrait';
import { roadBox, roadSamples, routePath } from './art/spaces';
import { symbolBody, type ZizkaSymbol } from './art/symbols';
import { favourPoint, MAP_AT, type Point, panelPoint, rowPoint, spacePoint, standPoint, tavernPoint } from './layout';
import { seatOrder, torakTincture } from './order';

const GOODS: Box = { x: -14, y: -14, width: 28, height: 28 };
const NEWCOMER: Box = { x: -2, y: -2, width: 64, height: 68 };
const TORAK = -1;
const LAID = 1.25;

export class ZizkaBoard implements GameBoard<View, ZizkaEvent> {
  readonly #stage: TableStage;
  readonly #figures = new Map<number, Picture>();
  readonly #layer = new Container();
  readonly #reach = new Container();
  readonly #flying = new Set<Picture>();
  #view: View | null = null;
  // The row that was completed last: what it pays flies from there.
  #row = 1;

  constructor(stage: TableStage) {
    this.#stage = stage;
    this.#layer.sortableChildren = true;
    stage.layers.glow.addChild(this.#reach);
    stage.layers.pieces.addChild(this.#layer);
  }

  show(view: View, context: TableContext): void {
    this.#view = view;
    this.#land();
    const standing = standings(view);
    for (const [seat, figure] of this.#figures) {
      if (standing.some((each) => each.seat === seat)) continue;
      figure.destroy();
      this.#figures.delete(seat);
    }
    for (const { seat, space, laid, commander, warrant } of standing) {
      const tincture: Tincture =
        seat === TORAK ? torakTincture(context.table.seats[0]?.tincture) : (context.table.seats[seat]?.tincture ?? 'gules');
      const figure = this.#figure(seat, commander, tincture, { warrant, glow: view.turn === seat });
      const others = standing.filter((each) => each.space === space);
      const at = standPoint(
        space,
        others.findIndex((each) => each.seat === seat),
        others.length,
      );
      figure.position.set(at.x, at.y);
      figure.zIndex = Math.round(at.y);
      figure.rotation = laid ? LAID : 0;
      figure.alpha = 1;
    }
    this.#stage.invalidate();
  }

  mark(marks: Marks): void {
    for (const child of this.#reach.removeChildren()) child.destroy();
    const view = this.#view;
    if (view) {
      this.#drawRoute(view, /^space:(.*)$/.exec(marks.hovered ?? '')?.[1]);
      for (const spot of marks.spots) {
        const id = /^space:(.*)$/.exec(spot.id)?.[1];
        if (id !== undefined) this.#markSpace(view, id, marks.hovered === spot.id || marks.hint === spot.id);
      }
    }
    this.#stage.invalidate();
  }

  #markSpace(view: View, id: string, isPointed: boolean): void {
    const kind = SPACES.find((space) => space.id === id)?.kind ?? 'waypoint';
    const at = spacePoint(id);
    this.#put(this.#reach, REACH, reachRingBody(kind), at);
    const steps = view.reach[id];
    if (steps !== undefined)
      this.#put(this.#reach, STEPS, stepsBadgeBody(steps, isPointed ? 'hovered' : 'rest'), { x: at.x + 17, y: at.y - 17 });
  }

  // The way that a move to the place under the pointer would take.
  #drawRoute(view: View, to: string | undefined): void {
    const from = view.seats[view.turn]?.space;
    if (from === undefined || to === undefined || view.reach[to] === undefined) return;
    const path = shortestPath(spaceIndex(from), spaceIndex(to)).map(spaceId);
    for (const [index, space] of path.slice(1).entries()) {
      const leg = path[index] ?? space;
      this.#put(this.#reach, roadBox(leg, space), routeBody(routePath(leg, space)), MAP_AT);
    }
  }

  #figure(
    seat: number,
    commander: string,
    tincture: Tincture,
    state: { readonly warrant: boolean; readonly glow: boolean },
  ): Picture {
    const markup = piece(COMMANDER, commanderBody(isCommander(commander) ? commander : 'torak', tincture, state));
    const known = this.#figures.get(seat);
    if (known) {
      known.draw(markup);
      return known;
    }
    const picture = this.#stage.pictures.picture(markup, COMMANDER.width, COMMANDER.height, anchorOf(COMMANDER));
    this.#figures.set(seat, picture);
    this.#layer.addChild(picture);
    return picture;
  }

  play(event: ZizkaEvent, context: PlayContext<View>): Motion | null {
    switch (event.type) {
      case 'moved':
        return this.#walk(event.seat, event.path, () => context.sound('piece'));
      case 'torakMoved':
        return this.#walk(TORAK, event.path, () => context.sound('piece'));
      case 'diceRolled':
      case 'dieRerolled':
      case 'tournamentRolled':
      case 'tournamentThrown':
      case 'torakRolled':
        return sequence(
          cue(() => context.sound('dice')),
          pause(950),
        );
      case 'coinsGained':
        return this.#goods('coin', event.coins, event.seat, context);
      case 'luckGained':
        return this.#goods('luck', event.tokens, event.seat, context);
      case 'pointsScored':
        return event.seat < 0 ? pause(300) : this.#goods('vp', event.points, event.seat, context);
      case 'rowCompleted':
        return sequence(
          cue(() => {
            this.#row = event.row;
          }),
          pause(450),
        );
      case 'conquestRowPassed':
        return pause(450);
      case 'tokenRevealed':
      case 'keepRevealed':
      case 'fightStarted':
        return sequence(
          cue(() => context.sound('card')),
          pause(450),
        );
      case 'fightScored':
        return pause(600);
      case 'eventEnded':
      case 'conquestEnded':
        return pause(800);
      case 'fightEnded':
        return sequence(
          cue(() => context.sound('strike')),
          pause(1000),
          // ZIZ-124: among seats the attacked one lies down, whoever won; Torak has a fact of his own.
          event.attacker >= 0 && event.defender >= 0 ? this.#turn(event.defender, LAID) : null,
        );
      case 'turnStarted':
        return this.#standUp(event.seat);
      case 'torakStoodUp':
        return this.#standUp(TORAK);
      case 'favourTaken':
        return this.#goods(event.sovereign, 1, event.seat, context, favourPoint(event.sovereign));
      case 'warrantTaken':
        return this.#goods('warrant', 1, event.seat, context);
      case 'moraleMoved':
        return this.#goods(event.direction, 1, event.seat, context);
      case 'tournamentEnded':
        return pause(1800);
      case 'torakCardDrawn':
        return sequence(
          cue(() => context.sound('card')),
          pause(900),
        );
      case 'memberJoined':
        return this.#joins(event, context);
      case 'memberLeft':
        return sequence(
          cue(() => context.sound('card')),
          pause(300),
        );
      case 'torakLaidDown':
        return this.#turn(TORAK, LAID);
      default:
        return null;
    }
  }

  #walk(seat: number, path: readonly string[], landed: () => void): Motion | null {
    const figure = this.#figures.get(seat);
    if (!figure || path.length < 2) return null;
    const legs = path.slice(1).map((to, index) => {
      const road = roadSamples(path[index] ?? to, to);
      return sequence(
        tween(
          420,
          (progress) => {
            const place = road[Math.min(road.length - 1, Math.floor(progress * (road.length - 1)))] ?? { x: 0, y: 0 };
            const hop = Math.abs(Math.sin(progress * Math.PI * 3)) * 7;
            figure.position.set(MAP_AT.x + place.x, MAP_AT.y + place.y + 8 - hop);
            figure.zIndex = Math.round(MAP_AT.y + place.y + 8);
          },
          easeInOut,
        ),
        cue(landed),
      );
    });
    return sequence(...legs);
  }

  #turn(seat: number, rotation: number): Motion | null {
    const figure = this.#figures.get(seat);
    return figure ? glide(figure, { rotation }, 500) : null;
  }

  #standUp(seat: number): Motion | null {
    return this.#figures.get(seat)?.rotation === 0 ? null : this.#turn(seat, 0);
  }

  // From the row that pays, or from where the figure stands, to the seat's panel.
  #goods(symbol: ZizkaSymbol, amount: number, seat: number, context: PlayContext<View>, source?: Point): Motion {
    const { before, after } = context;
    const isOnSheet = (before.event ?? after.event ?? before.conquest) !== null && seat === before.turn;
    const space = after.seats[seat]?.space ?? before.seats[seat]?.space ?? 'tyn';
    const from = source ?? (isOnSheet ? rowPoint(this.#row) : spacePoint(space));
    const to = panelPoint(seatOrder(after).indexOf(seat), after.seats.length);
    const count = Math.min(6, Math.max(1, amount));
    const body = `<circle r="13" fill="#f6ecd3" stroke="#8a6a2c"/>${symbolBody(symbol, 18)}`;
    return staggered(
      80,
      Array.from({ length: count }, () => this.#fly(GOODS, body, from, to, () => context.sound('coin'))),
    );
  }

  // A new member comes over from the tavern's table.
  #joins(event: Extract<ZizkaEvent, { type: 'memberJoined' }>, context: PlayContext<View>): Motion {
    const to = panelPoint(seatOrder(context.after).indexOf(event.seat), context.after.seats.length);
    const portrait = `${portraitBody(event.member)}<rect width="60" height="64" rx="4" fill="none" stroke="#5b431f" stroke-width="3"/>`;
    return this.#fly(NEWCOMER, portrait, tavernPoint(event.level, event.slot), to, () => context.sound('card'));
  }

  #fly(box: Box, body: string, from: Point, to: Point, landed: () => void): Motion {
    let picture: Picture | null = null;
    const place = { x: from.x, y: from.y };
    const way = arc(place, to, 60, 560);
    return sequence(
      cue(() => {
        picture = this.#put(this.#stage.layers.air, box, body, from);
        this.#flying.add(picture);
      }),
      {
        ...way,
        seek: (at) => {
          way.seek(at);
          if (picture && !picture.destroyed) picture.position.set(place.x, place.y);
        },
      },
      cue(landed),
    );
  }

  #put(layer: Container, box: Box, body: string, at: Point): Picture {
    const picture = this.#stage.pictures.picture(piece(box, body), box.width, box.height, anchorOf(box));
    picture.position.set(at.x, at.y);
    layer.addChild(picture);
    return picture;
  }

  #land(): void {
    for (const picture of this.#flying) picture.destroy();
    this.#flying.clear();
  }

  destroy(): void {
    this.#land();
    for (const child of this.#reach.removeChildren()) child.destroy();
    for (const figure of this.#figures.values()) figure.destroy();
    this.#figures.clear();
    this.#reach.destroy();
    this.#layer.destroy();
  }
}

interface Standing {
  readonly seat: number;
  readonly space: string;
  readonly laid: boolean;
  readonly commander: string;
  readonly warrant: boolean;
}

// Everyone on the map; Torak last.
function standings(view: View): readonly Standing[] {
  const seats = view.seats.flatMap((seat) =>
    seat.commander === null
      ? []
      : [{ seat: seat.seat, space: seat.space, laid: seat.laid, commander: seat.commander, warrant: seat.warrant !== null }],
  );
  return view.solo === null
    ? seats
    : [...seats, { seat: TORAK, space: view.solo.space, laid: view.solo.laid, commander: 'torak', warrant: false }];
}
