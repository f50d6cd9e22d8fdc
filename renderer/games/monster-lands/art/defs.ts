// Definitions of this game's drawings; bodies begin with them and `svg` keeps what is used.

const face = (id: string, top: string, bottom: string): string =>
  `<linearGradient id="ml-die-${id}" x1="0" y1="0" x2=".6" y2="1"><stop offset="0" stop-color="${top}"/><stop offset="1" stop-color="${bottom}"/></linearGradient>`;

const down = (id: string, ...colours: string[]): string =>
  `<linearGradient id="ml-${id}" x1="0" y1="0" x2="0" y2="1">${colours.map((colour, i) => `<stop offset="${i / Math.max(1, colours.length - 1)}" stop-color="${colour}"/>`).join('')}</linearGradient>`;

export const MONSTER_DEFS: string =
  `<defs>${face('S', '#D8483C', '#A12A24')}${face('M', '#8350BC', '#573088')}${face('I', '#F3CF55', '#CC951B')}${face('A', '#484C54', '#26292E')}` +
  `${down('page', '#F6ECD3', '#D9C190')}${down('ink', '#3a2a1a', '#1c130b')}` +
  '<radialGradient id="ml-coin" cx=".38" cy=".3" r=".8"><stop offset="0" stop-color="#FFF0B0"/><stop offset=".5" stop-color="#E3B545"/><stop offset="1" stop-color="#A97A1C"/></radialGradient>' +
  '<radialGradient id="ml-sun"><stop offset="0" stop-color="#FFCF7E" stop-opacity=".9"/><stop offset="1" stop-color="#FFB25A" stop-opacity="0"/></radialGradient>' +
  '<linearGradient id="ml-dusk" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#191628"/><stop offset=".5" stop-color="#4b2c3f"/><stop offset="1" stop-color="#B9603A"/></linearGradient>' +
  '<linearGradient id="ml-shade-right" x1="0" x2="1"><stop offset=".3" stop-color="#080503" stop-opacity="0"/><stop offset=".62" stop-color="#080503" stop-opacity=".72"/></linearGradient>' +
  '<linearGradient id="ml-shade-down" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#080503" stop-opacity=".55"/><stop offset=".32" stop-color="#080503" stop-opacity="0"/><stop offset=".6" stop-color="#080503" stop-opacity="0"/><stop offset="1" stop-color="#080503" stop-opacity=".6"/></linearGradient>' +
  '<pattern id="ml-tiles" width="12" height="10" patternUnits="userSpaceOnUse"><path d="M0 0Q3 8 6 0Q9 8 12 0M-6 5Q-3 13 0 5Q3 13 6 5Q9 13 12 5" fill="none" stroke="#000" stroke-opacity=".35" stroke-width="1.200"/></pattern>' +
  '<pattern id="ml-thatch" width="6" height="16" patternUnits="userSpaceOnUse"><path d="M1 0L2 16M4 0L3.500 16" stroke="#000" stroke-opacity=".3"/><path d="M0 15H6" stroke="#000" stroke-opacity=".3"/></pattern>' +
  '<pattern id="ml-brick" width="22" height="14" patternUnits="userSpaceOnUse"><path d="M0 0H22M0 7H22M5 0V7M16 7V14" stroke="#000" stroke-opacity=".33" stroke-width="1.200"/><path d="M0 1.200H22M0 8.200H22" stroke="#fff" stroke-opacity=".06"/></pattern>' +
  '<pattern id="ml-planks" width="16" height="60" patternUnits="userSpaceOnUse"><path d="M0 0V60M8 0V60" stroke="#000" stroke-opacity=".35" stroke-width="1.200"/><path d="M1.200 0V60M9.200 0V60" stroke="#fff" stroke-opacity=".07"/></pattern></defs>';
