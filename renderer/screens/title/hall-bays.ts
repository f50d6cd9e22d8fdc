// Where the banners hang in the hall: one row of full size for up to four, a row of smaller ones for five, two rows for more.
export interface Bay {
  readonly middle: number;
  readonly top: number;
  // Of the full size.
  readonly scale: number;
}

// The free wall beside the menu.
const MIDDLE = 821.5;
const WIDTH = 844;
const FULL = 211;

const ONE_ROW = [{ top: 112, scale: 1 }];
const TWO_ROWS = [
  { top: 76, scale: 0.68 },
  { top: 398, scale: 0.68 },
];

export function hallBays(count: number): readonly Bay[] {
  const rows = count > 5 ? TWO_ROWS : ONE_ROW;
  const perRow = Math.ceil(count / rows.length);
  const step = Math.min(FULL, WIDTH / perRow);
  return Array.from({ length: count }, (_, index) => {
    const row = Math.floor(index / perRow);
    const inRow = Math.min(perRow, count - row * perRow);
    const { top, scale } = rows[row] ?? { top: 112, scale: 1 };
    return {
      middle: MIDDLE + ((index % perRow) - (inRow - 1) / 2) * step,
      top,
      scale: Math.min(scale, step / FULL),
    };
  });
}
