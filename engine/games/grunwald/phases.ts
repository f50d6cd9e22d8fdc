// The flow of a match: which decisions leave a phase and which effects they bring. Names only.
import type { PhaseChart } from '../../core/phase-chart';

export const chart: PhaseChart = {
  id: 'grunwald',
  initial: 'boot',
  states: {
    boot: { on: { begin: { target: 'startingRound', actions: ['beginMatch'] } } },

    // Phase 1 of a round: events.
    startingRound: {
      always: [
        { guard: 'isFirstRound', target: 'openingCards', actions: ['beginRound'] },
        { target: 'resolvingEvent', actions: ['beginRound'] },
      ],
    },
    resolvingEvent: {
      entry: ['turnEvent'],
      always: [
        { guard: 'isTask', target: 'resolvingTask' },
        { guard: 'isAuction', target: 'resolvingAuction' },
        { guard: 'isPurchase', target: 'resolvingPurchase' },
        { target: 'resolvingDues' },
      ],
    },
    resolvingTask: {
      always: [
        { guard: 'asksMore', target: 'choosingTask' },
        { target: 'resolvingDues', actions: ['revealTask'] },
      ],
    },
    choosingTask: { on: { send: { target: 'resolvingTask', actions: ['hideCard'] } } },
    resolvingAuction: {
      always: [
        { guard: 'auctionRuns', target: 'bidding' },
        { target: 'openingCards', actions: ['settleAuction'] },
      ],
    },
    bidding: {
      on: {
        bid: { target: 'resolvingAuction', actions: ['makeBid'] },
        drop: { target: 'resolvingAuction', actions: ['dropBid'] },
      },
    },
    resolvingPurchase: {
      always: [{ guard: 'asksMore', target: 'buying' }, { target: 'openingCards' }],
    },
    buying: {
      on: {
        buy: { target: 'resolvingPurchase', actions: ['buyOffer'] },
        decline: { target: 'resolvingPurchase', actions: ['declineOffer'] },
      },
    },
    resolvingDues: {
      always: [{ guard: 'asksMore', target: 'payingDue' }, { target: 'openingCards' }],
    },
    payingDue: { on: { pay: { target: 'resolvingDues', actions: ['payDue'] } } },

    // Phase 2: royal officers.
    openingCards: { entry: ['openCards'], always: 'turning' },
    turning: {
      always: [
        { guard: 'someonePlaces', target: 'placing' },
        { target: 'settlingTeutons', actions: ['beginResolution'] },
      ],
    },
    placing: {
      on: {
        take: { target: 'choosingField', actions: ['takePieces'] },
        pass: { target: 'turning', actions: ['passTurn'] },
      },
    },
    choosingField: {
      on: {
        goTo: [
          { guard: 'fieldTakesDucats', target: 'choosingDucats', actions: ['chooseField'] },
          { target: 'turning', actions: ['chooseField', 'placePieces'] },
        ],
        back: { target: 'placing', actions: ['putBackPieces'] },
      },
    },
    choosingDucats: {
      on: {
        stake: { target: 'turning', actions: ['placePieces'] },
        back: { target: 'choosingField', actions: ['leaveField'] },
      },
    },

    // Phase 3: resolution.
    settlingTeutons: {
      always: [
        { guard: 'isTruce', target: 'settlingFields' },
        { guard: 'asksMore', target: 'choosingFighter' },
        { target: 'payingLosses', actions: ['fightSkirmish'] },
      ],
    },
    choosingFighter: { on: { send: { target: 'settlingTeutons', actions: ['hideCard'] } } },
    payingLosses: {
      always: [
        { guard: 'asksMore', target: 'choosingLoss' },
        { target: 'settlingFields', actions: ['endSkirmish'] },
      ],
    },
    choosingLoss: {
      on: {
        give: { target: 'choosingLoss', actions: ['giveCard'] },
        back: { target: 'choosingLoss', actions: ['takeBackCard'] },
        done: { target: 'payingLosses', actions: ['payLoss'] },
      },
    },
    settlingFields: {
      entry: ['settleCrown', 'settleProvision', 'settleDucats', 'settleMercenaries', 'settleHelpers'],
      always: [{ guard: 'asksMore', target: 'buyingHelper' }, { target: 'endingRound' }],
    },
    buyingHelper: {
      on: {
        buy: { target: 'endingRound', actions: ['buyHelper'] },
        decline: { target: 'endingRound', actions: ['declineHelper'] },
      },
    },
    endingRound: {
      always: [
        { guard: 'isLastRound', target: 'mustering', actions: ['endRound'] },
        { target: 'startingRound', actions: ['endRound', 'moveRoundMarker'] },
      ],
    },

    // The last reckoning, line by line: every phase is one line of the ledger.
    mustering: { entry: ['beginFeeding'], always: 'feeding' },
    feeding: {
      always: [{ guard: 'asksMore', target: 'dismissing' }, { target: 'countingStrength' }],
    },
    dismissing: {
      on: {
        dismiss: { target: 'dismissing', actions: ['giveCard'] },
        back: { target: 'dismissing', actions: ['takeBackCard'] },
        done: { target: 'feeding', actions: ['dismissChosen'] },
      },
    },
    countingStrength: { entry: ['countStrength'], always: 'namingCrownCommander' },
    namingCrownCommander: { entry: ['nameCrownCommander'], always: 'namingMercenaryCommander' },
    namingMercenaryCommander: { entry: ['nameMercenaryCommander'], always: 'namingQuartermaster' },
    namingQuartermaster: { entry: ['nameQuartermaster'], always: 'countingDucats' },
    countingDucats: { entry: ['countDucats'], always: 'finished' },
    finished: { type: 'final', entry: ['endMatch'] },
  },
};
