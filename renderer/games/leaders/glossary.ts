// The cast of Leaders in words.
import { CARDS } from '../../../engine/games/leaders/data/characters';
import { entriesOf, type GlossaryGroup } from '../glossary';
import { cardTip } from './card-tip';

export const glossary: readonly GlossaryGroup[] = [{ heading: 'characters', entries: entriesOf('', CARDS, cardTip) }];
