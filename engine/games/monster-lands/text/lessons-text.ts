// What the lessons say, in both languages: `lesson.<id>.title` and one text for each step.
type Pair = readonly [en: string, pl: string];

const LESSONS: Readonly<Record<string, readonly Pair[]>> = {
  work: [
    ['Dice at work', 'Kości w pracy'],
    [
      'Each round your members bring dice: red strength, purple magic, yellow influence. On your turn you place some and get something at once.',
      'Co rundę członkowie klanu przynoszą kości: czerwone Siły, fioletowe Magii, żółte Wpływu. W swojej turze kładziesz część z nich i od razu coś dostajesz.',
    ],
    ['Money first. Visit the Mine.', 'Najpierw pieniądze. Odwiedź Kopalnię.'],
    ['Two strength dice on the best double field bring 6 coins.', 'Dwie kości Siły na najlepszym podwójnym polu to 6 monet.'],
    ['Magic dice belong to the Alchemist.', 'Kości Magii zanieś Alchemikowi.'],
    [
      'The first field gives three flasks. Take two potions and one venom.',
      'Pierwsze pole daje trzy flakony. Weź dwie mikstury i jedną truciznę.',
    ],
    [
      'Used fields stay blocked for everybody until clean-up, so the order of visits matters.',
      'Zajęte pola są do porządkowania zamknięte dla wszystkich, więc kolejność wizyt jest ważna.',
    ],
  ],
  influence: [
    ['The art of influence', 'Sztuka wpływu'],
    [
      'An influence die lowers a price by its value. If the last influence die in the building is higher than yours, both count.',
      'Kość Wpływu obniża cenę o swoją wartość. Jeśli ostatnia kość Wpływu w budynku jest wyższa, liczą się obie.',
    ],
    ["Go to the Hunter's Hut.", 'Idź do Chaty Myśliwego.'],
    ['Place the 5 first.', 'Najpierw połóż piątkę.'],
    ['Pick the dearest trap: 9 coins, for you only 4.', 'Weź najdroższą pułapkę: kosztuje 9 monet, ciebie tylko 4.'],
    ['Pay. You could have picked more traps for one die.', 'Zapłać. Za jedną kość można wziąć więcej pułapek.'],
    ['Once more to the Hut.', 'Jeszcze raz do Chaty.'],
    ['The 3 is lower than the 5 that lies there: your discount is 8.', 'Trójka jest niższa niż leżąca piątka: zniżka wynosi 8.'],
    ['Take the net of 5 coins.', 'Weź sieć za 5 monet.'],
    ['Pay: a purchase never costs less than 1 coin.', 'Zapłać: zakup nigdy nie kosztuje mniej niż 1 monetę.'],
    ['Careful with high dice: your neighbour may use them too.', 'Ostrożnie z wysokimi kośćmi: sąsiad też z nich skorzysta.'],
  ],
  hire: [
    ['Glory and hiring', 'Chwała i werbunek'],
    [
      'Glory minus reputation is your prevailing glory. Only a mercenary whose reputation is not above it will join you.',
      'Chwała minus reputacja to górująca chwała. Dołączy tylko najemnik, którego reputacja jej nie przekracza.',
    ],
    ['You have 5 glory and reputation 1. Go to the Tavern.', 'Masz 5 Chwały i 1 reputacji. Idź do Karczmy.'],
    ['Use the influence die.', 'Użyj kości Wpływu.'],
    [
      'Saruna wants 7, that is too much. Nimra asks for 4: hire her.',
      'Saruna wymaga 7, to za dużo. Nimra prosi o 4: zwerbuj ją.',
    ],
    [
      'Her dice are yours at once, and her reputation will count at the end. Wages come every round.',
      'Jej kości masz od razu, a jej reputacja liczy się na koniec. Żołd płaci się co rundę.',
    ],
  ],
  send: [
    ['Into the outlands', 'Na szlak'],
    [
      'A trail shows the dice it demands, what may be added and a bonus. Traps and defence tokens come along too.',
      'Szlak pokazuje wymagane kości, możliwe wzmocnienia i premię. Można też zabrać pułapki i obronę.',
    ],
    ['Send Korgo.', 'Wyślij Korgo.'],
    [
      'Trail 1 faces the monster first. It demands two strength dice.',
      'Szlak 1 pierwszy staje przed potworem. Wymaga dwóch kości Siły.',
    ],
    ['Add a magic die: it can also be given up against an attack.', 'Dołóż kość Magii: można ją też oddać przeciw atakowi.'],
    ['Without a trap nobody captures a monster.', 'Bez pułapki nikt nie schwyta potwora.'],
    ['A defence token stops one hit.', 'Żeton obrony zatrzymuje jedno trafienie.'],
    ['Send him off. Until here everything can be taken back.', 'Wyślij go. Do tej chwili wszystko można cofnąć.'],
    ['Nothing can be added later, and the trail is now taken.', 'Później nic już nie dołożysz, a szlak jest zajęty.'],
  ],
  quest: [
    ['A quest', 'Zadanie'],
    [
      'Quests ask for exact dice. In the adventure phase they are rolled against a target.',
      'Zadania wymagają dokładnie takich kości. W fazie przygody rzuca się nimi na wynik.',
    ],
    ['Send Purkas.', 'Wyślij Purkasa.'],
    [
      'The left trail of the dice quest: three strength dice, target 9.',
      'Lewy szlak Zadania z Rzutem Kośćmi: trzy kości Siły, cel 9.',
    ],
    ['You have one die left. Go to the Merchant.', 'Została jedna kość. Idź do Handlarza.'],
    ['Sell it for a coin.', 'Sprzedaj ją za monetę.'],
    [
      'That was the last die: finish, and the adventure phase begins.',
      'To była ostatnia kość: zakończ, a zacznie się faza przygody.',
    ],
    [
      'Reaching the target brings the reward, failing costs glory. With two successes the higher total wins, the other gets 2 coins.',
      'Osiągnięty cel to nagroda, porażka kosztuje Chwałę. Przy dwóch sukcesach wygrywa wyższy wynik, drugi dostaje 2 monety.',
    ],
  ],
  attack: [
    ['The monster attacks', 'Atak potwora'],
    [
      'Purkas waits on trail 1 with two strength dice, a magic die, a defence token and a potion.',
      'Purkas czeka na szlaku 1 z dwiema kośćmi Siły, kością Magii, żetonem obrony i miksturą.',
    ],
    [
      'The black dice are about to fall. Give up the magic die: one attack die less.',
      'Za chwilę polecą czarne kości. Oddaj kość Magii: o jedną kość ataku mniej.',
    ],
    [
      '3 to 6 hit. Abilities absorb first, then tokens, then potions. Absorb everything.',
      'Trafia od 3 do 6. Najpierw pochłaniają zdolności, potem żetony, na końcu mikstury. Pochłoń wszystko.',
    ],
    [
      'One wound can be borne; a second one is death, though even that brings some glory.',
      'Jedno obrażenie można znieść; drugie to śmierć, choć i ona daje trochę Chwały.',
    ],
  ],
  strike: [
    ['Capture or kill', 'Schwytać czy zabić'],
    [
      'Wondou stands before Moldo with a net. Capture from 8, kill from 11; a total of 11 or more can no longer capture.',
      'Wondou stoi przed Moldo z siecią. Schwytanie od 8, zabicie od 11; od 11 nie da się już schwytać.',
    ],
    ['The net gives 4. Roll a single die and watch the total.', 'Sieć daje 4. Rzuć jedną kością i patrz na sumę.'],
    [
      'Go on as you like: more dice, a venom for 2, capture for coins or kill for a trophy. A failed total helps the next trail.',
      'Dalej jak chcesz: kolejne kości, trucizna za 2, schwytanie dla monet albo zabicie dla trofeum. Nieudana suma pomaga następnemu szlakowi.',
    ],
  ],
  conquest: [
    ['Winning a land', 'Zdobycie krainy'],
    [
      'The monster is gone. Whoever did not fight may roll for the land, from left to right.',
      'Potwora już nie ma. Kto nie walczył, może rzucać o krainę, od lewej do prawej.',
    ],
    [
      'Nimra conquered Kyzhul. She is of Water like the land, so let her settle there.',
      'Nimra podbiła Kyzhul. Jest z Wody jak ta kraina, niech więc ją zasiedli.',
    ],
    [
      'Settled members take no wage, and the land works for you. Whoever achieves nothing in a land takes loot.',
      'Osiedleni nie biorą żołdu, a kraina pracuje dla ciebie. Kto niczego nie zdziałał, bierze łup.',
    ],
  ],
  gate: [
    ['At the gate', 'Przy Wejściu do Cytadeli'],
    [
      'Unbeaten monsters come to the gate and spread panic: the Tavern is closed now. Beating them calms everything.',
      'Niepokonane potwory przychodzą do Wejścia do Cytadeli i sieją panikę: Karczma jest teraz zamknięta. Pokonanie ich uspokaja wszystko.',
    ],
    ['Send Purkas.', 'Wyślij Purkasa.'],
    [
      'The upper gate trail has guards: they absorb two hits.',
      'Górny szlak przy Wejściu do Cytadeli ma straż: pochłania dwa trafienia.',
    ],
    ['Here you load freely: a strength die …', 'Tutaj ładujesz swobodnie: kość Siły …'],
    ['… another one …', '… jeszcze jedna …'],
    ['… and a magic die.', '… i kość Magii.'],
    ['To the gate!', 'Do Wejścia do Cytadeli!'],
    [
      'Nobody conquers or loots at the gate, but glory and rewards are the same.',
      'Przy Wejściu do Cytadeli nikt nie podbija ani nie łupi, ale Chwała i nagrody są takie same.',
    ],
  ],
  wages: [
    ['Wages', 'Żołd'],
    [
      'At the end of a round everybody but leader and settlers is paid: 1, 2 or 3 coins, the more glory the more.',
      'Na koniec rundy każdy oprócz przywódcy i osadników dostaje żołd: 1, 2 lub 3 monety, im więcej Chwały, tym więcej.',
    ],
    [
      'Three members want 2 coins each, you have too little. Sell the trophy card of Abysur: five coins for each trophy.',
      'Trzej członkowie chcą po 2 monety, a masz za mało. Sprzedaj kartę Abysura: pięć monet za każde trofeum.',
    ],
    [
      'Whoever cannot pay loses all coins and one member. Plan your hires.',
      'Kto nie zapłaci, traci wszystkie monety i jednego członka. Planuj werbunek.',
    ],
  ],
  tricks: [
    ['Trickery', 'Podstęp'],
    [
      'With Trickery some of the tokens are tricks against neighbours. Before the battle they are turned up one by one.',
      'Z Podstępem część żetonów działa przeciw sąsiadom. W Starciu Pomiędzy Najemnikami odkrywa się je po kolei.',
    ],
    [
      'Turn up your token: it takes a strength die from the next trail.',
      'Odsłoń żeton: zabierze kość Siły z sąsiedniego szlaku.',
    ],
    [
      'A defence token on the trail can cancel a trick. Face-down tokens still count as traps.',
      'Żeton obrony na szlaku odpiera podstęp. Zakryte żetony nadal liczą się jako pułapki.',
    ],
  ],
  sambor: [
    ['Alone against Sambor', 'W pojedynkę przeciw Samborowi'],
    [
      'In a solo game Sambor takes fields and trails by the roll of two dice.',
      'W grze jednoosobowej Sambor zajmuje pola i szlaki według rzutu dwiema kośćmi.',
    ],
    ['Begin at the Mine.', 'Zacznij w Kopalni.'],
    ['Take the double field before he does.', 'Zajmij podwójne pole przed nim.'],
    ['He has answered. Now the Alchemist.', 'Odpowiedział. Teraz Alchemik.'],
    ['One potion, the rest venom.', 'Jedna mikstura, reszta to trucizny.'],
    [
      'Ten scenarios make a campaign: the better your rank, the harder the next one.',
      'Dziesięć scenariuszy to kampania: im wyższa ranga, tym trudniejszy następny.',
    ],
  ],
};

function inLanguage(pick: 0 | 1): Record<string, string> {
  const texts: Record<string, string> = {};
  for (const [id, pairs] of Object.entries(LESSONS)) {
    pairs.forEach((pair, index) => {
      texts[index === 0 ? `lesson.${id}.title` : `lesson.${id}.${index}`] = pair[pick];
    });
  }
  return texts;
}

export const lessonTexts = { en: inLanguage(0), pl: inLanguage(1) };
