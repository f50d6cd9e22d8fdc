// The table of Jan Žižka: no offered decision is lost, and everything it says exists in both languages.
import { describe, expect, it } from 'vitest';
import { rngFor } from '../../engine/core/rng';
import { COMMANDERS } from '../../engine/games/zizka/data/commanders';
import { EVENTS, REWARDS } from '../../engine/games/zizka/data/events';
import { MEMBERS } from '../../engine/games/zizka/data/members';
import { coveredTogether } from '../../engine/games/zizka/odds';
import { texts as gameTexts } from '../../engine/games/zizka/text';
import { describeDecision, describeEvent } from '../../engine/games/zizka/text/phrases';
import { FACES, ICONS, SOVEREIGNS } from '../../engine/games/zizka/types';
import type { Decision, Event, View } from '../../engine/games/zizka/view-types';
import { createMatch, type Match } from '../../engine/match/match';
import type { Phrase } from '../../engine/protocol';
import { spotsOf } from '../../renderer/games/zizka/choosing';
import { faceOf } from '../../renderer/games/zizka/faces';
import { noteOf } from '../../renderer/games/zizka/notes';
import { rewardSymbol } from '../../renderer/games/zizka/symbols';
import { texts as tableTexts } from '../../renderer/games/zizka/text';
import { tipOf } from '../../renderer/games/zizka/tips';
import { goalChance } from '../../renderer/games/zizka/tournament-odds';
import type { Offered } from '../../renderer/table/game-table';

const PLURAL = /_(zero|one|few|many|other)$/;
const EN: Readonly<Record<string, string>> = { ...gameTexts.en, ...tableTexts.en };
const PL: Readonly<Record<string, string>> = { ...gameTexts.pl, ...tableTexts.pl };
const plain = (texts: Readonly<Record<string, string>>) => new Set(Object.keys(texts).map((key) => key.replace(PLURAL, '')));
const known = [plain(EN), plain(PL)];

// Keys of a phrase, its own and those it carries, that a language lacks.
function lacking(phrase: Phrase | null | undefined): string[] {
  if (!phrase) return [];
  // Words of a parameter that begin with `@` are keys.
  const carried = Object.values(phrase.params ?? {}).flatMap((value) => [...String(value).matchAll(/@([\w.-]*\w)/g)]);
  const keys = [phrase.key, ...carried.map(([, key = '']) => key)];
  return keys.filter((key) => known.some((language) => !language.has(key)));
}

// A seat's choices at every depth of picking: each key must be decided by a spot or stand as a button.
function reachable(view: View, offered: readonly Offered<Decision>[], picks: readonly string[]): Set<string> {
  const spots = spotsOf(view, offered, picks).filter((spot) => spot.keys.length > 0);
  const onTable = new Set(spots.flatMap((spot) => spot.keys));
  const found = new Set(offered.filter(({ key }) => !onTable.has(key)).map(({ key }) => key));
  for (const spot of spots) {
    const [only] = spot.keys;
    if (spot.keys.length === 1 && only !== undefined) found.add(only);
    else {
      const narrowed = offered.filter(({ key }) => spot.keys.includes(key));
      for (const key of reachable(view, narrowed, [...picks, spot.id])) found.add(key);
    }
  }
  return found;
}

// ZIZ-13: dice in the tray that cannot be clicked although one that shows the same can.
function deadDice(view: View, offered: readonly Offered<Decision>[]): readonly number[] {
  const spots = spotsOf(view, offered, []);
  const lit = new Set(spots.map(({ place }) => (typeof place === 'object' && 'piece' in place ? place.piece : '')));
  const dice = view.roll?.dice ?? [];
  return dice.flatMap((face, index) => {
    const isOffered = offered.some(
      ({ decision }) => (decision.type === 'reroll' || decision.type === 'buy') && decision.die === face,
    );
    return isOffered && !lit.has(`die:${index}`) ? [index] : [];
  });
}

function offeredIn(match: Match): readonly Offered<Decision>[] {
  return (match.request?.decisions ?? []).map(({ key, decision }) => ({ key, decision: decision as Decision }));
}

// Sending a card away is for good: no single click does it.
function rashSpots(view: View, offered: readonly Offered<Decision>[]): readonly string[] {
  const sent = new Set(offered.flatMap(({ key, decision }) => (decision.type === 'refresh' ? [key] : [])));
  return spotsOf(view, offered, []).flatMap(({ id, keys, opens }) =>
    keys.length === 1 && opens === undefined && keys.some((key) => sent.has(key)) ? [id] : [],
  );
}

// Golden answers to a roll: to keep it or to leave it, each only when nothing is thrown away with it.
function gold(view: View, offered: readonly Offered<Decision>[]): readonly string[] {
  const answers = offered.flatMap(({ decision }) =>
    (decision.type === 'keep' || decision.type === 'done') && faceOf(decision, view).weight === 'confirm' ? [decision.type] : [],
  );
  if (view.event !== null && answers.includes('keep')) expect(view.event.rows[0]?.possible).toBe(true);
  if (answers.includes('done')) expect(coveredTogether(view)).toEqual([]);
  return answers;
}

