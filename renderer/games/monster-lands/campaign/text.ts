// Words of the campaign: key, English, Polish.
import type { Rows } from '../text';

export const CAMPAIGN_TEXTS: Rows = [
  ['campaign.road', 'The road of ten scenarios', 'Szlak dziesięciu scenariuszy'],
  ['campaign.lost', 'The campaign is lost; the monsters had their meal.', 'Kampania przegrana; potwory się najadły.'],
  ['campaign.ending.won', 'The lands are at peace', 'W krainach panuje pokój'],
  [
    'campaign.ending.wonText',
    'All ten scenarios lie behind you. No monster comes near the citadel while your banner flies there.',
    'Za tobą wszystkie dziesięć scenariuszy. Dopóki nad Cytadelą powiewa twój sztandar, żaden potwór się nie zbliży.',
  ],
  ['campaign.ending.lost', 'The monsters had their meal', 'Potwory się najadły'],
  [
    'campaign.ending.lostText',
    'A Snack at the easiest level ends the road. Others will have to walk it, or you once more.',
    'Przekąska na najłatwiejszym poziomie kończy drogę. Przejdą ją inni albo ty, jeszcze raz.',
  ],
  [
    'campaign.howToWin',
    'Veteran or Hero leads on. To win: Veteran or Hero in scenario 10, at Normal or above.',
    'Weteran i Bohater idą dalej. Zwycięstwo: jeden z nich w scenariuszu 10, poziom zwykły lub wyższy.',
  ],
  ['campaign.then.hero', 'Scenario {{scenario}} at High or Cruel', 'Scenariusz {{scenario}}, wysoki lub okrutny'],
  ['campaign.then.veteran', 'Scenario {{scenario}} at Normal', 'Scenariusz {{scenario}}, poziom zwykły'],
  ['campaign.then.adept', 'Play it again', 'Zagraj jeszcze raz'],
  ['campaign.then.snack', 'Again, one level easier', 'Jeszcze raz, o poziom łatwiej'],
  ['campaign.then.won', 'The campaign is won', 'Kampania wygrana'],
  ['campaign.then.lost', 'The campaign is lost', 'Kampania przegrana'],
  [
    'campaign.firstText',
    'Ten scenarios, alone against Sambor, one after the other. How well you do decides where the road goes on and how hard it will be.',
    'Dziesięć scenariuszy, samotnie przeciw Samborowi, jeden po drugim. Od twojego wyniku zależy, dokąd prowadzi szlak i jak będzie trudno.',
  ],
  ['goal.coins_one', '{{count}} coin', '{{count}} moneta'],
  ['goal.coins_other', '{{count}} coins', '{{count}} monety'],
  ['goal.quests_one', '{{count}} quest', '{{count}} wyprawa'],
  ['goal.quests_other', '{{count}} quests', '{{count}} wyprawy'],
  ['goal.spread', 'affinities {{spread}}', 'żywioły {{spread}}'],
  ['goal.full', 'all stores full', 'pełne zapasy'],
  ['goal.below', 'below', 'mniej'],
  [
    'scenario.1',
    'Nothing unusual: six rounds against the lands and against Sambor.',
    'Nic niezwykłego: sześć rund przeciw krainom i Samborowi.',
  ],
  [
    'scenario.2',
    'Only mercenaries with an influence die are for hire, and your leader comes from the jungle. Riches count.',
    'Do wynajęcia są tylko najemnicy z kością wpływu, a twój przywódca pochodzi z dżungli. Liczy się bogactwo.',
  ],
  [
    'scenario.3',
    'Three rounds and no more. You begin with 12 coins and 3 defence tokens.',
    'Trzy rundy i ani jednej więcej. Zaczynasz z 12 monetami i 3 żetonami obrony.',
  ],
  [
    'scenario.4',
    'The Armoury is shut and nothing gives defence; only potions help. Your leader comes from the water.',
    'Zbrojownia jest zamknięta i nic nie daje obrony; pomagają tylko mikstury. Twój przywódca pochodzi z wody.',
  ],
  [
    'scenario.5',
    'End with every store full, one equipment of each kind and a mercenary of every affinity.',
    'Zakończ z pełnymi zapasami, jednym ekwipunkiem każdego rodzaju i najemnikiem każdego żywiołu.',
  ],
  [
    'scenario.6',
    'A level A monster stands at the gate from the start. Whenever a round begins with an empty gate, the next one comes.',
    'Potwór poziomu A stoi u bramy od początku. Gdy runda zaczyna się z pustą bramą, przychodzi następny.',
  ],
  [
    'scenario.7',
    'Beer costs a coin. A band of many affinities is what counts in the end.',
    'Piwo kosztuje monetę. Na końcu liczy się drużyna z wielu żywiołów.',
  ],
  [
    'scenario.8',
    'Sambor hides two tricks on the trails of his lands, and battles open with a clash.',
    'Sambor ukrywa dwa podstępy na szlakach swoich krain, a walki zaczynają się starciem.',
  ],
  [
    'scenario.9',
    'Sambor goes for quests more often. Finish more of them than ever before.',
    'Sambor częściej wyrusza na wyprawy. Ukończ ich więcej niż kiedykolwiek.',
  ],
  [
    'scenario.10',
    'A monster at the gate, missed attack dice are rolled again, and no easy level.',
    'Potwór u bramy, chybione kości ataku rzuca się ponownie i nie ma łatwego poziomu.',
  ],
  ['goal.coins_few', '{{count}} coins', '{{count}} monety'],
  ['goal.coins_many', '{{count}} coins', '{{count}} monet'],
  ['goal.quests_few', '{{count}} quests', '{{count}} wyprawy'],
  ['goal.quests_many', '{{count}} quests', '{{count}} wypraw'],
];
