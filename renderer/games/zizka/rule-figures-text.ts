// What the pictures of the rules show, in words.
import type { Language } from '../../../engine/protocol';

export const CAPTIONS = {
  map: {
    en: 'The map of southern Bohemia with its forty spaces and their roads.',
    pl: 'Mapa południowych Czech, jej czterdzieści pól i drogi.',
  },
  starts: { en: 'Písek in the west and Třeboň in the east.', pl: 'Písek na zachodzie i Třeboň na wschodzie.' },
  move: {
    en: 'From Písek with two steps: every marked space, with the steps it takes.',
    pl: 'Z Písku z dwoma punktami ruchu: każde oznaczone pole i jego odległość.',
  },
  openRoads: {
    en: 'From Zvíkov past others and through their spaces: nobody is in the way.',
    pl: 'Ze Zvíkova obok innych i przez ich pola: nikt nie zagradza drogi.',
  },
  kinds: { en: 'The backs of the eight kinds of tokens.', pl: 'Rewersy ośmiu rodzajów żetonów.' },
  pile: { en: 'Tokens come face down from the pile.', pl: 'Żetony przychodzą zakryte ze stosu.' },
  eye: { en: 'An eye shows you the face of a token, and only you.', pl: 'Oko pokazuje awers żetonu, i to tylko tobie.' },
  attempt: { en: 'Žižka turns up the token on his own space.', pl: 'Žižka odkrywa żeton na swoim polu.' },
  rows: {
    en: 'A token turned up: what each row asks for at the left, what it pays at the right.',
    pl: 'Odkryty żeton: po lewej, czego żąda rząd, po prawej, co daje.',
  },
  rowsDone: {
    en: 'The first row is done, then the third; the others are left.',
    pl: 'Pierwszy rząd jest wykonany, potem trzeci; pozostałe zostają.',
  },
  failure: {
    en: 'The first row cannot be covered: the token stays, and a luck token consoles you.',
    pl: 'Pierwszego rzędu nie da się pokryć: żeton zostaje, a na pociechę jest żeton szczęścia.',
  },
  donation: { en: 'A donation: every row costs coins.', pl: 'Darowizna: każdy rząd kosztuje monety.' },
  keepEasy: {
    en: 'A card of Hluboká: three rows, and below what the whole keep pays.',
    pl: 'Karta Hlubokiej: trzy rzędy, a niżej nagroda za cały podbój.',
  },
  keepHard: {
    en: 'A card of Příběnice: four rows for five points.',
    pl: 'Karta Příběnic: cztery rzędy za pięć punktów.',
  },
  keepTry: {
    en: 'Every row has its own roll. The last lacks luck, and a luck token stands in.',
    pl: 'Każdy rząd ma własny rzut. W ostatnim brakuje szczęścia, więc pomaga żeton.',
  },
  keepLost: {
    en: 'The second row failed: no reward, but a luck token.',
    pl: 'Drugi rząd się nie udał: bez nagrody, ale z żetonem szczęścia.',
  },
  actions: {
    en: 'Move, event, hire, attack: two actions in a turn.',
    pl: 'Ruch, wydarzenie, werbowanie, atak: dwie akcje w turze.',
  },
  turnEnd: {
    en: 'A turn ends: the map gets new tokens, then the next player begins.',
    pl: 'Koniec tury: na mapę trafiają nowe żetony, potem zaczyna następna osoba.',
  },
  standUp: {
    en: 'A figure that lay stands up, and every eye is fresh.',
    pl: 'Leżąca figurka wstaje, a każde oko jest znów gotowe.',
  },
  track: {
    en: 'Red has reached 20: this round is the last.',
    pl: 'Czerwień ma 20 punktów: ta runda jest ostatnia.',
  },
  lastCount: { en: 'Ten coins are two points.', pl: 'Dziesięć monet to dwa punkty.' },
  pointSources: {
    en: 'Events, keeps, morale beyond its track, favours, fights and tournaments bring points.',
    pl: 'Punkty dają wydarzenia, podboje, morale poza torem, przychylność, walki i turnieje.',
  },
  supply: {
    en: 'Both favours with their dice, warrants, retinue dice, coins and luck tokens.',
    pl: 'Oba żetony przychylności z kośćmi, listy gończe, kości drużynników, monety i żetony szczęścia.',
  },
  commanders: { en: 'The four commanders.', pl: 'Czworo dowódców.' },
  hunter: {
    en: 'Torak at Třeboň, three steps behind Žižka at Soběslav.',
    pl: 'Torak w Třeboni, trzy pola za Žižką w Soběslavi.',
  },
  refilled: {
    en: 'Tábor is empty and gets a new token; Milevsko waits, because somebody stands there.',
    pl: 'Tábor jest pusty i dostaje nowy żeton; Milevsko czeka, bo ktoś tam stoi.',
  },
  icons: {
    en: 'Above the icons: sword, shield, speech, luck. Below the abilities: die, reroll, eye, step.',
    pl: 'U góry symbole: miecz, tarcza, mowa, szczęście. Niżej umiejętności: kość, przerzut, oko, punkt ruchu.',
  },
  diceCount: {
    en: 'Two dice of one member and one of another: three are rolled.',
    pl: 'Dwie kości jednego drużynnika i jedna drugiego: rzuca się trzema.',
  },
  faces: {
    en: 'The six sides of a retinue die, of Wenceslas’ die and of Sigismund’s die.',
    pl: 'Sześć ścianek kości drużynników, kości Wacława i kości Zygmunta.',
  },
  reroll: { en: 'One reroll, one die.', pl: 'Jeden przerzut, jedna kość.' },
  coinFace: {
    en: 'The coin of Sigismund’s die is paid whatever comes of the roll.',
    pl: 'Moneta z kości Zygmunta należy się bez względu na wynik.',
  },
  pool: {
    en: 'Three dice and the two swords printed on a member: together they are the pool.',
    pl: 'Trzy kości i dwa miecze z karty drużynnika: razem tworzą pulę.',
  },
  joker: { en: 'Luck stands for sword, shield or speech.', pl: 'Szczęście zastępuje miecz, tarczę lub mowę.' },
  covering: {
    en: 'The dice cover the first row and half of the second; one luck token would do the rest.',
    pl: 'Kości pokrywają pierwszy rząd i połowę drugiego; resztę załatwi jeden żeton szczęścia.',
  },
  company: {
    en: 'A commander and four members: more do not come along.',
    pl: 'Dowódca i czterech drużynników: więcej nie jedzie.',
  },
  startingSet: {
    en: 'Commander, morale in the middle, four starting members and coins.',
    pl: 'Dowódca, morale pośrodku, czterech początkowych drużynników i monety.',
  },
  tavern: {
    en: 'Eight members are in view, each with a price on the coin.',
    pl: 'Na widoku jest ośmiu drużynników, każdy z ceną na monecie.',
  },
  memberCard: {
    en: 'Price on the coin, gifts in the middle, below a scroll and a struck-out dislike.',
    pl: 'Cena na monecie, dary pośrodku, niżej pergamin i przekreślona niechęć.',
  },
  scroll: { en: 'A scroll of hunting gives a die in every hunt.', pl: 'Pergamin polowania daje kość na każdym polowaniu.' },
  replace: {
    en: 'The company is full: a newcomer takes somebody’s place.',
    pl: 'Drużyna jest pełna: nowa osoba zajmuje czyjeś miejsce.',
  },
  departure: {
    en: 'A starting member leaves the game; others go to the discards of their level.',
    pl: 'Początkowy drużynnik znika z gry; inni trafiają na odrzucone karty swojego poziomu.',
  },
  morale: { en: 'At the margin every further step of virtue is a point.', pl: 'Na skraju każdy dalszy krok cnoty to punkt.' },
  dislike: {
    en: 'Virtue is reached: who cannot bear it leaves at once, who dislikes vice stays.',
    pl: 'Osiągnięto cnotę: kto jej nie znosi, od razu odchodzi; kto nie znosi występku, zostaje.',
  },
  luckToken: {
    en: 'A luck token stands for any icon, luck too.',
    pl: 'Żeton szczęścia zastępuje dowolny symbol, także szczęście.',
  },
  score: { en: 'What a die is worth in the lists.', pl: 'Ile warta jest kość w szrankach.' },
  invitation: {
    en: 'The token brings coins into the pot; every other player may enter for one more.',
    pl: 'Żeton wnosi monety do puli; każdy inny gracz może dołączyć za jedną.',
  },
  sixDice: { en: 'Six retinue dice for everybody who rides.', pl: 'Sześć kości drużyny dla każdego, kto staje w szranki.' },
  setAside: {
    en: 'One sword goes aside for good; the ringed dice are thrown again.',
    pl: 'Jeden miecz odkłada się na dobre; kości w obwódkach rzuca się ponownie.',
  },
  places: { en: 'Four different scores earn 3, 2, 1 and 0 points.', pl: 'Cztery różne wyniki dają 3, 2, 1 i 0 punktów.' },
  pot: { en: 'The pot goes to the best score.', pl: 'Pula przypada najlepszemu wynikowi.' },
  goal: {
    en: 'A personal goal: four swords bring virtue and a point, whatever the place.',
    pl: 'Cel osobisty: cztery miecze dają cnotę i punkt, niezależnie od miejsca.',
  },
  favour: {
    en: 'The favour changes hands, and the former holder gets a point.',
    pl: 'Przychylność zmienia właściciela, a poprzedni posiadacz dostaje punkt.',
  },
  favourDie: { en: 'With the favour the die of that king rolls along.', pl: 'Z przychylnością toczy się też kość tego władcy.' },
  warrant: {
    en: 'A warrant with three frozen coins, and a step less.',
    pl: 'List gończy z trzema zamrożonymi monetami i o 1 pole mniej ruchu.',
  },
  prey: {
    en: 'Both stand on one space, and one of them is wanted.',
    pl: 'Obie figurki stoją na jednym polu, a jednej szuka prawo.',
  },
  fight: {
    en: 'The attacker counts swords and luck, the defender shields and luck: 3 against 2.',
    pl: 'Atak liczy miecze i szczęście, obrona tarcze i szczęście: 3 do 2.',
  },
  spoils: { en: 'A won attack: two points and the frozen coins.', pl: 'Wygrany atak: dwa punkty i zamrożone monety.' },
  laidDown: { en: 'Laid down, and safe until the next turn.', pl: 'Figurka leży i jest bezpieczna do następnej tury.' },
  paidReroll: { en: 'A coin buys one more reroll.', pl: 'Moneta kupuje jeszcze jeden przerzut.' },
  torakFight: {
    en: 'A fight with Torak is decided by dice; a tie is the defender’s.',
    pl: 'Walkę z Torakiem rozstrzygają kości; remis należy do obrony.',
  },
  torakWarrants: {
    en: 'Torak and the four warrants that can hinder you.',
    pl: 'Torak i cztery listy gończe, które mogą ci przeszkadzać.',
  },
  torakPrize: {
    en: 'Whoever has more points at the end: you or the hunter.',
    pl: 'Kto na koniec ma więcej punktów: ty czy łowca.',
  },
} satisfies Record<string, Readonly<Record<Language, string>>>;
