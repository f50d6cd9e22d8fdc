// Pictures of rules about cards and turns: the display, a full team, the leaders and their recruits, the banished.
import { CARDS, type CardId } from '../../../engine/games/leaders/data/characters';
import { forbiddenMarkBody } from '../../art/marks';
import { at } from '../../art/svg';
import { arrow } from '../rule-figure-parts';
import type { Say } from '../rule-figures';
import { type CardKind, characterBackBody, characterCardBody, medallionBody } from './art/card';
import type { Character } from './art/emblems';
import { figureBody } from './art/figure';
import { framed, type Pose, poseBody } from './rule-figures-board';

const PASSIVE: readonly Character[] = ['archer', 'assassin', 'jailer', 'protector', 'vizier'];
const SPECIAL: readonly Character[] = ['hermitAndCub', 'nemesis'];

function sortOf(character: Character): CardKind {
  if (character === 'king' || character === 'queen') return 'leader';
  if (PASSIVE.includes(character)) return 'passive';
  return SPECIAL.includes(character) ? 'special' : 'active';
}

function card(say: Say, character: Character, seat: 'gules' | 'none'): string {
  return characterCardBody(character, seat, { kind: sortOf(character), title: say(`card.${character}.name`) });
}

const place = (x: number): string =>
  `<rect x="${x}" y="66" width="90" height="120" rx="7" fill="none" stroke="#C8A04A" stroke-width="1.500" stroke-dasharray="7 6"/>`;

// The face-down deck and the three open cards; an empty place is a frame only.
function display(say: Say, open: readonly (CardId | null)[]): string {
  const slots = open.map((each, index) => {
    const x = 176 + index * 104;
    return each === null ? place(x) : at(x, 66, card(say, each, 'none'), { scale: 1.08 });
  });
  const left = open.includes(null) ? [] : [0, 1, 2, 3];
  const deck = left.map((index) => at(40 + index * 2.5, 74 - index * 3, characterBackBody(), { scale: 1.08 }));
  const empty = left.length > 0 ? '' : place(40);
  return at(0, 16, empty + deck.join('') + slots.join(''));
}

export const drawDisplay = (say: Say): string => framed(display(say, ['archer', 'rider', 'jailer']));
export const drawEmptyPlace = (say: Say): string => framed(display(say, ['archer', null, 'jailer']));

export function drawTeam(say: Say): string {
  const team: readonly Character[] = ['king', 'rider', 'archer', 'vizier', 'nemesis'];
  return framed(team.map((each, index) => at(24 + index * 92, 82, card(say, each, 'gules'))).join(''));
}

export function drawPairCard(say: Say): string {
  return framed(
    at(78, 54, card(say, 'hermitAndCub', 'gules'), { scale: 1.5 }) +
      arrow(230, 142) +
      at(345, 200, figureBody('hermit', 'gules'), { scale: 1.5 }) +
      at(425, 210, figureBody('cub', 'gules'), { scale: 1.5 }),
  );
}

function recruits(crossed: readonly CardId[]): string {
  return CARDS.map((each, index) => {
    const [x, y] = [51 + (index % 8) * 57, 100 + Math.floor(index / 8) * 70];
    const cross = crossed.includes(each) ? at(x, y, forbiddenMarkBody(17)) : '';
    return at(x, y, medallionBody(each, 'none', 25)) + cross;
  }).join('');
}

export const drawAllOpen = (): string => framed(at(0, 8, recruits([])));
export const drawBanished = (): string => framed(at(0, 8, recruits(['assassin', 'nemesis'])));

export function drawComponents(): string {
  const leaders = at(190, 104, figureBody('king', 'gules')) + at(310, 104, figureBody('queen', 'azure'));
  return framed(leaders + at(0, 72, recruits([])));
}

// First the figures act, then a card is taken: a bit of the board, an arrow, a card and its golden cell.
const ACTING: Pose = {
  position: '0.king@0,2 0.rider@-1,1 1.queen@0,-3',
  keys: ['step:rider>-1,0', 'step:king>1,1'],
  ways: [
    ['-1,1', '-1,0'],
    ['0,2', '1,1'],
  ],
};
const RECRUITING: Pose = { position: '0.king@1,1 1.queen@0,-3', recruit: ['0,3', '1,2', '-1,3'] };

function half(x: number, pose: Pose, middle: number): string {
  const window = `<rect x="${x}" y="20" width="196" height="244" rx="8" fill="none" stroke="#C8A04A" stroke-width="2"/>`;
  return framedPart(x, at(x + 98, 142 - middle, poseBody(pose), { scale: 0.72 })) + window;
}

// A part of the picture cut by its own frame.
function framedPart(x: number, body: string): string {
  return `<svg x="${x}" y="20" width="196" height="244" viewBox="${x} 20 196 244">${body}</svg>`;
}

export function drawTurn(say: Say): string {
  return framed(half(18, ACTING, 60) + arrow(226, 142) + half(286, RECRUITING, 118) + at(392, 30, card(say, 'archer', 'none')));
}

export function drawRecruiting(say: Say): string {
  const board: Pose = { position: '0.king@0,2 1.queen@0,-3', recruit: ['0,3', '1,2', '2,1', '3,0', '-1,3', '-2,3', '-3,3'] };
  return framed(
    at(330, 142 - 108, poseBody(board), { scale: 0.68 }) +
      at(22, 66, card(say, 'archer', 'none'), { scale: 1.35 }) +
      arrow(146, 142),
  );
}
