// Eight short lessons that teach by doing. The learner sits at seat 0; the others' moves are scripted.
import type { Lesson, LessonStep } from '../../../core/game-module';
import { LESSON_RULES } from '../lesson-rules';
import type { State } from '../types';
import { type Pose, pose } from './pose';

// What a step waits for: a list of keys is the learner's choice, an empty list is only read,
// and `others` are moves that the table plays silently.
type Script = readonly string[] | { readonly others: readonly string[] };

function lesson(id: string, start: Pose, ...script: readonly Script[]): Lesson<State> {
  const steps: LessonStep[] = [];
  let said = 0;
  for (const part of script) {
    if ('others' in part) for (const key of part.others) steps.push({ say: '', keys: [key], auto: true });
    else steps.push({ say: `lesson.${id}.${++said}`, keys: part });
  }
  return {
    id,
    title: `lesson.${id}.title`,
    seats: start.seats,
    seed: 1,
    seat: 0,
    rules: LESSON_RULES[id] ?? [],
    start: () => pose(start),
    steps,
  };
}

export const lessons: readonly Lesson<State>[] = [
  lesson(
    'officers',
    { seats: 2, round: 1, event: 'winter', crown: ['odrowaz', 'korab'], mercenary: ['cimburk', 'zerotin'], ducatCard: 3 },
    [],
    ['take:officer'],
    ['field:crown'],
    { others: ['take:helpers-1', 'field:crown'] },
    ['take:helpers-2'],
    ['field:ducats'],
    { others: ['take:officer', 'field:ducats', 'pass'] },
    [],
  ),
  lesson(
    'ties',
    {
      seats: 3,
      round: 1,
      event: 'winter',
      crown: ['topor', 'rola'],
      mercenary: ['cimburk', 'zerotin'],
      before: ['take:helpers-1', 'field:crown', 'take:officer', 'field:crown', 'pass'],
    },
    [],
    ['take:officer'],
    ['field:crown'],
    { others: ['pass'] },
    ['pass'],
    [],
  ),
  lesson(
    'coin',
    {
      seats: 2,
      round: 1,
      event: 'winter',
      crown: ['korab', 'rola'],
      mercenary: ['rozmberk', 'dube'],
      provisionCard: 4,
      ducats: [5, 3],
    },
    [],
    ['take:helpers-1'],
    ['field:mercenaries'],
    ['stake:3'],
    { others: ['take:officer', 'field:provision', 'stake:0'] },
    ['take:officer'],
    ['field:provision'],
    ['stake:1'],
    { others: ['take:helpers-1', 'field:mercenaries', 'stake:2'] },
    ['pass'],
    { others: ['pass'] },
    [],
  ),
  lesson(
    'helpers',
    {
      seats: 2,
      round: 1,
      event: 'winter',
      crown: ['korab', 'rola'],
      mercenary: ['rozmberk', 'dube'],
      ducats: [3, 0],
      before: ['take:helpers-1', 'field:helpers', 'take:officer', 'field:helpers'],
    },
    [],
    ['pass'],
    { others: ['pass'] },
    ['buy:1'],
    [],
  ),
  lesson(
    'auction',
    {
      seats: 2,
      round: 2,
      event: 'grain',
      crown: ['korab', 'rola'],
      mercenary: ['rozmberk', 'dube'],
      ducats: [4, 3],
      hand: [['leliwa', 'ostoja'], ['gryf']],
    },
    [],
    ['bid:1'],
    { others: ['bid:2'] },
    ['bid:3'],
    [],
  ),
  lesson(
    'skirmish',
    {
      seats: 2,
      round: 4,
      event: 'winter',
      crown: ['korab', 'rola'],
      mercenary: ['rozmberk', 'dube'],
      teutons: ['gdansk', 'balga'],
      hand: [
        ['odrowaz', 'lewart'],
        ['zerotin', 'trzaska'],
      ],
      provision: [3, 3],
    },
    [],
    ['take:helpers-1'],
    ['field:teutons'],
    { others: ['take:helpers-1', 'field:teutons'] },
    ['pass'],
    { others: ['pass'] },
    ['send:odrowaz'],
    { others: ['send:zerotin'] },
    [],
  ),
  lesson(
    'defeat',
    {
      seats: 2,
      round: 5,
      event: 'winter',
      crown: ['korab', 'rola'],
      mercenary: ['rozmberk', 'dube'],
      teutons: ['malbork', 'radzyn'],
      hand: [['abdank', 'topor'], ['kunstat']],
      camp: [['ostroda'], []],
      provision: [3, 2],
      before: ['pass', 'take:officer', 'field:teutons', 'pass', 'send:kunstat'],
    },
    [],
    ['give:ostroda'],
    ['give:abdank'],
    ['done'],
    [],
  ),
  lesson(
    'reckoning',
    {
      seats: 2,
      round: 8,
      event: 'winter',
      crown: ['korab', 'rola'],
      mercenary: ['vartenberk', 'dube'],
      teutons: ['balga', 'ragneta'],
      hand: [['topor', 'leliwa', 'smirice'], ['nalecz']],
      camp: [['odrowaz', 'malbork'], ['kunstat']],
      ducats: [6, 3],
      provision: [3, 4],
      before: ['take:officer', 'field:teutons', 'pass', 'pass'],
    },
    [],
    ['send:topor'],
    ['dismiss:smirice'],
    ['done'],
    [],
  ),
];
