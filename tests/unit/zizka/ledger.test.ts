// An accountant of his own: keeps points, coins and luck of whole matches by the data and the facts alone, and must come
// to the same sums as the engine. A reward paid twice, an action too many or a point too much would show.
import { describe, expect, it } from 'vitest';
import { compileKernel } from '../../../engine/core/kernel';
import { makeRng, mixSeed, rngFor } from '../../../engine/core/rng';
import { zizka } from '../../../engine/games/zizka';
import { COMMANDERS } from '../../../engine/games/zizka/data/commanders';
import { CONQUEST } from '../../../engine/games/zizka/data/conquest';
import { EVENTS, type Reward } from '../../../engine/games/zizka/data/events';
import type { Event } from '../../../engine/games/zizka/events';

const kernel = compileKernel(zizka);

interface Account {
  points: number;
  coins: number;
  luck: number;
  frozen: number;
}

class Ledger {
  readonly accounts: Account[];
  readonly holders = new Map<string, number>();
  readonly faults: string[] = [];
  actions = 0;
  coinsOfRoll = 0;

  constructor(
    seats: number,
    readonly experienced: boolean,
  ) {
    this.accounts = Array.from({ length: seats }, () => ({ points: 0, coins: 0, luck: 0, frozen: 0 }));
  }

  of(seat: number): Account {
    const account = this.accounts[seat];
    if (account === undefined) throw new Error(`no seat ${seat}`);
    return account;
  }

  // ZIZ-58, but for morale and favours, which have facts of their own.
  pay(seat: number, reward: Reward): void {
    const account = this.of(seat);
    account.points += reward.vp ?? 0;
    account.coins += reward.coins ?? 0;
    account.luck += reward.luckToken ?? 0;
    account.frozen += reward.warrant === undefined ? 0 : 3;
    // ZIZ-110: whoever holds the favour already gets a point instead; nobody has taken it in between.
    for (const sovereign of ['wenceslas', 'sigismund'] as const) {
      if (reward[sovereign] === undefined) continue;
      const holder = this.holders.get(sovereign);
      if (holder === seat) account.points += 1;
      else if (holder !== undefined) this.of(holder).points += 1;
      this.holders.set(sovereign, seat);
    }
  }

  act(): void {
    this.actions++;
    if (this.actions > 2) this.faults.push('a third action');
  }

  read(event: Event): void {
    switch (event.type) {
      case 'commanderTaken': {
        const board = COMMANDERS.find((commander) => commander.id === event.commander)?.sideA;
        this.of(event.seat).coins += board?.coins ?? 0;
        this.of(event.seat).luck += board?.luckTokens ?? 0;
        break;
      }
      case 'turnStarted':
        this.actions = 0;
        break;
      case 'moved':
      case 'tokenRevealed':
      case 'keepRevealed':
      case 'fightStarted':
        this.act();
        break;
      case 'rowCompleted': {
        const row = EVENTS.find((each) => each.id === event.token)?.rows?.[event.row - 1];
        this.of(event.seat).coins -= row?.pay ?? 0;
        this.pay(event.seat, row?.reward ?? {});
        break;
      }
      case 'conquestEnded':
        if (event.success) this.pay(event.seat, CONQUEST[event.keep].reward);
        break;
      case 'moraleMoved':
        if (event.from === event.to) {
          if (Math.abs(event.from) !== 2) this.faults.push('a point for morale inside the track');
          this.of(event.seat).points += 1;
        }
        break;
      case 'fightEnded':
        this.fight(event);
        break;
      case 'tournamentJoined':
        this.of(event.seat).coins -= 1;
        break;
      case 'tournamentEnded':
        for (const { seat, points, coins } of event.results) {
          this.of(seat).points += points;
          this.of(seat).coins += coins;
        }
        if (event.results.reduce((sum, { coins }) => sum + coins, 0) > event.pot) this.faults.push('more than the pot');
        break;
      case 'memberJoined':
        this.of(event.seat).coins -= event.paid;
        break;
      case 'diceRolled':
        this.coinsOfRoll = 0;
        break;
      case 'dieRerolled':
        if (event.paid) this.of(event.seat).coins -= 1;
        if (event.paid && !this.experienced) this.faults.push('a bought reroll in the plain game');
        break;
      case 'sovereignCoinTaken':
        this.of(event.seat).coins += 1;
        this.coinsOfRoll += 1;
        if (this.coinsOfRoll > 1) this.faults.push('two coins from one roll');
        break;
      case 'luckSpent':
        this.of(event.seat).luck -= event.tokens;
        break;
      default:
        break;
    }
  }

