// Puzzles of one grade, made by `npm run puzzles`; a test proves each of them.
import type { Puzzle } from './puzzle-types';

export const puzzles1: readonly Puzzle[] = [
  {
    id: '1-01',
    grade: 1,
    position:
      '0.king@1,1 1.queen@-3,2 0.manipulator@2,0 1.assassin@1,-2 1.hermit@-2,2 1.cub@3,-3 0.vizier@-1,2 1.jailer@-2,-1 0.wanderer@-2,3 1.royalGuard@0,-1 0.illusionist@1,-1 to=0',
    solution: ['step:wanderer>-3,3', 'swap:illusionist>-2,2'],
  },
  {
    id: '1-02',
    grade: 1,
    position:
      '0.king@0,2 1.queen@-3,1 0.vizier@2,-3 1.acrobat@1,-2 1.archer@-2,2 0.bruiser@0,0 1.hermit@-1,-1 1.cub@-3,0 0.manipulator@-1,1 1.nemesis@2,0 0.jailer@1,0 to=0',
    solution: ['step:bruiser>-1,0', 'steer:manipulator>-3,1>-2,1'],
  },
  {
    id: '1-03',
    grade: 1,
    position:
      '0.king@0,3 1.queen@3,-1 1.jailer@2,-2 0.rider@0,-1 0.hermit@-3,3 0.cub@0,2 1.royalGuard@2,-3 0.bruiser@0,0 1.protector@2,0 0.archer@2,1 1.acrobat@-2,3 to=0',
    solution: ['ride:rider>2,-1', 'step:archer>1,1'],
  },
  {
    id: '1-04',
    grade: 1,
    position:
      '0.king@-2,2 1.queen@-3,1 1.brewmaster@-2,0 0.archer@2,1 0.royalGuard@1,0 1.acrobat@3,-3 0.jailer@-1,3 1.protector@2,-3 0.clawLauncher@0,2 1.illusionist@-2,-1 to=0',
    solution: ['step:king>-3,2', 'guard:royalGuard>-2,1'],
  },
  {
    id: '1-05',
    grade: 1,
    position:
      '0.king@2,1 1.queen@1,-1 1.manipulator@3,-3 0.illusionist@-2,3 0.bruiser@2,0 1.royalGuard@1,0 0.archer@-3,3 1.protector@2,-2 0.assassin@-1,3 1.nemesis@-3,0 to=0',
    solution: ['swap:illusionist>1,0', 'step:bruiser>2,-1'],
  },
  {
    id: '1-06',
    grade: 1,
    position:
      '0.king@-1,3 1.queen@1,-2 0.clawLauncher@-2,0 1.illusionist@1,0 1.wanderer@1,-3 0.royalGuard@0,2 1.archer@0,-1 0.rider@2,0 1.manipulator@2,-3 0.assassin@1,2 to=0',
    solution: ['fly:clawLauncher>1,-3', 'ride:rider>2,-2'],
  },
  {
    id: '1-07',
    grade: 1,
    position:
      '0.king@-2,2 1.queen@1,-2 0.bruiser@-1,-2 1.protector@3,-1 1.royalGuard@3,-3 0.nemesis@-3,3 1.jailer@2,-2 0.manipulator@-3,0 1.brewmaster@1,-3 0.hermit@2,-1 0.cub@-1,2 to=0',
    solution: ['step:bruiser>0,-2', 'step:hermit>1,-1'],
  },
  {
    id: '1-08',
    grade: 1,
    position:
      '0.king@-3,3 1.queen@-1,0 0.bruiser@1,1 1.royalGuard@1,0 1.assassin@1,-1 0.vizier@0,2 1.manipulator@2,-3 0.rider@1,-3 1.archer@-1,1 0.protector@2,1 to=0',
    solution: ['walk:king>-2,1', 'ride:rider>-1,-1'],
  },
  {
    id: '1-09',
    grade: 1,
    position:
      '0.king@-1,1 1.queen@0,-2 0.vizier@0,3 1.illusionist@-1,0 1.bruiser@2,-3 0.clawLauncher@2,-2 1.nemesis@-2,0 0.protector@2,1 1.manipulator@-3,0 to=0',
    solution: ['drag:clawLauncher>0,-2', 'walk:king>1,-1'],
  },
  {
    id: '1-10',
    grade: 1,
    position:
      '0.king@0,1 1.queen@-2,-1 0.archer@-2,2 1.vizier@-3,2 1.illusionist@-1,-1 0.nemesis@1,0 1.acrobat@3,-2 0.hermit@-2,1 0.cub@-1,3 1.bruiser@3,-3 0.royalGuard@2,0 to=0',
    solution: ['step:hermit>-2,0', 'step:archer>-2,1'],
  },
  {
    id: '1-11',
    grade: 1,
    position:
      '0.king@-1,3 1.queen@0,-1 0.rider@1,1 1.hermit@-1,0 1.cub@0,-3 1.bruiser@2,-1 0.acrobat@3,-2 1.assassin@0,0 0.manipulator@3,0 1.archer@-3,2 0.wanderer@-1,2 to=0',
    solution: ['ride:rider>1,-1', 'jump:acrobat>1,0>1,-2'],
  },
  {
    id: '1-12',
    grade: 1,
    position:
      '0.king@1,-3 1.queen@-2,-1 1.wanderer@3,-3 0.bruiser@-1,3 0.nemesis@3,0 1.illusionist@0,2 0.jailer@2,1 1.vizier@3,-2 0.clawLauncher@-2,3 1.royalGuard@0,-3 to=0',
    solution: ['step:bruiser>-1,2', 'drag:clawLauncher>-2,-1'],
  },
  {
    id: '1-13',
    grade: 1,
    position:
      '0.king@2,1 1.queen@0,-1 1.wanderer@-1,3 0.acrobat@-3,3 0.bruiser@2,-1 1.illusionist@-2,-1 0.nemesis@0,-3 1.hermit@-2,0 1.cub@1,-2 0.vizier@-3,2 1.protector@1,-3 to=0',
    solution: ['jump:acrobat>-3,1>-1,-1', 'step:bruiser>1,-1'],
  },
  {
    id: '1-14',
    grade: 1,
    position:
      '0.king@1,2 1.queen@1,-1 1.protector@3,-1 0.brewmaster@2,0 0.royalGuard@-1,3 1.manipulator@-1,-2 0.jailer@-3,3 1.hermit@2,-3 1.cub@0,-3 to=0',
    solution: ['step:brewmaster>2,-1', 'guard:royalGuard>1,0'],
  },
  {
    id: '1-15',
    grade: 1,
    position:
      '0.king@0,1 1.queen@2,-2 1.royalGuard@3,-3 0.manipulator@-3,3 0.illusionist@0,2 1.clawLauncher@1,-2 0.bruiser@1,0 1.wanderer@0,-2 0.rider@-2,3 1.vizier@2,-3 to=0',
    solution: ['steer:manipulator>2,-2>1,-1', 'step:king>0,0'],
  },
  {
    id: '1-16',
    grade: 1,
    position:
      '0.king@-1,2 1.queen@-2,-1 0.assassin@0,0 1.illusionist@-2,0 1.clawLauncher@2,-2 0.archer@1,-2 1.nemesis@0,-2 0.acrobat@-1,3 1.bruiser@-1,0 0.rider@0,1 to=0',
    solution: ['step:archer>0,-1', 'jump:acrobat>-1,1>-1,-1'],
  },
  {
    id: '1-17',
    grade: 1,
    position:
      '0.king@2,1 1.queen@3,-2 1.wanderer@0,-3 0.illusionist@1,-2 0.archer@0,1 1.manipulator@-3,0 0.bruiser@0,3 1.vizier@-1,-1 0.clawLauncher@-2,2 1.rider@-2,1 to=0',
    solution: ['step:illusionist>2,-2', 'step:archer>1,0'],
  },
  {
    id: '1-18',
    grade: 1,
    position:
      '0.king@1,2 1.queen@1,-3 1.clawLauncher@-1,-2 0.jailer@2,0 0.illusionist@0,2 1.assassin@-3,1 0.rider@3,-2 1.protector@-1,-1 0.wanderer@-2,3 1.bruiser@0,-3 to=0',
    solution: ['swap:illusionist>0,-3', 'ride:rider>1,-2'],
  },
  {
    id: '1-19',
    grade: 1,
    position:
      '0.king@1,2 1.queen@-1,0 0.protector@3,-1 1.jailer@0,-1 1.royalGuard@-1,-2 0.bruiser@-1,2 1.clawLauncher@1,-2 0.acrobat@2,1 1.brewmaster@-2,-1 0.illusionist@0,3 to=0',
    solution: ['step:bruiser>-1,1', 'swap:illusionist>0,-1'],
  },
  {
    id: '1-20',
    grade: 1,
    position:
      '0.king@-2,3 1.queen@1,-1 1.assassin@-1,-1 0.archer@-1,2 0.jailer@0,2 1.bruiser@0,-2 0.rider@1,1 1.acrobat@2,-3 0.hermit@-3,2 0.cub@3,-1 1.royalGuard@0,0 to=0',
    solution: ['step:archer>-1,1', 'step:rider>1,0'],
  },
  {
    id: '1-21',
    grade: 1,
    position:
      '0.king@3,-1 1.queen@2,-3 0.acrobat@-1,2 1.illusionist@0,3 1.archer@-1,0 0.brewmaster@2,-2 1.royalGuard@-2,-1 0.nemesis@0,1 1.vizier@-1,-2 0.bruiser@0,2 to=0',
    solution: ['step:king>3,-2', 'serve:brewmaster>3,-2>3,-3'],
  },
  {
    id: '1-22',
    grade: 1,
    position:
      '0.king@0,2 1.queen@1,-1 1.vizier@-3,1 0.jailer@3,-1 0.hermit@-1,1 0.cub@-1,3 1.protector@-1,-1 0.bruiser@-2,3 1.illusionist@2,-3 0.wanderer@3,0 1.clawLauncher@0,-3 to=0',
    solution: ['step:jailer>2,-1', 'step:hermit>0,0'],
  },
  {
    id: '1-23',
    grade: 1,
    position:
      '0.king@-1,3 1.queen@0,-1 1.protector@-1,-1 0.archer@1,1 0.bruiser@-1,2 1.brewmaster@-1,-2 0.rider@2,-1 1.acrobat@-2,-1 0.nemesis@1,2 1.hermit@2,-3 1.cub@-3,0 to=0',
    solution: ['step:archer>0,1', 'step:rider>1,-1'],
  },
  {
    id: '1-24',
    grade: 1,
    position:
      '0.king@1,1 1.queen@3,-2 1.clawLauncher@-2,-1 0.archer@-1,-1 0.wanderer@1,0 1.hermit@1,-2 1.cub@0,-2 0.rider@-1,2 1.vizier@1,-3 0.royalGuard@3,0 1.brewmaster@-2,0 to=0',
    solution: ['step:wanderer>2,-1', 'step:royalGuard>3,-1'],
  },
];
