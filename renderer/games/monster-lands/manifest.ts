// Monster Lands before it is played: a dragon over the four lands.
import { mix } from '../../art/colour';
import { type IconName, icon, iconSvg } from '../../art/icons';
import { clipped, localDef, round, stops } from '../../art/svg';
import { figureDot } from '../../art/thumbnail';
import type { GameManifest, SketchedTable } from '../manifest';
import { AFFINITIES, AFFINITY, type Affinity } from './art/affinity';

const QUARTERS: readonly (readonly [string, IconName, number, number])[] = [
  [AFFINITY.fire.colour, 'flame', -1, -1],
  [AFFINITY.water.colour, 'big-wave', 1, -1],
  [AFFINITY.air.colour, 'whirlwind', -1, 1],
  [AFFINITY.jungle.colour, 'monstera-leaf', 1, 1],
];

const dragon = (r: number): string => {
  const k = (factor: number): number => round(r * factor);
  const shield = `M0 ${k(-1.05)}Q${k(0.5)} ${k(-0.8)} ${k(0.92)} ${k(-0.92)}V${k(0.05)}Q${k(0.86)} ${k(0.75)} 0 ${k(1.12)}Q${k(-0.86)} ${k(0.75)} ${k(-0.92)} ${k(0.05)}V${k(-0.92)}Q${k(-0.5)} ${k(-0.8)} 0 ${k(-1.05)}Z`;
  const quarters = QUARTERS.map(
    ([colour, name, x, y]) =>
      `<rect x="${x < 0 ? k(-1.2) : 0}" y="${y < 0 ? k(-1.2) : 0}" width="${k(1.2)}" height="${k(1.2)}" fill="${colour}"/>` +
      icon(name, x < 0 ? -r * 0.86 : r * 0.44, y < 0 ? -r * 0.84 : r * 0.3, r * 0.42, '#0c141b', 'opacity=".55"'),
  ).join('');
  return (
    `${clipped(shield, quarters)}<path d="${shield}" fill="none" stroke="url(#brass)" stroke-width="${k(0.09)}"/>` +
    `<circle r="${k(0.56)}" fill="#0f1a22" stroke="url(#brass)" stroke-width="${k(0.05)}"/>` +
    icon('spiked-dragon-head', -r * 0.43, -r * 0.43, r * 0.86, '#f3dc95')
  );
};

const tower = (x: number, w: number, y: number, roof: number): string =>
  `<rect x="${x}" y="${y}" width="${w}" height="${48 - y}" fill="#8f8474" stroke="#1a130d" stroke-width=".8"/><rect x="${x}" y="${y}" width="${round(w * 0.35)}" height="${48 - y}" fill="#fff" opacity=".14"/>` +
  `<rect x="${round(x + w * 0.65)}" y="${y}" width="${round(w * 0.35)}" height="${48 - y}" fill="#000" opacity=".25"/>` +
  `<path d="M${x - 1.5} ${y}L${x + w / 2} ${y - roof}L${x + w + 1.5} ${y}Z" fill="#7a2a26" stroke="#1a130d" stroke-width=".8"/><rect x="${round(x + w / 2 - 1.2)}" y="${y + 5}" width="2.400" height="4.500" rx="1.200" fill="#ffd98a"/>`;

const MONSTERS: Readonly<Record<Affinity, IconName>> = {
  fire: 'hydra',
  water: 'fish-monster',
  air: 'spiked-dragon-head',
  jungle: 'minotaur',
};
const NOBODY = -1;
const EXAMPLE: SketchedTable = {
  pieces: ['0:fire', '1:water', '2:jungle'].map((place) => ({ place, seat: NOBODY })),
  tinctureOf: () => 'gules',
};
// The lands share the width of the picture.
const WIDTH = 148;
const GAP = 5;

