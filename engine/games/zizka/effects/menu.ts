// The action menu: commanders, start of a turn, movement, looks, hiring, closing an action (ZIZ-18, 35 to 46, 100 to 102).
import { known } from '../../../core/invariant';
import { CONSTANTS } from '../data/constants';
import {
  COMMANDER_IDS,
  commanderIndex,
  KEEP_CARDS,
  memberId,
  memberIndex,
  shortestPath,
  spaceId,
  spaceIndex,
  tokenId,
} from '../data/tables';
import { hireCost, levelOf, seatAt } from '../retinue';
import { chooserOf } from '../seats';
import { equipSeat } from '../setup';
import { type Decision, KEEPS } from '../types';
import { type GameStep, markReveal, refill, takeMember, takeVisible } from './common';

const KEEP_NAMES: readonly string[] = KEEPS;

// ZIZ-70: luck tokens usable in an action are those held when it began.
export function beginAction(step: GameStep): void {
  step.state.actions--;
  step.state.usable = seatAt(step.state, step.state.turn).luck;
}

function takeCommander(step: GameStep, commander: number): void {
  const { state } = step;
  const seat = chooserOf(state);
  equipSeat(state, seatAt(state, seat), commander);
  state.choosing.splice(state.choosing.indexOf(commander), 1);
  // Those whom nobody wanted stay in the box.
  if (chooserOf(state) < 0) state.choosing = [];
  const members = seatAt(state, seat).members.map(memberId);
  step.emit({ type: 'commanderTaken', seat, commander: known(COMMANDER_IDS[commander]), members });
}

function hire(step: GameStep, member: number, replaced: number): void {
  const { state } = step;
  const action = known(state.hire);
  action.hired++;
  action.chosen = -1;
  takeMember(step, state.turn, member, replaced, hireCost(state, member));
}

export const menuEffects = {
  // Commanders that were dealt are shown before the first turn.
  introduce: (step: GameStep): void => {
    step.state.seats.forEach((seat, index) => {
      const commander = COMMANDER_IDS[seat.commander];
      if (commander === undefined) return;
      step.emit({ type: 'commanderTaken', seat: index, commander, members: seat.members.map(memberId) });
    });
  },
  takeCommander: (step: GameStep, decision: Decision): void => {
    if (decision.type === 'commander') takeCommander(step, commanderIndex(decision.commander));
  },
  takeLastCommander: (step: GameStep): void => takeCommander(step, known(step.state.choosing[0])),

  // ZIZ-37: stood up, eyes fresh, two actions.
  startTurn: (step: GameStep): void => {
    const { state } = step;
    const seat = seatAt(state, state.turn);
    seat.laid = 0;
    seat.looks = 0;
    state.actions = CONSTANTS.actionsPerTurn;
    step.emit({ type: 'turnStarted', seat: state.turn, round: state.round });
  },

  move: (step: GameStep, decision: Decision): void => {
    if (decision.type !== 'move') return;
    const { state } = step;
    const seat = seatAt(state, state.turn);
    const from = seat.space;
    const to = spaceIndex(decision.space);
    state.actions--;
    seat.space = to;
    if (step.silent) return;
    const path = shortestPath(from, to).map(spaceId);
    step.emit({ type: 'moved', seat: state.turn, from: spaceId(from), to: decision.space, path });
  },

  // ZIZ-18: for the looker's eyes only.
  look: (step: GameStep, decision: Decision): void => {
    if (decision.type !== 'peekAt') return;
    const { state } = step;
    const seat = seatAt(state, state.turn);
    seat.looks++;
    markReveal(step);
    const keep = KEEP_NAMES.indexOf(decision.target);
    let token: string;
    if (keep >= 0) {
      seat.seenTops.push(keep);
      token = known(known(KEEP_CARDS[keep])[known(known(state.keeps[keep]).at(-1))]).id;
    } else {
      const space = spaceIndex(decision.target);
      seat.seenSpaces.push(space);
      token = tokenId(known(state.tokens[space]));
    }
    step.emit({ type: 'looked', seat: state.turn, target: decision.target, token });
  },

  openHire: (step: GameStep): void => {
    beginAction(step);
    step.state.hire = { refreshed: 0, hired: 0, chosen: -1 };
    step.emit({ type: 'hireOpened', seat: step.state.turn, space: spaceId(seatAt(step.state, step.state.turn).space) });
  },
  // ZIZ-102: nothing was done, the action is not spent.
  cancelHire: (step: GameStep): void => {
    step.state.actions++;
  },
  // ZIZ-100: one visible card may be swept away before the first hire.
  refreshTable: (step: GameStep, decision: Decision): void => {
    if (decision.type !== 'refresh') return;
    const { state } = step;
    const member = memberIndex(decision.member);
    const level = levelOf(member) - 1;
    const slot = takeVisible(step, member);
    known(state.discards[level]).push(member);
    known(state.hire).refreshed = 1;
    step.emit({ type: 'memberDiscarded', seat: state.turn, member: decision.member, level: level === 0 ? 1 : 2, slot });
    refill(step, level);
  },
  chooseHire: (step: GameStep, decision: Decision): void => {
    if (decision.type === 'hireMember') known(step.state.hire).chosen = memberIndex(decision.member);
  },
  unchooseHire: (step: GameStep): void => {
    known(step.state.hire).chosen = -1;
  },
  hireMember: (step: GameStep, decision: Decision): void => {
    if (decision.type === 'hireMember') hire(step, memberIndex(decision.member), -1);
  },
  hireReplacing: (step: GameStep, decision: Decision): void => {
    if (decision.type === 'replace') hire(step, known(step.state.hire).chosen, memberIndex(decision.member));
  },

  closeAction: (step: GameStep): void => {
    const { state } = step;
    state.roll = null;
    state.event = null;
    state.conquest = null;
    state.fight = null;
    state.tournament = null;
    state.hire = null;
    state.usable = 0;
  },
};
