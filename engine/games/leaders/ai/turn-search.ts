// Whole turns as moves: alpha-beta, deepened turn by turn, with a memory of positions. Before anything is weighed the seat
// to move is searched for a win of this turn, at the leaves too, so that no value stands on a hanging leader.
// Values are shares of winning of the seat to move.
import { countOccurrences, positionKey } from '../effects/turns';
import { isComplete } from '../recruitment';
import type { State } from '../types';
import { enlistedAfter } from './enlist';
import { judge, judgeSafety } from './judge';
import { type Killers, makeKillers } from './killers';
import { at, type Look, type RatedTurn } from './look';
import { afterTurn } from './quick';
import { listTurns, type Turn } from './turn-list';
import { AT_LEAST, AT_MOST, type Child, type Entry, EXACT, makeTurnMemory } from './turn-memory';
import type { Value } from './value';
import type { WinSearch } from './win-search';

// A win now is worth more than one later.
const HASTE = 0.002;
// All turns that were looked at lose, but not all there are were looked at.
const CORNERED = 0.03;
const DOUBT = 0.12;
// The width of a window that only asks whether a turn is better.
const HAIR = 0.0005;
// Turns from this place on are late; where fewer turns are looked ahead, a threat would not be seen in less.
const LATE = 4;
const LATE_DEPTH = 3;
const BEAM_BELOW = 10;
// Turns that are ranked by the value for each that is gone into.
const RANKED = 3;
// Ways out: how wide they are looked for, how many are gone into, of how many actions, by how many turns ahead; and how often
// anew, with what has refuted the last ones.
const ALL_ACTIONS = 9;
const RESCUE_BEAMS: readonly number[] = [40, 24, 12];
const RESCUES: readonly number[] = [60, 24, 12];
const RESCUE_ACTIONS: readonly number[] = [ALL_ACTIONS, 3, 2];
const RESCUE_ROUNDS = 3;
const FOILED = 100;
// Lines that a turn must foil to be looked at by whoever is menaced.
const MENACES = 3;
// How widely a way out is looked for before a win is believed.
const SIEGE_BEAM = 60;
const SIEGE = 300;
// When the best turn has fallen so far by a deeper look, the others are given more time to show themselves.
const TROUBLE = 0.05;
const TROUBLE_PATIENCE = 2;

export interface TurnSearch {
  // The candidate turns of the seat to move, best first.
  rate(root: State, look: Look): RatedTurn[];
  // Share of the seat that has just moved, as `rate` would find it `depth` turns deep, its own turn counted.
  shareAfter(next: State, depth: number, look: Look): number;
  // Share of the seat to move, `depth` turns deep; from `enough` on, no more than that it is so high.
  shareOf(state: State, depth: number, look: Look, enough?: number): number;
  readonly nodes: number;
}

