// Decisions and events as phrases for buttons and the log. Pure: a decision or event and a view, no engine state.
// Parameters that begin with `@` are text keys; numbers named `seat…` are seats.
import type { Phrase } from '../../../core/decision';
import { MEMBERS } from '../data/members';
import type { Decision, Event, View } from '../view-types';

const memberName = (id: string): string => `@member.${id}.name`;
const spaceName = (id: string): string => `@space.${id}.name`;

function dieName(die: string): string {
  return die === 'wenceslas' || die === 'sigismund' ? `@sovereign.${die}` : `@face.${die}`;
}

function targetName(target: string): string {
  return target === 'easy' || target === 'hard' ? `@keep.${target}.name` : spaceName(target);
}

export function describeDecision(decision: Decision, view: View): Phrase {
  switch (decision.type) {
    case 'commander':
      return { key: 'decision.commander', params: { commander: `@commander.${decision.commander}.name` } };
    case 'move':
      return { key: 'decision.move', params: { space: spaceName(decision.space) } };
    case 'attack':
      return decision.target === 'torak'
        ? { key: 'decision.attackTorak' }
        : { key: 'decision.attack', params: { seat: decision.target } };
    case 'peekAt':
      return { key: 'decision.peekAt', params: { target: targetName(decision.target) } };
    case 'reroll':
    case 'buy':
      return { key: `decision.${decision.type}`, params: { die: dieName(decision.die) } };
    case 'row':
      return describeRow(decision.row, view);
    case 'give':
    case 'gain':
    case 'replace':
    case 'refresh':
    case 'lose':
      return { key: `decision.${decision.type}`, params: { member: memberName(decision.member) } };
    case 'hireMember': {
      const cost = (MEMBERS.find((member) => member.id === decision.member)?.cost ?? 0) + (view.hire?.surcharge ?? 0);
      return { key: 'decision.hireMember', params: { member: memberName(decision.member), count: cost } };
    }
    case 'luck': {
      const row = view.conquest?.rows.find((each) => each.row === view.conquest?.row);
      return { key: 'decision.luck', params: { count: row?.tokens ?? 0 } };
    }
    case 'morale':
      return { key: `decision.morale.${decision.direction}` };
    case 'free':
    case 'aside':
      return { key: `decision.${decision.type}`, params: { face: `@face.${decision.face}` } };
    case 'throw':
      return { key: 'decision.throw', params: { count: decision.counts.reduce((sum, count) => sum + count, 0) } };
    case 'spend':
      return { key: 'decision.spend', params: { count: decision.tokens } };
    case 'drop':
      return { key: 'decision.drop', params: { warrant: `@warrant.${decision.warrant}.name` } };
    default:
      return { key: `decision.${decision.type}` };
  }
}

function describeRow(row: number, view: View): Phrase {
  const shown = view.event?.rows.find((each) => each.row === row);
  if (shown !== undefined && shown.tokens > 0) return { key: 'decision.rowTokens', params: { row, count: shown.tokens } };
  if (shown !== undefined && shown.pay > 0) return { key: 'decision.rowPay', params: { row, count: shown.pay } };
  if (shown !== undefined && shown.discard > 0) return { key: 'decision.rowGive', params: { row } };
  return { key: 'decision.row', params: { row } };
}

