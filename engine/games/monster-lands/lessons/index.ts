// The tutorial: twelve lessons by doing, each on a posed table.
import type { Lesson, LessonStep } from '../../../core/game-module';
import { LESSON_RULES } from '../lesson-rules';
import type { State } from '../types';
import {
  clanAt,
  poseDice,
  poseHut,
  poseLand,
  poseMember,
  poseMonster,
  poseQuest,
  poseTable,
  poseTavern,
  poseTrail,
  poseTrap,
  poseTrophy,
} from './pose';

// What ends the deployment phase of a lesson: the last die is sold. Done by the learner once, in the lesson of quests;
// after that the table does it.
const SELL_LAST = ['visit:merchant', 'sell:S', 'done'];
const SOLD = { auto: SELL_LAST };

// Numbered texts; a step is either read or done with one of its keys.
function lesson(
  id: string,
  seats: number,
  seed: number,
  pose: () => State,
  does: readonly (string | typeof SOLD)[],
): Lesson<State> {
  let said = 0;
  const steps = does.flatMap((each): readonly LessonStep[] => {
    if (typeof each !== 'string') return each.auto.map((key) => ({ say: '', keys: [key], auto: true }));
    said++;
    return [{ say: `lesson.${id}.${said}`, keys: each === '' ? [] : [each] }];
  });
  return { id, title: `lesson.${id}.title`, seats, seed, seat: 0, rules: LESSON_RULES[id] ?? [], start: pose, steps };
}

function work(): State {
  const state = poseTable(2);
  poseDice(state, 0, 'SSSM');
  return state;
}

function influence(): State {
  const state = poseTable(2);
  poseHut(state, 0, 'trapEachS3');
  poseHut(state, 1, 'trapTotal4');
  clanAt(state).coins = 10;
  poseDice(state, 0, 'SI3I5');
  return state;
}

function hire(): State {
  const state = poseTable(2);
  poseTavern(state, 0, 'nimra');
  poseTavern(state, 1, 'saruna');
  poseDice(state, 0, 'SI4');
  return state;
}

function send(): State {
  const state = poseTable(2);
  clanAt(state).defence = 1;
  poseDice(state, 0, 'SSSM');
  return state;
}

function quest(): State {
  const state = poseTable(2);
  poseQuest(state, 0, 'quest9');
  poseDice(state, 0, 'SSSS');
  return state;
}

function attack(): State {
  const state = poseTable(2);
  poseLand(state, 'kyzhul', 'tile1', 'a', 'krushus');
  poseTrail(state, 'A1', 0, 'purkas', { S: 2, M: 1, defence: 1, potion: 1 });
  poseDice(state, 0, 'S');
  return state;
}

function strike(): State {
  const state = poseTable(2);
  poseLand(state, 'yuha', 'tile1', 'a', 'moldo');
  poseMember(state, 0, 'wondou');
  poseTrail(state, 'A1', 0, 'wondou', { S: 2, tokens: ['trapTotal4'], defence: 3, venom: 1 });
  poseDice(state, 0, 'S');
  return state;
}

function conquest(): State {
  const state = poseTable(2);
  poseMonster(state, 0, '');
  poseMember(state, 0, 'nimra');
  clanAt(state).glory = 9;
  poseTrail(state, 'A4', 0, 'nimra', { S: 4, M: 2 });
  poseDice(state, 0, 'S');
  return state;
}

function gate(): State {
  const state = poseTable(2);
  poseMonster(state, 2, 'krinx');
  state.panicPile = state.panicPile.filter((building) => building !== 'tavern');
  state.panic = ['tavern'];
  poseDice(state, 0, 'SSMS');
  return state;
}

function wages(): State {
  const state = poseTable(2);
  const own = clanAt(state);
  own.glory = 14;
  own.coins = 1;
  for (const id of ['nimra', 'fandor']) poseMember(state, 0, id);
  poseTrophy(state, 0, 'abysur');
  poseDice(state, 0, 'S');
  return state;
}

function tricks(): State {
  const state = poseTable(2, { trickery: true });
  poseTrap(state, 1, 'trapDiceS1');
  poseTrail(state, 'A1', 0, 'korgo', { S: 2, tokens: ['trickStealS1'] });
  poseTrail(state, 'A2', 1, 'taron', { S: 2 });
  poseDice(state, 0, 'S');
  return state;
}

function sambor(): State {
  const state = poseTable(1, { scenario: 1 });
  poseDice(state, 0, 'SSSM');
  return state;
}

export const lessons: readonly Lesson<State>[] = [
  lesson('work', 2, 1, work, ['', 'visit:mine', 'mine:double', 'visit:alchemist', 'brew:2', '']),
  lesson('influence', 2, 1, influence, ['', 'visit:hut', 'die:I5', 'trap:0', 'pay', 'visit:hut', 'die:I3', 'trap:1', 'pay', '']),
  lesson('hire', 2, 1, hire, ['', 'visit:tavern', 'die:I4', 'hire:0', '']),
  lesson('send', 2, 1, send, ['', 'send:korgo', 'trail:A1', 'add:M', 'add:startingTrap', 'add:defence', 'confirm', '']),
  lesson('quest', 2, 1, quest, ['', 'send:purkas', 'trail:questA1', ...SELL_LAST, '']),
  lesson('attack', 2, 1, attack, ['', SOLD, 'ward:1', 'defend:unhurt', '']),
  lesson('strike', 2, 30, strike, ['', SOLD, 'roll:S', '']),
  lesson('conquest', 2, 1, conquest, ['', SOLD, 'settle:kyzhul', '']),
  lesson('gate', 2, 1, gate, ['', 'send:purkas', 'trail:gate1', 'add:S', 'add:S', 'add:M', 'confirm', '']),
  lesson('wages', 2, 1, wages, ['', SOLD, 'sellTrophy:2', '']),
  lesson('tricks', 2, 12, tricks, ['', SOLD, 'reveal', '']),
  lesson('sambor', 1, 1, sambor, ['', 'visit:mine', 'mine:double', 'visit:alchemist', 'brew:1', '']),
];
