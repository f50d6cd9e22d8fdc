// Situations of Na Grunwald!: real matches of quick players until the table asks what the scene wants to show.
import { makeRng, type Rng } from '../../../engine/core/rng';
import { learning } from '../../../engine/games/grunwald/ai/learning';
import { imagine } from '../../../engine/games/grunwald/determinize';
import { makeKey } from '../../../engine/games/grunwald/notation';
import type { Decision } from '../../../engine/games/grunwald/types';
import type { View } from '../../../engine/games/grunwald/view-types';
import { createMatch, type Match } from '../../../engine/match/match';
import type { SeatSpec, TablePush } from '../../../engine/protocol';
import type { Scene } from '../scene';

const SEATS: readonly SeatSpec[] = [
  { kind: 'human', name: 'Jagna', tincture: 'gules' },
  { kind: 'human', name: 'Mikołaj', tincture: 'azure' },
  { kind: 'human', name: 'Bořek', tincture: 'vert' },
  { kind: 'human', name: 'Zbyszko', tincture: 'or' },
];
const SEEDS = 400;

type Wish = (view: View, offers: number) => boolean;

// The quick policy, now and then with another idea: tables as people leave them, with full hands and a mishap or two.
function quickKey(view: View, rng: Rng): string {
  const [decision] = learning.first(imagine(view.table, rng), rng);
  return decision === undefined ? '' : makeKey(decision as Decision);
}

function reach(seats: number, wish: Wish): Match {
  for (let seed = 1; seed <= SEEDS; seed += 1) {
    const match = createMatch({ game: 'grunwald', seats: SEATS.slice(0, seats), seed });
    const rng = makeRng(seed);
    for (;;) {
      const request = match.request;
      const view = match.view(request?.seat ?? 0) as View;
      if (wish(view, request?.decisions.length ?? 0)) return match;
      if (request === null) break;
      match.decide(quickKey(view, rng));
    }
  }
  throw new Error('No match came to this situation');
}

// Before the last decision of a whole match: whatever is chosen, the reckoning follows.
function beforeTheEnd(seats: number): Match {
  const played = reach(seats, (view) => view.phase === 'finished' && hasRiders(view));
  const { seed } = played.header;
  const match = createMatch({ game: 'grunwald', seats: SEATS.slice(0, seats), seed });
  for (const { key } of played.played.slice(0, -1)) match.decide(key);
  return match;
}

function tableOf(match: Match, beats: TablePush['beats'] = []): TablePush {
  const request = match.request;
  const view = match.view(request?.seat ?? 0) as View;
  return {
    match: 'posed',
    game: 'grunwald',
    mode: { kind: 'match' },
    seats: match.seats,
    options: {},
    seed: 1,
    viewer: request?.seat ?? 0,
    view,
    beats,
    request: request === null ? null : { ...request },
    toMove: request?.seat ?? null,
    curtain: null,
    entry: match.played.length,
    canUndo: true,
    canRedo: false,
    // The page of the reckoning stays open: the results are a screen of their own.
    outcome: null,
    progress: { unit: 'round', number: view.round, of: view.rounds },
    campaign: null,
    course: [],
  };
}

function scene(seats: number, wish: Wish, steps: Scene['steps'] = []): Scene {
  return posed(() => reach(seats, wish), steps);
}

function posed(find: () => Match, steps: Scene['steps'] = []): Scene {
  let match: Match | null = null;
  return {
    screen: { name: 'table' },
    table: () => {
      match = find();
      return tableOf(match);
    },
    decided: (key) => goOn(match ?? find(), key),
    steps,
  };
}

// What follows a decision, with the others as the quick policy plays them, until the same seat is asked again.
function goOn(match: Match, key: string): TablePush {
  const eye = match.request?.seat ?? 0;
  const rng = makeRng(match.played.length);
  const beats: TablePush['beats'][number][] = [];
  for (let next = key; next !== ''; ) {
    const decided = match.decide(next);
    if (!decided.ok) break;
    for (const { event, state } of decided.value) {
      const told = match.game.redactEvent(event, eye);
      if (told !== null) beats.push({ event: told, view: match.game.viewFor(state, eye) });
    }
    const { request } = match;
    next = request === null || request.seat === eye ? '' : quickKey(match.view(request.seat) as View, rng);
  }
  return tableOf(match, beats);
}

const asks =
  (phase: string, rest: Wish = () => true): Wish =>
  (view, offers) =>
    view.phase === phase && rest(view, offers);
const event = (phase: string, id: string): Wish => asks(phase, (view) => view.event?.id === id);

export const scenes: Readonly<Record<string, Scene>> = {
  'grunwald:first': scene(3, asks('placing')),
  'grunwald:table': scene(
    4,
    asks('choosingField', (view) => view.round === 5 && busy(view) >= 7),
  ),
  'grunwald:three': scene(
    3,
    asks('placing', (view) => view.round === 4 && busy(view) >= 5),
  ),
  'grunwald:two': scene(
    2,
    asks('placing', (view) => view.round === 6 && busy(view) >= 4),
  ),
  'grunwald:full': scene(
    4,
    asks('placing', (view) => view.round === 8 && busy(view) >= 8),
  ),
  'grunwald:stake': scene(
    4,
    asks('choosingDucats', (view, offers) => view.placement?.field === 'provision' && offers >= 7),
  ),
  'grunwald:mercenaries': scene(
    3,
    asks('choosingDucats', (view) => view.placement?.field === 'mercenaries'),
  ),
  'grunwald:auction': scene(
    4,
    asks('bidding', (view, offers) => (view.auction?.bid ?? 0) >= 1 && offers >= 4),
  ),
  'grunwald:ransom': scene(3, event('bidding', 'ransom')),
  'grunwald:hunt': scene(3, event('buying', 'hunt')),
  'grunwald:bridge': scene(4, event('buying', 'bridge')),
  'grunwald:helper': scene(4, asks('buyingHelper')),
  'grunwald:due': scene(3, asks('payingDue')),
  'grunwald:task': scene(
    4,
    asks('choosingTask', (view) => hiddenCount(view) === 2),
  ),
  'grunwald:bydgoszcz': scene(3, event('choosingTask', 'bydgoszcz')),
  'grunwald:skirmish-choice': scene(
    4,
    asks('choosingFighter', (view) => hiddenCount(view) >= 1),
  ),
  'grunwald:skirmish': scene(
    4,
    asks('choosingLoss', (view) => (view.giving?.given ?? 0) >= 1 && paid(view) >= 1),
  ),
  'grunwald:loss': scene(
    3,
    asks('choosingLoss', (view) => (view.giving?.eligible.length ?? 0) >= 8),
  ),
  'grunwald:feeding': scene(
    4,
    asks('dismissing', (view) => (view.giving?.eligible.length ?? 0) >= 7),
  ),
  'grunwald:scoring': scene(4, (view) => view.phase === 'finished' && hasRiders(view)),
  'grunwald:reckoning': posed(() => beforeTheEnd(4)),
  'grunwald:scoring-two': scene(2, (view) => view.phase === 'finished'),
};

function busy(view: View): number {
  return view.fields.reduce((sum, field) => sum + field.queue.length, 0);
}

function hiddenCount(view: View): number {
  return view.players.filter((player) => player.hidden).length;
}

function paid(view: View): number {
  return view.players.filter((player) => player.paidCards.length > 0 || player.paidProvision > 0).length;
}

function hasRiders(view: View): boolean {
  return view.reckoning?.some((row) => row.dismissed.length > 0) ?? false;
}
