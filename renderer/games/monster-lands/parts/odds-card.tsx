// The odds of the trail that is being loaded or pointed at, before one commits.

import { oddsForTrail, planOf, type TrailPlan, withBonus } from '../../../../engine/games/monster-lands/odds';
import { trailNow } from '../../../../engine/games/monster-lands/text/phrases';
import type { Odds, View } from '../../../../engine/games/monster-lands/view-types';
import type { Phrase } from '../../../../engine/protocol';
import type { PartProps } from '../../../table/game-table';
import { grownOf, ownLetters } from '../../../table/letters';
import { nameAfter, usePointer } from '../../../table/session-context';
import { useLanguage } from '../../../text/i18n';
import { Icon, type IconName } from '../../../ui/art';
import { type Box, gateBox, lairBox } from '../layout';
import { placeIndexOf } from '../reading';

const ONE_DECIMAL = { maximumFractionDigits: 1 };
// Down to the trails.
const LARGEST = 1.35;

export function OddsCard({ view, context }: PartProps<View>) {
  const language = useLanguage();
  const plan = planFor(
    view,
    usePointer(({ hovered }) => nameAfter('trail:', hovered)),
  );
  if (plan === null) return null;
  const odds = oddsForTrail(view, plan);
  const groups = groupsOf(view, odds, plan.trail);
  if (groups.length === 0) return null;
  const grown = grownOf(context.settings, LARGEST);
  return (
    <div
      className="ml-odds"
      data-spot-area="odds"
      {...ownLetters(context.settings)}
      style={{ left: leftOf(plan.trail, grown), ['--grown' as string]: grown }}
    >
      <h4>{context.say({ key: 'table.odds', params: { trail: trailNow(plan.trail, view) } })}</h4>
      {groups.map(({ when, rows }) => (
        <section key={rows[0]?.[0]}>
          {when !== null && <h5>{context.say(when)}</h5>}
          {rows.map(([key, icon, chance, tone]) => (
            <p key={key} className={tone}>
              <Icon name={icon} size={16} colour="#4a3618" />
              <span>{context.say(key)}</span>
              <i>
                <u style={{ width: `${Math.round(chance * 100)}%` }} />
              </i>
              <b>{Math.round(chance * 100)} %</b>
            </p>
          ))}
        </section>
      ))}
      {odds.attackDice > 0 && (
        <small>
          {context.say({
            key: 'table.oddsNote',
            params: { dice: Math.round(odds.attackDice), total: odds.meanTotal.toLocaleString(language, ONE_DECIMAL) },
          })}
          <br />
          {context.say('table.oddsPlay')}
        </small>
      )}
    </div>
  );
}

const WIDTH = 262;

// Over the other land, so that what is met and every place that can still be chosen are seen; the gate's odds end above it
// unless they are written large.
function leftOf(trail: string, grown: number): number {
  const width = WIDTH * grown;
  const before = ({ x, width: wide }: Box): number => x + wide - width;
  if (trail.startsWith('A')) return Math.min(lairBox('B').x, before(lairBox('B')));
  return trail.startsWith('B') || grown > 1 ? before(lairBox('A')) : gateBox().x - 7;
}

// While a trail is being chosen: with the dice it demands and nothing more.
function planFor(view: View, key: string | null): TrailPlan | null {
  const { ask, work } = view;
  if (ask === null || work === null || view.viewer !== ask.seat || work.action !== 'send') return null;
  if (work.trail !== '') return planOf(view);
  const facts = key === null ? undefined : view.trailViews[placeIndexOf(key.slice(0, -1))]?.find((each) => each.key === key);
  if (key === null || facts === undefined) return null;
  const dice = facts.required.map(([colour = 'S']) => (colour === 'I' ? 'I3' : colour));
  const bare = { tokens: [], defence: 0, potion: 0, venom: 0, ward: 0, carry: 0 };
  return withBonus(view, { seat: ask.seat, member: work.subject, trail: key, dice, ...bare });
}

type Row = readonly [key: string, icon: IconName, chance: number, tone: 'good' | 'bad'];

interface Group {
  // On which condition these odds hold; null when on none.
  readonly when: Phrase | null;
  readonly rows: readonly Row[];
}

// Whoever meets the monster strikes at it; only whoever does not meet it any more can conquer.
function groupsOf(view: View, odds: Odds, trail: string): readonly Group[] {
  if (trail.startsWith('questA')) return [{ when: null, rows: [['table.odds.quest', 'tied-scroll', odds.success, 'good']] }];
  if (trail.startsWith('quest')) return [];
  const isGate = trail.startsWith('gate');
  const monster = isGate ? view.gate.monster : (view.lands[placeIndexOf(trail.slice(0, -1)) - 2]?.monster ?? '');
  const conquest: Row = ['table.odds.conquest', 'flying-flag', odds.conquest, 'good'];
  if (monster === '') return [{ when: { key: 'table.odds.open' }, rows: [conquest] }];
  const met: Group = {
    when: { key: 'table.odds.met', params: { monster: `@card.${monster}.name` } },
    rows: [
      ['table.odds.capture', 'fishing-net', odds.capture, 'good'],
      ['table.odds.kill', 'death-skull', odds.kill, 'good'],
      ['table.odds.unhurt', 'checked-shield', odds.unhurt, 'good'],
      ['table.odds.wounded', 'broken-heart', odds.wounded, 'bad'],
      ['table.odds.fallen', 'tombstone', odds.fallen, 'bad'],
    ],
  };
  return isGate ? [met] : [met, { when: { key: 'table.odds.free' }, rows: [conquest] }];
}