export function createTurnSearch(wins: WinSearch, value: Value): TurnSearch {
  const memory = makeTurnMemory();
  const killers: readonly [Killers, Killers] = [makeKillers(), makeKillers()];
  let look: Look;
  let nodes = 0;
  let isStopped = false;
  let patience = 1;
  // How many times the usual number of the enemy's first answers is looked at.
  let breadth = 1;

  const winsNow = (state: State, entry: Entry, ply: number): boolean => {
    if (entry.wins !== null) return entry.wins;
    const known = killers[state.seat as 0 | 1];
    entry.wins = known.hit(state);
    if (entry.wins) return true;
    const line = wins.find(state, at(look.winNodes, ply), () => look.isOver(patience));
    if (line !== null) known.add(line);
    entry.wins = line !== null;
    return entry.wins;
  };

  const restingShare = (state: State, entry: Entry): number => {
    if (entry.resting < 0) entry.resting = value(state);
    return entry.resting;
  };

  const childOf = (turn: Turn): Child => {
    const next = afterTurn(turn.state);
    return { turn, next, recruited: null, guess: 1 - restingShare(next, memory.entryOf(next)) };
  };

  // The enemy's moment after a turn: at rest before the recruitment, else after it.
  const nextOf = (child: Child, depth: number): State => {
    if (depth === 0 || isComplete(child.next, child.turn.state.seat)) return child.next;
    child.recruited ??= enlistedAfter(child.turn.state, value);
    return child.recruited;
  };

  const childrenOf = (state: State, width: number, keep: number): Child[] => {
    // Who would lose by waiting looks only at what foils that line.
    const isPressed = isMenaced(state);
    const score = (each: State) => judge(each, state.seat) + (isPressed && isFoiled(each, MENACES) ? FOILED : 0);
    const turns = listTurns(state, { width, keep: keep * RANKED, score });
    const foiling = isPressed ? turns.filter(isFoiling) : turns;
    const children = (foiling.length === 0 ? turns : foiling).map(childOf);
    children.sort((left, right) => right.guess - left.guess);
    return children.slice(0, keep);
  };

  // Listed anew when more are asked for than before: what is known keeps its place in front.
  const answersOf = (state: State, entry: Entry, wide: number): Child[] => {
    if (entry.turns !== null && entry.breadth >= wide) return entry.turns;
    const listed = childrenOf(state, Math.round(BEAM_BELOW * wide), Math.round((look.answers[0] as number) * wide));
    entry.breadth = wide;
    entry.turns = entry.turns === null ? listed : joined(entry.turns, listed);
    return entry.turns;
  };

  // When all that looks good loses: turns that foil every line which has won so far, the safest first.
  const waysOut = (state: State, width: number, keep: number, actions: number): Child[] => {
    const score = (each: State) => judgeSafety(each, state.seat) + (isFoiled(each) ? FOILED : 0);
    return listTurns(state, { width, keep, actions, score }).filter(isFoiling).map(childOf);
  };

  // Whether no line of the enemy, or none of the last so many, wins after a turn that ends here.
  const isFoiled = (state: State, lines?: number): boolean =>
    !asEnemy(state, () => killers[state.seat as 0 | 1].hit(state, lines));

  // Whether the enemy wins after a turn without any action.
  const isMenaced = (state: State): boolean =>
    asEnemy(state, () => {
      const known = killers[state.seat as 0 | 1];
      if (known.hit(state)) return true;
      const line = wins.find(state, at(look.winNodes, 0));
      if (line !== null) known.add(line);
      return line !== null;
    });

  const search = (state: State, depth: number, alpha: number, beta: number, ply: number): number => {
    nodes++;
    if (nodes > look.nodes || ((nodes & 7) === 0 && look.isOver(patience))) isStopped = true;
    if (isStopped) return 0;
    if (isRepeated(state)) return 0.5;
    const entry = memory.entryOf(state);
    if (winsNow(state, entry, ply)) return 1 - HASTE * ply;
    if (depth === 0) return restingShare(state, entry);
    if (entry.depth >= depth) {
      if (entry.bound === EXACT) return entry.share;
      if (entry.bound === AT_LEAST && entry.share >= beta) return entry.share;
      if (entry.bound === AT_MOST && entry.share <= alpha) return entry.share;
    }
    const wide = ply === 1 ? breadth : 1;
    const children = answersOf(state, entry, wide);
    let count = Math.min(children.length, Math.round(at(look.answers, depth - 1) * wide));
    // Whoever is cornered later, or looks the better for it, is a little better off: there may be a way out.
    const cornered = CORNERED + HASTE * ply + DOUBT * restingShare(state, entry);
    let best = cornered;
    let floor = alpha;
    for (let index = 0; index < count; index++) {
      const child = children[index] as Child;
      const below = depth - 1;
      // What comes late in the order is looked at less deep first.
      let share =
        index >= LATE && depth >= LATE_DEPTH ? scout(nextOf(child, below - 1), below - 1, floor, beta, ply + 1, true) : 1;
      if (share > floor) share = scout(nextOf(child, below), below, floor, beta, ply + 1, index > 0);
      if (isStopped) return 0;
      if (share > best) {
        best = share;
        if (index > 0) {
          children.splice(index, 1);
          children.unshift(child);
        }
      }
      floor = Math.max(floor, best);
      if (floor >= beta) break;
      if (index < count - 1 || best > cornered) continue;
      if (count === children.length && entry.rescues < RESCUE_ROUNDS) {
        entry.rescues++;
        const far = Math.max(0, ply - 1);
        children.push(...waysOut(state, at(RESCUE_BEAMS, far), at(RESCUES, far), at(RESCUE_ACTIONS, far)));
      }
      count = children.length;
    }
    entry.share = best;
    entry.isCornered = best === cornered && best < beta;
    entry.depth = depth;
    entry.bound = best >= beta ? AT_LEAST : best <= alpha ? AT_MOST : EXACT;
    return best;
  };

  // The mover's share after a turn. One that has to be better than another is first only asked whether it is.
  const scout = (next: State, depth: number, floor: number, beta: number, ply: number, isLate: boolean): number => {
    if (isLate && floor + HAIR < beta) {
      const share = 1 - search(next, depth, 1 - floor - HAIR, 1 - floor, ply);
      if (share <= floor || isStopped) return share;
    }
    return 1 - search(next, depth, 1 - beta, 1 - floor, ply);
  };

  const begin = (wish: Look) => {
    look = wish;
    nodes = 0;
    isStopped = false;
    patience = 1;
    breadth = 1;
  };

  const rateTo = (
    depth: number,
    rated: RatedTurn[],
    nexts: ReadonlyMap<Turn, Child>,
    wanted = at(look.roots, depth - 1),
  ): void => {
    const count = Math.min(rated.length, wanted);
    const before = rated[0]?.share ?? 0;
    let best = 0;
    const rateOne = (each: RatedTurn, deep: number): void => {
      const nodesBefore = nodes;
      const next = nextOf(nexts.get(each.turn) as Child, deep - 1);
      const share = scout(next, deep - 1, Math.max(0, best - look.margin), 1, 1, best > 0 && look.margin === 0);
      if (isStopped) return;
      each.spread = Math.abs(share - each.share);
      each.share = share;
      each.work += nodes - nodesBefore;
      each.depth = deep;
      if (deep < depth) return;
      best = Math.max(best, share);
      patience = best < before - TROUBLE ? TROUBLE_PATIENCE : 1;
    };
    for (let index = 0; index < count && !isStopped; index++) rateOne(rated[index] as RatedTurn, depth);
    // Those in front have fallen below others that were looked at less deep: these come forward, step by step.
    while (!isStopped) {
      const forward = foremost(rated, depth);
      if (forward === null || forward.share <= best + TROUBLE) break;
      rateOne(forward, forward.depth + 1);
    }
    patience = 1;
    // What was looked at deeper is believed before the rest; among equals the order stays.
    rated.sort((left, right) => right.depth - left.depth || right.share - left.share);
  };

  // Whether a cornered seat finds no way out among very many turns; ways out come before its other turns.
  const isHeld = (state: State, entry: Entry): boolean => {
    if (entry.isBesieged) return true;
    entry.isBesieged = true;
    const tried = [...childrenOf(state, SIEGE_BEAM, SIEGE), ...waysOut(state, SIEGE_BEAM, SIEGE, ALL_ACTIONS)];
    const escapes = tried.filter(({ next }) => {
      const known = memory.entryOf(next);
      return !look.isOver(TROUBLE_PATIENCE) && !winsNow(next, known, 2);
    });
    if (escapes.length === 0) return true;
    escapes.sort((left, right) => right.guess - left.guess);
    entry.turns = [...escapes, ...(entry.turns ?? [])];
    entry.depth = -1;
    return false;
  };

  // Whether the best turn leaves no win, however long, and no way out if it seems to win; what is found is remembered.
  const isSure = (rated: readonly RatedTurn[], nexts: ReadonlyMap<Turn, Child>): boolean => {
    const [best] = rated;
    if (best === undefined || best.share <= HASTE * 2) return true;
    const next = nextOf(nexts.get(best.turn) as Child, best.depth - 1);
    const entry = memory.entryOf(next);
    if (entry.isSure) return !entry.isCornered || isHeld(next, entry);
    const line = wins.find(next, look.sureNodes, () => look.isOver());
    entry.isSure = line === null;
    if (line === null) return !entry.isCornered || isHeld(next, entry);
    killers[next.seat as 0 | 1].add(line);
    entry.wins = true;
    best.share = 0;
    return false;
  };

  // Won whatever the enemy does, or lost whatever is done: looking deeper changes nothing.
  const isDecided = ({ turn, share, depth }: RatedTurn, nexts: ReadonlyMap<Turn, Child>): boolean => {
    if (share <= HASTE * 2) return true;
    const entry = memory.entryOf(nextOf(nexts.get(turn) as Child, depth - 1));
    return entry.isCornered && entry.isBesieged;
  };

  return {
    rate(root, wish) {
      begin(wish);
      memory.clear();
      const children = childrenOf(root, wish.width, at(wish.roots, 0));
      const nexts = new Map<Turn, Child>(children.map((child) => [child.turn, child]));
      const rated = children.map(startOf);
      for (let depth = 1; depth <= wish.depth && !isStopped; depth++) {
        breadth = breadthAt(depth, wish);
        rateTo(depth, rated, nexts);
        // A turn that falls lets others come forward that were only said to be worse than it.
        while (!isStopped && !isSure(rated, nexts)) rateTo(depth, rated, nexts);
        if (depth === 1 && (rated[0] as RatedTurn).share <= HASTE * 2) {
          for (let round = 0; round < RESCUE_ROUNDS && (rated[0] as RatedTurn).share <= HASTE * 2; round++) {
            const saving = waysOut(root, SIEGE_BEAM, SIEGE, ALL_ACTIONS);
            for (const child of saving) nexts.set(child.turn, child);
            const saved = saving.map(startOf);
            rateTo(depth, saved, nexts, saved.length);
            rated.unshift(...saved.filter(({ share }) => share > HASTE * 2));
          }
        }
        if (rated.length <= 1 || isDecided(rated[0] as RatedTurn, nexts)) break;
      }
      return rated;
    },
    shareAfter(next, depth, wish) {
      begin(wish);
      breadth = breadthAt(depth, wish);
      return 1 - search(next, depth - 1, 0, 1, 1);
    },
    shareOf(state, depth, wish, enough = 1) {
      begin(wish);
      return search(state, depth, 0, enough, 0);
    },
    get nodes() {
      return nodes;
    },
  };
}

