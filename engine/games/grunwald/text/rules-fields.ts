// The rules reference, second part: resolution, skirmish, fields. Our own words.
import type { RuleText } from '../../../core/game-module';

const rule = (id: number, section: string, en: string, pl: string): RuleText => ({ id: `GRU-${id}`, section, en, pl });

export const fieldRules: readonly RuleText[] = [
  rule(
    30,
    'resolution',
    'Fields are settled by their numbers: Teutons, Crown knights, Provision, Ducats, Mercenaries, Helpers.',
    'Pola rozstrzyga się według numerów: Krzyżacy, Rycerze koronni, Prowiant, Dukaty, Rycerze zaciężni, Pomocnicy.',
  ),
  rule(
    31,
    'resolution',
    'An officer counts 2, a helper 1, a ducat 1. When points are equal, whoever came first stands higher.',
    'Oficer liczy się za 2, pomocnik za 1, dukat za 1. Przy remisie wyżej jest ten, kto przyszedł wcześniej.',
  ),
  rule(
    32,
    'resolution',
    'A field gives a player one prize at most, even if nobody else is there.',
    'Pole daje graczowi najwyżej jedną nagrodę, nawet gdy jest tam sam.',
  ),
  rule(
    33,
    'resolution',
    'Pieces come home once their field is settled. Winners lose all ducats they laid there; everyone else takes theirs back and may use them right away.',
    'Po rozstrzygnięciu pola pionki wracają. Zwycięzcy tracą wszystkie położone tam dukaty; pozostali zabierają swoje i mogą ich od razu użyć.',
  ),
  rule(
    40,
    'skirmish',
    'The Teutons fight with both open cards plus 2, 4 or 6 for two, three or four players.',
    'Siła Krzyżaków to obie odkryte karty plus 2, 4 albo 6 przy dwóch, trzech albo czterech graczach.',
  ),
  rule(
    41,
    'skirmish',
    'Everyone with a piece there lays one card of the hand face down, a knight or the peasant as a bluff. All are turned up at once; the earlier piece wins ties.',
    'Każdy, kto ma tam pionek, kładzie zakrytą kartę z ręki: rycerza albo dla blefu chłopa. Karty odkrywa się razem; remis wygrywa wcześniejszy pionek.',
  ),
  rule(
    42,
    'skirmish',
    'The strongest knight captures the stronger Teuton it can truly beat. The second strongest captures the weaker one if that one is still there and is weaker than the knight. Equal strength captures nothing, nor does a peasant.',
    'Najsilniejszy rycerz bierze najsilniejszego Krzyżaka, od którego jest silniejszy. Drugi bierze słabszego, jeśli ten jeszcze jest i ustępuje mu siłą. Równa siła nic nie daje, chłop też nie.',
  ),
  rule(
    43,
    'skirmish',
    'Then all played knights together meet the whole Teutonic strength, captives included. Equal is enough to win.',
    'Potem wszyscy zagrani rycerze razem stają przeciw całej sile Krzyżaków, z jeńcami włącznie. Równość wystarcza do zwycięstwa.',
  ),
  rule(
    44,
    'skirmish',
    'After a defeat every player, present or not, gives up knights, earlier captives and provision worth at least the difference; giving more is allowed. Whoever has less loses all of it. Cards just played, new captives, peasant and ducats are safe.',
    'Po klęsce każdy, także nieobecny, oddaje rycerzy, dawnych jeńców i prowiant za co najmniej różnicę; wolno oddać więcej. Kto ma mniej, traci wszystko. Karty właśnie zagrane, nowi jeńcy, chłop i dukaty są bezpieczne.',
  ),
  rule(
    45,
    'skirmish',
    'The battle takes place even if nobody came: then our strength is 0.',
    'Potyczka toczy się nawet wtedy, gdy nikt nie przyszedł: nasza siła wynosi wówczas 0.',
  ),
  rule(
    46,
    'skirmish',
    'Afterwards played knights and new captives move to the camps, and a peasant returns to the hand.',
    'Potem zagrani rycerze i nowi jeńcy idą do obozowisk, a chłop wraca na rękę.',
  ),
  rule(
    47,
    'skirmish',
    'A knight fights or serves in a task once in the game, then rests in the camp. It still scores there.',
    'Rycerz walczy albo wykonuje zadanie raz w grze, potem odpoczywa w obozowisku. Tam nadal daje punkty.',
  ),
  rule(
    50,
    'fields',
    'Crown knights: first takes the stronger open knight, second the other. With two players only the first gets one, the stronger.',
    'Rycerze koronni: pierwszy bierze silniejszego, drugi słabszego. Przy dwóch graczach bierze tylko pierwszy, silniejszego.',
  ),
  rule(
    51,
    'fields',
    'Provision: first takes the higher number, second the lower if the card has two. With two players only the first gets something: the lower number, and a single number counts as the lower one.',
    'Prowiant: pierwszy bierze większą liczbę, drugi mniejszą, jeśli karta ją ma. Przy dwóch graczach coś dostaje tylko pierwszy: mniejszą liczbę, a jedyna liczba na karcie liczy się jako mniejsza.',
  ),
  rule(
    52,
    'fields',
    'Ducats: the three prizes go by rank. Three players use the two highest, two players the two lowest.',
    'Dukaty: trzy nagrody według kolejności. Przy trzech graczach dwie najwyższe, przy dwóch dwie najniższe.',
  ),
  rule(
    53,
    'fields',
    'Mercenaries: ducats alone decide. First takes the stronger, second the other; with two players only the first takes one.',
    'Rycerze zaciężni: liczą się same dukaty. Pierwszy bierze silniejszego, drugi słabszego; przy dwóch graczach bierze tylko pierwszy.',
  ),
  rule(
    54,
    'fields',
    'Helpers: first gains one helper. Second may buy one for as many ducats as helpers owned. Nobody else gets one.',
    'Pomocnicy: pierwszy zyskuje pomocnika. Drugi może go kupić za tyle dukatów, ilu ma pomocników. Nikt więcej nic nie dostaje.',
  ),
  rule(
    55,
    'fields',
    'At the end of a round all open cards leave the game, the token passes and the marker moves on.',
    'Na koniec rundy odkryte karty wypadają z gry, żeton przechodzi dalej, a runda się przesuwa.',
  ),
];
