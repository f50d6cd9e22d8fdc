// Which offered decisions lie on the table: spaces of the map, dice, rows and members. The rest are buttons.
import { describeDecision } from '../../../engine/games/zizka/text/phrases';
import { ICONS } from '../../../engine/games/zizka/types';
import type { Decision, Icon, View } from '../../../engine/games/zizka/view-types';
import { sharedName, spotsAlike } from '../../table/alike';
import type { Hung, Offered, OfferedSpot } from '../../table/game-table';
import { memberId } from './members';
import { jousting } from './scene-lists';

/** Sending a card away cannot be taken back: a button of its own comes first, a click on a card only ever hires. */
export const SEND = 'send';

export function spotsOf(view: View, offered: readonly Offered<Decision>[], picks: readonly string[]): readonly OfferedSpot[] {
  const spots = new Map<string, OfferedSpot>();
  const picked = new Set(picks.map(sharedName));
  for (const choice of offered) {
    const id = choice.decision.type === 'refresh' && !picked.has(SEND) ? SEND : placeOf(choice.decision);
    // A die picked twice over (throw again or set aside) is settled by buttons.
    if (id === null || picked.has(id)) continue;
    const known = spots.get(id);
    if (known) spots.set(id, joined(known, choice.key));
    else spots.set(id, spotOf(view, id, choice));
  }
  const placed = [...spots.values()].flatMap((spot) => spotsAlike(spot, diceOf(spot.id, view)));
  return [...placed, ...throwSpots(view, offered, picks)];
}

// Throw again or set aside: the click picks the die. Which card is sent away is asked next.
function joined(spot: OfferedSpot, key: string): OfferedSpot {
  return { ...spot, keys: [...spot.keys, key], label: nameOf(spot.id) ?? spot.label };
}

// Dice that are thrown again are picked one by one; the button then throws exactly those.
function throwSpots(view: View, offered: readonly Offered<Decision>[], picks: readonly string[]): readonly OfferedSpot[] {
  const dice = view.tournament?.dice ?? [];
  const picked = (face: Icon): number => dice.filter((each, index) => each === face && picks.includes(`throw:${index}`)).length;
  return dice.flatMap((face, index) => {
    const id = `throw:${index}`;
    const wanted = picked(face) + 1;
    const keys = offered.flatMap(({ key, decision }) =>
      decision.type === 'throw' && (decision.counts[ICONS.indexOf(face)] ?? 0) >= wanted ? [key] : [],
    );
    if (keys.length === 0 || picks.includes(id)) return [];
    return [{ id, place: hungOf(id, view) ?? ('part' as const), keys, style: 'plain' as const, label: { key: `face.${face}` } }];
  });
}

function placeOf(decision: Decision): string | null {
  switch (decision.type) {
    case 'commander':
      return `commander:${decision.commander}`;
    case 'move':
      return `space:${decision.space}`;
    case 'peekAt':
      return decision.target === 'easy'
        ? 'space:hluboka'
        : decision.target === 'hard'
          ? 'space:pribenice'
          : `space:${decision.target}`;
    case 'reroll':
    case 'buy':
      return `die:${decision.die}`;
    case 'aside':
    case 'free':
      return `lane:${decision.face}`;
    case 'row':
      return `row:${decision.row}`;
    case 'hireMember':
    case 'refresh':
    case 'gain':
      return `member:${decision.member}`;
    case 'give':
    case 'replace':
    case 'lose':
      return `own:${decision.member}`;
    default:
      return null;
  }
}

function spotOf(view: View, id: string, { key, decision }: Offered<Decision>): OfferedSpot {
  const label = describeDecision(decision, view);
  const place = hungOf(id, view) ?? 'part';
  return {
    id,
    place,
    keys: [key],
    style: 'plain',
    label,
    ...(id.startsWith('own:') ? { isOnCard: true as const } : {}),
    ...(id.startsWith('space:') ? { glow: 'none' as const } : {}),
    ...(id === SEND ? { opens: true as const, label: { key: 'table.sendCard' } } : {}),
    ...(id !== SEND && decision.type === 'refresh' ? { style: 'danger' as const, glow: 'box' as const } : {}),
  };
}

/** What a spot, a refusal or a log line is about: a piece or a place of the table; rows are parts of the sheet. */
export function hungOf(target: string, view: View): Hung | 'part' | null {
  const [kind = '', name = ''] = target.split(/:(.*)/);
  switch (kind) {
    case 'space':
    case 'purse':
      return { zone: target };
    case 'commander':
      return { piece: `choice:${name}` };
    case 'member':
    case 'own':
      return { piece: memberId(name) };
    case 'die':
      return { piece: dieOf(name, view) };
    case 'lane':
      return { piece: jousting(riderOf(view), faceAt(view.tournament?.dice, name)) };
    case 'throw':
      return { piece: jousting(riderOf(view), Number(name)) };
    case 'row':
    case 'pot':
    case 'worth':
      return 'part';
    default:
      return null;
  }
}

const riderOf = (view: View): number => view.tournament?.players.find(({ rolling }) => rolling)?.seat ?? view.turn;

// A target names the first die of a face; any other of that face can be chosen as well.
function dieOf(name: string, { roll }: View): string {
  return name === 'wenceslas' || name === 'sigismund' ? `die:${name}` : `die:${faceAt(roll?.dice, name)}`;
}

// All dice that show the face of a spot; none where the spot is no such die.
function diceOf(id: string, view: View): readonly string[] {
  const [kind = '', face = ''] = id.split(/:(.*)/);
  const alike = (dice: readonly string[] = [], name: (index: number) => string): readonly string[] =>
    dice.flatMap((each, index) => (each === face ? [name(index)] : []));
  if (kind === 'die') return alike(view.roll?.dice, (index) => `die:${index}`);
  return kind === 'lane' ? alike(view.tournament?.dice, (index) => jousting(riderOf(view), index)) : [];
}

function nameOf(id: string): OfferedSpot['label'] | null {
  const [kind, name] = id.split(/:(.*)/);
  return kind === 'lane' ? { key: `face.${name}` } : null;
}

function faceAt(dice: readonly string[] = [], face: string): number {
  return dice.indexOf(face);
}