const breadthAt = (depth: number, { widening, roots }: Look): number => 1 + widening * Math.max(0, depth - roots.length);

// LDR-22: the third time is a draw; the second one already leads nowhere.
function isRepeated(state: State): boolean {
  if (state.history.length === 0 || !isComplete(state, 0) || !isComplete(state, 1)) return false;
  return countOccurrences(state, positionKey(state)) >= 2;
}

// The best of those not yet looked at so deep.
function foremost(rated: readonly RatedTurn[], depth: number): RatedTurn | null {
  let first: RatedTurn | null = null;
  for (const each of rated) if (each.depth < depth && each.share > (first?.share ?? -1)) first = each;
  return first;
}

function joined(known: readonly Child[], listed: readonly Child[]): Child[] {
  const cells = new Set(known.map(({ next }) => next.cell.join()));
  return [...known, ...listed.filter(({ next }) => !cells.has(next.cell.join()))];
}

function isFoiling({ score }: Turn): boolean {
  return score > FOILED / 2;
}

// As if the turn ended here and the enemy were to move.
function asEnemy(state: State, ask: () => boolean): boolean {
  const { seat, acted, twin } = state;
  state.seat = 1 - seat;
  state.acted = 0;
  state.twin = -1;
  const answer = ask();
  state.seat = seat;
  state.acted = acted;
  state.twin = twin;
  return answer;
}

function startOf({ turn, guess }: Child): RatedTurn {
  return { turn, share: guess, spread: 0.5, work: 1, depth: 0, decks: 0 };
}
