// Starcie Wodzów before it is played: a rayed crown on violet.
import { icon } from '../../art/icons';
import { polygon, round } from '../../art/svg';
import { figureDot } from '../../art/thumbnail';
import type { GameManifest, SketchedTable } from '../manifest';

const hexagon = (reach: number): string =>
  polygon(
    Array.from({ length: 6 }, (_, i) => ({ x: Math.cos((Math.PI / 3) * i) * reach, y: Math.sin((Math.PI / 3) * i) * reach })),
  );

const crown = (r: number): string => {
  const rays = Array.from({ length: 24 }, (_, i) => {
    const reach = round(-r * (i % 2 === 1 ? 1.02 : 1.2));
    return `<path transform="rotate(${i * 15})" d="M${round(-r * 0.035)} ${round(-r * 0.86)}L0 ${reach}L${round(r * 0.035)} ${round(-r * 0.86)}Z" fill="url(#brass)"/>`;
  });
  return (
    `${rays.join('')}<path d="${hexagon(r * 0.82)}" fill="none" stroke="url(#brass)" stroke-width="${round(r * 0.09)}" stroke-linejoin="round"/>` +
    `<path d="${hexagon(r * 0.66)}" fill="#1b1030" stroke="url(#brass)" stroke-width="${round(r * 0.025)}"/>` +
    icon('queen-crown', -r * 0.44, -r * 0.46, r * 0.88, '#e9cd7c')
  );
};

const CELL = 8.1;

const cellAt = (q: number, r: number): { x: number; y: number } => ({
  x: round(80 + q * CELL * 1.5),
  y: round(50 + (r + q / 2) * CELL * 1.66),
});

// An example until somebody plays.
const EXAMPLE: SketchedTable = {
  pieces: ['0,2', '-1,2', '1,1', '2,0', '0,-2', '1,-2', '-1,0', '0,0'].map((cell, index) => ({
    place: `figure:${cell}`,
    seat: index < 4 ? 0 : 1,
  })),
  tinctureOf: (seat) => (seat === 0 ? 'gules' : 'azure'),
};

const terrace = ({ pieces, tinctureOf }: SketchedTable = EXAMPLE): string => {
  let drawing = '<rect width="160" height="100" fill="#3a3650" filter="url(#f-stone)"/>';
  for (let q = -3; q <= 3; q++) {
    for (let r = -3; r <= 3; r++) {
      if (Math.abs(q + r) > 3) continue;
      const { x, y } = cellAt(q, r);
      const golden = Math.abs(q + r) === 3 || Math.abs(r) === 3;
      drawing += `<circle cx="${x}" cy="${y}" r="5.900" fill="#d9d2c4" stroke="${golden ? '#e0b44e' : '#6e6a78'}" stroke-width="${golden ? 1.7 : 1}"/>`;
    }
  }
  const figures = pieces.map(({ place, seat }) => {
    const [kind = '', cell = ''] = place.split(':');
    const [q = 0, r = 0] = cell.split(',').map(Number);
    const { x, y } = cellAt(q, r);
    const leads = kind === 'leader' ? icon('queen-crown', x - 4, y - 6.5, 8, '#ffe7a8') : '';
    return figureDot(x, y - 1.5, kind === 'leader' ? 6.2 : 4.6, tinctureOf(seat)) + leads;
  });
  return drawing + figures.join('');
};

export const manifest: GameManifest = {
  name: ['Starcie', 'Wodzów'],
  motto: {
    en: 'Two leaders, one terrace, and a cast of heroes between them',
    pl: 'Dwoje Wodzów, jeden taras i poczet bohaterów między nimi',
  },
  about: {
    en: 'A duel on a terrace of stone. Move your heroes, recruit more, and trap the enemy leader.',
    pl: 'Pojedynek na kamiennym tarasie. Ruszaj bohaterami, rekrutuj nowych i osacz wrogiego Wodza.',
  },
  minutes: { 2: 10 },
  colours: { colour: '#4A3470', light: '#7D62AD', dark: '#211538' },
  emblem: crown,
  tail: (x, foot, h) =>
    `L${x(1)} ${foot}L${x(0.835)} ${h - 6}L${x(0.667)} ${foot + 8}L${x(0.5)} ${h + 8}L${x(0.333)} ${foot + 8}L${x(0.165)} ${h - 6}L${x(0)} ${foot}`,
  field: (w, h, y) =>
    `<path d="M-10-4H${w + 20}V${y(0.1)}H-10Z" fill="#33235a"/><path d="M-10 ${y(0.66)}L${w / 2} ${y(0.72)}L${w + 20} ${y(0.66)}V${h + 40}H-10Z" fill="#2a1c49"/><path d="M-10 ${y(0.66)}L${w / 2} ${y(0.72)}L${w + 20} ${y(0.66)}" fill="none" stroke="#c8a04a" stroke-width="4"/>`,
  thumbnail: terrace,
};
