// What the learned value looks at, from what all know: the stores, people and dice of every clan, what those already out
// may be expected to bring, and how far the match has come. Reads the whole table once; then every seat may be asked for.
import { known } from '../../../core/invariant';
import { clanOf, gloryDice, prevailingGlory, reputationOf, settledLand, trophyCount, wageOf } from '../clan/clan';
import { effectIn, equipmentOf, isRookie, memberOf } from '../data/lookup';
import { AFFINITIES } from '../data/records';
import { LIMITS } from '../data/tables';
import { affinityPoints, symbolsOf } from '../scoring';
import type { Clan, Colour, State } from '../types';
import { forecast } from './forecast';
import { clanWorth, coinsWorth, equipmentWorth, lootWorth, roundsLeft } from './worth';

const MAX_SEATS = 4;

// One row a seat.
const OWN = [
  'worth',
  'score',
  'gain',
  'sure',
  'glory',
  'near',
  'reputation',
  'prevailing',
  'trophies',
  'affinity',
  'firstSet',
  'secondSet',
  'thirdSet',
  'nextStep',
  'coins',
  'owed',
  'spare',
  'short',
  'purse',
  'members',
  'rookies',
  'paid',
  'wounded',
  'home',
  'strengthDice',
  'magicDice',
  'influenceDice',
  'skills',
  'shields',
  'edge',
  'gear',
  'gearWorth',
  'lands',
  'settled',
  'traps',
  'defence',
  'potion',
  'venom',
  'loot',
  'lootWorth',
  'S',
  'M',
  'I',
  'pips',
  'best',
  'out',
  'outLand',
  'outGate',
  'outQuest',
  'carried',
  'passed',
  'order',
  'turn',
] as const;
type Own = (typeof OWN)[number];
const AT = Object.fromEntries(OWN.map((name, index) => [name, index])) as Readonly<Record<Own, number>>;
const ROW = OWN.length;
const rows = new Float64Array(MAX_SEATS * ROW);
const cell = (seat: number, what: Own): number => rows[seat * ROW + AT[what]] as number;

// Of the strongest rival, and of the others' mean.
const RIVAL: readonly Own[] = [
  ...(['worth', 'score', 'gain', 'sure', 'glory', 'near', 'reputation', 'trophies', 'affinity', 'nextStep'] as const),
  ...(['coins', 'spare', 'members', 'strengthDice', 'magicDice', 'home', 'S', 'M', 'I', 'out', 'loot', 'carried'] as const),
];
const COMMON = 20;

export const FEATURE_COUNT = ROW + 2 * RIVAL.length + COMMON;

export function features(state: State, seat: number, into: Float32Array): void {
  readTable(state);
  writeFeatures(state, seat, into);
}

export function readTable(state: State): void {
  const left = roundsLeft(state);
  const gains = forecast(state);
  for (let seat = 0; seat < state.config.seats; seat++) readSeat(state, seat, left, known(gains[seat]));
  readTrails(state);
}

type Put = (what: Own, value: number) => void;

function readSeat(state: State, seat: number, left: number, gain: number): void {
  const base = seat * ROW;
  rows.fill(0, base, base + ROW);
  const put: Put = (what, value) => {
    rows[base + AT[what]] = value;
  };
  const clan = clanOf(state, seat);
  const { seats } = state.config;
  readScore(clan, left, gain, put);
  readPeople(clan, left, put);
  put('traps', clan.traps.length / 3);
  put('defence', clan.defence / 3);
  put('potion', clan.potion / 2);
  put('venom', clan.venom / 2);
  put('loot', clan.loot.length / 3);
  let loot = 0;
  for (const token of clan.loot) loot += lootWorth(token, left);
  put('lootWorth', loot / 4);
  put('S', clan.S / 4);
  put('M', clan.M / 4);
  put('I', clan.I.length / 3);
  let pips = 0;
  for (const value of clan.I) pips += value;
  put('pips', pips / 10);
  put('best', (clan.I.at(-1) ?? 0) / 6);
  put('passed', clan.passed ? 1 : 0);
  put('order', ((seat - state.firstPlayer + seats) % seats) / 3);
  put('turn', ((seat - state.turnSeat + seats) % seats) / 3);
}

function readScore(clan: Clan, left: number, gain: number, put: Put): void {
  const symbols = symbolsOf(clan);
  const sets = AFFINITIES.map((affinity) => symbols[affinity]).sort((one, other) => other - one);
  let affinity = 0;
  let next = 0;
  for (const count of sets) {
    affinity += affinityPoints(count);
    if (count > 0) next = Math.max(next, affinityPoints(count + 1) - affinityPoints(count));
  }
  const reputation = reputationOf(clan);
  const trophies = trophyCount(clan);
  const score = clan.glory + reputation + trophies + affinity;
  put('worth', (clanWorth(clan, left) + gain) / 20);
  put('score', score / 20);
  put('gain', gain / 5);
  put('sure', (score + gain) / 20);
  put('glory', clan.glory / 15);
  put('near', Math.max(0, clan.glory + Math.max(0, gain) - LIMITS.gloryToEnd + 8) / 8);
  put('reputation', reputation / 10);
  put('prevailing', prevailingGlory(clan) / 8);
  put('trophies', trophies / 6);
  put('affinity', affinity / 8);
  put('firstSet', (sets[0] ?? 0) / 4);
  put('secondSet', (sets[1] ?? 0) / 4);
  put('thirdSet', (sets[2] ?? 0) / 4);
  put('nextStep', next / 2);
  put('coins', clan.coins / 12);
  put('purse', coinsWorth(clan.coins, left) / 4);
}

