// The head of a portrait: skin and light, age, eyes, nose, mouth, marks and beard, around its own centre.
import { mix, seeded } from '../colour';
import { clipped } from '../svg';
import { BEARDS } from './beards';
import { brows, eyes } from './eyes';
import { EXPRESSIONS, type Expression, type Face, type NoseId, type PersonSpec } from './spec';
import { type Detail, INK, ink, line, rake, type Spot, shape, spline, tenth } from './strokes';

const BLUSH = '#c8553a';
const SCAR = '#8c2f24';
const PATCH = '#241409';

// Bridge, tip forwards, tip downwards, width of the wings.
const NOSES: Readonly<Record<NoseId, readonly [number, number, number, number]>> = {
  straight: [1, 0, 0, 0],
  hooked: [7, 4, 5, 0],
  snub: [-3, 1, -6, 1],
  broad: [0, 2, 0, 5],
  broken: [6, -2, 1, 2],
  long: [3, 6, 6, 0],
  small: [-1, -4, -4, -1],
};

const SCARS = {
  eye: ['M-14-24L-2 20', 'M-14-16l6-2M-10-2l6-2M-7 8l6-2'],
  cheek: ['M-26 6L-8 30', 'M-24 12l5-3M-18 20l5-3M-13 26l5-3'],
  brow: ['M22-40L32-14', 'M22-34l6-2M26-24l5-2'],
} as const;

interface Look {
  readonly face: Required<Pick<Face, 'jaw' | 'cheek' | 'chin' | 'nose' | 'age'>> & Face;
  readonly expression: Expression;
  readonly skin: string;
  readonly pale: string;
  readonly shade: string;
  readonly woman: boolean;
  // Lit from the left: the far side lies in shade.
  readonly farShade: boolean;
  readonly detail: Detail;
}

const outline = ({ face: { jaw, cheek, chin } }: Look): string => {
  const points: readonly Spot[] = [
    [2, -56],
    [30, -46],
    [40, -20],
    [39.5, -12],
    [36, -5],
    [38.5 + cheek, 7],
    [34 + cheek * 0.7, 24],
    [28 + jaw * 0.4, 37],
    [20 + jaw * 0.5, 48 + chin],
    [9, 52 + chin],
    [-5 - jaw * 0.3, 50 + chin * 0.7],
    [-21 - jaw * 0.8, 39],
    [-31 - jaw * 0.5 - cheek * 0.4, 22],
    [-36, 2],
    [-39, -14],
    [-34, -42],
  ];
  return spline(points);
};

const light = ({ shade, pale, farShade, detail }: Look): string => {
  const hatching = (path: string): string => (detail === 0 ? ink(path, 0.8) : '');
  if (farShade)
    return (
      ink('M18-60C30-30 20-14 26 6C24 26 20 40 6 60H60V-60Z', 0.62, shade) +
      hatching(rake(43, -48, 50, 3.4, 18, -1, 0.95, 3, 0.1)) +
      ink('M-44-44Q-30-30-34 0Q-28 30-10 46L-50 50Z', 0.45, pale)
    );
  return (
    ink('M-44-60C-18-40-22-10-20 8C-18 30-10 46 4 60H-60V-60Z', 0.78, shade) +
    hatching(rake(-42, -50, 52, 3.3, 27, 1, 0.95, 3, 0.1)) +
    ink('M30 2Q36 10 30 24Q22 18 30 2Z', 0.25, '#d06a4a')
  );
};

const complexion = ({ face, shade, pale, woman, detail }: Look): string => {
  const young = woman && face.age < 45;
  const near = face.ruddy ? 0.3 : young ? 0.2 : 0.1;
  const far = face.ruddy ? 0.26 : young ? 0.18 : 0.09;
  const hollow = face.hollow
    ? ink('M-24 14Q-14 18-10 34Q-20 34-24 14Z', 0.8, shade) +
      (detail === 0 ? ink(rake(-26, 14, 34, 3.2, 14, 1, 0.8, 4, 0.5), 0.7) : '')
    : '';
  return (
    `<ellipse cx="-14" cy="17" rx="11" ry="8" fill="${BLUSH}" opacity="${near}"/><ellipse cx="30" cy="16" rx="6" ry="7" fill="${BLUSH}" opacity="${far}"/>` +
    ink('M6-46Q22-42 26-24Q14-30 2-28Z', 0.6, pale) +
    ink('M-18-10Q-6-18 6-9Q4-2-6-1Q-16-2-18-10ZM17-9Q26-17 36-9Q34-2 26-1Q18-3 17-9Z', face.age > 50 ? 0.75 : 0.5, shade) +
    hollow
  );
};

