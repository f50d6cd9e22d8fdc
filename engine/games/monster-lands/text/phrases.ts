// Decisions and events as phrases for buttons, screen readers and the log. Pure; knows views only.
import type { Phrase } from '../../../core/decision';
import { known } from '../../../core/invariant';
import { buildingOf } from '../data/lookup';
import { LIMITS } from '../data/tables';
import { parseKey, subjectOf } from '../notation';
import { type Decision, HIDDEN, SAMBOR } from '../types';
import type { Event, View } from '../view-types';

// Copies of a card share the name of their record; ids of quests, traps and some loot end in digits of their own.
const COPIES = /^(rookie|pugnor|slyzor|krakhen|rashnek|noxx|turzoks|slham|mortis|kedavra|tergeo)\d+$/;

function cardName(id: string): string {
  if (id === HIDDEN) return '@card.hidden.name';
  return `@card.${id.replace(COPIES, '$1')}.name`;
}

// `S`, `M`, or an influence die with its value, `I4`.
const dieName = (die: string): string => (die.length > 1 ? `@die.${die.charAt(0)} ${die.slice(1)}` : `@die.${die}`);

const TRAIL = /^(questA|questB|A|B|gate)(\d)$/;

// A trail by the card that it lies at; the log tells a fact with the view right after it.
export function trailNow(trail: string, { lands, quests }: Pick<View, 'lands' | 'quests'>): string {
  const [, place, number] = TRAIL.exec(trail) ?? [];
  if (place === undefined) return trail;
  const card = { A: lands[0]?.land, B: lands[1]?.land, questA: quests[0]?.quest, questB: quests[1]?.quest }[place];
  return `${card ? cardName(card) : `@place.${place}`} ${number}`;
}

function placeThen(place: string, view: View): string {
  const land = place === 'A' ? view.lands[0]?.land : place === 'B' ? view.lands[1]?.land : '';
  return land ? cardName(land) : `@place.${place}`;
}

function hasDice(view: View): boolean {
  const clan = view.clans[view.ask?.seat ?? -1];
  return clan !== undefined && clan.S + clan.M + clan.I.length > 0;
}

// Goods with their number, in the form that languages with several plurals want: one, two to four, more.
function counted(goods: string, amount: number): string {
  const tail = amount % 10;
  const isFew = tail >= 2 && tail <= 4 && (amount % 100 < 12 || amount % 100 > 14);
  return `${amount} @goods.${goods}.${amount === 1 ? 'one' : isFew ? 'few' : 'many'}`;
}

const GOODS = ['potion', 'venom', 'defence', 'coins'];

// Somebody sent out with much is one thing: what is loaded is only counted, and that it is sent off goes without saying.
export function planWords(steps: readonly Decision[], view: View): readonly Phrase[] {
  const count = steps.filter(({ type }) => type === 'add').length;
  const first = steps.findIndex(({ type }) => type === 'add');
  return steps.flatMap((step, index) => {
    if (step.type === 'add') return index === first ? [{ key: 'plan.load', params: { count } }] : [];
    return step.type === 'confirm' ? [] : [describeDecision(step, view)];
  });
}

