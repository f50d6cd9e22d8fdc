// Which tokens, members, cards and effects an event shows as used; soak asks for all of them.
import { COMMANDERS } from './data/commanders';
import { CONQUEST } from './data/conquest';
import { EVENTS } from './data/events';
import { MEMBERS } from './data/members';
import { SOLO_WARRANTS, TORAK_CARDS } from './data/solo';
import type { Event } from './events';

export const components: readonly string[] = [
  ...EVENTS.map((event) => `token:${event.id}`),
  ...MEMBERS.map((member) => `member:${member.id}`),
  ...[...CONQUEST.easy.cards, ...CONQUEST.hard.cards].map((card) => `keep:${card.id}`),
  ...COMMANDERS.map((commander) => `commander:${commander.id}`),
  ...TORAK_CARDS.map((card) => `torak:${card.id}`),
  ...SOLO_WARRANTS.map((warrant) => `warrant:${warrant.id}`),
  'favour:wenceslas',
  'favour:sigismund',
];

export function usedComponents(event: Event): readonly string[] {
  switch (event.type) {
    case 'tokenRevealed':
      return [`token:${event.token}`];
    case 'memberJoined':
      return [`member:${event.member}`];
    case 'keepRevealed':
      return [`keep:${event.card}`];
    case 'commanderTaken':
      return [`commander:${event.commander}`];
    case 'torakCardDrawn':
      return [`torak:${event.card}`];
    case 'warrantTaken':
      return event.warrant === null ? [] : [`warrant:${event.warrant}`];
    case 'favourTaken':
      return [`favour:${event.sovereign}`];
    default:
      return [];
  }
}
