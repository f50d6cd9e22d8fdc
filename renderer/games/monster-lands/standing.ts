// How the match would end now, for one clan: what makes its points, its place, and what decides a tie (MON-180 to MON-182).
import type { View } from '../../../engine/games/monster-lands/view-types';
import type { Tip } from '../../table/game-table';

// Null for a clan alone: it has no place.
export function standingTip(seat: number, view: View): Tip | null {
  const clan = view.clans[seat];
  const facts = view.clanViews[seat];
  if (clan === undefined || facts === undefined || view.clanViews.length < 2) return null;
  const { glory, coins } = clan;
  const { reputation, trophyCount: trophies, score, place, leaderReputation: leader } = facts;
  const isTied = view.clanViews.some((other) => other.seat !== seat && other.score === score);
  const params = { glory, reputation, trophies, affinities: score - glory - reputation - trophies, leader, coins, place };
  return { title: { key: 'tip.score' }, text: { key: isTied ? 'tip.score.tied' : 'tip.score.placed', params } };
}
