// Finds a record by its id. Cards that exist several times carry a number behind the id of their record.
import { known } from '../../../core/invariant';
import { BUILDINGS } from './buildings';
import { EQUIPMENT } from './equipment';
import { LANDS } from './lands';
import { LOOT } from './loot';
import { MERCENARIES, ROOKIE, STARTING_MEMBERS } from './members';
import { MONSTERS } from './monsters';
import { QUESTS } from './quests';
import type {
  BuildingId,
  BuildingRecord,
  DifficultyId,
  DifficultyRecord,
  Effect,
  EquipmentRecord,
  LandRecord,
  LootRecord,
  MemberRecord,
  MonsterRecord,
  QuestRecord,
  ScenarioRecord,
  ScenarioRule,
  TrailRecord,
  TrapRecord,
} from './records';
import { SCENARIOS } from './solo';
import { DIFFICULTIES } from './tables';
import { TRAIL_TILES } from './trail-tiles';
import { TRAPS } from './traps';

// More rookies than the stack holds: an empty clan gets one even from an empty stack (MON-21).
const MOST_ROOKIES = 40;

function byId<Item extends { readonly id: string }>(records: readonly Item[]): Readonly<Record<string, Item>> {
  return Object.fromEntries(records.map((record) => [record.id, record]));
}

const numbered = (id: string, copies: number) => Array.from({ length: copies }, (_, index) => `${id}${index + 1}`);

export const ROOKIE_IDS: readonly string[] = numbered(ROOKIE.id, ROOKIE.copies);
export const EQUIPMENT_CARDS: readonly string[] = EQUIPMENT.flatMap((record) => numbered(record.id, record.copies));

const members: Readonly<Record<string, MemberRecord>> = {
  ...byId(STARTING_MEMBERS),
  ...byId(MERCENARIES),
  ...Object.fromEntries(numbered(ROOKIE.id, MOST_ROOKIES).map((id) => [id, ROOKIE])),
};
const equipment: Readonly<Record<string, EquipmentRecord>> = Object.fromEntries(
  EQUIPMENT.flatMap((record) => numbered(record.id, record.copies).map((id) => [id, record])),
);
const monsters = byId(MONSTERS);
const traps = byId(TRAPS);
const lands = byId(LANDS);
const quests = byId(QUESTS);
const loot = byId(LOOT);
const buildings = byId(BUILDINGS);
const tiles = byId(TRAIL_TILES);
const difficulties = byId(DIFFICULTIES);

export const memberOf = (id: string): MemberRecord => known(members[id], id);
export const equipmentOf = (card: string): EquipmentRecord => known(equipment[card], card);
// What a member's or an equipment card does.
export const effectsOf = (card: string): readonly Effect[] => members[card]?.ability ?? equipmentOf(card).feature;
export const monsterOf = (id: string): MonsterRecord => known(monsters[id], id);
export const trapOf = (id: string): TrapRecord => known(traps[id], id);
export const landOf = (id: string): LandRecord => known(lands[id], id);
export const questOf = (id: string): QuestRecord => known(quests[id], id);
export const lootOf = (id: string): LootRecord => known(loot[id], id);
export const buildingOf = (id: BuildingId): BuildingRecord => known(buildings[id], id);
export const difficultyOf = (id: DifficultyId): DifficultyRecord => known(difficulties[id], id);

export const trailsOfTile = (id: string, face: 'a' | 'b'): readonly TrailRecord[] => known(tiles[id], id).faces[face];

// Null for 0: a solo game without a scenario, or a table of several seats.
export function scenarioOf(number: number): ScenarioRecord | null {
  return number === 0 ? null : known(SCENARIOS[number - 1], `scenario ${number}`);
}

type Named<List extends { readonly effect: string }, Name extends List['effect']> = Extract<List, { readonly effect: Name }>;

// The first effect of that name, or null.
export function effectIn<Name extends Effect['effect']>(effects: readonly Effect[], name: Name): Named<Effect, Name> | null {
  for (let index = 0; index < effects.length; index++) {
    const effect = effects[index];
    if (effect !== undefined && effect.effect === name) return effect as Named<Effect, Name>;
  }
  return null;
}

const rulesByScenario: readonly Readonly<Partial<Record<ScenarioRule['effect'], ScenarioRule>>>[] = [
  {},
  ...SCENARIOS.map((scenario) => Object.fromEntries(scenario.rules.map((rule) => [rule.effect, rule]))),
];

export function scenarioRule<Name extends ScenarioRule['effect']>(
  scenario: number,
  name: Name,
): Named<ScenarioRule, Name> | null {
  return (rulesByScenario[scenario]?.[name] ?? null) as Named<ScenarioRule, Name> | null;
}

export const isRookie = (member: string): boolean => members[member] === ROOKIE;
