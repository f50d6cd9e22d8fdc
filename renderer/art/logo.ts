// The mark of the application: a small quartered gonfalon with its initial.
import { at, type Box } from './svg';
import { words } from './text';

export const logoBox = (size: number): Box => ({ x: -size * 0.05, y: -size * 0.1, width: size * 1.1, height: size * 1.28 });

const CLOTH = 'M14 18H86V76L74 104L62 80L50 112L38 80L26 104L14 76Z';

/** The logo from its top left corner; `size` is the width of the rod. */
export const logoBody = (size: number): string =>
  at(
    0,
    0,
    '<path d="M4 14H96" stroke="url(#brass-across)" stroke-width="7" stroke-linecap="round"/>' +
      '<rect x="4" y="10.500" width="92" height="7" rx="3.500" fill="url(#brass)"/>' +
      '<circle cx="4" cy="14" r="6.500" fill="url(#brass)" stroke="#3a270b"/><circle cx="96" cy="14" r="6.500" fill="url(#brass)" stroke="#3a270b"/>' +
      '<path d="M50 14L24-6M50 14L76-6" stroke="#7d5c1f" stroke-width="2.500"/>' +
      `<path d="${CLOTH}" fill="#8E2420" stroke="url(#brass)" stroke-width="4" stroke-linejoin="round"/>` +
      '<path d="M16 20H50V50H16Z" fill="#4a3470"/><path d="M50 20H84V50H50Z" fill="#a83330"/>' +
      '<path d="M16 50H50V104L38 76L26 98L16 75Z" fill="#356b3b"/><path d="M50 50H84V75L74 98L62 76L50 106Z" fill="#23435a"/>' +
      `<path d="${CLOTH}" fill="none" stroke="url(#brass)" stroke-width="4" stroke-linejoin="round"/>` +
      '<path d="M20 20Q34 50 24 90M66 20Q60 60 68 88" stroke="#fff" stroke-opacity=".18" stroke-width="7" fill="none"/>' +
      '<circle cx="50" cy="50" r="17" fill="#1b110a" stroke="url(#brass)" stroke-width="3.500"/>' +
      words(50, 61, 'G', { face: 'gothic', size: 31, colour: '#f3dc95', anchor: 'middle' }),
    { scale: size / 100 },
  );
