// What a revealed skirmish or task has shown so far, event by event: the view before and after it know only the ends.
import type { CardView, Event, SecretPurpose } from '../../../engine/games/grunwald/view-types';

export interface Gain {
  readonly seat: number;
  readonly goods: 'ducats' | 'provision' | 'captive';
  readonly amount: number;
}

export interface Report {
  readonly purpose: SecretPurpose;
  readonly cards: readonly { readonly seat: number; readonly card: CardView }[];
  readonly duels: readonly { readonly seat: number; readonly teuton: CardView | null }[];
  readonly battle: Extract<Event, { readonly type: 'battleFought' }> | null;
  readonly joint: { readonly sum: number; readonly needed: number; readonly done: boolean } | null;
  readonly gains: readonly Gain[];
  // Everything has been told: it stands written until the cards have gone home.
  readonly isOver: boolean;
}

export function extendReport(report: Report | null, event: Event): Report | null {
  if (event.type === 'cardsRevealed') {
    return { purpose: event.purpose, cards: event.cards, duels: [], battle: null, joint: null, gains: [], isOver: false };
  }
  if (report === null || report.isOver) return report;
  switch (event.type) {
    case 'duelFought':
      return { ...report, duels: [...report.duels, { seat: event.seat, teuton: event.teuton }] };
    case 'battleFought':
      return { ...report, battle: event };
    case 'jointTaskEnded':
      return { ...report, joint: event };
    case 'lossPaid':
      return report;
    case 'provisionGained':
      return gained(report, { seat: event.seat, goods: 'provision', amount: event.amount });
    case 'ducatsGained':
      return gained(report, { seat: event.seat, goods: 'ducats', amount: event.amount });
    case 'teutonTaken':
      return gained(report, { seat: event.seat, goods: 'captive', amount: event.card.strength });
    default:
      return { ...report, isOver: true };
  }
}

// Gains of a skirmish are those of the fields after it.
function gained(report: Report, gain: Gain): Report {
  return report.purpose === 'task' ? { ...report, gains: [...report.gains, gain] } : { ...report, isOver: true };
}
