// Pictures of the adventure's own pieces.
import { at, svg } from '../../art/svg';
import type { Painted } from '../../table/scene';
import { painted } from '../../ui/art';
import type { Affinity } from './art/affinity';
import { type Battleground, battlegroundBody } from './art/battleground';
import { monsterEmblemBody } from './art/monster';
import { ADVENTURE_TRAY } from './layout';
import { framed } from './pictures';
import { RING } from './scene-adventure-layout';

const ring = { ...RING, x: RING.x - ADVENTURE_TRAY.x, y: RING.y - ADVENTURE_TRAY.y };

/** A monster as it stands before those who came, with its shadow on the ground. */
export const beastPicture = (monster: string, affinity: Affinity, size: number): Painted =>
  framed(`beast ${monster}`, { x: -size / 2, y: -size / 2, width: size, height: size }, () => {
    const shade = `<ellipse cx="0" cy="${size * 0.455}" rx="${size * 0.4}" ry="${size * 0.045}" fill="#000" opacity=".55"/>`;
    return `${shade}${at(0, -size * 0.02, monsterEmblemBody(monster, affinity, size * 0.98))}`;
  });

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
