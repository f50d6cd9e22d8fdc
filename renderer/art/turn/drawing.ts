// "How a turn runs" as a picture: chapters as towers, states as plaques, arrows for what follows. The same drawing is
// shown by the rules and kept in docs/charts.
import type { Language, TurnPlan, TurnRow } from '../../../engine/protocol';
import { type IconName, iconAt } from '../game-icons';
import { type Box, round } from '../svg';
import {
  chipSize,
  FEW,
  HEAD,
  type LaidChapter,
  type LaidRow,
  type LaidTurn,
  LETTER,
  layTurn,
  nameSize,
  signRoom,
  TALL,
  TWO_LINES,
} from './layout';

export interface TurnPicture {
  readonly language: Language;
  // The phase the match stands in.
  readonly lit: string | null;
  readonly here: string;
  // Stands on the way back to where the next turn begins.
  readonly again: string;
  // A rule's title, for plaques that have room for it.
  titleOf(rule: string): string;
}

const TINCTURES = ['#7a3a6a', '#A36A14', '#8E2420', '#2f5f6b', '#3B7440', '#2B5597', '#5b4a3a', '#8a4a1c'];
const ARROW = '#7a3a1a';

export function drawTurn(plan: TurnPlan, page: Box, picture: TurnPicture): string {
  const laid = layTurn(plan, page);
  const numbers = new Map(laid.chapters.flatMap(({ rows, number }) => rows.map(({ row }) => [row.path, number] as const)));
  return (
    DEFS +
    wayBack(laid, numbers, page, picture.again) +
    flows(laid, numbers) +
    laid.chapters.map((chapter) => drawChapter(chapter, numbers, picture)).join('')
  );
}

const DEFS =
  '<defs><linearGradient id="turn-gold" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#FFF0B8"/><stop offset=".5" stop-color="#D9AE4C"/><stop offset="1" stop-color="#9a6f22"/></linearGradient>' +
  '<pattern id="turn-diaper" width="14" height="14" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><path d="M0 0H14V14" fill="none" stroke="#fff" stroke-opacity=".16"/><circle cx="7" cy="7" r="1.400" fill="#E8CC7A" opacity=".5"/></pattern>' +
  '<filter id="turn-glow" x="-30%" y="-30%" width="160%" height="160%"><feGaussianBlur stdDeviation="8"/></filter>' +
  '<marker id="turn-head" viewBox="0 0 10 10" refX="7" refY="5" markerWidth="4.400" markerHeight="4.400" orient="auto-start-reverse"><path d="M0 0L10 5L0 10L2.500 5Z" fill="#7a3a1a"/></marker></defs>';

interface Lettering {
  readonly size: number;
  readonly anchor?: 'start' | 'middle' | 'end';
  readonly family?: string;
  readonly weight?: number;
  readonly colour?: string;
  readonly style?: string;
  // The room there is; longer words are set smaller.
  readonly room?: number;
}

const safe = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

function letters(x: number, y: number, text: string, look: Lettering): string {
  const { anchor = 'start', family = 'Alegreya SC', weight = 700, colour = '#2a1a0e', style = '', room } = look;
  const wide = text.length * LETTER;
  const size = room === undefined ? look.size : Math.min(look.size, round(room / wide));
  return `<text x="${round(x)}" y="${round(y)}" text-anchor="${anchor}" font-family="${family}, Georgia, serif" font-weight="${weight}" font-size="${size}" fill="${colour}"${style}>${safe(text)}</text>`;
}

function arrow(path: string, width: number, dash = ''): string {
  return (
    `<path d="${path}" fill="none" stroke="#F6ECD3" stroke-width="${width + 3}" stroke-linecap="round" opacity=".8"/>` +
    `<path d="${path}" fill="none" stroke="${dash === '' ? '#7a5a2a' : '#8E2420'}" stroke-width="${width}" stroke-linecap="round"${dash === '' ? '' : ` stroke-dasharray="${dash}"`} marker-end="url(#turn-head)"/>`
  );
}