  fight(event: Extract<Event, { type: 'fightEnded' }>): void {
    const [attacker, defender] = [this.of(event.attacker), this.of(event.defender)];
    if (event.won !== event.attack > event.defence) this.faults.push('a tie was not the defender’s');
    if (!event.won) {
      defender.points += 1;
      return;
    }
    attacker.points += 2;
    attacker.coins += defender.frozen;
    defender.frozen = 0;
  }
}

// The personal goal of a tournament is paid to whoever turned it up, before pot and places (ZIZ-93).
function readAll(ledger: Ledger, events: readonly Event[], turn: number): void {
  for (const event of events) {
    if (event.type === 'tournamentEnded' && event.goalMet) {
      ledger.pay(turn, EVENTS.find((each) => each.id === event.token)?.reward ?? {});
    }
    ledger.read(event);
  }
}

// Failed attempts earn a luck token unless they were declined (ZIZ-56, ZIZ-66, ZIZ-78).
function failuresOf(events: readonly Event[], key: string): number {
  if (key === 'decline') return 0;
  return events.filter((event) => (event.type === 'eventEnded' || event.type === 'conquestEnded') && !event.success).length;
}

function playAndCheck(seats: number, seed: number, options: Record<string, unknown>): void {
  const parsed = zizka.parseOptions(options, seats);
  if (!parsed.ok) throw new Error(parsed.message);
  const state = zizka.setup(parsed.value, seats, rngFor(seed, 0));
  const ledger = new Ledger(seats, parsed.value.experienced);
  let events: Event[] = [];
  const emit = (event: Event) => events.push(event);
  kernel.begin(state, rngFor(seed, 0), emit);
  readAll(ledger, events, state.turn);
  const chance = makeRng(mixSeed(seed, 99));
  for (let step = 1; zizka.requestFor(state) !== null; step++) {
    const legal = zizka.legalDecisions(state);
    // Blind play dawdles: acting is preferred to ending and declining.
    const bold = legal.filter((each) => each.type !== 'end' && each.type !== 'decline' && each.type !== 'back');
    const list = bold.length > 0 && chance.float() < 0.9 ? bold : legal;
    const decision = list[chance.int(list.length)];
    if (decision === undefined) throw new Error('nothing to decide');
    const { turn, phase } = state;
    events = [];
    kernel.apply(state, decision, rngFor(seed, step), emit);
    if (decision.type === 'hire') ledger.act();
    // ZIZ-102: nothing was done, the action is not spent.
    if (phase === 'hiring' && decision.type === 'back') ledger.actions--;
    const failures = failuresOf(events, decision.type);
    if (failures > 0) ledger.of(turn).luck += failures;
    readAll(ledger, events, turn);
    const ended = state.phase === 'ended';
    state.seats.forEach((seat, index) => {
      const account = ledger.of(index);
      const reckoned = ended ? account.coins + account.frozen : account.coins;
      const fromCoins = ended ? Math.floor(reckoned / 5) : 0;
      expect([index, seat.vp, seat.coins, seat.luck], `${zizka.makeKey(decision)} at ${step}`).toEqual([
        index,
        account.points + fromCoins,
        reckoned,
        account.luck,
      ]);
    });
    expect(ledger.faults).toEqual([]);
  }
}

describe('the accountant', () => {
  it.each([
    [2, 11, {}],
    [3, 12, {}],
    [4, 13, {}],
    [4, 14, { experienced: true }],
    [3, 15, { goal: 30 }],
  ])(
    'ZIZ-58, ZIZ-71, ZIZ-135: %i seats, seed %i: every point, coin and luck token comes from where the rules say',
    (seats, seed, options) => {
      playAndCheck(seats, seed, options);
    },
  );
});
