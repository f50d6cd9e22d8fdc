// Fights between seats and with Torak (ZIZ-120 to ZIZ-124, ZIZ-157 to ZIZ-159).
import { known } from '../../../core/invariant';
import { poolOf } from '../allocation';
import { CONSTANTS } from '../data/constants';
import { boxLevel, COMBAT, COMBAT_SIDE, type CombatRow, SOLO_WARRANTS, TORAK_CARDS } from '../data/solo';
import { LUCK, memberIndex, SHIELD, SWORD, spaceId } from '../data/tables';
import { seatAt } from '../retinue';
import type { Decision, FightAction, SoloState, State } from '../types';
import { discardMember, type GameStep, gainCoins, iconNames, loseCoins, score, spendLuck } from './common';
import { beginAction } from './menu';
import { fightIcons, rollFor, rollRetinueDie, settleRoll } from './rolls';
import { drawTorakCard } from './torak-deck';

export const TORAK = -1;
export const PENDING_LOSS = 1;
export const PENDING_DROP = 2;

// ZIZ-157: the row of the combat table for Torak's present points.
export function combatRow(solo: SoloState): CombatRow {
  const table = COMBAT[COMBAT_SIDE[boxLevel(solo.level)]];
  return known(table.find((row) => solo.vp >= row.from && (row.to === null || solo.vp <= row.to)));
}

function freshFight(attacker: number, defender: number): FightAction {
  return { attacker, defender, attackLuck: 0, attack: -1, defenceLuck: 0, defence: -1, torakDice: [] };
}

// Swords when he attacks, shields when he defends (ZIZ-157).
function rollTorak(step: GameStep, icon: number): void {
  const solo = known(step.state.solo);
  const row = combatRow(solo);
  const fight = known(step.state.fight);
  for (let die = 0; die < row.dice; die++) fight.torakDice.push(rollRetinueDie(step.rng));
  const hits = fight.torakDice.filter((face) => face === icon || face === LUCK).length;
  const score = hits + row.luck;
  const attacking = icon === SWORD;
  if (attacking) {
    fight.attack = score;
    fight.attackLuck = row.luck;
  } else fight.defence = score;
  if (!step.silent) step.emit({ type: 'torakRolled', dice: iconNames(fight.torakDice), luck: row.luck, attacking, score });
}

// What the defender still lacks for a tie (ZIZ-121); zero or less: the defence holds.
export function tieGap(state: State): number {
  const fight = known(state.fight);
  return fight.attack - fight.defence;
}

function resolveSeats(step: GameStep, fight: FightAction, won: boolean): void {
  const defender = seatAt(step.state, fight.defender);
  if (!won) {
    score(step, fight.defender, CONSTANTS.defenceWinVp, 'fight');
    return;
  }
  const coins = defender.warrantCoins;
  defender.warrant = 0;
  defender.warrantCoins = 0;
  step.emit({ type: 'warrantReturned', seat: fight.defender, coins, warrant: null });
  score(step, fight.attacker, CONSTANTS.attackWinVp, 'fight');
  gainCoins(step, fight.attacker, coins);
}

// ZIZ-159: one warrant goes, Torak lies until this turn's end.
function beatTorak(step: GameStep): void {
  const solo = known(step.state.solo);
  solo.laid = 1;
  step.emit({ type: 'torakLaidDown' });
  if (solo.warrants.length === 1) dropWarrant(step, known(solo.warrants[0]));
  else if (solo.warrants.length > 1) solo.pending = PENDING_DROP;
}

function dropWarrant(step: GameStep, warrant: number): void {
  const solo = known(step.state.solo);
  solo.warrants.splice(solo.warrants.indexOf(warrant), 1);
  solo.pending = 0;
  step.emit({ type: 'warrantReturned', seat: step.state.turn, coins: 0, warrant: known(SOLO_WARRANTS[warrant]).id });
}

