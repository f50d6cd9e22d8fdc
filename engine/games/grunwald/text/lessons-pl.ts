// Polskie teksty lekcji.
export const lessonsPl: Readonly<Record<string, string>> = {
  'lesson.officers.title': 'Oficer i pomocnicy',
  'lesson.officers.1':
    'Król chce mieć wojsko przed latem 1410 roku, a ty masz osiem rund, żeby je zebrać. W każdej rundzie wysyłasz oficera i pomocników na pola mapy.',
  'lesson.officers.2': 'Oficer jest wart 2 punkty, pomocnik 1. Weź oficera.',
  'lesson.officers.3': 'Poślij go na pole Rycerze koronni: czeka tam rycerz o sile 5.',
  'lesson.officers.4':
    'Drugi gracz postawił obok jednego pomocnika i przegrywa. Znów twoja kolej. Weź obu pomocników: mogą jechać razem.',
  'lesson.officers.5': 'Poślij ich na pole Dukaty.',
  'lesson.officers.6':
    'Wszystkie pionki stoją, a pola rozstrzygnięto według numerów. Rycerz jest na twojej ręce, a na Dukatach masz pierwsze miejsce: wcześniejsza para wygrała z późniejszym oficerem.',

  'lesson.ties.title': 'Kto pierwszy, ten lepszy',
  'lesson.ties.1':
    'Twój pomocnik stoi najdalej z lewej na polu Rycerze koronni, ale oficer obok prowadzi 2 do 1. Trzeci gracz spasował.',
  'lesson.ties.2': 'Pomocników nigdy nie dokłada się do pomocników. Oficera wolno: weź go.',
  'lesson.ties.3': 'Dołóż go do pomocnika. Zachowasz miejsce z lewej.',
  'lesson.ties.4': 'Teraz prowadzisz z 3 punktami. Pozostali spasowali; spasuj i ty, ostatni pomocnik może zostać w domu.',
  'lesson.ties.5':
    'Najsilniejszy rycerz jest twój, a drugi przypadł następnemu w kolejności. Gdyby był remis, wygrałby stojący najdalej z lewej.',

  'lesson.coin.title': 'Co można kupić za dukaty',
  'lesson.coin.1':
    'Na dwóch polach przemawia pieniądz. Na polu Rycerze zaciężni liczą się same dukaty; na Prowiancie każdy dukat to dodatkowy punkt.',
  'lesson.coin.2': 'Rycerz zaciężny wymaga jednego pionka i jednej stawki. Wystarczy pomocnik: weź jednego.',
  'lesson.coin.3': 'Poślij go na pole Rycerze zaciężni.',
  'lesson.coin.4': 'Postaw 3. Później nie da się podnieść stawki; drugi gracz też ma 3 dukaty, ale ty jesteś wcześniej.',
  'lesson.coin.5': 'Obcy oficer pojechał po prowiant bez dukatów. Weź swojego oficera.',
  'lesson.coin.6': 'Też idź na Prowiant.',
  'lesson.coin.7': 'Sam oficer dałby tylko remis, a remis przegrywasz. Dołóż 1 dukata.',
  'lesson.coin.8': 'Drugi gracz daje za rycerza zaciężnego 2, mniej niż ty. Spasuj.',
  'lesson.coin.9':
    'Oba pola są twoje, zapłata wyniosła 4 dukaty. Drugi gracz nic tam nie zdobył i odzyskał stawkę: przegrani nie płacą.',

  'lesson.helpers.title': 'Więcej pomocników',
  'lesson.helpers.1':
    'Zaczynasz z dwoma z pięciu pomocników; każdy następny to punkt więcej we wszystkich kolejnych rundach. Na polu Pomocnicy prowadzi obcy oficer, twój pomocnik jest drugi.',
  'lesson.helpers.2': 'Spasuj; to, co stoi, wystarczy.',
  'lesson.helpers.3':
    'Pierwszy dostał pomocnika za darmo. Drugi może go kupić za tyle dukatów, ilu ma pomocników: dla ciebie 2. Kup.',
  'lesson.helpers.4': 'Wcześni pomocnicy zwracają się wielokrotnie. Późniejsi kosztują 3 i 4 dukaty.',

  'lesson.auction.title': 'Wydarzenia',
  'lesson.auction.1':
    'Od drugiej rundy każda zaczyna się wydarzeniem. Bywają licytacje, tajne zadania i zmiany na całą rundę. Statki ze zbożem: 3 prowiantu za najwyższą ofertę. Na końcu prowiantu będą potrzebować wszyscy twoi rycerze.',
  'lesson.auction.2': 'Zacznij od 1 dukata.',
  'lesson.auction.3': 'Drugi gracz daje 2, a ma 3. Kto odpadnie, już nie wraca. Przebij do 3.',
  'lesson.auction.4': 'Nikt nie da więcej: zboże jest twoje. W licytacji płaci tylko zwycięzca.',

  'lesson.skirmish.title': 'Potyczka',
  'lesson.skirmish.1':
    'Rozejm skończył się po rundzie 3. Od teraz co rundę wyrusza dwóch Krzyżaków. Ich siła to obie karty plus 2 przy dwóch graczach: 3 + 1 + 2 = 6.',
  'lesson.skirmish.2': 'Każdy może wysłać przeciw nim jeden pionek. Weź pomocnika.',
  'lesson.skirmish.3': 'Poślij go na pole Krzyżacy.',
  'lesson.skirmish.4': 'Drugi gracz staje obok ciebie. Spasuj, żeby rozstrzygnąć pola.',
  'lesson.skirmish.5':
    'Teraz obaj gracze potajemnie wybierają kartę: rycerza z ręki albo dla blefu chłopa. Wyślij Odrowąża o sile 5.',
  'lesson.skirmish.6':
    '5 pokonuje Krzyżaka o sile 3, który jest teraz twoim jeńcem; 2 drugiego gracza pokonuje 1. Razem 7 przeciw 6: potyczka wygrana. Obaj rycerze odpoczywają w obozowiskach. Już nie powalczą, ale nadal dają punkty.',

  'lesson.defeat.title': 'Po klęsce',
  'lesson.defeat.1':
    'Nie ma cię w tej potyczce, a 5 drugiego gracza nie wystarczyło przeciw 4 + 2 + 2 = 8. Teraz każdy, ty także, oddaje coś wartego co najmniej 3: rycerzy, dawnych jeńców albo prowiant.',
  'lesson.defeat.2': 'Oddaj jeńca o sile 1.',
  'lesson.defeat.3': 'To jeszcze za mało. Dołóż Abdanka, rycerza o sile 2.',
  'lesson.defeat.4': 'Trzy wystarczą. Wciąż można się cofnąć i wybrać inaczej; zatwierdź.',
  'lesson.defeat.5':
    'Silny rycerz i prowiant ocalały. Drugi gracz też stracił, ale nigdy nie traci się karty, która walczyła, ani nowego jeńca.',

  'lesson.reckoning.title': 'Ostatni obrachunek',
  'lesson.reckoning.1':
    'Ostatnia runda. Stajesz bez pomocy przeciw dwóm najsłabszym Krzyżakom: 1 + 1 + 2 = 4. Potem wojsko trzeba nakarmić i policzyć.',
  'lesson.reckoning.2': 'Wyślij Topora. Siła 6 wygrywa potyczkę i daje jeńca.',
  'lesson.reckoning.3':
    'Każdy rycerz potrzebuje 1 prowiantu, a ty masz 3 na czterech. Jeńcy nie jedzą. Jeden rycerz musi wrócić do domu: wybierz najsłabszego.',
  'lesson.reckoning.4': 'Zatwierdź.',
  'lesson.reckoning.5':
    'Siła, najwięcej rycerzy koronnych, najwięcej rycerzy zaciężnych, największy zapas prowiantu i punkt za dwa dukaty dają wynik. To już cała gra: na Grunwald!',
};
