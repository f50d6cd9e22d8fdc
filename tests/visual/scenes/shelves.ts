// The screens that list the games, with two, five and eight of them: the registered ones and games that do not exist.
import type { GameId, GameInfo } from '../../../engine/protocol';
import { icon } from '../../../renderer/art/icons';
import { type GameManifest, manifests } from '../../../renderer/games/manifest';
import { GAMES } from '../posed';
import type { Scene } from '../scene';

const COLOURS = ['#7A4A1E', '#2B5597', '#5A2A5E', '#3B5A40', '#8E6A1A', '#4A1F24'] as const;
const NAMES = [['Brandubh'], ['Trzy', 'Zamki'], ['Morski', 'Szlak'], ['Mur'], ['Złota', 'Orda'], ['Sól']] as const;

const invented = NAMES.map((name, index): GameInfo & { manifest: GameManifest } => {
  const colour = COLOURS[index] ?? '#444444';
  return {
    id: `invented-${index}` as GameId,
    seatRange: { min: 1 + (index % 2), max: 2 + (index % 3) },
    options: [],
    campaign: null,
    coached: false,
    manifest: {
      name,
      motto: { en: 'A game that does not exist', pl: 'Gra, której nie ma' },
      about: { en: 'A game that stands here to be looked at.', pl: 'Gra, która stoi tu na pokaz.' },
      minutes: { 2: 20 + index * 15 },
      colours: { colour, light: colour, dark: '#1a0f08' },
      emblem: (r) =>
        `<circle r="${r * 0.8}" fill="#1b1030" stroke="url(#brass)" stroke-width="4"/>${icon('castle', -r * 0.5, -r * 0.5, r, '#e9cd7c')}`,
      tail: (x, foot, h) => `L${x(1)} ${foot}L${x(0.5)} ${h}L${x(0)} ${foot}`,
      field: (w, _h, y) => `<rect x="-10" y="${y(0.66)}" width="${w + 20}" height="14" fill="#c8a04a"/>`,
      thumbnail: () => `<rect width="160" height="100" fill="${colour}"/>`,
    },
  };
});

// Put in when a scene is opened: the others show the real shelf only.
function shelf(count: number): readonly GameInfo[] {
  return [...GAMES, ...invented].slice(0, count).map((game) => {
    if ('manifest' in game) manifests.set(game.id, game.manifest as GameManifest);
    return game;
  });
}

const SCREENS = ['title', 'new-match', 'learn', 'saves', 'credits'] as const;

export const scenes: Readonly<Record<string, Scene>> = Object.fromEntries(
  [2, 5, 6, 8].flatMap((count) =>
    SCREENS.map((name): [string, Scene] => [
      `games:${name}-${count}`,
      { screen: { name }, about: { games: shelf(count) }, answers: { 'saves.list': [] } },
    ]),
  ),
);
