// Adventure: quests, then battles in the lands and at the gate, each trail in its steps (MON-90 to MON-141, MON-200 to MON-205).
import type { ChartState } from '../../../core/phase-chart';
import { byItself } from './by-itself';

const NEXT_PLACE = '#monster-lands.adventure.nextPlace';
const battleAt = (state: string): string => `#monster-lands.adventure.battle.${state}`;

// What a reward leaves to its owner: a mix of potions and venoms, traps beyond the limit.
const receiving = (done: string): Readonly<Record<string, ChartState>> => ({
  receiving: {
    always: [{ guard: 'mixWaits', target: 'dividing' }, { guard: 'tooManyTraps', target: 'discardingTrap' }, { target: done }],
  },
  dividing: { on: { brew: { target: 'receiving', actions: ['divideMix'] } } },
  discardingTrap: { on: { discardTrap: { target: 'receiving', actions: ['discardTrap'] } }, always: byItself('receiving') },
});

const quest: ChartState = {
  initial: 'nextMember',
  entry: ['openPlace'],
  states: {
    nextMember: {
      always: [
        { guard: 'memberIsNext', target: 'rolling', actions: ['rollQuest'] },
        { target: 'receiving', actions: ['resolveQuest'] },
      ],
    },
    rolling: {
      on: {
        reroll: { actions: ['reroll'] },
        loot: { actions: ['playRollLoot'] },
        done: { target: 'nextMember', actions: ['endQuestRoll'] },
      },
      always: byItself('nextMember'),
    },
    ...receiving(NEXT_PLACE),
  },
};

const contract: ChartState = {
  initial: 'nextMember',
  entry: ['openPlace'],
  states: {
    nextMember: {
      always: [
        { guard: 'memberIsNext', target: 'deciding', actions: ['faceNextMember'] },
        { target: NEXT_PLACE, actions: ['discardContract'] },
      ],
    },
    deciding: {
      on: {
        sellTrophy: { actions: ['sellTrophy'] },
        loot: [{ guard: 'lootHires', target: 'hiring', actions: ['pickLoot'] }, { actions: ['playLoot'] }],
        fulfil: { target: 'paying', actions: ['payContract'] },
        decline: { target: 'nextMember', actions: ['declineContract'] },
      },
      always: byItself('nextMember'),
    },
    hiring: { on: { hire: { target: 'deciding', actions: ['hireByLoot'] }, back: { target: 'deciding', actions: ['putBack'] } } },
    paying: {
      always: [
        { guard: 'trapsAreOwed', target: 'givingTrap' },
        { target: 'receiving', actions: ['rewardContract'] },
      ],
    },
    givingTrap: { on: { giveTrap: { target: 'paying', actions: ['giveTrap'] } }, always: byItself('paying') },
    ...receiving('nextMember'),
  },
};

const clash: ChartState = {
  initial: 'nextToken',
  entry: ['beginClash'],
  states: {
    nextToken: {
      always: [
        { guard: 'clashIsOver', target: battleAt('facing') },
        { guard: 'trailIsThrough', actions: ['clashOn'] },
        { guard: 'samborReveals', target: 'turnedUp', actions: ['revealNext'] },
        { target: 'revealing' },
      ],
    },
    revealing: {
      on: { reveal: { target: 'turnedUp', actions: ['revealNext'] }, stop: { target: 'nextToken', actions: ['clashOn'] } },
    },
    turnedUp: {
      always: [
        { guard: 'noTrickIsUp', target: 'nextToken' },
        { guard: 'nobodyIsBeside', target: 'nextToken', actions: ['loseTrick'] },
        { guard: 'ownerAims', target: 'aiming' },
        { target: 'aimed', actions: ['aimTrick'] },
      ],
    },
    aiming: { on: { target: { target: 'aimed', actions: ['chooseTarget'] } }, always: byItself('aimed') },
    aimed: { always: [{ guard: 'canCancel', target: 'cancelling' }, { target: 'applying' }] },
    cancelling: {
      on: { cancel: { target: 'nextToken', actions: ['cancelTrick'] }, allow: { target: 'applying' } },
    },
    applying: {
      always: [
        { guard: 'trickRedirects', target: 'nextToken', actions: ['layRedirection'] },
        { guard: 'samborSteals', target: 'nextToken', actions: ['samborSteals'] },
        { target: 'stealing' },
      ],
    },
    stealing: { on: { steal: { target: 'nextToken', actions: ['stealDice'] } }, always: byItself('nextToken') },
  },
};

const conquest: ChartState = {
  initial: 'nextMember',
  entry: ['fromTheLeft'],
  states: {
    nextMember: {
      always: [
        { guard: 'nobodyConquers', target: battleAt('loot') },
        { guard: 'samborConquers', target: battleAt('loot'), actions: ['samborTakesLand'] },
        { target: 'rolled', actions: ['rollConquest'] },
      ],
    },
    rolled: {
      always: [{ guard: 'conquestIsReached', target: 'conquered', actions: ['endConquest'] }, { target: 'rolling' }],
    },
    rolling: {
      on: {
        reroll: { target: 'rolled', actions: ['reroll'] },
        loot: { target: 'rolled', actions: ['playRollLoot'] },
        done: { target: 'nextMember', actions: ['endConquest'] },
      },
      always: byItself('nextMember'),
    },
    conquered: { always: [{ guard: 'hasDeedLoot', target: 'celebrating' }, { target: battleAt('loot') }] },
    celebrating: {
      on: { loot: { target: 'conquered', actions: ['playDeedLoot'] }, done: { target: battleAt('loot') } },
    },
  },
};

