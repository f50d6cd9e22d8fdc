// What a snapshot of a match must look like before anything trusts it.
import { amount, bySeats, fields, list, maybe, oneOf, row, type Shape, table, text, truth, whole } from '../../core/shape';
import { LANDS } from './data/lands';
import { EQUIPMENT_CARDS, ROOKIE_IDS } from './data/lookup';
import { LOOT } from './data/loot';
import { MERCENARIES, STARTING_MEMBERS } from './data/members';
import { MONSTERS } from './data/monsters';
import { QUESTS } from './data/quests';
import { AFFINITIES, BUILDING_IDS, COLOURS, DIFFICULTY_IDS } from './data/records';
import { LAND_COUNT, LIMITS } from './data/tables';
import { TRAIL_TILES } from './data/trail-tiles';
import { TRAPS } from './data/traps';
import {
  type Assault,
  type Clan,
  type Config,
  type GatePlace,
  type LandPlace,
  type Member,
  type Mix,
  type OwnLand,
  PLACES,
  type PlacedDie,
  type QuestPlace,
  type RerollSource,
  type Roll,
  type RolledDie,
  SAMBOR,
  type Scene,
  type ShownToken,
  type State,
  type Trail,
  type Work,
} from './types';

const idsOf = (records: readonly { readonly id: string }[]) => records.map((record) => record.id);
// A card or token of a kind, or '' for an empty place.
const some = (ids: readonly string[]) => oneOf(['', ...ids]);
const members = [...idsOf(STARTING_MEMBERS), ...idsOf(MERCENARIES), ...ROOKIE_IDS];
const member = some(members);
// Sambor's own figure stands on trails too.
const onTrail = some([...members, 'sambor']);
const gear = some(EQUIPMENT_CARDS);
const monster = some(idsOf(MONSTERS));
const land = some(idsOf(LANDS));
const tile = some(idsOf(TRAIL_TILES));
const quest = some(idsOf(QUESTS));
const loot = some(idsOf(LOOT));
const trap = some(idsOf(TRAPS));
const building = oneOf(BUILDING_IDS);
const colour = oneOf(COLOURS);
const card = text(60);

const face = whole(0, 6);
const influence = list(whole(1, 6), 100);
const trailIndex = whole(-1, 40);

const memberShape = fields<Member>({ id: member, wounded: truth, away: truth, gear: list(gear, EQUIPMENT_CARDS.length) });
const landShape = fields<OwnLand>({ id: land, settler: member, used: truth });

const clanShape = fields<Clan>({
  affinity: oneOf(AFFINITIES),
  leader: member,
  members: list(memberShape, members.length),
  glory: amount,
  coins: amount,
  S: amount,
  M: amount,
  I: influence,
  traps: list(trap),
  knownTraps: list(trap),
  defence: whole(0, LIMITS.defence),
  potion: amount,
  venom: amount,
  loot: list(loot, LOOT.length),
  trophies: list(monster, MONSTERS.length),
  lands: list(landShape, LANDS.length),
  passed: truth,
  quests: amount,
});

const tokenShape = fields<ShownToken>({ id: trap, S: amount, M: amount, target: trailIndex });
const dieShape = (seat: Shape) => fields<PlacedDie>({ seat, colour, value: face, field: whole(-1, 60) });

const trailShape = (seat: Shape) =>
  fields<Trail>({
    seat,
    member: onTrail,
    S: amount,
    M: amount,
    I: influence,
    tokens: list(trap),
    shown: list(tokenShape),
    defence: amount,
    potion: amount,
    venom: amount,
    coins: amount,
    absorbed: amount,
    fought: truth,
    deed: oneOf(['', 'captured', 'killed', 'conquered']),
  });

const rollShape = fields<Roll>({
  purpose: oneOf(['quest', 'monster', 'conquest']),
  dice: list(fields<RolledDie>({ colour, face })),
  S: amount,
  M: amount,
  rerolls: list(fields<RerollSource>({ id: card, colours: list(colour, COLOURS.length), left: amount }), 100),
  plusS: amount,
  plusM: amount,
  plusKill: amount,
  venoms: amount,
});

