// Where pieces come from and go to in one event, where they cannot know it themselves: what coins and luck are paid for,
// which die was set aside, and which dice are rolled.
import type { Event, View } from '../../../engine/games/zizka/view-types';
import type { Flows } from '../../table/difference';
import { jousting, penned } from './scene-lists';
import { sheetOf } from './stages';

export function flows(event: Event, before: View, after: View): Flows {
  const from: Record<string, string> = {};
  const to: Record<string, string> = {};
  const other = countryOf(event, before, after);
  for (const { seat } of after.seats) {
    const [was, is] = [before.seats[seat], after.seats[seat]];
    if (was === undefined || is === undefined) continue;
    changed('coin', seat, was.coins, is.coins);
    changed('luck', seat, was.luck, is.luck);
    if (was.warrant === null && is.warrant !== null) from[`warrant:${seat}`] = other;
  }
  pot();
  if (event.type === 'commanderTaken') for (const member of event.members) from[`card:${member}`] = `panel:${event.seat}`;
  return { from, to, ...asideOf(event, before, after) };

  function changed(kind: 'coin' | 'luck', seat: number, was: number, is: number): void {
    for (let index = was; index < is; index++) from[`${kind}:${seat}:${index}`] = other;
    for (let index = is; index < was; index++) to[`${kind}:${seat}:${index}`] = other;
  }

  // What the pot gains was in somebody's purse; what it loses goes to whoever won it.
  function pot(): void {
    const payer = event.type === 'tournamentJoined' || event.type === 'coinsLost' ? event.seat : null;
    const most = Math.max(before.tournament?.pot ?? 0, after.tournament?.pot ?? 0);
    for (let index = 0; index < most; index++) {
      if (payer !== null) from[`pot:${index}`] = `purse:${payer}`;
    }
  }
}

// What coins and tokens of this event are paid to or come from.
function countryOf(event: Event, before: View, after: View): string {
  if (event.type === 'memberJoined') return `tavern:${event.level}`;
  if ((before.tournament ?? after.tournament) !== null) return 'pot';
  if ((sheetOf(before) ?? sheetOf(after)) !== null) return 'sheet';
  const chosen = before.hire?.chosen ?? after.hire?.chosen ?? null;
  if ((before.hire ?? after.hire) !== null) {
    const tavern = [...before.taverns, ...after.taverns].find(
      ({ table, top }) => chosen !== null && (table.includes(chosen) || top === chosen),
    );
    return `tavern:${tavern?.level ?? 1}`;
  }
  return 'bank';
}

// The die goes into the pen; those behind it count on.
function asideOf(event: Event, before: View, after: View): Pick<Flows, 'was'> {
  if (event.type !== 'tournamentAside' || before.tournament === null || after.tournament === null) return {};
  const { seat, face } = event;
  const dice = before.tournament.dice;
  const taken = dice.indexOf(face);
  const was: Record<string, string> = { [penned(seat, after.tournament.aside.length - 1)]: jousting(seat, taken) };
  for (let index = taken; index < dice.length - 1; index++) was[jousting(seat, index)] = jousting(seat, index + 1);
  return taken < 0 ? {} : { was };
}

/** Dice that were thrown, also onto the face they showed before. */
export function rolled(event: Event): readonly string[] {
  switch (event.type) {
    case 'diceRolled':
      return [
        ...event.dice.map((_, index) => `die:${index}`),
        ...(event.wenceslas === null ? [] : ['die:wenceslas']),
        ...(event.sigismund === null ? [] : ['die:sigismund']),
      ];
    case 'dieRerolled':
      return [`die:${event.die}`];
    case 'torakRolled':
      return event.dice.map((_, index) => `torak:${index}`);
    case 'tournamentRolled':
      return event.dice.map((_, index) => jousting(event.seat, index));
    case 'tournamentThrown':
      return event.thrown.map((index) => jousting(event.seat, index));
    default:
      return [];
  }
}
