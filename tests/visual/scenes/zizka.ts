// Jan Žižka at moments of real matches: played by seed with a lively hand until the wanted moment comes.
import type { Rng } from '../../../engine/core/rng';
import { rngFor } from '../../../engine/core/rng';
import type { State } from '../../../engine/games/zizka/types';
import type { View } from '../../../engine/games/zizka/view-types';
import { createMatch, type Match } from '../../../engine/match/match';
import type { SeatSpec, TablePush } from '../../../engine/protocol';
import { equip } from '../../unit/zizka/helpers';
import type { Scene } from '../scene';

const PEOPLE: readonly SeatSpec[] = [
  { kind: 'human', name: 'Jagna', tincture: 'gules' },
  { kind: 'ai', name: 'Witold', tincture: 'azure', level: 'knight' },
  { kind: 'ai', name: 'Zawisza', tincture: 'vert', level: 'squire' },
  { kind: 'ai', name: 'Oldřich z Kunštátu', tincture: 'or', level: 'page' },
];

const WEIGHT: Readonly<Record<string, number>> = {
  move: 1,
  event: 20,
  conquest: 6,
  hire: 20,
  attack: 60,
  end: 0.2,
  peek: 1,
  row: 8,
  fail: 0.5,
  decline: 0.5,
  hireMember: 8,
  join: 8,
  luck: 9,
};

interface Moment {
  readonly seats: number;
  readonly seed: number;
  readonly options?: Record<string, string | number | boolean>;
  readonly until: (state: State, view: View) => boolean;
  // Whoever is asked, not only the first seat.
  readonly anyone?: boolean;
  // Makes the found state richer than seeds come to be.
  readonly change?: (state: State) => void;
}

function stateOf(match: Match): State {
  return match.state as unknown as State;
}

function choose(match: Match, rng: Rng): string {
  const choices = match.request?.decisions ?? [];
  const weights = choices.map(({ decision }) => WEIGHT[decision.type] ?? 2);
  let left = rng.float() * weights.reduce((sum, weight) => sum + weight, 0);
  for (const [index, choice] of choices.entries()) {
    left -= weights[index] ?? 0;
    if (left <= 0) return choice.key;
  }
  return choices.at(-1)?.key ?? '';
}

function pose({ seats, seed, options = {}, until, anyone = false, change }: Moment): Match {
  const people = PEOPLE.slice(0, seats);
  for (let attempt = 0; attempt < 60; attempt++) {
    const rng = rngFor(seed + attempt, 7);
    const match = createMatch({ game: 'zizka', seats: people, seed: seed + attempt, options });
    while (match.request !== null) {
      const isAsked = anyone || match.request.seat === 0;
      if (isAsked && until(stateOf(match), match.view(0) as View)) {
        change?.(stateOf(match));
        return match;
      }
      match.decide(choose(match, rng));
    }
  }
  throw new Error('the moment never came');
}

function pushOf(match: Match, { seats: count, options = {}, seed }: Moment, beats: TablePush['beats'] = []): TablePush {
  const { request } = match;
  const isOwn = request?.seat === 0;
  return {
    match: 'posed',
    game: 'zizka',
    mode: { kind: 'match' },
    seats: PEOPLE.slice(0, count),
    options,
    seed,
    viewer: 0,
    view: match.view(0),
    beats,
    request: isOwn ? request : null,
    toMove: request?.seat ?? null,
    curtain: null,
    entry: match.played.length,
    canUndo: true,
    canRedo: false,
    outcome: null,
    progress: { unit: 'round', number: stateOf(match).round },
    campaign: null,
    course: [],
  };
}

function scene(moment: Moment, more: Partial<Scene> = {}): Scene {
  let match: Match | null = null;
  return {
    screen: { name: 'table' },
    table: () => {
      match = pose(moment);
      return pushOf(match, moment);
    },
    decided: (key) => {
      const open = match ?? pose(moment);
      const decided = open.decide(key);
      const beats = decided.ok ? decided.value : [];
      return pushOf(
        open,
        moment,
        beats.map(({ event, state }) => ({ event, view: open.game.viewFor(state, 0) })),
      );
    },
    ...more,
  };
}

// A request of this phase, not before a round.
const at =
  (phase: string, round = 1) =>
  (state: State): boolean =>
    state.phase === phase && state.round >= round;

