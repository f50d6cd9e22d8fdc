// The common miniature: an emblem on a tall heraldic standee with a round base in tincture and hatching.
import { hatchFill, shapePath } from './badge';
import { type IconName, icon } from './icons';
import { TINCTURE, type Tincture } from './palette';
import { type Box, round } from './svg';

export interface StandeeOptions {
  readonly lift?: number;
}

/** Heights of the look: on boards and in panels. */
export const STANDEE_HEIGHT = { board: 64, panel: 44 } as const;

export const standeeBox = (height: number): Box => ({
  x: -height * 0.55,
  y: -height * 1.35,
  width: height * 1.25,
  height: height * 1.75,
});

/** The standee; (0,0) is the middle of its base. */
export const standeeBody = (height: number, tincture: Tincture, emblem: IconName, options: StandeeOptions = {}): string => {
  const colours = TINCTURE[tincture];
  const lift = options.lift ?? 0;
  const w = height * 0.56;
  const r = (factor: number): number => round(height * factor);
  const face = `M${round(-w / 2)} ${r(-0.1)}V${r(-0.78)}Q${round(-w / 2)} ${r(-1.02)} 0 ${r(-1.1)}Q${round(w / 2)} ${r(-1.02)} ${round(w / 2)} ${r(-0.78)}V${r(-0.1)}Q0 0 ${round(-w / 2)} ${r(-0.1)}Z`;
  const base = `M${r(-0.4)} 0V${r(0.1)}A${r(0.4)} ${r(0.16)} 0 0 0 ${r(0.4)} ${r(0.1)}V0Z`;
  return (
    `<ellipse cx="${round(height * 0.1 + lift * 0.3)}" cy="${round(height * 0.1 + 2)}" rx="${round(height * 0.4 * (1.28 + lift * 0.01))}" ry="${round(height * 0.16 * (1.4 + lift * 0.01))}" fill="url(#shadow)" opacity="${lift > 0 ? 0.7 : 1}"/>` +
    `<g transform="translate(0 ${-lift})"><path d="${base}" fill="${colours.dark}" stroke="#0d0703"/><path d="${base}" ${hatchFill(tincture, 0.66)}/>` +
    `<ellipse rx="${r(0.4)}" ry="${r(0.16)}" fill="${colours.colour}" stroke="url(#brass)" stroke-width="${round(height * 0.022 + 0.8)}"/>` +
    `<ellipse rx="${r(0.36)}" ry="${r(0.138)}" ${hatchFill(tincture, 0.8)}/><ellipse rx="${r(0.248)}" ry="${r(0.08)}" fill="#000" opacity=".35"/>` +
    `<path d="${face}" transform="translate(${r(0.05)} ${r(0.015)})" fill="#1d1108" stroke="#0d0703" stroke-width="1.200"/><path d="${face}" transform="translate(${r(0.028)} ${r(0.008)})" fill="#6b4a2f"/>` +
    `<path d="${face}" fill="${colours.colour}" stroke="#0d0703"/><path d="${face}" ${hatchFill(tincture, 0.7)}/><path d="${face}" fill="url(#gloss)" opacity=".75"/>` +
    `<path d="${face}" transform="translate(0 ${r(-0.055)}) scale(.87)" fill="none" stroke="url(#brass)" stroke-width="${round(height * 0.028 + 0.6)}"/>` +
    icon(emblem, -w * 0.4 + height * 0.012, -height * 0.86 + height * 0.016, w * 0.8, '#000', 'opacity=".55"') +
    icon(emblem, -w * 0.4, -height * 0.86, w * 0.8, tincture === 'or' ? '#2a1804' : '#fbf0d2') +
    `<path d="${shapePath(tincture, height * 0.075)}" transform="translate(0 ${r(-0.19)})" fill="url(#brass)" stroke="#2a1a08"/></g>`
  );
};
