// Which components and effects an event shows as used; the soak asks that all of them come up.
import { EQUIPMENT } from './data/equipment';
import { LANDS } from './data/lands';
import { LOOT } from './data/loot';
import { MERCENARIES, STARTING_MEMBERS } from './data/members';
import { MONSTERS } from './data/monsters';
import { QUESTS } from './data/quests';
import { BUILDING_IDS } from './data/records';
import { TRAPS } from './data/traps';
import { HIDDEN } from './types';
import type { Event } from './view-types';

const ids = (records: readonly { readonly id: string }[]): string[] => records.map((record) => record.id);

export const COMPONENTS_IN_PLAY: readonly string[] = [
  ...ids(MONSTERS),
  ...ids(STARTING_MEMBERS),
  ...ids(MERCENARIES),
  'rookie',
  ...ids(EQUIPMENT),
  ...ids(LANDS),
  ...ids(QUESTS),
  ...ids(LOOT),
  ...ids(TRAPS.filter((trap) => trap.kind === 'starting' || trap.kind === 'improved')),
  ...BUILDING_IDS,
];

const strip = (card: string): string => (card.startsWith('quest') || card.startsWith('trap') ? card : card.replace(/\d+$/, ''));

export function usedComponents(event: Event): readonly string[] {
  switch (event.type) {
    case 'attackRolled':
      return [event.monster, strip(event.member)];
    case 'questRolled':
    case 'conquestRolled':
      return [event.member];
    case 'memberHired':
    case 'clanRefounded':
      return [strip(event.member)];
    case 'equipmentBought':
      return [strip(event.card)];
    case 'landDrawn':
    case 'samborTookLand':
    case 'conquestEnded':
      return [event.land];
    case 'questResolved':
    case 'contractDecided':
      return [event.quest];
    case 'lootTaken':
    case 'lootUsed':
      return [event.token];
    case 'trapsRevealed':
    case 'trailsCleared':
      return event.tokens.filter((token) => token !== HIDDEN);
    case 'diePlaced':
      return [event.building];
    default:
      return [];
  }
}