export const scenes: Readonly<Record<string, Scene>> = {
  'zizka:table': scene(
    { seats: 3, seed: 11, until: (state) => state.phase === 'menu' && state.actions === 2 && state.round >= 8 },
    { steps: [{ hover: '[data-spot^="space:"]' }] },
  ),
  'zizka:four': scene({ seats: 4, seed: 21, until: at('menu', 7), options: { side: 'B' } }),
  'zizka:two': scene({ seats: 2, seed: 31, until: (state) => state.phase === 'menu' && state.actions === 0 && state.round >= 5 }),
  'zizka:long': scene({ seats: 3, seed: 41, options: { goal: 30 }, until: at('menu', 12) }),
  'zizka:commanders': scene({ seats: 3, seed: 51, options: { commanders: 'chosen' }, until: at('choosingCommander') }),
  'zizka:peek': scene({ seats: 3, seed: 61, until: at('peeking', 2) }),
  'zizka:roll': scene({
    seats: 3,
    seed: 71,
    until: (state) =>
      state.phase === 'eventRolling' && state.roll !== null && state.roll.sigismund >= 0 && state.roll.rerolls > 0,
  }),
  // Seven dice in the hand, before an event is tried.
  'zizka:seven': scene({
    seats: 3,
    seed: 77,
    until: (state) => at('menu', 3)(state) && state.actions > 0 && (state.tokens[state.seats[0]?.space ?? -1] ?? -1) >= 0,
    change: (state) => equip(state, 0, 'zizka', ['havel', 'jira', 'hana', 'trebava']),
  }),
  'zizka:buy': scene({
    seats: 3,
    seed: 81,
    options: { experienced: true },
    until: (state) => state.phase === 'eventRolling' && state.roll?.rerolls === 0 && (state.seats[0]?.coins ?? 0) > 2,
  }),
  'zizka:first-row': scene({ seats: 3, seed: 91, until: at('firstRow') }),
  'zizka:donation': scene({
    seats: 3,
    seed: 101,
    until: (state, view) => state.phase === 'firstRow' && view.event?.kind === 'donation',
  }),
  'zizka:rows': scene({ seats: 3, seed: 111, until: (state, view) => at('rows')(state) && (view.event?.rows.length ?? 0) > 3 }),
  'zizka:conquest': scene({ seats: 3, seed: 121, until: at('conquestRolling') }),
  // The second row is covered, and so will be the third: the keep falls.
  'zizka:keep-falls': scene({
    seats: 3,
    seed: 127,
    until: (state, { conquest }) => at('conquestRolling')(state) && conquest?.row === 2 && conquest.rows[1]?.covered === true,
  }),
  'zizka:conquest-luck': scene({ seats: 3, seed: 131, until: at('conquestLuck') }),
  'zizka:morale': scene({ seats: 3, seed: 141, until: at('choosingMorale') }),
  'zizka:hiring': scene({ seats: 3, seed: 151, until: at('hiring', 3) }),
  'zizka:replacing': scene({ seats: 3, seed: 161, until: at('hireReplacing', 3) }),
  'zizka:gaining': scene({ seats: 3, seed: 171, until: at('gaining') }),
  'zizka:gain-replacing': scene({ seats: 3, seed: 181, until: at('gainReplacing') }),
  'zizka:giving': scene({ seats: 3, seed: 191, until: at('giving') }),
  'zizka:attack': scene({ seats: 3, seed: 201, until: at('attackRolling') }),
  'zizka:defence': scene({ seats: 3, seed: 211, until: at('defenceRolling') }),
  'zizka:joining': scene({ seats: 3, seed: 231, until: at('joining') }),
  'zizka:tournament': scene({
    seats: 3,
    seed: 241,
    until: (state) =>
      state.phase === 'tournamentRolling' && (state.tournament?.players.length ?? 0) > 2 && (state.tournament?.roller ?? 0) > 1,
  }),
  'zizka:throwing': scene({
    seats: 4,
    seed: 251,
    until: (state) => at('throwing')(state) && (state.tournament?.players.length ?? 0) > 3,
  }),
  'zizka:watching': scene({
    seats: 3,
    seed: 261,
    anyone: true,
    until: (state) => state.phase === 'eventRolling' && state.turn === 1,
  }),
  'zizka:solo': scene({ seats: 1, seed: 271, until: at('menu', 5) }),
  'zizka:solo-fight': scene({ seats: 1, seed: 281, until: at('defenceRolling') }),
  'zizka:solo-attack': scene({ seats: 1, seed: 291, until: at('attackLuck') }),
  'zizka:solo-tournament': scene({ seats: 1, seed: 301, until: at('tournamentRolling') }),
  'zizka:losing': scene({ seats: 1, seed: 311, until: at('losing') }),
};
