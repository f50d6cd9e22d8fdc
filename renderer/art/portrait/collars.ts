// Collars and dress, in the coordinates of the whole portrait.
import { mix, seeded } from '../colour';
import { clipped } from '../svg';
import { cut, type Detail, INK, ink, line, rake, shape, tenth } from './strokes';

export interface Dress {
  readonly a: string;
  readonly b: string;
  readonly skin: string;
}

const SH = 'M-6 244C-4 206 14 190 50 180C66 176 74 172 78 164L124 164C128 172 138 176 152 181C186 191 204 208 206 244Z';
const folds = (detail: Detail, seed: number): string => {
  if (detail) return '';
  const R = seeded(seed);
  let d = '';
  for (const s of [-1, 1])
    for (let i = 0; i < 6; i++) {
      const x = 100 + s * (36 + i * 11 + R() * 5),
        y = 188 + i * 4;
      d += cut(x, y, x + s * (4 + R() * 8), 246, s * 3, 1.2 + R());
    }
  return ink(d, 0.5);
};
const shadeR = (d: string, detail: Detail, op = 0.5): string =>
  clipped(
    d,
    `<path d="M118 160C126 196 150 214 152 250H220V150Z" fill="${INK}" opacity="${op * 0.42}"/>${detail ? '' : ink(rake(206, 176, 246, 5, 46, -1, 1.1, 11, -0.1), op)}`,
  );