const citadel = ({ pieces, tinctureOf }: SketchedTable = EXAMPLE): string => {
  const open = [...new Set(pieces.map(({ place }) => place))];
  const width = round((WIDTH - GAP * (open.length - 1)) / Math.max(1, open.length));
  const sky = localDef(
    'linearGradient',
    'x1="0" y1="0" x2="0" y2="1"',
    stops([
      [0, '#1d2740'],
      [0.3, '#5b4a6a'],
      [0.5, '#c8744a'],
    ]),
  );
  const lands = open.map((land, index) => {
    const affinity = AFFINITIES.find((each) => land.endsWith(each)) ?? 'fire';
    const colours = AFFINITY[affinity];
    const x = round(6 + index * (width + GAP));
    const ground = localDef(
      'linearGradient',
      'x1="0" y1="0" x2="0" y2="1"',
      stops([
        [0, colours.light],
        [0.45, colours.colour],
        [1, mix(colours.colour, '#0c0806', 0.5)],
      ]),
    );
    const step = (width - 6) / 4;
    const parties = pieces.filter(({ place, seat }) => place === land && seat >= 0);
    const trails = [0, 1, 2, 3].map((trail) => {
      const left = round(x + 4 + trail * step);
      const party = parties[trail];
      const paper = `<rect x="${left}" y="79" width="${round(step - 2)}" height="12" rx="1" fill="#f2e4bf" opacity=".85"/>`;
      return party === undefined ? paper : paper + figureDot(left + step / 2 - 1, 85, 3.8, tinctureOf(party.seat));
    });
    return `${ground.markup}<rect x="${x}" y="53" width="${width}" height="42" rx="2.500" fill="${ground.url}" stroke="#e8cc7a"/>${icon(MONSTERS[affinity], x + width / 2 - 11, 54, 22, '#140c08')}${trails.join('')}`;
  });
  return (
    `${sky.markup}<rect width="160" height="100" fill="${sky.url}"/><circle cx="132" cy="14" r="6" fill="#f6e6bd" opacity=".9"/>` +
    '<path d="M0 44L20 26L34 36L52 20L70 38L96 24L112 36L134 22L160 40V60H0Z" fill="#3a3550"/><path d="M0 50Q40 36 80 40T160 48V100H0Z" fill="#2b3a30"/>' +
    `${tower(20, 10, 32, 9)}${tower(130, 10, 32, 9)}<rect x="28" y="36" width="104" height="14" fill="#7d7263" stroke="#1a130d" stroke-width=".8"/>` +
    `${tower(44, 12, 24, 11)}${tower(104, 12, 24, 11)}${tower(62, 9, 20, 10)}${tower(89, 9, 20, 10)}${tower(71, 18, 14, 13)}` +
    `<path d="M73 50V41q7-8 14 0V50Z" fill="#1a100a"/>${lands.join('')}`
  );
};

const SIGNS: Readonly<Record<Affinity, IconName>> = {
  fire: 'flame',
  water: 'big-wave',
  air: 'whirlwind',
  jungle: 'monstera-leaf',
};

export const manifest: GameManifest = {
  name: ['Monster', 'Lands'],
  motto: {
    en: 'Lead your clan out of the citadel into the lands of monsters',
    pl: 'Wyprowadź swój klan z cytadeli do krain potworów',
  },
  about: {
    en: 'Put your dice to work in a citadel, then send your clan out to bring monsters down. Six rounds.',
    pl: 'Zaprzęgnij kości do pracy w cytadeli, potem wyślij klan na potwory. Sześć rund.',
  },
  minutes: { 1: 29, 2: 34, 3: 35, 4: 42 },
  colours: { colour: '#23313C', light: '#56707F', dark: '#0C141B' },
  emblem: dragon,
  tail: (x, foot, h) =>
    `L${x(1)} ${foot - 6}L${x(0.93)} ${foot + 34}L${x(0.84)} ${foot + 18}L${x(0.76)} ${h - 12}L${x(0.65)} ${h - 26}L${x(0.5)} ${h + 12}L${x(0.36)} ${h - 24}L${x(0.25)} ${h - 8}L${x(0.15)} ${foot + 20}L${x(0.07)} ${foot + 32}L${x(0)} ${foot - 6}`,
  field: (w, h, y) => {
    const left = [1, w - 14, 15, w - 26];
    const pales = AFFINITIES.map(
      (affinity, i) =>
        `<rect x="${left[i] ?? 0}" y="-4" width="11" height="${h + 40}" fill="${AFFINITY[affinity].colour}" opacity=".85"/>`,
    );
    return `<path d="M-10-4H${w + 20}V${y(0.2)}L${w / 2} ${y(0.1)}L-10 ${y(0.2)}Z" fill="#0f1820"/>${pales.join('')}`;
  },
  stripes: AFFINITIES.map((affinity) => AFFINITY[affinity].colour),
  thumbnail: citadel,
  optionPicture(option, value) {
    const affinity = option.startsWith('affinity') ? AFFINITIES.find((each) => each === value) : undefined;
    return affinity === undefined ? null : iconSvg(SIGNS[affinity], 24, AFFINITY[affinity].colour);
  },
};
