// Ten short lessons that teach by doing. Positions are posed; every step's keys are legal when it is reached.
import type { Lesson, LessonStep } from '../../../core/game-module';
import { InvariantError } from '../../../core/invariant';
import { makeRng } from '../../../core/rng';
import { LESSON_RULES } from '../lesson-rules';
import { parsePosition } from '../notation';
import { setup } from '../setup';
import type { State } from '../types';

function posed(position: string): () => State {
  return () => {
    const parsed = parsePosition(position);
    if (!parsed.ok) throw new InvariantError(parsed.message);
    return parsed.value;
  };
}

function openAdvanced(): State {
  const state = setup({ mode: 'advanced' }, 2, makeRng(1));
  state.first = 0;
  state.seat = 0;
  state.phase = 'banishing';
  return state;
}

// `keys` by step; a step without keys is only read. Texts are numbered from 1.
function lesson(id: string, start: () => State, ...keys: readonly (readonly string[])[]): Lesson<State> {
  const steps: LessonStep[] = keys.map((each, index) => ({ say: `lesson.${id}.${index + 1}`, keys: each }));
  return { id, title: `lesson.${id}.title`, seats: 2, seed: 1, seat: 0, rules: LESSON_RULES[id] ?? [], start, steps };
}

const advanced = lesson('advanced', openAdvanced, ['banish:assassin'], ['banish:nemesis'], []);

export const lessons: readonly Lesson<State>[] = [
  lesson('step', posed('0.king@0,3 1.queen@0,-3 to=0'), ['step:king>0,2'], ['end'], []),
  lesson(
    'recruit',
    posed('0.king@0,2 1.queen@0,-2 to=0 display=archer,rider,jailer deck=vizier,nemesis turn=3'),
    ['end'],
    ['take:rider'],
    ['place:0,3', 'place:1,2', 'place:-1,3'],
    [],
  ),
  lesson('capture', posed('0.king@0,3 0.rider@1,-3 0.bruiser@0,-1 1.queen@0,-3 to=0'), ['step:bruiser>0,-2'], []),
  lesson(
    'surround',
    posed('0.king@0,3 0.hermit@3,0 0.cub@2,-3 1.queen@0,-3 1.rider@0,-2 1.archer@-1,-2 to=0'),
    ['step:cub>1,-3'],
    [],
  ),
  lesson(
    'leap',
    posed('0.king@0,3 0.acrobat@-1,1 0.rider@-1,0 0.royalGuard@3,-2 0.wanderer@-3,3 1.queen@0,-3 1.archer@0,-2 to=0'),
    ['guard:royalGuard>0,2', 'guard:royalGuard>1,2', 'guard:royalGuard>-1,3'],
    ['vanish:wanderer>2,0', 'vanish:wanderer>1,1', 'vanish:wanderer>3,-1'],
    ['jump:acrobat>-1,-1>1,-3'],
    ['ride:rider>-1,-2'],
    [],
  ),
  lesson(
    'shove',
    posed(
      '0.king@1,0 0.clawLauncher@0,1 0.bruiser@3,-1 0.brewmaster@-1,1 0.illusionist@-2,1 1.queen@0,-3 1.archer@-3,0 1.rider@3,-2 to=0',
    ),
    ['push:bruiser>3,-2>3,-3'],
    ['serve:brewmaster>-2,1>-3,2'],
    ['swap:illusionist>-3,0'],
    ['drag:clawLauncher>0,-3'],
    [],
  ),
  lesson(
    'passive',
    posed('0.king@0,3 0.vizier@2,1 0.rider@-1,1 0.assassin@0,-1 1.queen@0,-3 1.jailer@-1,0 1.protector@1,-3 to=0'),
    ['walk:king>0,1', 'walk:king>1,1', 'walk:king>-1,2'],
    ['step:assassin>0,-2'],
    [],
  ),
  lesson(
    'pair',
    posed('0.king@-1,0 0.hermit@1,0 0.cub@2,0 1.queen@0,-1 1.rider@-3,3 to=0'),
    ['step:cub>2,-1', 'step:cub>3,-1', 'step:cub>3,0', 'step:cub>2,1', 'step:cub>1,1'],
    ['step:hermit>1,-1', 'step:hermit>0,0'],
    [],
  ),
  lesson(
    'nemesis',
    posed('0.king@0,3 0.manipulator@0,0 0.rider@1,-2 0.nemesis@-2,0 1.queen@0,-3 to=0'),
    ['steer:manipulator>0,-3>0,-2'],
    ['react:nemesis>0,-1', 'react:nemesis>-1,-1', 'react:nemesis>-1,-2'],
    [],
  ),
  { ...advanced, steps: advanced.steps.map((step, index) => (index === 1 ? { ...step, auto: true } : step)) },
];
