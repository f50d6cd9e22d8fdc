// What is worn on the head. `back` lies behind the head, `over` and `front` before it, in this order.
import { mix, seeded } from '../colour';
import { clipped, localDef } from '../svg';
import { cut, type Detail, INK, ink, line, rake, shape, tenth } from './strokes';

export interface Cloths {
  readonly a: string;
  readonly b?: string | undefined;
  // Feather.
  readonly f?: string | undefined;
}

export interface Gear {
  readonly back?: string;
  readonly under?: string;
  readonly over?: string;
  readonly front?: string;
}

const feather = (x: number, y: number, rot: number, s: number, c: string, detail: Detail): string =>
  `<g transform="translate(${x} ${y}) rotate(${rot}) scale(${s})">${shape('M0 0C-12-16-14-44 4-70C16-50 14-20 4 0Z', c, 2)}${line('M2 0C0-24 0-44 4-66', 1.2)}${detail ? '' : line('M1-14l-8-7M1-26l-9-8M1-38l-7-8M2-14l7-8M2-26l8-9M3-38l6-9M2-50l-4-6', 1, INK, 0.7)}</g>`;
const CIRCLET_JEWELS = [
  [-22, -31, '#8E2420'],
  [4, -38, '#2B5597'],
  [28, -33, '#8E2420'],
] as const;
const STEEL = '#a3aab1';
export const HEADGEAR = {
  none: () => ({}),
  kettle: (c: Cloths, detail: Detail) => ({
    front:
      shape('M-72-20C-60-38-42-40-36-44C-36-80 40-84 42-46C50-42 66-36 76-22C50-12-44-8-72-20Z', STEEL) +
      clipped(
        'M-72-20C-60-38-42-40-36-44C-36-80 40-84 42-46C50-42 66-36 76-22C50-12-44-8-72-20Z',
        `<path d="M20-90Q50-50 40-30L80-10V-90Z" fill="${INK}" opacity=".3"/>` +
          (detail ? '' : ink(rake(46, -78, -40, 4, 22, -1, 1, 3, -0.2))),
      ) +
      line('M-37-44Q0-32 42-46', 2) +
      line('M-58-23Q0-8 60-24', 1.3, INK, 0.8) +
      line('M-24-62Q-16-72-2-73', 3, '#fff', 0.85) +
      line('M3-81V-38', 1.4, INK, 0.6) +
      (c.b ? '' : ''),
    under: detail ? '' : `<path d="M-40-20Q0 0 44-20V-4Q0 6-40-2Z" fill="${INK}" opacity=".35"/>`,
  }),
  bascinet: (_c: Cloths, detail: Detail) => {
    let m = '';
    if (detail < 2)
      for (let y = 10; y < 96; y += 5.5)
        for (let x = -62 + (((y / 5.5) | 0) & 1) * 3.5; x < 66; x += 7) m += `M${x} ${y}a3.5 3.2 0 0 0 7 0`;
    const A =
      'M-44-6C-50 20-56 60-64 84C-30 100 40 100 66 82C56 56 48 20 46-8L36-2C38 24 32 42 20 52Q6 58-8 52C-24 42-30 26-32-4Z';
    return {
      over:
        shape(A, '#7f868d') +
        clipped(A, line(m, 1, INK, 0.65)) +
        clipped(A, `<path d="M30-10L20 52L40 100H80V-10Z" fill="${INK}" opacity=".3"/>`),
      front:
        shape(
          'M-46-2C-52-44-28-84 6-92C36-82 52-44 47-4C40-10 38-24 30-32C8-40-18-34-28-24C-32-14-32-8-33-2Q-40 2-46-2Z',
          STEEL,
        ) +
        clipped(
          'M-46-2C-52-44-28-84 6-92C36-82 52-44 47-4C40-10 38-24 30-32C8-40-18-34-28-24C-32-14-32-8-33-2Q-40 2-46-2Z',
          `<path d="M14-94C40-60 42-30 30-30L60 0V-94Z" fill="${INK}" opacity=".32"/>` +
            (detail ? '' : ink(rake(50, -76, -10, 4.4, 20, -1, 1, 3, -0.25))),
        ) +
        line('M-38-4C-38-20-34-30-28-34C-10-44 16-44 34-38C40-30 42-18 42-8', 1.6) +
        line('M-34-36C-28-60-16-76-4-82', 3.4, '#fff', 0.8),
    };
  },
  mailcoif: (c: Cloths, detail: Detail) => {
    let m = '';
    if (detail < 2)
      for (let y = -70; y < 90; y += 5.5)
        for (let x = -60 + (Math.round(y / 5.5) & 1) * 3.5; x < 62; x += 7) m += `M${x} ${y}a3.5 3.2 0 0 0 7 0`;
    const A =
      'M-46 0C-56-44-32-72 2-72C38-72 54-42 47 0C46 30 52 60 60 78C30 94-34 94-58 78C-48 56-44 30-46 0ZM-30-6C-34 18-28 40-10 50Q8 56 22 48C34 36 38 12 37-10C34-28 24-36 6-37C-14-36-27-26-30-6Z';
    const rings = localDef('clipPath', '', `<path d="${A}" clip-rule="evenodd"/>`);
    return {
      over:
        `<path d="${A}" fill="#868d94" fill-rule="evenodd" stroke="${INK}" stroke-width="2.400"/>${rings.markup}<g clip-path="${rings.url}">${line(m, 1, INK, 0.7)}<path d="M24-80Q60-20 40 100H90V-80Z" fill="${INK}" opacity=".3"/><path d="M-60-70Q-30-74-20-60Q-40-30-38 20L-60 40Z" fill="#fff" opacity=".18"/></g>` +
        (c.b ? shape('M-46-28C-30-46 30-48 47-30L46-20C30-36-28-34-45-18Z', c.b, 2) : ''),
    };
  },
  hood: (c: Cloths, detail: Detail) => {
    const A =
      'M-54 84C-64 40-66-40-20-74C-4-84 28-80 44-58C56-38 56 0 52 34C52 56 56 70 62 82C44 94 30 84 20 60C36 40 42 10 38-14C32-36 16-46-4-44C-24-40-32-22-32 2C-30 30-22 50-4 62C-16 86-36 96-54 84Z';
    return {
      over:
        shape(A, c.a) +
        clipped(A, `<path d="M24-84Q64-30 50 90H90V-90Z" fill="${INK}" opacity=".32"/>`) +
        (detail
          ? ''
          : ink(
              cut(-30, -62, -44, 70, 12, 1.8) +
                cut(-14, -66, -36, 40, 14, 1.5) +
                cut(30, -62, 48, 40, -8, 1.6) +
                cut(10, -72, 42, -40, -4, 1.4),
            ) + clipped(A, ink(rake(-66, -50, 80, 5, 20, 1, 1.1, 5)))),
    };
  },
  pelt: (c: Cloths, detail: Detail) => {
    const A =
      'M-60 88C-68 40-64-30-34-62L-44-92L-18-74C-2-80 18-80 30-74L52-92L46-60C60-34 56 30 62 86C48 92 32 84 26 58C38 40 42 10 38-12C36-30 28-38 14-34L4-22L-8-36C-24-34-32-20-33 2C-32 30-24 48-8 58C-18 84-44 98-60 88Z';
    const R = seeded(5);
    let t = '';
    if (detail < 2)
      for (let i = 0; i < 80; i++) {
        const s = R() < 0.6 ? -1 : 1,
          y = -60 + R() * 140,
          x = s < 0 ? -58 + R() * 26 : 40 + R() * 16;
        t += cut(x, y, x + s * 3, y + 11, 1, 1.1);
      }
    return {
      over:
        shape(A, c.a) +
        clipped(
          A,
          ink(t, 0.75) +
            (detail ? '' : ink(rake(-30, -74, -40, 4, 26, 1, 1, 8, 0.5), 0.6)) +
            `<path d="M30-90Q66-30 50 90H90V-90Z" fill="${INK}" opacity=".25"/>`,
        ) +
        shape('M-40-84L-30-66L-22-72Z', mix(c.a, '#e8b8a0', 0.5), 1.4) +
        shape('M48-84L42-64L34-71Z', mix(c.a, '#e8b8a0', 0.5), 1.4) +
        `<path d="M-18-52l9 4-9 4-5-4zM32-52l-9 4 9 4 5-4z" fill="#f0c04a" stroke="${INK}" stroke-width="1.400"/>` +
        shape('M0-32Q6-40 12-32Q6-24 0-32Z', INK, 1),
    };
  },
  chaperon: (c: Cloths, detail: Detail) => ({
    back: shape('M-50-30C-72-10-70 40-60 70C-48 76-38 66-36 50C-42 20-42-6-38-26Z', mix(c.a, '#000000', 0.2)),
    front:
      shape('M-56-26C-60-50-20-54 2-54C30-54 58-48 55-28C54-14 30-22 2-24C-26-24-54-12-56-26Z', c.a) +
      (detail ? '' : ink([-40, -26, -12, 2, 16, 30, 42].map((x) => cut(x, -51, x + 4, -22, 5, 1.5)).join(''), 0.8)) +
      shape('M-34-50C-40-84 0-96 28-86C56-78 66-58 74-44C60-46 52-54 44-48C20-56-10-58-34-50Z', c.b ?? mix(c.a, '#000000', 0.3)) +
      (detail ? '' : ink(cut(-20, -56, 10, -84, 6, 1.6) + cut(10, -58, 40, -78, 5, 1.4) + cut(-4, -58, 22, -84, 5, 1.2), 0.8)),
  }),
  beret: (c: Cloths, detail: Detail) => ({
    front:
      shape('M-48-26C-66-60-20-88 24-80C62-74 72-44 50-30C24-40-22-40-48-26Z', c.a) +
      (detail
        ? ''
        : ink(
            cut(-40, -34, -20, -72, -6, 1.6) +
              cut(-14, -40, 6, -78, -6, 1.5) +
              cut(16, -40, 34, -74, -5, 1.4) +
              cut(40, -36, 54, -60, -3, 1.4),
          )) +
      shape('M-47-24C-24-42 24-42 50-28L49-18C24-32-24-32-46-14Z', c.b || mix(c.a, '#000000', 0.35), 2) +
      (c.f ? feather(-36, -34, -34, 0.92, c.f, detail) : ''),
  }),
  felt: (c: Cloths, detail: Detail) => ({
    front:
      shape('M-70-14C-52-34-40-34-36-40C-38-84 36-88 42-42C50-36 62-32 78-26C60-10 20-22 0-20C-24-20-50-6-70-14Z', c.a) +
      line('M-36-40Q2-26 42-42', 1.4) +
      shape('M-37-42Q2-26 42-44L41-54Q2-38-37-54Z', c.b || '#3a2614', 1.8) +
      (detail
        ? ''
        : ink(cut(-20, -54, -12, -74, 3, 1.4) + cut(26, -56, 18, -78, -3, 1.4)) +
          clipped('M-36-40C-38-84 36-88 42-42Z', ink(rake(44, -78, -44, 4.5, 20, -1, 1, 2)))) +
      (c.f ? feather(-30, -42, -40, 0.9, c.f, detail) : ''),
    under: detail ? '' : `<path d="M-40-18Q0-6 44-20V-6Q0 4-40-2Z" fill="${INK}" opacity=".28"/>`,
  }),
  straw: (c: Cloths, detail: Detail) => ({
    back: '',
    front:
      shape(
        'M-84-10C-60-34-38-34-33-44C-30-76 34-78 38-46C46-36 66-36 88-16C54-20 30-24 2-24C-28-24-56-18-84-10Z',
        c.a || '#d9b45e',
      ) +
      (detail
        ? ''
        : ink(
            [-70, -56, -42, -28, -12, 4, 20, 36, 52, 68]
              .map((x, i) => cut(x, -15 - (5 - Math.abs(i - 4.5)) * 1.6, x * 0.55, -36 - (5 - Math.abs(i - 4.5)) * 1, 1, 1))
              .join(''),
            0.7,
          ) + line('M-30-52Q2-40 36-54M-28-60Q2-50 34-61M-22-68Q2-60 28-68', 1.1, INK, 0.6)) +
      shape('M-33-44Q2-30 38-46L37-53Q2-38-33-52Z', c.b || '#A32A29', 1.6),
    under: `<path d="M-40-18Q0-6 44-20V0Q0 8-40 2Z" fill="${INK}" opacity=".3"/>`,
  }),
  kolpak: (c: Cloths, detail: Detail) => {
    const R = seeded(21);
    let t = '';
    if (detail < 2)
      for (let i = 0; i < 60; i++) {
        const x = -46 + R() * 96,
          y = -42 + R() * 18 - (1 - (x / 50) ** 2) * 4;
        t += cut(x, y, x + (R() - 0.5) * 4, y + 9, 1, 1);
      }
    return {
      front:
        (c.f ? feather(-22, -58, -18, 1, c.f, detail) + feather(-14, -60, -2, 0.86, mix(c.f, '#000000', 0.2), detail) : '') +
        shape('M-40-40C-42-80-14-98 12-100C34-92 48-70 46-42Z', c.a) +
        (detail ? '' : ink(cut(-24, -46, 6, -94, 8, 1.6) + cut(0, -46, 12, -94, 4, 1.4) + cut(26, -46, 18, -92, -5, 1.5))) +
        shape(
          'M-50-20C-56-44-46-50-36-50C-10-56 20-56 44-50C54-48 58-36 52-20C46-26 42-18 36-26C30-20 22-28 14-24C6-30-2-22-10-26C-18-20-26-28-32-20C-38-26-44-16-50-20Z',
          c.b || '#5a3d22',
        ) +
        ink(t, 0.65) +
        `<path d="M-22-58l7-9 7 9-7 9z" fill="#d9b45e" stroke="${INK}" stroke-width="1.600"/><circle cx="-15" cy="-58" r="3" fill="#8E2420"/>`,
    };
  },
  magierka: (c: Cloths, detail: Detail) => ({
    front:
      (c.f ? feather(34, -58, 22, 0.9, c.f, detail) : '') +
      shape('M-44-26L-38-78Q4-90 44-76L50-28Q4-46-44-26Z', c.a) +
      (detail
        ? ''
        : ink(cut(-26, -40, -24, -78, 3, 1.4) + cut(-4, -44, -2, -82, 3, 1.2) + cut(20, -44, 22, -80, 3, 1.2)) +
          ink(rake(50, -74, -34, 4.5, 18, -1, 1, 5))) +
      shape('M-46-16L-45-36Q4-54 51-36L51-18Q4-36-46-16Z', c.b || '#3a2614', 2),
  }),
  coif: (c: Cloths, detail: Detail) => {
    const A =
      'M-42 8C-52-40-34-70 4-70C42-70 50-34 45-2C42-24 32-40 10-42C-14-40-28-26-30 4C-30 22-24 40-8 56L-14 58C-30 46-38 28-42 8Z';
    return {
      front:
        shape(A, c.a || '#efe6d2') +
        line('M4-70C-6-60-8-50-8-42', 1.3) +
        (detail ? '' : clipped(A, ink(rake(-50, -60, 30, 5, 16, 1, 1, 5)))),
      over: line('M-10 57Q0 62 6 56M6 56Q16 62 20 70M6 56Q4 66-2 74', 2.2),
    };
  },
  wimple: (c: Cloths, detail: Detail) => {
    const V =
        'M-62 96C-66 30-72-50-34-74C-8-88 34-86 50-64C66-40 58 40 66 94C48 90 44 60 42 20C46-10 40-34 24-44C0-54-26-42-34-16C-36 30-44 80-62 96Z',
      W_ = 'M-38-4C-44 30-54 62-58 84C-24 104 34 104 58 82C50 56 44 26 43-6L37-8C38 20 34 40 22 48Q8 54-8 48C-26 38-30 18-31-4Z';
    return {
      over:
        shape(W_, c.b || '#f1e8d6') +
        (detail
          ? ''
          : ink(
              cut(-30, 46, 20, 66, -8, 1.6) +
                cut(-36, 60, 16, 82, -10, 1.6) +
                cut(-44, 74, 4, 94, -8, 1.4) +
                cut(34, 40, 14, 60, -4, 1.3),
            )) +
        shape(V, c.a) +
        clipped(
          V,
          `<path d="M38-90Q70-20 50 100H90V-90Z" fill="${INK}" opacity=".25"/>` +
            (detail ? '' : ink(rake(-74, -56, 90, 5.2, 18, 1, 1.1, 6))),
        ) +
        (detail ? '' : ink(cut(-30, -70, -50, 60, 8, 1.5) + cut(20, -78, 50, -50, -5, 1.3) + cut(50, -30, 54, 60, -4, 1.4))) +
        line('M-32-14C-28-36-6-48 14-46C32-42 38-26 40-8', 1.4, INK, 0.6),
    };
  },
  veil: (c: Cloths, detail: Detail) => ({
    back:
      shape('M-48-40C-66 0-64 60-74 104C-40 120 60 116 76 100C62 60 62 0 48-42Z', mix(c.a, '#000000', 0.25)) +
      (detail ? '' : ink(cut(-48, -10, -62, 96, 6, 1.8) + cut(50, -10, 64, 92, -6, 1.8) + cut(-44, 20, -48, 100, 4, 1.4))),
    front:
      shape('M-50 10C-60-40-44-78 4-78C50-78 60-40 50 4C48-24 38-46 12-56C-16-50-34-30-38 4Q-44 16-50 10Z', c.a) +
      (detail ? '' : ink(cut(0, -74, -46, 0, 10, 1.5) + cut(-8, -68, -42, -6, 8, 1.3) + cut(18, -74, 48, -10, -8, 1.4))) +
      (c.b
        ? shape('M-40-24C-24-52 30-54 46-28L45-18C28-42-22-40-39-14Z', c.b, 1.8) +
          (detail > 1
            ? ''
            : [-26, -8, 10, 28]
                .map(
                  (x, i) =>
                    `<circle cx="${x}" cy="${[-36, -43, -43, -36][i]}" r="2.600" fill="${i % 2 ? '#8E2420' : '#f6ecd3'}" stroke="${INK}" stroke-width=".8"/>`,
                )
                .join(''))
        : ''),
  }),
  horned: (c: Cloths, detail: Detail) => ({
    back: shape(
      'M-40-50C-66-90-78-84-84-66C-78 10-70 50-78 90C-56 60-50 0-38-30ZM42-50C66-90 80-86 86-66C80 10 72 50 80 88C58 60 52 0 40-30Z',
      mix('#f1e8d6', '#000000', 0.08),
      2,
    ),
    front:
      shape(
        'M-44-16C-66-40-74-70-50-86C-34-90-14-74 2-62C18-74 38-90 54-86C78-70 68-40 47-18C40-34 24-40 4-40C-16-40-34-32-44-16Z',
        c.a,
      ) +
      (detail > 1
        ? ''
        : `<g stroke="#e8cc7a" stroke-width="1.500" fill="none"><path d="M-60-64L-30-36M-50-80L-16-44M-34-80L-2-46M62-64L34-36M52-80L20-44M36-80L8-46"/><path d="M-66-52L-40-80M-54-34L-22-72M-36-34L-8-64M66-52L44-80M56-34L26-72M38-34L12-64"/></g>`) +
      line('M-44-16C-34-32-16-40 4-40C24-40 40-34 47-18', 3.4, '#d9b45e') +
      line('M-44-16C-34-32-16-40 4-40C24-40 40-34 47-18', 1, INK, 0.6),
  }),
  kerchief: (c: Cloths, detail: Detail) => {
    const A = 'M-48 18C-58-30-44-76 4-76C48-76 56-36 47 2C42-26 32-42 10-46C-16-42-30-26-34 8C-36 20-40 26-48 18Z';
    return {
      back: shape('M-44 0C-60 20-70 40-74 62C-60 64-46 50-36 26Z', mix(c.a, '#000000', 0.2)),
      front:
        shape(A, c.a) +
        clipped(
          A,
          (detail > 1
            ? ''
            : [
                [-36, -20],
                [-24, -48],
                [0, -62],
                [26, -58],
                [42, -34],
                [-42, 4],
                [-8, -50],
              ]
                .map(([x = 0, y = 0]) => `<path d="M${x} ${y - 5}l4 5-4 5-4-5z" fill="${c.b || '#f6ecd3'}"/>`)
                .join('')) + (detail ? '' : ink(rake(-58, -66, 20, 5, 18, 1, 1, 5))),
        ) +
        (detail ? '' : ink(cut(-6, -74, -44, 0, 8, 1.4) + cut(20, -74, 46, -20, -8, 1.4))),
    };
  },
  circlet: (_c: Cloths, _detail: Detail) => ({
    front:
      shape('M-45-20C-28-46 30-48 47-24L46-13C30-36-26-34-44-9Z', '#d9b45e', 2) +
      CIRCLET_JEWELS.map(
        ([x, y, k]) =>
          `<ellipse cx="${x}" cy="${y}" rx="4.400" ry="5" fill="${k}" stroke="${INK}" stroke-width="1.300"/><circle cx="${x - 1.2}" cy="${y - 1.6}" r="1.200" fill="#fff" opacity=".8"/>`,
      ).join(''),
  }),
  crown: (_c: Cloths, _detail: Detail) => ({
    front:
      shape('M-46-24L-54-66L-34-48L-22-78L-6-50L6-84L18-50L34-76L42-46L60-62L48-24C24-44-22-44-46-24Z', '#d9b45e') +
      line('M-45-30C-22-48 24-48 48-30', 1.4) +
      [
        [-54, -66],
        [-22, -78],
        [6, -84],
        [34, -76],
        [60, -62],
      ]
        .map(([x, y]) => `<circle cx="${x}" cy="${y}" r="4" fill="#f6ecd3" stroke="${INK}" stroke-width="1.400"/>`)
        .join(''),
  }),
  band: (c: Cloths, detail: Detail) => ({
    front:
      shape('M-45-18C-28-44 30-46 46-22L45-8C30-34-26-32-43-4Z', c.a, 2) +
      (detail > 1
        ? ''
        : `<path d="M-34-24l6 7 7-13 6 9 7-12 6 9 8-10 6 9 8-8 6 9 8-5" fill="none" stroke="${c.b || '#f6ecd3'}" stroke-width="2"/>`),
  }),
  amber: (_c: Cloths, _detail: Detail) => ({
    front:
      line('M-44-14C-26-42 30-44 46-18', 3, '#6b4a12') +
      [-40, -30, -17, -3, 12, 26, 38]
        .map(
          (x, i) =>
            `<ellipse cx="${x}" cy="${[-19, -28, -35, -38, -38, -34, -26][i]}" rx="${i === 3 ? 7.5 : 5.4}" ry="${i === 3 ? 8.5 : 6}" fill="${['#c8741a', '#e09a2a', '#b8641a', '#eaae3a', '#c8741a', '#e09a2a', '#b8641a'][i]}" stroke="${INK}" stroke-width="1.500"/><circle cx="${x - 1.6}" cy="${[-21, -30, -37, -41, -40, -36, -28][i]}" r="1.500" fill="#fff3c4"/>`,
        )
        .join(''),
  }),
  laurel: (c: Cloths, _detail: Detail) => ({
    front:
      Array.from({ length: 11 }, (_, i) => {
        const a = 3.3 + (i / 10) * 2.9,
          x = Math.cos(a) * 45 + 2,
          y = Math.sin(a) * 34 - 10;
        return `<g transform="translate(${tenth(x)} ${tenth(y)}) rotate(${tenth(a * 57.3 + (i % 2 ? 120 : 60))})">${shape('M-10 0Q0-8 12 0Q0 8-10 0Z', i % 2 ? c.a : mix(c.a, '#fff0c8', 0.25), 1.6)}</g>`;
      }).join('') +
      (c.b
        ? [2, 5, 8]
            .map((i) => {
              const a = 3.3 + (i / 10) * 2.9;
              return `<circle cx="${tenth(Math.cos(a) * 45 + 2)}" cy="${tenth(Math.sin(a) * 34 - 10)}" r="5.500" fill="${c.b}" stroke="${INK}" stroke-width="1.600"/><circle cx="${tenth(Math.cos(a) * 45 + 2)}" cy="${tenth(Math.sin(a) * 34 - 10)}" r="1.800" fill="#e8b93a"/>`;
            })
            .join('')
        : ''),
  }),
  bandage: (_c: Cloths, _detail: Detail) => ({
    front:
      shape('M-44-10C-30-46 28-52 46-30L46-12C30-34-26-28-42 4Z', '#eadfc8', 2) +
      shape('M-43-22C-22-54 34-50 46-26L45-18C26-40-22-40-43-12Z', '#f3ead6', 1.8) +
      `<path d="M8-42q10 0 14 8q-10 5-16 0z" fill="#A32A29" opacity=".85"/>`,
  }),
  helm: (_c: Cloths, detail: Detail) => ({
    front:
      shape('M-48 14C-54-44-30-78 4-78C40-78 54-44 48-6L40-6L38-28C18-36-14-36-30-26L-32 16Z', '#8c939b') +
      shape('M8-78L16-78L22-14L14-10L8-34Z', '#c8a04a', 1.8) +
      shape('M-48-22C-24-40 28-42 49-26L48-14C28-30-24-28-47-10Z', '#c8a04a', 1.8) +
      (detail ? '' : ink(rake(52, -68, -30, 4.5, 22, -1, 1, 4, -0.2))) +
      line('M-34-42C-30-58-20-68-8-72', 3.2, '#fff', 0.75),
  }),
} satisfies Record<string, (cloths: Cloths, detail: Detail) => Gear>;

export type GearId = keyof typeof HEADGEAR;
