// A number that rises from its place and fades: points won, coins paid, wounds taken.
import { Text } from 'pixi.js';
import { cue, type Motion, sequence, tween } from './motion';
import type { Point } from './piece';
import type { TableStage } from './stage';

export interface FloatingStyle {
  readonly colour?: number;
  readonly size?: number;
}

export function floatNumber(
  stage: TableStage,
  words: string,
  at: Point,
  { colour = 0xffe9a8, size = 26 }: FloatingStyle = {},
): Motion {
  const text = new Text({
    text: words,
    anchor: 0.5,
    resolution: stage.textResolution,
    style: {
      fontFamily: 'Alegreya Sans, sans-serif',
      fontWeight: '700',
      fontSize: size,
      fill: colour,
      stroke: { color: 0x241505, width: 5, join: 'round' },
    },
  });
  text.zIndex = 9500;
  text.position.set(at.x, at.y);
  return sequence(
    cue(() => stage.layers.air.addChild(text)),
    tween(
      900,
      (progress) => {
        text.y = at.y - 44 * progress;
        text.alpha = Math.min(1, (1 - progress) * 2.2);
        text.scale.set(0.7 + 0.3 * Math.min(1, progress * 5));
      },
      (progress) => 1 - (1 - progress) ** 2,
    ),
    cue(() => text.destroy()),
  );
}
