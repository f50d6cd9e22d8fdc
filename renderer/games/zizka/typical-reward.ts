// What an event of a kind usually brings, all its rows together: known from the box while the token lies face down.
import { EVENTS, REWARDS, type Reward } from '../../../engine/games/zizka/data/events';

const USUAL = 0.5;

export function typicalReward(kind: string): Reward {
  const whole = EVENTS.filter((event) => event.kind === kind).map(wholeReward);
  return Object.fromEntries(
    REWARDS.flatMap((name) => {
      const counts = whole.map((reward) => reward[name] ?? 0).filter((count) => count > 0);
      if (counts.length < whole.length * USUAL) return [];
      return [[name, Math.round(counts.reduce((sum, count) => sum + count, 0) / counts.length)]];
    }),
  );
}

function wholeReward({ rows = [], reward, pot = 0 }: (typeof EVENTS)[number]): Reward {
  const parts = [...rows.map((row) => row.reward), reward ?? {}, { coins: pot }];
  return Object.fromEntries(REWARDS.map((name) => [name, parts.reduce((sum, part) => sum + (part[name] ?? 0), 0)]));
}
