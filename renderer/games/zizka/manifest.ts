// Jan Žižka before it is played: a chalice between flails on green.
import { LINKS, SPACES, type SpaceData } from '../../../engine/games/zizka/data/board';
import { icon } from '../../art/icons';
import { round } from '../../art/svg';
import { figureDot } from '../../art/thumbnail';
import type { GameManifest, SketchedTable } from '../manifest';

const chalice = (r: number): string => {
  const flail = icon('flail', -r * 1.08, -r * 1.02, r * 2.16, '#c9984a');
  return (
    `<g>${flail}</g><g transform="scale(-1 1)">${flail}</g>` +
    `<circle r="${round(r * 0.72)}" fill="#8c1f1c" stroke="url(#brass)" stroke-width="${round(r * 0.09)}"/>` +
    `<circle r="${round(r * 0.61)}" fill="none" stroke="url(#brass)" stroke-width="${round(r * 0.025)}" stroke-dasharray="${round(r * 0.05)} ${round(r * 0.05)}"/>` +
    icon('jeweled-chalice', -r * 0.47, -r * 0.47, r * 0.94, '#f3dc95')
  );
};

// The board's own hundredths in the small picture.
const pointOf = ({ x, y }: SpaceData) => ({ x: round(8 + x * 1.44), y: round(6 + y * 0.88) });
const SPACE_AT = new Map(SPACES.map((space) => [space.id, pointOf(space)]));
const WOODS = ['10 44', '16 52', '106 52', '114 44', '148 14', '140 20', '80 84', '86 92', '50 6'] as const;
const SPACE_LOOKS: Readonly<Record<SpaceData['kind'], { readonly colour: string; readonly r: number }>> = {
  event: { colour: '#f2e4bf', r: 3.6 },
  tavern: { colour: '#c8a04a', r: 3.6 },
  conquestEasy: { colour: '#356b3b', r: 5.4 },
  conquestHard: { colour: '#8c1f1c', r: 5.4 },
  waypoint: { colour: '#8a6a34', r: 1.8 },
};

const bohemia = (table?: SketchedTable): string => {
  const roads = LINKS.map(([from, to]) => {
    const [start, end] = [SPACE_AT.get(from), SPACE_AT.get(to)];
    return `M${start?.x} ${start?.y}L${end?.x} ${end?.y}`;
  }).join('');
  const spaces = SPACES.map((space) => {
    const { x, y } = pointOf(space);
    const { colour, r } = SPACE_LOOKS[space.kind];
    return `<circle cx="${x}" cy="${y}" r="${r}" fill="${colour}" stroke="#3a270f" stroke-width="1.100"/>`;
  });
  const riders = (table?.pieces ?? []).map(({ place, seat }, index, all) => {
    const at = SPACE_AT.get(place);
    // Those who share a place stand beside each other.
    const before = all.slice(0, index).filter((other) => other.place === place).length;
    return at === undefined ? '' : figureDot(at.x + before * 6, at.y - 2, 6.4, table?.tinctureOf(seat) ?? 'gules');
  });
  return (
    '<rect width="160" height="100" fill="#d8cb96" filter="url(#f-parchment)"/><path d="M28 0Q40 30 30 50T60 96L62 100M160 40Q120 44 100 20T96 0" fill="none" stroke="#5f93a8" stroke-width="3.500"/>' +
    WOODS.map((place) => `<path d="M${place}l5-10 5 10Z" fill="#3f6b3c"/>`).join('') +
    `<path d="${roads}" stroke="#6b4418" stroke-width="1.300" stroke-dasharray="3 2"/>${spaces.join('')}${riders.join('')}`
  );
};

export const manifest: GameManifest = {
  name: ['Jan', 'Žižka'],
  motto: {
    en: 'Raise a retinue and ride the roads of Bohemia for glory',
    pl: 'Zbierz drużynę i ruszaj po chwałę traktami Czech',
  },
  about: {
    en: 'Ride southern Bohemia, hire a company, roll for glory. Twenty points end it; kept coins count too.',
    pl: 'Jedź przez południowe Czechy, zbieraj drużynę, rzucaj po chwałę. Kończy dwadzieścia punktów; monety też się liczą.',
  },
  minutes: { 1: 16, 2: 22, 3: 22, 4: 25 },
  colours: { colour: '#356B3B', light: '#68A06A', dark: '#14331A' },
  emblem: chalice,
  tail: (x, foot, h) =>
    `L${x(1)} ${foot}C${x(1)} ${h} ${x(0.68)} ${h} ${x(0.667)} ${foot + 4}C${x(0.66)} ${h + 26} ${x(0.34)} ${h + 26} ${x(0.333)} ${foot + 4}C${x(0.32)} ${h} ${x(0)} ${h} ${x(0)} ${foot}`,
  field: (w, h, y) =>
    `<rect x="-10" y="-4" width="${w / 2 + 10}" height="${h + 40}" fill="#2a5731"/><path d="M-10 ${y(0.66)}H${w + 20}V${y(0.685)}H-10ZM-10 ${y(0.7)}H${w + 20}V${y(0.74)}H-10Z" fill="#9c2b26"/>`,
  thumbnail: bohemia,
};
