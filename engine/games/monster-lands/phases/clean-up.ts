// Clean-up in its eight steps (MON-160 to MON-169). Steps with decisions go from seat to seat.
import type { ChartState } from '../../../core/phase-chart';
import { byItself } from './by-itself';

const step = (name: string): string => `#monster-lands.cleanUp.${name}`;
const settling = (back: string): ChartState => ({
  on: { with: { target: back, actions: ['settle'] }, back: { target: back, actions: ['putBack'] } },
  always: byItself(back),
});

// MON-161
const recovery: ChartState = {
  initial: 'seat',
  entry: ['fromFirstSeat'],
  states: {
    seat: { always: [{ guard: 'canRecover', target: 'recovering' }, { target: 'seatDone' }] },
    recovering: {
      on: {
        heal: { target: 'seat', actions: ['heal'] },
        settle: { target: 'settling', actions: ['pickLand'] },
        done: { target: 'seatDone' },
      },
    },
    settling: settling('seat'),
    seatDone: {
      entry: ['discardSurplus'],
      always: [
        { guard: 'isLastSeat', target: step('panic') },
        { target: 'seat', actions: ['nextSeat'] },
      ],
    },
  },
};

// MON-164
const succession: ChartState = {
  initial: 'seat',
  entry: ['fromFirstSeat'],
  states: {
    seat: {
      always: [
        { guard: 'lacksLeader', target: 'promoting' },
        { guard: 'isLastSeat', target: step('wages') },
        { actions: ['nextSeat'] },
      ],
    },
    promoting: { on: { promote: { target: 'seat', actions: ['promote'] } }, always: byItself('seat') },
  },
};

// MON-165
const wages: ChartState = {
  initial: 'seat',
  entry: ['fromFirstSeat'],
  states: {
    seat: {
      always: [
        { guard: 'canCashIn', target: 'cashingIn' },
        { guard: 'isShort', target: 'unpaid', actions: ['payWages'] },
        { target: 'paid', actions: ['payWages'] },
      ],
    },
    cashingIn: {
      on: {
        settle: { target: 'settling', actions: ['pickLand'] },
        sellTrophy: { target: 'seat', actions: ['sellTrophy'] },
        loot: [
          { guard: 'lootHires', target: 'hiring', actions: ['pickLoot'] },
          { target: 'seat', actions: ['playLoot'] },
        ],
        done: { target: 'paid', actions: ['payWages'] },
        payShort: { target: 'unpaid', actions: ['payWages'] },
      },
    },
    settling: settling('seat'),
    hiring: { on: { hire: { target: 'seat', actions: ['hireByLoot'] }, back: { target: 'seat', actions: ['putBack'] } } },
    unpaid: { always: [{ guard: 'somebodyDeserts', target: 'deserting' }, { target: 'paid' }] },
    deserting: { on: { desert: { target: 'inheritance', actions: ['desert'] } }, always: byItself('inheritance') },
    inheritance: {
      always: [
        { guard: 'heirloomsAreLeft', target: 'inheriting' },
        { guard: 'tooManyTraps', target: 'discardingTrap' },
        { target: 'paid' },
      ],
    },
    inheriting: {
      on: { to: { target: 'inheritance', actions: ['inherit'] }, drop: { target: 'inheritance', actions: ['dropHeirloom'] } },
      always: byItself('inheritance'),
    },
    discardingTrap: { on: { discardTrap: { target: 'inheritance', actions: ['discardTrap'] } }, always: byItself('inheritance') },
    paid: {
      always: [
        { guard: 'isLastSeat', target: step('endCheck') },
        { target: 'seat', actions: ['nextSeat'] },
      ],
    },
  },
};

export const cleanUp: ChartState = {
  initial: 'returning',
  states: {
    returning: { entry: ['bringHome'], always: 'recovery' },
    recovery,
    panic: { entry: ['contestGate', 'spreadPanic'], always: 'succession' },
    succession,
    wages,
    endCheck: {
      always: [{ guard: 'matchEnds', target: '#monster-lands.finished', actions: ['endMatch'] }, { target: 'preparing' }],
    },
    preparing: { entry: ['clearTable', 'refillPlaces', 'passFirstPlayer', 'nextRound'], always: '#monster-lands.dicePool' },
  },
};
