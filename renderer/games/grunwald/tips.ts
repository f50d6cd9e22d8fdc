// What symbols, cards and stakes mean, for the words on hover.
import { FIELDS, type View } from '../../../engine/games/grunwald/view-types';
import type { Tip } from '../../table/game-table';

const SIGNS = new Set(['knights', 'total', 'officer', 'start', 'hand', 'camp', 'sums', 'score']);

export function tipOf(id: string, view: View): Tip | null {
  const [kind = '', name = '', seat = ''] = id.split(':');
  if (kind === 'card') return cardTip(name, view);
  if (kind === 'stake') return stakeTip(name, Number(seat), view);
  if (kind === 'coins') return coinsTip(Number(name), view);
  if (kind === 'pieces') return piecesTip(Number(name));
  if (kind === 'score' && name !== '') return scoreTip(Number(name), view);
  if (kind === 'round') return { title: { key: `round.${view.round}` }, text: { key: view.truce ? 'round.truce' : 'round.war' } };
  return fieldTip(kind === 'field' ? name : kind, view) ?? wordOf(id);
}

// Prizes for which the number of seats makes another rule (GRU-50 to GRU-53).
const BY_SEATS: Readonly<Record<string, readonly number[]>> = {
  crown: [2],
  provision: [2],
  ducats: [2, 3],
  mercenaries: [2],
};

function fieldTip(field: string, view: View): Tip | null {
  if (BY_SEATS[field]?.includes(view.seats) !== true) return null;
  return { title: { key: `field.${field}.name` }, text: { key: `field.${field}.text.${view.seats === 2 ? 'two' : 'three'}` } };
}

/** What means the same at every table; the glossary tells it too. */
export function wordOf(id: string): Tip | null {
  const [kind = '', name = ''] = id.split(':');
  if (FIELDS.some((field) => field === kind)) return named('field', kind);
  if (kind === 'field' || kind === 'event') return named(kind, name);
  if (kind === 'piece')
    return { title: { key: name === 'officer' ? 'decision.take.officer' : 'table.officer' }, text: { key: 'table.officerText' } };
  if (kind === 'kind') return { title: { key: `kind.${name}` }, text: { key: `kind.${name}.text` } };
  // Goods have the names of their fields.
  if (kind === 'goods') return { title: { key: `table.${name}` }, text: { key: `table.${name}Text` } };
  if (kind === 'office') return { title: { key: `table.office.${name}Title` }, text: { key: `table.office.${name}Text` } };
  return SIGNS.has(kind) ? { title: { key: `table.${kind}` }, text: { key: `table.${kind}Text` } } : null;
}

function named(kind: string, name: string): Tip {
  return { title: { key: `${kind}.${name}.name` }, text: { key: `${kind}.${name}.text` } };
}

function cardTip(id: string, view: View): Tip {
  const cards = view.players.flatMap((player) => [...player.hand, ...player.camp]);
  const card = cards.find((candidate) => candidate.id === id);
  return {
    title: { key: 'decision.send', params: { card: `@card.${card?.id ?? 'peasant'}.name`, strength: card?.strength ?? 0 } },
    text: { key: `kind.${card?.kind ?? 'peasant'}.text` },
  };
}

function stakeTip(field: string, seat: number, view: View): Tip | null {
  const stake = view.fields.find(({ id }) => id === field)?.queue.find((candidate) => candidate.seat === seat);
  if (stake === undefined) return null;
  const { points, helpers, ducats, rank } = stake;
  return {
    title: { key: 'table.stakeTitle', params: { seat, points } },
    text: { key: 'table.stakeText', params: { officers: stake.officer ? 1 : 0, helpers, ducats, rank } },
  };
}

function piecesTip(count: number): Tip {
  return { title: { key: 'decision.take.helpers', params: { count } }, text: { key: 'table.helpersText', params: { count } } };
}

function scoreTip(seat: number, view: View): Tip {
  const projected = view.players.find((player) => player.seat === seat)?.projected;
  if (projected === undefined) return { title: { key: 'table.score' }, text: { key: 'table.scoreText' } };
  const isTied = view.players.some((player) => player.seat !== seat && player.projected.total === projected.total);
  return {
    title: { key: 'table.stakeTitle', params: { seat, points: projected.total } },
    text: { key: isTied ? 'table.projectedTied' : 'table.projected', params: { ...projected } },
  };
}

function coinsTip(count: number, view: View): Tip {
  const use = view.phase === 'bidding' ? 'bid' : view.placement?.field === 'mercenaries' ? 'mercenaries' : 'provision';
  const title = view.phase === 'bidding' ? 'decision.bid' : 'decision.stake';
  return { title: { key: title, params: { count } }, text: { key: `table.coins.${use}` } };
}
