// How a round runs, in plain words: a name and the rules for every state of the chart.
import type { TurnText } from '../../../core/turn-text';

export const turn: TurnText = {
  chapters: {
    events: { en: 'Events', pl: 'Wydarzenia' },
    officers: { en: 'Royal officers', pl: 'Oficerowie królewscy' },
    resolution: { en: 'Resolution', pl: 'Rozstrzygnięcie' },
    reckoning: { en: 'Last reckoning', pl: 'Końcowe podliczenie' },
  },
  states: {
    boot: { en: 'The table is laid', pl: 'Przygotowanie stołu', rules: ['GRU-1', 'GRU-2'], chapter: 'events', quiet: true },
    startingRound: { en: 'A round begins', pl: 'Początek rundy', rules: ['GRU-10', 'GRU-12'], chapter: 'events' },
    resolvingEvent: { en: 'The event is turned up', pl: 'Odkrycie wydarzenia', rules: ['GRU-10', 'GRU-11'], chapter: 'events' },
    resolvingTask: { en: 'Task: cards turned up', pl: 'Zadanie: odkrycie kart', rules: ['GRU-72', 'GRU-73'], chapter: 'events' },
    choosingTask: { en: 'Task: lay a hidden card', pl: 'Zadanie: zakryta karta', rules: ['GRU-72', 'GRU-80'], chapter: 'events' },
    resolvingAuction: { en: 'Who won the auction?', pl: 'Kto wygrał licytację?', rules: ['GRU-70', 'GRU-73'], chapter: 'events' },
    bidding: { en: 'Bid or drop out', pl: 'Licytuj albo odpadnij', rules: ['GRU-70'], chapter: 'events' },
    resolvingPurchase: { en: 'Next buyer', pl: 'Następny kupujący', rules: ['GRU-71'], chapter: 'events', quiet: true },
    buying: { en: 'Buy or decline', pl: 'Kup albo zrezygnuj', rules: ['GRU-71'], chapter: 'events' },
    resolvingDues: { en: 'Next to pay', pl: 'Następny płacący', rules: ['GRU-72'], chapter: 'events', quiet: true },
    payingDue: { en: 'Pay provision or ducats', pl: 'Oddaj prowiant lub dukaty', rules: ['GRU-72'], chapter: 'events' },
    openingCards: {
      en: 'The fields get their cards',
      pl: 'Karty trafiają na pola',
      rules: ['GRU-3', 'GRU-12'],
      chapter: 'officers',
    },
    turning: { en: 'Whose turn is it?', pl: 'Czyja kolej?', rules: ['GRU-20', 'GRU-23'], chapter: 'officers', quiet: true },
    placing: {
      en: 'Take pieces or pass',
      pl: 'Weź pionki albo spasuj',
      rules: ['GRU-20', 'GRU-21', 'GRU-23'],
      chapter: 'officers',
    },
    choosingField: { en: 'Choose a field', pl: 'Wybierz pole', rules: ['GRU-22', 'GRU-24', 'GRU-25'], chapter: 'officers' },
    choosingDucats: { en: 'Add ducats', pl: 'Dołóż dukaty', rules: ['GRU-26', 'GRU-27'], chapter: 'officers' },
    settlingTeutons: {
      en: 'The skirmish is fought',
      pl: 'Rozegranie potyczki',
      rules: ['GRU-40', 'GRU-42', 'GRU-43'],
      chapter: 'resolution',
    },
    choosingFighter: {
      en: 'Skirmish: lay a hidden card',
      pl: 'Potyczka: zakryta karta',
      rules: ['GRU-41', 'GRU-80'],
      chapter: 'resolution',
    },
    payingLosses: { en: 'Losses are counted', pl: 'Liczenie strat', rules: ['GRU-44', 'GRU-46'], chapter: 'resolution' },
    choosingLoss: { en: 'Give up what you owe', pl: 'Oddaj straty', rules: ['GRU-44'], chapter: 'resolution' },
    settlingFields: {
      en: 'Five fields are settled',
      pl: 'Rozliczenie pięciu pól',
      rules: ['GRU-30', 'GRU-31', 'GRU-50', 'GRU-51', 'GRU-52', 'GRU-53', 'GRU-54'],
      chapter: 'resolution',
    },
    buyingHelper: { en: 'Buy a helper?', pl: 'Kupić pomocnika?', rules: ['GRU-54'], chapter: 'resolution' },
    endingRound: { en: 'The round ends', pl: 'Koniec rundy', rules: ['GRU-33', 'GRU-55'], chapter: 'resolution' },
    feeding: { en: 'The troops are fed', pl: 'Wyżywienie wojska', rules: ['GRU-60'], chapter: 'reckoning' },
    dismissing: { en: 'Send knights home', pl: 'Odpraw rycerzy', rules: ['GRU-60'], chapter: 'reckoning' },
    finished: {
      en: 'Points and winner',
      pl: 'Punkty i zwycięzca',
      rules: ['GRU-61', 'GRU-62', 'GRU-63', 'GRU-64', 'GRU-65'],
      chapter: 'reckoning',
    },
  },
};
