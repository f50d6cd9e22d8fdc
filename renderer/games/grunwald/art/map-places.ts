// What lies where on the old map: towns, lands, rivers, mountains and woods. Positions only, no words.

export interface TownPlace {
  readonly id: string;
  readonly x: number;
  readonly y: number;
  /** A town of the Order is grey. */
  readonly order: boolean;
  // Between two banners there is only so much room.
  readonly label: { readonly x: number; readonly y: number; readonly anchor: 'start' | 'middle'; readonly room?: number };
}

const below = (y = 18) => ({ x: 0, y, anchor: 'middle' as const });
const beside = { x: 12, y: 3, anchor: 'start' as const };

export const TOWNS: readonly TownPlace[] = [
  { id: 'gdansk', x: 364, y: 62, order: true, label: beside },
  { id: 'krolewiec', x: 478, y: 44, order: true, label: beside },
  { id: 'bydgoszcz', x: 268, y: 232, order: false, label: { ...below(), room: 61 } },
  { id: 'torun', x: 346, y: 296, order: true, label: below() },
  { id: 'poznan', x: 268, y: 296, order: false, label: below() },
  { id: 'dobrzyn', x: 420, y: 296, order: false, label: below(19) },
  { id: 'czerwinsk', x: 492, y: 302, order: false, label: below() },
  { id: 'plock', x: 562, y: 300, order: false, label: below(19) },
  { id: 'wroclaw', x: 268, y: 440, order: false, label: below() },
  { id: 'gniezno', x: 388, y: 346, order: false, label: beside },
  { id: 'sandomierz', x: 556, y: 420, order: false, label: { ...below(), room: 69 } },
  { id: 'brzesc', x: 628, y: 312, order: false, label: beside },
];

export interface LandLabel {
  readonly id: string;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly turn: number;
  readonly colour?: string;
}

export const LAND_LABELS: readonly LandLabel[] = [
  { id: 'samogitia', x: 640, y: 38, size: 18, turn: 0 },
  { id: 'lithuania', x: 752, y: 34, size: 18, turn: 0 },
  { id: 'bohemia', x: 122, y: 588, size: 19, turn: 0 },
  { id: 'lesserPoland', x: 412, y: 590, size: 19, turn: 0 },
  { id: 'redRuthenia', x: 700, y: 568, size: 19, turn: 0 },
  { id: 'mazovia', x: 764, y: 300, size: 19, turn: 0 },
  { id: 'pomerania', x: 268, y: 172, size: 13, turn: 0 },
  { id: 'baltic', x: 386, y: 38, size: 22, turn: -3, colour: '#24474c' },
];

export const RIVERS: readonly { readonly path: string; readonly width: number }[] = [
  {
    path: 'M440 604C446 586 470 580 500 572C540 562 548 530 556 500C562 470 570 440 560 410C552 380 566 350 548 330C530 310 500 322 470 314C440 306 420 296 400 312C380 326 350 322 340 304C328 284 322 240 336 200C346 160 330 110 346 62',
    width: 4,
  },
  {
    path: 'M330 604C320 590 290 580 280 552C270 520 258 500 262 470C268 440 290 420 280 390C270 360 240 350 238 330C232 296 250 260 240 220C230 180 226 140 222 96',
    width: 3.2,
  },
  { path: 'M420 560C380 540 360 500 352 452C346 410 356 380 330 356C310 340 280 352 262 340', width: 2.2 },
  { path: 'M832 400C780 380 760 350 700 322C660 304 620 322 590 316C572 312 560 320 550 332', width: 2.6 },
  { path: 'M120 604C126 570 116 540 120 505C122 470 90 440 60 410C40 390 10 380 -6 372', width: 2.4 },
  { path: 'M832 40C790 52 770 30 740 36C700 44 660 24 620 22C590 20 540 26 508 14', width: 2.4 },
];

const pairs = (text: string): readonly (readonly [number, number])[] =>
  text.split(' ').map((pair) => {
    const [x, y] = pair.split(',').map(Number);
    return [x ?? 0, y ?? 0] as const;
  });

export const MOUNTAINS: readonly (readonly [number, number])[] = pairs(
  '14,352 38,346 236,392 250,408 238,424 252,440 256,560 238,574 216,582 196,588 282,590 306,586 336,588 494,590 514,586 534,584 566,578 600,580 640,588 768,586 796,580 24,584 48,588',
);

/** x, y, number of trees, seed. */
export const WOODS: readonly (readonly [number, number, number, number])[] = [
  [550, 92, 5, 1],
  [584, 282, 5, 3],
  [632, 270, 6, 5],
  [274, 140, 7, 2],
  [564, 372, 5, 6],
  [60, 330, 5, 1],
  [170, 332, 6, 3],
  [444, 338, 4, 4],
  [574, 540, 5, 2],
  [280, 520, 4, 5],
  [806, 564, 3, 1],
];
