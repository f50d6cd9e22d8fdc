// What the teacher of the first match says.
import { teachingTexts } from '../../../core/teaching-text';

export const teachingText = teachingTexts({
  hello: [
    'We step into a duel under way, with one recruit a side. Play as you like; I speak up when something new matters.',
    'Wchodzimy w środek pojedynku: po jednym rekrucie na stronę. Graj, jak chcesz; odezwę się, gdy coś nowego będzie ważne.',
  ],
  left: [
    'Left for later: Hermit and Cub, Nemesis, the Jailer’s and the Protector’s fine points, and the advanced mode with all cards open.',
    'Na później: Pustelnik i Młode, Nemezis, sztuczki Dozorcy i Obrońcy oraz tryb zaawansowany ze wszystkimi kartami.',
  ],
  points: {
    goal: {
      title: ['How a duel is won', 'Jak wygrać pojedynek'],
      say: [
        'Two of your figures beside the enemy Queen capture her, and the duel is yours. The same is true of your King.',
        'Dwie twoje postacie obok wrogiej Królowej chwytają ją i pojedynek jest twój. To samo grozi twojemu Królowi.',
      ],
      ask: ['Every figure acts once a turn. Who of yours goes first?', 'Każda postać działa raz na turę. Kto z twoich zacznie?'],
    },
    power: {
      title: ['Active abilities', 'Zdolności aktywne'],
      say: [
        'The {{figure}} may use an ability instead of a step: {{text}} Chosen, it shows where by cells with a star.',
        '{{figure}}: zamiast kroku może użyć zdolności. {{text}} Po wybraniu pola z gwiazdą pokazują, dokąd.',
      ],
      ask: ['Where could it help now?', 'Gdzie by się teraz przydała?'],
    },
    rest: {
      title: ['One action each', 'Po jednej akcji'],
      say: [
        'Whoever has acted rests until your next turn. The lit ones may still act, and none of them must.',
        'Kto wykonał akcję, odpoczywa do twojej następnej tury. Podświetlone postacie mogą jeszcze działać, ale nie muszą.',
      ],
      ask: ['Who acts next, or have you done enough?', 'Kto teraz, czy może już wystarczy?'],
    },
    recruit: {
      title: ['Recruitment', 'Rekrutacja'],
      say: [
        'After your actions you recruit one of the three open cards. Beside each stands what it does: a star is used in your turn, a shield always works.',
        'Po akcjach rekrutujesz jedną z trzech odkrytych kart. Obok każdej stoi, co robi: gwiazda działa w twojej turze, tarcza zawsze.',
      ],
      ask: ['Who shall join you?', 'Kto do ciebie dołączy?'],
    },
    place: {
      title: ['Golden cells', 'Złote pola'],
      say: [
        'Recruits arrive on a golden cell of your own side and act from your next turn on.',
        'Rekruci stają na złotym polu po twojej stronie i działają od twojej następnej tury.',
      ],
      ask: ['Where shall the {{card}} stand?', 'Gdzie stanie {{card}}?'],
    },
    danger: {
      title: ['Your leader in danger', 'Wódz w niebezpieczeństwie'],
      say: [
        'The enemy {{figure}} already counts against your leader. One more, and the duel is lost.',
        '{{figure}} wroga już liczy się przeciw twojemu Wodzowi. Jeszcze jedna postać i pojedynek przegrany.',
      ],
      ask: ['Will you walk away, or strike first?', 'Odejdziesz czy uprzedzisz cios?'],
    },
    press: {
      title: ['Half a capture', 'Pół schwytania'],
      say: [
        'Your {{figure}} counts against the enemy Queen: that is one of the two a capture needs.',
        '{{figure}}: liczy się przeciw wrogiej Królowej. To jedna z dwóch postaci, których trzeba do schwytania.',
      ],
      ask: ['Who could be the second, now or next turn?', 'Kto mógłby być drugi, teraz albo w następnej turze?'],
    },
    win: {
      title: ['Seeing the capture', 'Dostrzec schwytanie'],
      say: [
        'Look closely: you can end the duel this turn. Her free cells and your abilities are all you need.',
        'Przyjrzyj się: możesz zakończyć pojedynek w tej turze. Wystarczą jej wolne pola i twoje zdolności.',
      ],
      ask: ['Do you see how?', 'Widzisz jak?'],
    },
    full: {
      title: ['A full team', 'Pełny oddział'],
      say: [
        'Five cards with your leader: your team is complete. From now on there is only movement.',
        'Pięć kart razem z Wodzem: oddział jest pełny. Odtąd liczy się tylko ruch.',
      ],
      ask: ['Where will you close in?', 'Gdzie zaciśniesz pierścień?'],
    },
    surround: {
      title: ['Surrounding', 'Otoczenie'],
      say: [
        'A leader without a free cell around is surrounded and lost, whoever fills the cells. Still free around hers: {{count}}.',
        'Wódz bez wolnego pola wokół jest otoczony i przegrany, ktokolwiek na tych polach stoi. Wolnych pól Królowej: {{count}}.',
      ],
      ask: ['Can you shut her in?', 'Uda ci się ją zamknąć?'],
    },
  },
});
