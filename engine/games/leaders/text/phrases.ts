// Decisions and events as phrases for buttons, screen readers and the log. Pure; knows views only.
import type { Phrase } from '../../../core/decision';
import type { Decision } from '../types';
import type { Event, View, Way } from '../view-types';

const COLUMNS = 'abcdefg';

// A short name for a cell: columns a to g from left to right, counted upwards from the bottom seat.
export function cellLabel(view: View, cell: number): string {
  const place = view.cells[cell];
  if (place === undefined) return '?';
  const lowest = Math.min(3, 3 - place.q);
  return `${COLUMNS[place.q + 3]}${lowest - place.r + 1}`;
}

function figureKey(name: string): string {
  return `@figure.${name.split('#')[0]}.name`;
}

function targetKey(view: View, cell: number): string {
  const figure = view.figures.find((each) => each.cell === cell);
  return figure === undefined ? '?' : figureKey(figure.kind);
}

export function describeDecision(decision: Decision, view: View): Phrase {
  const key = `decision.${decision.type}`;
  switch (decision.type) {
    case 'end':
    case 'back':
      return { key };
    case 'take':
    case 'banish':
      return { key, params: { card: `@card.${decision.card}.name` } };
    case 'place':
      return { key, params: { to: cellLabel(view, decision.to) } };
    case 'jump':
      return describeJump(decision.figure, decision.via, decision.to, view);
    case 'swap':
    case 'fly':
    case 'drag': {
      const target = targetKey(view, decision.target);
      return { key, params: { figure: figureKey(decision.figure), target, at: cellLabel(view, decision.target) } };
    }
    case 'push':
    case 'steer':
    case 'serve': {
      const target = targetKey(view, decision.target);
      return { key, params: { figure: figureKey(decision.figure), target, to: cellLabel(view, decision.to) } };
    }
    default:
      return { key, params: { figure: figureKey(decision.figure), to: cellLabel(view, decision.to) } };
  }
}

function describeJump(figure: string, via: number, to: number, view: View): Phrase {
  const params = { figure: figureKey(figure), to: cellLabel(view, to) };
  if (via < 0) return { key: 'decision.jump', params };
  return { key: 'decision.jumpTwice', params: { ...params, via: cellLabel(view, via) } };
}

// Null for facts that need no line of their own.
export function describeEvent(event: Event, view: View): Phrase | null {
  switch (event.type) {
    case 'matchBegan':
      return { key: 'log.matchBegan', params: { seat: event.first } };
    case 'turnBegan':
      return { key: 'log.turnBegan', params: { seat: event.seat, turn: event.turn } };
    case 'figureStepped':
      return describeWay(event.way.path.length > 2 ? 'log.figureWalked' : 'log.figureStepped', event.way, view);
    case 'nemesisReacted':
      return describeWay('log.nemesisReacted', event.way, view);
    case 'abilityUsed':
      return describeAbility(event, view);
    case 'nemesisStayed':
      return { key: 'log.nemesisStayed' };
    case 'figureRecruited': {
      const params = { seat: event.seat, figure: figureKey(event.kind), to: cellLabel(view, event.cell) };
      return { key: 'log.figureRecruited', params };
    }
    case 'displayRefilled':
      return { key: 'log.displayRefilled', params: { card: `@card.${event.card}.name` } };
    case 'recruitmentSkipped':
      return { key: 'log.recruitmentSkipped', params: { seat: event.seat } };
    case 'cardBanished':
      return { key: 'log.cardBanished', params: { seat: event.seat, card: `@card.${event.card}.name` } };
    case 'leaderFell':
      return { key: `log.leaderFell.${event.fall}`, params: { seat: event.seat } };
    case 'matchDrawn':
      return { key: `log.matchDrawn.${event.draw}` };
    default:
      return null;
  }
}

function describeWay(key: string, way: Way, view: View): Phrase {
  return { key, params: { figure: figureKey(way.kind), to: cellLabel(view, way.path.at(-1) ?? -1) } };
}

function describeAbility(event: Extract<Event, { type: 'abilityUsed' }>, view: View): Phrase {
  const moved = event.ways.at(-1);
  const params = {
    figure: figureKey(event.kind),
    target: moved === undefined ? '?' : figureKey(moved.kind),
    to: cellLabel(view, moved?.path.at(-1) ?? -1),
  };
  return { key: `log.abilityUsed.${event.ability}`, params };
}
