// The flow of a match. Phases named as what is going on; nameless choices are made by guards in `flow.ts`.
import type { ChartState, PhaseChart } from '../../core/phase-chart';

// A roll step (ZIZ-13): rerolls come back to the check, `keep` goes on. Without a choice it is kept at once.
function rollStep(name: string, keep: string, next: string): Record<string, ChartState> {
  const again = `${name}Rolled`;
  return {
    [again]: {
      always: [
        { guard: 'hasRollChoice', target: `${name}Rolling` },
        { target: next, actions: [keep] },
      ],
    },
    [`${name}Rolling`]: {
      on: {
        reroll: { target: again, actions: ['reroll'] },
        buy: { target: again, actions: ['buyReroll'] },
        coin: { target: again, actions: ['takeCoin'] },
        keep: { target: next, actions: [keep] },
      },
    },
  };
}

// ZIZ-161: when Torak is first at the goal nothing else happens.
const torakFirst = { guard: 'torakWon', target: 'ended', actions: ['closeAction', 'reckon'] };

export const chart: PhaseChart = {
  id: 'zizka',
  initial: 'boot',
  states: {
    boot: { on: { begin: { target: 'opening', actions: ['introduce'] } } },
    opening: {
      always: [
        { guard: 'lastCommander', target: 'startingTurn', actions: ['takeLastCommander'] },
        { guard: 'commanderToChoose', target: 'choosingCommander' },
        { target: 'startingTurn' },
      ],
    },
    choosingCommander: { on: { commander: { target: 'opening', actions: ['takeCommander'] } } },
    startingTurn: { always: { target: 'menu', actions: ['startTurn'] } },

    menu: {
      on: {
        move: { target: 'menu', actions: ['move'] },
        event: { target: 'eventOpened', actions: ['openEvent'] },
        conquest: { target: 'conquestRolled', actions: ['openConquest', 'rollConquest'] },
        hire: { target: 'hiring', actions: ['openHire'] },
        attack: { target: 'attackRolled', actions: ['openAttack', 'rollAttack'] },
        peek: { target: 'peeking' },
        end: { target: 'endingTurn' },
      },
    },
    peeking: { on: { peekAt: { target: 'menu', actions: ['look'] }, back: { target: 'menu' } } },
    actionOver: { always: { target: 'menu', actions: ['closeAction'] } },

    eventOpened: {
      always: [
        { guard: 'isTournament', target: 'invited', actions: ['openTournament'] },
        { guard: 'isRolledEvent', target: 'eventRolled', actions: ['rollEvent'] },
        { guard: 'rowOnePossible', target: 'firstRow' },
        { target: 'actionOver', actions: ['failEvent'] },
      ],
    },
    ...rollStep('event', 'keepEvent', 'eventKept'),
    eventKept: {
      always: [
        { guard: 'rowOneCovered', target: 'rewarded', actions: ['completeRowOne'] },
        { guard: 'rowOnePossible', target: 'firstRow' },
        { target: 'actionOver', actions: ['failEvent'] },
      ],
    },
    firstRow: {
      on: {
        row: [
          { guard: 'isLevy', target: 'giving', actions: ['chooseRow'] },
          { target: 'rewarded', actions: ['completeRow'] },
        ],
        fail: { target: 'actionOver', actions: ['failEvent'] },
        decline: { target: 'actionOver', actions: ['declineEvent'] },
      },
    },
    giving: {
      on: { give: { target: 'rewarded', actions: ['giveMember'] }, back: { target: 'givingBack', actions: ['unchooseRow'] } },
    },
    givingBack: { always: [{ guard: 'rowOneDone', target: 'rows' }, { target: 'firstRow' }] },
    rewarded: { always: [{ guard: 'memberOffered', target: 'gaining' }, { target: 'rowsLeft' }] },
    gaining: {
      on: {
        gain: [
          { guard: 'retinueFull', target: 'gainReplacing', actions: ['chooseGain'] },
          { target: 'rowsLeft', actions: ['gainMember'] },
        ],
        decline: { target: 'rowsLeft', actions: ['declineGain'] },
      },
    },
    gainReplacing: {
      on: {
        replace: { target: 'rowsLeft', actions: ['gainReplacing'] },
        back: { target: 'gaining', actions: ['unchooseGain'] },
      },
    },
    rowsLeft: {
      always: [
        { guard: 'anotherRowPossible', target: 'rows' },
        { target: 'actionOver', actions: ['finishEvent'] },
      ],
    },
    rows: {
      on: {
        row: [
          { guard: 'isLevy', target: 'giving', actions: ['chooseRow'] },
          { target: 'rewarded', actions: ['completeRow'] },
        ],
        done: { target: 'actionOver', actions: ['finishEvent'] },
      },
    },

    ...rollStep('conquest', 'keepConquest', 'conquestKept'),
    conquestKept: {
      always: [
        { guard: 'conquestRowCovered', target: 'conquestPassed', actions: ['passConquestRow'] },
        { guard: 'conquestRowPossible', target: 'conquestLuck' },
        { target: 'actionOver', actions: ['failConquest'] },
      ],
    },
    conquestLuck: {
      on: {
        luck: { target: 'conquestPassed', actions: ['passConquestRow'] },
        fail: { target: 'actionOver', actions: ['failConquest'] },
      },
    },
    conquestPassed: {
      always: [
        { guard: 'conquestRowLeft', target: 'conquestRolled', actions: ['rollConquest'] },
        { guard: 'isEasyConquest', target: 'choosingMorale' },
        { target: 'actionOver', actions: ['winConquest'] },
      ],
    },
    choosingMorale: { on: { morale: { target: 'actionOver', actions: ['chooseMorale', 'winConquest'] } } },

    hiring: {
      on: {
        refresh: { target: 'hireLeft', actions: ['refreshTable'] },
        hireMember: [
          { guard: 'retinueFull', target: 'hireReplacing', actions: ['chooseHire'] },
          { target: 'hireLeft', actions: ['hireMember'] },
        ],
        done: { target: 'actionOver' },
        back: { target: 'actionOver', actions: ['cancelHire'] },
      },
    },
    hireReplacing: {
      on: {
        replace: { target: 'hireLeft', actions: ['hireReplacing'] },
        back: { target: 'hiring', actions: ['unchooseHire'] },
      },
    },
    hireLeft: { always: [{ guard: 'canHireMore', target: 'hiring' }, { target: 'actionOver' }] },

    ...rollStep('attack', 'keepAttack', 'attackKept'),
    attackKept: {
      always: [
        { guard: 'attackerHasLuck', target: 'attackLuck' },
        { target: 'defending', actions: ['scoreAttack'] },
      ],
    },
    attackLuck: { on: { spend: { target: 'defending', actions: ['spendAttack', 'scoreAttack'] } } },
    defending: {
      always: [
        { guard: 'torakDefends', target: 'fightOver', actions: ['rollTorakDefence'] },
        { target: 'defenceRolled', actions: ['rollDefence'] },
      ],
    },
    ...rollStep('defence', 'keepDefence', 'defenceKept'),
    defenceKept: { always: [{ guard: 'defenderCanTie', target: 'defenceLuck' }, { target: 'fightOver' }] },
    defenceLuck: { on: { spend: { target: 'fightOver', actions: ['spendDefence'] } } },
    fightOver: { always: { target: 'fightResolved', actions: ['resolveFight'] } },
    fightResolved: {
      always: [
        { guard: 'memberToLose', target: 'losing' },
        { guard: 'warrantToDrop', target: 'dropping' },
        { guard: 'torakAttacked', target: 'turnOver' },
        { target: 'actionOver' },
      ],
    },
    losing: { on: { lose: { target: 'turnOver', actions: ['loseMember'] } } },
    dropping: { on: { drop: { target: 'actionOver', actions: ['dropWarrant'] } } },

    invited: {
      always: [
        { guard: 'someoneInvited', target: 'joining' },
        { target: 'rollerReady', actions: ['closeEntries'] },
      ],
    },
    joining: {
      on: {
        join: { target: 'invited', actions: ['joinTournament', 'nextInvited'] },
        pass: { target: 'invited', actions: ['passTournament', 'nextInvited'] },
      },
    },
    rollerReady: {
      always: [
        { guard: 'rollerLeft', target: 'tournamentRolled', actions: ['rollTournament'] },
        { target: 'tournamentOver', actions: ['resolveTournament'] },
      ],
    },
    tournamentOver: { always: [torakFirst, { target: 'actionOver' }] },
    tournamentRolled: {
      always: [
        { guard: 'hasTournamentChoice', target: 'tournamentRolling' },
        { target: 'rollerReady', actions: ['keepTournament'] },
      ],
    },
    tournamentRolling: {
      on: {
        free: { target: 'tournamentRolled', actions: ['freeReroll'] },
        aside: { target: 'throwing', actions: ['setAside'] },
        keep: { target: 'rollerReady', actions: ['keepTournament'] },
      },
    },
    throwing: {
      on: {
        throw: { target: 'tournamentRolled', actions: ['throwDice'] },
        back: { target: 'tournamentRolling', actions: ['takeBackAside'] },
      },
    },

    endingTurn: {
      always: [
        { guard: 'torakLies', target: 'turnOver', actions: ['standTorak'] },
        { guard: 'isSolo', target: 'torakActed', actions: ['playTorakCard'] },
        { target: 'turnOver' },
      ],
    },
    torakActed: {
      always: [
        torakFirst,
        { guard: 'torakReached', target: 'defenceRolled', actions: ['openTorakAttack', 'rollDefence'] },
        { target: 'turnOver' },
      ],
    },
    turnOver: { always: { target: 'turnClosed', actions: ['closeAction', 'replenish'] } },
    turnClosed: {
      always: [
        { guard: 'matchOver', target: 'ended', actions: ['reckon'] },
        { target: 'startingTurn', actions: ['passTurn'] },
      ],
    },
    ended: { type: 'final' },
  },
};
