// Names and texts of spaces, commanders, members, tokens, keeps, Torak's cards and warrants, composed from the data
// in both languages, so that no number is written twice.
import { SPACES } from '../data/board';
import { COMMANDERS, type CommanderSide, type Gives, STARTING_MEMBERS } from '../data/commanders';
import { CONQUEST } from '../data/conquest';
import { SOVEREIGN_NAMES } from '../data/constants';
import { EVENT_KINDS, EVENTS, type IconNeeds, REWARDS, type Reward, type RowData } from '../data/events';
import { MEMBERS } from '../data/members';
import { SOLO_WARRANTS, TORAK_CARDS, type TorakDeed } from '../data/solo';

export type Language = 'en' | 'pl';

// One, few and many of a noun; English uses the last for both.
type Noun = readonly [one: string, few: string, many: string];

const NOUNS: Record<Language, Record<string, Noun>> = {
  en: {
    sword: ['sword', 'swords', 'swords'],
    shield: ['shield', 'shields', 'shields'],
    speech: ['speech', 'speeches', 'speeches'],
    luck: ['luck', 'luck', 'luck'],
    die: ['die', 'dice', 'dice'],
    reroll: ['reroll', 'rerolls', 'rerolls'],
    eye: ['eye', 'eyes', 'eyes'],
    step: ['step', 'steps', 'steps'],
    coins: ['coin', 'coins', 'coins'],
    vp: ['point', 'points', 'points'],
    luckToken: ['luck token', 'luck tokens', 'luck tokens'],
    member: ['member', 'members', 'members'],
    steps: ['step', 'steps', 'steps'],
  },
  pl: {
    sword: ['miecz', 'miecze', 'mieczy'],
    shield: ['tarcza', 'tarcze', 'tarcz'],
    speech: ['mowa', 'mowy', 'mów'],
    luck: ['szczęście', 'szczęścia', 'szczęść'],
    die: ['kość', 'kości', 'kości'],
    reroll: ['przerzut', 'przerzuty', 'przerzutów'],
    eye: ['oko', 'oka', 'ok'],
    step: ['punkt ruchu', 'punkty ruchu', 'punktów ruchu'],
    coins: ['moneta', 'monety', 'monet'],
    vp: ['punkt', 'punkty', 'punktów'],
    luckToken: ['żeton szczęścia', 'żetony szczęścia', 'żetonów szczęścia'],
    member: ['drużynnika', 'drużynników', 'drużynników'],
    steps: ['pole', 'pola', 'pól'],
  },
};

const WORDS: Record<Language, Record<string, string>> = {
  en: {
    virtue: 'a step of virtue',
    vice: 'a step of vice',
    moraleChoice: 'a step of morale of your choice',
    wenceslas: "Wenceslas' favour",
    sigismund: "Sigismund's favour",
    warrant: 'a warrant',
    member1: 'a member of level I',
    member2: 'a member of level II',
    memberAny: 'a member of either level',
    dislikesVirtue: 'leaves at full virtue',
    dislikesVice: 'leaves at full vice',
    scroll: 'scroll',
    startingMember: 'starting member',
    sideA: 'Side A',
    sideB: 'Side B',
    level: 'level',
    cost: 'cost',
    score: 'score',
    goal: 'goal',
    pot: 'pot',
    move: 'Torak moves',
    swapEvent: 'a token is renewed',
    refreshTavern: 'all visible members change',
    favour: 'claims the favour of',
    half: 'if he beats you, half of your coins go',
    all: 'if he beats you, all of your coins go',
    loseMember: 'if he beats you, one of your members goes',
    tournament: 'in a tournament he scores',
    card: "Torak's card",
    easyKeep: 'Hluboká',
    hardKeep: 'Příběnice',
    keepCard: 'conquest',
    pay: 'pay',
    give: 'give',
  },
  pl: {
    virtue: 'krok ku cnocie',
    vice: 'krok ku występkowi',
    moraleChoice: 'krok morale w wybraną stronę',
    wenceslas: 'przychylność Wacława',
    sigismund: 'przychylność Zygmunta',
    warrant: 'list gończy',
    member1: 'drużynnik poziomu I',
    member2: 'drużynnik poziomu II',
    memberAny: 'drużynnik dowolnego poziomu',
    dislikesVirtue: 'odchodzi przy pełnej cnocie',
    dislikesVice: 'odchodzi przy pełnym występku',
    scroll: 'pergamin',
    startingMember: 'początkowy drużynnik',
    sideA: 'Strona A',
    sideB: 'Strona B',
    level: 'poziom',
    cost: 'koszt',
    score: 'wynik',
    goal: 'cel',
    pot: 'pula',
    move: 'ruch Toraka',
    swapEvent: 'wymiana żetonu',
    refreshTavern: 'wymiana wszystkich dostępnych drużynników',
    favour: 'sięga po przychylność',
    half: 'gdy cię pokona, tracisz połowę monet',
    all: 'gdy cię pokona, tracisz wszystkie monety',
    loseMember: 'gdy cię pokona, tracisz drużynnika',
    tournament: 'w turnieju ma wynik',
    card: 'Karta Toraka',
    easyKeep: 'Hluboká',
    hardKeep: 'Příběnice',
    keepCard: 'podbój',
    pay: 'zapłać',
    give: 'oddaj',
  },
};