export const COLLARS = {
  tunic: (c: Dress, detail: Detail) =>
    shape(SH, c.a) +
    shadeR(SH, detail) +
    folds(detail, 5) +
    shape('M70 172Q100 200 131 172L126 164Q101 180 78 164Z', c.b, 2) +
    line('M101 190V214M96 196l10 3M96 204l10 3', 1.6),
  doublet: (c: Dress, detail: Detail) =>
    shape(SH, c.a) +
    shadeR(SH, detail) +
    folds(detail, 9) +
    shape('M72 178C70 166 74 160 79 157Q101 172 124 156C130 162 130 170 128 180Q100 196 72 178Z', c.b) +
    (detail > 1
      ? ''
      : [196, 208, 220, 232]
          .map((y) => `<circle cx="101" cy="${y}" r="2.600" fill="#e8cc7a" stroke="${INK}" stroke-width="1"/>`)
          .join('')) +
    line('M101 186V244', 1.4),
  gambeson: (c: Dress, detail: Detail) =>
    shape(SH, c.a) +
    shadeR(SH, detail) +
    (detail > 1
      ? ''
      : line('M30 196L44 244M56 186L64 244M80 184L84 244M122 184L120 244M146 186L140 244M170 196L158 244', 1.6, INK, 0.75)) +
    shape('M70 180C66 166 72 156 78 154Q101 170 126 153C132 158 133 168 129 181Q100 198 70 180Z', c.b) +
    (detail ? '' : line('M82 168V184M92 172V188M102 173V190M112 171V187M121 167V183', 1.1, INK, 0.7)),
  mail: (c: Dress, detail: Detail) => {
    let d = '';
    if (detail < 2)
      for (let y = 168; y < 246; y += 5.5)
        for (let x = -4 + (((y / 5.5) | 0) & 1) * 3.5; x < 206; x += 7) d += `M${x} ${tenth(y)}a3.5 3.2 0 0 0 7 0`;
    return (
      shape(SH, c.a) +
      clipped(SH, line(d, 1, INK, 0.6)) +
      shadeR(SH, detail, 0.7) +
      (c.b ? shape('M52 244L62 196Q101 222 140 196L150 244Z', c.b) + line('M101 210V244', 1.2, INK, 0.5) : '')
    );
  },
  plate: (c: Dress, detail: Detail) =>
    shape(SH, mix(c.a, '#8c939b', 0.65)) +
    shadeR(SH, detail, 0.8) +
    shape('M-6 244C-2 210 12 194 46 184C60 200 56 226 40 246Z', '#9aa2aa') +
    shape('M206 244C202 210 190 194 156 184C142 200 146 226 162 246Z', '#6f767e') +
    line('M6 226Q30 212 52 216M2 238Q26 224 48 228M150 216Q172 212 196 226', 1.4, INK, 0.8) +
    line('M14 206Q28 194 44 191', 2, '#f4f1e6', 0.8) +
    shape('M70 184C66 168 72 156 78 153Q101 170 126 152C133 158 134 170 130 185Q100 204 70 184Z', '#b3bac1') +
    line('M73 178Q101 196 128 177', 1.4) +
    line('M78 162Q88 170 98 172', 2, '#fff', 0.7) +
    (c.b ? `<path d="M88 214l13-8 13 8v14q-13 10-26 0z" fill="${c.b}" stroke="${INK}" stroke-width="1.600"/>` : ''),
  fur: (c: Dress, detail: Detail) => {
    const R = seeded(31);
    let t = '';
    if (detail < 2)
      for (let i = 0; i < 70; i++) {
        const a = i / 69,
          x = 34 + a * 132,
          y = 196 - Math.sin(a * 3.14) * 4 + (R() - 0.5) * 24 - Math.abs(a - 0.5) * 14 + 6;
        t += cut(x, y, x + (a - 0.5) * 10, y + 9, 1, 1);
      }
    const F =
      'M26 206C30 182 56 172 74 160Q101 188 127 159C146 172 170 182 176 206C168 212 162 206 156 214C148 206 142 216 134 210C126 220 118 212 110 222C102 212 96 222 88 214C80 220 74 210 66 214C58 206 52 216 44 208C38 214 32 210 26 206Z';
    return (
      shape(SH, c.a) +
      shadeR(SH, detail) +
      folds(detail, 3) +
      shape(F, c.b) +
      ink(t, 0.6) +
      clipped(F, `<path d="M120 150Q150 190 180 214V150Z" fill="${INK}" opacity=".3"/>`)
    );
  },
  habit: (c: Dress, detail: Detail) =>
    shape(SH, c.a) +
    shadeR(SH, detail, 0.6) +
    folds(detail, 13) +
    shape('M46 196C56 172 70 166 77 158Q100 190 127 157C138 166 150 174 158 196Q128 214 101 236Q74 212 46 196Z', c.b) +
    (detail ? '' : ink(cut(60, 192, 98, 228, 4, 1.4) + cut(142, 192, 104, 228, -4, 1.4) + cut(70, 178, 96, 212, 4, 1.2))),
  gown: (c: Dress, detail: Detail) =>
    shape(SH, c.a) +
    shadeR(SH, detail) +
    folds(detail, 17) +
    shape('M58 182Q76 216 101 218Q128 216 144 181L126 168Q101 190 76 168Z', mix(c.skin, '#000000', 0.04)) +
    shape('M52 184L60 180Q78 222 101 224Q126 222 142 179L150 183Q136 234 101 236Q66 234 52 184Z', c.b, 2) +
    (detail > 1
      ? ''
      : `<path d="M58 190Q76 229 101 230Q126 229 144 189" fill="none" stroke="#e8cc7a" stroke-width="1.600" stroke-dasharray="1.500 3.500" stroke-linecap="round"/>`),
  cloak: (c: Dress, detail: Detail) =>
    shape(SH, c.b) +
    shape('M-6 244C-4 204 16 188 52 178C64 174 72 168 76 158C84 176 92 186 86 244Z', c.a) +
    shape('M206 244C204 206 186 190 150 180C138 176 130 170 126 157C118 178 112 186 122 244Z', mix(c.a, '#000000', 0.2)) +
    shadeR(SH, detail) +
    folds(detail, 21) +
    `<circle cx="88" cy="190" r="8.500" fill="#d9b45e" stroke="${INK}" stroke-width="2"/><circle cx="88" cy="190" r="3.600" fill="#8E2420" stroke="${INK}" stroke-width="1"/>` +
    line('M96 190Q106 194 114 188', 2.4, '#d9b45e'),
  kerchief: (c: Dress, detail: Detail) =>
    shape(SH, c.a) +
    shadeR(SH, detail) +
    folds(detail, 6) +
    shape('M50 184C62 174 72 168 78 160Q101 184 126 159C134 170 146 176 154 184Q130 206 106 240L98 240Q74 206 50 184Z', c.b) +
    (detail ? '' : ink(cut(66, 182, 98, 226, 5, 1.3) + cut(138, 182, 105, 226, -5, 1.3) + cut(80, 172, 100, 206, 3, 1))),
  apron: (c: Dress, detail: Detail) =>
    shape(SH, c.a) +
    shadeR(SH, detail) +
    folds(detail, 8) +
    shape('M58 182Q76 206 101 208Q128 206 144 181L126 166Q101 186 76 166Z', '#efe4cb') +
    shape('M62 244L66 206Q101 216 138 206L142 244Z', c.b) +
    line('M66 206L54 184M138 206L150 184', 4, c.b) +
    (detail ? '' : line('M84 214V244M118 214V244', 1, INK, 0.5)),
  zupan: (c: Dress, detail: Detail) =>
    shape(SH, c.a) +
    shadeR(SH, detail) +
    folds(detail, 4) +
    shape('M68 182C66 168 72 156 78 152Q90 166 101 170L101 198Z', c.b) +
    shape('M134 181C134 166 131 158 125 151Q112 166 101 170L101 198Z', mix(c.b, '#000000', 0.22)) +
    line('M101 190V244', 1.6) +
    (detail > 1
      ? ''
      : [202, 217, 232]
          .map(
            (y) =>
              line(`M80 ${y}H122`, 3.4, '#d9b45e') +
              `<circle cx="101" cy="${y}" r="3.400" fill="#f3dc95" stroke="${INK}" stroke-width="1"/><circle cx="80" cy="${y}" r="2.600" fill="#d9b45e" stroke="${INK}" stroke-width=".8"/><circle cx="122" cy="${y}" r="2.600" fill="#d9b45e" stroke="${INK}" stroke-width=".8"/>`,
          )
          .join('')),
} satisfies Record<string, (cloths: Dress, detail: Detail) => string>;

export type CollarId = keyof typeof COLLARS;
