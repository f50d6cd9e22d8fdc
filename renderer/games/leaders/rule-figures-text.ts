// What the pictures of the rules show, in words.
import type { Language } from '../../../engine/protocol';

type Caption = Readonly<Record<Language, string>>;

export const CAPTIONS: Readonly<Record<string, Caption>> = {
  'LDR-1': {
    en: 'Numbers of neighbours: six inside, four at the edge, three in a corner. Six straight lines leave each cell.',
    pl: 'Liczby sąsiadów: sześciu w środku, czterech przy brzegu, trzech w narożniku. Z pola wychodzi sześć linii prostych.',
  },
  'LDR-2': {
    en: 'King and Queen on their crown cells, face to face.',
    pl: 'Król i Królowa na polach z koroną, naprzeciw siebie.',
  },
  'LDR-3': {
    en: 'The seven golden cells of the lower side, the crown cell among them.',
    pl: 'Siedem złotych pól dolnej strony, wśród nich pole z koroną.',
  },
  components: {
    en: 'The two leaders, and below them the sixteen recruits.',
    pl: 'Dwoje Wodzów, a pod nimi szesnaście postaci do zrekrutowania.',
  },
  display: { en: 'The deck and the three open cards.', pl: 'Talia i trzy odkryte karty.' },
  turn: { en: 'First your figures act, then you recruit.', pl: 'Najpierw działają twoje postacie, potem rekrutujesz.' },
  'LDR-9': {
    en: 'The Rider takes one step (discs) or uses the ability (stars), not both.',
    pl: 'Jeździec robi jeden krok (krążki) albo używa zdolności (gwiazdy), nigdy jedno i drugie.',
  },
  'LDR-10': {
    en: 'The Rider has just come to the board and rests until the next turn. The King may act.',
    pl: 'Jeździec dopiero co stanął na planszy i odpoczywa do następnej tury. Król może działać.',
  },
  recruiting: {
    en: 'A card is taken, and its figure comes to one of the empty golden cells.',
    pl: 'Kartę się bierze, a jej pion staje na jednym z pustych pól rekrutacji.',
  },
  'LDR-12': {
    en: 'Blue plays second and has recruited two in the first turn: Archer and Vizier.',
    pl: 'Błękit gra jako drugi i w pierwszej turze rekrutuje dwie postacie: Łuczniczkę i Wezyra.',
  },
  team: { en: 'A full team: the leader and four recruits.', pl: 'Pełny oddział: Wódz i cztery postacie.' },
  'LDR-15': {
    en: 'Hermit and Cub came to golden cells that lie apart.',
    pl: 'Pustelnik i Młode stanęli na złotych polach z dala od siebie.',
  },
  emptyPlace: { en: 'The deck is empty, so a place stays free.', pl: 'Talii zabrakło, więc jedno miejsce zostaje wolne.' },
  'LDR-17': {
    en: 'The Queen is captured: two neighbours count one each. The Archer is two cells away, but not in a straight line, and adds nothing.',
    pl: 'Królowa jest schwytana: dwoje sąsiadów liczy się po jednym. Łuczniczka stoi dwa pola dalej, lecz nie w linii prostej, i nic nie dodaje.',
  },
  'LDR-18': {
    en: 'The Queen has no empty cell beside her: two of her own figures and the Cub fill all three.',
    pl: 'Królowa nie ma obok siebie pustego pola: dwie własne postacie i Młode zajmują wszystkie trzy.',
  },
  'LDR-19': {
    en: 'One enemy stands beside the Queen. The Rider comes as the second, and the match is over at once.',
    pl: 'Jeden wróg stoi obok Królowej. Jeździec przychodzi jako drugi i partia od razu się kończy.',
  },
  'LDR-20': {
    en: 'Forward lies a cell beside two enemies: the King may not go there.',
    pl: 'Pole z przodu styka się z dwoma wrogami: Królowi nie wolno tam wejść.',
  },
  'LDR-21': {
    en: 'With the Vizier the King goes two cells. He may pass the cell on which he would be captured, but not stop there.',
    pl: 'Dzięki Wezyrowi Król idzie o dwa pola. Może minąć pole, na którym byłby schwytany, ale nie wolno mu tam stanąć.',
  },
  'LDR-25': {
    en: 'The Illusionist sees along three lines. The figure behind the Rider is hidden; the adjacent one is too near to trade with.',
    pl: 'Iluzjonista widzi wzdłuż trzech linii. Postać za Jeźdźcem jest zasłonięta, a sąsiednia stoi za blisko na zamianę.',
  },
  'LDR-30': {
    en: 'The Acrobat leaps over a friend and, if wanted, over an enemy at once.',
    pl: 'Akrobata przeskakuje nad swoim, a jeśli chce, od razu nad wrogiem.',
  },
  'LDR-31': {
    en: 'Four gallops are open. To the right somebody stands in the way, at the lower left the end is taken.',
    pl: 'Cztery galopy są możliwe. Z prawej ktoś stoi na drodze, z lewej u dołu zajęty jest koniec.',
  },
  'LDR-32': {
    en: 'The Bruiser takes the Queen’s cell and pushes her to one of three cells.',
    pl: 'Osiłek zajmuje pole Królowej i spycha ją na jedno z trzech pól.',
  },
  'LDR-33': {
    en: 'From the far edge to any empty cell beside the King; one more step may follow.',
    pl: 'Z krańca planszy na dowolne puste pole obok Króla; potem możliwy jeszcze krok.',
  },
  'LDR-34': {
    en: 'Three characters in sight can be traded with, the Queen too. The King stands too near.',
    pl: 'Można się zamienić z trzema widocznymi postaciami, także z Królową. Król stoi za blisko.',
  },
  'LDR-35': {
    en: 'Right star: the Launcher flies up to the Rider. Left star: it drags the Rider here.',
    pl: 'Prawa gwiazda: Miotacz dolatuje do Jeźdźca. Lewa gwiazda: przyciąga go do siebie.',
  },
  'LDR-36': {
    en: 'The Queen is in sight and has to go to one of the cells with a star.',
    pl: 'Królowa jest widoczna i musi przejść na jedno z pól z gwiazdą.',
  },
  'LDR-37': {
    en: 'All cells with a mark are empty and touch neither the Queen nor her Rider. A disc is a mere step.',
    pl: 'Wszystkie oznaczone pola są puste i nie stykają się z Królową ani z jej Jeźdźcem. Krążek to zwykły krok.',
  },
  'LDR-38': {
    en: 'The Brewmaster sends the King one cell on; the King may still act.',
    pl: 'Piwowar przesuwa Króla o jedno pole; Król zachowuje swoją akcję.',
  },
  'LDR-40': {
    en: 'The Archer counts one over the figure between them, the Rider beside the Queen another: captured.',
    pl: 'Łuczniczka liczy się za jeden ponad stojącą pomiędzy postacią, Jeździec obok Królowej za drugi: schwytana.',
  },
  'LDR-41': { en: 'The Assassin alone counts two: captured.', pl: 'Skrytobójca sam liczy się za dwa: schwytana.' },
  'LDR-42': {
    en: 'Beside the Jailer the Rider may step but not gallop.',
    pl: 'Obok Dozorcy Jeździec może zrobić krok, ale nie może galopować.',
  },
  'LDR-43': {
    en: 'The Protector guards the Queen beside him. Their Rider stands apart and can be moved.',
    pl: 'Obrońca strzeże Królowej obok siebie. Ich Jeździec stoi osobno i można go poruszyć.',
  },
  'LDR-44': {
    en: 'Where two steps may take the King, also around a corner, wherever the Vizier stands.',
    pl: 'Dokąd dwa kroki mogą zaprowadzić Króla, także ze skrętem, gdziekolwiek stoi Wezyr.',
  },
  'LDR-50': {
    en: 'First the Cub, then the Hermit directly after it, or the other way round.',
    pl: 'Najpierw Młode, zaraz po nim Pustelnik, albo na odwrót.',
  },
  'LDR-51': {
    en: 'The Cub counts nothing, the Hermit one: the Queen is not captured.',
    pl: 'Młode nie liczy się wcale, Pustelnik za jeden: Królowa nie jest schwytana.',
  },
  pairCard: { en: 'One card, two figures.', pl: 'Jedna karta, dwa piony.' },
  'LDR-53': {
    en: 'The Queen was moved, so Nemesis must go two cells: to one of the discs.',
    pl: 'Królowa została poruszona, więc Nemezis musi przejść dwa pola: na jeden z krążków.',
  },
  'LDR-55': {
    en: 'The Queen moved beside the Rider. Nemesis answers, and two are there: captured.',
    pl: 'Królowa ruszyła się i stoi obok Jeźdźca. Nemezis odpowiada i jest ich dwoje: schwytana.',
  },
  allOpen: { en: 'The sixteen recruits, all to be had.', pl: 'Szesnaście postaci, wszystkie do wzięcia.' },
  banished: { en: 'Two are banished and take no part in this match.', pl: 'Dwie postacie wypędzono, w tej partii nie zagrają.' },
};
