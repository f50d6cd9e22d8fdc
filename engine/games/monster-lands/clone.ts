// A deep copy of a state, by hand because search copies often. The config is shared: nothing changes it.
import type { Clan, GatePlace, LandPlace, Member, PlacedDie, Roll, Scene, State, Trail, Work } from './types';

// Half the lists of a state are empty, and an empty literal costs far less than a slice.
const copy = <Item extends string | number>(from: readonly Item[]): Item[] => (from.length === 0 ? [] : from.slice());

const copyEach = <Item>(from: readonly Item[], copyOne: (item: Item) => Item): Item[] =>
  from.length === 0 ? [] : from.map(copyOne);

const member = (from: Member): Member => ({ id: from.id, wounded: from.wounded, away: from.away, gear: copy(from.gear) });

function cloneClan(from: Clan): Clan {
  return {
    affinity: from.affinity,
    leader: from.leader,
    members: copyEach(from.members, member),
    glory: from.glory,
    coins: from.coins,
    S: from.S,
    M: from.M,
    I: copy(from.I),
    traps: copy(from.traps),
    knownTraps: copy(from.knownTraps),
    defence: from.defence,
    potion: from.potion,
    venom: from.venom,
    loot: copy(from.loot),
    trophies: copy(from.trophies),
    lands: copyEach(from.lands, (land) => ({ id: land.id, settler: land.settler, used: land.used })),
    passed: from.passed,
    quests: from.quests,
  };
}

function cloneTrail(from: Trail): Trail {
  return {
    seat: from.seat,
    member: from.member,
    S: from.S,
    M: from.M,
    I: copy(from.I),
    tokens: copy(from.tokens),
    shown: copyEach(from.shown, (token) => ({ id: token.id, S: token.S, M: token.M, target: token.target })),
    defence: from.defence,
    potion: from.potion,
    venom: from.venom,
    coins: from.coins,
    absorbed: from.absorbed,
    fought: from.fought,
    deed: from.deed,
  };
}

const land = (from: LandPlace): LandPlace => ({
  land: from.land,
  tile: from.tile,
  face: from.face,
  monster: from.monster,
  trails: copyEach(from.trails, cloneTrail),
  unbeaten: from.unbeaten,
});

const gate = (from: GatePlace): GatePlace => ({ monster: from.monster, trails: copyEach(from.trails, cloneTrail) });
const dice = (from: readonly PlacedDie[]): PlacedDie[] =>
  copyEach(from, (die) => ({ seat: die.seat, colour: die.colour, value: die.value, field: die.field }));

function work(from: Work): Work {
  return {
    subject: from.subject,
    trail: from.trail,
    dice: copy(from.dice),
    tokens: copy(from.tokens),
    picks: copy(from.picks),
    rebates: copy(from.rebates),
    defence: from.defence,
    potion: from.potion,
    venom: from.venom,
    discount: from.discount,
  };
}

function roll(from: Roll): Roll {
  return {
    purpose: from.purpose,
    dice: copyEach(from.dice, (die) => ({ colour: die.colour, face: die.face })),
    S: from.S,
    M: from.M,
    rerolls: copyEach(from.rerolls, (source) => ({ id: source.id, colours: copy(source.colours), left: source.left })),
    plusS: from.plusS,
    plusM: from.plusM,
    plusKill: from.plusKill,
    venoms: from.venoms,
  };
}

function scene(from: Scene): Scene {
  return {
    place: from.place,
    monster: from.monster,
    trail: from.trail,
    carry: from.carry,
    totals: copy(from.totals),
    roll: from.roll === null ? null : roll(from.roll),
    attack: from.attack,
    redirects: from.redirects,
    assaults: copyEach(from.assaults, (assault) => ({
      trail: assault.trail,
      dice: assault.dice,
      extra: assault.extra,
      cause: assault.cause,
      faces: copy(assault.faces),
      hits: assault.hits,
      rolled: assault.rolled,
    })),
    aim: from.aim,
    owed: from.owed,
    result: from.result,
  };
}

export function cloneState(from: State): State {
  const { buildings } = from;
  return {
    phase: from.phase,
    config: from.config,
    round: from.round,
    firstPlayer: from.firstPlayer,
    turnSeat: from.turnSeat,
    mix: from.mix === null ? null : { seat: from.mix.seat, count: from.mix.count },
    heirlooms: copy(from.heirlooms),
    work: from.work === null ? null : work(from.work),
    scene: from.scene === null ? null : scene(from.scene),
    clans: copyEach(from.clans, cloneClan),
    uses: { ...from.uses },
    moved: copy(from.moved),
    tavern: copy(from.tavern),
    rookies: copy(from.rookies),
    market: copy(from.market),
    hut: copy(from.hut),
    lootShown: copy(from.lootShown),
    buildings: {
      hut: dice(buildings.hut),
      alchemist: dice(buildings.alchemist),
      tavern: dice(buildings.tavern),
      merchant: dice(buildings.merchant),
      armoury: dice(buildings.armoury),
      market: dice(buildings.market),
      mine: dice(buildings.mine),
    },
    panic: copy(from.panic),
    quests: copyEach(from.quests, (place) => ({ quest: place.quest, trails: copyEach(place.trails, cloneTrail) })),
    lands: copyEach(from.lands, land),
    gate: gate(from.gate),
    escaped: copy(from.escaped),
    samborTokens: from.samborTokens,
    mercenaryDiscard: copy(from.mercenaryDiscard),
    equipmentDiscard: copy(from.equipmentDiscard),
    trapDiscard: copy(from.trapDiscard),
    lootDiscard: copy(from.lootDiscard),
    tileDiscard: copy(from.tileDiscard),
    monsterDiscard: copy(from.monsterDiscard),
    landDiscard: copy(from.landDiscard),
    questDiscard: copy(from.questDiscard),
    trickDiscard: copy(from.trickDiscard),
    gone: copy(from.gone),
    mercenaryDeck: copy(from.mercenaryDeck),
    equipmentDeck: copy(from.equipmentDeck),
    trapDeck: copy(from.trapDeck),
    lootDeck: copy(from.lootDeck),
    tileDeck: copy(from.tileDeck),
    monsterDeck: copy(from.monsterDeck),
    landDeck: copy(from.landDeck),
    questBag: copy(from.questBag),
    panicPile: copy(from.panicPile),
    trickPile: copy(from.trickPile),
  };
}
