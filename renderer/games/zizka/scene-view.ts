// What the scene of a roll shows while a batch of events is played: the view before it, with every event that has been
// shown so far carried in. Some attempts begin and end within one batch; without this nobody would see their dice.
import { CONQUEST } from '../../../engine/games/zizka/data/conquest';
import { EVENTS, type IconNeeds } from '../../../engine/games/zizka/data/events';
import { keepStanding, rowStanding } from '../../../engine/games/zizka/odds';
import { ICONS } from '../../../engine/games/zizka/types';
import type { Face, Icon, IconCounts, RollView, RowView, View, ZizkaEvent } from '../../../engine/games/zizka/view-types';

const CLOSED = { done: true } as const;
const NOTHING: IconCounts = { sword: 0, shield: 0, speech: 0, luck: 0 };

export function sceneAfter(view: View, event: ZizkaEvent): View {
  switch (event.type) {
    case 'tokenRevealed':
      // A tournament has a scene of its own.
      return event.kind === 'tournament' ? view : { ...view, event: openedEvent(view, event), roll: null };
    case 'keepRevealed':
      return { ...view, conquest: openedKeep(view, event), roll: null };
    case 'fightStarted':
      return { ...view, roll: null, fight: openedFight(event) };
    case 'torakRolled':
      return view.fight ? { ...view, fight: { ...view.fight, torakDice: event.dice, torakLuck: event.luck } } : view;
    case 'diceRolled':
      return withRoll(atRow(view, event.row), {
        ...event,
        coinTaken: false,
        bought: 0,
        pool: NOTHING,
      });
    case 'dieRerolled':
      return view.roll ? withRoll(view, rerolled(view.roll, event)) : view;
    case 'luckSpent':
      return event.seat === view.turn ? withLessLuck(view, event.tokens) : view;
    case 'rowCompleted':
    case 'conquestRowPassed':
      return withRowDone(view, event.row);
    case 'fightScored':
      return withScore(view, event);
    default:
      return view;
  }
}

function countsOf(needs: IconNeeds): IconCounts {
  return { ...NOTHING, ...needs };
}

function openRow(row: number, needs: IconNeeds, rest: Partial<RowView> = {}): RowView {
  return {
    row,
    needs: countsOf(needs),
    pay: 0,
    discard: 0,
    reward: {},
    tokens: 0,
    missing: NOTHING,
    covered: false,
    possible: false,
    done: false,
    barred: false,
    ...rest,
  };
}

function openedEvent(view: View, event: Extract<ZizkaEvent, { type: 'tokenRevealed' }>): View['event'] {
  const data = EVENTS.find((each) => each.id === event.token);
  const rows = (data?.rows ?? []).map((row, index) =>
    openRow(index + 1, row.icons ?? {}, { pay: row.pay ?? 0, discard: row.discard ?? 0, reward: { ...row.reward } }),
  );
  return {
    space: event.space,
    token: event.token,
    kind: event.kind,
    kept: false,
    pool: null,
    usable: view.seats[event.seat]?.luck ?? 0,
    spent: 0,
    rows,
    gaining: null,
    chosenMember: null,
    chosenRow: null,
  };
}

function openedKeep(view: View, event: Extract<ZizkaEvent, { type: 'keepRevealed' }>): View['conquest'] {
  const { cards, reward } = CONQUEST[event.keep];
  const rows = cards.find((card) => card.id === event.card)?.rows ?? [];
  return {
    keep: event.keep,
    space: event.space,
    card: event.card,
    row: 1,
    kept: false,
    usable: view.seats[event.seat]?.luck ?? 0,
    rows: rows.map((needs, index) => openRow(index + 1, needs)),
    reward: { ...reward },
  };
}

function openedFight({ attacker, defender }: Extract<ZizkaEvent, { type: 'fightStarted' }>): View['fight'] {
  return { attacker, defender, attackLuck: 0, attack: null, defenceLuck: 0, defence: null, torakDice: [], torakLuck: 0 };
}

function atRow(view: View, row: number | null): View {
  return view.conquest && row !== null ? { ...view, conquest: { ...view.conquest, row } } : view;
}

function rerolled(roll: RollView, { die, to, rerollsLeft }: Extract<ZizkaEvent, { type: 'dieRerolled' }>): RollView {
  const changed = { ...roll, rerolls: rerollsLeft };
  if (typeof die !== 'number') return { ...changed, [die]: to };
  return { ...changed, dice: roll.dice.map((face, index) => (index === die && isIcon(to) ? to : face)) };
}

function isIcon(face: Face): face is Icon {
  return ICONS.some((icon) => icon === face);
}

// Pool and rows follow from the dice.
function withRoll(view: View, roll: RollView): View {
  const faces = [...roll.dice, roll.wenceslas, roll.sigismund];
  const counts = ICONS.map((icon) => roll.printed[icon] + faces.filter((face) => face === icon).length);
  const [sword = 0, shield = 0, speech = 0, luck = 0] = counts;
  const { event, conquest } = view;
  return {
    ...view,
    roll: { ...roll, pool: { sword, shield, speech, luck } },
    event: event && { ...event, rows: event.rows.map((row, index) => eventRow(event, row, index, counts)) },
    conquest: conquest && {
      ...conquest,
      rows: conquest.rows.map((row) => (row.row === conquest.row ? keepRow(conquest.usable, row, counts) : row)),
    },
  };
}

const listOf = (needs: IconCounts): number[] => ICONS.map((icon) => needs[icon]);

function stood(row: RowView, missing: readonly number[], tokens: number, isWithin: boolean): RowView {
  const [sword = 0, shield = 0, speech = 0, luck = 0] = missing;
  return { ...row, missing: { sword, shield, speech, luck }, tokens, covered: isWithin && tokens === 0, possible: isWithin };
}

function eventRow(event: NonNullable<View['event']>, row: RowView, index: number, pool: readonly number[]): RowView {
  if (row.done) return row;
  const done = event.rows.flatMap((each, at) => (each.done ? [at] : []));
  const standing = rowStanding(
    event.rows.map((each) => listOf(each.needs)),
    done,
    index,
    pool,
  );
  return stood(row, standing.missing, standing.tokens, standing.whole <= event.usable);
}

function keepRow(usable: number, row: RowView, pool: readonly number[]): RowView {
  const { tokens, missing } = keepStanding(listOf(row.needs), pool);
  return stood(row, missing, tokens, tokens <= usable);
}

function withRowDone(view: View, row: number): View {
  const mark = (rows: readonly RowView[]): readonly RowView[] =>
    rows.map((each) =>
      each.row === row
        ? openRow(row, each.needs, { ...CLOSED, pay: each.pay, discard: each.discard, reward: each.reward })
        : each,
    );
  const marked = {
    ...view,
    event: view.event && { ...view.event, rows: mark(view.event.rows) },
    conquest: view.conquest && { ...view.conquest, rows: mark(view.conquest.rows) },
  };
  return view.roll && view.event ? withRoll(marked, view.roll) : marked;
}

function withLessLuck(view: View, tokens: number): View {
  return {
    ...view,
    event: view.event && { ...view.event, usable: view.event.usable - tokens },
    conquest: view.conquest && { ...view.conquest, usable: view.conquest.usable - tokens },
  };
}

function withScore(view: View, { attacking, score, luck }: Extract<ZizkaEvent, { type: 'fightScored' }>): View {
  if (!view.fight) return view;
  const scored = attacking ? { attack: score, attackLuck: luck } : { defence: score, defenceLuck: luck };
  return { ...view, fight: { ...view.fight, ...scored } };
}