// Null: a fact that the table shows and the log passes over.
export function describeEvent(event: Event, view: View): Phrase | null {
  switch (event.type) {
    case 'commanderTaken':
      return { key: 'log.commanderTaken', params: { seat: event.seat, commander: `@commander.${event.commander}.name` } };
    case 'turnStarted':
      return { key: 'log.turnStarted', params: { seat: event.seat, round: event.round } };
    case 'moved':
      return { key: 'log.moved', params: { seat: event.seat, from: spaceName(event.from), to: spaceName(event.to) } };
    case 'looked':
      return describeLook(event);
    case 'tokenRevealed':
      return {
        key: 'log.tokenRevealed',
        params: { seat: event.seat, kind: `@kind.${event.kind}` },
      };
    case 'keepRevealed':
      return { key: 'log.keepRevealed', params: { seat: event.seat, space: spaceName(event.space) } };
    case 'diceRolled': {
      const kings = [event.wenceslas, event.sigismund].filter((face) => face !== null);
      return { key: 'log.diceRolled', params: { seat: event.seat, faces: facesText([...event.dice, ...kings]) } };
    }
    case 'dieRerolled':
      return { key: 'log.dieRerolled', params: { seat: event.seat, from: `@face.${event.from}`, to: `@face.${event.to}` } };
    case 'sovereignCoinTaken':
      return { key: 'log.sovereignCoinTaken', params: { seat: event.seat } };
    case 'luckSpent':
    case 'luckGained':
      return { key: `log.${event.type}`, params: { seat: event.seat, count: event.tokens } };
    case 'coinsGained':
    case 'coinsLost':
      return { key: `log.${event.type}`, params: { seat: event.seat, count: event.coins } };
    case 'rowCompleted':
      return { key: 'log.rowCompleted', params: { seat: event.seat, row: event.row } };
    case 'eventEnded':
      return {
        key: event.success ? 'log.eventWon' : 'log.eventFailed',
        params: { seat: event.seat, space: spaceName(event.space) },
      };
    case 'pointsScored':
      return event.seat < 0
        ? { key: 'log.pointsTorak', params: { count: event.points } }
        : { key: 'log.pointsScored', params: { seat: event.seat, count: event.points, source: `@part.${event.source}` } };
    case 'moraleMoved':
      return { key: `log.moraleMoved.${event.direction}`, params: { seat: event.seat } };
    case 'memberLeft':
      return { key: `log.memberLeft.${event.why}`, params: { seat: event.seat, member: memberName(event.member) } };
    case 'memberJoined':
      return event.paid > 0
        ? { key: 'log.memberHired', params: { seat: event.seat, member: memberName(event.member), count: event.paid } }
        : { key: 'log.memberJoined', params: { seat: event.seat, member: memberName(event.member) } };
    case 'memberDiscarded':
      return { key: 'log.memberDiscarded', params: { seat: event.seat, member: memberName(event.member) } };
    case 'favourTaken': {
      const sovereign = `@sovereign.${event.sovereign}`;
      return event.from === null
        ? { key: 'log.favourTaken', params: { seat: event.seat, sovereign } }
        : { key: 'log.favourStolen', params: { seat: event.seat, sovereign, seatFrom: event.from } };
    }
    case 'favourReturned':
      return { key: 'log.favourReturned', params: { seat: event.seat, sovereign: `@sovereign.${event.sovereign}` } };
    case 'warrantTaken':
      return event.warrant === null
        ? { key: 'log.warrantTaken', params: { seat: event.seat, count: event.coins } }
        : { key: 'log.warrantSolo', params: { seat: event.seat, warrant: `@warrant.${event.warrant}.name` } };
    case 'warrantReturned':
      return { key: 'log.warrantReturned', params: { seat: event.seat } };
    case 'conquestRowPassed':
      return { key: 'log.conquestRowPassed', params: { seat: event.seat, row: event.row } };
    case 'conquestEnded':
      return { key: event.success ? 'log.conquestWon' : 'log.conquestFailed', params: { seat: event.seat } };
    case 'hireOpened':
      return { key: 'log.hireOpened', params: { seat: event.seat, space: spaceName(event.space) } };
    default:
      return describeContest(event, view);
  }
}

// Faces as they fell, equal ones counted: `2 × sword, shield`.
function facesText(faces: readonly string[]): string {
  const kinds = [...new Set(faces)].map((face) => {
    const count = faces.filter((each) => each === face).length;
    return count > 1 ? `${count} × @face.${face}` : `@face.${face}`;
  });
  return kinds.join(', ') || '–';
}

function describeLook(event: Extract<Event, { type: 'looked' }>): Phrase {
  const target = targetName(event.target);
  if (event.token === null) return { key: 'log.looked', params: { seat: event.seat, target } };
  const isKeep = event.target === 'easy' || event.target === 'hard';
  const token = isKeep ? `@keep.${event.token}.name` : `@token.${event.token}.name`;
  return { key: 'log.lookedOwn', params: { seat: event.seat, target, token } };
}

// Fights, tournaments, Torak and the course of the match.
function describeContest(event: Event, view: View): Phrase | null {
  switch (event.type) {
    case 'fightStarted':
      if (event.attacker < 0) return { key: 'log.fightTorakAttacks', params: { seat: event.defender } };
      if (event.defender < 0) return { key: 'log.fightOnTorak', params: { seat: event.attacker } };
      return { key: 'log.fightStarted', params: { seatAttacker: event.attacker, seatDefender: event.defender } };
    case 'torakRolled':
      return { key: 'log.torakRolled', params: { score: event.score } };
    case 'fightEnded':
      return { key: event.won ? 'log.fightWon' : 'log.fightLost', params: { attack: event.attack, defence: event.defence } };
    case 'tournamentOpened':
      return { key: 'log.tournamentOpened', params: { seat: event.seat, pot: event.pot } };
    case 'tournamentJoined':
    case 'tournamentPassed':
      return { key: `log.${event.type}`, params: { seat: event.seat } };
    case 'tournamentRolled':
    case 'tournamentThrown':
    case 'tournamentKept':
      return { key: `log.${event.type}`, params: { seat: event.seat, faces: facesText(event.dice), score: event.score } };
    case 'tournamentEnded':
      return { key: 'log.tournamentEnded', params: { score: Math.max(...event.results.map((each) => each.score)) } };
    case 'tokensPlaced':
      return { key: 'log.tokensPlaced', params: { count: event.spaces.length } };
    case 'torakCardDrawn':
      return { key: 'log.torakCardDrawn' };
    case 'torakMoved':
      return { key: 'log.torakMoved', params: { space: spaceName(event.path.at(-1) ?? view.solo?.space ?? 'trebon') } };
    case 'torakSwapped':
      return { key: 'log.torakSwapped', params: { space: spaceName(event.space) } };
    case 'pileReshuffled':
    case 'torakStoodUp':
    case 'torakLaidDown':
    case 'tavernsRefreshed':
    case 'gameEnded':
      return { key: `log.${event.type}` };
    case 'lastRound':
      return { key: 'log.lastRound', params: { seat: event.seat } };
    default:
      return null;
  }
}
