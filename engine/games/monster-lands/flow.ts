// Guards: which way the match goes. They read only and know nothing of legality.
import { known } from '../../core/invariant';
import { clanOf, seatWithTooManyTraps } from './clan/clan';
import { poolSize } from './clan/dice';
import { effectIn, lootOf, trapOf } from './data/lookup';
import { BUILDING_IDS } from './data/records';
import { deedLoot, nextRedirect } from './decisions/adventure';
import { deserters, isShort, legalRecover, legalWages } from './decisions/clean-up';
import { couldGainDie, featureOf, featureSlots, trailSlots, workOf } from './decisions/turn';
import { trickTargets, trickUp } from './effects/clash';
import { hasEnded, seatAfter } from './effects/clean-up';
import { isGiftDue } from './effects/pool';
import { subjectOf } from './notation';
import { reachOf, rollOf, rollTarget, sceneOf, totalOf, wardsOn } from './outlands/battle-math';
import {
  isGate,
  isQuest,
  landAt,
  nextConqueror,
  nextLooter,
  nextMember,
  nextOccupied,
  nextPlace,
  parseTrailKey,
  trailAt,
  trailsOf,
} from './outlands/trails';
import { onlyWay } from './requests';
import { CONTRACT, type Decision, DICE_QUEST, SAMBOR, type State, type Trail } from './types';

type Guard = (state: State, decision: Decision) => boolean;

const turnClan = (state: State) => clanOf(state, state.turnSeat);
const sceneTrail = (state: State): Trail => trailAt(state, sceneOf(state).place, sceneOf(state).trail);
const isSamborAt = (state: State, index: number): boolean => trailAt(state, sceneOf(state).place, index).seat === SAMBOR;
const landResult = (state: State) => featureOf(workOf(state).subject).result.effect;

const deployment: Readonly<Record<string, Guard>> = {
  ...Object.fromEntries(BUILDING_IDS.map((id) => [`goesTo ${id}`, (_: State, decision: Decision) => subjectOf(decision) === id])),
  queensGiftIsDue: isGiftDue,
  everybodyHasPassed: (state) => state.clans.every((clan) => clan.passed),
  seatHasPassed: (state) => turnClan(state).passed,
  // MON-41
  mustPass: (state) => poolSize(turnClan(state)) === 0 && !couldGainDie(state, turnClan(state)),
  trailDemandsDice: (state) => workOf(state).dice.length < trailSlots(state).length,
  isQuestTrail: (state) => isQuest(parseTrailKey(workOf(state).trail)[0]),
  landDemandsDice: (state) => workOf(state).dice.length < featureSlots(state).length,
  landGivesLoot: (state) => landResult(state) === 'takeLoot',
  landGivesHire: (state) => landResult(state) === 'freeHire',
  landGivesCard: (state) => landResult(state) === 'freeEquipment',
  lootHires: (_, decision) => effectIn(lootOf(subjectOf(decision)).effects, 'freeHire') !== null,
  lootConverts: (_, decision) => effectIn(lootOf(subjectOf(decision)).effects, 'convertDice') !== null,
  mixWaits: (state) => state.mix !== null,
  tooManyTraps: (state) => seatWithTooManyTraps(state) >= 0,
};

const places: Readonly<Record<string, Guard>> = {
  questIsNext: (state) => nextPlace(state) === DICE_QUEST,
  contractIsNext: (state) => nextPlace(state) === CONTRACT,
  battleIsNext: (state) => nextPlace(state) !== null,
  memberIsNext: (state) => nextMember(state) >= 0,
  trapsAreOwed: (state) => sceneOf(state).owed > 0,
};

const clash: Readonly<Record<string, Guard>> = {
  isClash: (state) => state.config.clash,
  clashIsOver: (state) => sceneOf(state).trail >= trailsOf(state, sceneOf(state).place).length,
  trailIsThrough: (state) => sceneTrail(state).member === '' || sceneTrail(state).tokens.length === 0,
  samborReveals: (state) => sceneTrail(state).seat === SAMBOR,
  noTrickIsUp: (state) => trapOf(trickUp(state).id).kind !== 'trick',
  nobodyIsBeside: (state) => trickTargets(state).length === 0,
  ownerAims: (state) => sceneTrail(state).seat !== SAMBOR && trickTargets(state).length === 2,
  canCancel: (state) => {
    const target = trailAt(state, sceneOf(state).place, sceneOf(state).aim);
    return target.seat >= 0 && target.defence > 0;
  },
  trickRedirects: (state) => effectIn(trapOf(trickUp(state).id).effects, 'stealDice') === null,
  samborSteals: (state) => sceneTrail(state).seat === SAMBOR,
};

const battle: Readonly<Record<string, Guard>> = {
  noMonsterIsHere: (state) => sceneOf(state).monster === '',
  nobodyIsLeft: (state) => nextOccupied(state) < 0,
  samborIsNext: (state) => isSamborAt(state, nextOccupied(state)),
  canRedirect: (state) => nextRedirect(state) !== null,
  attackIsOver: (state) => sceneOf(state).assaults.length === 0,
  victimIsGone: (state) => trailAt(state, sceneOf(state).place, known(sceneOf(state).assaults[0]).trail).member === '',
  canWard: (state) => {
    const assault = known(sceneOf(state).assaults[0]);
    return assault.dice > 0 && wardsOn(state, assault.trail) > 0;
  },
  attackMissed: (state) => sceneOf(state).assaults[0]?.hits === 0,
  monsterIsBeaten: (state) => sceneOf(state).result !== '',
  samborIsFaced: (state) => isSamborAt(state, sceneOf(state).trail),
  memberHasFallen: (state) => sceneTrail(state).member === '',
  canOnlyGiveUp: (state) => rollOf(state).S + rollOf(state).M === 0 && onlyWay(state)?.type === 'giveUp',
  canOnlyWin: (state) => {
    const reach = reachOf(state);
    return (reach.capture || reach.kill) && onlyWay(state) !== null;
  },
  hasDeedLoot: (state) => deedLoot(state).length > 0,
  isAtGate: (state) => isGate(sceneOf(state).place),
  nobodyConquers: (state) => landAt(state, sceneOf(state).place).land === '' || nextConqueror(state) < 0,
  samborConquers: (state) => isSamborAt(state, nextConqueror(state)),
  conquestIsReached: (state) => totalOf(state) >= rollTarget(state),
  lootIsDue: (state) => state.lootShown.some((token) => token !== '') && nextLooter(state) >= 0,
};

const cleanUp: Readonly<Record<string, Guard>> = {
  isLastSeat: (state) => seatAfter(state) === state.firstPlayer,
  canRecover: (state) => legalRecover(state, state.turnSeat).length > 1,
  lacksLeader: (state) => turnClan(state).leader === '' && turnClan(state).members.length > 0,
  canCashIn: (state) => legalWages(state, state.turnSeat).length > 1,
  isShort: (state) => isShort(turnClan(state)),
  somebodyDeserts: (state) => deserters(turnClan(state)).length > 0,
  heirloomsAreLeft: (state) => state.heirlooms.length > 0,
  matchEnds: hasEnded,
};

export const guards: Readonly<Record<string, Guard>> = {
  hasOneWay: (state) => onlyWay(state) !== null,
  ...deployment,
  ...places,
  ...clash,
  ...battle,
  ...cleanUp,
};
