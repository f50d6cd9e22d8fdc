// A deep copy of a state, by hand because search copies often. The config is shared: nothing changes it.
import type { Ask, Clan, GatePlace, LandPlace, Member, PlacedDie, Roll, Scene, State, Trail, Work } from './types';

const member = (from: Member): Member => ({ id: from.id, wounded: from.wounded, away: from.away, gear: from.gear.slice() });

export function cloneClan(from: Clan): Clan {
  return {
    affinity: from.affinity,
    leader: from.leader,
    members: from.members.map(member),
    glory: from.glory,
    coins: from.coins,
    S: from.S,
    M: from.M,
    I: from.I.slice(),
    traps: from.traps.slice(),
    knownTraps: from.knownTraps.slice(),
    defence: from.defence,
    potion: from.potion,
    venom: from.venom,
    loot: from.loot.slice(),
    trophies: from.trophies.slice(),
    lands: from.lands.map((land) => ({ id: land.id, settler: land.settler, used: land.used })),
    passed: from.passed,
    quests: from.quests,
  };
}

export function cloneTrail(from: Trail): Trail {
  return {
    seat: from.seat,
    member: from.member,
    S: from.S,
    M: from.M,
    I: from.I.slice(),
    tokens: from.tokens.slice(),
    shown: from.shown.map((token) => ({ id: token.id, S: token.S, M: token.M, target: token.target })),
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
  trails: from.trails.map(cloneTrail),
  unbeaten: from.unbeaten,
});

const gate = (from: GatePlace): GatePlace => ({ monster: from.monster, trails: from.trails.map(cloneTrail) });
const copyAsk = (from: Ask): Ask => ({ kind: from.kind, seat: from.seat, of: from.of });
const dice = (from: readonly PlacedDie[]): PlacedDie[] =>
  from.map((die) => ({ seat: die.seat, colour: die.colour, value: die.value, field: die.field }));

function work(from: Work): Work {
  return {
    action: from.action,
    subject: from.subject,
    trail: from.trail,
    dice: from.dice.slice(),
    tokens: from.tokens.slice(),
    picks: from.picks.slice(),
    rebates: from.rebates.slice(),
    defence: from.defence,
    potion: from.potion,
    venom: from.venom,
    discount: from.discount,
    beer: from.beer,
  };
}

function roll(from: Roll): Roll {
  return {
    purpose: from.purpose,
    dice: from.dice.map((die) => ({ colour: die.colour, face: die.face })),
    S: from.S,
    M: from.M,
    rerolls: from.rerolls.map((source) => ({ id: source.id, colours: source.colours.slice(), left: source.left })),
    plusS: from.plusS,
    plusM: from.plusM,
    plusKill: from.plusKill,
    venoms: from.venoms,
  };
}

function scene(from: Scene): Scene {
  return {
    place: from.place,
    step: from.step,
    monster: from.monster,
    trail: from.trail,
    carry: from.carry,
    totals: from.totals.slice(),
    roll: from.roll === null ? null : roll(from.roll),
    attack: from.attack,
    redirects: from.redirects,
    assaults: from.assaults.map((assault) => ({
      trail: assault.trail,
      dice: assault.dice,
      extra: assault.extra,
      cause: assault.cause,
      faces: assault.faces.slice(),
      hits: assault.hits,
      rolled: assault.rolled,
    })),
    aim: from.aim,
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
    stage: from.stage,
    at: from.at,
    turnSeat: from.turnSeat,
    ask: from.ask === null ? null : copyAsk(from.ask),
    queue: from.queue.map(copyAsk),
    work: from.work === null ? null : work(from.work),
    scene: from.scene === null ? null : scene(from.scene),
    clans: from.clans.map(cloneClan),
    uses: { ...from.uses },
    moved: from.moved.slice(),
    tavern: from.tavern.slice(),
    rookies: from.rookies.slice(),
    market: from.market.slice(),
    hut: from.hut.slice(),
    lootShown: from.lootShown.slice(),
    buildings: {
      hut: dice(buildings.hut),
      alchemist: dice(buildings.alchemist),
      tavern: dice(buildings.tavern),
      merchant: dice(buildings.merchant),
      armoury: dice(buildings.armoury),
      market: dice(buildings.market),
      mine: dice(buildings.mine),
    },
    panic: from.panic.slice(),
    quests: from.quests.map((place) => ({ quest: place.quest, trails: place.trails.map(cloneTrail) })),
    lands: from.lands.map(land),
    gate: gate(from.gate),
    escaped: from.escaped.slice(),
    samborTokens: from.samborTokens,
    mercenaryDiscard: from.mercenaryDiscard.slice(),
    equipmentDiscard: from.equipmentDiscard.slice(),
    trapDiscard: from.trapDiscard.slice(),
    lootDiscard: from.lootDiscard.slice(),
    tileDiscard: from.tileDiscard.slice(),
    monsterDiscard: from.monsterDiscard.slice(),
    landDiscard: from.landDiscard.slice(),
    questDiscard: from.questDiscard.slice(),
    trickDiscard: from.trickDiscard.slice(),
    gone: from.gone.slice(),
    mercenaryDeck: from.mercenaryDeck.slice(),
    equipmentDeck: from.equipmentDeck.slice(),
    trapDeck: from.trapDeck.slice(),
    lootDeck: from.lootDeck.slice(),
    tileDeck: from.tileDeck.slice(),
    monsterDeck: from.monsterDeck.slice(),
    landDeck: from.landDeck.slice(),
    questBag: from.questBag.slice(),
    panicPile: from.panicPile.slice(),
    trickPile: from.trickPile.slice(),
  };
}
