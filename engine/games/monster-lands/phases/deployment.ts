// Deployment: turn by turn free steps and one action, in a building, on a trail or in a settled land (MON-40 to MON-75).
import type { ChartState } from '../../../core/phase-chart';
import { BUILDING_IDS } from '../data/records';
import { byItself } from './by-itself';

const TURN = '#monster-lands.deployment.startingTurn';
const ACTED = '#monster-lands.deployment.endingAction';
// What was picked is put back, and the turn is open again.
const back = { target: TURN, actions: ['putBack'] };

// MON-302: the die decides the discount.
const choosingDie = (next: string): ChartState => ({
  on: { die: { target: next, actions: ['chooseDie'] } },
  always: byItself(next),
});

const visiting: ChartState = {
  initial: 'hut',
  on: { back },
  states: {
    hut: {
      initial: 'choosingDie',
      states: {
        choosingDie: choosingDie('choosingTraps'),
        choosingTraps: {
          on: {
            rebate: { actions: ['useRebate'] },
            trap: { actions: ['pickTrap'] },
            pay: { target: ACTED, actions: ['buyTraps'] },
          },
        },
      },
    },
    alchemist: { initial: 'brewing', states: { brewing: { on: { brew: { target: ACTED, actions: ['brew'] } } } } },
    tavern: {
      initial: 'choosingDie',
      states: {
        choosingDie: choosingDie('hiring'),
        hiring: {
          on: {
            rebate: { actions: ['useRebate'] },
            beer: { target: 'afterBeer', actions: ['pourBeer'] },
            hire: { target: ACTED, actions: ['placeDieAndHire'] },
          },
        },
        afterBeer: {
          on: {
            rebate: { actions: ['useRebate'] },
            hire: { target: ACTED, actions: ['hire'] },
            leave: { target: ACTED, actions: ['leave'] },
          },
          always: byItself(ACTED),
        },
      },
    },
    merchant: {
      initial: 'selling',
      states: { selling: { on: { sell: { actions: ['pickDie'] }, done: { target: ACTED, actions: ['sellDice'] } } } },
    },
    armoury: {
      initial: 'choosingDie',
      states: {
        choosingDie: choosingDie('choosingAmount'),
        choosingAmount: { on: { buy: { target: ACTED, actions: ['buyDefence'] } }, always: byItself(ACTED) },
      },
    },
    market: {
      initial: 'choosingDie',
      states: {
        choosingDie: choosingDie('choosingCard'),
        choosingCard: { on: { card: { target: 'choosingBearer', actions: ['pickCard'] } } },
        choosingBearer: { on: { to: { target: ACTED, actions: ['buyCard'] } }, always: byItself(ACTED) },
      },
    },
    mine: {
      initial: 'choosingField',
      states: { choosingField: { on: { mine: { target: ACTED, actions: ['mine'] } }, always: byItself(ACTED) } },
    },
  },
};

const sending: ChartState = {
  initial: 'choosingTrail',
  on: { back },
  states: {
    choosingTrail: { on: { trail: { target: 'meetingDemands', actions: ['pickTrail'] } } },
    meetingDemands: {
      always: [
        { guard: 'trailDemandsDice', target: 'layingDice' },
        { guard: 'isQuestTrail', target: ACTED, actions: ['depart'] },
        { target: 'loading' },
      ],
    },
    layingDice: { on: { give: { target: 'meetingDemands', actions: ['pickDie'] } }, always: byItself('meetingDemands') },
    loading: { on: { add: { actions: ['load'] }, confirm: { target: ACTED, actions: ['depart'] } } },
  },
};

