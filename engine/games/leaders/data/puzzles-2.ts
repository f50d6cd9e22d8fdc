// Puzzles of one grade, made by `npm run puzzles`; a test proves each of them.
import type { Puzzle } from './puzzle-types';

export const puzzles2: readonly Puzzle[] = [
  {
    id: '2-01',
    grade: 2,
    position:
      '0.king@2,1 1.queen@-1,-1 1.acrobat@-1,-2 0.clawLauncher@2,-1 0.bruiser@-1,2 1.rider@0,1 0.jailer@-1,3 1.protector@2,-3 0.wanderer@-3,2 1.illusionist@1,-3 to=0',
    solution: ['push:bruiser>0,1>1,1', 'vanish:wanderer>0,0', 'drag:clawLauncher>-1,-1'],
  },
  {
    id: '2-02',
    grade: 2,
    position:
      '0.king@0,1 1.queen@2,-2 0.acrobat@-3,3 1.brewmaster@-1,-2 1.royalGuard@0,0 0.vizier@-2,3 1.bruiser@-3,1 0.jailer@0,3 1.illusionist@3,-3 to=0',
    solution: ['walk:king>2,-1', 'step:vizier>-2,2', 'jump:acrobat>-1,1>1,-1'],
  },
  {
    id: '2-03',
    grade: 2,
    position:
      '0.king@-1,3 1.queen@-2,-1 1.assassin@-2,1 0.nemesis@-1,1 0.illusionist@-1,0 1.bruiser@0,-1 0.manipulator@-2,2 1.rider@1,-2 0.acrobat@0,2 1.brewmaster@2,0 to=0',
    solution: ['step:illusionist>-1,-1', 'step:manipulator>-1,2', 'jump:acrobat>-2,2>-2,0'],
  },
  {
    id: '2-04',
    grade: 2,
    position:
      '0.king@0,3 1.queen@1,-1 0.clawLauncher@-3,2 1.royalGuard@3,-1 1.archer@-1,-1 0.brewmaster@0,1 1.hermit@0,-3 1.cub@0,0 0.wanderer@-1,2 1.vizier@-1,1 0.manipulator@3,0 to=0',
    solution: ['step:brewmaster>1,0', 'vanish:wanderer>2,-3', 'fly:clawLauncher>2,-3'],
  },
  {
    id: '2-05',
    grade: 2,
    position:
      '0.king@-1,0 1.queen@0,-3 0.illusionist@0,-1 1.archer@-2,1 1.clawLauncher@-1,-1 0.rider@0,1 1.royalGuard@1,-3 0.wanderer@0,0 1.acrobat@1,-2 0.manipulator@2,0 to=0',
    solution: ['step:wanderer>1,-1', 'step:king>0,0', 'swap:illusionist>0,-3'],
  },
  {
    id: '2-06',
    grade: 2,
    position:
      '0.king@1,2 1.queen@-1,-2 0.clawLauncher@0,2 1.protector@2,-2 1.royalGuard@-3,0 0.jailer@0,0 1.hermit@0,-3 1.cub@-1,0 0.nemesis@-2,0 1.archer@-2,1 0.brewmaster@-1,1 to=0',
    solution: ['serve:brewmaster>0,0>0,-1', 'step:jailer>-1,-1', 'fly:clawLauncher>0,-3'],
  },
  {
    id: '2-07',
    grade: 2,
    position:
      '0.king@0,2 1.queen@-2,0 0.acrobat@-2,3 1.hermit@3,-3 1.cub@1,-2 1.brewmaster@0,-2 0.nemesis@-3,3 1.wanderer@1,0 0.assassin@3,-1 1.archer@3,-2 0.clawLauncher@-3,2 to=0',
    solution: ['drag:clawLauncher>0,2', 'jump:acrobat>-2,1>-2,-1', 'step:king>-2,1'],
  },
  {
    id: '2-08',
    grade: 2,
    position:
      '0.king@1,0 1.queen@1,-3 0.vizier@2,1 1.jailer@-3,0 1.bruiser@0,-3 0.illusionist@3,-1 1.wanderer@-2,0 0.clawLauncher@-1,3 1.royalGuard@-1,-2 to=0',
    solution: ['walk:king>1,-2', 'drag:clawLauncher>3,-1', 'swap:illusionist>0,-3'],
  },
  {
    id: '2-09',
    grade: 2,
    position:
      '0.king@1,2 1.queen@1,-2 0.royalGuard@-1,3 1.rider@3,-1 1.jailer@2,-2 0.manipulator@-3,1 1.assassin@-1,2 0.clawLauncher@1,-1 1.acrobat@-1,0 0.hermit@-2,3 0.cub@0,2 to=0',
    solution: ['step:king>1,1', 'step:clawLauncher>0,-1', 'guard:royalGuard>1,-1'],
  },
  {
    id: '2-10',
    grade: 2,
    position:
      '0.king@-1,1 1.queen@-2,0 0.acrobat@0,2 1.vizier@3,-2 1.nemesis@2,-1 0.manipulator@1,2 1.hermit@-1,-2 1.cub@-3,0 0.illusionist@3,0 1.wanderer@2,-3 to=0',
    solution: ['step:acrobat>1,1', 'swap:illusionist>-2,0', 'steer:manipulator>3,0>2,1'],
  },
  {
    id: '2-11',
    grade: 2,
    position:
      '0.king@0,3 1.queen@1,-1 0.assassin@-2,2 1.acrobat@-2,-1 1.brewmaster@-1,-1 0.clawLauncher@-2,1 1.illusionist@-3,0 0.royalGuard@0,1 1.protector@0,-2 0.vizier@2,1 to=0',
    solution: ['step:royalGuard>1,0', 'drag:clawLauncher>2,1', 'step:vizier>0,0'],
  },
  {
    id: '2-12',
    grade: 2,
    position:
      '0.king@0,1 1.queen@0,-2 1.assassin@-1,0 0.rider@3,0 0.clawLauncher@-1,2 1.hermit@-2,0 1.cub@3,-2 0.bruiser@0,2 1.royalGuard@-1,-2 0.brewmaster@-2,3 1.vizier@-3,0 to=0',
    solution: ['step:king>1,0', 'serve:brewmaster>-1,2>0,1', 'drag:clawLauncher>0,-2'],
  },
  {
    id: '2-13',
    grade: 2,
    position:
      '0.king@3,0 1.queen@-1,-1 0.archer@1,2 1.bruiser@2,-2 1.brewmaster@3,-3 0.jailer@0,0 1.illusionist@1,-2 0.rider@-2,3 1.wanderer@-2,1 0.acrobat@2,1 to=0',
    solution: ['step:archer>1,1', 'jump:acrobat>0,1>0,-1', 'step:jailer>-1,0'],
  },
  {
    id: '2-14',
    grade: 2,
    position:
      '0.king@1,2 1.queen@1,-2 0.rider@0,1 1.manipulator@1,-3 1.bruiser@2,-2 0.clawLauncher@0,3 1.acrobat@2,-1 0.royalGuard@-1,3 1.protector@3,-3 to=0',
    solution: ['step:king>1,1', 'ride:rider>0,-1', 'guard:royalGuard>1,-1'],
  },
  {
    id: '2-15',
    grade: 2,
    position:
      '0.king@2,-1 1.queen@-2,-1 1.rider@2,-3 0.jailer@-1,3 0.manipulator@1,1 1.royalGuard@-1,0 0.assassin@1,2 1.acrobat@2,-2 0.clawLauncher@-2,2 1.wanderer@-1,-1 to=0',
    solution: ['step:jailer>-1,2', 'drag:clawLauncher>-2,-1', 'steer:manipulator>-2,1>-1,1'],
  },
  {
    id: '2-16',
    grade: 2,
    position:
      '0.king@0,1 1.queen@0,-3 0.illusionist@1,1 1.acrobat@1,-3 1.wanderer@-2,-1 0.archer@0,3 1.bruiser@3,-3 0.royalGuard@-2,3 1.brewmaster@2,-3 to=0',
    solution: ['step:king>0,0', 'swap:illusionist>1,-3', 'guard:royalGuard>0,-2'],
  },
  {
    id: '2-17',
    grade: 2,
    position:
      '0.king@0,2 1.queen@1,-2 1.archer@0,-1 0.acrobat@-3,1 0.wanderer@-2,-1 1.rider@-3,2 0.illusionist@0,1 1.nemesis@2,0 0.manipulator@3,0 1.vizier@-1,-2 to=0',
    solution: ['step:wanderer>-2,0', 'jump:acrobat>-1,-1>1,-1', 'swap:illusionist>0,-1'],
  },
  {
    id: '2-18',
    grade: 2,
    position:
      '0.king@1,1 1.queen@1,-2 1.manipulator@2,-1 0.clawLauncher@-2,2 0.jailer@0,0 1.royalGuard@0,1 0.wanderer@-1,1 1.assassin@-1,-2 0.vizier@-1,2 1.bruiser@0,-2 to=0',
    solution: ['step:jailer>0,-1', 'vanish:wanderer>3,-3', 'fly:clawLauncher>3,-3'],
  },
  {
    id: '2-19',
    grade: 2,
    position:
      '0.king@0,1 1.queen@-3,0 1.manipulator@2,-3 0.brewmaster@3,-1 0.wanderer@0,0 1.clawLauncher@1,-2 0.rider@-2,2 1.acrobat@-1,0 0.royalGuard@1,1 1.illusionist@1,0 to=0',
    solution: ['step:king>-1,1', 'ride:rider>-2,0', 'guard:royalGuard>-3,1'],
  },
  {
    id: '2-20',
    grade: 2,
    position:
      '0.king@0,3 1.queen@2,-3 0.vizier@-3,3 1.acrobat@-2,1 1.nemesis@0,1 0.brewmaster@3,0 1.royalGuard@0,0 0.manipulator@2,0 1.bruiser@-1,-2 0.wanderer@2,1 to=0',
    solution: ['serve:brewmaster>2,0>2,-1', 'vanish:wanderer>3,-2', 'steer:manipulator>2,-3>2,-2'],
  },
  {
    id: '2-21',
    grade: 2,
    position:
      '0.king@0,1 1.queen@1,-1 1.clawLauncher@0,-3 0.illusionist@3,0 0.bruiser@-2,2 1.manipulator@1,-2 0.hermit@0,3 0.cub@1,2 1.jailer@2,-3 0.brewmaster@-2,3 1.nemesis@0,-2 to=0',
    solution: ['serve:brewmaster>-2,2>-1,1', 'step:bruiser>0,0', 'step:king>1,0'],
  },
  {
    id: '2-22',
    grade: 2,
    position:
      '0.king@0,3 1.queen@-2,-1 1.royalGuard@-1,0 0.wanderer@3,-1 0.nemesis@1,-2 1.clawLauncher@-1,2 0.manipulator@-2,2 1.vizier@0,-3 0.bruiser@0,1 1.archer@3,-3 to=0',
    solution: ['vanish:wanderer>-3,1', 'steer:manipulator>-2,-1>-2,0', 'react:nemesis>-1,-1'],
  },
  {
    id: '2-23',
    grade: 2,
    position:
      '0.king@-1,3 1.queen@0,-2 0.rider@3,-2 1.nemesis@-1,-2 1.brewmaster@3,-3 0.acrobat@2,1 1.royalGuard@1,-1 0.hermit@0,3 0.cub@3,0 1.protector@-3,0 to=0',
    solution: ['ride:rider>1,-2', 'step:cub>2,0', 'jump:acrobat>2,-1>0,-1'],
  },
  {
    id: '2-24',
    grade: 2,
    position:
      '0.king@2,-1 1.queen@-1,-2 0.brewmaster@0,0 1.rider@2,-2 1.wanderer@-1,3 0.protector@-3,3 1.clawLauncher@0,1 0.royalGuard@1,2 1.nemesis@-2,-1 0.bruiser@-2,0 to=0',
    solution: ['guard:royalGuard>0,-1', 'serve:brewmaster>0,-1>0,-2', 'step:bruiser>-1,-1'],
  },
];
