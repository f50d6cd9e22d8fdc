// Odds of fights, read off a view: the attacker plays to win, the defender to hold, each with all that is public and
// allowed: dice, rerolls, luck tokens and, in the experienced variant, rerolls at a coin each (ZIZ-121 to ZIZ-123, 157).
import { type BestPlay, LOST, playRoll, type Stake, SURE, type Throw } from './best-play';
import { LUCK, SHIELD, SWORD } from './data/tables';
import { plainHits } from './dice-math';
import { castKey, lyingRoll, type Onward, onward, profileFor, purseOf, remembering } from './odds';
import type { View } from './view-types';

const hitsOf = (pool: readonly number[], icon: number): number => (pool[icon] ?? 0) + (pool[LUCK] ?? 0);

const defences = remembering<BestPlay>(60);
const attacks = remembering<BestPlay>(20);

// A defence that needs so many hits.
function defence(cast: Throw, buys: boolean, needed: number): BestPlay {
  return defences(`${castKey(cast)}/${buys}/${needed}`, () =>
    playRoll(cast, buys, {
      classOf: (pool) => (hitsOf(pool, SHIELD) >= needed ? 1 : 0),
      worth: (held) => (held === 1 ? SURE : LOST),
    }),
  );
}

// The chance that the defender (-1 is Torak) holds against so many hits; a tie holds.
function holdChance(view: View, defender: number, hits: number): number {
  if (defender < 0) {
    const { dice, luck } = view.solo ?? { dice: 0, luck: 0 };
    return plainHits(dice, luck).reduce((sum, chance, held) => (held >= hits ? sum + chance : sum), 0);
  }
  const seat = view.seats[defender];
  if (seat === undefined) return 1;
  const profile = profileFor(seat, null);
  return defence(profile, view.experienced, hits - seat.luck).fresh(profile.rerolls, purseOf(view, seat)).chance;
}

// The chance that an attack with so many hits, luck tokens included, beats the defender.
export function hitOdds(view: View, defender: number, hits: number): number {
  return 1 - holdChance(view, defender, hits);
}

function defenderKey(view: View, defender: number): string {
  const seat = view.seats[defender];
  if (seat === undefined) return `t${view.solo?.dice}.${view.solo?.luck}`;
  const profile = profileFor(seat, null);
  return `${castKey(profile)}.${profile.rerolls}.${purseOf(view, seat)}.${seat.luck}`;
}

function attack(view: View, cast: Throw, defender: number, tokens: number): BestPlay {
  const key = `${castKey(cast)}/${view.experienced}/${tokens}/${defenderKey(view, defender)}`;
  return attacks(key, () => makeAttack(view, cast, defender, tokens));
}

function makeAttack(view: View, cast: Throw, defender: number, tokens: number): BestPlay {
  const chances = new Map<number, number>();
  const chanceOf = (hits: number): number => {
    const known = chances.get(hits) ?? hitOdds(view, defender, hits + tokens);
    chances.set(hits, known);
    return known;
  };
  return playRoll(cast, view.experienced, {
    classOf: (pool) => hitsOf(pool, SWORD),
    worth: (hits) => ({ chance: chanceOf(hits), coins: 0 }),
  });
}

// An attack before its dice fall; a target of -1 is Torak.
export function fightOdds(view: View, attacker: number, target: number): Stake {
  const from = view.seats[attacker];
  if (from === undefined || (target < 0 && view.solo === null)) return LOST;
  const profile = profileFor(from, null);
  return attack(view, profile, target, from.luck).fresh(profile.rerolls, purseOf(view, from));
}

// Both sides have mustered and spent what they wanted: tokens that the defender kept change nothing any more.
export function isDecided({ fight, phase }: View): boolean {
  return fight !== null && fight.defence !== null && phase !== 'defenceLuck';
}

// The fight under way for the one who rolls: the attacker's chance to win or the defender's to hold.
export function fightNow(view: View, way: Onward = 'best'): Stake | null {
  const { fight, roll } = view;
  if (fight === null || roll === null) return null;
  if (isDecided(view)) return (fight.defence ?? 0) >= (fight.attack ?? 0) ? SURE : LOST;
  const { cast } = lyingRoll(view, roll);
  const isKept = view.phase !== 'attackRolling' && view.phase !== 'defenceRolling';
  const going = isKept ? 'keep' : way;
  if (roll.seat === fight.attacker) {
    if (fight.attack !== null) return { chance: hitOdds(view, fight.defender, fight.attack), coins: 0 };
    return onward(attack(view, cast, fight.defender, view.usable), view, roll, going);
  }
  const luck = view.seats[roll.seat]?.luck ?? 0;
  return onward(defence(cast, view.experienced, (fight.attack ?? 0) - luck), view, roll, going);
}
