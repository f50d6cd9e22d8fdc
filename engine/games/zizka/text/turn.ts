// How a turn runs, in plain words: a name and the rules for every state of the chart.
import type { TurnState, TurnText } from '../../../core/turn-text';

// The two states of a roll (ZIZ-13) are named alike wherever dice are thrown.
const rolled = (chapter: string, rules: readonly string[]): TurnState => ({
  en: 'The dice are thrown',
  pl: 'Rzut kośćmi',
  rules,
  chapter,
});
const rolling = (chapter: string): TurnState => ({
  en: 'Reroll or keep',
  pl: 'Przerzuć albo zachowaj',
  rules: ['ZIZ-13', 'ZIZ-14', 'ZIZ-145'],
  chapter,
});

export const turn: TurnText = {
  chapters: {
    turn: { en: 'Your two actions', pl: 'Twoje dwie akcje' },
    conquest: { en: 'A conquest', pl: 'Podbój' },
    event: { en: 'An event', pl: 'Wydarzenie' },
    hire: { en: 'The tavern', pl: 'Karczma' },
    fight: { en: 'A fight', pl: 'Walka' },
    tournament: { en: 'A tournament', pl: 'Turniej' },
    end: { en: 'End of the turn', pl: 'Koniec tury' },
  },
  states: {
    boot: { en: 'The map is laid out', pl: 'Rozłożenie mapy', rules: ['ZIZ-1', 'ZIZ-2'], chapter: 'turn', quiet: true },
    opening: { en: 'Before the match', pl: 'Przed partią', rules: ['ZIZ-7', 'ZIZ-9'], chapter: 'turn', quiet: true },
    choosingCommander: { en: 'Choose a commander', pl: 'Wybierz dowódcę', rules: ['ZIZ-20'], chapter: 'turn' },
    startingTurn: { en: 'A fresh start', pl: 'Nowa tura', rules: ['ZIZ-37'], chapter: 'turn' },
    menu: {
      en: 'Choose an action or end',
      pl: 'Wybierz akcję albo zakończ',
      rules: ['ZIZ-35', 'ZIZ-36', 'ZIZ-45', 'ZIZ-120'],
      chapter: 'turn',
    },
    peeking: { en: 'Look at a token or card', pl: 'Podejrzyj żeton lub kartę', rules: ['ZIZ-18', 'ZIZ-182'], chapter: 'turn' },
    actionOver: { en: 'The action is done', pl: 'Akcja zakończona', rules: ['ZIZ-35'], chapter: 'turn' },

    eventOpened: { en: 'The token is turned up', pl: 'Odkrycie żetonu', rules: ['ZIZ-50', 'ZIZ-51', 'ZIZ-52'], chapter: 'event' },
    eventRolled: rolled('event', ['ZIZ-11']),
    eventRolling: rolling('event'),
    eventKept: {
      en: 'Is the first row covered?',
      pl: 'Czy pierwszy rząd wypełniony?',
      rules: ['ZIZ-15', 'ZIZ-54'],
      chapter: 'event',
    },
    firstRow: {
      en: 'The first row, or fail',
      pl: 'Pierwszy rząd albo porażka',
      rules: ['ZIZ-54', 'ZIZ-65', 'ZIZ-66', 'ZIZ-70'],
      chapter: 'event',
    },
    giving: { en: 'Give up a member', pl: 'Oddaj drużynnika', rules: ['ZIZ-57', 'ZIZ-65'], chapter: 'event' },
    givingBack: { en: 'You keep everybody', pl: 'Wszyscy zostają', rules: ['ZIZ-65'], chapter: 'event', quiet: true },
    rewarded: { en: 'The row pays', pl: 'Nagroda za rząd', rules: ['ZIZ-58'], chapter: 'event' },
    gaining: { en: 'Take a new member', pl: 'Weź nowego drużynnika', rules: ['ZIZ-59'], chapter: 'event' },
    gainReplacing: { en: 'Who makes room?', pl: 'Kto ustąpi miejsca?', rules: ['ZIZ-59', 'ZIZ-25'], chapter: 'event' },
    rowsLeft: { en: 'Is another row possible?', pl: 'Czy można kolejny rząd?', rules: ['ZIZ-55'], chapter: 'event', quiet: true },
    rows: { en: 'Further rows, or stop', pl: 'Kolejne rzędy albo koniec', rules: ['ZIZ-55', 'ZIZ-56'], chapter: 'event' },

    conquestRolled: rolled('conquest', ['ZIZ-75', 'ZIZ-76']),
    conquestRolling: rolling('conquest'),
    conquestKept: { en: 'Is the row covered?', pl: 'Czy rząd wypełniony?', rules: ['ZIZ-76', 'ZIZ-78'], chapter: 'conquest' },
    conquestLuck: { en: 'Spend luck, or fail', pl: 'Szczęście albo porażka', rules: ['ZIZ-70', 'ZIZ-78'], chapter: 'conquest' },
    conquestPassed: {
      en: 'Next row or the prize',
      pl: 'Kolejny rząd albo nagroda',
      rules: ['ZIZ-76', 'ZIZ-77'],
      chapter: 'conquest',
    },
    choosingMorale: { en: 'Virtue or vice?', pl: 'Cnota czy występek?', rules: ['ZIZ-28', 'ZIZ-77'], chapter: 'conquest' },

    hiring: { en: 'Hire, or sweep a card', pl: 'Zwerbuj albo odrzuć kartę', rules: ['ZIZ-100', 'ZIZ-102'], chapter: 'hire' },
    hireReplacing: { en: 'Who makes room?', pl: 'Kto ustąpi miejsca?', rules: ['ZIZ-101'], chapter: 'hire' },
    hireLeft: { en: 'Coins for another?', pl: 'Starczy na kolejnego?', rules: ['ZIZ-100'], chapter: 'hire', quiet: true },

    attackRolled: { ...rolled('fight', ['ZIZ-120', 'ZIZ-122']), en: 'Attack: the dice', pl: 'Atak: rzut' },
    attackRolling: { ...rolling('fight'), en: 'Attack: reroll or keep', pl: 'Atak: przerzuć lub zachowaj' },
    attackKept: {
      en: 'Attack: the dice are kept',
      pl: 'Atak: kości zachowane',
      rules: ['ZIZ-122'],
      chapter: 'fight',
      quiet: true,
    },
    attackLuck: { en: 'Attack: spend luck?', pl: 'Atak: żetony szczęścia?', rules: ['ZIZ-121'], chapter: 'fight' },
    defending: { en: 'The defender’s dice', pl: 'Kości obrońcy', rules: ['ZIZ-122', 'ZIZ-157'], chapter: 'fight', quiet: true },
    defenceRolled: { ...rolled('fight', ['ZIZ-122', 'ZIZ-158']), en: 'Defence: the dice', pl: 'Obrona: rzut' },
    defenceRolling: { ...rolling('fight'), en: 'Defence: reroll or keep', pl: 'Obrona: przerzuć lub zachowaj' },
    defenceKept: {
      en: 'Defence: the dice are kept',
      pl: 'Obrona: kości zachowane',
      rules: ['ZIZ-122'],
      chapter: 'fight',
      quiet: true,
    },
    defenceLuck: { en: 'Defence: spend luck?', pl: 'Obrona: żetony szczęścia?', rules: ['ZIZ-121'], chapter: 'fight' },
    fightOver: { en: 'Who is stronger?', pl: 'Kto silniejszy?', rules: ['ZIZ-123'], chapter: 'fight' },
    fightResolved: {
      en: 'What the loser pays',
      pl: 'Co traci pokonany',
      rules: ['ZIZ-124', 'ZIZ-158', 'ZIZ-159'],
      chapter: 'fight',
    },
    losing: { en: 'Torak drives one away', pl: 'Torak przepędza drużynnika', rules: ['ZIZ-158'], chapter: 'fight' },
    dropping: { en: 'Tear up a warrant', pl: 'Pozbądź się listu', rules: ['ZIZ-159', 'ZIZ-156'], chapter: 'fight' },

    invited: {
      en: 'Who is invited?',
      pl: 'Kto jest zaproszony?',
      rules: ['ZIZ-85', 'ZIZ-160'],
      chapter: 'tournament',
      quiet: true,
    },
    joining: { en: 'Join for a coin, or not', pl: 'Wejdź za monetę albo nie', rules: ['ZIZ-85'], chapter: 'tournament' },
    rollerReady: { en: 'Who throws next?', pl: 'Kto rzuca następny?', rules: ['ZIZ-86'], chapter: 'tournament', quiet: true },
    tournamentOver: {
      en: 'Goal, pot and places',
      pl: 'Cel, pula i miejsca',
      rules: ['ZIZ-90', 'ZIZ-91', 'ZIZ-92', 'ZIZ-93', 'ZIZ-161'],
      chapter: 'tournament',
    },
    tournamentRolled: {
      en: 'Six dice are thrown',
      pl: 'Rzut sześcioma kośćmi',
      rules: ['ZIZ-86', 'ZIZ-88'],
      chapter: 'tournament',
    },
    tournamentRolling: {
      en: 'Set aside, or keep',
      pl: 'Odłóż kość albo zachowaj',
      rules: ['ZIZ-87', 'ZIZ-89'],
      chapter: 'tournament',
    },
    throwing: { en: 'Choose dice to throw again', pl: 'Wybierz kości do rzutu', rules: ['ZIZ-87'], chapter: 'tournament' },

    endingTurn: {
      en: 'Is it Torak’s turn?',
      pl: 'Czy kolej Toraka?',
      rules: ['ZIZ-152', 'ZIZ-159'],
      chapter: 'end',
      quiet: true,
    },
    torakActed: {
      en: 'Torak acts (alone)',
      pl: 'Torak działa (solo)',
      rules: ['ZIZ-152', 'ZIZ-153', 'ZIZ-154', 'ZIZ-155'],
      chapter: 'end',
    },
    turnOver: { en: 'New tokens are laid', pl: 'Uzupełnienie żetonów', rules: ['ZIZ-38', 'ZIZ-130', 'ZIZ-131'], chapter: 'end' },
    turnClosed: {
      en: 'Next player, or the end?',
      pl: 'Następny gracz czy koniec?',
      rules: ['ZIZ-136', 'ZIZ-138'],
      chapter: 'end',
    },
    ended: { en: 'The last count', pl: 'Ostatnie liczenie', rules: ['ZIZ-137', 'ZIZ-161'], chapter: 'end' },
  },
};
