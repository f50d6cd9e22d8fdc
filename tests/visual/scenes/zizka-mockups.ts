// Jan Žižka in the very states of the target pictures, for laying ours beside them.
import { zizka } from '../../../engine/games/zizka';
import { spaceIndex } from '../../../engine/games/zizka/data/tables';
import type { State } from '../../../engine/games/zizka/types';
import type { SeatSpec, TablePush } from '../../../engine/protocol';
import { at, equip, layOut, newTable, play, putToken, seatOf } from '../../unit/zizka/helpers';
import type { Scene } from '../scene';

const PEOPLE: readonly SeatSpec[] = [
  { kind: 'human', name: 'Žižka', tincture: 'gules' },
  { kind: 'ai', name: 'Kateřina', tincture: 'azure', level: 'knight' },
  { kind: 'ai', name: 'Boreš', tincture: 'vert', level: 'knight' },
];

// Round 8: Žižka on Týn, Kateřina on Krumlov, Boreš with a warrant on Veselí.
function eighthRound(): State {
  const state = newTable(3);
  equip(state, 0, 'zizka', ['raz', 'dorota', 'hynek', 'ludmila']);
  equip(state, 1, 'katerina', ['radka', 'jira', 'eliska', 'adela']);
  equip(state, 2, 'bores', ['bratrice', 'albrecht', 'pribik', 'bara']);
  layOut(state, 1, ['marketa', 'jaros', 'prokop', 'trebava']);
  layOut(state, 2, ['anezka', 'racek', 'dalibor', 'sobebor']);
  Object.assign(seatOf(state, 0), { vp: 11, coins: 7, luck: 1, morale: -1 });
  Object.assign(seatOf(state, 1), { vp: 9, coins: 5, luck: 2, morale: 1 });
  Object.assign(seatOf(state, 2), { vp: 13, coins: 4, luck: 0, morale: -2, warrant: 1, warrantCoins: 3 });
  at(state, 0, 'tyn');
  at(state, 1, 'krumlov');
  at(state, 2, 'veseli');
  state.round = 8;
  state.favours[1] = 0;
  putToken(state, 'budejovice', 'P1');
  putToken(state, 'tabor', 'C4', true);
  putToken(state, 'netolice', 'R3', true);
  for (const space of ['tyn', 'krumlov', 'veseli']) state.tokens[spaceIndex(space)] = -1;
  state.used.push(...state.pile.splice(6));
  return state;
}

function pushOf(state: State): TablePush {
  const asked = zizka.requestFor(state);
  const isOwn = asked?.seat === 0;
  const decisions = zizka.legalDecisions(state).map((decision) => ({ key: zizka.makeKey(decision), decision }));
  return {
    match: 'posed',
    game: 'zizka',
    mode: { kind: 'match' },
    seats: PEOPLE,
    options: {},
    seed: 8,
    viewer: 0,
    view: zizka.viewFor(state, 0),
    beats: [],
    request: asked !== null && isOwn ? { ...asked, decisions, refusals: zizka.refusals?.(state) ?? [] } : null,
    toMove: asked?.seat ?? null,
    curtain: null,
    entry: 60,
    canUndo: true,
    canRedo: false,
    outcome: null,
    progress: { unit: 'round', number: state.round },
    campaign: null,
    course: [],
  };
}

// Worked example 2: four dice and Sigismund's, the coin showing.
function pickpocketing(): State {
  const state = at(eighthRound(), 0, 'budejovice');
  return play(state, ['event'], ['sword', 'shield', 'speech', 'luck', 's.coin']).state;
}

// Kateřina stands with ten, Boreš with nine; Žižka has rolled eleven.
function lists(): State {
  const state = putToken(at(eighthRound(), 0, 'budejovice'), 'budejovice', 'T2', true);
  const opened = play(state, ['event', 'join', 'join'], ['luck', 'luck', 'speech', 'sword', 'shield', 'sword']).state;
  const first = play(
    opened,
    ['aside:sword', 'throw:sword1', 'keep'],
    ['sword', 'luck', 'speech', 'speech', 'sword', 'sword', 'shield'],
  ).state;
  return play(first, ['aside:sword', 'throw:sword1', 'keep'], ['shield', 'luck', 'luck', 'speech', 'sword', 'sword', 'shield'])
    .state;
}

const scene = (state: () => State, more: Partial<Scene> = {}): Scene => ({
  screen: { name: 'table' },
  table: () => pushOf(state()),
  ...more,
});

export const scenes: Readonly<Record<string, Scene>> = {
  'zizka:mockup-table': scene(eighthRound, { steps: [{ hover: '[data-spot="space:budejovice"]' }] }),
  'zizka:mockup-roll': scene(pickpocketing),
  'zizka:mockup-tournament': scene(lists),
};
