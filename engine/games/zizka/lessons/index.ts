// The tutorial: eleven lessons by doing. Dice fall by each lesson's seed; a test plays every lesson through.
import type { Lesson, LessonStep } from '../../../core/game-module';
import { known } from '../../../core/invariant';
import { KEEP_CARDS } from '../data/tables';
import { LESSON_RULES } from '../lesson-rules';
import type { State } from '../types';
import { poseMember, posePoints, poseSeat, poseTable, poseToken } from './pose';

const RIVAL = { commander: 'bores', space: 'trebon' } as const;

// Texts are numbered; each entry lists the keys that go on, none for reading only.
function stepsOf(id: string, ways: readonly (readonly string[])[]): LessonStep[] {
  return ways.map((keys, index) => ({ say: `lesson.${id}.${index + 1}`, keys }));
}

function lesson(id: string, seats: number, seed: number, start: () => State, steps: readonly LessonStep[]): Lesson<State> {
  return { id, title: `lesson.${id}.title`, seats, seed, seat: 0, rules: LESSON_RULES[id] ?? [], start, steps };
}

function turnTable(): State {
  const state = poseTable(2);
  poseSeat(state, 0, { commander: 'zizka', space: 'pisek' });
  poseSeat(state, 1, RIVAL);
  return state;
}

function eventTable(): State {
  const state = poseTable(2);
  poseSeat(state, 0, { commander: 'zizka', space: 'tabor', members: ['jakub', 'vit'] });
  poseSeat(state, 1, RIVAL);
  poseToken(state, 'tabor', 'H1');
  return state;
}

function luckTable(): State {
  const state = poseTable(2);
  poseSeat(state, 0, { commander: 'zizka', space: 'tabor', members: ['jakub'] });
  poseSeat(state, 1, RIVAL);
  poseToken(state, 'tabor', 'C4');
  return state;
}

function hireTable(): State {
  const state = poseTable(2);
  poseSeat(state, 0, { commander: 'bores', space: 'orlik', coins: 4 });
  poseSeat(state, 1, { ...RIVAL, commander: 'zizka' });
  poseMember(state, 'matej');
  return state;
}

function moraleTable(): State {
  const state = poseTable(2);
  poseSeat(state, 0, { commander: 'zizka', space: 'tabor', members: ['jakub', 'albrecht'] }).morale = 1;
  poseSeat(state, 1, RIVAL);
  poseToken(state, 'tabor', 'C1');
  return state;
}

function keepTable(): State {
  const state = poseTable(2);
  poseSeat(state, 0, { commander: 'zizka', space: 'hluboka', members: ['sezima', 'alzbeta', 'jakub', 'simon'], luck: 1 });
  poseSeat(state, 1, RIVAL);
  const deck = known(state.keeps[0]);
  const card = KEEP_CARDS[0].findIndex((each) => each.id === 'easy2');
  deck.splice(deck.indexOf(card), 1);
  deck.push(card);
  return state;
}

function favourTable(): State {
  const state = poseTable(2);
  poseSeat(state, 0, { commander: 'zizka', space: 'budejovice', members: ['eliska'] });
  poseSeat(state, 1, RIVAL);
  poseToken(state, 'budejovice', 'D1');
  state.favours[0] = 1;
  return state;
}

function tournamentTable(): State {
  const state = poseTable(2);
  poseSeat(state, 0, { commander: 'zizka', space: 'tabor' });
  poseSeat(state, 1, RIVAL);
  poseToken(state, 'tabor', 'T1');
  return state;
}

function warrantTable(): State {
  const state = poseTable(2);
  poseSeat(state, 0, { commander: 'zizka', space: 'orlik', members: ['jakub', 'simon', 'barnabas'], luck: 1 });
  const rival = poseSeat(state, 1, { commander: 'katerina', space: 'orlik', members: ['adela', 'krystof'] });
  rival.warrant = 1;
  rival.warrantCoins = 6;
  return state;
}

// The rival has the points already: this is the last round.
function countTable(): State {
  const state = poseTable(2);
  posePoints(poseSeat(state, 0, { commander: 'zizka', space: 'sezimovo-usti', coins: 10 }), 19);
  posePoints(poseSeat(state, 1, { ...RIVAL, space: 'chynov', coins: 3 }), 20);
  state.actions = 1;
  poseMember(state, 'matej');
  poseToken(state, 'tabor', 'C4');
  return state;
}

function torakTable(): State {
  const state = poseTable(1);
  poseSeat(state, 0, { commander: 'zizka', space: 'veseli', members: ['jakub', 'simon', 'albrecht'] });
  const solo = known(state.solo);
  solo.space = known(state.seats[0]).space;
  solo.warrants = [0];
  return state;
}

const tournamentSteps: readonly LessonStep[] = [
  { say: 'lesson.tournament.1', keys: ['event'] },
  { say: '', keys: ['join'], auto: true },
  { say: 'lesson.tournament.2', keys: ['keep'], auto: true },
  { say: 'lesson.tournament.3', keys: ['aside:sword'] },
  { say: 'lesson.tournament.4', keys: ['throw:shield2'] },
  { say: 'lesson.tournament.5', keys: ['keep'] },
  { say: 'lesson.tournament.6', keys: [] },
];

export const lessons: readonly Lesson<State>[] = [
  lesson('turn', 2, 1, turnTable, stepsOf('turn', [[], ['move:zvikov'], ['move:milevsko'], ['end'], []])),
  lesson('event', 2, 26, eventTable, stepsOf('event', [['event'], ['reroll:speech'], ['row:2'], []])),
  lesson('luck', 2, 20, luckTable, stepsOf('luck', [['event'], ['event'], ['row:1'], []])),
  lesson('hire', 2, 1, hireTable, stepsOf('hire', [['hire'], ['hire:matej'], ['replace:bara'], []])),
  lesson('morale', 2, 2, moraleTable, stepsOf('morale', [['event'], ['row:3'], []])),
  lesson('keep', 2, 1, keepTable, stepsOf('keep', [['conquest'], ['luck'], ['virtue'], []])),
  lesson('favour', 2, 1, favourTable, stepsOf('favour', [['event'], ['row:2'], []])),
  lesson('tournament', 2, 17, tournamentTable, tournamentSteps),
  lesson('warrant', 2, 3, warrantTable, stepsOf('warrant', [['attack:1'], ['luck:0'], []])),
  lesson('count', 2, 1, countTable, stepsOf('count', [[], ['end'], []])),
  lesson('torak', 1, 2, torakTable, stepsOf('torak', [['attack:torak'], ['end'], []])),
];
