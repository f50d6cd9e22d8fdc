// Snapshots of rules version 1, which kept where the flow stood in fields of its own, in today's shape: the same table,
// with the leaf of the chart that its open request belongs to.
import type { State } from './types';

interface OldAsk {
  readonly kind: string;
  readonly seat: number;
  readonly of: string;
}

interface OldWork extends Record<string, unknown> {
  readonly action: string;
  readonly subject: string;
  readonly beer: boolean;
}

interface OldScene extends Record<string, unknown> {
  readonly place: number;
  readonly step: string;
  readonly roll: { readonly purpose: string } | null;
}

interface OldState extends Record<string, unknown> {
  readonly phase: string;
  readonly stage: string;
  readonly at: number;
  readonly turnSeat: number;
  readonly ask: OldAsk | null;
  readonly queue: readonly OldAsk[];
  readonly work: OldWork | null;
  readonly scene: OldScene | null;
}

// Whatever is no such snapshot goes back as it came: its shape is checked after this.
export function liftSnapshot(snapshot: unknown, rulesVersion: number): unknown {
  if (rulesVersion > 1 || !isOld(snapshot)) return snapshot;
  const { stage, at, ask, queue, work, scene, ...kept } = snapshot;
  const waiting = [...(ask === null ? [] : [ask]), ...queue];
  const mix = waiting.find((each) => each.kind === 'brew');
  const isAlchemist = ask?.kind === 'brew' && work !== null;
  return {
    ...kept,
    phase: ask === null ? 'finished' : leafFor(snapshot, ask),
    turnSeat: stage === 'cleanUp' && ask !== null ? ask.seat : kept.turnSeat,
    mix: mix === undefined || isAlchemist ? null : { seat: mix.seat, count: Number(mix.of) },
    heirlooms: waiting.filter((each) => each.kind === 'inherit').map((each) => each.of),
    work: work === null ? null : liftWork(work),
    scene: stage === 'adventure' ? liftScene(scene, at, ask) : null,
  } satisfies Record<keyof Pick<State, 'phase' | 'turnSeat' | 'mix' | 'heirlooms' | 'work' | 'scene'>, unknown>;
}

function isOld(snapshot: unknown): snapshot is OldState {
  if (typeof snapshot !== 'object' || snapshot === null) return false;
  const { queue, ask, work, scene } = snapshot as Record<string, unknown>;
  const isRecord = (value: unknown) => typeof value === 'object' && value !== null;
  const isPart = (value: unknown) => value === null || isRecord(value);
  return Array.isArray(queue) && queue.every(isRecord) && isPart(ask) && isPart(work) && isPart(scene);
}

function liftWork({ action, beer, ...work }: OldWork): Record<string, unknown> {
  return work;
}

// A quest's reward was once divided after its scene had been closed.
function liftScene(scene: OldScene | null, at: number, ask: OldAsk | null): Record<string, unknown> {
  if (scene === null) {
    return {
      place: Math.max(0, at - 1),
      monster: '',
      trail: -1,
      carry: 0,
      totals: [-1, -1],
      roll: null,
      attack: 0,
      redirects: 0,
      assaults: [],
      aim: -1,
      owed: 0,
      result: '',
    };
  }
  const { step, ...kept } = scene;
  return { ...kept, owed: ask?.kind === 'giveTrap' ? Number(ask.of) : 0 };
}

const BUILDING_STEPS: Readonly<Record<string, string>> = {
  hut: 'hut.choosingTraps',
  amount: 'armoury.choosingAmount',
  mine: 'mine.choosingField',
  market: 'market.choosingCard',
  merchant: 'merchant.selling',
};

const ADVENTURE_STEPS: Readonly<Record<string, string>> = {
  contract: 'contract.deciding',
  giveTrap: 'contract.givingTrap',
  clash: 'battle.clash.revealing',
  target: 'battle.clash.aiming',
  cancel: 'battle.clash.cancelling',
  steal: 'battle.clash.stealing',
  redirect: 'battle.redirecting',
  ward: 'battle.warding',
  defend: 'battle.absorbing',
  strike: 'battle.striking',
  takeLoot: 'battle.loot.choosing',
};

const CLEAN_UP_STEPS: Readonly<Record<string, string>> = {
  recover: 'recovery.recovering',
  promote: 'succession.promoting',
  wages: 'wages.cashingIn',
  desert: 'wages.deserting',
  inherit: 'wages.inheriting',
  discardTrap: 'wages.discardingTrap',
};

// The step in which healing and settling were asked counted from 10, the wages from 40.
const OLD_RECOVERY_END = 20;

function leafFor(old: OldState, ask: OldAsk): string {
  switch (old.stage) {
    case 'pool':
      return ask.kind === 'giftDie' ? 'dicePool.choosingGiftDie' : 'dicePool.choosingGift';
    case 'deployment':
      return `deployment.${deploymentLeaf(old.work, ask)}`;
    case 'adventure':
      return `adventure.${adventureLeaf(old.scene, ask)}`;
    default:
      if (ask.kind === 'settle') return `cleanUp.${old.at < OLD_RECOVERY_END ? 'recovery' : 'wages'}.settling`;
      return `cleanUp.${CLEAN_UP_STEPS[ask.kind] ?? ''}`;
  }
}

function deploymentLeaf(work: OldWork | null, { kind }: OldAsk): string {
  const action = work?.action ?? '';
  switch (kind) {
    case 'turn':
      return 'choosingAction';
    case 'die':
      return `visiting.${work?.subject ?? ''}.choosingDie`;
    case 'tavern':
      return `visiting.tavern.${work?.beer === true ? 'afterBeer' : 'hiring'}`;
    case 'brew':
      return work === null ? 'dividing' : 'visiting.alchemist.brewing';
    case 'bearer':
      return `${action === 'visit' ? 'visiting.market' : action === 'feature' ? 'usingLand' : 'equipping'}.choosingBearer`;
    case 'give':
      return action === 'send'
        ? 'sending.layingDice'
        : action === 'feature'
          ? 'usingLand.layingDice'
          : action === 'swap'
            ? 'swapping.layingDie'
            : 'converting';
    case 'takeColour':
      return 'swapping.choosingColour';
    case 'takeLoot':
      return 'usingLand.takingLoot';
    case 'freeHire':
      return action === 'feature' ? 'usingLand.hiring' : 'hiringFree';
    case 'freeCard':
      return 'usingLand.choosingCard';
    case 'equip':
      return 'equipping.choosingCard';
    case 'settle':
      return 'settling';
    case 'send':
      return 'sending.choosingTrail';
    case 'load':
      return 'sending.loading';
    case 'discardTrap':
      return 'discardingTrap';
    default:
      return `visiting.${BUILDING_STEPS[kind] ?? ''}`;
  }
}

function adventureLeaf(scene: OldScene | null, { kind }: OldAsk): string {
  const place = scene === null || scene.place === 0 ? 'quest' : scene.place === 1 ? 'contract' : 'battle';
  if (kind === 'brew') return `${place}.dividing`;
  if (kind === 'discardTrap') return `${place}.discardingTrap`;
  if (kind === 'openRoll') return scene?.roll?.purpose === 'quest' ? 'quest.rolling' : 'battle.conquest.rolling';
  if (kind === 'success') return scene?.step === 'reward' ? 'battle.celebrating' : 'battle.conquest.celebrating';
  return ADVENTURE_STEPS[kind] ?? '';
}
