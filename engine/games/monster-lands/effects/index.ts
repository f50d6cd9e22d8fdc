// All effects that the chart names.
import { known } from '../../../core/invariant';
import { leavesOf } from '../../../core/phase-chart';
import { chart } from '../phases';
import { askedSeat, onlyWay } from '../requests';
import type { Decision, Of } from '../types';
import * as adventure from './adventure';
import * as battle from './battle';
import * as citadel from './citadel';
import * as clash from './clash';
import * as cleanUp from './clean-up';
import * as deployment from './deployment';
import * as freeSteps from './free-steps';
import { throwTrapAway } from './gains';
import * as pool from './pool';
import * as quests from './quests';
import * as rolls from './rolls';
import * as strike from './strike';
import { type MonsterStep, refillLoot } from './supply';

type Effect = (step: MonsterStep, decision: Decision) => void;

// Carried out for the seat whose request it answers.
const by =
  <Answer extends Decision>(effect: (step: MonsterStep, decision: Answer, seat: number) => void) =>
  (step: MonsterStep, decision: Answer): void =>
    effect(step, decision, askedSeat(step.state));

const discardTrap = by((step, decision: Of<'discardTrap'>, seat) => throwTrapAway(step, seat, decision.trap));
const nothing: Effect = () => {};

// Each takes the decisions that the chart gives it.
const named: Readonly<Record<string, (step: MonsterStep, decision: never) => void>> = {
  openRound: pool.openRound,
  fillPools: pool.fillPools,
  takeGiftDie: by(pool.takeGiftDie),
  takeGift: by(pool.takeGift),

  openDeployment: deployment.openDeployment,
  passOn: deployment.passOn,
  pass: deployment.pass,
  samborActs: deployment.samborActs,
  endAction: citadel.endAction,
  putBack: citadel.putBack,
  visit: citadel.pick,
  pickMember: citadel.pick,
  pickLand: citadel.pick,
  pickLoot: citadel.pick,
  pickDie: citadel.pickDie,
  chooseDie: citadel.chooseDie,
  useRebate: citadel.useRebate,
  pickTrap: citadel.pickTrap,
  buyTraps: by(citadel.buyTraps),
  brew: by(citadel.brew),
  divideMix: citadel.divideMix,
  pourBeer: by(citadel.pourBeer),
  placeDieAndHire: by(citadel.placeDieAndHire),
  hire: by(citadel.hireForCoins),
  leave: nothing,
  sellDice: by(citadel.sellDice),
  buyDefence: by(citadel.buyDefence),
  pickCard: citadel.pickCard,
  buyCard: by(citadel.buyCard),
  mine: by(citadel.mine),
  pickTrail: deployment.pickTrail,
  load: deployment.load,
  depart: deployment.depart,
  useFeature: deployment.useFeature,
  takeLootOfLand: by(deployment.takeLootOfLand),
  hireByLand: by(deployment.hireByLand),
  takeCardOfLand: by(deployment.takeCardOfLand),
  pickRookie: by(freeSteps.pickRookie),
  swapDie: by(freeSteps.swapDie),
  convertDie: by(freeSteps.convertDie),
  hireByLoot: by(freeSteps.hireByLoot),
  startEquipping: freeSteps.startEquipping,
  pickGear: freeSteps.pickGear,
  moveGear: by(freeSteps.moveGear),
  dropGear: by(freeSteps.dropGear),
  settle: by(freeSteps.settle),
  heal: by(freeSteps.heal),
  sellTrophy: by(freeSteps.sellTrophy),
  playLoot: by(freeSteps.playLoot),
  collect: by(freeSteps.collect),
  buyDie: by(freeSteps.buyDie),
  discardTrap,

  openPlace: adventure.openPlace,
  closeScene: adventure.closeScene,
  fromTheLeft: adventure.fromTheLeft,
  rollQuest: quests.rollQuest,
  endQuestRoll: quests.endQuestRoll,
  resolveQuest: quests.resolveQuest,
  faceNextMember: quests.faceNextMember,
  discardContract: quests.discardContract,
  declineContract: by(quests.declineContract),
  payContract: by(quests.payContract),
  giveTrap: by(quests.giveTrap),
  rewardContract: quests.rewardContract,
  reroll: by(rolls.reroll),
  playRollLoot: by(rolls.playRollLoot),
  revealTraps: clash.revealTraps,
  beginClash: clash.beginClash,
  clashOn: clash.clashOn,
  revealNext: clash.revealNext,
  loseTrick: clash.loseTrick,
  aimTrick: clash.aimTrick,
  chooseTarget: clash.chooseTarget,
  cancelTrick: clash.cancelTrick,
  layRedirection: clash.layRedirection,
  samborSteals: clash.samborSteals,
  stealDice: clash.stealDice,
  faceNextTrail: battle.faceNextTrail,
  faceSambor: battle.faceSambor,
  redirect: by(battle.redirect),
  keep: battle.keep,
  lineUpAttack: battle.lineUpAttack,
  nextAssault: battle.nextAssault,
  ward: battle.ward,
  rollAttack: battle.rollAttack,
  takeHits: by(battle.takeHits),
  driveAway: battle.driveAway,
  lineUpDeathBlow: battle.lineUpDeathBlow,
  endBattle: battle.endBattle,
  startStrike: strike.startStrike,
  rollAll: rolls.rollAll,
  rollOne: rolls.rollOne,
  spendVenom: by(strike.spendVenom),
  capture: strike.capture,
  kill: strike.kill,
  giveUp: strike.giveUp,
  playDeedLoot: by(strike.playDeedLoot),
  rollConquest: adventure.rollConquest,
  endConquest: adventure.endConquest,
  samborTakesLand: adventure.samborTakesLand,
  faceNextLooter: adventure.faceNextLooter,
  takeLoot: by(adventure.takeLoot),
  refillLoot,

  fromFirstSeat: cleanUp.fromFirstSeat,
  nextSeat: cleanUp.nextSeat,
  bringHome: cleanUp.bringHome,
  discardSurplus: cleanUp.discardSurplus,
  contestGate: cleanUp.contestGate,
  spreadPanic: cleanUp.spreadPanic,
  promote: by(cleanUp.promote),
  payWages: cleanUp.payWages,
  desert: by(cleanUp.desert),
  inherit: by(cleanUp.inherit),
  dropHeirloom: by(cleanUp.dropHeirloom),
  endMatch: cleanUp.endMatch,
  clearTable: cleanUp.clearTable,
  refillPlaces: cleanUp.refillPlaces,
  passFirstPlayer: cleanUp.passFirstPlayer,
  nextRound: cleanUp.nextRound,
};

const leaves = leavesOf(chart);

// MON-300: does what the chart says of the only decision there is.
function takeOnlyWay(step: MonsterStep): void {
  const decision = known(onlyWay(step.state), 'an only way on');
  const transition = leaves.get(step.state.phase)?.on?.[decision.type] as { readonly actions?: readonly string[] } | undefined;
  for (const name of known(transition).actions ?? []) known(effects[name], name)(step, decision);
}

export const effects = { ...named, takeOnlyWay } as Readonly<Record<string, Effect>>;
