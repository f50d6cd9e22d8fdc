// Monster Lands at moments of real matches: played by seed with a lively hand until the wanted request comes.
import type { Rng } from '../../../engine/core/rng';
import { rngFor } from '../../../engine/core/rng';
import { askOf } from '../../../engine/games/monster-lands/requests';
import { GATE_PLACE, type State } from '../../../engine/games/monster-lands/types';
import type { Ask } from '../../../engine/games/monster-lands/view-types';
import { createMatch, type Match } from '../../../engine/match/match';
import type { SeatSpec, TablePush } from '../../../engine/protocol';
import type { Scene, SceneStep } from '../scene';

const JAGNA: SeatSpec = { kind: 'human', name: 'Jagna', tincture: 'azure' };
const RIVALS: readonly SeatSpec[] = [
  { kind: 'ai', name: 'Bořek', tincture: 'gules', level: 'knight' },
  { kind: 'ai', name: 'Wit', tincture: 'vert', level: 'squire' },
  { kind: 'ai', name: 'Kateřina', tincture: 'or', level: 'hetman' },
];

const WEIGHT: Readonly<Record<string, number>> = {
  send: 6,
  visit: 5,
  confirm: 1,
  add: 4,
  back: 0.05,
  leave: 0.2,
  beer: 0.3,
  rollAll: 3,
  kill: 6,
  capture: 9,
  giveUp: 0.3,
  hire: 9,
  trail: 5,
  equip: 0,
  swap: 0.1,
  sellTrophy: 0,
  loot: 0.2,
  drop: 0.1,
};

