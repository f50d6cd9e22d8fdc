// The rule reference, third part: replenishing, the end, variants, the solo game, how decisions and secrets work here.
import type { RuleText } from '../../../core/game-module';

const rule = (id: number, section: string, en: string, pl: string): RuleText => ({ id: `ZIZ-${id}`, section, en, pl });

export const endRules: readonly RuleText[] = [
  rule(
    130,
    'end',
    'At the end of every turn each event space without token and figure gets a new face-down token, start spaces too.',
    'Na koniec każdej tury każde pole wydarzenia bez żetonu i figurki dostaje nowy zakryty żeton, także startowe.',
  ),
  rule(
    131,
    'end',
    'An empty pile is shuffled from the used tokens; if there are none, the space waits.',
    'Pusty stos tasuje się ze zużytych żetonów; gdy ich nie ma, pole czeka.',
  ),
  rule(
    135,
    'end',
    'Points come from events, conquests, steps off the morale track, favours held or lost, fights and tournaments, without a limit.',
    'Punkty dają wydarzenia, podboje, kroki poza tor morale, przychylność posiadana lub utracona, walki i turnieje, bez ograniczeń.',
  ),
  rule(
    136,
    'end',
    'Once anybody has 20 (30) points, the current round is completed and the match ends.',
    'Gdy ktokolwiek ma 20 (30) punktów, bieżąca runda zostaje dokończona i partia się kończy.',
  ),
  rule(
    137,
    'end',
    'Frozen coins join the others; every five coins are a point. Most points win, then most coins, else victory is shared.',
    'Zamrożone monety dołączają do pozostałych; każde pięć monet to punkt. Wygrywa najwięcej punktów, potem monet, inaczej zwycięstwo jest wspólne.',
  ),
  rule(
    138,
    'end',
    'Round 60 is the last in any case; in the solo game it is a defeat.',
    'Runda 60 jest zawsze ostatnia; w wariancie solo to porażka.',
  ),
  rule(
    145,
    'variants',
    'Experienced variant: once your free rerolls are used, each further one costs a coin, but never in tournaments.',
    'Wariant dla doświadczonych: po darmowych przerzutach każdy kolejny kosztuje monetę, ale nigdy w turniejach.',
  ),
  rule(
    150,
    'solo',
    'Choose any commander but Torak. You start on Písek, he on Třeboň, without retinue, coins or favours.',
    'Wybierasz dowolnego dowódcę prócz Toraka. Zaczynasz w Písku, on w Třeboni, bez drużyny, monet i przychylności.',
  ),
  rule(
    151,
    'solo',
    'Eight basic cards, with the easy or the hard card added on those levels; the hard level also fights better.',
    'Osiem kart podstawowych, na łatwym i trudnym poziomie z dodatkową kartą; na trudnym Torak lepiej walczy.',
  ),
  rule(
    152,
    'solo',
    'After your turn a card is drawn and carried out from top to bottom, a fight last.',
    'Po twojej turze dobiera się kartę i wykonuje z góry na dół, walkę na końcu.',
  ),
  rule(
    153,
    'solo',
    'He moves step by step along the shortest way to you and stops on your space. His points are added.',
    'Porusza się pole po polu najkrótszą drogą do ciebie i staje na twoim polu. Jego punkty są doliczane.',
  ),
  rule(
    154,
    'solo',
    'Some cards renew the token on or nearest to his space, others all eight visible members.',
    'Niektóre karty wymieniają żeton na jego polu lub najbliższy, inne wszystkich ośmiu widocznych drużynników.',
  ),
  rule(
    155,
    'solo',
    'If he claims a favour that you hold, it returns and you get a point; otherwise he gets it.',
    'Gdy sięga po przychylność, którą masz, wraca ona do puli, a ty dostajesz punkt; inaczej punkt dostaje on.',
  ),
  rule(
    156,
    'solo',
    'Warrants are drawn at random and hinder you: Torak moves further, you move less, no favours, dearer hires. With all four, rows with a warrant are barred.',
    'Listy gończe losuje się i utrudniają grę: Torak idzie dalej, ty bliżej, brak przychylności, droższe werbowanie. Przy wszystkich czterech rzędy z listem są niedostępne.',
  ),
  rule(
    157,
    'solo',
    'He fights with dice and luck tokens according to his points. Ties go to the defender; nobody scores.',
    'Walczy kośćmi i żetonami szczęścia według swoich punktów. Remis dla obrońcy; nikt nie punktuje.',
  ),
  rule(
    158,
    'solo',
    'If he is on your space after his move he attacks. If he wins, the next card tells your loss: half the coins, all of them, or a member.',
    'Jeśli po ruchu jest na twoim polu, atakuje. Gdy wygra, następna karta mówi, co tracisz: połowę monet, wszystkie albo drużynnika.',
  ),
  rule(
    159,
    'solo',
    'On his space you may attack him. A win returns a warrant and lays him down; then he only stands up instead of drawing a card.',
    'Na jego polu możesz go zaatakować. Wygrana usuwa list gończy i kładzie go; wtedy zamiast karty tylko wstaje.',
  ),
  rule(
    160,
    'solo',
    'He takes part in every tournament with the score of a drawn card; his share of the pot returns.',
    'Bierze udział w każdym turnieju z wynikiem dobranej karty; jego część puli wraca.',
  ),
  rule(
    161,
    'solo',
    'If you are first at 20 (30) points, your turn with his card is completed; if Torak is first, the game ends at once and is lost. You win with enough points and more than he has; coins do not count.',
    'Jeśli pierwszy masz 20 (30) punktów, dokańcza się twoją turę z jego kartą; jeśli pierwszy jest Torak, gra kończy się natychmiast przegraną. Wygrywasz, mając dość punktów i więcej niż on; monety się nie liczą.',
  ),
  rule(
    170,
    'table',
    'Every choice is one small step, and only what is on offer is legal. Where nothing is to be decided, nothing is asked.',
    'Każdy wybór to jeden mały krok, a legalne jest tylko to, co proponuje stół. Gdy nie ma o czym decydować, nie ma pytania.',
  ),
  rule(171, 'table', 'An ordinary turn takes six to eight small decisions.', 'Zwykła tura to sześć do ośmiu małych decyzji.'),
  rule(
    172,
    'table',
    'You may take back everything up to the last roll or reveal.',
    'Możesz cofnąć wszystko aż do ostatniego rzutu lub odkrycia.',
  ),
  rule(
    173,
    'table',
    'While you roll and choose rows the table shows what is covered, how many luck tokens are needed or which icons are missing.',
    'Podczas rzutów i wyboru rzędów stół pokazuje, co jest pokryte, ilu żetonów potrzeba i których symboli brakuje.',
  ),
  rule(
    180,
    'secrets',
    'Hidden from all: faces of face-down tokens, the order of piles and decks, conquest tops and Torak’s deck.',
    'Ukryte przed wszystkimi: awersy zakrytych żetonów, kolejność stosów i talii, wierzchy talii podboju i talia Toraka.',
  ),
  rule(
    181,
    'secrets',
    'All else is open: coins, luck, retinues, backs, sizes, used and discarded pieces, and failed conquest cards at the bottom.',
    'Reszta jest jawna: monety, szczęście, drużyny, rewersy, liczebności, zużyte i odrzucone elementy oraz nieudane karty podboju na spodzie.',
  ),
  rule(
    182,
    'secrets',
    'That somebody looked is known to all; what they saw is theirs until the token or card moves.',
    'Że ktoś podglądał, wiedzą wszyscy; co zobaczył, wie tylko on, dopóki żeton lub karta się nie ruszy.',
  ),
  rule(
    190,
    'opponents',
    'Computer opponents reckon dice exactly.',
    'Komputerowi przeciwnicy dokładnie liczą szanse na kościach.',
  ),
  rule(
    191,
    'opponents',
    'They plan ahead, hire early, hold to one side of morale and keep luck for the keeps.',
    'Planują naprzód, wcześnie werbują, trzymają się jednej strony morale i oszczędzają szczęście na podboje.',
  ),
  rule(
    192,
    'opponents',
    'They weigh warrants, favours, tournaments and the moment of the end.',
    'Ważą listy gończe, przychylność, turnieje i chwilę końca.',
  ),
  rule(
    193,
    'opponents',
    'They know only what a player in their seat may know; weaker ones err more.',
    'Wiedzą tylko to, co mógłby wiedzieć gracz na ich miejscu; słabsi częściej się mylą.',
  ),
];