function readPeople(clan: Clan, left: number, put: Put): void {
  const wage = wageOf(clan.glory);
  const dice: Record<Colour, number> = { S: 0, M: 0, I: 0 };
  for (const colour of gloryDice(clan.glory)) dice[colour]++;
  const sum = { rookies: 0, paid: 0, wounded: 0, home: 0, skills: 0, shields: 0, edge: 0, gear: 0, gearWorth: 0, settled: 0 };
  for (const member of clan.members) {
    const record = memberOf(member.id);
    for (const colour of record.dice) dice[colour]++;
    const settled = settledLand(clan, member.id) !== null;
    if (settled) sum.settled++;
    else if (member.id !== clan.leader) sum.paid++;
    if (isRookie(member.id)) sum.rookies++;
    else if (!member.away) sum.home++;
    if (member.wounded) sum.wounded++;
    if (record.ability.length > 0) sum.skills++;
    sum.gear += member.gear.length;
    for (const card of member.gear) sum.gearWorth += equipmentWorth(card, left);
    for (const effects of [record.ability, ...member.gear.map((card) => equipmentOf(card).feature)]) {
      sum.shields += effectIn(effects, 'absorbHits')?.hits ?? 0;
      sum.edge += effectIn(effects, 'addPerDie')?.amount ?? 0;
    }
  }
  const owed = sum.paid * wage;
  put('owed', owed / 10);
  put('spare', Math.max(0, clan.coins - owed) / 8);
  put('short', Math.max(0, owed - clan.coins) / 4);
  put('members', clan.members.length / 6);
  put('rookies', sum.rookies / 2);
  put('paid', sum.paid / 5);
  put('wounded', sum.wounded / 2);
  put('home', sum.home / 4);
  put('strengthDice', dice.S / 5);
  put('magicDice', dice.M / 4);
  put('influenceDice', dice.I / 3);
  put('skills', sum.skills / 5);
  put('shields', sum.shields / 3);
  put('edge', sum.edge / 3);
  put('gear', sum.gear / 2);
  put('gearWorth', sum.gearWorth / 3);
  put('lands', clan.lands.length / 2);
  put('settled', sum.settled / 2);
}

// Who is out, and with how much.
function readTrails(state: State): void {
  const add = (seat: number, what: Own, value: number) => {
    rows[seat * ROW + AT[what]] = cell(seat, what) + value;
  };
  const read = (trails: State['gate']['trails'], what: Own) => {
    for (const trail of trails) {
      if (trail.seat < 0 || trail.member === '') continue;
      add(trail.seat, 'out', 0.25);
      add(trail.seat, what, 0.5);
      add(trail.seat, 'carried', (trail.S + trail.M + trail.tokens.length) / 6);
    }
  };
  for (const place of state.lands) read(place.trails, 'outLand');
  read(state.gate.trails, 'outGate');
  for (const place of state.quests) read(place.trails, 'outQuest');
}

export function writeFeatures(state: State, seat: number, into: Float32Array): void {
  const { seats } = state.config;
  let at = 0;
  for (let what = 0; what < ROW; what++) into[at++] = rows[seat * ROW + what] as number;
  let rival = -1;
  let before = 0;
  let near = 0;
  let glory = 0;
  let pool = 0;
  for (let other = 0; other < seats; other++) {
    near = Math.max(near, cell(other, 'near'));
    glory = Math.max(glory, cell(other, 'glory'));
    pool += cell(other, 'S') + cell(other, 'M') + cell(other, 'I');
    if (other === seat) continue;
    if (cell(other, 'sure') > cell(seat, 'sure')) before++;
    if (rival < 0 || cell(other, 'worth') > cell(rival, 'worth')) rival = other;
  }
  for (const what of RIVAL) {
    let sum = 0;
    for (let other = 0; other < seats; other++) if (other !== seat) sum += cell(other, what);
    into[at++] = rival < 0 ? 0 : cell(rival, what);
    into[at++] = seats < 2 ? 0 : sum / (seats - 1);
  }
  const left = roundsLeft(state) / 4;
  const late = Math.max(0, 1 - left);
  const gap = (what: Own) => cell(seat, what) - (rival < 0 ? 0 : cell(rival, what));
  const last = state.round >= state.config.rounds ? 1 : 0;
  into[at++] = left;
  into[at++] = late * late;
  into[at++] = last;
  into[at++] = gap('worth') * 2;
  into[at++] = gap('worth') * 2 * late;
  into[at++] = gap('sure') * 2;
  into[at++] = gap('sure') * 3 * late * late;
  into[at++] = gap('sure') * 4 * Math.max(last, Math.min(1, near));
  into[at++] = gap('score') * 2;
  into[at++] = before / 3;
  into[at++] = before === 0 ? 1 : 0;
  into[at++] = near;
  into[at++] = glory;
  into[at++] = pool / seats / 3;
  into[at++] = state.panic.length / 3;
  into[at++] = state.gate.monster === '' ? 0 : 1;
  into[at++] = state.lands.filter((place) => place.monster !== '').length / 2;
  into[at++] = seats === 2 ? 1 : 0;
  into[at++] = seats === 4 ? 1 : 0;
  into[at++] = state.round / 6;
}
