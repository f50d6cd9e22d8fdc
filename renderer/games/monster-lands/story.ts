// The adventure as it is told: what was rolled, stopped and won at the present place, folded from events one by one.
// Where the view knows better (a strike under way), the view is shown.
import { monsterOf } from '../../../engine/games/monster-lands/data/lookup';
import type { RolledDie } from '../../../engine/games/monster-lands/types';
import type { Event, Part, View } from '../../../engine/games/monster-lands/view-types';
import { placeIndexOf } from './reading';

export interface AttackStory {
  readonly parts: readonly Part[];
  readonly dice: number;
  readonly faces: readonly number[];
  readonly extra: number;
  readonly hits: number;
  readonly isRolled: boolean;
  // Stopped by abilities, tokens, potions; null before it is decided.
  readonly taken: {
    readonly abilities: number;
    readonly tokens: number;
    readonly potions: number;
    readonly wounds: number;
  } | null;
}

export interface RollStory {
  readonly purpose: 'quest' | 'monster' | 'conquest';
  readonly dice: readonly RolledDie[];
  readonly values: readonly number[];
  // Beside the dice: carried over, traps, venom, cards.
  readonly parts: readonly Part[];
  readonly total: number;
  // Each 0 when there is no such goal.
  readonly capture: number;
  readonly kill: number;
  readonly target: number;
  readonly left: { readonly S: number; readonly M: number };
}

export interface Story {
  readonly place: string;
  readonly monster: string;
  readonly trail: string;
  readonly seat: number;
  readonly member: string;
  readonly attack: AttackStory | null;
  readonly roll: RollStory | null;
  // Text key and params of how it ended on the present trail.
  readonly verdict: { readonly tone: 'good' | 'bad' | 'plain'; readonly event: Event } | null;
}

export const NO_STORY: Story = {
  place: '',
  monster: '',
  trail: '',
  seat: -1,
  member: '',
  attack: null,
  roll: null,
  verdict: null,
};

// Events that are shown as a scene; all others happen on the board.
const TOLD: ReadonlySet<string> = new Set<Event['type']>([
  'placeOpened',
  'questRolled',
  'questResolved',
  'contractDecided',
  'samborWonQuest',
  'trapsRevealed',
  'trickPlayed',
  'attackRedirected',
  'attackRolled',
  'hitsTaken',
  'memberFell',
  'strikeBegan',
  'strikeRolled',
  'dieRerolled',
  'venomSpent',
  'strikeEnded',
  'monsterDriven',
  'conquestRolled',
  'conquestEnded',
  'samborTookLand',
]);

export const isTold = (type: string): boolean => TOLD.has(type);

export function tell(story: Story, event: Event): Story {
  switch (event.type) {
    case 'placeOpened':
      return { ...NO_STORY, place: event.place, monster: event.monster };
    case 'attackRolled':
      return {
        ...onTrail(story, event.trail, event.seat, event.member),
        monster: event.monster,
        roll: null,
        verdict: null,
        attack: {
          parts: event.parts,
          dice: event.faces.length,
          faces: event.faces,
          extra: event.extra,
          hits: event.hits,
          isRolled: true,
          taken: null,
        },
      };
    case 'hitsTaken': {
      const { abilities, tokens, potions, wounds } = event;
      const attack = story.attack === null ? null : { ...story.attack, taken: { abilities, tokens, potions, wounds } };
      return {
        ...onTrail(story, event.trail, event.seat, event.member),
        attack,
        verdict: event.hits === 0 ? null : { tone: event.outcome === 'unhurt' ? 'good' : 'bad', event },
      };
    }
    case 'memberFell':
      return { ...onTrail(story, event.trail, event.seat, event.member), verdict: { tone: 'bad', event } };
    case 'strikeBegan': {
      const parts = event.carry > 0 ? [{ key: 'sum.carry', amount: event.carry }, ...event.parts] : event.parts;
      const { total, capture, kill } = event;
      return {
        ...onTrail(story, event.trail, event.seat, event.member),
        verdict: null,
        roll: { ...emptyRoll('monster'), parts, total, capture, kill },
      };
    }
    case 'strikeRolled':
      return rolled({ ...story, trail: event.trail, seat: event.seat, verdict: null }, event.dice, event.values, event.total);
    case 'dieRerolled':
      return rerolled(story, event.colour, event.from, event.to, event.total);
    case 'venomSpent':
      return story.roll === null ? story : { ...story, roll: { ...story.roll, total: event.total } };
    case 'strikeEnded':
      return {
        ...onTrail(story, event.trail, event.seat, event.member),
        monster: event.monster,
        verdict: { tone: event.result === 'failed' ? 'bad' : 'good', event },
      };
    case 'questRolled':
    case 'conquestRolled': {
      const purpose = event.type === 'questRolled' ? ('quest' as const) : ('conquest' as const);
      const { dice, total, target } = event;
      const parts =
        event.type === 'conquestRolled' ? event.parts.filter((part) => part.key !== 'sum.dice' && part.amount !== 0) : [];
      const values = event.type === 'conquestRolled' ? event.values : dice.map((die) => die.face);
      return {
        ...onTrail(story, event.trail, event.seat, event.member),
        attack: null,
        verdict: null,
        roll: { ...emptyRoll(purpose), dice, values, parts, total, target },
      };
    }
    case 'questResolved':
    case 'conquestEnded': {
      const isGood = event.type === 'questResolved' ? event.result === 'reward' : event.won;
      return { ...story, trail: event.trail, seat: event.seat, verdict: { tone: isGood ? 'good' : 'bad', event } };
    }
    case 'contractDecided':
      return { ...story, trail: event.trail, seat: event.seat, verdict: { tone: event.fulfilled ? 'good' : 'plain', event } };
    case 'trickPlayed':
    case 'trapsRevealed':
    case 'attackRedirected':
    case 'monsterDriven':
    case 'samborTookLand':
    case 'samborWonQuest':
      return { ...story, verdict: { tone: 'plain', event } };
    default:
      return story;
  }
}