const WARRANT_TEXTS: Record<Language, Record<string, string>> = {
  en: {
    torakStep: 'Torak moves one step further',
    ownStep: 'Your moves are one step shorter',
    noFavour: 'You can hold no favours; those you have return for a point each',
    hireCost: 'Every hire costs one coin more',
  },
  pl: {
    torakStep: 'Torak porusza się o 1 pole dalej',
    ownStep: 'Twoje ruchy są o 1 pole krótsze',
    noFavour: 'Nie możesz mieć żetonów przychylności; posiadane wracają, każdy za punkt',
    hireCost: 'Zwerbowanie każdego drużynnika kosztuje monetę więcej',
  },
};

const FACE_WORDS: Record<Language, Record<string, string>> = {
  en: { sword: 'sword', shield: 'shield', speech: 'speech', luck: 'luck', coin: 'coin', blank: 'blank' },
  pl: { sword: 'miecz', shield: 'tarcza', speech: 'mowa', luck: 'szczęście', coin: 'moneta', blank: 'puste' },
};

const SPACE_KINDS: Record<Language, Record<string, string>> = {
  en: {
    event: 'Event space',
    tavern: 'Tavern',
    conquestEasy: 'Easy conquest',
    conquestHard: 'Hard conquest',
    waypoint: 'Waypoint',
  },
  pl: {
    event: 'Pole wydarzeń',
    tavern: 'Karczma',
    conquestEasy: 'Łatwy podbój',
    conquestHard: 'Trudny podbój',
    waypoint: 'Małe pole',
  },
};

const MARKS: Record<Language, Record<string, string>> = {
  en: {
    virtue: 'virtue',
    vice: 'vice',
    lance: 'lances',
    coin: 'coins',
    member: 'members',
    sword: 'sword',
    shield: 'shield',
    speech: 'speech',
  },
  pl: {
    virtue: 'cnota',
    vice: 'występek',
    lance: 'kopie',
    coin: 'monety',
    member: 'drużynnicy',
    sword: 'miecz',
    shield: 'tarcza',
    speech: 'mowa',
  },
};

function nounForm(language: Language, count: number): 0 | 1 | 2 {
  if (count === 1) return 0;
  const few = count % 10 >= 2 && count % 10 <= 4 && (count % 100 < 12 || count % 100 > 14);
  return language === 'en' || few ? 1 : 2;
}

function amount(language: Language, count: number, noun: string): string {
  return `${count} ${NOUNS[language][noun]?.[nounForm(language, count)] ?? noun}`;
}

function word(language: Language, key: string): string {
  return WORDS[language][key] ?? key;
}

function givesText(language: Language, gives: Gives): string[] {
  return Object.entries(gives).map(([ability, count]) => amount(language, count, ability));
}

function sideText(language: Language, { coins, luckTokens, gives }: CommanderSide): string {
  const luck = luckTokens > 0 ? [amount(language, luckTokens, 'luckToken')] : [];
  return [...givesText(language, gives), amount(language, coins, 'coins'), ...luck].join(', ');
}

function needsText(language: Language, needs: IconNeeds): string {
  return Object.entries(needs)
    .map(([icon, count]) => amount(language, count, icon))
    .join(' + ');
}

function rewardText(language: Language, reward: Reward): string {
  return REWARDS.flatMap((name) => {
    const count = reward[name];
    if (count === undefined) return [];
    return name === 'coins' || name === 'vp' || name === 'luckToken' ? [amount(language, count, name)] : [word(language, name)];
  }).join(', ');
}

function rowText(language: Language, row: RowData): string {
  const cost =
    row.icons !== undefined
      ? needsText(language, row.icons)
      : row.pay !== undefined
        ? `${word(language, 'pay')} ${amount(language, row.pay, 'coins')}`
        : `${word(language, 'give')}: ${amount(language, row.discard ?? 0, 'member')}`;
  return `${cost} → ${rewardText(language, row.reward)}`;
}

function kindName(language: Language, id: string): string {
  return EVENT_KINDS.find((kind) => kind.id === id)?.[language] ?? id;
}

function deedText(language: Language, deed: TorakDeed): string {
  if (deed.do === 'move') return `${word(language, 'move')}: ${amount(language, deed.n, 'steps')}`;
  if (deed.do === 'vp') return amount(language, deed.n, 'vp');
  if (deed.do !== 'favour') return word(language, deed.do);
  return `${word(language, 'favour')}: ${SOVEREIGN_NAMES.find((each) => each.id === deed.of)?.[language] ?? deed.of}`;
}

