// The sum on a scale, part by part, against capture and kill, a quest's target or a land's conquest value.
import { LIMITS } from '../../../../engine/games/monster-lands/data/tables';
import type { StrikeView, View } from '../../../../engine/games/monster-lands/view-types';
import { iconAt } from '../../../art/game-icons';
import { svg } from '../../../art/svg';
import { words } from '../../../art/text';
import type { PartProps, TableContext } from '../../../table/game-table';
import { Markup, painted } from '../../../ui/art';
import { DIE_LOOK } from '../art/dice';
import type { RollStory, Story } from '../story';

const WIDTH = 622;
const HEIGHT = 128;
const LEFT = 20;
const TOP = 44;
const BAR = 36;

interface Props extends PartProps<View> {
  readonly story: Story;
  readonly roll: RollStory;
}

const REACH_LINE = 19;

export function Gauge({ story, roll, view, context }: Props) {
  const goals = goalsOf(roll, context);
  // While an older moment is told the view may be behind or ahead of it.
  const now = view.sceneView?.strike ?? null;
  const strike = now !== null && now.purpose === roll.purpose && now.total === roll.total ? now : null;
  const isFull = story.attack !== null;
  const reaches = strike === null || story.verdict !== null ? [] : reachesOf(strike, context).slice(0, isFull ? 1 : 3);
  const venom = strike === null ? 0 : strike.venomsLeft * LIMITS.venomBonus;
  const height = HEIGHT + reaches.length * REACH_LINE;
  // Room for the last flag at its right.
  const most = Math.ceil(Math.max(12, roll.total + 2, ...goals.map((goal) => goal.value * 1.3)));
  const step = (WIDTH - 2 * LEFT) / most;
  const across = (value: number): number => LEFT + Math.max(0, Math.min(most, value)) * step;
  const segments = [
    ...roll.parts.map((part) => ({ amount: part.amount, fill: part.key === 'sum.carry' ? '#A32A29' : '#6b7079' })),
    ...roll.dice.map((die, index) => ({ amount: roll.values[index] ?? die.face, fill: DIE_LOOK[die.colour].flat })),
  ].filter((segment) => segment.amount > 0);
  const name = `ml gauge ${most} ${roll.total} ${venom} ${reaches.map((reach) => reach.label).join()} ${JSON.stringify(segments)} ${goals.map((goal) => goal.label).join()}`;
  const markup = painted(name, () => {
    let from = 0;
    const bars = segments
      .map(({ amount, fill }) => {
        const x = across(from);
        const width = across(from + amount) - x;
        from += amount;
        return (
          `<rect x="${x}" y="${TOP}" width="${width}" height="${BAR}" fill="${fill}"/><rect x="${x}" y="${TOP}" width="${width}" height="${BAR * 0.4}" fill="#fff" opacity=".16"/><path d="M${x + width} ${TOP}v${BAR}" stroke="#150c06" stroke-width="1.5"/>` +
          (width < 14
            ? ''
            : words(x + width / 2, TOP + 25, amount, {
                size: 18,
                weight: 800,
                anchor: 'middle',
                colour: '#fff',
                halo: '#150c06',
              }))
        );
      })
      .join('');
    const zones = goals
      .map((goal, index) => {
        const to = goals[index + 1]?.value ?? most;
        return `<rect x="${across(goal.value)}" y="${TOP}" width="${Math.max(0, across(to) - across(goal.value))}" height="${BAR}" fill="${goal.dark}"/>`;
      })
      .join('');
    const ticks = Array.from({ length: most + 1 }, (_, value) => {
      const isLabelled = value % (most > 40 ? 10 : 5) === 0;
      return (
        `<path d="M${across(value)} ${TOP + BAR + 6}v${isLabelled ? 8 : 4}" stroke="#E8CC7A" stroke-width="1.3"/>` +
        (isLabelled ? words(across(value), TOP + BAR + 28, value, { size: 13, anchor: 'middle', colour: '#E9DABA' }) : '')
      );
    }).join('');
    const pointer = `<path d="M${across(roll.total)} ${TOP + BAR + 1}l-8 11h16z" fill="#FFD98A" stroke="#150c06"/><circle cx="${across(roll.total)}" cy="${TOP + BAR + 27}" r="16" fill="#FFE9A8" stroke="#8a5e0c" stroke-width="2"/>${words(across(roll.total), TOP + BAR + 34, roll.total, { face: 'gothic', size: 21, anchor: 'middle', colour: '#2a1a04' })}`;
    const bottle =
      venom === 0
        ? ''
        : `<rect x="${across(roll.total)}" y="${TOP + 2}" width="${across(roll.total + venom) - across(roll.total)}" height="${BAR - 4}" fill="#3b7440" fill-opacity=".7" stroke="#9fdc8c" stroke-width="1.500" stroke-dasharray="4 3"/>`;
    const lines = reaches.map((reach, index) => reachLine(reach, across, TOP + BAR + 54 + index * REACH_LINE)).join('');
    return svg(
      WIDTH,
      height,
      `<rect x="${LEFT - 6}" y="${TOP - 6}" width="${WIDTH - 2 * LEFT + 12}" height="${BAR + 12}" rx="8" fill="#120a05" stroke="#C8A04A" stroke-width="1.5"/><rect x="${LEFT}" y="${TOP}" width="${WIDTH - 2 * LEFT}" height="${BAR}" fill="#3a2a1a"/>${zones}${bars}${bottle}${ticks}${lines}` +
        goals.map((goal, index) => flag(goal, across(goal.value), index === goals.length - 1 ? 1 : -1)).join('') +
        pointer,
    );
  });
  return (
    <section className="ml-panel gauge">
      <Markup markup={markup} />
    </section>
  );
}

