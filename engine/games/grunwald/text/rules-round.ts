// The rules reference, first part: set-up, events, officers. Our own words.
import type { RuleText } from '../../../core/game-module';

const rule = (id: number, section: string, en: string, pl: string): RuleText => ({ id: `GRU-${id}`, section, en, pl });

export const roundRules: readonly RuleText[] = [
  rule(
    1,
    'setup',
    'Each player starts with a royal officer, two helpers (three more wait in the reserve), a peasant, 3 ducats and 1 provision. Everyone may see all of it.',
    'Każdy zaczyna z oficerem królewskim, dwoma pomocnikami (trzej czekają w zapasie), chłopem, 3 dukatami i 1 prowiantem. Wszystko to jest jawne.',
  ),
  rule(
    2,
    'setup',
    'There are 16 crown knights and 16 mercenaries of strength 1 to 6, each in two piles of eight; 12 Teutons of strength 1 to 4 in two piles of six; 8 provision cards, 8 ducat cards and 14 events.',
    'W grze jest 16 rycerzy koronnych i 16 rycerzy zaciężnych o sile 1–6, po dwa stosy z ośmiu kart; 12 Krzyżaków o sile 1–4 w dwóch stosach po sześć; 8 kart prowiantu, 8 kart dukatów i 14 wydarzeń.',
  ),
  rule(
    3,
    'setup',
    'All decks are shuffled and lie face down. For the first round two crown knights, two mercenaries, a provision card and a ducat card are turned up.',
    'Talie są potasowane i zakryte. Na pierwszą rundę odkrywa się po dwóch rycerzy koronnych i zaciężnych oraz kartę prowiantu i kartę dukatów.',
  ),
  rule(
    4,
    'setup',
    'Chance names the start player. After every round the token moves one place to the left.',
    'Gracza rozpoczynającego wskazuje los. Po każdej rundzie żeton wędruje o jedno miejsce w lewo.',
  ),
  rule(
    5,
    'setup',
    'The bank never runs out of ducats or provision, and provision can be split at will.',
    'W banku nie brakuje dukatów ani prowiantu, a prowiant można dowolnie rozmieniać.',
  ),
  rule(
    10,
    'events',
    'From the second round on, a new event is turned up first and acts. Only then are the other cards turned up.',
    'Od drugiej rundy najpierw odkrywa się wydarzenie i ono działa. Dopiero potem odkrywa się pozostałe karty.',
  ),
  rule(
    11,
    'events',
    'When an event asks everyone for something, the start player answers first and the others follow clockwise. The event stays until the round is over.',
    'Gdy wydarzenie pyta wszystkich, pierwszy odpowiada gracz rozpoczynający, a reszta po kolei zgodnie z ruchem wskazówek. Karta leży do końca rundy.',
  ),
  rule(
    12,
    'events',
    'The truce lasts three rounds: no Teutons appear and their field is closed. From round 4 on two of them ride out every round.',
    'Rozejm trwa trzy rundy: Krzyżaków nie ma, a ich pole jest zamknięte. Od rundy 4 co rundę wyrusza dwóch.',
  ),
  rule(
    20,
    'officers',
    'Players place in turn, one placement at a time. A placement goes to one field and is either the officer alone or any number of helpers.',
    'Gracze wystawiają pionki po kolei. Jedno wystawienie trafia na jedno pole i jest to albo sam oficer, albo dowolna liczba pomocników.',
  ),
  rule(
    21,
    'officers',
    'Later you may join your officer to your helpers on a field, or helpers to your officer, but never more helpers to helpers.',
    'Później wolno dołożyć oficera do swoich pomocników albo pomocników do oficera, ale nigdy pomocników do pomocników.',
  ),
  rule(
    22,
    'officers',
    'Whoever adds to a field keeps the place taken first.',
    'Kto dokłada pionki, zachowuje miejsce zajęte wcześniej.',
  ),
  rule(
    23,
    'officers',
    'You may pass at any turn and are then out for this round, as is anyone without pieces. The others go on until all are out.',
    'W swojej kolejce możesz spasować i do końca fazy już nie grasz, tak samo jak gracz bez pionków. Pozostali grają, aż wszyscy skończą.',
  ),
  rule(
    24,
    'officers',
    'Crown knights, Ducats and Helpers take pieces only, as many as you like. With all five helpers the field Helpers is closed to you.',
    'Rycerze koronni, Dukaty i Pomocnicy przyjmują same pionki, ile chcesz. Kto ma pięciu pomocników, nie może wejść na pole Pomocnicy.',
  ),
  rule(
    25,
    'officers',
    'Among the Teutons each player may have a single piece.',
    'Na polu Krzyżacy każdy może mieć tylko jeden pionek.',
  ),
  rule(
    26,
    'officers',
    'On Provision you may lay any number of ducats together with pieces; several placements add up.',
    'Na Prowiant można razem z pionkami kłaść dowolnie dużo dukatów; kolejne wystawienia się sumują.',
  ),
  rule(
    27,
    'officers',
    'On Mercenaries each player places exactly one piece with at least one ducat. That bid is final.',
    'Na pole Rycerze zaciężni każdy kładzie dokładnie jeden pionek i co najmniej jednego dukata. Tej stawki już się nie podnosi.',
  ),
];
