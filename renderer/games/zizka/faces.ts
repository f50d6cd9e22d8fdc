// How decisions look as buttons of the request bar.
import { CONSTANTS } from '../../../engine/games/zizka/data/constants';
import { MEMBERS } from '../../../engine/games/zizka/data/members';
import { fightOdds, hitOdds } from '../../../engine/games/zizka/fight-odds';
import { coveredTogether, oddsFor } from '../../../engine/games/zizka/odds';
import { describeDecision } from '../../../engine/games/zizka/text/phrases';
import type { Morale } from '../../../engine/games/zizka/types';
import type { Decision, View } from '../../../engine/games/zizka/view-types';
import type { ChoiceFace } from '../../table/game-table';
import { symbolSvg, type ZizkaSymbol } from './art/symbols';
import { chancePhrase, percentOf } from './chance';

const SYMBOL: Readonly<Partial<Record<Decision['type'], ZizkaSymbol>>> = {
  event: 'dice',
  conquest: 'castle',
  hire: 'tavern',
  attack: 'attack',
  hireMember: 'coin',
  refresh: 'reroll',
  reroll: 'reroll',
  buy: 'coin',
  coin: 'coin',
  peek: 'eye',
  luck: 'luck',
  spend: 'luck',
  free: 'reroll',
  throw: 'dice',
  join: 'coin',
};

export function faceOf(decision: Decision, view: View): ChoiceFace {
  const label = describeDecision(decision, view);
  const symbol = decision.type === 'morale' ? decision.direction : SYMBOL[decision.type];
  const icon = symbol === undefined ? {} : { icon: symbolSvg(symbol, 24) };
  switch (decision.type) {
    case 'keep':
      return view.tournament
        ? { label: { key: 'table.stopAt', params: { score: view.tournament.score } }, weight: 'confirm' }
        : { label: { key: 'table.keepRoll' }, weight: isEnough(view) ? 'confirm' : 'paper' };
    case 'done':
      // Gold is for what lies at hand; leaving it is not.
      return { label, weight: coveredTogether(view).length > 0 ? 'paper' : 'confirm', ...icon };
    case 'join':
    case 'luck':
    case 'hireMember':
    case 'throw':
      return { label, weight: 'confirm', ...icon };
    case 'end':
    case 'fail':
      return { label, weight: 'danger', ...icon };
    case 'event':
    case 'conquest':
    case 'hire':
      return {
        label: { key: `table.action.${decision.type}` },
        ...(decision.type === 'hire' ? {} : chanceHere(view)),
        weight: 'paper',
        group: 'actions',
        ...icon,
      };
    case 'attack':
      return {
        label: { key: 'table.action.attack' },
        note:
          decision.target === 'torak'
            ? chancePhrase('table.chanceOnTorak', fightOdds(view, view.turn, -1))
            : chancePhrase('table.chanceOn', fightOdds(view, view.turn, decision.target), { seat: decision.target }),
        weight: 'paper',
        group: 'actions',
        ...icon,
      };
    case 'spend':
      return { label, weight: 'paper', ...icon, ...chanceOfAttack(view, decision.tokens) };
    case 'row':
      return { label, weight: 'confirm', ...icon };
    case 'morale':
      return { label, weight: 'paper', ...icon, ...moraleNote(view, decision.direction) };
    default:
      return { label, weight: 'paper', ...icon };
  }
}

// Whether the roll as it lies does the row that it must; a fight has no such row.
function isEnough({ event, conquest }: View): boolean {
  if (event !== null) return event.rows[0]?.possible ?? false;
  return conquest === null || conquest.rows.some((row) => row.row === conquest.row && row.possible);
}

// Off the end of the track a step is a point; on its last space whoever cannot bear it leaves.
function moraleNote(view: View, direction: Morale): Pick<ChoiceFace, 'note'> {
  const own = view.seats[view.viewer ?? view.turn];
  if (own === undefined) return {};
  const to = own.morale + (direction === 'virtue' ? 1 : -1);
  if (to > CONSTANTS.moraleMax || to < CONSTANTS.moraleMin) return { note: { key: 'table.moralePoint' } };
  const isLast = to === CONSTANTS.moraleMax || to === CONSTANTS.moraleMin;
  const leaving = isLast ? MEMBERS.filter(({ id, dislikes }) => dislikes === direction && own.members.includes(id)) : [];
  if (leaving.length === 0) return {};
  return { note: { key: 'table.moraleLeave', params: { names: leaving.map(({ name }) => name).join(', ') } } };
}

// Luck tokens for an attack: how often it then wins.
function chanceOfAttack(view: View, tokens: number): Pick<ChoiceFace, 'note'> {
  const { phase, fight, roll } = view;
  if (phase !== 'attackLuck' || fight === null || roll === null) return {};
  const percent = percentOf(hitOdds(view, fight.defender, roll.pool.sword + roll.pool.luck + tokens));
  return { note: { key: 'table.chance', params: { percent } } };
}

// What a person would reckon before acting where the commander stands.
function chanceHere(view: View): Pick<ChoiceFace, 'note'> {
  const space = view.seats[view.turn]?.space;
  const odds = space === undefined ? null : oddsFor(view, view.turn, space);
  if (odds === null) return {};
  return { note: chancePhrase(odds.exact ? 'table.chance' : 'table.chanceAbout', odds.whole) };
}
