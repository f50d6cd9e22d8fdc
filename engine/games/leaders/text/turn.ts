// How a turn runs, in plain words: a name and the rules for every state of the chart.
import type { TurnText } from '../../../core/turn-text';

export const turn: TurnText = {
  chapters: {
    banishment: { en: 'Banishing', pl: 'Wypędzanie' },
    actions: { en: 'Actions', pl: 'Akcje' },
    recruitment: { en: 'Recruiting', pl: 'Rekrutacja' },
    end: { en: 'End of the turn', pl: 'Koniec tury' },
  },
  states: {
    boot: {
      en: 'The board is set up',
      pl: 'Przygotowanie planszy',
      rules: ['LDR-1', 'LDR-6'],
      chapter: 'banishment',
      quiet: true,
    },
    banishing: {
      sign: 'exit-door',
      en: 'Banish a character',
      pl: 'Wypędź postać',
      rules: ['LDR-61', 'LDR-62'],
      chapter: 'banishment',
    },
    banished: { en: 'A character is gone', pl: 'Postać odeszła', rules: ['LDR-63'], chapter: 'banishment', quiet: true },
    acting: {
      sign: 'crossed-swords',
      en: 'Act with your figures',
      pl: 'Działaj postaciami',
      rules: ['LDR-8', 'LDR-9', 'LDR-10'],
      chapter: 'actions',
    },
    settling: {
      sign: 'manacles',
      en: 'Capture or surrounding?',
      pl: 'Schwytanie czy otoczenie?',
      rules: ['LDR-17', 'LDR-18', 'LDR-21'],
      chapter: 'actions',
    },
    reacting: {
      sign: 'cloak-dagger',
      en: 'Nemesis answers',
      pl: 'Nemezis odpowiada',
      rules: ['LDR-53', 'LDR-54', 'LDR-55'],
      chapter: 'actions',
    },
    recruitmentDue: {
      sign: 'rally-the-troops',
      en: 'May you recruit?',
      pl: 'Czy wolno rekrutować?',
      rules: ['LDR-11', 'LDR-12', 'LDR-13', 'LDR-14'],
      chapter: 'recruitment',
    },
    recruiting: { sign: 'card-draw', en: 'Take a card', pl: 'Weź kartę', rules: ['LDR-11', 'LDR-16'], chapter: 'recruitment' },
    placing: {
      sign: 'chess-king',
      en: 'Place the figure',
      pl: 'Ustaw postać',
      rules: ['LDR-11', 'LDR-14'],
      chapter: 'recruitment',
    },
    placingCub: {
      sign: 'bear-face',
      en: 'Place the Cub',
      pl: 'Ustaw Młode',
      rules: ['LDR-15', 'LDR-51'],
      chapter: 'recruitment',
    },
    turnEnded: { en: 'Your turn is over', pl: 'Koniec twojej tury', rules: ['LDR-8', 'LDR-62'], chapter: 'end', quiet: true },
    turnPassed: {
      sign: 'hourglass',
      en: 'The other player’s turn',
      pl: 'Tura drugiego gracza',
      rules: ['LDR-8', 'LDR-22'],
      chapter: 'end',
    },
    over: { sign: 'laurel-crown', en: 'The match is over', pl: 'Koniec partii', rules: ['LDR-19', 'LDR-22'], chapter: 'end' },
  },
};