const age = ({ face, detail }: Look): string => {
  if (detail === 2) return '';
  const mark = (from: number, finest: boolean, ...lines: readonly (readonly [string, number, number])[]): string =>
    face.age >= from && !(finest && detail > 0)
      ? lines.map(([path, width, opacity]) => line(path, width, INK, opacity)).join('')
      : '';
  return (
    mark(45, false, ['M-10-32Q6-36 26-31', 1, 0.55], ['M-8-26Q8-30 28-25', 1, 0.55]) +
    mark(60, false, ['M-6-38Q8-42 22-38', 1, 0.5]) +
    mark(38, false, ['M5 19Q-3 25-3 35', 1.3, 0.75], ['M28 21Q32 26 30 33', 1.1, 0.65]) +
    mark(48, true, ['M-19-3l-7-3M-19 0l-8 0M-18 3l-6 3', 1, 0.6], ['M-14 6Q-6 10 3 6M19 6Q26 9 32 6', 1, 0.6]) +
    mark(62, true, ['M-15 9Q-6 14 4 9', 0.9, 0.5], ['M-20 20Q-14 28-12 38', 1, 0.45])
  );
};

const nose = ({ face, skin, pale, shade, farShade, detail }: Look): string => {
  const [bridge, tip, drop, wings] = NOSES[face.nose];
  const weight = detail === 2 ? 2.8 : 2.1;
  const contour = `M16.500-9C${17 + bridge}-2 ${18 + bridge} 4 ${tenth(22 + bridge * 0.6 + tip * 0.4)} ${tenth(10 + drop * 0.4)}C${26 + tip} ${tenth(14 + drop * 0.7)} ${27 + tip} ${18 + drop} ${tenth(23 + tip * 0.8)} ${tenth(21 + drop * 0.8)}C19 ${tenth(23 + drop * 0.5)} 15 22 14 21`;
  const wing = `M${9 - wings} 12C${4 - wings} 15 ${5 - wings} 22 ${tenth(11 - wings * 0.5)} 21`;
  return (
    ink(`M11-8Q9 8 ${7 - wings} 19Q14 24 ${24 + tip} ${19 + drop}L${18 + bridge} 2Z`, 0.9, mix(skin, pale, 0.35)) +
    ink('M11-6Q8 8 6 18Q11 20 14 14Q13 4 15-6Z', farShade ? 0.28 : 0.7, shade) +
    (detail === 0 && !farShade ? ink(rake(6, 0, 17, 2.8, 9, 1, 0.7, 2, 0.4), 0.7) : '') +
    line(contour, weight) +
    line(wing, weight * 0.85) +
    ink('M12 20.500q4-3 6 .800q-3 2-6-.800z') +
    (detail === 0 ? line(`M${tenth(23 + tip * 0.6)} ${tenth(11 + drop * 0.5)}q1.500 3 .5 5`, 2, '#fff3d6', 0.8) : '')
  );
};

const MOUTH = 34;

const openMouth = (smile: number, gap: number): string =>
  shape(
    `M0 ${tenth(MOUTH - smile * 0.8)}Q12 ${MOUTH - 1.5} 26 ${tenth(MOUTH - smile * 0.7)}Q20 ${tenth(MOUTH + gap + smile * 0.6)} 12 ${tenth(MOUTH + gap + smile * 0.6)}Q4 ${tenth(MOUTH + gap + smile * 0.5)} 0 ${tenth(MOUTH - smile * 0.8)}Z`,
    '#4d130e',
    2,
  ) +
  ink(
    `M4 ${tenth(MOUTH - smile * 0.45)}Q12 ${MOUTH - 0.5} 23 ${tenth(MOUTH - smile * 0.4)}L22 ${tenth(MOUTH + 2 - smile * 0.3)}Q12 ${MOUTH + 3} 5 ${tenth(MOUTH + 2 - smile * 0.3)}Z`,
    1,
    '#f4ead2',
  );

