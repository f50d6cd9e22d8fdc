// Glory and reputation on one scale, the prevailing glory between them, and where the other clans stand.
import type { CSSProperties } from 'react';
import { badgeBody } from '../../../art/badge';
import { TINCTURE } from '../../../art/palette';
import { at, svg } from '../../../art/svg';
import { words } from '../../../art/text';
import type { TableContext } from '../../../table/game-table';
import { Markup, painted } from '../../../ui/art';
import { clanDieBody } from '../art/dice';
import { laurelBody } from '../art/tokens';
import { tinctureOf } from '../reading';
import type { ClanProps } from './clan-panel';

const HEIGHT = 60;
const LEFT = 16;
const TOP = 26;
const LAST = 30;
const MARKER = 16;
const LETTER = 7;

const TIERS = [
  { from: -0.5, to: 10.5, fill: '#e9d8ae', dice: ['I'] },
  { from: 10.5, to: 20.5, fill: '#dcc182', dice: ['I', 'S'] },
  { from: 20.5, to: 30.5, fill: '#c9a24e', dice: ['I', 'S', 'M'] },
] as const;

export function GloryTrack({ view, context, seat, width }: ClanProps & { readonly width: number }) {
  const clan = view.clans[seat];
  const facts = view.clanViews[seat];
  if (clan === undefined || facts === undefined) return null;
  const others = view.clans.flatMap((other, index) =>
    index === seat ? [] : [{ tincture: tinctureOf(context, index), glory: other.glory }],
  );
  const step = (width - 2 * LEFT) / LAST;
  const across = (value: number): number => LEFT + Math.max(0, Math.min(LAST, value)) * step;
  const tincture = tinctureOf(context, seat);
  const name = `ml track ${width} ${tincture} ${clan.glory} ${facts.reputation} ${others.map((each) => `${each.tincture}${each.glory}`).join(' ')}`;
  const markup = painted(name, () => {
    const { colour } = TINCTURE[tincture];
    const low = Math.min(clan.glory, facts.reputation);
    const high = Math.max(clan.glory, facts.reputation);
    const scale = TIERS.map(
      ({ from, to, fill }) =>
        `<rect x="${LEFT + from * step}" y="${TOP}" width="${(to - from) * step}" height="16" fill="${fill}"/>`,
    ).join('');
    const dots = Array.from({ length: 31 }, (_, value) =>
      value % 5 === 0
        ? words(LEFT + value * step, TOP + 13, value, {
            size: 13,
            weight: 800,
            anchor: 'middle',
            colour: value > low && value < high ? '#fff' : '#3a2606',
          })
        : `<circle cx="${LEFT + value * step}" cy="${TOP + 8}" r="1.3" fill="#5b4526"/>`,
    ).join('');
    const dice = TIERS.map(({ from, dice: tier }) =>
      tier.map((die, index) => at(LEFT + (from + 3.6) * step + index * 15, TOP + 18, clanDieBody(die, null, 14))).join(''),
    ).join('');
    const marks = others.map(({ tincture: other, glory }) => at(across(glory), TOP + 25, badgeBody(other, 7))).join('');
    const span = `<rect x="${across(low)}" y="${TOP}" width="${across(high) - across(low)}" height="16" fill="${clan.glory >= facts.reputation ? colour : '#8E2420'}" opacity=".85"/>`;
    const pointer = (value: number, fill: string): string =>
      `<path d="M${across(value)} ${TOP + 2}l-6 -8h12z" fill="${fill}" stroke="#1d130b"/>`;
    return svg(
      width,
      HEIGHT,
      `<rect x="${LEFT - 8}" y="${TOP - 2}" width="${30 * step + 16}" height="20" rx="4" fill="#2a1c12"/>${scale}${span}${dots}${dice}${marks}` +
        `${pointer(facts.reputation, '#D9DEE6')}${at(across(facts.reputation) - 12, -1, laurelBody('reputation', facts.reputation, 23))}` +
        `${pointer(clan.glory, '#E8CC7A')}${at(across(clan.glory) - 12, -1, laurelBody('glory', clan.glory, 23))}`,
    );
  });
  return (
    <div className="track" data-tip="glory">
      <Markup markup={markup} />
      {labelsOf(clan.glory, facts.reputation, width, across, context).map(({ tip, text, style }) => (
        <span key={tip} className="prevailing" data-tip={tip} style={style}>
          {text}
        </span>
      ))}
    </div>
  );
}

interface Label {
  readonly tip: string;
  readonly text: string;
  readonly style: CSSProperties;
}

// Room that the words beside a marker take, roughly.
const widthOf = (text: string): number => text.length * LETTER + MARKER;

// Each marker is named beside itself where that fits; how far glory prevails is always said, where most room is left.
function labelsOf(
  glory: number,
  reputation: number,
  width: number,
  across: (value: number) => number,
  context: TableContext,
): readonly Label[] {
  const amount = String(glory - reputation).replace('-', '−');
  const prevails = context.say({ key: 'table.prevailing', params: { amount } });
  const [low, high] = [across(Math.min(glory, reputation)), across(Math.max(glory, reputation))];
  const isAhead = glory >= reputation;
  const right = `${context.say(isAhead ? 'tip.glory' : 'tip.reputation')}: ${prevails}`;
  if (width - high < widthOf(right)) return [{ tip: 'prevailing', text: prevails, style: widestGap(width, low, high) }];
  const left = context.say(isAhead ? 'tip.reputation' : 'tip.glory');
  return [
    { tip: 'prevailing', text: right, style: { left: high + MARKER } },
    ...(low < widthOf(left)
      ? []
      : [{ tip: isAhead ? 'reputation' : 'glory', text: left, style: { right: width - low + MARKER } }]),
  ];
}

// The words stand where the two markers leave most room, so that they never lie under one.
function widestGap(width: number, ...markers: readonly number[]): { readonly left: number; readonly width: number } {
  const ends = [0, ...[...markers].sort((left, right) => left - right), width];
  const gaps = ends.slice(1).map((end, index) => {
    const left = (ends[index] ?? 0) + (index === 0 ? 0 : MARKER);
    return { left, width: end - left - (index === ends.length - 2 ? 0 : MARKER) };
  });
  return gaps.reduce((widest, gap) => (gap.width > widest.width ? gap : widest));
}