// ZIZ-158: only the loss of the next card counts.
function sufferTorak(step: GameStep): void {
  const { state } = step;
  const solo = known(state.solo);
  const seat = seatAt(state, state.turn);
  const { loss } = known(TORAK_CARDS[drawTorakCard(step, 'loss')]);
  if (loss === 'half') loseCoins(step, state.turn, Math.floor(seat.coins / 2));
  else if (loss === 'all') loseCoins(step, state.turn, seat.coins);
  else if (seat.members.length === 1) discardMember(step, state.turn, known(seat.members[0]), 'lost');
  else if (seat.members.length > 1) solo.pending = PENDING_LOSS;
}

export const fightEffects = {
  openAttack: (step: GameStep, decision: Decision): void => {
    if (decision.type !== 'attack') return;
    const { state } = step;
    beginAction(step);
    const defender = decision.target === 'torak' ? TORAK : decision.target;
    state.fight = freshFight(state.turn, defender);
    const space = spaceId(seatAt(state, state.turn).space);
    step.emit({ type: 'fightStarted', attacker: state.turn, defender, space });
  },
  rollAttack: (step: GameStep): void => rollFor(step, step.state.turn, -1, 'attack', null),
  keepAttack: (step: GameStep): void => settleRoll(step, () => {}),
  spendAttack: (step: GameStep, decision: Decision): void => {
    if (decision.type !== 'spend') return;
    known(step.state.fight).attackLuck = decision.tokens;
    spendLuck(step, step.state.turn, decision.tokens);
  },
  // ZIZ-122: swords and lucks, plus one a token.
  scoreAttack: (step: GameStep): void => {
    const fight = known(step.state.fight);
    fight.attack = fightIcons(poolOf(known(step.state.roll)), SWORD) + fight.attackLuck;
    step.emit({ type: 'fightScored', seat: fight.attacker, attacking: true, score: fight.attack, luck: fight.attackLuck });
  },
  rollTorakDefence: (step: GameStep): void => rollTorak(step, SHIELD),
  openTorakAttack: (step: GameStep): void => {
    const { state } = step;
    state.fight = freshFight(TORAK, state.turn);
    state.usable = seatAt(state, state.turn).luck;
    step.emit({ type: 'fightStarted', attacker: TORAK, defender: state.turn, space: spaceId(known(state.solo).space) });
    rollTorak(step, SWORD);
  },
  rollDefence: (step: GameStep): void => rollFor(step, known(step.state.fight).defender, -1, 'defence', null),
  keepDefence: (step: GameStep): void => {
    const fight = known(step.state.fight);
    settleRoll(step, (pool) => {
      fight.defence = fightIcons(pool, SHIELD);
    });
    step.emit({ type: 'fightScored', seat: fight.defender, attacking: false, score: fight.defence, luck: 0 });
  },
  spendDefence: (step: GameStep, decision: Decision): void => {
    if (decision.type !== 'spend') return;
    const fight = known(step.state.fight);
    fight.defenceLuck = decision.tokens;
    fight.defence += decision.tokens;
    spendLuck(step, fight.defender, decision.tokens);
  },
  // ZIZ-123: ties are the defender's.
  resolveFight: (step: GameStep): void => {
    const fight = known(step.state.fight);
    const { attacker, defender, attack, defence } = fight;
    const won = attack > defence;
    // ZIZ-124: laid down either way.
    if (attacker !== TORAK && defender !== TORAK) seatAt(step.state, defender).laid = 1;
    step.emit({ type: 'fightEnded', attacker, defender, attack, defence, won });
    if (attacker === TORAK) {
      if (won) sufferTorak(step);
    } else if (defender === TORAK) {
      if (won) beatTorak(step);
    } else resolveSeats(step, fight, won);
  },
  loseMember: (step: GameStep, decision: Decision): void => {
    if (decision.type !== 'lose') return;
    known(step.state.solo).pending = 0;
    discardMember(step, step.state.turn, memberIndex(decision.member), 'lost');
  },
  dropWarrant: (step: GameStep, decision: Decision): void => {
    if (decision.type !== 'drop') return;
    dropWarrant(
      step,
      SOLO_WARRANTS.findIndex((warrant) => warrant.id === decision.warrant),
    );
  },
};
