// Fields, events, knights and offices of Na Grunwald! in words.
import { EVENTS } from '../../../engine/games/grunwald/data/events';
import { FIELDS } from '../../../engine/games/grunwald/view-types';
import { type IconName, iconSvg } from '../../art/game-icons';
import { entriesOf, type GlossaryGroup } from '../glossary';
import { EVENT_ICON } from './art/event-card';
import { wordOf } from './tips';

const INK = '#3b1d10';
const KIND_ICON: Readonly<Record<string, IconName>> = {
  crown: 'queen-crown',
  mercenary: 'swap-bag',
  teuton: 'frog-mouth-helm',
  peasant: 'wheat',
};
const OFFICES = ['crown', 'mercenary', 'spare'];

export const glossary: readonly GlossaryGroup[] = [
  { heading: 'fields', entries: entriesOf('field', FIELDS, wordOf) },
  {
    heading: 'knights',
    entries: entriesOf('kind', Object.keys(KIND_ICON), wordOf, (kind) => iconSvg(KIND_ICON[kind] ?? 'crown', 36, INK)),
  },
  { heading: 'offices', entries: entriesOf('office', OFFICES, wordOf) },
  {
    heading: 'events',
    entries: EVENTS.flatMap(({ id }) => entriesOf('event', [id], wordOf, () => iconSvg(EVENT_ICON[id], 36, INK))),
  },
];
