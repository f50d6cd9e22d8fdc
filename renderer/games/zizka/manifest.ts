// Jan Žižka before it is played: a chalice between flails on green.
import { icon } from '../../art/icons';
import { round } from '../../art/svg';
import type { GameManifest } from '../manifest';

const chalice = (r: number): string => {
  const flail = icon('flail', -r * 1.08, -r * 1.02, r * 2.16, '#c9984a');
  return (
    `<g>${flail}</g><g transform="scale(-1 1)">${flail}</g>` +
    `<circle r="${round(r * 0.72)}" fill="#8c1f1c" stroke="url(#brass)" stroke-width="${round(r * 0.09)}"/>` +
    `<circle r="${round(r * 0.61)}" fill="none" stroke="url(#brass)" stroke-width="${round(r * 0.025)}" stroke-dasharray="${round(r * 0.05)} ${round(r * 0.05)}"/>` +
    icon('jeweled-chalice', -r * 0.47, -r * 0.47, r * 0.94, '#f3dc95')
  );
};

const TOWNS = [
  '20 24',
  '44 36',
  '36 64',
  '62 20',
  '72 50',
  '60 80',
  '92 34',
  '98 68',
  '122 24',
  '128 54',
  '142 80',
  '112 88',
  '22 86',
] as const;
const ROADS = '0-1 1-2 1-4 3-4 4-5 3-6 6-7 4-7 6-8 8-9 7-9 9-10 7-11 5-12 2-12';
const WOODS = ['10 44', '16 52', '106 52', '114 44', '148 14', '140 20', '80 84', '86 92', '50 6'] as const;
const TOWN_COLOURS = ['#8c1f1c', '#f2e4bf', '#356b3b', '#c8a04a'] as const;

const bohemia = (): string => {
  const roads = ROADS.split(' ')
    .map((road) => {
      const [from, to] = road.split('-').map(Number);
      return `M${TOWNS[from ?? 0]}L${TOWNS[to ?? 0]}`;
    })
    .join('');
  const towns = TOWNS.map((place, i) => {
    const [x, y] = place.split(' ');
    return `<circle cx="${x}" cy="${y}" r="${i % 3 === 0 ? 6.5 : 5}" fill="${TOWN_COLOURS[i % 4] ?? '#f2e4bf'}" stroke="#3a270f" stroke-width="1.300"/>`;
  });
  return (
    '<rect width="160" height="100" fill="#d8cb96" filter="url(#f-parchment)"/><path d="M28 0Q40 30 30 50T60 96L62 100M160 40Q120 44 100 20T96 0" fill="none" stroke="#5f93a8" stroke-width="3.500"/>' +
    WOODS.map((place) => `<path d="M${place}l5-10 5 10Z" fill="#3f6b3c"/>`).join('') +
    `<ellipse cx="84" cy="72" rx="9" ry="4" fill="#5f93a8"/><path d="${roads}" stroke="#6b4418" stroke-width="1.500" stroke-dasharray="3 2"/>${towns.join('')}`
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
  minutes: { 1: 15, 2: 17, 3: 22, 4: 27 },
  colours: { colour: '#356B3B', light: '#68A06A', dark: '#14331A' },
  emblem: chalice,
  tail: (x, foot, h) =>
    `L${x(1)} ${foot}C${x(1)} ${h} ${x(0.68)} ${h} ${x(0.667)} ${foot + 4}C${x(0.66)} ${h + 26} ${x(0.34)} ${h + 26} ${x(0.333)} ${foot + 4}C${x(0.32)} ${h} ${x(0)} ${h} ${x(0)} ${foot}`,
  field: (w, h, y) =>
    `<rect x="-10" y="-4" width="${w / 2 + 10}" height="${h + 40}" fill="#2a5731"/><path d="M-10 ${y(0.66)}H${w + 20}V${y(0.685)}H-10ZM-10 ${y(0.7)}H${w + 20}V${y(0.74)}H-10Z" fill="#9c2b26"/>`,
  thumbnail: bohemia,
};
