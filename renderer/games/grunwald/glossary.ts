// Fields, events, knights and offices of Na Grunwald! in words.
import { EVENTS } from '../../../engine/games/grunwald/data/events';
import { FIELDS } from '../../../engine/games/grunwald/view-types';
import { type IconName, iconSvg } from '../../art/game-icons';
import { entriesOf, type GlossaryGroup } from '../glossary';
import { EVENT_ICON } from './art/event-card';

const INK = '#3b1d10';
const KIND_ICON: Readonly<Record<string, IconName>> = {
  crown: 'queen-crown',
  mercenary: 'swap-bag',
  teuton: 'frog-mouth-helm',
  peasant: 'wheat',
};
const OFFICES = ['crown', 'mercenary', 'spare'];

export const glossary: readonly GlossaryGroup[] = [
  { heading: 'fields', entries: entriesOf(FIELDS, (field) => [`field.${field}.name`, `field.${field}.text`]) },
  {
    heading: 'knights',
    entries: entriesOf(
      Object.keys(KIND_ICON),
      (kind) => [`kind.${kind}`, `kind.${kind}.text`],
      (kind) => iconSvg(KIND_ICON[kind] ?? 'crown', 36, INK),
    ),
  },
  { heading: 'offices', entries: entriesOf(OFFICES, (office) => [`table.office.${office}Title`, `table.office.${office}Text`]) },
  {
    heading: 'events',
    entries: EVENTS.map(({ id }) => ({
      title: { key: `event.${id}.name` },
      text: { key: `event.${id}.text` },
      icon: iconSvg(EVENT_ICON[id], 36, INK),
    })),
  },
];
