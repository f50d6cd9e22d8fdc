// What the teacher of the first match says.
import { teachingTexts } from '../../../core/teaching-text';

export const teachingText = teachingTexts({
  hello: [
    'Sit down, dear. Three short rounds, no more. Do what you like; I speak when something new matters.',
    'Siadaj, kochanie. Trzy krótkie rundy, nie więcej. Rób, co chcesz; odezwę się, gdy coś nowego będzie ważne.',
  ],
  left: [
    'Left for later: traps and tricks, the merchant’s ways, settled lands and their gifts, panic at the gate, and the scenarios for one.',
    'Na później: pułapki i podstępy, sposoby Handlarza, zasiedlone krainy i ich dary, panika przy bramie oraz scenariusze dla jednej osoby.',
  ],
  points: {
    dice: {
      title: ['Dice are your hands', 'Kości to twoje ręce'],
      say: [
        'The match has {{rounds}} rounds. Your dice are your hands: each turn some of them go to a building, and it gives at once. In the Tavern one red or yellow die hires a mercenary.',
        'Rund w tej partii: {{rounds}}. Kości to twoje ręce: co turę część idzie do budynku i od razu coś daje. W Tawernie jedna czerwona albo żółta kość werbuje najemnika.',
      ],
      ask: ['Shall we begin at the Tavern?', 'Zaczniemy od Tawerny?'],
    },
    die: {
      title: ['Which die', 'Która kość'],
      say: [
        'Red is strength, purple magic, yellow influence. The number on a yellow die is a discount in coins.',
        'Czerwona to Siła, fioletowa Magia, żółta Wpływ. Liczba na żółtej kości to zniżka w monetach.',
      ],
      ask: ['Which one do you lay down?', 'Którą kładziesz?'],
    },
    hire: {
      title: ['Hiring', 'Werbowanie'],
      say: [
        'You may hire whose reputation is at most your prevailing glory, {{prevailing}}. New members bring their dice at once.',
        'Możesz zwerbować tego, czyja reputacja nie przekracza twojej górującej Chwały: {{prevailing}}. Nowi od razu przynoszą swoje kości.',
      ],
      ask: ['Who shall join your clan?', 'Kto dołączy do klanu?'],
    },
    send: {
      title: ['Into the Outlands', 'Na Pustkowia'],
      say: [
        'Members can be sent out: to quests, to a land with its monster, or to the gate. They take dice with them, and glory is won there.',
        'Członków można wysłać: na misję, do krainy z potworem albo do bramy. Biorą ze sobą kości, a tam zdobywa się Chwałę.',
      ],
      ask: ['Will you send somebody now?', 'Wyślesz kogoś teraz?'],
    },
    trail: {
      title: ['Choosing a trail', 'Wybór szlaku'],
      say: [
        'Each trail asks for certain dice and gives a bonus. Left trails meet the monster first.',
        'Każdy szlak żąda pewnych kości i daje premię. Lewe szlaki spotykają potwora pierwsze.',
      ],
      ask: ['Which trail?', 'Który szlak?'],
    },
    load: {
      title: ['What to take along', 'Co zabrać'],
      say: [
        'Whatever goes now is all there will be: dice for the strike, defence and potions against hits. The odds beside it follow what you load.',
        'Co weźmiesz teraz, to wszystko, co będzie: kości do ciosu, obrona i mikstury przeciw trafieniom. Szanse obok zmieniają się z ładunkiem.',
      ],
      ask: ['Is it enough?', 'Czy to wystarczy?'],
    },
    citadel: {
      title: ['The citadel', 'Cytadela'],
      say: [
        'Every building works with certain dice, and a used field is closed for all until clean-up. Whoever comes first has the better field.',
        'Każdy budynek przyjmuje pewne kości, a zajęte pole jest zamknięte dla wszystkich do porządkowania. Kto pierwszy, ma lepsze pole.',
      ],
      ask: ['Where next?', 'Dokąd teraz?'],
    },
    mine: {
      title: ['The Mine', 'Kopalnia'],
      say: [
        'Strength digs coins: two dice on a double field dig more than twice as much as one.',
        'Siła wykopuje monety: dwie kości na podwójnym polu dają ponad dwa razy więcej niż jedna.',
      ],
      ask: ['One die or two?', 'Jedna kość czy dwie?'],
    },
    market: {
      title: ['Equipment', 'Wyposażenie'],
      say: [
        'Equipment stays with its bearer and works once a round.',
        'Wyposażenie zostaje przy właścicielu i działa raz na rundę.',
      ],
      ask: ['What helps your clan most?', 'Co najbardziej pomoże klanowi?'],
    },
    ward: {
      title: ['Magic against attack dice', 'Magia przeciw kościom ataku'],
      say: [
        'Black dice come at your member, {{dice}} in all; 3 to 6 hits. Each magic die you give up takes one of them away, and will not strike.',
        'Na członka klanu idzie czarnych kości: {{dice}}; trafia 3 do 6. Każda oddana kość Magii zabiera jedną z nich, ale nie uderzy.',
      ],
      ask: ['How many do you give?', 'Ile oddasz?'],
    },
    defend: {
      title: ['Hits', 'Trafienia'],
      say: [
        'Hits: {{hits}}. Abilities, defence and potions absorb them; what is left wounds. A wounded member falls at the next one.',
        'Trafienia: {{hits}}. Zdolności, obrona i mikstury je pochłaniają; reszta rani. Ranny pada przy następnym.',
      ],
      ask: ['How does it end?', 'Jak to się skończy?'],
    },
    strike: {
      title: ['The strike', 'Cios'],
      say: [
        'Roll until you reach {{capture}} to capture, which needs a trap, or {{kill}} to kill. What is rolled stays for the next member on the trails.',
        'Rzucaj, aż osiągniesz {{capture}}, by schwytać, do czego trzeba pułapki, albo {{kill}}, by zabić. Wynik przechodzi na następnego na szlakach.',
      ],
      ask: ['Roll on, or is it enough?', 'Rzucasz dalej czy wystarczy?'],
    },
    contract: {
      title: ['A contract', 'Kontrakt'],
      say: [
        'A contract is paid in goods and gives its reward at once. To decline costs nothing.',
        'Kontrakt płaci się towarem i od razu daje nagrodę. Odmowa nic nie kosztuje.',
      ],
      ask: ['Is it a good bargain?', 'Czy to dobry interes?'],
    },
    recover: {
      title: ['After the adventure', 'Po przygodzie'],
      say: [
        'Those who came back can be healed with potions, and a conquered land can be settled.',
        'Tych, którzy wrócili, można uleczyć miksturami, a zdobytą krainę zasiedlić.',
      ],
      ask: ['Is anything to be done?', 'Jest coś do zrobienia?'],
    },
    wages: {
      title: ['Wages', 'Żołd'],
      say: [
        'Everybody but the leader wants pay, in coins: {{wages}}. Trophies can be sold for it, but score at the end.',
        'Każdy prócz przywódcy chce zapłaty, w monetach: {{wages}}. Trofea można sprzedać, ale na koniec dają punkty.',
      ],
      ask: ['How do you pay?', 'Jak zapłacisz?'],
    },
    glory: {
      title: ['Where points come from', 'Skąd są punkty'],
      say: [
        'If it ended now you would have {{score}}. Glory, reputation, trophies and matching symbols count: the lit sheet adds them up.',
        'Gdyby to był koniec, masz {{score}}. Liczą się Chwała, reputacja, trofea i zgodne symbole: zlicza je podświetlona karta.',
      ],
      ask: ['What will you build on?', 'Na co stawiasz?'],
    },
  },
});
