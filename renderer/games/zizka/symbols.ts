// Which symbol stands for a reward.
import type { RewardName } from '../../../engine/games/zizka/data/events';
import type { ZizkaSymbol } from './art/symbols';

const REWARD_SYMBOLS: Readonly<Record<RewardName, ZizkaSymbol>> = {
  virtue: 'virtue',
  vice: 'vice',
  moraleChoice: 'virtue',
  wenceslas: 'wenceslas',
  sigismund: 'sigismund',
  coins: 'coin',
  vp: 'vp',
  luckToken: 'luck',
  warrant: 'warrant',
  member1: 'member',
  member2: 'member',
  memberAny: 'member',
};

export function rewardSymbol(name: string): ZizkaSymbol | null {
  return name in REWARD_SYMBOLS ? REWARD_SYMBOLS[name as RewardName] : null;
}