const closedMouth = ({ skin, woman, detail }: Look, smile: number, smirk: number): string => {
  const corner = tenth(MOUTH - smile * 0.5);
  return (
    ink(
      `M3 ${corner}Q9 ${MOUTH - 5} 13 ${MOUTH - 3}Q18 ${MOUTH - 5} 24 ${corner}Q14 ${MOUTH + 9} 3 ${corner}Z`,
      woman ? 0.95 : 0.55,
      woman ? '#a83a30' : mix(skin, '#8a3020', 0.5),
    ) +
    line(
      `M0 ${tenth(MOUTH - smile - smirk)}Q7 ${tenth(MOUTH + smile * 0.5 + 1)} 13 ${MOUTH + 0.5}Q19 ${tenth(MOUTH + smile * 0.5 + 1)} 26 ${tenth(MOUTH - smile * 0.9)}`,
      detail === 2 ? 3 : 2.3,
    ) +
    (detail === 2 ? '' : line('M8 41.500Q13 43.500 18 41.500', 1.2, INK, 0.7))
  );
};

const mouth = (look: Look): string => {
  const { expression, face, woman, detail } = look;
  const smile = expression.mouth * 4;
  const smirk = (expression.smirk ?? 0) * 5;
  const corner =
    detail < 2 && (expression.mouth > 0.5 || smirk > 0)
      ? line(`M-2 ${tenth(MOUTH - smile - smirk - 2)}q-3 -1 -4 3`, 1.3, INK, 0.8)
      : '';
  const cleft = detail < 2 && face.chin > 2 && !woman ? line(`M10 ${47 + face.chin * 0.5}v4`, 1.2, INK, 0.6) : '';
  const drawn = expression.gap === undefined ? closedMouth(look, smile, smirk) : openMouth(smile, expression.gap * 4.2);
  return drawn + corner + cleft;
};

const freckles = (): string => {
  const chance = seeded(3);
  return Array.from({ length: 26 }, () => `M${tenth(-22 + chance() * 58)} ${tenth(6 + chance() * 12)}h.1`).join('');
};

const marks = ({ face, detail }: Look): string => {
  const scar = face.scar === undefined ? null : SCARS[face.scar];
  return (
    (face.freckles && detail < 2 ? line(freckles(), 1.9, '#8a4420', 0.75) : '') +
    (scar === null ? '' : line(scar[0], detail === 2 ? 3.4 : 2.4, SCAR) + (detail === 0 ? line(scar[1], 1.1, SCAR) : '')) +
    (face.mole ? `<circle cx="-8" cy="28" r="1.900" fill="${INK}"/>` : '') +
    (face.warpaint && detail < 2 ? line('M-24 10H-6M-23 15H-7', 2.6, '#2B5597', 0.8) : '')
  );
};

const ear = ({ skin, shade, farShade, detail }: Look): string =>
  shape('M-35-6C-45-12-48 2-44 10C-41 18-36 18-34 12Z', mix(skin, shade, farShade ? 0.1 : 0.5), 2.2) +
  (detail === 2 ? '' : line('M-37-1Q-43 2-38 10', 1.2));

export const head = (person: PersonSpec, detail: Detail): string => {
  const { colours } = person;
  const woman = person.woman === true;
  const patched = person.patch === true;
  const look: Look = {
    face: { jaw: 0, cheek: 0, chin: 0, nose: 'straight', age: 30, ...person.face },
    expression: { ...EXPRESSIONS[person.expr ?? 'calm'], ...person.expression },
    skin: colours.skin,
    pale: mix(colours.skin, '#fff3d6', 0.45),
    shade: mix(colours.skin, '#5a2410', 0.38),
    woman,
    farShade: person.light === 'left',
    detail,
  };
  const { face, expression } = look;
  const skin = outline(look);
  const browColour = colours.brow ?? mix(colours.hair, '#000000', face.age > 58 ? 0.05 : 0.35);
  const drawn =
    shape(skin, look.skin, detail === 2 ? 3.4 : 2.8) +
    clipped(skin, light(look) + complexion(look)) +
    (person.noEar ? '' : ear(look)) +
    age(look) +
    eyes({ expression, colour: colours.eye ?? '#4a3420', detail, woman }, patched) +
    brows(expression, browColour, face.brow ?? (woman ? 0.75 : 1.15), patched, detail) +
    nose(look) +
    mouth(look) +
    marks(look) +
    BEARDS[person.beard ?? 'none'](colours.hair, detail) +
    (patched
      ? shape('M17-12Q28-18 38-10Q38 2 28 6Q18 4 17-12Z', PATCH, 2) + line('M17-10Q-10-30-38-26M38-8L42-14', 2.6, PATCH)
      : '') +
    (person.earring ? '<circle cx="-41" cy="20" r="4.200" fill="none" stroke="#e8cc7a" stroke-width="2.200"/>' : '');
  return `<g transform="scale(${face.w ?? 1} ${face.l ?? 1})">${drawn}</g>`;
};