const usingLand: ChartState = {
  initial: 'meetingDemands',
  on: { back },
  states: {
    meetingDemands: {
      always: [
        { guard: 'landDemandsDice', target: 'layingDice' },
        { guard: 'landGivesLoot', target: 'takingLoot' },
        { guard: 'landGivesHire', target: 'hiring' },
        { guard: 'landGivesCard', target: 'choosingCard' },
        { target: ACTED, actions: ['useFeature'] },
      ],
    },
    layingDice: { on: { give: { target: 'meetingDemands', actions: ['pickDie'] } }, always: byItself('meetingDemands') },
    takingLoot: { on: { take: { target: ACTED, actions: ['takeLootOfLand'] } }, always: byItself(ACTED) },
    hiring: { on: { hire: { target: ACTED, actions: ['hireByLand'] } } },
    choosingCard: { on: { card: { target: 'choosingBearer', actions: ['pickCard'] } } },
    choosingBearer: { on: { to: { target: ACTED, actions: ['takeCardOfLand'] } }, always: byItself(ACTED) },
  },
};

// MON-44: steps that are no action and lead back into the turn.
const steps: Readonly<Record<string, ChartState>> = {
  swapping: {
    initial: 'layingDie',
    on: { back },
    states: {
      layingDie: { on: { give: { target: 'choosingColour', actions: ['pickDie'] } }, always: byItself('choosingColour') },
      choosingColour: { on: { take: { target: TURN, actions: ['swapDie'] } } },
    },
  },
  converting: { on: { back, give: { target: TURN, actions: ['convertDie'] } }, always: byItself(TURN) },
  hiringFree: { on: { back, hire: { target: TURN, actions: ['hireByLoot'] } } },
  equipping: {
    initial: 'choosingCard',
    on: { back },
    states: {
      choosingCard: { on: { card: { target: 'choosingBearer', actions: ['pickGear'] } }, always: byItself('choosingBearer') },
      choosingBearer: {
        on: { to: { target: TURN, actions: ['moveGear'] }, drop: { target: TURN, actions: ['dropGear'] } },
        always: byItself(TURN),
      },
    },
  },
  settling: { on: { back, with: { target: TURN, actions: ['settle'] } }, always: byItself(TURN) },
};

export const deployment: ChartState = {
  initial: 'startingTurn',
  entry: ['openDeployment'],
  states: {
    startingTurn: {
      always: [
        { guard: 'everybodyHasPassed', target: '#monster-lands.adventure' },
        { guard: 'seatHasPassed', actions: ['passOn'] },
        { guard: 'mustPass', target: 'receiving', actions: ['pass'] },
        { target: 'choosingAction' },
      ],
    },
    choosingAction: {
      on: {
        visit: BUILDING_IDS.map((building) => ({
          guard: `goesTo ${building}`,
          target: `visiting.${building}`,
          actions: ['visit'],
        })),
        send: { target: 'sending', actions: ['pickMember'] },
        feature: { target: 'usingLand', actions: ['pickLand'] },
        pass: { target: 'receiving', actions: ['pass'] },
        collect: { target: 'receiving', actions: ['collect'] },
        swap: { target: 'swapping', actions: ['pickRookie'] },
        equip: { target: 'equipping', actions: ['startEquipping'] },
        settle: { target: 'settling', actions: ['pickLand'] },
        loot: [
          { guard: 'lootHires', target: 'hiringFree', actions: ['pickLoot'] },
          { guard: 'lootConverts', target: 'converting', actions: ['pickLoot'] },
          { target: 'startingTurn', actions: ['playLoot'] },
        ],
        buyDie: { target: 'startingTurn', actions: ['buyDie'] },
        heal: { target: 'startingTurn', actions: ['heal'] },
        sellTrophy: { target: 'startingTurn', actions: ['sellTrophy'] },
      },
    },
    visiting,
    sending,
    usingLand,
    ...steps,
    receiving: { always: [{ guard: 'mixWaits', target: 'dividing' }, { target: 'startingTurn' }] },
    dividing: { on: { brew: { target: 'startingTurn', actions: ['divideMix'] } } },
    endingAction: {
      entry: ['endAction'],
      always: [
        { guard: 'tooManyTraps', target: 'discardingTrap' },
        { target: 'startingTurn', actions: ['samborActs', 'passOn'] },
      ],
    },
    discardingTrap: {
      on: { discardTrap: { target: 'endingAction', actions: ['discardTrap'] } },
      always: byItself('endingAction'),
    },
  },
};
