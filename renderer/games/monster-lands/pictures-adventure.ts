// Pictures of the adventure's own pieces.
import { svg } from '../../art/svg';
import type { Painted } from '../../table/scene';
import { painted } from '../../ui/art';
import { type Battleground, battlegroundBody } from './art/battleground';
import { ADVENTURE_TRAY } from './layout';
import { RING } from './scene-adventure-layout';

const ring = { ...RING, x: RING.x - ADVENTURE_TRAY.x, y: RING.y - ADVENTURE_TRAY.y };

export function trayPicture(ground: Battleground, seed: string): Painted {
  const { width, height } = ADVENTURE_TRAY;
  const look = ground.kind === 'land' ? ground.affinity : ground.kind;
  return {
    markup: painted(`ml adventure ${look} ${seed}`, () =>
      svg(width, height, battlegroundBody(ground, width, height, ring, seed)),
    ),
    width,
    height,
    anchor: { x: 0.5, y: 0.5 },
  };
}
