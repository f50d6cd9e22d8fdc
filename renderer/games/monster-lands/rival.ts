// Sambor, the old warlord who hunts the same monsters as a lone clan.
import { coloured } from '../../art/portrait/spec';
import type { Rival } from '../rival';

export const rival: Rival = {
  name: 'Sambor',
  about: { en: 'takes places and quests first; ten scenarios', pl: 'zajmuje miejsca i zadania; dziesięć scenariuszy' },
  ways: {
    en: [
      'After each of your actions he takes a place in the citadel or on a trail.',
      'He has no clan to beat: his dice stand in your way.',
      'Every scenario has rules and aims of its own, and three ranks to reach.',
    ],
    pl: [
      'Po każdej twojej akcji zajmuje miejsce w cytadeli albo na szlaku.',
      'Nie ma klanu do pokonania: to jego kości stoją ci na drodze.',
      'Każdy scenariusz ma własne zasady i cele oraz trzy rangi do zdobycia.',
    ],
  },
  face: {
    flip: true,
    light: 'left',
    glow: '#8fd0c0',
    face: { w: 1.04, l: 1.02, jaw: 4, nose: 'hooked', age: 57, hollow: true, warpaint: true, brow: 1.5 },
    hair: 'wild',
    beard: 'long',
    gear: 'laurel',
    expr: 'stern',
    collar: 'cloak',
    ground: 'rays',
    colours: coloured('brown', 'silver', '#23313c', '#2f6a5c', { cloth2: '#1a242c', gear: '#4f8a3c', eye: '#8AA9BF' }),
  },
};