interface Reach {
  readonly low: number;
  readonly high: number;
  readonly colour: string;
  readonly label: string;
}

// What the sum can come to with the dice still to be rolled: all of them, then one of each colour.
function reachesOf({ left, perDie, total, purpose }: StrikeView, context: TableContext): readonly Reach[] {
  const worth = (colour: 'S' | 'M', face: number): number =>
    Math.max(0, face + perDie[colour].reduce((sum, part) => sum + part.amount, 0));
  const reach = (key: string, strength: number, magic: number, colour: string): Reach => {
    const low = total + strength * worth('S', 1) + magic * worth('M', 1);
    const high = total + strength * worth('S', 6) + magic * worth('M', 6);
    return { low, high, colour, label: context.say({ key, params: { low, high } }) };
  };
  if (purpose !== 'monster' || left.S + left.M === 0) return [];
  const all = reach('table.reach.all', left.S, left.M, '#FFD98A');
  if (left.S + left.M === 1) return [all];
  return [
    all,
    ...(left.S > 0 ? [reach('table.reach.S', 1, 0, '#ff8f7d')] : []),
    ...(left.M > 0 ? [reach('table.reach.M', 0, 1, '#c7a3f2')] : []),
  ];
}

const LETTER = 7.2;

// The words stand before the line, behind it where it begins too far left, or upon a line that leaves no room beside it.
function reachLine({ low, high, colour, label }: Reach, across: (value: number) => number, y: number): string {
  const [from, to] = [across(low), across(high)];
  const length = label.length * LETTER;
  const line = `<path d="M${from} ${y - 9}v10M${to} ${y - 9}v10M${from} ${y - 4}H${to}" stroke="${colour}" stroke-width="1.800" fill="none"/>`;
  if (from > length + LEFT) return line + words(from - 8, y, label, { size: 14, anchor: 'end', colour });
  if (to + 8 + length < WIDTH - 8) return line + words(to + 8, y, label, { size: 14, anchor: 'start', colour });
  const middle = (from + to) / 2;
  const gap = `<rect x="${middle - length / 2 - 6}" y="${y - 12}" width="${length + 12}" height="16" rx="4" fill="#2b1c11"/>`;
  return line + gap + words(middle, y, label, { size: 14, anchor: 'middle', colour });
}

interface Goal {
  readonly value: number;
  readonly label: string;
  readonly icon: 'fishing-net' | 'death-skull' | 'tied-scroll' | 'flying-flag';
  readonly fill: string;
  readonly dark: string;
}

function goalsOf(roll: RollStory, context: TableContext): readonly Goal[] {
  const goal = (value: number, key: string, icon: Goal['icon'], fill: string, dark: string): Goal => ({
    value,
    label: context.say({ key, params: { value } }),
    icon,
    fill,
    dark,
  });
  if (roll.purpose === 'monster') {
    return [
      goal(roll.capture, 'table.goal.capture', 'fishing-net', '#8a6218', '#7a5a1c'),
      goal(roll.kill, 'table.goal.kill', 'death-skull', '#8E2420', '#6d1815'),
    ].filter((each) => each.value > 0);
  }
  return roll.purpose === 'quest'
    ? [goal(roll.target, 'table.goal.quest', 'tied-scroll', '#5a3b74', '#43285c')]
    : [goal(roll.target, 'table.goal.conquest', 'flying-flag', '#5c6b3a', '#45522a')];
}

// The first of two flags flies to the left, the last one to the right: they never cover each other.
function flag(goal: Goal, x: number, side: 1 | -1): string {
  const width = goal.label.length * 8.2 + 40;
  const y = TOP - 38;
  const left = side > 0 ? x : x - width;
  return (
    `<path d="M${x} ${y}V${TOP + BAR + 4}" stroke="#150c06" stroke-width="4"/><path d="M${x} ${y}V${TOP + BAR + 4}" stroke="#E8CC7A" stroke-width="2"/>` +
    `<path d="M${x} ${y}h${side * width}l${-side * 8} 12l${side * 8} 12h${-side * width}z" fill="${goal.fill}" stroke="#E8CC7A"/>${iconAt(goal.icon, left + (side > 0 ? 16 : 24), y + 12, 18, '#FFF3DA')}${words(left + (side > 0 ? 30 : 38), y + 17, goal.label, { face: 'small', size: 15, colour: '#FFF3DA' })}`
  );
}
