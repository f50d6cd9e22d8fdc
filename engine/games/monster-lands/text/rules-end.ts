// Rules of clean-up, scoring, difficulty, variants and Trickery in our own words.
import type { RuleText } from '../../../core/game-module';
import { rule } from './rules-table';

export const endRules: readonly RuleText[] = [
  rule(
    160,
    'cleanUp',
    'Survivors come home with what lies on their tokens; traps and defence on trails are discarded.',
    'Ocalali wracają z tym, co leży na żetonach; pułapki i obronę ze szlaków odrzuca się.',
  ),
  rule(
    161,
    'cleanUp',
    'Then each clan may heal and settle; only after that surplus is discarded.',
    'Potem każdy klan może leczyć i zasiedlać; dopiero po tym odrzuca się nadmiar.',
  ),
  rule(
    162,
    'cleanUp',
    'Unbeaten monsters compete for the gate: highest attack stays, then highest kill value.',
    'Niepokonane potwory spierają się o Wejście do Cytadeli: zostaje najwyższy atak, potem najwyższa wartość zabicia.',
  ),
  rule(
    163,
    'cleanUp',
    'A monster at the gate turns up a panic token, which closes its building.',
    'Potwór przy Wejściu do Cytadeli odkrywa Żeton Paniki, który zamyka budynek.',
  ),
  rule(
    164,
    'cleanUp',
    'A clan without leader promotes its member of highest reputation, settled ones last; such a one leaves his land.',
    'Klan bez przywódcy awansuje członka o najwyższej reputacji, osadników na końcu; taki opuszcza swoją krainę.',
  ),
  rule(
    165,
    'cleanUp',
    'Wages are 1, 2 or 3 coins for everybody but leader and settlers. Before paying one may settle, sell trophies and use loot. Whoever cannot pay loses all coins and one member.',
    'Żołd to 1, 2 lub 3 monety dla każdego oprócz przywódcy i osadników. Wcześniej wolno zasiedlać, sprzedawać trofea i używać łupów. Kto nie zapłaci, traci wszystkie monety i jednego członka.',
  ),
  rule(166, 'cleanUp', 'After wages it is checked whether the game ends.', 'Po żołdzie sprawdza się, czy gra się kończy.'),
  rule(
    167,
    'cleanUp',
    'Dice return, two new quests come, empty monster and land places are refilled; a new land gets a new tile.',
    'Kości wracają, przychodzą dwa nowe zadania, puste miejsca potworów i krain się uzupełnia; nowa kraina dostaje nowe wytyczne.',
  ),
  rule(
    168,
    'cleanUp',
    'The clan of lowest reputation goes first; ties are counted to the right of the present first player.',
    'Zaczyna klan o najniższej reputacji; remisy liczy się w prawo od obecnego pierwszego gracza.',
  ),
  rule(169, 'cleanUp', 'The round marker moves on.', 'Znacznik rundy idzie dalej.'),
  rule(
    180,
    'end',
    'The game ends after round 6, or in a round in which somebody has at least 30 glory.',
    'Gra kończy się po 6. rundzie albo w rundzie, w której ktoś ma co najmniej 30 Chwały.',
  ),
  rule(
    181,
    'end',
    'Points: glory, reputation, trophies, and for each affinity 1, 1, 3, 5, 7 or 10 for one to six symbols on members and lands.',
    'Punkty: Chwała, reputacja, trofea i za każdą przynależność 1, 1, 3, 5, 7 lub 10 za od jednego do sześciu symboli na członkach i krainach.',
  ),
  rule(
    182,
    'end',
    'Ties: reputation of the leader, trophies, coins; then the victory is shared.',
    'Remisy: reputacja przywódcy, trofea, monety; potem zwycięstwo jest wspólne.',
  ),
  rule(
    190,
    'variants',
    'Difficulty sets the attack dice added by the rounds; from High on, all monsters may come at once.',
    'Poziom trudności ustala kości ataku dodawane przez rundy; od Wysokiego od razu mogą przyjść wszystkie potwory.',
  ),
  rule(
    191,
    'variants',
    'Queen’s Gift: from round 2 the first player gets a die of any colour and a potion, venom, defence token or 2 coins.',
    'Dar Królowej: od 2. rundy pierwszy gracz dostaje kość dowolnego koloru oraz miksturę, truciznę, żeton obrony albo 2 monety.',
  ),
  rule(
    192,
    'variants',
    'More Monsters: in rounds 2, 4 and 6 an empty gate gets the top monster.',
    'Więcej Potworów: w rundach 2, 4 i 6 do pustego Wejścia do Cytadeli trafia potwór z wierzchu.',
  ),
  rule(
    193,
    'variants',
    'Variants can be combined. A single game against Sambor may have the Queen’s Gift and More Monsters, a campaign none.',
    'Warianty można łączyć. Pojedyncza gra z Samborem może mieć Dar Królowej i Więcej Potworów, kampania żadnego.',
  ),
  rule(
    200,
    'trickery',
    'With Trickery 18 tricks and 6 secured traps join the traps and are bought and laid like them.',
    'Z Podstępem do pułapek dochodzi 18 podstępów i 6 zabezpieczonych pułapek; kupuje się je i kładzie tak samo.',
  ),
  rule(
    201,
    'trickery',
    'Before a battle each owner turns up tokens one by one, in the order laid, and may stop; the rest is discarded later.',
    'Przed walką każdy odkrywa żetony po kolei, jak je położył, i może przestać; resztę odrzuca się później.',
  ),
  rule(
    202,
    'trickery',
    'A trick hits the nearest member to the left or right at once; without one it is lost.',
    'Podstęp trafia od razu najbliższego z lewej lub prawej; gdy nikogo nie ma, przepada.',
  ),
  rule(
    203,
    'trickery',
    'The target may cancel it with a defence token of that trail.',
    'Trafiony może go odeprzeć żetonem obrony z tego szlaku.',
  ),
  rule(
    204,
    'trickery',
    'Stolen dice lie on the trick and belong to the thief; dice on secured traps are safe.',
    'Skradzione kości leżą na podstępie i należą do złodzieja; kości na zabezpieczonych pułapkach są bezpieczne.',
  ),
  rule(
    205,
    'trickery',
    'A redirecting trick waits for the attack on its owner.',
    'Podstęp przekierowujący czeka na atak na swojego właściciela.',
  ),
];