interface Moment {
  readonly seats: number;
  readonly seed: number;
  readonly options?: Record<string, string | number | boolean>;
  // Rare moments are taken from whoever comes to them.
  readonly anySeat?: boolean;
  // Opened again in the middle: nobody tells what happened before.
  readonly resumed?: boolean;
  readonly until: (state: State, ask: Ask) => boolean;
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

interface Posed {
  readonly match: Match;
  readonly table: TablePush;
}

function pose({ seats, seed, options = {}, anySeat = false, resumed = false, until, change }: Moment): Posed {
  const people = [JAGNA, ...RIVALS].slice(0, seats);
  for (let attempt = 0; attempt < 120; attempt++) {
    const rng = rngFor(seed + attempt, 7);
    // What happened at the present place, so that a scene shows it as a player would have seen it.
    let told: TablePush['beats'] = [];
    const match = createMatch({ game: 'monster-lands', seats: people, seed: seed + attempt, options });
    while (match.request !== null) {
      const ask = askOf(stateOf(match));
      if (ask !== null && (ask.seat === 0 || anySeat) && until(stateOf(match), ask)) {
        change?.(stateOf(match));
        return { match, table: pushOf(match, people, options, seed, resumed ? [] : told) };
      }
      const decided = match.decide(choose(match, rng));
      if (!decided.ok) throw new Error(decided.message);
      for (const { event, state } of decided.value) {
        const beat = { event, view: match.game.viewFor(state, 0) };
        told = event.type === 'placeOpened' ? [beat] : [...told, beat];
      }
    }
  }
  throw new Error('the moment never came');
}

function pushOf(
  match: Match,
  seats: readonly SeatSpec[],
  options: TablePush['options'],
  seed: number,
  beats: TablePush['beats'],
): TablePush {
  const { request } = match;
  const state = stateOf(match);
  return {
    match: 'posed',
    game: 'monster-lands',
    mode: { kind: 'match' },
    seats,
    options,
    seed,
    viewer: request?.seat ?? 0,
    view: match.view(request?.seat ?? 0),
    beats,
    request,
    toMove: request?.seat ?? null,
    curtain: null,
    entry: match.played.length,
    canUndo: true,
    canRedo: false,
    outcome: null,
    progress: { unit: 'round', number: state.round, of: state.config.rounds },
    campaign: null,
    course: [],
  };
}

const scene = (moment: Moment, more: Partial<Scene> = {}): Scene => ({
  screen: { name: 'table' },
  table: () => pose(moment).table,
  settings: { ownSpeed: 0, aiSpeed: 0 },
  ...more,
});

// Goes on by the decisions that are made, for as long as the same seat is asked; shown at the usual pace.
function moving(moment: Moment, ...steps: readonly SceneStep[]): Scene {
  let posed: Posed | null = null;
  const open = (): Posed => {
    posed ??= pose(moment);
    return posed;
  };
  return {
    screen: { name: 'table' },
    table: () => open().table,
    decided: (key) => {
      const { match, table } = open();
      const eye = table.viewer ?? 0;
      const decided = match.decide(key);
      const beats = decided.ok ? decided.value : [];
      return {
        ...pushOf(
          match,
          table.seats,
          table.options,
          moment.seed,
          beats.map(({ event, state }) => ({ event, view: match.game.viewFor(state, eye) })),
        ),
        viewer: eye,
        view: match.view(eye),
      };
    },
    steps,
  };
}

// Every clan as full as it ever gets.
function enrich(state: State): void {
  for (const [seat, clan] of state.clans.entries()) {
    for (const id of state.mercenaryDeck.splice(seat === 0 ? -8 : -5))
      clan.members.push({ id, wounded: false, away: false, gear: state.equipmentDeck.splice(-1) });
    clan.loot.push(...state.lootDeck.splice(-3));
    clan.traps.push(...state.trapDeck.splice(-3));
    for (const id of state.landDeck.splice(-2)) clan.lands.push({ id, settler: '', used: false });
    Object.assign(clan, { defence: 5, potion: 3, venom: 3, glory: 24, coins: 27, S: 6, M: 4, I: [1, 2, 4, 6] });
  }
}

const late = (state: State): boolean => state.round >= 3;

export const scenes: Readonly<Record<string, Scene>> = {
  'monster-lands:turn': scene({
    seats: 3,
    seed: 11,
    until: (state, ask) =>
      ask.kind === 'turn' &&
      late(state) &&
      (state.clans[0]?.members.length ?? 0) > 3 &&
      state.lands.some((land) => land.trails.some((trail) => trail.seat > 0)),
  }),
  'monster-lands:four': scene({ seats: 4, seed: 21, until: (state, ask) => ask.kind === 'turn' && state.round >= 4 }),
  'monster-lands:rich': scene({
    seats: 4,
    seed: 22,
    until: (state, ask) => ask.kind === 'turn' && state.round >= 2,
    change: enrich,
  }),
  'monster-lands:two': scene({ seats: 2, seed: 31, until: (state, ask) => ask.kind === 'turn' && late(state) }),
  'monster-lands:solo': scene({
    seats: 1,
    seed: 41,
    options: { scenario: 6 },
    until: (state, ask) => ask.kind === 'turn' && late(state),
  }),
  'monster-lands:hut': scene({
    seats: 3,
    seed: 51,
    until: (state, ask) => ask.kind === 'hut' && (state.work?.picks.length ?? 0) > 0,
  }),
  'monster-lands:send': scene(
    { seats: 3, seed: 61, until: (state, ask) => ask.kind === 'send' && state.round >= 2 },
    { steps: [{ hover: '[data-spot="trail:A1"], [data-spot="trail:A2"], [data-spot^="trail:A"]' }] },
  ),
  'monster-lands:load': scene({
    seats: 3,
    seed: 71,
    until: (state, ask) => ask.kind === 'load' && /^[AB]/.test(state.work?.trail ?? '') && (state.work?.tokens.length ?? 0) > 0,
  }),
  'monster-lands:strike': scene({
    seats: 3,
    seed: 81,
    until: (state, ask) => ask.kind === 'strike' && (state.scene?.roll?.dice.length ?? 0) > 1 && (state.scene?.roll?.S ?? 0) > 0,
  }),
  // As many ways on as a strike ever offers: the question must still be read.
  'monster-lands:strike-choices': scene({
    seats: 3,
    seed: 85,
    anySeat: true,
    until: (state, ask) => {
      const { scene: at, lands } = state;
      const trail = at === null ? undefined : lands[at.place - 2]?.trails[at.trail];
      return (
        ask.kind === 'strike' &&
        at?.monster !== 'gator' &&
        (at?.roll?.S ?? 0) > 0 &&
        (at?.roll?.M ?? 0) > 0 &&
        (trail?.venom ?? 0) > 0 &&
        (trail?.shown.length ?? 0) > 0
      );
    },
  }),
  // Opened again in the middle of a strike: the attack is no longer known.
  'monster-lands:strike-resumed': scene({
    seats: 3,
    seed: 81,
    resumed: true,
    until: (state, ask) => ask.kind === 'strike' && (state.scene?.roll?.dice.length ?? 0) > 1 && (state.scene?.roll?.S ?? 0) > 0,
  }),
  'monster-lands:monsters': scene(
    { seats: 3, seed: 11, until: (state, ask) => ask.kind === 'turn' && late(state) },
    { steps: [{ click: '[data-action="bestiary"]' }] },
  ),
  'monster-lands:defend': scene({ seats: 3, seed: 91, until: (state, ask) => ask.kind === 'defend' && state.round >= 2 }),
  // Magic dice may be given up against an attack: every way with its chances.
  'monster-lands:ward': scene({ seats: 3, seed: 95, until: (state, ask) => ask.kind === 'ward' && state.round >= 2 }),
  'monster-lands:loot': scene({ seats: 3, seed: 96, until: (state, ask) => ask.kind === 'takeLoot' && state.scene !== null }),
  'monster-lands:quest': scene({
    seats: 3,
    seed: 101,
    anySeat: true,
    until: (state, ask) => ask.kind === 'openRoll' && state.scene?.roll?.purpose === 'quest',
  }),
  'monster-lands:conquest': scene({
    seats: 3,
    seed: 111,
    anySeat: true,
    until: (state, ask) => ask.kind === 'openRoll' && state.scene?.roll?.purpose === 'conquest',
  }),
  'monster-lands:contract': scene({ seats: 3, seed: 121, until: (_, ask) => ask.kind === 'contract' }),
  'monster-lands:wages': scene({ seats: 3, seed: 131, until: (_, ask) => ask.kind === 'wages' }),
  'monster-lands:clash': scene({ seats: 3, seed: 141, options: { trickery: true }, until: (_, ask) => ask.kind === 'clash' }),
  'monster-lands:hire': moving({ seats: 3, seed: 161, until: (state, ask) => ask.kind === 'tavern' && state.round >= 2 }),
  // Five attack dice, three of which will hit.
  'monster-lands:gate': moving({
    seats: 3,
    seed: 165,
    until: (state, ask) => ask.kind === 'ward' && state.scene?.place === GATE_PLACE,
  }),
  'monster-lands:rival': scene(
    { seats: 3, seed: 151, until: (state, ask) => ask.kind === 'turn' && late(state) },
    { steps: [{ hover: '.ml-rival header' }] },
  ),
};