// From a chapter to the next one, when the way leads there.
function flows({ chapters }: LaidTurn, numbers: ReadonlyMap<string, number>): string {
  return chapters
    .slice(1)
    .map((to, index) => {
      const from = chapters[index] as LaidChapter;
      if (!from.rows.some(({ row }) => row.next.some((path) => numbers.get(path) === to.number))) return '';
      const isBelow = to.y > from.y && to.x < from.x + from.width;
      const middle = to.x + Math.min(to.width, from.width) / 2;
      const way = isBelow ? `M${round(middle)} ${round(from.y + from.height + 1)}V${round(to.y - 5)}` : acrossTo(from, to);
      return `<path d="${way}" fill="none" stroke="${ARROW}" stroke-width="4.500" marker-end="url(#turn-head)"/>`;
    })
    .join('');
}

// To the head of the next column: from the own head, through the gap where that lies lower or higher.
function acrossTo(from: LaidChapter, to: LaidChapter): string {
  const [start, end] = [from.y + HEAD / 2, to.y + HEAD / 2];
  const way = `M${round(from.x + from.width + 1)} ${round(start)}`;
  if (start === end) return `${way}H${round(to.x - 5)}`;
  return `${way}H${round((from.x + from.width + to.x) / 2 - 3)}V${round(end)}H${round(to.x - 5)}`;
}

// From the last chapter that leads back: under all of them, and up to the one it leads to.
function wayBack({ chapters, hasBackWay }: LaidTurn, numbers: ReadonlyMap<string, number>, page: Box, word: string): string {
  const leadsTo = ({ number, rows }: LaidChapter): number =>
    Math.min(...rows.flatMap(({ row }) => row.next.map((path) => numbers.get(path) ?? number)));
  const from = chapters.findLast((chapter) => leadsTo(chapter) < chapter.number);
  const to = from && chapters[leadsTo(from) - 1];
  if (!hasBackWay || from === undefined || to === undefined) return '';
  const isLowest = ({ x, y, width }: LaidChapter) =>
    chapters.every((each) => each.y <= y || each.x >= x + width || each.x + each.width <= x);
  if (!isLowest(from)) return '';
  const bottom = page.y + page.height - 4;
  const start = from.x + from.width / 2;
  const left = page.x - 13;
  const up = isLowest(to)
    ? `H${round(to.x + to.width / 2 + 10)}q-10 0 -10 -10V${round(to.y + to.height + 6)}`
    : `H${round(left + 10)}q-10 0 -10 -10V${round(to.y + HEAD / 2 + 10)}q0 -10 8 -10`;
  if (!isLowest(to) && to.x > page.x + 1) return '';
  const way = `M${round(start)} ${round(from.y + from.height + 1)}V${round(bottom - 10)}q0 10 -10 10${up}`;
  const middle = (start + (isLowest(to) ? to.x + to.width / 2 : left)) / 2;
  const wide = word.length * 7.6 + 30;
  return (
    `<path d="${way}" fill="none" stroke="#F6ECD3" stroke-width="8" opacity=".8"/><path d="${way}" fill="none" stroke="${ARROW}" stroke-width="4.500" marker-end="url(#turn-head)"/>` +
    `<rect x="${round(middle - wide / 2)}" y="${round(bottom - 11)}" width="${round(wide)}" height="22" rx="11" fill="#FBF4DF" stroke="#8a6a34" stroke-width="1.500"/>` +
    letters(middle, bottom + 5, word, { size: 14, anchor: 'middle' })
  );
}

