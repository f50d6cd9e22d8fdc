// Words and numbers on the board, in the look's fonts and as sharp as the screen.
import { Text, TextStyle, type TextStyleOptions } from 'pixi.js';
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

export function styleOf({ font, ...style }: LabelStyle): TextStyle {
  return new TextStyle({ ...style, fontFamily: FONTS[font] });
}

export function makeLabel(stage: TableStage, words: string, style: LabelStyle): Text {
  const text = new Text({
    text: words,
    anchor: 0.5,
    resolution: stage.textResolution,
    style: styleOf(style),
  });
  text.eventMode = 'none';
  return text;
}
