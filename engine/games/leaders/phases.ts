// The flow of a match (LDR-8): banishing in the advanced mode, then turns of acting and recruiting.
// Nemesis' reactions interrupt the acting, also of the other player.
import type { ChartTransition, PhaseChart } from '../../core/phase-chart';

const act: ChartTransition = { target: 'settling', actions: ['act'] };

export const chart: PhaseChart = {
  id: 'leaders',
  initial: 'boot',
  states: {
    boot: {
      on: {
        begin: [
          { guard: 'isAdvanced', target: 'banishing', actions: ['beginMatch'] },
          { target: 'acting', actions: ['beginMatch', 'beginFirstTurn'] },
        ],
      },
    },
    banishing: { on: { banish: { target: 'banished', actions: ['banishCard'] } } },
    banished: {
      always: [
        { guard: 'isFirstBanishingDone', target: 'acting', actions: ['beginFirstTurn'] },
        { guard: 'isBanishingDone', target: 'turnPassed', actions: ['passTurn'] },
        { target: 'banishing' },
      ],
    },
    acting: {
      on: {
        step: act,
        walk: act,
        jump: act,
        ride: act,
        push: act,
        guard: act,
        swap: act,
        fly: act,
        drag: act,
        steer: act,
        vanish: act,
        serve: act,
        end: { target: 'recruitmentDue', actions: ['endActions'] },
      },
    },
    settling: {
      entry: ['dropStuckReactors'],
      always: [{ guard: 'isOver', target: 'over' }, { guard: 'hasReactors', target: 'reacting' }, { target: 'acting' }],
    },
    reacting: { on: { react: { target: 'settling', actions: ['react'] } } },
    recruitmentDue: {
      always: [
        { guard: 'isOver', target: 'over' },
        { guard: 'canRecruit', target: 'recruiting' },
        { target: 'turnEnded', actions: ['loseRecruitment'] },
      ],
    },
    recruiting: { on: { take: { target: 'placing', actions: ['takeCard'] } } },
    placing: {
      on: {
        place: [
          { guard: 'isHermitChosen', target: 'placingCub', actions: ['placeHermit'] },
          { target: 'recruitmentDue', actions: ['placeFigure'] },
        ],
        back: { target: 'recruiting', actions: ['returnCard'] },
      },
    },
    placingCub: {
      on: {
        place: { target: 'recruitmentDue', actions: ['placePair'] },
        back: { target: 'placing', actions: ['liftHermit'] },
      },
    },
    turnEnded: {
      always: [
        { guard: 'isSecondBanishing', target: 'banishing' },
        { target: 'turnPassed', actions: ['passTurn'] },
      ],
    },
    turnPassed: { always: [{ guard: 'isOver', target: 'over' }, { target: 'acting' }] },
    over: { type: 'final' },
  },
};
