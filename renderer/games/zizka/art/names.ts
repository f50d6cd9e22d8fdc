// Names on the map: places, keeps in red, waypoints and rivers in italics. Proper names are the same in every language.
import { at } from '../../../art/svg';
import { words } from '../../../art/text';
import { labelPlace, SPACES, spaceAt } from './spaces';

const RIVER_NAMES = [
  { name: 'Otava', x: 44, y: 316, turn: -8 },
  { name: 'Vltava', x: 338, y: 452, turn: -48 },
  { name: 'Lužnice', x: 631, y: 478, turn: 74 },
] as const;

const riverNames = (): string =>
  RIVER_NAMES.map(({ name, x, y, turn }) =>
    at(x, y, words(0, 0, name, { face: 'serif', size: 13, italic: true, colour: '#2c5d80', anchor: 'middle', halo: '#e9ddba' }), {
      rotate: turn,
    }),
  ).join('');

/** All names in board coordinates. */
export const namesBody = (): string => {
  const places = SPACES.map((space) => {
    const { x, y } = spaceAt(space.id);
    const { dx, dy, anchor } = labelPlace(space);
    const isRoad = space.kind === 'waypoint';
    const isKeep = space.kind === 'conquestEasy' || space.kind === 'conquestHard';
    // A long name beside a space stands on two lines.
    const lines = anchor === 'middle' ? [space.name] : space.name.split(' ');
    const look = {
      face: isRoad ? ('serif' as const) : ('small' as const),
      size: isRoad ? 12.5 : isKeep ? 15 : 13.5,
      italic: isRoad,
      colour: isKeep ? '#8E2420' : '#2a1a0c',
      anchor,
      halo: '#f3e6c4',
      haloWidth: 3,
    };
    return lines.map((line, row) => words(x + dx, y + dy + row * 14, line, look)).join('');
  });
  return riverNames() + places.join('');
};
