// What goes on at the place that is being resolved, as its tray and its words show it. Everything is read from one view.
import { PLACES, type PlaceIndex, type RolledDie, SAMBOR, type Scene } from '../../../engine/games/monster-lands/types';
import type { AttackView, StrikeView, View } from '../../../engine/games/monster-lands/view-types';
import { type PlacedTrail, trailsAt } from './reading';

// 'lanes': all who came stand side by side. Otherwise one of them acts and the others wait.
export type Mode = 'lanes' | 'attack' | 'roll' | 'bargain' | 'loot' | 'faced';

export interface Moment {
  readonly place: PlaceIndex;
  readonly mode: Mode;
  // Who came, from left to right, Sambor too; the fallen are gone.
  readonly present: readonly PlacedTrail[];
  readonly active: PlacedTrail | null;
  // What lies above the ring; null when there is nothing left.
  readonly stake: { readonly kind: 'monster' | 'land' | 'quest'; readonly id: string } | null;
  readonly attack: AttackView | null;
  readonly roll: StrikeView | null;
}

export function momentOf(view: View): Moment | null {
  const { scene, sceneView } = view;
  // A mercenary hired by loot is chosen in the tavern.
  if (scene === null || sceneView === null || view.ask?.kind === 'freeHire') return null;
  const trails = trailsAt(view, scene.place);
  const { attack, strike: roll } = sceneView;
  const mode = modeOf(view, scene, attack, roll);
  const present = trails.filter(({ trail }) => trail.member !== '');
  const index = attack?.trail ?? scene.trail;
  const active = mode === 'lanes' ? null : (present.find(({ key }) => key === trails[index]?.key) ?? null);
  return { place: scene.place, mode, present, active, stake: stakeOf(view, scene), attack, roll };
}

function modeOf(view: View, scene: Scene, attack: AttackView | null, roll: StrikeView | null): Mode {
  if (attack !== null) return 'attack';
  if (roll !== null) return 'roll';
  if (view.phase.includes('.loot') && scene.trail >= 0) return 'loot';
  if (scene.place === 0 || scene.trail < 0 || view.phase.includes('.clash')) return 'lanes';
  return scene.place === 1 ? 'bargain' : 'faced';
}

function stakeOf(view: View, scene: Scene): Moment['stake'] {
  const quest = view.quests[scene.place]?.quest ?? '';
  if (scene.place < 2) return quest === '' ? null : { kind: 'quest', id: quest };
  const monster = scene.place === 4 ? view.gate.monster : (view.lands[scene.place - 2]?.monster ?? '');
  if (monster !== '') return { kind: 'monster', id: monster };
  const land = view.lands[scene.place - 2]?.land ?? '';
  return land === '' ? null : { kind: 'land', id: land };
}

export const placeName = (place: PlaceIndex): string => PLACES[place];

// Who stands on a trail, as a piece.
export const figureId = ({ key, trail }: PlacedTrail): string =>
  trail.seat === SAMBOR ? `figure:sambor:${key}` : `figure:${trail.member}`;

// The monster itself, apart from its card.
export const beastId = (monster: string): string => `beast:${monster}`;

// The dice of a roll are the trail's own: the nth of a colour to be rolled is its nth die.
export function rolledIds(key: string, dice: readonly RolledDie[]): readonly string[] {
  const seen = { S: 0, M: 0, I: 0 };
  return dice.map(({ colour }) => `die:${key}:${colour}:${seen[colour]++}`);
}

// Where what lies on a trail of this place is laid on the tray; null for whatever stays where it was.
export function trayZone(view: View, id: string): string | null {
  const moment = momentOf(view);
  if (moment === null) return null;
  const placed = moment.present.find(({ key }) => id.includes(`:${key}:`));
  if (placed === undefined) return null;
  if (id.startsWith('coin:') && !id.endsWith(':0')) return 'adventure:figures';
  if (!id.startsWith('die:')) return `adventure:goods:${placed.key}`;
  const isRolled = moment.roll !== null && placed === moment.active && rolledIds(placed.key, moment.roll.dice).includes(id);
  return isRolled ? 'adventure:throw' : `adventure:dice:${placed.key}`;
}
