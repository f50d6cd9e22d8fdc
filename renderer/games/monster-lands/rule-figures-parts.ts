// What the pictures of Monster Lands' rules are made of: cards from the game's own data, dice, buildings, trails.
import { EQUIPMENT } from '../../../engine/games/monster-lands/data/equipment';
import { LANDS } from '../../../engine/games/monster-lands/data/lands';
import { MERCENARIES, STARTING_MEMBERS } from '../../../engine/games/monster-lands/data/members';
import { MONSTERS } from '../../../engine/games/monster-lands/data/monsters';
import type { Tincture } from '../../../engine/protocol';
import { iconAt } from '../../art/game-icons';
import { at } from '../../art/svg';
import { cloth, onGround } from '../rule-figure-parts';
import type { Say } from '../rule-figures';
import type { Affinity } from './art/affinity';
import { BUILDINGS, type Building, buildingBody } from './art/building';
import { clanDieBody, type DieColour, dieSlotBody, requirementBody } from './art/dice';
import { clanFigureBody } from './art/figure';
import { THING_ICON, type Thing } from './art/icons';
import { equipmentCardBody, landCardBody, trailBody } from './art/land';
import { type MemberCardOptions, memberCardBody, mercenaryCardBody } from './art/member';
import { monsterCardBody } from './art/monster';
import { sceneBody } from './art/scene';
import { goodsBody, lootBody } from './art/tokens';

const CITADEL = cloth('#6a4c58', '#1d141c');

export const paint = (body: string): string => onGround(CITADEL, body);

/** In the outlands: a landscape, darkened so that things on it read. */
export const paintOutlands = (affinity: Affinity, body: string): string =>
  onGround(`${sceneBody(affinity, 500, 284, 7)}<rect width="500" height="284" fill="#140c08" opacity=".45"/>`, body);

const PEOPLE = [...STARTING_MEMBERS, ...MERCENARIES];
const personOf = (id: string) => PEOPLE.find((each) => each.id === id);

/** A text broken near its middle, when it is long enough. */
function inTwoLines(text: string): readonly string[] {
  const middle = text.indexOf(' ', Math.floor(text.length / 2) - 3);
  return text.length < 26 || middle < 0 ? [text] : [text.slice(0, middle), text.slice(middle + 1)];
}

export function member(say: Say, id: string, options: MemberCardOptions = {}): string {
  const person = personOf(id);
  const { affinity = null, reputation = 1, dice = ['S'] } = person ?? {};
  return memberCardBody(id, affinity, {
    name: say(`card.${id}.name`),
    reputation,
    dice,
    ability: inTwoLines(say(`card.${id}.text`)),
    lives: 2,
    ...options,
  });
}

export function mercenary(say: Say, id: string): string {
  const person = personOf(id);
  if (person === undefined)
    return mercenaryCardBody(id, null, { name: say(`card.${id}.name`), reputation: 1, cost: 3, dice: ['S'] });
  const { affinity, reputation, cost, dice } = person;
  return mercenaryCardBody(id, affinity, { name: say(`card.${id}.name`), reputation, cost, dice });
}

export const isEquipment = (id: string): boolean => EQUIPMENT.some((each) => each.id === id);

export function equipmentCard(say: Say, id: string): string {
  const cost = EQUIPMENT.find((each) => each.id === id)?.cost ?? 0;
  return equipmentCardBody(id, { name: say(`card.${id}.name`), cost });
}

/** Three cards of the market. */
export const equipment = (say: Say): readonly string[] => EQUIPMENT.slice(0, 3).map(({ id }) => equipmentCard(say, id));

export function monster(say: Say, id: string, look: 'whole' | 'plain' = 'whole'): string {
  const record = MONSTERS.find((each) => each.id === id);
  if (record === undefined) return '';
  const { affinity, attack, capture, kill, glory, captureCoins, trophies } = record;
  return monsterCardBody(id, affinity, {
    name: say(`card.${id}.name`),
    values: { attack, capture, kill, glory, coins: captureCoins, trophies },
    ...(look === 'whole' ? { power: say(`card.${id}.text`) } : {}),
  });
}

export function land(say: Say, id: string): string {
  const record = LANDS.find((each) => each.id === id);
  if (record === undefined) return '';
  const { affinity, conquest, glory } = record;
  return landCardBody(id, affinity, { name: say(`card.${id}.name`), conquest, glory });
}

export const figure = (seat: Tincture, id: string): string => clanFigureBody(seat, id, personOf(id)?.affinity ?? null);

/** Dice beside each other: `S` is unrolled, `S4` shows four. */
export const dice = (list: readonly string[], x: number, y: number, size = 40): string =>
  list
    .map((each, index) => {
      const colour = (['S', 'M', 'I', 'A'] as const).find((one) => one === each[0]) ?? 'S';
      return at(x + index * (size * 1.12), y, clanDieBody(colour, each.length > 1 ? Number(each.slice(1)) : null, size));
    })
    .join('');

export const goods = (things: readonly Thing[], x: number, y: number, size = 36): string =>
  things.map((thing, index) => at(x + index * (size + 6), y, goodsBody(thing, size))).join('');

/** Loot tokens that lie open, each with its sign. */
export const openLoot = (things: readonly Thing[], x: number, y: number, height: number, step: number): string =>
  things
    .map((thing, index) =>
      at(x + index * step, y, lootBody(height) + iconAt(THING_ICON[thing], height, height / 2, height * 0.7, '#4a3208')),
    )
    .join('');

/** A great sign in a disc, centred. */
export const medal = (thing: Thing, x: number, y: number, radius = 34): string =>
  at(
    x,
    y,
    `<circle r="${radius}" fill="#F6ECD3" stroke="#7d5c1f" stroke-width="2"/>${iconAt(THING_ICON[thing], 0, 0, radius * 1.25, '#3b2412')}`,
  );

interface BuildingPose {
  readonly state?: 'rest' | 'lit' | 'off';
  // Laid on the fields below the name: dice, or null for a free field.
  readonly fields?: readonly (readonly string[] | null)[];
}

/** A building with its dice fields at its foot. */
export function building(say: Say, id: Building, { state = 'rest', fields = [] }: BuildingPose = {}): string {
  const { width } = BUILDINGS[id];
  const step = Math.min(44, (width - 12) / Math.max(1, fields.length));
  const left = width / 2 - (step * fields.length) / 2 + 3;
  const places = fields.map((laid, index) => {
    const x = left + index * step;
    return (
      at(x, 140, dieSlotBody(step - 6, laid === null ? 'lit' : 'rest')) + (laid === null ? '' : dice(laid, x + 2, 141, step - 10))
    );
  });
  return buildingBody(id, { name: say(`card.${id}.name`), state }) + places.join('');
}

interface TrailPose {
  readonly number: number;
  readonly required: readonly (readonly DieColour[])[];
  readonly laid?: readonly string[];
  readonly who?: readonly [Tincture, string];
  readonly state?: 'rest' | 'lit' | 'chosen';
}

/** A trail with what it demands, who stands on it and what lies there. */
export function trail(affinity: Affinity, { number, required, laid = [], who, state = 'rest' }: TrailPose): string {
  return (
    trailBody(affinity, { number, fallenGlory: 3, state }) +
    required.map((colours, index) => at(10 + index * 26, 30, requirementBody(colours, 22))).join('') +
    (who === undefined ? '' : at(23, 118, figure(...who), { scale: 0.62 })) +
    dice(laid, 44, 84, 22)
  );
}