const emptyRoll = (purpose: RollStory['purpose']): RollStory => ({
  purpose,
  dice: [],
  values: [],
  parts: [],
  total: 0,
  capture: 0,
  kill: 0,
  target: 0,
  left: { S: 0, M: 0 },
});

function onTrail(story: Story, trail: string, seat: number, member: string): Story {
  const place = trail.slice(0, -1);
  if (place === story.place && trail === story.trail) return { ...story, seat, member };
  const monster = place === story.place ? story.monster : '';
  return { ...NO_STORY, place, monster, trail, seat, member };
}

function rolled(story: Story, dice: readonly RolledDie[], values: readonly number[], total: number): Story {
  const roll = story.roll ?? emptyRoll('monster');
  return { ...story, roll: { ...roll, dice: [...roll.dice, ...dice], values: [...roll.values, ...values], total } };
}

function rerolled(story: Story, colour: string, from: number, to: number, total: number): Story {
  const { roll } = story;
  const index = roll?.dice.findIndex((die) => die.colour === colour && die.face === from) ?? -1;
  if (roll === null || index < 0) return story;
  const dice = roll.dice.map((die, at) => (at === index ? { ...die, face: to } : die));
  const values = roll.values.map((value, at) => (at === index ? value + to - from : value));
  return { ...story, roll: { ...roll, dice, values, total } };
}

// What is true now takes the place of what was told.
export function storyNow(story: Story, view: View): Story {
  const { sceneView, scene } = view;
  if (sceneView === null || scene === null) return story;
  const { place, monster } = sceneView;
  const trail = sceneView.attack === null ? sceneView.trail : `${place}${sceneView.attack.trail + 1}`;
  const standing = trailOf(view, trail);
  const isSame = story.place === place && story.trail === trail;
  const base: Story = isSame
    ? { ...story, monster: story.monster === '' ? monster : story.monster }
    : { ...NO_STORY, place, monster, trail, seat: standing?.seat ?? -1, member: standing?.member ?? '' };
  const attack = attackNow(base, view);
  const roll = rollNow(base, view);
  return { ...base, attack, roll };
}

function attackNow(base: Story, view: View): AttackStory | null {
  const now = view.sceneView?.attack ?? null;
  if (now === null) return base.attack;
  const { parts, dice, faces, hits, rolled: isRolled } = now;
  return { parts, dice, faces, extra: view.scene?.assaults[0]?.extra ?? 0, hits, isRolled, taken: null };
}

function rollNow(base: Story, view: View): RollStory | null {
  const now = view.sceneView?.strike ?? null;
  if (now === null) return base.roll;
  const { purpose, dice, values, total, capture, kill, target, left } = now;
  const parts = now.parts.filter((part) => part.key !== 'sum.dice' && part.amount !== 0);
  return { purpose, dice, values, parts, total, capture, kill, target, left };
}

function trailOf(view: View, key: string) {
  const place = placeIndexOf(key.slice(0, -1));
  const index = Number(key.slice(-1)) - 1;
  const trails = place === 4 ? view.gate.trails : place < 2 ? view.quests[place]?.trails : view.lands[place - 2]?.trails;
  return trails?.[index];
}

export const goalsOf = (monster: string): { readonly capture: number; readonly kill: number } =>
  monster === '' ? { capture: 0, kill: 0 } : monsterOf(monster);
