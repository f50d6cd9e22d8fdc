// Words and numbers on the board, in the look's fonts and as sharp as the screen.
import { Text, type TextStyleOptions } from 'pixi.js';
import type { TableStage } from './stage';

const FONTS = {
  title: 'Grenze Gotisch, serif',
  reading: 'Alegreya, serif',
  label: 'Alegreya SC, serif',
  data: 'Alegreya Sans, sans-serif',
} as const;

export interface LabelStyle extends Omit<TextStyleOptions, 'fontFamily'> {
  readonly font: keyof typeof FONTS;
}

export function makeLabel(stage: TableStage, words: string, { font, ...style }: LabelStyle): Text {
  const text = new Text({
    text: words,
    anchor: 0.5,
    resolution: stage.textResolution,
    style: { ...style, fontFamily: FONTS[font] },
  });
  text.eventMode = 'none';
  return text;
}
