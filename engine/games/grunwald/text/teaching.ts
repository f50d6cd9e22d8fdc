// What the teacher of the first match says.
import { teachingTexts } from '../../../core/teaching-text';

export const teachingText = teachingTexts({
  hello: [
    'The war is close, and you and Hanka hold a few knights each. Play as you like; I speak up when something new matters.',
    'Wojna blisko, a ty i Hanka macie już po kilku rycerzy. Graj, jak chcesz; odezwę się, gdy coś nowego będzie ważne.',
  ],
  left: [
    'Left for later: the truce of the first three rounds, most of the events, and tables of three and four, where second places win something too.',
    'Na później: rozejm pierwszych trzech rund, większość wydarzeń oraz stoły na trzy i cztery osoby, gdzie i drugie miejsca coś dają.',
  ],
  points: {
    goal: {
      title: ['Strength wins the war', 'O wyniku decyduje siła'],
      say: [
        'Rounds to go: {{rounds}}. Then the strength of your knights is counted. To gather them you send an officer, worth 2, and helpers, worth 1 each.',
        'Zostało rund: {{rounds}}. Potem policzymy siłę twoich rycerzy. Zbierasz ich, wysyłając oficera, wartego 2, i pomocników, wartych po 1.',
      ],
      ask: ['Whom do you take in hand first?', 'Kogo bierzesz do ręki najpierw?'],
    },
    fields: {
      title: ['Six fields, first come', 'Sześć pól, kto pierwszy'],
      say: [
        'Whoever has most points on a field wins what lies there; a tie goes to the one who came first. Point at a field to read what it gives.',
        'Kto ma na polu najwięcej punktów, bierze, co tam leży; remis wygrywa ten, kto przyszedł wcześniej. Wskaż pole, aby przeczytać, co daje.',
      ],
      ask: ['Where do they go?', 'Dokąd idą?'],
    },
    stake: {
      title: ['Ducats for provision', 'Dukaty za prowiant'],
      say: [
        'Here every ducat is a point too, beside your pieces. Only the winner pays; all others get theirs back.',
        'Tutaj każdy dukat to też punkt, obok pionków. Płaci tylko zwycięzca; pozostali odzyskują swoje.',
      ],
      ask: ['How many will you lay beside your piece?', 'Ile dołożysz do pionka?'],
    },
    hire: {
      title: ['A bid for mercenaries', 'Stawka za zaciężnych'],
      say: [
        'Mercenaries look at ducats alone: your piece only carries them, and the sum cannot be raised later. Only the winner pays.',
        'Zaciężni patrzą tylko na dukaty: pionek je jedynie niesie, a sumy nie można potem podnieść. Płaci tylko zwycięzca.',
      ],
      ask: ['What is the strongest of them worth to you?', 'Ile wart jest dla ciebie najsilniejszy z nich?'],
    },
    turns: {
      title: ['Coming back to a field', 'Powrót na pole'],
      say: [
        'You and Hanka place in turn until both pass. Your officer may join your helpers on a field, and they him; helpers never join helpers.',
        'Ty i Hanka wystawiacie na zmianę, aż obie strony spasują. Oficer może dołączyć do twoich pomocników, a oni do niego; pomocnicy do pomocników nigdy.',
      ],
      ask: ['Will you add helpers, or keep them home?', 'Dołożysz pomocników czy zostaną w domu?'],
    },
    teutons: {
      title: ['The skirmish', 'Potyczka'],
      say: [
        'The Teutons stand at {{strength}}. If nobody meets them the loss falls on everybody. A single piece there lets you send one card in secret.',
        'Krzyżacy mają siłę {{strength}}. Jeśli nikt im nie stawi czoła, stratę poniosą wszyscy. Jeden pionek pozwala ci wysłać potajemnie jedną kartę.',
      ],
      ask: ['Will you go, or is something else worth more?', 'Pójdziesz, czy coś innego jest więcej warte?'],
    },
    skirmish: {
      title: ['A card in secret', 'Karta w tajemnicy'],
      say: [
        'The cards are turned up together and must reach {{strength}} in sum. A knight fights once in the whole game and still scores; the peasant only bluffs.',
        'Karty odsłania się razem i w sumie muszą dać {{strength}}. Rycerz walczy raz w całej grze i nadal daje punkty; chłop tylko blefuje.',
      ],
      ask: ['Whom do you send?', 'Kogo wysyłasz?'],
    },
    task: {
      title: ['An event’s task', 'Zadanie wydarzenia'],
      say: [
        'The event asks everybody for one secret card. What you use rests in the camp afterwards, and still scores at the end.',
        'Wydarzenie żąda od wszystkich po jednej tajnej karcie. Użyty rycerz odpoczywa potem w obozowisku i na koniec nadal daje punkty.',
      ],
      ask: ['Which card is worth it?', 'Która karta jest tego warta?'],
    },
    auction: {
      title: ['An auction', 'Licytacja'],
      say: [
        'Bids are made in the open, and whoever drops out stays out. Now at {{bid}}. Only the winner pays.',
        'Licytuje się jawnie; kto odpadnie, już nie wraca. Teraz {{bid}}. Płaci tylko zwycięzca.',
      ],
      ask: ['How far will you go?', 'Jak wysoko pójdziesz?'],
    },
    offer: {
      title: ['An offer', 'Oferta'],
      say: [
        'You may buy, and need not. Every two ducats left at the end are a point.',
        'Możesz kupić, ale nie musisz. Każde dwa dukaty na koniec to punkt.',
      ],
      ask: ['Is it worth the price?', 'Czy warto tyle zapłacić?'],
    },
    loss: {
      title: ['A battle lost', 'Przegrana bitwa'],
      say: [
        'Everybody pays the missing strength, {{owed}}, with knights, provision or captives. What just fought and the peasant are safe.',
        'Każdy pokrywa brakującą siłę, {{owed}}, rycerzami, prowiantem albo jeńcami. Kto właśnie walczył, i chłop, są bezpieczni.',
      ],
      ask: ['What can you spare?', 'Bez czego się obejdziesz?'],
    },
    provision: {
      title: ['Bread for the army', 'Prowiant dla armii'],
      say: [
        'Your knights: {{knights}}; your provision feeds {{provision}}. At the end every knight eats one; the unfed leave.',
        'Masz rycerzy: {{knights}}, a prowiantu na {{provision}}. Na koniec każdy rycerz zjada jeden; niewyżywieni odchodzą.',
      ],
      ask: ['Where will the bread come from?', 'Skąd weźmiesz prowiant?'],
    },
    standing: {
      title: ['What counts besides strength', 'Co liczy się poza siłą'],
      say: [
        'If it ended now you would stand at {{points}}. Most crown knights, most mercenaries, most bread to spare and the ducats score as well: point at them in your panel.',
        'Gdyby to był koniec, masz punktów: {{points}}. Liczą się też: najwięcej rycerzy Korony, najwięcej zaciężnych, najwięcej zapasów i dukaty. Wskaż je na swoim panelu.',
      ],
      ask: ['What do you lack most?', 'Czego ci najbardziej brakuje?'],
    },
    feeding: {
      title: ['The last feeding', 'Ostatni posiłek'],
      say: [
        'Not all can be fed: choose who leaves. Strength scores, so the weakest usually go.',
        'Dla wszystkich nie starczy: wybierz, kto odejdzie. Punkty daje siła, więc zwykle odchodzą najsłabsi.',
      ],
      ask: ['Who goes home?', 'Kto wraca do domu?'],
    },
  },
});
