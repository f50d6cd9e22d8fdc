// What the pictures of the rules show, in words.
import type { Language } from '../../../engine/protocol';

export const CAPTIONS = {
  start: {
    en: 'Officer, two helpers and three in reserve, the peasant, 3 ducats and 1 provision.',
    pl: 'Oficer, dwóch pomocników i trzech w rezerwie, chłop, 3 dukaty i 1 prowiant.',
  },
  decks: {
    en: 'The piles of crown knights, mercenaries and Teutons; a provision card, a ducat card and the events.',
    pl: 'Stosy rycerzy koronnych, zaciężnych i Krzyżaków; karta prowiantu, karta dukatów i wydarzenia.',
  },
  display: {
    en: 'What is fought for in a round: two crown knights, two mercenaries, provision and ducats.',
    pl: 'O co toczy się runda: dwaj rycerze koronni, dwaj rycerze zaciężni, prowiant i dukaty.',
  },
  startPlayer: {
    en: 'The token of the start player goes around the table, one place a round.',
    pl: 'Znacznik gracza startowego wędruje wokół stołu, co rundę o jedno miejsce.',
  },
  bank: { en: 'Ducats and provision never run out.', pl: 'Dukatów i prowiantu nigdy nie zabraknie.' },
  event: { en: 'An event is turned up at the start of a round.', pl: 'Wydarzenie odkrywa się na początku rundy.' },
  truce: {
    en: 'Rounds 1 to 3 are a truce and the field is closed; from round 4 two Teutons come.',
    pl: 'Rundy od 1 do 3 to rozejm i pole jest zamknięte; od rundy 4 przybywa dwóch Krzyżaków.',
  },
  placement: {
    en: 'The officer alone on one field, or helpers together on another.',
    pl: 'Sam oficer na jednym polu albo razem pomocnicy na drugim.',
  },
  joining: {
    en: 'Officer and helpers may join each other, helpers never join helpers. Red keeps place I.',
    pl: 'Oficer i pomocnicy mogą do siebie dołączyć, pomocnicy do pomocników nigdy. Czerwień zachowuje miejsce I.',
  },
  pass: {
    en: 'Whoever has passed places nothing more, even with a helper left at home.',
    pl: 'Kto spasował, nic już nie wystawia, choćby został mu w domu pomocnik.',
  },
  piecesOnly: {
    en: 'Three fields on which pieces alone count, as many as you like.',
    pl: 'Trzy pola, na których liczą się same pionki, ile chcesz.',
  },
  teutonField: {
    en: 'One piece of each player, officer or helper alike.',
    pl: 'Po jednym pionku każdego gracza, oficer czy pomocnik bez różnicy.',
  },
  provisionBid: {
    en: 'The officer and two ducats make 4 points; the officer alone would have 2.',
    pl: 'Oficer i dwa dukaty to 4 punkty; sam oficer miałby 2.',
  },
  mercenaryBid: {
    en: 'Here only ducats count: a helper with 3 is ahead of an officer with 2.',
    pl: 'Tu liczą się tylko dukaty: pomocnik z 3 wyprzedza oficera z 2.',
  },
  order: { en: 'The six fields in the order in which they are settled.', pl: 'Sześć pól w kolejności rozstrzygania.' },
  points: {
    en: 'Worth of the pieces. Below both have 2 points, and red came first.',
    pl: 'Ile liczą się pionki. Poniżej obie strony mają 2 punkty, a czerwień przyszła pierwsza.',
  },
  crownRanks: {
    en: 'Red leads with 3 points and takes the stronger knight, blue came before green and takes the other.',
    pl: 'Czerwień prowadzi z 3 punktami i bierze silniejszego rycerza, błękit był przed zielenią i bierze drugiego.',
  },
  mercenaryRanks: {
    en: 'Red bid 4 ducats and takes the stronger mercenary, blue bid 2 and takes the other.',
    pl: 'Czerwień dała 4 dukaty i bierze silniejszego rycerza zaciężnego, błękit dał 2 i bierze drugiego.',
  },
  provisionPrizes: {
    en: 'Red, with the most points, takes 4 provision; blue, the second, takes 2.',
    pl: 'Czerwień ma najwięcej punktów i bierze 4 prowiantu; błękit, na drugim miejscu, bierze 2.',
  },
  ducatPrizes: {
    en: 'Four at the table: 5 ducats for the first, 3 for the second, 2 for the third.',
    pl: 'Czworo przy stole: 5 dukatów dla pierwszego miejsca, 3 dla drugiego, 2 dla trzeciego.',
  },
  helperPrizes: {
    en: 'The first gains a helper for nothing; the second, who owns two, may buy one for 2 ducats.',
    pl: 'Pierwsze miejsce zyskuje pomocnika za darmo; drugie, mające dwóch, może dokupić jednego za 2 dukaty.',
  },
  homecoming: {
    en: 'Red won and lost the ducat laid there; blue won nothing and takes both ducats back.',
    pl: 'Czerwień wygrała i traci położony dukat; błękit nic nie wygrał i zabiera oba dukaty.',
  },
  roundEnd: { en: 'The marker moves on to the next of eight rounds.', pl: 'Znacznik przechodzi na następną z ośmiu rund.' },
  teutonStrength: {
    en: 'Two players: 3 and 1 on the cards and 2 more make 6.',
    pl: 'Dwoje graczy: 3 i 1 na kartach oraz jeszcze 2 to razem 6.',
  },
  secret: {
    en: 'All cards lie face down and are turned up together: a knight, or the peasant as a bluff.',
    pl: 'Karty leżą zakryte i odkrywa się je razem: rycerz albo chłop dla blefu.',
  },
  captives: {
    en: 'Five beats three: a captive. One against one takes nobody.',
    pl: 'Pięć pokonuje trzy: jest jeniec. Jeden przeciw jednemu nie bierze nikogo.',
  },
  battle: {
    en: 'All knights together, 5 and 2, meet the strength of 6: the battle is won.',
    pl: 'Wszyscy rycerze razem, 5 i 2, stają przeciw sile 6: potyczka wygrana.',
  },
  defeat: {
    en: 'Eight against five: 3 are lacking. Everybody gives up at least that much, here a captive of 1 and a knight of 2.',
    pl: 'Osiem przeciw pięciu: brakuje 3. Każdy oddaje co najmniej tyle, tutaj jeńca za 1 i rycerza za 2.',
  },
  nobody: { en: 'Without a single piece our strength is 0.', pl: 'Bez ani jednego pionka nasza siła to 0.' },
  camp: {
    en: 'Knights who fought and captives rest in the camp and still score; the peasant returns to the hand.',
    pl: 'Rycerze po walce i jeńcy odpoczywają w obozowisku i nadal punktują; chłop wraca na rękę.',
  },
  feeding: {
    en: 'Three provision for four knights: one rides home. The captive at the right eats nothing.',
    pl: 'Trzy prowianty na czterech rycerzy: jeden odjeżdża. Jeniec po prawej nic nie je.',
  },
  strength: { en: 'Knights and captives: 6, 4 and 3 make 13 points.', pl: 'Rycerze i jeńcy: 6, 4 i 3 to 13 punktów.' },
  commander: {
    en: 'Red has three crown cards, blue two: red scores 3, however strong blue’s are.',
    pl: 'Czerwień ma trzy karty koronne, błękit dwie: czerwień dostaje 3 punkty, choć tamte są silniejsze.',
  },
  quartermaster: {
    en: 'Three provision are left to red, one to blue: red scores 3.',
    pl: 'Czerwieni zostały trzy prowianty, błękitowi jeden: czerwień dostaje 3 punkty.',
  },
  ducatsLeft: { en: 'Five ducats are worth two points.', pl: 'Pięć dukatów to dwa punkty.' },
  auction: {
    en: 'An auction: bids of 1, 2 and 3 ducats. Red wins and pays; blue pays nothing.',
    pl: 'Licytacja: oferty 1, 2 i 3 dukaty. Czerwień wygrywa i płaci; błękit nie płaci nic.',
  },
  purchase: {
    en: 'A purchase: two ducats for one more helper in this round.',
    pl: 'Zakup: dwa dukaty za jeszcze jednego pomocnika w tej rundzie.',
  },
  task: {
    en: 'A task: everybody lays a card in secret, the strongest knight wins.',
    pl: 'Zadanie: każdy kładzie tajnie kartę, wygrywa najsilniejszy rycerz.',
  },
  thirdTeuton: { en: 'A third Teuton joins the two of the round.', pl: 'Do dwóch Krzyżaków rundy dołącza trzeci.' },
  secrecy: { en: 'Only the order of the face-down piles is unknown.', pl: 'Nieznana jest tylko kolejność zakrytych stosów.' },
} satisfies Record<string, Readonly<Record<Language, string>>>;
