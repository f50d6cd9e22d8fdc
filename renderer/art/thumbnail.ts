// The frame of a game's board in small, for saves and the title.
import { type Box, clippedRect } from './svg';

export const THUMBNAIL: Box = { x: 0, y: 0, width: 160, height: 100 };

/** The board's picture from its top left corner; `drawing` fills the box. */
export const thumbnailBody = (drawing: string): string =>
  `${clippedRect(
    0,
    0,
    160,
    100,
    3,
    `${drawing}<rect width="160" height="100" fill="none" stroke="#000" stroke-opacity=".5" stroke-width="8" filter="url(#blur3)"/>`,
  )}<rect x=".75" y=".75" width="158.500" height="98.500" rx="3" fill="none" stroke="#7d5c1f" stroke-width="1.500"/>`;