function playThrough(seats: number, seed: number, options: Record<string, string | number | boolean>, limit: number): void {
  const match = createMatch({ game: 'zizka', seats, seed, options });
  const rng = rngFor(seed, 3);
  for (let step = 0; step < limit && match.request !== null; step++) {
    const { seat } = match.request;
    const view = match.view(seat) as View;
    const offered = offeredIn(match);
    const reached = reachable(view, offered, []);
    expect(offered.filter(({ key }) => !reached.has(key))).toEqual([]);
    expect(deadDice(view, offered)).toEqual([]);
    expect(rashSpots(view, offered)).toEqual([]);
    expect(gold(view, offered).length).toBeLessThan(2);
    // What a row is said to miss are icons of its own, as many as it costs in tokens.
    for (const row of (view.event?.rows ?? []).filter(({ done }) => !done)) {
      const missing = ICONS.map((icon) => row.missing[icon]);
      expect(missing.reduce((sum, count) => sum + count, 0)).toBe(row.tokens);
      expect(ICONS.filter((icon) => row.missing[icon] > row.needs[icon])).toEqual([]);
    }
    const said = [
      match.request.prompt,
      noteOf(view, offered, []),
      ...match.request.refusals.map(({ reason }) => reason),
      ...offered.flatMap(({ decision }) => {
        const { label, note } = faceOf(decision, view);
        return [describeDecision(decision, view), label, note];
      }),
      ...spotsOf(view, offered, []).flatMap((spot) => [spot.label, tipOf(spot.id, view)?.title, tipOf(spot.id, view)?.text]),
      ...view.spaces.flatMap(({ id }) => [tipOf(`space:${id}`, view)?.title, tipOf(`space:${id}`, view)?.text]),
    ];
    expect(said.flatMap(lacking)).toEqual([]);
    const beats = match.decide(offered[rng.int(offered.length)]?.key ?? '');
    if (!beats.ok) throw new Error('an offered decision was refused');
    expect(beats.value.flatMap(({ event }) => lacking(describeEvent(event as Event, view)))).toEqual([]);
  }
}

describe('the table of Jan Žižka', () => {
  it.each([
    [1, 11, { torak: 'hard' }],
    [2, 12, { experienced: true }],
    [3, 13, { commanders: 'chosen' }],
    [4, 14, { side: 'B', goal: 30 }],
  ])('offers every decision of %i seats on the table or as a button, in both languages', (seats, seed, options) => {
    playThrough(seats, seed, options, 260);
  });

  it('explains every symbol and component in both languages', () => {
    const view = createMatch({ game: 'zizka', seats: 2, seed: 5 }).view(0) as View;
    const signs = 'coin luck luckIcon warrant vp morale die reroll step eye sword shield speech pile used deck levy aside';
    const ids = [
      ...signs.split(' '),
      ...'attackIcons defenceIcons torak torakDice torakLuck torakDeck won:easy won:hard'.split(' '),
      ...'favour:wenceslas favour:sigismund'.split(' '),
      ...['move', 'event', 'conquest', 'hire', 'attack'].map((action) => `action:${action}`),
      ...FACES.map((face) => `face:${face}`),
      ...[...ICONS, ...SOVEREIGNS].map((die) => `cast:${die}`),
      'seen',
      ...REWARDS.map((reward) => `reward:${reward}`),
      ...MEMBERS.map(({ id }) => `member:${id}`),
      ...COMMANDERS.map(({ id }) => `commander:${id}`),
    ];
    for (const id of ids) {
      const tip = tipOf(id, view);
      expect(tip, id).not.toBeNull();
      expect([...lacking(tip?.title), ...lacking(tip?.text)], id).toEqual([]);
    }
  });

  it('has a symbol for every reward of the data', () => {
    const names = EVENTS.flatMap((event) => [...(event.rows ?? []).map((row) => row.reward), event.reward ?? {}]).flatMap(
      Object.keys,
    );
    expect(names.filter((name) => rewardSymbol(name) === null)).toEqual([]);
  });

  it('says the same in both languages, with every Polish form', () => {
    expect([...plain(tableTexts.pl)].sort()).toEqual([...plain(tableTexts.en)].sort());
    const counted = Object.keys(tableTexts.pl).filter((key) => key.endsWith('_one'));
    const forms = counted.flatMap((key) => ['few', 'many', 'other'].map((form) => key.replace(/one$/, form)));
    expect(forms.filter((key) => tableTexts.pl[key] === undefined)).toEqual([]);
  });

  it('reckons the chance of a tournament goal', () => {
    const goal = { count: 'sword', atLeast: 1 } as const;
    expect(goalChance([], 1, goal)).toBeCloseTo(1 / 3);
    expect(goalChance(['sword'], 2, goal)).toBe(1);
    expect(goalChance(['luck', 'luck', 'speech'], 1, { count: 'score', atLeast: 11 })).toBeCloseTo(1 / 6);
  });
});
