// Puzzles of one grade, made by `npm run puzzles`; a test proves each of them.
import type { Puzzle } from './puzzle-types';

export const puzzles3: readonly Puzzle[] = [
  {
    id: '3-01',
    grade: 3,
    position:
      '0.king@0,2 1.queen@1,-3 0.jailer@1,1 1.hermit@-2,0 1.cub@0,-3 1.royalGuard@1,-1 0.assassin@0,1 1.vizier@2,1 0.illusionist@2,-3 1.archer@0,0 0.brewmaster@1,2 to=0',
    solution: ['step:jailer>1,0', 'step:assassin>1,1', 'serve:brewmaster>1,1>2,0', 'swap:illusionist>2,0'],
  },
  {
    id: '3-02',
    grade: 3,
    position:
      '0.king@0,2 1.queen@3,-3 0.clawLauncher@2,1 1.assassin@-2,1 1.manipulator@3,0 0.acrobat@0,-1 1.archer@-3,2 0.royalGuard@0,1 1.illusionist@0,-2 0.jailer@3,-2 to=0',
    solution: ['step:king>1,1', 'guard:royalGuard>1,-1', 'step:jailer>2,-2', 'jump:acrobat>2,-1>2,-3'],
  },
  {
    id: '3-03',
    grade: 3,
    position:
      '0.king@0,1 1.queen@0,-2 0.acrobat@-2,3 1.assassin@1,-3 1.rider@-2,1 0.hermit@2,-1 0.cub@-3,2 1.manipulator@-1,0 0.illusionist@1,2 1.bruiser@-2,-1 0.protector@-1,3 to=0',
    solution: ['step:king>0,0', 'swap:illusionist>1,-3', 'step:protector>-1,2', 'jump:acrobat>0,1>0,-1'],
  },
  {
    id: '3-04',
    grade: 3,
    position:
      '0.king@1,0 1.queen@-1,-1 0.brewmaster@0,3 1.wanderer@1,-2 1.protector@-3,2 0.royalGuard@1,1 1.illusionist@-2,0 0.rider@1,2 1.archer@0,-2 0.acrobat@-1,3 to=0',
    solution: [
      'step:king>0,0',
      'serve:brewmaster>-1,3>-2,3',
      'guard:royalGuard>-1,0',
      'ride:rider>-1,2',
      'jump:acrobat>0,1>0,-1',
    ],
  },
  {
    id: '3-05',
    grade: 3,
    position:
      '0.king@1,2 1.queen@-3,3 1.protector@2,-1 0.illusionist@-3,0 0.manipulator@2,0 1.hermit@-1,-2 1.cub@0,-3 0.vizier@1,-3 1.rider@1,-2 0.jailer@0,3 1.royalGuard@2,-3 to=0',
    solution: ['walk:king>-1,2', 'swap:illusionist>2,0', 'steer:manipulator>-3,3>-2,3', 'step:jailer>-1,3'],
  },
  {
    id: '3-06',
    grade: 3,
    position:
      '0.king@0,3 1.queen@3,0 1.manipulator@-2,-1 0.assassin@-3,2 0.royalGuard@0,1 1.acrobat@0,-3 0.nemesis@-1,0 1.bruiser@-2,1 0.hermit@1,2 0.cub@2,1 1.jailer@0,-2 to=0',
    solution: ['step:king>0,2', 'guard:royalGuard>2,0', 'step:cub>1,1', 'step:hermit>2,1'],
  },
  {
    id: '3-07',
    grade: 3,
    position:
      '0.king@1,1 1.queen@0,-2 0.manipulator@-1,3 1.illusionist@3,-3 1.royalGuard@0,-1 0.archer@3,-1 1.hermit@-3,1 1.cub@-1,-2 0.acrobat@-1,2 1.jailer@-1,-1 0.clawLauncher@1,-1 to=0',
    solution: ['step:king>0,1', 'jump:acrobat>1,0>1,-2', 'drag:clawLauncher>3,-1', 'step:archer>2,-2'],
  },
  {
    id: '3-08',
    grade: 3,
    position:
      '0.king@0,2 1.queen@1,-1 0.protector@1,1 1.clawLauncher@1,-2 1.vizier@2,-2 0.nemesis@-1,0 1.bruiser@-1,3 0.acrobat@-2,2 1.assassin@-1,-1 0.jailer@-2,3 to=0',
    solution: ['step:king>0,1', 'step:protector>1,0', 'step:jailer>-1,2', 'jump:acrobat>0,2>0,0'],
  },
  {
    id: '3-09',
    grade: 3,
    position:
      '0.king@2,1 1.queen@-1,-2 0.acrobat@-1,1 1.illusionist@2,-3 1.rider@0,2 0.clawLauncher@0,-2 1.bruiser@1,-1 0.assassin@1,0 1.brewmaster@-3,0 0.hermit@-3,3 0.cub@-1,2 to=0',
    solution: ['step:hermit>-3,2', 'step:cub>-2,2', 'jump:acrobat>-3,3>-3,1', 'drag:clawLauncher>-3,1'],
  },
  {
    id: '3-10',
    grade: 3,
    position:
      '0.king@-1,3 1.queen@-1,-1 1.royalGuard@-2,0 0.illusionist@2,0 0.clawLauncher@-3,2 1.bruiser@1,-1 0.brewmaster@1,2 1.hermit@-3,0 1.cub@2,-3 0.vizier@3,-1 1.jailer@3,-2 to=0',
    solution: ['walk:king>-1,1', 'swap:illusionist>-2,0', 'drag:clawLauncher>1,2', 'serve:brewmaster>-1,1>-1,0'],
  },
  {
    id: '3-11',
    grade: 3,
    position:
      '0.king@0,2 1.queen@2,-2 0.hermit@-1,0 0.cub@2,1 1.illusionist@0,-2 1.wanderer@-2,3 0.protector@2,-1 1.bruiser@0,1 0.acrobat@0,3 1.jailer@1,-1 0.nemesis@1,1 to=0',
    solution: ['step:king>1,2', 'step:cub>2,0', 'step:protector>3,-2', 'jump:acrobat>2,1>2,-1'],
  },
  {
    id: '3-12',
    grade: 3,
    position:
      '0.king@1,1 1.queen@-1,-1 1.assassin@1,-1 0.clawLauncher@2,-1 0.royalGuard@-1,2 1.wanderer@-1,0 0.illusionist@-2,3 1.brewmaster@1,-2 0.acrobat@2,1 1.hermit@3,-2 1.cub@0,-3 to=0',
    solution: ['step:king>0,1', 'drag:clawLauncher>2,1', 'guard:royalGuard>0,-1', 'jump:acrobat>2,-2>0,-2'],
  },
  {
    id: '3-13',
    grade: 3,
    position:
      '0.king@0,2 1.queen@-2,-1 0.acrobat@2,-1 1.vizier@0,-1 1.assassin@1,-2 0.clawLauncher@3,-3 1.rider@3,-2 0.brewmaster@-2,2 1.bruiser@1,-3 0.hermit@-1,0 0.cub@-1,3 to=0',
    solution: ['drag:clawLauncher>-2,2', 'serve:brewmaster>2,-1>1,-1', 'jump:acrobat>-1,-1', 'step:hermit>-2,0'],
  },
  {
    id: '3-14',
    grade: 3,
    position:
      '0.king@-2,3 1.queen@-2,-1 0.assassin@2,0 1.vizier@2,-2 1.clawLauncher@-1,2 0.illusionist@-1,3 1.rider@0,-2 0.royalGuard@0,0 1.acrobat@2,-3 0.brewmaster@0,3 to=0',
    solution: ['step:king>-3,3', 'serve:brewmaster>-1,3>-2,3', 'swap:illusionist>-2,-1', 'guard:royalGuard>-2,2'],
  },
  {
    id: '3-15',
    grade: 3,
    position:
      '0.king@1,1 1.queen@0,-1 1.protector@-1,-1 0.brewmaster@3,-2 0.assassin@-3,1 1.jailer@0,-2 0.clawLauncher@-3,3 1.illusionist@-2,3 0.acrobat@0,2 1.archer@2,-3 to=0',
    solution: ['step:king>0,1', 'step:brewmaster>2,-2', 'fly:clawLauncher>2,-2', 'jump:acrobat>0,0'],
  },
  {
    id: '3-16',
    grade: 3,
    position:
      '0.king@-2,3 1.queen@1,-2 0.wanderer@-1,0 1.archer@2,-2 1.jailer@-1,-1 0.acrobat@2,0 1.vizier@-1,-2 0.royalGuard@-1,3 1.protector@2,-3 to=0',
    solution: ['step:king>-1,2', 'step:wanderer>0,-1', 'guard:royalGuard>1,0', 'jump:acrobat>0,0>0,-2'],
  },
];
