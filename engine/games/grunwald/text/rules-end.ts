// The rules reference, third part: the reckoning, event procedures, secrecy. Our own words.
import type { RuleText } from '../../../core/game-module';

const rule = (id: number, section: string, en: string, pl: string): RuleText => ({ id: `GRU-${id}`, section, en, pl });

export const endRules: readonly RuleText[] = [
  rule(
    60,
    'end',
    'After round 8 every crown knight and mercenary, in hand or camp, eats 1 provision. Those for whom there is none ride home; you choose which. Captives eat nothing.',
    'Po rundzie 8 każdy rycerz koronny i zaciężny, w ręce i w obozowisku, zjada 1 prowiant. Dla kogo zabraknie, wraca do domu; ty wybierasz kto. Jeńcy nie jedzą.',
  ),
  rule(
    61,
    'end',
    'The strength of all knights you kept and of all captives makes points.',
    'Punkty daje siła wszystkich zatrzymanych rycerzy i jeńców.',
  ),
  rule(
    62,
    'end',
    'Most crown cards: you command the crown troops and score their number. Greater strength breaks ties; those still level all score. The same goes for mercenaries.',
    'Kto ma najwięcej kart koronnych, dowodzi wojskami koronnymi i dostaje tyle punktów, ile ma tych kart. Remis rozstrzyga siła; przy dalszym remisie punktują wszyscy. Tak samo z rycerzami zaciężnymi.',
  ),
  rule(
    63,
    'end',
    'The largest provision left after feeding makes the royal quartermaster and scores that number; all who tie score it.',
    'Największy zapas prowiantu po wyżywieniu daje tytuł kwatermistrza i tyle punktów; przy remisie dostają je wszyscy.',
  ),
  rule(64, 'end', 'Every 2 ducats are worth 1 point.', 'Każde 2 dukaty to 1 punkt.'),
  rule(
    65,
    'end',
    'Most points win. On a tie, more knights and captives; if those are level too, the victory is shared.',
    'Wygrywa największa liczba punktów. Przy remisie większa liczba rycerzy i jeńców; przy dalszym zwycięstwo jest wspólne.',
  ),
  rule(
    70,
    'cards',
    'Auction: from the start player, each raises (at least 1 ducat) or drops out for good. Only the winner pays. Without a bid nothing happens.',
    'Licytacja: od gracza rozpoczynającego każdy przebija (co najmniej 1 dukat) albo odpada na dobre. Płaci tylko zwycięzca. Bez oferty nic się nie dzieje.',
  ),
  rule(71, 'cards', 'Purchase: each player in turn may buy once.', 'Zakup: każdy po kolei może raz kupić.'),
  rule(
    72,
    'cards',
    'Task: everyone lays one card of the hand face down, all are turned up at once. Ties go to whoever sits nearer the start player. Knights then rest in the camp, peasants return.',
    'Zadanie: każdy kładzie zakrytą kartę z ręki, odkrywa się je razem. Remis wygrywa siedzący bliżej gracza rozpoczynającego. Rycerze idą do obozowiska, chłopi wracają.',
  ),
  rule(
    73,
    'cards',
    'Two events bring one extra Teuton into play, from the left and from the right pile; no other pile is touched by events.',
    'Dwa wydarzenia wprowadzają po jednym dodatkowym Krzyżaku, z lewego i z prawego stosu; innych stosów wydarzenia nie ruszają.',
  ),
  rule(
    80,
    'secrecy',
    'Everything is open except the order of the face-down piles and the card laid for the current skirmish or task.',
    'Wszystko jest jawne oprócz kolejności zakrytych stosów i karty położonej do bieżącej potyczki lub zadania.',
  ),
];
