// The name that is proposed for a save: game, how far it is, and who plays, as long as there is room.
import { cutAt, type TablePush } from '../../../engine/protocol';
import { progressInWords } from '../../app/when';
import { gameName } from '../../games/manifest';

const MOST = 40;

export function proposedName({ game, progress, seats }: Pick<TablePush, 'game' | 'progress' | 'seats'>): string {
  const people = seats.filter((seat) => seat.kind === 'human').map((seat) => seat.name);
  const short = `${gameName(game)}, ${progressInWords(progress)}`;
  const long = `${short}, ${people.join(' – ')}`;
  return people.length > 0 && long.length <= MOST ? long : cutAt(short, MOST);
}
