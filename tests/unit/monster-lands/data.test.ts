// The typed tables against the shared file, where that is present, and against each other.
import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { BUILDINGS, PANIC } from '../../../engine/games/monster-lands/data/buildings';
import { EQUIPMENT, EQUIPMENT_TYPES } from '../../../engine/games/monster-lands/data/equipment';
import { LANDS } from '../../../engine/games/monster-lands/data/lands';
import { LOOT } from '../../../engine/games/monster-lands/data/loot';
import { MERCENARIES, ROOKIE, STARTING_MEMBERS } from '../../../engine/games/monster-lands/data/members';
import { MONSTERS } from '../../../engine/games/monster-lands/data/monsters';
import { QUESTS } from '../../../engine/games/monster-lands/data/quests';
import { CAMPAIGN, RANKS, SCENARIOS, VIRTUAL_PLAYER } from '../../../engine/games/monster-lands/data/solo';
import * as tables from '../../../engine/games/monster-lands/data/tables';
import { TRAIL_TILES } from '../../../engine/games/monster-lands/data/trail-tiles';
import { TRAP_KINDS, TRAPS } from '../../../engine/games/monster-lands/data/traps';

const ours: Record<string, unknown> = {
  components: tables.COMPONENTS,
  start: tables.START,
  limits: tables.LIMITS,
  gloryDice: tables.GLORY_DICE,
  wages: tables.WAGES,
  affinityScore: tables.AFFINITY_SCORE,
  fallenGlory: tables.FALLEN_GLORY,
  roundTrack: tables.ROUND_TRACK,
  difficulties: tables.DIFFICULTIES,
  landCount: tables.LAND_COUNT,
  landTrail: tables.LAND_TRAIL,
  gate: tables.GATE,
  variants: tables.VARIANTS,
  buildings: BUILDINGS,
  panic: PANIC,
  monsters: MONSTERS,
  startingMembers: STARTING_MEMBERS,
  mercenaries: MERCENARIES,
  rookie: ROOKIE,
  trapKinds: TRAP_KINDS,
  traps: TRAPS,
  equipmentTypes: EQUIPMENT_TYPES,
  equipment: EQUIPMENT,
  lands: LANDS,
  quests: QUESTS,
  trailTiles: TRAIL_TILES,
  loot: LOOT,
  virtualPlayer: VIRTUAL_PLAYER,
  ranks: RANKS,
  scenarios: SCENARIOS,
  campaign: CAMPAIGN,
};

const shared = resolve(__dirname, '../../../../shared/rules/data/monster-lands.json');

// `given` only says what the rulebook states.
function withoutNotes(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutNotes);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => key !== 'given')
      .map(([key, held]) => [key, withoutNotes(held)]),
  );
}

describe('data', () => {
  it.runIf(existsSync(shared))('equals the shared file table by table', () => {
    const data = JSON.parse(readFileSync(shared, 'utf8')) as Record<string, unknown>;
    for (const [name, mine] of Object.entries(ours)) expect(mine, name).toEqual(withoutNotes(data[name]));
  });

  it('MON-1: counts of cards and tokens are those of the component list', () => {
    const { cards, tokens } = tables.COMPONENTS;
    expect(STARTING_MEMBERS).toHaveLength(cards['startingMembers'] ?? 0);
    expect(MERCENARIES).toHaveLength(cards['mercenaries'] ?? 0);
    expect(MONSTERS).toHaveLength(cards['monsters'] ?? 0);
    expect(LANDS).toHaveLength(cards['lands'] ?? 0);
    expect(EQUIPMENT.reduce((sum, card) => sum + card.copies, 0)).toBe(cards['equipment']);
    expect(TRAPS.reduce((sum, trap) => sum + trap.copies, 0)).toBe(tokens['traps']);
    expect(LOOT).toHaveLength(tokens['loot'] ?? 0);
    expect(QUESTS).toHaveLength(tokens['quests'] ?? 0);
    expect(TRAIL_TILES).toHaveLength(tokens['trailTiles'] ?? 0);
  });

  it('MON-285: traps lay 1 to 3 dice, add to each die or to the total, and starting traps give one strength die', () => {
    const amounts = (effect: string, key: string, kind = 'improved') =>
      TRAPS.filter((trap) => trap.kind === kind)
        .flatMap((trap) => trap.effects as readonly Record<string, unknown>[])
        .filter((each) => each['effect'] === effect)
        .map((each) => `${(each['colour'] as string) ?? ''}${each[key]}`)
        .sort();
    expect(amounts('trailDice', 'count')).toEqual(['M1', 'M2', 'M3', 'S1', 'S2', 'S3']);
    expect(amounts('addPerDie', 'amount')).toEqual(['M1', 'M2', 'S1', 'S2', 'S3']);
    expect(amounts('addTotal', 'amount')).toEqual(['4', '6', '8']);
    expect(amounts('trailDice', 'count', 'secured')).toEqual(['M1', 'M2', 'S1', 'S2']);
    expect(amounts('trailDice', 'count', 'starting')).toEqual(['S1']);
  });
});
