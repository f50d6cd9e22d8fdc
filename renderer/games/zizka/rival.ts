// Torak, who hunts the lone commander.
import type { Rival } from '../rival';
import { COMPANY } from './art/faces/company';

export const rival: Rival = {
  name: 'Torak',
  about: { en: 'rides by cards, attacks and scores', pl: 'jeździ z kart, atakuje i punktuje' },
  ways: {
    en: [
      'After each of your turns a card moves him and scores for him.',
      'Where he meets you he attacks: beat him, or pay with coins or a companion.',
      'The first to reach the goal decides it. Coins count nothing here.',
    ],
    pl: [
      'Po każdej twojej turze karta rusza nim i daje mu punkty.',
      'Gdzie cię spotka, atakuje: pokonaj go albo zapłać monetami lub towarzyszem.',
      'Rozstrzyga, kto pierwszy dotrze do celu. Monety się tu nie liczą.',
    ],
  },
  face: COMPANY.torak,
};
