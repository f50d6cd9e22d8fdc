// Which offered decisions lie on the table: spaces of the map, dice, rows and members. The rest are buttons.
import { describeDecision } from '../../../engine/games/zizka/text/phrases';
import { ICONS } from '../../../engine/games/zizka/types';
import type { Decision, Icon, View } from '../../../engine/games/zizka/view-types';
import type { Offered, Spot } from '../../table/game-table';
import { spaceBox } from './layout';

export function spotsOf(view: View, offered: readonly Offered<Decision>[], picks: readonly string[]): readonly Spot[] {
  const spots = new Map<string, Spot>();
  for (const choice of offered) {
    const id = placeOf(choice.decision);
    // A member picked twice over (hire or send away) is settled by buttons.
    if (id === null || picks.includes(id)) continue;
    const known = spots.get(id);
    if (known) spots.set(id, { ...known, keys: [...known.keys, choice.key], label: memberLabel(id) ?? known.label });
    else spots.set(id, spotOf(view, id, choice));
  }
  return [...spots.values(), ...throwSpots(view, offered, picks)];
}

// Dice that are thrown again are picked one by one; the button then throws exactly those.
function throwSpots(view: View, offered: readonly Offered<Decision>[], picks: readonly string[]): readonly Spot[] {
  const dice = view.tournament?.dice ?? [];
  const picked = (face: Icon): number => dice.filter((each, index) => each === face && picks.includes(`throw:${index}`)).length;
  return dice.flatMap((face, index) => {
    const id = `throw:${index}`;
    const wanted = picked(face) + 1;
    const keys = offered.flatMap(({ key, decision }) =>
      decision.type === 'throw' && (decision.counts[ICONS.indexOf(face)] ?? 0) >= wanted ? [key] : [],
    );
    if (keys.length === 0 || picks.includes(id)) return [];
    return [{ id, place: 'part' as const, keys, style: 'plain' as const, label: { key: `face.${face}` } }];
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

function spotOf(view: View, id: string, { key, decision }: Offered<Decision>): Spot {
  const [kind = '', name = ''] = id.split(/:(.*)/);
  const label = describeDecision(decision, view);
  if (kind === 'space') return { id, place: spaceBox(name), keys: [key], style: 'plain', label, glow: 'none' };
  return { id, place: 'part', keys: [key], style: 'plain', label };
}

function memberLabel(id: string) {
  const [kind, name] = id.split(/:(.*)/);
  return kind === 'member' ? { key: `member.${name}.name` } : null;
}
