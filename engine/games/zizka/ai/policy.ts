// The quick policy: one mind per decision, the plan at the menu, exact choices elsewhere. It sees a state but reads only
// what its seat may know.
import { known } from '../../../core/invariant';
import type { Rng } from '../../../core/rng';
import { COMMANDER_IDS, distance, KEEP_SPACES, spaceId, spaceIndex } from '../data/tables';
import { legalDecisions } from '../decisions';
import { makeKey } from '../notation';
import type { Decision, State } from '../types';
import { type EventPlan, eventPlans } from './attempts';
import * as choices from './choices';
import { menuIdeas, type Step } from './plan';
import type { Skill } from './skill';
import { type Mind, makeMind } from './worth';

export function policyDecision(state: State, seat: number, skill: Skill, rng: Rng, isLate?: () => boolean): Decision {
  const legal = legalDecisions(state);
  if (legal.length === 1) return known(legal[0]);
  const wish = choose(makeMind(state, seat, skill, rng, isLate), legal);
  const key = makeKey(wish);
  // The list's last entry ends, keeps or declines: also for a thought that is not on the list.
  return legal.find((decision) => makeKey(decision) === key) ?? known(legal.at(-1));
}

function choose(mind: Mind, legal: readonly Decision[]): Decision {
  const { state } = mind;
  switch (state.phase) {
    case 'choosingCommander':
      return preferredCommander(legal);
    case 'menu':
      return atMenu(mind, legal);
    case 'peeking':
      return bestLook(mind, legal);
    case 'eventRolling':
      return choices.chooseEventRoll(mind, legal);
    case 'conquestRolling':
      return choices.chooseConquestRoll(mind, legal);
    case 'attackRolling':
    case 'defenceRolling':
      return choices.chooseFightRoll(mind, legal);
    case 'firstRow':
    case 'rows':
      return choices.chooseRow(mind);
    case 'giving':
      return choices.chooseMember(mind, 'give');
    case 'gaining':
      return choices.chooseGain(mind);
    case 'gainReplacing':
      return choices.chooseReplaced(mind, known(state.event).chosen);
    case 'hireReplacing':
      return choices.chooseReplaced(mind, known(state.hire).chosen);
    case 'conquestLuck':
      return choices.chooseConquestLuck(mind);
    case 'choosingMorale':
      return choices.chooseMorale(mind);
    case 'hiring':
      return choices.chooseHire(mind, legal);
    case 'attackLuck':
      return choices.chooseAttackLuck(mind);
    case 'defenceLuck':
      return choices.chooseDefenceLuck(mind, legal);
    case 'losing':
      return choices.chooseMember(mind, 'lose');
    case 'dropping':
      return choices.chooseDrop(mind);
    case 'joining':
      return choices.chooseJoin(mind);
    case 'tournamentRolling':
      return choices.chooseLists(mind);
    case 'throwing':
      return choices.chooseThrow(mind);
    default:
      return known(legal[0]);
  }
}

// Žižka's die and Boreš' rerolls serve every attempt.
function preferredCommander(legal: readonly Decision[]): Decision {
  const order = ['zizka', 'bores', 'torak', 'katerina'];
  for (const commander of order) {
    const found = legal.find((decision) => decision.type === 'commander' && decision.commander === commander);
    if (found !== undefined && COMMANDER_IDS.includes(commander)) return found;
  }
  return known(legal[0]);
}

function atMenu(mind: Mind, legal: readonly Decision[]): Decision {
  const peek = legal.find((decision) => decision.type === 'peek');
  if (peek !== undefined && mind.skill.looks && mind.state.actions > 0) return peek;
  return asDecision(known(menuIdeas(mind)[0]).step);
}

export function asDecision(step: Step): Decision {
  if (step.do === 'move') return { type: 'move', space: spaceId(step.space) };
  if (step.do === 'attack') return { type: 'attack', target: step.target < 0 ? 'torak' : step.target };
  return { type: step.do };
}

// Looks where the plan would go if the face were as good as its back promises.
function bestLook(mind: Mind, legal: readonly Decision[]): Decision {
  const { state, seat } = mind;
  const plans = eventPlans(mind);
  const from = known(state.seats[seat]).space;
  let best: Decision = { type: 'back' };
  let bestRank = Number.NEGATIVE_INFINITY;
  for (const decision of legal) {
    if (decision.type !== 'peekAt') continue;
    const rank = lookRank(mind, plans, from, decision.target);
    if (rank > bestRank) {
      best = decision;
      bestRank = rank;
    }
  }
  return best;
}

// What stands to be learned: a good token nearby, or the top of a keep that is still to be won.
function lookRank(mind: Mind, plans: readonly (EventPlan | null)[], from: number, target: string): number {
  const token = spaceIndex(target);
  const keep = target === 'easy' ? 0 : 1;
  const space = token >= 0 ? token : known(KEEP_SPACES[keep]);
  const isWon = token < 0 && known(mind.state.seats[mind.seat]).won[keep] !== -1;
  const worth = token >= 0 ? (plans[token]?.worth ?? 0) : isWon ? -1 : 0.8;
  return worth - 0.25 * Math.max(0, distance(from, space) - 2);
}
