// Everything in the box of Monster Lands in words.
import { BUILDINGS } from '../../../engine/games/monster-lands/data/buildings';
import { LANDS } from '../../../engine/games/monster-lands/data/lands';
import { EQUIPMENT_CARDS, equipmentOf, ROOKIE_IDS } from '../../../engine/games/monster-lands/data/lookup';
import { LOOT } from '../../../engine/games/monster-lands/data/loot';
import { MERCENARIES, STARTING_MEMBERS } from '../../../engine/games/monster-lands/data/members';
import { MONSTERS } from '../../../engine/games/monster-lands/data/monsters';
import { QUESTS } from '../../../engine/games/monster-lands/data/quests';
import { TRAPS } from '../../../engine/games/monster-lands/data/traps';
import { entriesOf, type GlossaryGroup } from '../glossary';
import { wordOf } from './tips';

const idsOf = (records: readonly { readonly id: string }[]): readonly string[] => records.map(({ id }) => id);

// Cards that come several times are told of once.
const PEOPLE = [...idsOf([...STARTING_MEMBERS, ...MERCENARIES]), ...ROOKIE_IDS.slice(0, 1)];
const GEAR = [...new Map(EQUIPMENT_CARDS.map((card) => [equipmentOf(card).id, card])).values()];

export const glossary: readonly GlossaryGroup[] = [
  { heading: 'buildings', entries: entriesOf('building', idsOf(BUILDINGS), wordOf) },
  { heading: 'monsters', entries: entriesOf('monster', idsOf(MONSTERS), wordOf) },
  { heading: 'mercenaries', entries: entriesOf('member', PEOPLE, wordOf) },
  { heading: 'equipment', entries: entriesOf('gear', GEAR, wordOf) },
  { heading: 'lands', entries: entriesOf('land', idsOf(LANDS), wordOf) },
  { heading: 'quests', entries: entriesOf('quest', idsOf(QUESTS), wordOf) },
  { heading: 'traps', entries: entriesOf('trapKind', idsOf(TRAPS), wordOf) },
  { heading: 'loot', entries: entriesOf('lootToken', idsOf(LOOT), wordOf) },
];