const loot: ChartState = {
  initial: 'nextMember',
  entry: ['fromTheLeft'],
  states: {
    nextMember: {
      always: [
        { guard: 'lootIsDue', target: 'choosing', actions: ['faceNextLooter'] },
        { target: NEXT_PLACE, actions: ['refillLoot'] },
      ],
    },
    choosing: { on: { take: { target: 'nextMember', actions: ['takeLoot'] } }, always: byItself('nextMember') },
  },
};

const battle: ChartState = {
  initial: 'revealing',
  entry: ['openPlace'],
  states: {
    revealing: {
      always: [
        { guard: 'isClash', target: 'clash' },
        { target: 'facing', actions: ['revealTraps'] },
      ],
    },
    clash,
    // A land without a monster can be conquered at once.
    facing: {
      entry: ['fromTheLeft'],
      always: [{ guard: 'noMonsterIsHere', target: 'conquest' }, { target: 'nextTrail' }],
    },
    nextTrail: {
      always: [
        { guard: 'nobodyIsLeft', target: 'ending' },
        { guard: 'samborIsNext', target: 'attacking', actions: ['faceSambor'] },
        { target: 'attacked', actions: ['faceNextTrail'] },
      ],
    },
    // MON-258, then MON-111.
    attacked: {
      always: [
        { guard: 'canRedirect', target: 'redirecting' },
        { target: 'attacking', actions: ['lineUpAttack'] },
      ],
    },
    redirecting: {
      on: { redirect: { target: 'attacked', actions: ['redirect'] }, keep: { target: 'attacked', actions: ['keep'] } },
    },
    attacking: {
      always: [
        { guard: 'attackIsOver', target: 'answering' },
        { guard: 'victimIsGone', actions: ['nextAssault'] },
        { guard: 'canWard', target: 'warding' },
        { target: 'hit', actions: ['rollAttack'] },
      ],
    },
    warding: { on: { ward: { target: 'hit', actions: ['ward'] } }, always: byItself('hit') },
    hit: {
      always: [{ guard: 'attackMissed', target: 'attacking', actions: ['nextAssault'] }, { target: 'absorbing' }],
    },
    absorbing: { on: { defend: { target: 'defended', actions: ['takeHits'] } }, always: byItself('defended') },
    defended: { always: [{ guard: 'tooManyTraps', target: 'discardingTrap' }, { target: 'attacking' }] },
    discardingTrap: { on: { discardTrap: { target: 'defended', actions: ['discardTrap'] } }, always: byItself('defended') },
    answering: {
      always: [
        { guard: 'monsterIsBeaten', target: 'ending' },
        { guard: 'samborIsFaced', target: 'ending', actions: ['driveAway'] },
        { guard: 'memberHasFallen', target: 'nextTrail' },
        { target: 'striking', actions: ['startStrike'] },
      ],
    },
    striking: {
      on: {
        rollAll: { actions: ['rollAll'] },
        roll: { actions: ['rollOne'] },
        reroll: { actions: ['reroll'] },
        venom: { actions: ['spendVenom'] },
        loot: { actions: ['playRollLoot'] },
        capture: { target: 'rewarded', actions: ['capture'] },
        kill: { target: 'rewarded', actions: ['kill'] },
        giveUp: { target: 'nextTrail', actions: ['giveUp'] },
      },
      always: [
        { guard: 'canOnlyGiveUp', target: 'nextTrail', actions: ['takeOnlyWay'] },
        { guard: 'canOnlyWin', target: 'rewarded', actions: ['takeOnlyWay'] },
      ],
    },
    rewarded: { always: [{ guard: 'hasDeedLoot', target: 'celebrating' }, { target: 'dying' }] },
    celebrating: { on: { loot: { target: 'rewarded', actions: ['playDeedLoot'] }, done: { target: 'dying' } } },
    // MON-272: a last blow before the trails are cleared.
    dying: { always: { target: 'attacking', actions: ['lineUpDeathBlow'] } },
    ending: {
      entry: ['endBattle'],
      always: [{ guard: 'isAtGate', target: NEXT_PLACE }, { guard: 'monsterIsBeaten', target: 'conquest' }, { target: 'loot' }],
    },
    conquest,
    loot,
  },
};

export const adventure: ChartState = {
  initial: 'nextPlace',
  exit: ['closeScene'],
  states: {
    nextPlace: {
      always: [
        { guard: 'questIsNext', target: 'quest' },
        { guard: 'contractIsNext', target: 'contract' },
        { guard: 'battleIsNext', target: 'battle' },
        { target: '#monster-lands.cleanUp' },
      ],
    },
    quest,
    contract,
    battle,
  },
};
