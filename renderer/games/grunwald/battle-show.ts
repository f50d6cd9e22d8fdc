// What the skirmish scene shows, from the view alone or while its events are being played.

import { POMERANIA } from '../../../engine/games/grunwald/data/events';
import { teutonicBonus } from '../../../engine/games/grunwald/data/supplies';
import type { BattleView, CardView, PlayerView, View } from '../../../engine/games/grunwald/view-types';
import type { Phrase } from '../../../engine/protocol';
import type { Report } from './report';

export const STEPS = ['choose', 'reveal', 'duels', 'battle', 'losses'] as const;

// Everyone holds one; views do not list it.
export const PEASANT: CardView = { id: 'peasant', kind: 'peasant', strength: 0, arms: '' };

export interface Fighter {
  readonly seat: number;
  // Face up; null while face down or not laid yet.
  readonly card: CardView | null;
  readonly laid: boolean;
  readonly won: boolean;
  readonly caption: Phrase;
}

export interface BattleShow {
  readonly step: number;
  readonly teutons: readonly { readonly card: CardView; readonly captor: number | null }[];
  readonly fighters: readonly Fighter[];
  readonly strength: number;
  // Of the Order's strength, what the seats and the event add.
  readonly bonus: number;
  readonly event: number;
  readonly parts: string;
  readonly ours: number | null;
  readonly oursParts: string;
  readonly won: boolean | null;
  readonly debt: number;
}

export function battleShow(view: View, report: Report | null, toMove: number | null): BattleShow {
  const fighters = report ? reported(report) : standing(view, toMove);
  const teutons = teutonsOf(view, report);
  const battle = view.battle ?? (report?.purpose === 'skirmish' ? orderOf(view, teutons) : null);
  const fought = report?.isOver ? report.battle : null;
  const result = report ? report.battle : battle && battle.ours !== null ? battle : null;
  const ours = result?.ours ?? null;
  return {
    step: stepOf(view, report),
    teutons,
    fighters,
    strength: fought?.teutonic ?? battle?.strength ?? 0,
    bonus: battle?.bonus ?? 0,
    event: battle?.event ?? 0,
    parts: fought
      ? partsOf([fought.cards], fought)
      : battle
        ? partsOf(
            teutons.map(({ card }) => card.strength),
            battle,
          )
        : '',
    ours,
    oursParts: ours === null ? '' : fighters.map(({ card }) => card?.strength ?? 0).join('+'),
    won: result?.won ?? null,
    debt: result?.debt ?? 0,
  };
}

const partsOf = (cards: readonly number[], { bonus, event }: { readonly bonus: number; readonly event: number }): string =>
  [...cards, bonus, ...(event > 0 ? [event] : [])].join('+');

// When the last knight of the Order is taken nobody is left on its field, but its host still stands against ours.
function orderOf(
  view: View,
  teutons: BattleShow['teutons'],
): Pick<BattleView, 'strength' | 'bonus' | 'event' | 'ours' | 'won' | 'debt'> {
  const bonus = teutonicBonus(view.seats);
  const event = view.event?.id === 'pomerania' ? POMERANIA.strength : 0;
  const cards = teutons.reduce((sum, { card }) => sum + card.strength, 0);
  return { strength: cards + bonus + event, bonus, event, ours: null, won: null, debt: 0 };
}

function stepOf(view: View, report: Report | null): number {
  if (report === null) return view.phase === 'choosingLoss' ? 4 : 0;
  if (report.battle) return 3;
  return report.duels.length > 0 ? 2 : 1;
}

function teutonsOf(view: View, report: Report | null): BattleShow['teutons'] {
  const open = view.fields.find((field) => field.id === 'teutons')?.cards ?? [];
  const taken = view.players.flatMap((player) => (player.captive ? [{ card: player.captive, captor: player.seat }] : []));
  const captorIn = (card: CardView): number | null => report?.duels.find((duel) => duel.teuton?.id === card.id)?.seat ?? null;
  return [...open.map((card) => ({ card, captor: captorIn(card) })), ...taken].sort(
    (left, right) => right.card.strength - left.card.strength,
  );
}

function reported(report: Report): readonly Fighter[] {
  return report.cards.map(({ seat, card }) => {
    const teuton = report.duels.find((duel) => duel.seat === seat)?.teuton ?? null;
    const gains = report.gains.filter((gain) => gain.seat === seat);
    return {
      seat,
      card,
      laid: true,
      won: teuton !== null || gains.length > 0,
      caption: reportedCaption(card, teuton, report, seat),
    };
  });
}

function reportedCaption(card: CardView, teuton: CardView | null, report: Report, seat: number): Phrase {
  const first = report.gains.find((gain) => gain.seat === seat);
  const second = report.gains.find((gain) => gain.seat === seat && gain !== first);
  if (first && second) return { key: 'table.gain.both' };
  if (first) return { key: `table.gain.${first.goods}`, params: { amount: first.amount } };
  if (teuton) return { key: 'table.takes', params: { strength: teuton.strength } };
  if (card.kind === 'peasant') return { key: 'table.peasant' };
  const isOver = report.battle !== null || report.joint !== null || report.gains.length > 0;
  return isOver && report.purpose === 'skirmish' ? { key: 'table.noDuel' } : { key: `kind.${card.kind}` };
}

function standing(view: View, toMove: number | null): readonly Fighter[] {
  const isTask = view.phase === 'choosingTask';
  return inOrder(view, isTask)
    .filter((player) => isTask || player.hidden || player.played !== null || isOnField(view, player.seat))
    .map((player) => ({
      seat: player.seat,
      card: player.played ?? (view.you === player.seat ? player.hiddenCard : null),
      laid: player.hidden || player.played !== null,
      won: player.captive !== null,
      caption: standingCaption(player, toMove),
    }));
}

// As ties are broken: a task by the way round from the start player, the skirmish by the places on the field.
function inOrder(view: View, isTask: boolean): readonly PlayerView[] {
  const queue = view.fields.find((field) => field.id === 'teutons')?.queue ?? [];
  const rank = ({ seat }: PlayerView): number => {
    const place = queue.findIndex((stake) => stake.seat === seat);
    const fromStart = (seat - view.start + view.seats) % view.seats;
    return isTask || place < 0 ? fromStart + view.seats : place;
  };
  return [...view.players].sort((left, right) => rank(left) - rank(right));
}

function standingCaption(player: PlayerView, toMove: number | null): Phrase {
  if (player.captive) return { key: 'table.takes', params: { strength: player.captive.strength } };
  if (player.played) return { key: player.played.kind === 'peasant' ? 'table.peasant' : 'table.noDuel' };
  if (player.hidden) return { key: 'table.laid' };
  return { key: toMove === player.seat ? 'table.thinks' : 'table.waits' };
}

// What a card to be sent may win at best: the duels and tasks are decided by strictly greater strength.
export function sendCaption(card: CardView, view: View): Phrase {
  if (card.kind === 'peasant') return { key: 'table.peasant' };
  const rivals =
    view.phase === 'choosingTask' ? (view.prize ? [view.prize] : null) : teutonsOf(view, null).map((each) => each.card);
  if (rivals === null) return { key: `kind.${card.kind}` };
  const beaten = rivals.find((teuton) => teuton.strength < card.strength);
  return beaten ? { key: 'table.mayTake', params: { strength: beaten.strength } } : { key: 'table.mayNone' };
}

function isOnField(view: View, seat: number): boolean {
  return view.fields.some((field) => field.id === 'teutons' && field.queue.some((stake) => stake.seat === seat));
}