export function describeDecision(decision: Decision, view: View): Phrase {
  const { type } = decision;
  const of = subjectOf(decision);
  const key = `decision.${type}`;
  switch (type) {
    case 'visit':
      return { key, params: { building: cardName(of) } };
    case 'send':
    case 'collect':
    case 'buyDie':
    case 'heal':
    case 'to':
    case 'with':
    case 'promote':
    case 'desert':
      return { key, params: { member: cardName(of) } };
    case 'feature':
    case 'settle':
      return { key, params: { land: cardName(of) } };
    case 'pass':
      return { key: hasDice(view) ? `${key}.losing` : key };
    case 'sellTrophy':
      return { key, params: { coins: Number(of) * LIMITS.trophyCoins } };
    case 'loot':
      return { key, params: { token: cardName(of) } };
    case 'die':
    case 'sell':
    case 'give':
    case 'roll':
      return { key, params: { die: dieName(of) } };
    case 'rebate':
      return { key, params: { card: cardName(of) } };
    case 'trap':
      return { key, params: { trap: cardName(view.hut[Number(of)] ?? '') } };
    case 'hire':
      return { key, params: { member: of === 'rookie' ? '@card.rookie.name' : cardName(view.tavern[Number(of)] ?? '') } };
    case 'buy':
    case 'ward':
      return { key, params: { count: Number(of) } };
    case 'brew':
      return { key, params: { goods: brewed(Number(of), brewable(view) - Number(of)) } };
    case 'mine':
      return { key: `${key}.${of}`, params: { coins: mineCoins(view, of === 'double' ? 2 : 1) } };
    case 'card':
      return { key, params: { card: cardName(/^\d+$/.test(of) ? (view.market[Number(of)] ?? '') : of) } };
    case 'take':
      return /^\d+$/.test(of)
        ? { key: `${key}.loot`, params: { token: cardName(view.lootShown[Number(of)] ?? '') } }
        : { key: `${key}.colour`, params: { die: dieName(of) } };
    case 'trail':
      return { key, params: { trail: trailNow(of, view) } };
    case 'add':
    case 'gift':
      return { key, params: { what: thingName(of) } };
    case 'reroll':
      return { key, params: { die: `@die.${of.charAt(0)}`, face: Number(of.slice(1)) } };
    case 'giveTrap':
    case 'discardTrap':
      return { key, params: { trap: cardName(of) } };
    case 'target':
    case 'defend':
      return { key: `${key}.${of}` };
    case 'steal':
      return of === '' ? { key: `${key}.nothing` } : { key, params: { dice: diceText([...of]) } };
    case 'redirect':
      return { key: `${key}.${of.slice(1)}`, params: { dice: Number(of.charAt(0)) } };
    default:
      return { key };
  }
}

function brewed(potions: number, venoms: number): string {
  const goods = [potions > 0 ? counted('potion', potions) : '', venoms > 0 ? counted('venom', venoms) : ''];
  return goods.filter((each) => each !== '').join(', ');
}

// What is not offered has no decision, only a key.
export function describeKey(key: string, view: View): Phrase {
  return describeDecision(known(parseKey(key), key), view);
}

function thingName(of: string): string {
  if (of.length === 1) return `@die.${of}`;
  return GOODS.includes(of) ? `@resource.${of}` : cardName(of);
}

function mineCoins(view: View, dice: number): number {
  const fields = buildingOf('mine').incomeByField ?? [];
  const index = fields.findIndex((field, at) => field.dice === dice && !view.buildings.mine.some((die) => die.field === at));
  return fields[index]?.coins ?? 0;
}

// What is divided now, or would be at the alchemist's first free field: a plan speaks of it before anybody is there.
function brewable({ ask, buildings }: View): number {
  if (ask?.kind === 'brew') return Number(ask.of);
  const fields = buildingOf('alchemist').tokensByField ?? [];
  return fields.find((_, at) => !buildings.alchemist.some((die) => die.field === at)) ?? 0;
}

// Steps that the table shows and the log need not tell.
const SILENT: ReadonlySet<Event['type']> = new Set([
  'diceSpent',
  'turnBegan',
  'diePlaced',
  'hutRefilled',
  'tavernRefilled',
  'marketRefilled',
  'lootRefilled',
  'trailsCleared',
]);

// Fields that hold trail keys.
const TRAILS: ReadonlySet<string> = new Set(['trail', 'target']);

// Fields that hold words or numbers as they are.
const PLAIN: ReadonlySet<string> = new Set(['source', 'type', 'result', 'outcome', 'cause', 'face', 'tile']);

