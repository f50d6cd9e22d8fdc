// The twelve opponents in Polish.
import type { People } from './people';

export const peoplePl: People = {
  hanka: {
    story: 'Córka młynarza, która kości poznała przed pacierzem. Najpierw szarżuje, potem liczy worki.',
    habit: 'rzuca się w każdą bójkę, a o koszty pyta później.',
    lines: {
      gain: ['Ha! Znowu pełne worki!', 'Widzieliście? Powiedzcie mojej matce!'],
      strike: ['Z drogi!', 'Kto pierwszy w bramie, ten wygrywa!'],
      hurt: ['Au! Spróbuj jeszcze raz, jak śmiesz.', 'Zabolało. Teraz ja!'],
      loss: ['Trudno, co się rozsypało, to się rozsypało.', 'Młyn się kręci, szczęście też.'],
      won: ['Wygrałam? Wygrałam! Jeszcze raz!'],
      lost: ['Następnym razem ruszę jeszcze wcześniej.'],
    },
  },
  vojtech: {
    story: 'Nowicjusz, za dnia przepisuje mapy, nocą ruchy. O każdą zasadę pyta dwa razy i żadnej jeszcze nie złamał.',
    habit: 'omija ryzyko i bierze to, co małe, ale pewne.',
    lines: {
      gain: ['Wolno tak? Wolno. Sprawdziłem.', 'Wpiszę to na marginesie, czerwonym inkaustem.'],
      strike: ['Proszę o wybaczenie, zasada pozwala.', 'Przykro mi. Pytałem dwa razy.'],
      hurt: ['A więc to znaczyła ta karta w księdze.', 'Przepisywałem kiedyś ten ruch. Niestarannie.'],
      loss: ['Kleks. Zeskrobię.', 'Trzeba było poczekać jedną stronicę dłużej.'],
      won: ['Tu musi być błąd. Nie ma żadnego.'],
      lost: ['Nauczyłem się dziś jedenastu rzeczy.'],
    },
  },
  dobroslawa: {
    story:
      'Jej karczma spłonęła dwa razy i oba razy otwarto ją tego samego wieczora. Nigdy się nie spieszy i nie zapomina długów.',
    habit: 'gra swój spokojny ruch, cokolwiek robią inni.',
    lines: {
      gain: ['Wolno gotowane, dobrze gotowane.', 'To na półkę, do reszty.'],
      strike: ['Rachunek, kochani. Już był termin.', 'Bez urazy; dom musi stać.'],
      hurt: ['Mam to zapisane na drzwiach.', 'Gorsze rzeczy się tu paliły.'],
      loss: ['Wieczorem otwieramy znowu.', 'Pęknięty dzban też trzyma połowę.'],
      won: ['Siadajcie wszyscy. Zupa na mój koszt.'],
      lost: ['Pięknie zagrane. Zmywa zwycięzca.'],
    },
  },
  ulrike: {
    story: 'Wdowa po kupcu solnym, ma trzy wagi. Każdy pionek ma cenę; ona swoje zapisuje.',
    habit: 'gromadzi, a płaci tylko wtedy, gdy na tym zyska.',
    lines: {
      gain: ['Ładnie waży.', 'Do pozostałych. Ostrożnie.'],
      strike: ['Cena była za niska.', 'Odbieram tylko to, co się należy.'],
      hurt: ['Kwotę zapisałam. Imię też.', 'Drogo. Dla nas obojga.'],
      loss: ['Sól się sypie. Zamiata się i już.', 'Zły dzień targowy, nic więcej.'],
      won: ['Waga przemówiła.'],
      lost: ['Przepłacone, proszę mi wierzyć.'],
    },
  },
  matous: {
    story: 'Sokolnik bez służby, który wciąż wszystko słyszy. Patrzy na jedno pole, rusza się na innym.',
    habit: 'idzie tam, gdzie nikt nie patrzy, i nie zdradza celu.',
    lines: {
      gain: ['Wszyscy patrzyli w drugą stronę.', 'Ciche skrzydło łowi najwięcej.'],
      strike: ['Sokół bije z góry.', 'Spojrzenie w lewo. Szkoda.'],
      hurt: ['A więc było mnie słychać.', 'Bystre oczy. Trzeba latać niżej.'],
      loss: ['Ptak chybił. Ptakom się zdarza.', 'Nawet sokół czasem łyka powietrze.'],
      won: ['To było rozstrzygnięte dawno. O, tam.'],
      lost: ['Właściwa ręka na oku. Brawo.'],
    },
  },
  jurgis: {
    story: 'Łowca z głębokich lasów, w skórze wilka, któremu nie wybaczył. Uderz go raz, a nie będzie znał innego wroga.',
    habit: 'kto go zrani, staje się zwierzyną.',
    lines: {
      gain: ['Mięso na zimę.', 'Las daje temu, kto czeka.'],
      strike: ['To za tamto.', 'Wilk pamięta trop.'],
      hurt: ['Znam już twój zapach.', 'Trzeba było dobić.'],
      loss: ['Zimna noc. Bywały zimniejsze.', 'Sidła były moje. Kulawa noga też.'],
      won: ['Skóra jest moja.'],
      lost: ['Spotkamy się w innym lesie.'],
    },
  },
  balint: {
    story: 'Trzeci syn, pierwszy w każdej szarży. Najgłośniej śmieje się, gdy szansa jest jedna na trzy.',
    habit: 'jedzie prosto po największą nagrodę, szanse czy nie.',
    lines: {
      gain: ['Największy jest mój. Zapiszcie to!', 'Jedna na trzy, mówili!'],
      strike: ['Na koń! Ktoś coś mówił?', 'Moi bracia też tak przegrali.'],
      hurt: ['Ha! Dobry cios. A teraz patrzcie.', 'Nareszcie ktoś oddaje!'],
      loss: ['Zrobiłbym to znowu. Dwa razy.', 'Koń się starał.'],
      won: ['Znowu pierwszy! Wino dla drugiego!'],
      lost: ['Co za upadek! Wszyscy widzieli?'],
    },
  },
  rasa: {
    story: 'Po każdym sztormie obchodzi bursztynowy brzeg. Co błyszczy na stole, jest jej, zanim ktoś to wygra.',
    habit: 'kończy rundy z najpełniejszą sakiewką i bije się tylko o złoto.',
    lines: {
      gain: ['Mrugało do mnie. Jak było zostawić?', 'Jeszcze jeden na sznurek.'],
      strike: ['I tak leżało nieużywane.', 'Morze daje, ja podnoszę.'],
      hurt: ['Ostrożnie. To była para.', 'Lepkie palce. Wolę, gdy są moje.'],
      loss: ['Odpływ zabrał. Przypływ odda.', 'Tylko szkło. Mówię sobie, że tylko szkło.'],
      won: ['Patrzcie, jak to razem lśni.'],
      lost: ['Niech tam. Po blasku trafię do twoich drzwi.'],
    },
  },
  ilona: {
    story: 'Ma listę jedenastu imion, dziesięć skreśliła. Bądź grzeczny, gdy zabierasz jej ostatnią kartę.',
    habit: 'zostawia innych w spokoju, póki ktoś jej nie tknie.',
    lines: {
      gain: ['Dziękuję. To zamyka jeden wiersz.', 'Dobrze. Mogę znowu czekać.'],
      strike: ['Skreślone.', 'Mówiłam, że do tego wrócę.'],
      hurt: ['Jak to się pisze?', 'Na liście jest jeszcze miejsce.'],
      loss: ['Los też jest na liście.', 'Nie winię kości. Prawie.'],
      won: ['Lista pusta. Na dziś.'],
      lost: ['Będę potrzebować dłuższej karty.'],
    },
  },
  reinhold: {
    story: 'Czterdzieści oblężeń i żadnego odwrotu, którego by wcześniej nie zmierzył. Czeka, aż zaczniesz się spieszyć.',
    habit: 'zabezpiecza, co ma, i czeka na cudzy błąd.',
    lines: {
      gain: ['Jak wymierzone.', 'Mur stoi. Idziemy dalej.'],
      strike: ['Pośpiech, pośpiech.', 'Wyłom na łokieć wystarczy.'],
      hurt: ['Liczyłem się z tym. Prawie.', 'Dobry podkop. Nie słyszałem.'],
      loss: ['Czterdzieści oblężeń uczy tracić wieże.', 'A zatem odwód.'],
      won: ['Brama w końcu otwiera się sama.'],
      lost: ['Zmierzona klęska. Gratuluję.'],
    },
  },
  sidonie: {
    story: 'Ksieni klasztoru, który nie ma ziemi, a ma wszystkie drogi. Za pułapkę jeszcze jej podziękujesz.',
    habit: 'pokazuje jedną drogę, a idzie drugą.',
    lines: {
      gain: ['Bóg zapłać za przytrzymanie drzwi.', 'Wszystkie drogi, moje dziecko. Wszystkie.'],
      strike: ['Proszę podziękować. To była lekcja.', 'Modliłam się o was zawczasu.'],
      hurt: ['Jak zmyślnie. Kto tego uczył? Ja?', 'Wybaczam. Później.'],
      loss: ['Objazd. Idąc, odmówimy różaniec.', 'Niebo lubi czasem skromną rękę.'],
      won: ['Sami mnie tu zaprowadziliście.'],
      lost: ['Idźcie w pokoju. I wróćcie.'],
    },
  },
  bogumil: {
    story: 'Najstarsza chorągiew przy stole i ta, która stoi jeszcze o świcie. Każdy ruch gra, jakby to było jego ostatnie pole.',
    habit: 'robi to, co słuszne, ruch po ruchu, do końca.',
    lines: {
      gain: ['Tak grał mój dziad.', 'Pole za polem.'],
      strike: ['Wstawaj, młodzieży. Jeszcze raz.', 'Stary cios, ale wciąż siada.'],
      hurt: ['Dobry cios! Poczułem go w czterdziestu zimach.', 'Jest ręka. Pilnować jej.'],
      loss: ['Chorągiew się gnie. Nie pada.', 'Traciłem lepsze pola niż to.'],
      won: ['Świt. I wciąż stoję.'],
      lost: ['Weźcie więc chorągiew. Zasłużenie.'],
    },
  },
};
