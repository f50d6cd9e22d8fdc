// Pictures of the rules of Leaders: posed boards and cards.
import { known } from '../../../engine/core/invariant';
import { svg } from '../../art/svg';
import type { RuleFigure, RuleFigures, Say } from '../rule-figures';
import { type Character, emblemAt } from './art/emblems';
import { drawPose } from './rule-figures-board';
import {
  drawAllOpen,
  drawBanished,
  drawComponents,
  drawDisplay,
  drawEmptyPlace,
  drawPairCard,
  drawRecruiting,
  drawTeam,
  drawTurn,
} from './rule-figures-cards';
import { POSES } from './rule-figures-poses';
import { CAPTIONS } from './rule-figures-text';

function figure(caption: string, draw: (say: Say) => string): RuleFigure {
  return { caption: known(CAPTIONS[caption], `the caption of ${caption}`), draw };
}

function posed(id: string): RuleFigure {
  const pose = known(POSES[id], `the pose of ${id}`);
  return figure(id, () => drawPose(pose));
}

const SUBJECTS: Readonly<Record<string, Character>> = {
  'LDR-30': 'acrobat',
  'LDR-31': 'rider',
  'LDR-32': 'bruiser',
  'LDR-33': 'royalGuard',
  'LDR-34': 'illusionist',
  'LDR-35': 'clawLauncher',
  'LDR-36': 'manipulator',
  'LDR-37': 'wanderer',
  'LDR-38': 'brewmaster',
  'LDR-40': 'archer',
  'LDR-41': 'assassin',
  'LDR-42': 'jailer',
  'LDR-43': 'protector',
  'LDR-44': 'vizier',
  'LDR-50': 'hermit',
  'LDR-51': 'cub',
  'LDR-53': 'nemesis',
};

function signOf(character: Character): string {
  return svg(16, 16, emblemAt(character, 8, 8, 16, '#3b2412'));
}

const display = figure('display', drawDisplay);
const recruiting = figure('recruiting', drawRecruiting);
const components = figure('components', drawComponents);
const allOpen = figure('allOpen', drawAllOpen);
const banished = figure('banished', drawBanished);
const nemesis = posed('LDR-53');

export const figures: RuleFigures = {
  byRule: {
    ...Object.fromEntries(Object.keys(POSES).map((id) => [id, posed(id)])),
    'LDR-4': components,
    'LDR-5': display,
    'LDR-8': figure('turn', drawTurn),
    'LDR-11': recruiting,
    'LDR-13': figure('team', drawTeam),
    'LDR-14': recruiting,
    'LDR-16': figure('emptyPlace', drawEmptyPlace),
    'LDR-24': components,
    'LDR-52': figure('pairCard', drawPairCard),
    'LDR-54': nemesis,
    'LDR-56': nemesis,
    'LDR-57': nemesis,
    'LDR-61': banished,
    'LDR-62': banished,
  },
  bySection: {
    board: components,
    setup: display,
    turn: posed('LDR-9'),
    end: posed('LDR-17'),
    terms: posed('LDR-25'),
    active: posed('LDR-9'),
    passive: posed('LDR-17'),
    special: nemesis,
    advanced: allOpen,
  },
  signs: Object.fromEntries(Object.entries(SUBJECTS).map(([id, character]) => [id, signOf(character)])),
};