function drawChapter(laid: LaidChapter, numbers: ReadonlyMap<string, number>, picture: TurnPicture): string {
  const { language, lit, here } = picture;
  const { x, y, width, height, number, chapter } = laid;
  const colour = TINCTURES[(number - 1) % TINCTURES.length] as string;
  const isLit = laid.rows.some(({ row }) => isAt(row, lit));
  const band = `M${x + 2} ${y + HEAD}V${y + 13}Q${x + 2} ${y + 2} ${x + 13} ${y + 2}H${x + width - 13}Q${x + width - 2} ${y + 2} ${x + width - 2} ${y + 13}V${y + HEAD}Z`;
  const glow = isLit
    ? `<rect x="${x - 6}" y="${y - 6}" width="${width + 12}" height="${height + 12}" rx="16" fill="#FFC95c" opacity=".9" filter="url(#turn-glow)"/>`
    : '';
  const frame =
    `<rect x="${x + 3}" y="${y + 4}" width="${width}" height="${height}" rx="12" fill="#3a2408" opacity=".3"/>` +
    `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="12" fill="${isLit ? '#FFF6DA' : '#F1E3BF'}" stroke="${isLit ? '#C8901E' : '#8a6a34'}" stroke-width="${isLit ? 3.5 : 1.8}"/>` +
    `<path d="${band}" fill="${colour}"/><path d="${band}" fill="url(#turn-diaper)"/><path d="M${x + 2} ${y + HEAD}H${x + width - 2}" stroke="url(#turn-gold)" stroke-width="3"/>`;
  const title =
    medallion(x + 24, y + 19, number, 15) +
    letters(x + 46, y + 26, chapter.name[language], {
      size: 21,
      family: 'Grenze Gotisch',
      weight: 600,
      colour: '#FFF3DA',
      room: width - 58,
    });
  // Hangs over the upper edge, so that the title keeps its room.
  const ribbon = isLit
    ? `<path d="M${x + width - 116} ${y - 13}h112l-8 11l8 11h-112l8-11Z" fill="#8E2420" stroke="#F3DC98"/>${letters(x + width - 60, y + 3, here, { size: 14, anchor: 'middle', colour: '#FFF3DA', room: 92 })}`
    : '';
  return (
    glow +
    frame +
    title +
    ribbon +
    laid.headings
      .map((heading) =>
        letters(heading.x, heading.y + 14, heading.row.heading?.[language] ?? '', {
          size: 15,
          colour,
          room: heading.width + 10,
        }),
      )
      .join('') +
    ways(laid.rows) +
    laid.rows.map((row) => drawRow(row, laid.number, numbers, picture, isAt(row.row, lit))).join('')
  );
}

const isAt = ({ phases }: TurnRow, phase: string | null): boolean => phase !== null && phases.includes(phase);

function medallion(x: number, y: number, number: number, r: number): string {
  return `<circle cx="${round(x)}" cy="${round(y)}" r="${r}" fill="url(#turn-gold)" stroke="#3a2408"/>${letters(x, y + r * 0.47, String(number), { size: round(r * 1.4), anchor: 'middle', family: 'Grenze Gotisch', colour: '#3a1a08' })}`;
}

// To the next plaque straight down; to others along the gutter, back up dashed.
function ways(rows: readonly LaidRow[]): string {
  const at = new Map(rows.map((row, index) => [row.row.path, index]));
  const lanes: { readonly from: number; readonly to: number }[][] = [[], [], []];
  let drawn = '';
  for (const [index, laid] of rows.entries()) {
    for (const path of laid.row.next) {
      const other = at.get(path);
      const target = other === undefined ? undefined : rows[other];
      if (other === undefined || target === undefined || target.column !== laid.column) continue;
      if (other === index + 1 && target.y - laid.y - laid.height < 12) {
        const x = round(laid.x + laid.width / 2);
        drawn += `<path d="M${x} ${round(laid.y + laid.height)}V${round(target.y - 1)}" stroke="#7a5a2a" stroke-width="2.400" marker-end="url(#turn-head)"/>`;
        continue;
      }
      const span = { from: Math.min(index, other), to: Math.max(index, other) };
      const lane = lanes.findIndex((taken) => taken.every(({ from, to }) => span.to < from || span.from > to));
      if (lane < 0) continue;
      lanes[lane]?.push(span);
      const edge = laid.x - 7 - lane * 6;
      const fromY = laid.y + laid.height * (other > index ? 0.68 : 0.32);
      const toY = target.y + target.height * (other > index ? 0.32 : 0.68);
      drawn += arrow(
        `M${round(laid.x)} ${round(fromY)}Q${round(edge)} ${round(fromY)} ${round(edge)} ${round(fromY + (toY > fromY ? 6 : -6))}V${round(toY + (toY > fromY ? -6 : 6))}Q${round(edge)} ${round(toY)} ${round(target.x - 2)} ${round(toY)}`,
        1.7,
        other > index ? '' : '5 4',
      );
    }
  }
  return drawn;
}

