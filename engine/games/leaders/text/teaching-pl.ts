// Co mówi nauczyciel pierwszej partii, po polsku.
export const teachingPl = {
  'teach.hello': 'Pojedynek dopiero się zaczął. Graj, jak chcesz; odezwę się, gdy coś nowego będzie ważne.',
  'teach.goal.title': 'Jak wygrać pojedynek',
  'teach.goal.say': 'Dwie twoje postacie obok wrogiej Królowej chwytają ją i pojedynek jest twój. To samo grozi twojemu Królowi.',
  'teach.goal.ask': 'Każda postać działa raz na turę. Kto z twoich zacznie?',
  'teach.power.title': 'Umiejętności aktywne',
  'teach.power.say': '{{figure}}: zamiast kroku może użyć umiejętności. {{text}} Pola z gwiazdą pokazują, dokąd.',
  'teach.power.ask': 'Spróbujesz teraz?',
  'teach.rest.title': 'Po jednej akcji',
  'teach.rest.say':
    'Kto wykonał akcję, odpoczywa do twojej następnej tury. Podświetlone postacie mogą jeszcze działać, ale nie muszą.',
  'teach.rest.ask': 'Kto teraz, czy może już wystarczy?',
  'teach.recruit.title': 'Rekrutacja',
  'teach.recruit.say':
    'Po akcjach rekrutujesz jedną z trzech odkrytych kart. Wskaż kartę, aby ją przeczytać: gwiazda działa w twojej turze, tarcza zawsze.',
  'teach.recruit.ask': 'Kto do ciebie dołączy?',
  'teach.place.title': 'Złote pola',
  'teach.place.say': 'Rekruci stają na złotym polu po twojej stronie i działają od twojej następnej tury.',
  'teach.place.ask': 'Gdzie stanie {{card}}?',
  'teach.danger.title': 'Wódz w niebezpieczeństwie',
  'teach.danger.say': '{{figure}} wroga już liczy się przeciw twojemu Wodzowi. Jeszcze jedna postać i pojedynek przegrany.',
  'teach.danger.ask': 'Odejdziesz czy uderzysz pierwszy?',
  'teach.press.title': 'Pół schwytania',
  'teach.press.say': '{{figure}}: liczy się przeciw wrogiej Królowej. To jedna z dwóch postaci, których trzeba do schwytania.',
  'teach.press.ask': 'Kto mógłby być drugi, teraz albo w następnej turze?',
  'teach.win.title': 'Dostrzec schwytanie',
  'teach.win.say': 'Przyjrzyj się: możesz zakończyć pojedynek w tej turze. Wystarczą jej wolne pola i twoje umiejętności.',
  'teach.win.ask': 'Widzisz jak?',
  'teach.full.title': 'Pełny oddział',
  'teach.full.say': 'Pięć kart razem z Wodzem: oddział jest pełny. Odtąd liczy się tylko ruch.',
  'teach.full.ask': 'Gdzie zaciśniesz pierścień?',
  'teach.surround.title': 'Otoczenie',
  'teach.surround.say':
    'Wódz bez wolnego pola wokół jest otoczony i przegrany, ktokolwiek na tych polach stoi. Wolnych pól Królowej: {{count}}.',
  'teach.surround.ask': 'Uda ci się ją zamknąć?',
  'teach.left':
    'Na później: Pustelnik i Młode, Nemezis, sztuczki Dozorcy i Obrońcy oraz tryb zaawansowany ze wszystkimi kartami.',
} as const;
