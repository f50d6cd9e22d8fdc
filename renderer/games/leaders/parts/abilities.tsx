// In a wide window, beside both teams: what every character of theirs can do, so that nobody has to point at it.
import { SORT_BY_CARD } from '../../../../engine/games/leaders/data/characters';
import type { View } from '../../../../engine/games/leaders/view-types';
import type { PartProps } from '../../../table/game-table';
import { Icon } from '../../../ui/art';
import { useMedia } from '../../../ui/use-media';
import { CHARACTER_ICON } from '../art/emblems';

// There is room for them beyond the designed table.
const WIDE = '(min-aspect-ratio: 235/100)';

interface Props extends PartProps<View> {
  // The seat at the bottom, whose cards lie on the left.
  readonly own: number;
}

export function Abilities({ view, context, own }: Props) {
  if (!useMedia(WIDE)) return null;
  return [own, 1 - own].map((seat) => {
    const cards = view.seats[seat]?.cards ?? [];
    return cards.length === 0 ? null : (
      <ul key={seat} className={`leaders-abilities ${seat === own ? 'left' : 'right'}`}>
        {cards.map((card) => (
          <li key={card}>
            <Icon name={CHARACTER_ICON[card]} size={30} colour="#e8cc7a" />
            <span>
              <b>{context.say(`card.${card}.name`)}</b>
              <small>{context.say(`table.kind.${SORT_BY_CARD[card]}`)}</small>
              <p>{context.say(`card.${card}.text`)}</p>
            </span>
          </li>
        ))}
      </ul>
    );
  });
}