function drawRow(
  { row, x, y, width, height }: LaidRow,
  own: number,
  numbers: ReadonlyMap<string, number>,
  { language, titleOf }: TurnPicture,
  isLit: boolean,
): string {
  const hasRules = height >= TWO_LINES;
  const isTall = height >= TALL;
  const elsewhere = [...new Set(row.next.map((path) => numbers.get(path) ?? own))]
    .filter((number) => number !== own)
    .sort((a, b) => a - b);
  const r = chipSize(height);
  const chapters = hasRules ? elsewhere : elsewhere.slice(0, FEW);
  const chipsWidth = chapters.length * (2 * r + 3);
  const nameY = isTall ? y + 27 : hasRules ? y + height * 0.3 + 6 : y + height / 2 + 5;
  const second = isTall ? y + height - 16 : y + height * 0.74;
  const chips = chapters.map((number, index) =>
    medallion(x + width + r - 6 - chipsWidth + index * (2 * r + 3), hasRules ? second : y + height / 2, number, r),
  );
  const fill = isLit ? '#FFE9A8' : row.ends ? '#F3E0A8' : row.asks ? '#FBF4DF' : '#EDE0BD';
  const edge = isLit ? '#B9821C' : row.asks ? '#b6955c' : '#c9b184';
  const isPlain = row.asks || row.ends;
  const size = round(nameSize(row, width, height, elsewhere.length));
  const voice = isPlain ? {} : { family: 'Alegreya', weight: 500, colour: '#4a3520', style: ' font-style="italic"' };
  const room = signRoom(height);
  const small = { size: 13, family: 'Alegreya Sans', weight: 500, colour: '#7a5a2a' };
  // The chips stand beside the last line.
  const lines = isTall ? Math.max(1, Math.floor((height - 40) / 17)) : 1;
  const words = !hasRules
    ? ''
    : isTall
      ? row.rules
          .slice(0, lines)
          .map((id, index) =>
            letters(x + room, y + 46 + index * 17, ruleLine(id, titleOf(id), width - room - 10 - chipsWidth), small),
          )
          .join('')
      : letters(
          x + room,
          second + 4.5,
          ruleLine(row.rules[0] ?? '', titleOf(row.rules[0] ?? ''), width - room - 8 - chipsWidth),
          small,
        );
  return (
    `<g class="turn-state" data-state="${row.path}">` +
    `<rect x="${round(x)}" y="${round(y)}" width="${round(width)}" height="${round(height)}" rx="8" fill="${fill}" stroke="${edge}" stroke-width="${isLit ? 2.6 : 1.3}"${isPlain || isLit ? '' : ' stroke-dasharray="4 3"'}/>` +
    sign(row, x + room / 2, y + height / 2, Math.min(room - 10, height - 8)) +
    letters(x + room, nameY, row.name[language], { size, ...voice }) +
    words +
    chips.join('') +
    '</g>'
  );
}

// A rule by its title, or by its number where the title finds no room.
function ruleLine(id: string, title: string, room: number): string {
  return title !== '' && title.length * 13 * 0.46 <= room ? title : id;
}

// Red where somebody decides, ink where the table goes on by itself, gold at the end.
function sign({ sign: name, asks, ends }: TurnRow, x: number, y: number, size: number): string {
  return iconAt(name as IconName, x, y, size, ends ? '#9a6f22' : asks ? '#8E2420' : '#8a7448');
}
