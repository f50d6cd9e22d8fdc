// Names and texts of all components, put together from the tables: `card.<id>.name` and `card.<id>.text`.
import { BUILDINGS } from '../data/buildings';
import { EQUIPMENT } from '../data/equipment';
import { LANDS } from '../data/lands';
import { LOOT } from '../data/loot';
import { MERCENARIES, ROOKIE, STARTING_MEMBERS } from '../data/members';
import { MONSTERS } from '../data/monsters';
import { QUESTS } from '../data/quests';
import type { Effect } from '../data/records';
import { TRAPS } from '../data/traps';
import { effectEn, resourcesEn } from './effects-en';
import { effectPl, resourcesPl } from './effects-pl';

type Texts = Record<string, string>;
type Language = 'en' | 'pl';

const LOOT_NAMES: Readonly<Record<string, readonly [en: string, pl: string]>> = {
  conquerGlory: ["Conqueror's Laurel", 'Laur zdobywcy'],
  defeatGlory: ["Victor's Wreath", 'Wieniec zwycięzcy'],
  captureGlory: ["Catcher's Ribbon", 'Wstęga łowcy'],
  rerollAny: ['Lucky Bones', 'Szczęśliwe kości'],
  flasks: ['Case of Flasks', 'Skrzynka flakonów'],
  slayer: ["Slayer's Blade", 'Ostrze pogromcy'],
  greatTrophy: ['Great Trophy', 'Wielkie trofeum'],
  supplies: ['Supplies', 'Zapasy'],
  influenceToMagic: ['Whispered Favour', 'Szeptana przysługa'],
  magicToStrength: ['Draught of Might', 'Napar mocy'],
  eachMagic: ['Moon Crystal', 'Kryształ księżyca'],
  coins12: ['Heavy Purse', 'Ciężka sakiewka'],
  coins10: ['Purse', 'Sakiewka'],
  rerollMagic: ['Second Sight', 'Drugie widzenie'],
  freeMercenary: ['Letter of Service', 'List służby'],
  eachStrength: ['Bear Salve', 'Niedźwiedzia maść'],
};

const TRAP_NAMES: Readonly<Record<string, readonly [en: string, pl: string]>> = {
  startingTrap: ['Plain Snare', 'Prosta wnyka'],
  trapDiceS1: ['Snare', 'Wnyka'],
  trapDiceS2: ['Double Snare', 'Podwójna wnyka'],
  trapDiceS3: ['Great Snare', 'Wielka wnyka'],
  trapDiceM1: ['Rune Stone', 'Kamień runiczny'],
  trapDiceM2: ['Rune Circle', 'Krąg runiczny'],
  trapDiceM3: ['Rune Gate', 'Brama runiczna'],
  trapEachS1: ['Stakes', 'Paliki'],
  trapEachS2: ['Spiked Pit', 'Dół z palami'],
  trapEachS3: ['Iron Maw', 'Żelazna paszcza'],
  trapEachM1: ['Spell Thread', 'Nić zaklęcia'],
  trapEachM2: ['Spell Net', 'Sieć zaklęć'],
  trapTotal4: ['Net', 'Sieć'],
  trapTotal6: ['Weighted Net', 'Sieć z obciążeniem'],
  trapTotal8: ['Chain Net', 'Sieć z łańcuchów'],
  securedDiceS1: ['Locked Snare', 'Wnyka z zamkiem'],
  securedDiceS2: ['Locked Double Snare', 'Podwójna wnyka z zamkiem'],
  securedDiceM1: ['Sealed Rune Stone', 'Zapieczętowany kamień runiczny'],
  securedDiceM2: ['Sealed Rune Circle', 'Zapieczętowany krąg runiczny'],
  trickStealM1: ['Siphon', 'Wysysanie'],
  trickStealM2: ['Deep Siphon', 'Głębokie wysysanie'],
  trickStealS1: ['Pilfering', 'Podkradanie'],
  trickStealS2: ['Plunder', 'Grabież'],
  trickStealAny1: ['Sleight of Hand', 'Zręczne palce'],
  trickStealAny2: ['Great Sleight', 'Wielka kradzież'],
  trickRedirect1: ['Lure', 'Wabik'],
  trickRedirect2: ['Great Lure', 'Wielki wabik'],
};

const QUEST_NAMES: readonly (readonly [en: string, pl: string])[] = [
  ['Guard the Caravan', 'Straż karawany'],
  ['The Old Ruin', 'Stara ruina'],
  ['Word at Court', 'Słowo na dworze'],
  ['The Sunken Bell', 'Zatopiony dzwon'],
  ['Three Tasks', 'Trzy próby'],
  ['Forgotten Store', 'Zapomniany skład'],
  ['Watch on the Wall', 'Warta na murze'],
  ["The Witch's Errand", 'Posyłka wiedźmy'],
  ['Bandit Camp', 'Obóz zbójców'],
  ["The Queen's Escort", 'Eskorta królowej'],
  ['Sealed Spring', 'Zapieczętowane źródło'],
  ['The Long Road', 'Długa droga'],
];

function cardsIn(language: Language): Texts {
  const pick = language === 'en' ? 0 : 1;
  const effect = language === 'en' ? effectEn : effectPl;
  const resources = language === 'en' ? resourcesEn : resourcesPl;
  const texts: Texts = {};
  const put = (id: string, name: string, text: string) => {
    texts[`card.${id}.name`] = name;
    texts[`card.${id}.text`] = text;
  };
  const join = (effects: readonly Effect[]) => effects.map(effect).join(' ');
  for (const card of MONSTERS) put(card.id, card.name, join(card.power));
  for (const card of [...STARTING_MEMBERS, ...MERCENARIES]) put(card.id, card.name, join(card.ability));
  put(ROOKIE.id, ROOKIE[language], join(ROOKIE.ability));
  for (const card of EQUIPMENT) put(card.id, card.name, join(card.feature));
  for (const card of LANDS) put(card.id, card.name, join(card.feature));
  for (const token of LOOT) put(token.id, LOOT_NAMES[token.id]?.[pick] ?? token.id, join(token.effects));
  for (const trap of TRAPS) put(trap.id, TRAP_NAMES[trap.id]?.[pick] ?? trap.id, join(trap.effects));
  for (const building of BUILDINGS) texts[`card.${building.id}.name`] = building[language];
  QUESTS.forEach((quest, index) => {
    const words =
      language === 'en'
        ? [`Reach ${quest.a.target}`, 'Price', 'Left', 'Right', 'Failure costs', 'glory']
        : [`Wynik ${quest.a.target}`, 'Cena', 'Lewy', 'Prawy', 'Porażka odbiera', 'Chwały'];
    texts[`card.${quest.id}.name`] = QUEST_NAMES[index]?.[pick] ?? quest.id;
    texts[`card.${quest.id}.text`] = `${words[0]}: ${resources(quest.a.reward)}. ${words[4]} ${quest.a.penalty} ${words[5]}.`;
    texts[`card.${quest.id}.contract`] =
      `${words[1]}: ${resources(quest.b.price)}. ${words[2]}: ${resources(quest.b.left)}. ${words[3]}: ${resources(quest.b.right)}.`;
  });
  texts['card.sambor.name'] = 'Sambor';
  texts['card.hidden.name'] = language === 'en' ? 'a hidden trap' : 'ukryta pułapka';
  return texts;
}

export const cardTexts: Readonly<Record<Language, Texts>> = { en: cardsIn('en'), pl: cardsIn('pl') };
