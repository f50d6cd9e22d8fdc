// What the teacher of the first match says.
import { teachingTexts } from '../../../core/teaching-text';

export const teachingText = teachingTexts({
  hello: [
    'The ride is under way: you and Hanka have eight points each, twenty are wanted. Go where you like; I speak when something new matters.',
    'Wyprawa już trwa: ty i Hanka macie po osiem punktów, trzeba dwudziestu. Jedź, dokąd chcesz; odezwę się, gdy coś nowego będzie ważne.',
  ],
  left: [
    'Left for later: sovereigns’ favours, morale’s margins, the experienced variant, and Torak, who waits for those who ride alone.',
    'Na później: przychylność władców, krańce morale, wariant doświadczony i Torak, który czeka na samotnych.',
  ],
  points: {
    turn: {
      title: ['Two actions a turn', 'Dwie akcje na turę'],
      say: [
        'You have two actions: ride, try what lies on your space, hire, or attack. Your reach in spaces is {{range}}, and whoever has {{goal}} points brings on the last round.',
        'Masz dwie akcje: jedź, spróbuj tego, co leży na twoim polu, werbuj albo atakuj. Twój zasięg to {{range}}, a kto ma {{goal}} punktów, zaczyna ostatnią rundę.',
      ],
      ask: ['Where do you ride?', 'Dokąd jedziesz?'],
    },
    event: {
      title: ['An event', 'Wydarzenie'],
      say: [
        'A token lies here. Its back tells the kind: hover to see what such events usually want and give.',
        'Leży tu żeton. Jego rewers zdradza rodzaj: wskaż go, by zobaczyć, czego takie wydarzenia zwykle żądają i co dają.',
      ],
      ask: ['Will you try it?', 'Spróbujesz?'],
    },
    roll: {
      title: ['The roll', 'Rzut'],
      say: [
        'Your dice and the icons of your retinue add up. Click a die to throw it again; rerolls left: {{rerolls}}.',
        'Kości i symbole drużyny sumują się. Zostało przerzutów: {{rerolls}}; kliknij kość, by rzucić nią ponownie.',
      ],
      ask: ['Throw again, or keep?', 'Rzucasz jeszcze raz czy zostawiasz?'],
    },
    rows: {
      title: ['Rows and rewards', 'Rzędy i nagrody'],
      say: [
        'The first row must be covered, the others may be, each from the icons that are left. Every row pays at once.',
        'Pierwszy rząd trzeba pokryć, następne można, każdy z tego, co zostało. Każdy rząd wypłaca od razu.',
      ],
      ask: ['Which row do you take?', 'Który rząd bierzesz?'],
    },
    luck: {
      title: ['Luck tokens', 'Żetony szczęścia'],
      say: [
        'A luck token stands for any missing icon. You may use {{tokens}} now; a failed try brings one.',
        'Żeton szczęścia zastępuje dowolny brakujący symbol. Możesz teraz użyć: {{tokens}}; nieudana próba daje jeden.',
      ],
      ask: ['Spend them, or fail and keep them?', 'Wydasz je czy poniesiesz porażkę i zachowasz?'],
    },
    tavern: {
      title: ['The tavern', 'Karczma'],
      say: [
        'Here you hire with coins; your purse holds {{coins}}. Dice and icons make every roll better. With four members a new one replaces another.',
        'Tutaj werbujesz za monety; w sakwie masz {{coins}}. Kości i symbole poprawiają każdy rzut. Przy czterech drużynnikach nowy zastępuje innego.',
      ],
      ask: ['Who rides with you?', 'Kto pojedzie z tobą?'],
    },
    gain: {
      title: ['A member as a reward', 'Drużynnik w nagrodę'],
      say: [
        'This one joins for nothing. Look at what your rolls lack.',
        'Ten dołącza za darmo. Zobacz, czego brakuje twoim rzutom.',
      ],
      ask: ['Whom do you take?', 'Kogo bierzesz?'],
    },
    tournament: {
      title: ['A tournament is called', 'Ogłoszono turniej'],
      say: [
        'For one coin you ride along: the pot holds {{pot}} in coins, and places bring points. Six dice for everybody, whatever your retinue.',
        'Za jedną monetę bierzesz udział: w puli jest {{pot}}, a miejsca dają punkty. Sześć kości dla każdego, niezależnie od drużyny.',
      ],
      ask: ['Do you ride?', 'Stajesz w szranki?'],
    },
    joust: {
      title: ['Setting a die aside', 'Odkładanie kości'],
      say: [
        'Luck counts 3, speech 2, sword and shield 1. To throw again you give up one die for good.',
        'Szczęście liczy się za 3, mowa za 2, miecz i tarcza za 1. Aby rzucić ponownie, oddajesz jedną kość na dobre.',
      ],
      ask: ['Is a better throw worth a die?', 'Czy lepszy rzut jest wart kości?'],
    },
    castle: {
      title: ['A castle', 'Zamek'],
      say: [
        'A castle is taken row by row, each with a fresh roll. All rows, and the reward is great; one fails, and you get a luck token.',
        'Zamek podbija się rząd po rzędzie, każdy nowym rzutem. Wszystkie rzędy to wielka nagroda; jeden nieudany daje żeton szczęścia.',
      ],
      ask: ['Are you strong enough?', 'Masz dość sił?'],
    },
    warrant: {
      title: ['A warrant', 'List gończy'],
      say: [
        'There is a price on your head: coins on the warrant: {{coins}}. You ride one space less, and rivals on your space may attack you for them.',
        'Jest cena za twoją głowę: na liście leży monet: {{coins}}. Jedziesz o pole mniej, a rywale na twoim polu mogą cię zaatakować.',
      ],
      ask: ['Will you keep your distance?', 'Będziesz trzymać się z daleka?'],
    },
    attack: {
      title: ['Attacking', 'Atak'],
      say: [
        'A rival with a warrant shares your space. Your swords against his shields: a win brings two points and the coins.',
        'Rywal z listem gończym stoi na twoim polu. Twoje miecze przeciw jego tarczom: zwycięstwo to dwa punkty i monety.',
      ],
      ask: ['Will you fight?', 'Walczysz?'],
    },
    coins: {
      title: ['Coins are points', 'Monety to punkty'],
      say: [
        'Coins are points at the end, five for one: your {{coins}} would make {{points}}. Spend them for members that earn more than that.',
        'Monet masz {{coins}}, na koniec to punktów: {{points}}, bo pięć daje jeden. Wydawaj je na drużynników, którzy zarobią więcej.',
      ],
      ask: ['Save or spend?', 'Oszczędzasz czy wydajesz?'],
    },
    rival: {
      title: ['Rivals take your tokens', 'Rywale biorą żetony'],
      say: [
        'A token is there for whoever comes first, also one that you left face up. Look where she can ride.',
        'Żeton jest dla tego, kto przyjdzie pierwszy, także ten, który zostawisz odkryty. Zobacz, dokąd ona może dojechać.',
      ],
      ask: ['What will you take before her?', 'Co zabierzesz przed nią?'],
    },
    last: {
      title: ['The last round', 'Ostatnia runda'],
      say: [
        'Somebody has reached the goal: everybody finishes this round. Coins and the warrant’s coins are counted now.',
        'Ktoś osiągnął cel: wszyscy kończą tę rundę. Teraz liczą się też monety, także te z listu gończego.',
      ],
      ask: ['What still brings points?', 'Co jeszcze da punkty?'],
    },
  },
});
