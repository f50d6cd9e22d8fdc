// Where things lie in the panels of the seats: whoever looks on top and large, the others below; 'tight' leaves the faces
// out. For whoever reads large letters there is an arrangement of its own: fewer drawings, more room for words and numbers.
import type { View } from '../../../engine/games/zizka/view-types';
import type { Letters } from '../../table/letters';
import type { Box, Point } from '../../table/scene';
import type { Form, FormSize } from './art/member-forms';
import { ALONE, COLUMN } from './layout';
import { seatOrder } from './order';

const SMALL = { compact: 135, tight: 98 } as const;

export type PanelSize = 'full' | keyof typeof SMALL;

// How large a member is in each form.
export const FORMS: Readonly<Record<Form, FormSize>> = {
  card: { width: 106, height: 86 },
  wide: { width: 218, height: 74 },
  tall: { width: 53, height: 126 },
  mini: { width: 53, height: 66 },
  flat: { width: 53, height: 34 },
};

export interface PanelLayout {
  readonly panel: Box;
  readonly size: PanelSize;
  readonly letters: Letters;
  // Height of the coloured head.
  readonly head: number;
  // Middles of what lies in the goods' row.
  readonly purse: Point;
  readonly luck: Point;
  readonly warrant: Point;
  readonly favours: readonly [Point, Point];
  readonly won: readonly [Point, Point];
  // Left end and middle height of the morale track, and the length of a step.
  readonly morale: Point & { readonly step: number };
  // Top of what the retinue gives together.
  readonly gifts: number;
  readonly members: Box;
  readonly form: Form;
  readonly columns: number;
}

export function panelLayout(view: View, seat: number, letters: Letters): PanelLayout {
  const order = seatOrder(view);
  const place = order.indexOf(seat);
  const count = order.length;
  const small = count > 3 ? 'tight' : 'compact';
  const low = SMALL[small] + COLUMN.gap;
  const full = count === 1 ? ALONE : COLUMN.height - (count - 1) * low;
  if (place === 0) {
    const panel = { ...COLUMN, height: full };
    return letters === 'large' ? largeFullPanel(panel, count) : fullPanel(panel, count);
  }
  const panel = { ...COLUMN, y: COLUMN.y + full + COLUMN.gap + (place - 1) * low, height: SMALL[small] };
  return letters === 'large' ? largeSmallPanel(panel, small) : smallPanel(panel, small);
}

const within =
  ({ x, y }: Box) =>
  (dx: number, dy: number): Point => ({ x: x + dx, y: y + dy });

function fullPanel(panel: Box, count: number): PanelLayout {
  const at = within(panel);
  const form: Form = count === 2 ? 'wide' : count > 3 ? 'tall' : 'card';
  return {
    panel,
    size: 'full',
    letters: 'plain',
    head: 46,
    purse: at(22, 64),
    luck: at(78, 64),
    warrant: at(124, 64),
    favours: [at(164, 64), at(188, 64)],
    won: [at(207, 64), at(222, 64)],
    morale: { ...at(12, 94), step: 42 },
    gifts: 113,
    members: {
      ...at(form === 'card' ? 15 : 7, 142),
      width: form === 'card' ? 206 : panel.width - 14,
      height: panel.height - 146,
    },
    form,
    columns: form === 'wide' ? 1 : form === 'tall' ? 4 : 2,
  };
}

// Two lines of gifts fit over the members, who give way.
function largeFullPanel(panel: Box, count: number): PanelLayout {
  const at = within(panel);
  const form: Form = count === 2 ? 'card' : 'mini';
  const top = 203;
  return {
    panel,
    size: 'full',
    letters: 'large',
    head: 56,
    purse: at(20, 76),
    luck: at(88, 76),
    warrant: at(140, 76),
    favours: [at(184, 76), at(207, 76)],
    won: [at(224, 68), at(224, 85)],
    morale: { ...at(12, 108), step: 42 },
    gifts: 126,
    members: {
      ...at(form === 'card' ? 15 : 7, top),
      width: form === 'card' ? 206 : panel.width - 14,
      height: panel.height - top - 4,
    },
    form,
    columns: form === 'card' ? 2 : 4,
  };
}

function smallPanel(panel: Box, size: 'compact' | 'tight'): PanelLayout {
  const line = size === 'compact' ? 48 : 43;
  const at = within(panel);
  return {
    panel,
    size,
    letters: 'plain',
    head: size === 'compact' ? 34 : 30,
    purse: at(15, line),
    luck: at(53, line),
    warrant: at(84, line),
    favours: [at(112, line), at(131, line)],
    won: [at(147, line), at(160, line)],
    morale: { ...at(171, line), step: 11.6 },
    gifts: 0,
    ...smallMembers(panel, size, size === 'compact' ? 64 : 59),
  };
}

// Taken keeps lie over each other, so that the numbers before them have room.
function largeSmallPanel(panel: Box, size: 'compact' | 'tight'): PanelLayout {
  const line = size === 'compact' ? 52 : 48;
  const at = within(panel);
  return {
    panel,
    size,
    letters: 'large',
    head: size === 'compact' ? 36 : 34,
    purse: at(14, line),
    luck: at(64, line),
    warrant: at(100, line),
    favours: [at(136, line), at(154, line)],
    won: [at(168, line - 6), at(168, line + 6)],
    morale: { ...at(178, line), step: 10.4 },
    gifts: 0,
    ...smallMembers(panel, size, size === 'compact' ? 67 : 62),
  };
}

function smallMembers(panel: Box, size: 'compact' | 'tight', top: number): Pick<PanelLayout, 'members' | 'form' | 'columns'> {
  const form = size === 'compact' ? 'mini' : 'flat';
  return {
    members: { ...within(panel)(5, top), width: panel.width - 10, height: FORMS[form].height },
    form,
    columns: 4,
  };
}
