// Everything in the box of Monster Lands in words.
import { BUILDINGS } from '../../../engine/games/monster-lands/data/buildings';
import { EQUIPMENT } from '../../../engine/games/monster-lands/data/equipment';
import { LANDS } from '../../../engine/games/monster-lands/data/lands';
import { LOOT } from '../../../engine/games/monster-lands/data/loot';
import { MERCENARIES, ROOKIE, STARTING_MEMBERS } from '../../../engine/games/monster-lands/data/members';
import { MONSTERS } from '../../../engine/games/monster-lands/data/monsters';
import { QUESTS } from '../../../engine/games/monster-lands/data/quests';
import { TRAPS } from '../../../engine/games/monster-lands/data/traps';
import { at, svg } from '../../art/svg';
import { entriesOf, type GlossaryGroup } from '../glossary';
import { paintedBody } from './art/emblem';
import { equipmentIcon, monsterIcon, personIcon } from './art/icons';

const idsOf = (records: readonly { readonly id: string }[]): readonly string[] => records.map(({ id }) => id);
const card = (id: string) => [`card.${id}.name`, `card.${id}.text`] as const;
const emblem = (...[icon, affinity]: [Parameters<typeof paintedBody>[0], Parameters<typeof paintedBody>[1]]): string =>
  svg(40, 40, at(20, 20, paintedBody(icon, affinity, 40)));

const PEOPLE = [...STARTING_MEMBERS, ...MERCENARIES, ROOKIE];

export const glossary: readonly GlossaryGroup[] = [
  { heading: 'buildings', entries: entriesOf(idsOf(BUILDINGS), card) },
  {
    heading: 'monsters',
    entries: MONSTERS.map(({ id, affinity }) => ({
      title: { key: `card.${id}.name` },
      text: { key: 'tip.monster', params: { affinity: `@affinity.${affinity}`, power: `@card.${id}.text` } },
      icon: emblem(monsterIcon(id), affinity),
    })),
  },
  {
    heading: 'mercenaries',
    entries: PEOPLE.map(({ id, affinity }) => ({
      title: { key: `card.${id}.name` },
      text: { key: `card.${id}.text` },
      icon: emblem(personIcon(id), affinity),
    })),
  },
  {
    heading: 'equipment',
    entries: EQUIPMENT.map(({ id, type }) => ({
      title: { key: `card.${id}.name` },
      text: { key: 'tip.gear', params: { type: `@type.${type}`, text: `@card.${id}.text` } },
      icon: emblem(equipmentIcon(id), null),
    })),
  },
  { heading: 'lands', entries: entriesOf(idsOf(LANDS), card) },
  { heading: 'quests', entries: entriesOf(idsOf(QUESTS), card) },
  { heading: 'traps', entries: entriesOf(idsOf(TRAPS), card) },
  { heading: 'loot', entries: entriesOf(idsOf(LOOT), card) },
];