const assaultShape = fields<Assault>({
  trail: trailIndex,
  dice: amount,
  extra: amount,
  cause: oneOf(['attack', 'redirected', 'everyone', 'deathBlow']),
  faces: list(face),
  hits: amount,
  rolled: truth,
});

const sceneShape = fields<Scene>({
  place: whole(0, PLACES.length - 1),
  monster,
  trail: trailIndex,
  carry: amount,
  totals: list(whole(-1, 1_000), 40),
  roll: maybe(rollShape),
  attack: amount,
  redirects: amount,
  assaults: list(assaultShape, 100),
  aim: trailIndex,
  owed: amount,
  result: oneOf(['', 'captured', 'killed', 'discarded']),
});

const workShape = fields<Work>({
  subject: card,
  trail: card,
  dice: list(text(4), 100),
  tokens: list(trap),
  picks: list(whole(-1, 1_000)),
  rebates: list(card),
  defence: amount,
  potion: amount,
  venom: amount,
  discount: amount,
});

const configShape = (seats: number) =>
  fields<Config>({
    seats: oneOf([seats]),
    difficulty: oneOf(DIFFICULTY_IDS),
    scenario: whole(0, 10),
    queensGift: truth,
    moreMonsters: truth,
    clash: truth,
    trickery: truth,
    rounds: whole(1, 12),
    track: list(whole(0, 20), 12),
  });

function shapeFor(seats: number): Shape {
  const seat = whole(0, seats - 1);
  const anybody = whole(SAMBOR, seats - 1);
  const trails = list(trailShape(anybody), 40);
  return fields<State>({
    phase: text(80),
    config: configShape(seats),
    round: whole(1, 13),
    firstPlayer: seat,
    turnSeat: anybody,
    mix: maybe(fields<Mix>({ seat, count: amount })),
    heirlooms: list(gear, 20),
    work: maybe(workShape),
    scene: maybe(sceneShape),
    clans: row(clanShape, seats),
    uses: table(card, whole(0, 1_000)),
    moved: list(card),
    tavern: list(member, 20),
    rookies: list(member, ROOKIE_IDS.length),
    market: list(gear, 20),
    hut: list(trap, 20),
    lootShown: list(loot, 20),
    buildings: fields<State['buildings']>(
      Object.fromEntries(BUILDING_IDS.map((id) => [id, list(dieShape(anybody), 200)])) as Record<
        (typeof BUILDING_IDS)[number],
        Shape
      >,
    ),
    panic: list(building, BUILDING_IDS.length),
    quests: list(fields<QuestPlace>({ quest, trails }), 4),
    lands: row(
      fields<LandPlace>({ land, tile, face: oneOf(['a', 'b']), monster, trails, unbeaten: truth }),
      LAND_COUNT[String(seats)] ?? 0,
    ),
    gate: fields<GatePlace>({ monster, trails }),
    escaped: list(monster, MONSTERS.length),
    samborTokens: amount,
    mercenaryDiscard: list(member),
    equipmentDiscard: list(gear),
    trapDiscard: list(trap),
    lootDiscard: list(loot),
    tileDiscard: list(tile),
    monsterDiscard: list(monster),
    landDiscard: list(land),
    questDiscard: list(quest),
    trickDiscard: list(trap),
    gone: list(card),
    mercenaryDeck: list(member),
    equipmentDeck: list(gear),
    trapDeck: list(trap),
    lootDeck: list(loot),
    tileDeck: list(tile),
    monsterDeck: list(monster),
    landDeck: list(land),
    questBag: list(quest),
    panicPile: list(building, BUILDING_IDS.length),
    trickPile: list(trap),
  });
}

export const checkSnapshot = bySeats(1, 4, shapeFor);
