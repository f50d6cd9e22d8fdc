// The sum on a scale, part by part, against capture and kill, a quest's target or a land's conquest value.
import { LIMITS } from '../../../../engine/games/monster-lands/data/tables';
import type { StrikeView } from '../../../../engine/games/monster-lands/view-types';
import { iconAt } from '../../../art/game-icons';
import { svg } from '../../../art/svg';
import { words } from '../../../art/text';
import type { TableContext } from '../../../table/game-table';
import { Markup } from '../../../ui/art';
import { DIE_LOOK } from '../art/dice';
import type { AdventureProps } from './adventure-words';

const WIDTH = 594;
const HEIGHT = 82;
const LEFT = 52;
const RIGHT = 8;
const TOP = 26;
const BAR = 26;

export function Gauge({ roll, context }: AdventureProps & { readonly roll: StrikeView }) {
  const goals = goalsOf(roll, context);
  const venom = roll.venomsLeft * LIMITS.venomBonus;
  // Room for the last flag at its right.
  const most = Math.ceil(Math.max(12, roll.total + 2, ...goals.map((goal) => goal.value * 1.3)));
  const step = (WIDTH - LEFT - RIGHT) / most;
  const across = (value: number): number => LEFT + Math.max(0, Math.min(most, value)) * step;
  const room = WIDTH - LEFT - RIGHT;
  const markup = svg(
    WIDTH,
    HEIGHT,
    `<rect x="${LEFT - 5}" y="${TOP - 4}" width="${room + 10}" height="${BAR + 8}" rx="6" fill="#120a05" stroke="#C8A04A" stroke-width="1.500"/><rect x="${LEFT}" y="${TOP}" width="${room}" height="${BAR}" fill="#3a2a1a"/>` +
      zonesBody(goals, most, across) +
      barsBody(roll, across) +
      bottleBody(roll.total, venom, across) +
      bonusBody(roll.total, Math.max(roll.captureBonus, roll.killBonus), across) +
      ticksBody(most, across) +
      goals.map((goal, index) => flagBody(goal, across(goal.value), index === goals.length - 1 ? 1 : -1)).join('') +
      `<path d="M${across(roll.total)} ${TOP + BAR + 4}l-8 11h16z" fill="#FFE9A8" stroke="#150c06"/>` +
      `<circle cx="24" cy="${TOP + BAR / 2}" r="22" fill="#E8BE58" stroke="#6b4a10" stroke-width="2"/><circle cx="22" cy="${TOP + BAR / 2 - 3}" r="16" fill="#FFF6D6" opacity=".55"/>${words(24, TOP + BAR / 2 + 9, roll.total, { size: 25, weight: 800, anchor: 'middle', colour: '#2a1a04' })}`,
  );
  return <Markup className="gauge" markup={markup} />;
}

type Across = (value: number) => number;

const zonesBody = (goals: readonly Goal[], most: number, across: Across): string =>
  goals
    .map((goal, index) => {
      const to = goals[index + 1]?.value ?? most;
      return `<rect x="${across(goal.value)}" y="${TOP}" width="${Math.max(0, across(to) - across(goal.value))}" height="${BAR}" fill="${goal.dark}"/>`;
    })
    .join('');

function barsBody(roll: StrikeView, across: Across): string {
  const parts = roll.parts
    .filter(({ key }) => key !== 'sum.dice')
    .map(({ key, amount }) => ({ amount, fill: key === 'sum.carry' ? '#A32A29' : '#6b7079' }));
  const dice = roll.dice.map(({ colour, face }, index) => ({ amount: roll.values[index] ?? face, fill: DIE_LOOK[colour].flat }));
  let from = 0;
  return [...parts, ...dice]
    .filter(({ amount }) => amount > 0)
    .map(({ amount, fill }) => {
      const x = across(from);
      const width = across(from + amount) - x;
      from += amount;
      const number =
        width < 14
          ? ''
          : words(x + width / 2, TOP + 19, amount, { size: 16, weight: 800, anchor: 'middle', colour: '#fff', halo: '#150c06' });
      return `<rect x="${x}" y="${TOP}" width="${width}" height="${BAR}" fill="${fill}"/><rect x="${x}" y="${TOP}" width="${width}" height="${BAR * 0.4}" fill="#fff" opacity=".16"/><path d="M${x + width} ${TOP}v${BAR}" stroke="#150c06" stroke-width="1.500"/>${number}`;
    })
    .join('');
}

// What the venoms on the token would add.
const bottleBody = (total: number, venom: number, across: Across): string =>
  venom === 0
    ? ''
    : `<rect x="${across(total)}" y="${TOP + 2}" width="${across(total + venom) - across(total)}" height="${BAR - 4}" fill="#3b7440" fill-opacity=".7" stroke="#9fdc8c" stroke-width="1.500" stroke-dasharray="4 3"/>`;

// What counts for a capture or a kill alone.
const bonusBody = (total: number, bonus: number, across: Across): string => {
  if (bonus <= 0) return '';
  const [x, width] = [across(total), across(total + bonus) - across(total)];
  const frame = `<rect x="${x + 1}" y="${TOP + 1}" width="${Math.max(0, width - 2)}" height="${BAR - 2}" fill="#FFD98A" fill-opacity=".16" stroke="#FFD98A" stroke-width="1.500" stroke-dasharray="5 4"/>`;
  return (
    frame +
    words(x + width / 2, TOP + 19, `+${bonus}`, { size: 15, weight: 800, anchor: 'middle', colour: '#FFE9B8', halo: '#150c06' })
  );
};

const ticksBody = (most: number, across: Across): string =>
  Array.from({ length: most + 1 }, (_, value) => {
    const isLabelled = value % (most > 40 ? 10 : 5) === 0;
    return (
      `<path d="M${across(value)} ${TOP + BAR + 5}v${isLabelled ? 7 : 4}" stroke="#E8CC7A" stroke-width="1.300"/>` +
      (isLabelled
        ? words(across(value), TOP + BAR + 26, value, { size: 13, anchor: 'middle', colour: '#F0DDAE', halo: '#150c06' })
        : '')
    );
  }).join('');

interface Goal {
  readonly value: number;
  readonly label: string;
  readonly icon: 'fishing-net' | 'death-skull' | 'tied-scroll' | 'flying-flag';
  readonly fill: string;
  readonly dark: string;
}

function goalsOf(roll: StrikeView, context: TableContext): readonly Goal[] {
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
function flagBody(goal: Goal, x: number, side: 1 | -1): string {
  const width = goal.label.length * 8 + 38;
  const left = side > 0 ? x : x - width;
  return (
    `<path d="M${x} 1V${TOP + BAR + 3}" stroke="#150c06" stroke-width="4"/><path d="M${x} 1V${TOP + BAR + 3}" stroke="#E8CC7A" stroke-width="2"/>` +
    `<path d="M${x} 1h${side * width}l${-side * 7} 10l${side * 7} 10h${-side * width}z" fill="${goal.fill}" stroke="#E8CC7A"/>${iconAt(goal.icon, left + (side > 0 ? 15 : 22), 11, 16, '#FFF3DA')}${words(left + (side > 0 ? 28 : 35), 16, goal.label, { face: 'small', size: 14.5, colour: '#FFF3DA' })}`
  );
}
