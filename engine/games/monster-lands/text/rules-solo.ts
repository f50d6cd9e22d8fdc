// Rules of the solo game, scenarios and campaign in our own words.
import type { RuleText } from '../../../core/game-module';
import { rule } from './rules-table';

export const soloRules: readonly RuleText[] = [
  rule(
    210,
    'solo',
    'Alone you play as with two players, against Sambor, with a scenario and a difficulty. 30 glory does not end the game.',
    'Samotnie grasz jak we dwoje, przeciw Samborowi, ze scenariuszem i poziomem trudności. 30 Chwały nie kończy gry.',
  ),
  rule(
    211,
    'solo',
    'Sambor has no clan. After each of your actions, while you have dice, he takes a turn.',
    'Sambor nie ma klanu. Po każdej twojej akcji, póki masz kości, wykonuje ruch.',
  ),
  rule(
    212,
    'solo',
    'A red and a yellow die name his place; both are rolled again while it is full or closed.',
    'Czerwona i żółta kość wskazują jego miejsce; rzuca się obiema ponownie, gdy jest pełne lub zamknięte.',
  ),
  rule(
    213,
    'solo',
    'In a building he takes a field, removes part of the display, and his influence die counts for discounts.',
    'W budynku zajmuje pole, usuwa część oferty, a jego kość Wpływu liczy się do zniżek.',
  ),
  rule(
    214,
    'solo',
    'In the outlands his token blocks a trail; never the gate, never the merchant.',
    'Na Obszarach Zewnętrznych jego żeton blokuje szlak; nigdy Wejście do Cytadeli ani Handlarza.',
  ),
  rule(
    215,
    'solo',
    'On the left of the dice quest he wins it; you then get scraps or the penalty.',
    'Po lewej stronie Zadania z Rzutem Kośćmi wygrywa on; ty dostajesz ochłapy albo karę.',
  ),
  rule(
    216,
    'solo',
    'At his trail a monster still there is removed, else the land, else nothing. He takes no loot and is never hurt.',
    'Na jego szlaku znika potwór, a gdy go nie ma, kraina. Łupów nie bierze i nic go nie rani.',
  ),
  rule(
    217,
    'solo',
    'The result is a rank: Snack, Adept, Veteran or Hero, the highest whose conditions all hold.',
    'Wynikiem jest ranga: Przekąska, Adept, Weteran lub Bohater, najwyższa, której wszystkie warunki są spełnione.',
  ),
  rule(221, 'scenarios', 'An Ordinary Matter: 35, 45 or 60 points.', 'Zwykła sprawa: 35, 45 albo 60 punktów.'),
  rule(
    222,
    'scenarios',
    'Money Comes First: Jungle clan, only mercenaries with an influence die; 15, 35 or 55 coins with 25 points.',
    'Pieniądze to podstawa: klan Puszczy, tylko najemnicy z kością Wpływu; 15, 35 albo 55 monet przy 25 punktach.',
  ),
  rule(
    223,
    'scenarios',
    'Lightning War: three rounds, 12 coins and 3 defence tokens to start; 22, 30 or 40 points.',
    'Walka błyskawiczna: trzy rundy, na start 12 monet i 3 żetony obrony; 22, 30 albo 40 punktów.',
  ),
  rule(
    224,
    'scenarios',
    'Unprotected: Water clan, no armoury and no defence of any kind, potions work; 30, 42 or 56 points.',
    'Niechroniony: klan Wody, bez Zbrojowni i jakiejkolwiek obrony, mikstury działają; 30, 42 albo 56 punktów.',
  ),
  rule(
    225,
    'scenarios',
    'Packed to the Brim: full stores, equipment of every type and a member of every affinity; with 35 points Veteran, with 50 Hero.',
    'Wypchany po brzegi: pełne składy, wyposażenie każdego rodzaju i członek każdej przynależności; z 35 punktami Weteran, z 50 Bohater.',
  ),
  rule(
    226,
    'scenarios',
    'Monsters on the Attack: a level A monster at the gate, and a new one each round when it is empty; 35, 50 or 65 points.',
    'Potwory w natarciu: potwór A przy Wejściu do Cytadeli i nowy co rundę, gdy jest puste; 35, 50 albo 65 punktów.',
  ),
  rule(
    227,
    'scenarios',
    'Variety: beer costs 1; gather members of all affinities, up to two of each.',
    'Różnorodność: piwo kosztuje 1; zbierz członków wszystkich przynależności, nawet po dwóch.',
  ),
  rule(
    228,
    'scenarios',
    'Victim of Trickery: Sambor’s land trails carry two tricks, which hit your neighbouring trails; 30, 42 or 56 points.',
    'Ofiara podstępu: na szlakach Sambora leżą po dwa podstępy, które trafiają twoje sąsiednie szlaki; 30, 42 albo 56 punktów.',
  ),
  rule(
    229,
    'scenarios',
    'Tireless: Sambor goes for quests more often; 4, 6 or 8 completed quests with 30, 40 or 55 points.',
    'Niestrudzony: Sambor częściej bierze zadania; 4, 6 albo 8 ukończonych zadań przy 30, 40 lub 55 punktach.',
  ),
  rule(
    230,
    'scenarios',
    'Slaughter: not at Beginner, missed attack dice are rolled again once, a monster at the gate; 35, 45 or 60 points.',
    'Rzeź: nie na poziomie początkowym, chybione kości ataku rzuca się raz jeszcze, potwór przy Wejściu do Cytadeli; 35, 45 albo 60 punktów.',
  ),
  rule(
    235,
    'scenarios',
    'Campaign: Snack repeats one level easier, Adept repeats, Veteran goes on at Normal, Hero at High or Cruel. Won with Veteran or Hero in scenario 10 at Normal or above.',
    'Kampania: Przekąska powtarza o poziom łatwiej, Adept powtarza, Weteran idzie dalej na Zwykłym, Bohater na Wysokim lub Okrutnym. Wygrywa Weteran lub Bohater w scenariuszu 10 co najmniej na Zwykłym.',
  ),
];
