// What symbols and components mean, for hovering.
import { SPACES } from '../../../engine/games/zizka/data/board';
import type { View } from '../../../engine/games/zizka/view-types';
import type { Tip } from '../game-table';

const SIGNS = new Set(['luck', 'warrant', 'vp', 'morale', 'die', 'reroll', 'step', 'eye', 'sword', 'shield', 'speech', 'favour']);

export function tipOf(id: string, view: View): Tip | null {
  const [kind = '', name = ''] = id.split(/:(.*)/);
  switch (kind) {
    case 'member':
    case 'own':
      return { title: { key: `member.${name}.name` }, text: { key: `member.${name}.text` } };
    case 'commander':
      return { title: { key: `commander.${name}.name` }, text: { key: `commander.${name}.text` } };
    case 'face':
    case 'die':
      return name === 'wenceslas' || name === 'sigismund' ? signTip('favour') : { title: { key: `face.${name}` } };
    case 'coin':
      return signTip('coins');
    case 'torak':
      return { title: { key: 'table.torak' } };
    case 'space':
      return spaceTip(name, view);
    default:
      return SIGNS.has(kind) ? signTip(kind) : null;
  }
}

function signTip(sign: string): Tip {
  return { title: { key: `table.${sign}` }, text: { key: `table.${sign}Text` } };
}

function spaceTip(id: string, view: View): Tip {
  const space = view.spaces.find((each) => each.id === id);
  const title = { key: `space.${id}.name` };
  if (space?.token) return { title, text: { key: `token.${space.token}.text` } };
  if (space?.kind) return { title, text: { key: `kind.${space.kind}` } };
  const kind = SPACES.find((each) => each.id === id)?.kind;
  const text =
    kind === 'tavern'
      ? 'table.tavernText'
      : kind === 'waypoint'
        ? 'table.waypointText'
        : kind === 'event'
          ? 'table.here'
          : 'table.keepText';
  return { title, text: { key: text } };
}
