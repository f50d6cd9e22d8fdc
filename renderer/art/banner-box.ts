// The room a banner takes, known without its painter.
import type { Box } from './svg';

export const BANNER_WIDTH = 172;
export const BANNER_HEIGHT = 430;

export const bannerBox = (width = BANNER_WIDTH, height = BANNER_HEIGHT): Box => ({
  x: -34,
  y: -44,
  width: width + 72,
  height: height + 90,
});
