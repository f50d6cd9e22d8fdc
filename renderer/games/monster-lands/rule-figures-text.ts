// What the pictures of the rules show, in words.
import type { Language } from '../../../engine/protocol';

export const CAPTIONS = {
  goods: {
    en: 'Coins, potions, venoms, defence tokens and dice never run out.',
    pl: 'Monet, mikstur, trucizn, żetonów obrony i kości nigdy nie zabraknie.',
  },
  piles: { en: 'Monsters, traps and loot come from piles.', pl: 'Potwory, pułapki i łupy pochodzą ze stosów.' },
  display: {
    en: 'Mercenaries of the tavern, six traps, three pieces of equipment and four loot tokens.',
    pl: 'Najemnicy z karczmy, sześć pułapek, trzy sztuki wyposażenia i cztery żetony łupów.',
  },
  outlands: {
    en: 'A land with its monster, and before it the four trails.',
    pl: 'Kraina ze swoim potworem, a przed nią cztery szlaki.',
  },
  clan: {
    en: 'Leader and first mercenary, 5 glory, reputation 1, 7 coins and a trap.',
    pl: 'Przywódca i pierwszy najemnik, 5 Chwały, 1 reputacji, 7 monet i pułapka.',
  },
  prevailing: {
    en: 'Nine glory minus reputation five leaves four: enough for Nimra, who asks for 4.',
    pl: 'Dziewięć Chwały minus pięć reputacji to cztery: dość dla Nimry, która wymaga 4.',
  },
  glory: { en: 'Glory in the laurel, reputation on the flag.', pl: 'Chwała w wieńcu, reputacja na chorągwi.' },
  wounds: { en: 'Unhurt, wounded, and after the second wound fallen.', pl: 'Bez ran, z raną, a po drugiej ranie śmierć.' },
  trophies: { en: 'Abysur killed: two trophies, or ten coins.', pl: 'Zabity Abysur: dwa trofea albo dziesięć monet.' },
  phases: {
    en: 'Dice pool, deployment, adventure, clean-up.',
    pl: 'Przygotowanie puli kości, rozmieszczenie, przygoda, porządkowanie.',
  },
  pool: {
    en: 'The dice of all members make the pool; influence dice are rolled at once.',
    pl: 'Kości wszystkich członków tworzą pulę; kośćmi Wpływu rzuca się od razu.',
  },
  oneAction: {
    en: 'One action a turn: a building, a trail of the outlands or a settled land.',
    pl: 'Jedna akcja w turze: budynek, szlak na Obszarach albo zasiedlona kraina.',
  },
  blocked: {
    en: 'A used field is taken; a building under panic is closed.',
    pl: 'Użyte pole jest zajęte; budynek objęty paniką jest zamknięty.',
  },
  influence: {
    en: 'A trap for 9: your 3 and the higher 5 that lies there take 8 off.',
    pl: 'Pułapka za 9: twoja trójka i leżąca wyższa piątka obniżają cenę o 8.',
  },
  hut: { en: 'One die at the Hut, one or more traps.', pl: 'Jedna kość w Chacie, jedna lub więcej pułapek.' },
  alchemist: {
    en: 'The first magic die brings three flasks, the second two.',
    pl: 'Pierwsza kość Magii daje trzy flakony, druga dwa.',
  },
  tavern: { en: 'A die hires one of the mercenaries.', pl: 'Kość werbuje jednego z najemników.' },
  beer: {
    en: 'Two coins of beer, and other mercenaries come to the tables.',
    pl: 'Dwie monety na piwo i do stołów siadają inni najemnicy.',
  },
  armoury: { en: 'Up to three defence tokens, 2 coins each.', pl: 'Do trzech żetonów obrony, po 2 monety.' },
  merchant: { en: 'Every die is worth a coin.', pl: 'Każda kość jest warta monetę.' },
  market: { en: 'One of three pieces of equipment.', pl: 'Jedna z trzech sztuk wyposażenia.' },
  mine: { en: 'Two dice for 6 coins, two for 4, one for 2.', pl: 'Dwie kości za 6 monet, dwie za 4, jedna za 2.' },
  stores: {
    en: 'Room for five traps, five defence tokens, three potions and three venoms.',
    pl: 'Miejsce na pięć pułapek, pięć żetonów obrony, trzy mikstury i trzy trucizny.',
  },
  equipment: { en: 'A weapon, a garment and a spell: one of each.', pl: 'Broń, okrycie i zaklęcie: po jednej sztuce.' },
  rookie: { en: 'A rookie, and the change of a die to another colour.', pl: 'Żółtodziób i zamiana kości na inny kolor.' },
  sending: {
    en: 'Korgo on trail 1: two required dice, one more, and tokens beside them.',
    pl: 'Korgo na szlaku 1: dwie wymagane kości, jedna więcej, a obok żetony.',
  },
  bonus: {
    en: 'What a trail gives lies on the token: a potion here, coins elsewhere.',
    pl: 'Premia szlaku leży na żetonie: tu mikstura, gdzie indziej monety.',
  },
  quest: { en: 'Three dice show 12, the target is 9: done.', pl: 'Trzy kości pokazują 12, cel to 9: udane.' },
  contract: { en: 'Five coins for three glory.', pl: 'Pięć monet za trzy Chwały.' },
  gate: {
    en: 'A monster at the gate and the two trails before it.',
    pl: 'Potwór przy Wejściu do Cytadeli i dwa szlaki przed nim.',
  },
  panic: { en: 'A monster at the gate spreads panic.', pl: 'Potwór przy Wejściu do Cytadeli sieje panikę.' },
  gateRace: {
    en: 'Krinx attacks with 4 and stays at the gate, Moldo with 3 does not.',
    pl: 'Krinx atakuje z siłą 4 i zostaje przy Wejściu do Cytadeli, Moldo z siłą 3 nie.',
  },
  settled: {
    en: 'A settler in a land of the same affinity, and the die its feature asks for.',
    pl: 'Osadnik w krainie tej samej przynależności i kość, której wymaga jej cecha.',
  },
  order: {
    en: 'Dice quest, contract, land A, land B, gate.',
    pl: 'Zadanie z Rzutem Kośćmi, Zadanie Kontraktowe, kraina A, kraina B, Wejście do Cytadeli.',
  },
  reveal: { en: 'A trap is turned up and lays its dice.', pl: 'Pułapka zostaje odkryta i dokłada swoje kości.' },
  leftToRight: {
    en: 'Trail 1 meets the monster first, then trail 3.',
    pl: 'Najpierw z potworem mierzy się szlak 1, potem szlak 3.',
  },
  attackDice: {
    en: 'Krushus has four attack dice, and one more in a land of water.',
    pl: 'Krushus ma cztery kości ataku, a w krainie wody jeszcze jedną.',
  },
  ward: { en: 'A magic die given up takes one attack die away.', pl: 'Oddana kość Magii zabiera jedną kość ataku.' },
  hits: { en: 'One and two miss, three to six hit.', pl: 'Jeden i dwa chybiają, od trzech do sześciu trafia.' },
  absorb: {
    en: 'Three hits: one for Nimra’s ability, one for a token, one for a potion.',
    pl: 'Trzy trafienia: jedno dla zdolności Nimry, jedno dla żetonu, jedno dla mikstury.',
  },
  outcomes: { en: 'Unhurt, wounded or fallen.', pl: 'Bez ran, z raną albo śmierć.' },
  fallen: {
    en: 'The fallen bring glory, but take their reputation along.',
    pl: 'Polegli przynoszą Chwałę, ale zabierają swoją reputację.',
  },
  potion: { en: 'A potion stops the wound that is just coming in.', pl: 'Mikstura zatrzymuje nadchodzącą właśnie ranę.' },
  total: { en: 'A net of 4, dice of 3 and 2, and 2 for a venom: 11.', pl: 'Sieć za 4, kości 3 i 2 oraz 2 za truciznę: 11.' },
  strikeShort: {
    en: 'Five are too little for Krushus: no capture, no kill.',
    pl: 'Pięć to za mało na Krushusa: ani schwytania, ani zabicia.',
  },
  strikeCapture: {
    en: 'Nine, less than twelve, and a trap: Krushus is captured.',
    pl: 'Dziewięć, mniej niż dwanaście, i pułapka: Krushus schwytany.',
  },
  strikeKill: {
    en: 'Thirteen are above the kill value of twelve.',
    pl: 'Trzynaście przekracza wartość zabicia, czyli dwanaście.',
  },
  carryOver: { en: 'The six of trail 1 help trail 2.', pl: 'Szóstka ze szlaku 1 pomaga szlakowi 2.' },
  conquest: {
    en: 'The monster is gone; twelve on the dice win the land.',
    pl: 'Potwora już nie ma; dwanaście na kościach zdobywa krainę.',
  },
  loot: { en: 'Four loot tokens lie open.', pl: 'Cztery żetony łupów leżą odkryte.' },
  wages: { en: 'The leader takes no wage, everybody else does.', pl: 'Przywódca nie bierze żołdu, cała reszta tak.' },
  homecoming: { en: 'Survivors come home with what lies on their token.', pl: 'Ocaleni wracają z tym, co leży na ich żetonie.' },
  first: { en: 'The lowest reputation goes first.', pl: 'Zaczyna najniższa reputacja.' },
  end: { en: 'Thirty glory end the game with this round.', pl: 'Trzydzieści Chwały kończy grę wraz z tą rundą.' },
  scoring: {
    en: 'Symbols of fire, water, air and jungle on members and lands, and what such rows are worth.',
    pl: 'Symbole ognia, wody, powietrza i dżungli na członkach i krainach oraz wartość takich rzędów.',
  },
  gift: {
    en: 'A die of any colour and one present for the first player.',
    pl: 'Kość dowolnego koloru i jeden prezent dla pierwszego gracza.',
  },
  difficulty: {
    en: 'Later rounds and higher levels add attack dice.',
    pl: 'Późniejsze rundy i wyższe poziomy dokładają kości ataku.',
  },
  ranks: { en: 'Snack, Adept, Veteran and Hero.', pl: 'Przekąska, Adept, Weteran i Bohater.' },
  sambor: {
    en: 'Two dice tell where Sambor goes; he blocks a field there.',
    pl: 'Dwie kości wskazują, dokąd idzie Sambor; zajmuje tam pole.',
  },
  hidden: { en: 'What lies face down is unknown to all.', pl: 'Tego, co leży zakryte, nie zna nikt.' },
  tricks: { en: 'A trick of trail 1 steals a die of trail 2.', pl: 'Podstęp ze szlaku 1 kradnie kość ze szlaku 2.' },
  cancel: { en: 'A defence token cancels a trick.', pl: 'Żeton obrony odpiera podstęp.' },
  trapKinds: { en: 'A trap, a secured trap and a trick.', pl: 'Pułapka, zabezpieczona pułapka i podstęp.' },
  trapEffects: {
    en: 'Traps that lay two dice, add 2 to every strength die, or add 6 to the total.',
    pl: 'Pułapki, które dokładają dwie kości, dodają 2 do każdej kości Siły albo 6 do sumy.',
  },
  monsterCard: { en: 'What the numbers of a monster’s card mean.', pl: 'Co znaczą liczby na karcie potwora.' },
  redirect: { en: 'One of three attack dice goes to the neighbour.', pl: 'Jedna z trzech kości ataku trafia do sąsiada.' },
  rerolls: { en: 'A die is thrown again, and the new face stands.', pl: 'Kość rzuca się ponownie i liczy się nowa ścianka.' },
  defence: { en: 'A hit that is absorbed hurts nobody.', pl: 'Pochłonięte trafienie nikogo nie rani.' },
  people: { en: 'Those whom the rule names, with what they can do.', pl: 'Postacie, o których mówi zasada, i co potrafią.' },
  monsters: { en: 'Those whom the rule names, with their numbers.', pl: 'Potwory, o których mówi zasada, i ich liczby.' },
} satisfies Record<string, Readonly<Record<Language, string>>>;