// All component texts of a language as a flat table.
export function componentTexts(language: Language): Record<string, string> {
  const texts: Record<string, string> = {};
  addMapTexts(texts, language);
  addPeopleTexts(texts, language);
  addCardTexts(texts, language);
  for (const [face, name] of Object.entries(FACE_WORDS[language])) texts[`face.${face}`] = name;
  for (const ability of ['die', 'reroll', 'eye', 'step']) texts[`ability.${ability}`] = NOUNS[language][ability]?.[0] ?? ability;
  for (const name of REWARDS) texts[`reward.${name}`] = NOUNS[language][name]?.[0] ?? word(language, name);
  for (const sovereign of SOVEREIGN_NAMES) texts[`sovereign.${sovereign.id}`] = sovereign[language];
  return texts;
}

function addMapTexts(texts: Record<string, string>, language: Language): void {
  for (const space of SPACES) {
    texts[`space.${space.id}.name`] = space.name;
    texts[`space.${space.id}.text`] = SPACE_KINDS[language][space.kind] ?? space.kind;
  }
  for (const kind of EVENT_KINDS) {
    texts[`kind.${kind.id}`] = kind[language];
    texts[`kind.${kind.id}.back`] = kind.back.map((mark) => MARKS[language][mark] ?? mark).join(', ');
  }
}

function addPeopleTexts(texts: Record<string, string>, language: Language): void {
  for (const commander of COMMANDERS) {
    texts[`commander.${commander.id}.name`] = commander.name;
    const [sideA, sideB] = [commander.sideA, commander.sideB].map((side) => sideText(language, side));
    texts[`commander.${commander.id}.A`] = `${sideA}.`;
    texts[`commander.${commander.id}.B`] = `${sideB}.`;
    texts[`commander.${commander.id}.text`] = `${word(language, 'sideA')}: ${sideA}. ${word(language, 'sideB')}: ${sideB}.`;
  }
  for (const member of STARTING_MEMBERS) {
    texts[`member.${member.id}.name`] = member.name;
    texts[`member.${member.id}.text`] = [word(language, 'startingMember'), ...givesText(language, member.gives)].join(', ');
  }
  for (const member of MEMBERS) {
    const parts = [`${word(language, 'level')} ${member.level === 1 ? 'I' : 'II'}`, `${word(language, 'cost')} ${member.cost}`];
    parts.push(...givesText(language, member.gives));
    if (member.scroll !== null) parts.push(`${word(language, 'scroll')}: ${kindName(language, member.scroll)}`);
    if (member.dislikes !== null) parts.push(word(language, member.dislikes === 'virtue' ? 'dislikesVirtue' : 'dislikesVice'));
    texts[`member.${member.id}.name`] = member.name;
    texts[`member.${member.id}.text`] = parts.join(', ');
  }
}

function addCardTexts(texts: Record<string, string>, language: Language): void {
  for (const event of EVENTS) {
    texts[`token.${event.id}.name`] = `${kindName(language, event.kind)} ${event.id.slice(1)}`;
    texts[`token.${event.id}.text`] =
      event.goal === undefined
        ? (event.rows ?? []).map((row) => rowText(language, row)).join('; ')
        : `${word(language, 'pot')} ${event.pot}, ${word(language, 'goal')}: ${goalText(language, event.goal)} → ${rewardText(language, event.reward ?? {})}`;
  }
  for (const [keep, name] of [
    ['easy', 'easyKeep'],
    ['hard', 'hardKeep'],
  ] as const) {
    texts[`keep.${keep}.name`] = word(language, name);
    texts[`keep.${keep}.text`] = rewardText(language, CONQUEST[keep].reward);
    CONQUEST[keep].cards.forEach((card, index) => {
      texts[`keep.${card.id}.name`] = `${word(language, name)}, ${word(language, 'keepCard')} ${index + 1}`;
      texts[`keep.${card.id}.text`] = card.rows.map((row) => needsText(language, row)).join('; ');
    });
  }
  TORAK_CARDS.forEach((card, index) => {
    const loss = word(language, card.loss === 'member' ? 'loseMember' : card.loss);
    const deeds = card.actions.map((deed) => deedText(language, deed));
    texts[`torak.${card.id}.name`] = `${word(language, 'card')} ${index + 1}`;
    texts[`torak.${card.id}.text`] = [...deeds, loss, `${word(language, 'tournament')} ${card.tournament}`].join('; ');
  });
  for (const warrant of SOLO_WARRANTS) {
    texts[`warrant.${warrant.id}.name`] = warrant[language];
    texts[`warrant.${warrant.id}.text`] = WARRANT_TEXTS[language][warrant.effect] ?? '';
  }
}

function goalText(language: Language, goal: { readonly count: string; readonly atLeast: number }): string {
  return goal.count === 'score' ? `${word(language, 'score')} ${goal.atLeast}+` : amount(language, goal.atLeast, goal.count);
}