export function describeEvent(event: Event, view: View): Phrase | null {
  if (SILENT.has(event.type)) return null;
  const params = paramsOf(event, view);
  const key = `log.${event.type}`;
  switch (event.type) {
    case 'resourcesGained':
      return resourcePhrase(key, event.seat, event.gain);
    case 'resourcesSpent':
      return resourcePhrase(key, event.seat, event.price);
    case 'coinsMined':
      return { key, params: { ...params, coins: counted('coins', event.coins + event.bonus) } };
    case 'dicePooled':
      return {
        key,
        params: {
          ...params,
          dice: diceText([...'S'.repeat(event.S), ...'M'.repeat(event.M), ...event.I.map((face) => `I${face}`)]),
        },
      };
    case 'potionsBrewed':
      return { key, params: { ...params, goods: brewed(event.potions, event.venoms) } };
    case 'memberSent':
      return { key: event.dice.length === 0 ? `${key}.bare` : key, params };
    case 'gloryChanged':
      return { key: `${key}.${event.amount >= 0 ? 'up' : 'down'}`, params: { ...params, amount: Math.abs(event.amount) } };
    case 'samborActed': {
      if (event.skipped) return { key: `${key}.skipped` };
      const trail = /\d$/.test(event.place);
      return {
        key: `${key}.${trail ? 'trail' : 'building'}`,
        params: { place: trail ? trailNow(event.place, view) : cardName(event.place) },
      };
    }
    case 'placeOpened': {
      const kind = event.quest !== '' ? 'quest' : event.monster !== '' ? 'monster' : 'empty';
      return { key: `${key}.${kind}`, params: { ...params, place: placeThen(event.place, view) } };
    }
    case 'questResolved':
    case 'trickPlayed':
    case 'strikeEnded':
      return { key: `${key}.${event.result}`, params };
    case 'leaderPromoted':
      return { key: event.left === '' ? key : `${key}.leaving`, params };
    case 'contractDecided':
      return { key: `${key}.${event.fulfilled}`, params };
    case 'conquestEnded':
      return { key: `${key}.${event.won}`, params };
    case 'hitsTaken':
      return event.hits === 0 ? null : { key: `${key}.${event.outcome}`, params };
    case 'monsterDriven':
      return { key: `${key}.${event.to}`, params: { monster: cardName(event.monster) } };
    case 'monsterDrawn':
      return { key, params: { ...params, place: placeThen(event.place, view) } };
    case 'landDrawn':
      return { key, params: { ...params, place: `@place.${event.place}` } };
    case 'trapsRevealed':
      return event.seat === SAMBOR ? { key: `${key}.sambor`, params } : { key, params };
    case 'attackRedirected':
      return { key, params: { ...params, from: trailNow(event.from, view), to: trailNow(event.to, view) } };
    default:
      return { key, params };
  }
}

function resourcePhrase(key: string, seat: number, amounts: Readonly<Record<string, number>>): Phrase | null {
  const goods = Object.entries(amounts).filter(([name, amount]) => amount > 0 && name !== 'glory');
  if (goods.length === 0) return null;
  return { key, params: { seat, goods: goods.map(([name, amount]) => counted(name, amount)).join(', ') } };
}

// Numbers stay, cards become text keys, lists of dice and traps are joined, other lists are counted.
function paramsOf(event: Event, view: View): Record<string, string | number> {
  const params: Record<string, string | number> = {};
  for (const [name, value] of Object.entries(event)) {
    if (typeof value === 'number') params[name] = value;
    else if (typeof value === 'string')
      params[name] = TRAILS.has(name) && value !== '' ? trailNow(value, view) : wordsFor(name, value);
    else if (Array.isArray(value)) params[name] = listText(name, value);
  }
  return params;
}

function wordsFor(name: string, value: string): string {
  if (value === '' || PLAIN.has(name)) return value;
  if (name === 'die' || name === 'colour') return dieName(value);
  if (name === 'gift') return thingName(value);
  return cardName(value);
}

function listText(name: string, items: readonly unknown[]): string | number {
  if (name === 'dice') return diceText(items.map((item) => (typeof item === 'string' ? item : faceText(item))));
  if (name === 'traps' || name === 'tokens') return items.map((item) => cardName(String(item))).join(', ');
  if (name === 'faces' || name === 'I') return items.join(' ') || '–';
  return items.length;
}

function faceText(die: unknown): string {
  const { colour, face } = die as { colour: string; face: number };
  return `${colour}${face}`;
}

// Equal dice are counted: `2 × strength, influence 4`.
function diceText(dice: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const die of dice) counts.set(die, (counts.get(die) ?? 0) + 1);
  const words = [...counts].map(([die, count]) => {
    const name = die.length > 1 ? `@dice.${die.charAt(0)} ${die.slice(1)}` : `@die.${die}`;
    return count > 1 ? `${count} × ${name}` : name;
  });
  return words.join(', ') || '–';
}
