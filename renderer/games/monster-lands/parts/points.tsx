// How the clans score so far, part by part: where a second land would lie, there is room for it.
import type { View } from '../../../../engine/games/monster-lands/view-types';
import type { PartProps } from '../../../table/game-table';
import { grownStyle, lettersOf, ownLetters } from '../../../table/letters';
import { SeatBadge } from '../../../ui/art';
import { WILDS } from '../layout';
import { tinctureOf } from '../reading';

// Beside the deck of the wilds, and down to their end.
const WIDTH = { plain: 198, large: 208 } as const;
const LARGEST = 1.3;

export function Points({ view, context }: PartProps<View>) {
  const letters = lettersOf(context.settings);
  const keys = [...new Set(view.clanViews.flatMap((clan) => clan.scoreParts.map((part) => part.key)))];
  return (
    <div
      className={`ml-points ${letters}`}
      data-spot-area="points"
      data-tip="score"
      {...ownLetters(context.settings)}
      style={{
        ...{ left: WILDS.x + 198, top: WILDS.y + 12, width: WIDTH[letters] },
        ...grownStyle(context.settings, LARGEST),
      }}
    >
      <h4>{context.say('table.standing')}</h4>
      <table>
        <thead>
          <tr>
            <th />
            {view.clanViews.map(({ seat }) => (
              <th key={seat}>
                <SeatBadge tincture={tinctureOf(context, seat)} size={18} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {keys.map((key) => (
            <tr key={key}>
              <th>{context.say(key)}</th>
              {view.clanViews.map((clan) => (
                <td key={clan.seat}>{clan.scoreParts.find((part) => part.key === key)?.points ?? 0}</td>
              ))}
            </tr>
          ))}
          <tr className="sum">
            <th>{context.say('table.score')}</th>
            {view.clanViews.map((clan) => (
              <td key={clan.seat} data-tip={`score:${clan.seat}`}>
                {clan.score}
              </td>
            ))}
          </tr>
        </tbody>
      </table>
    </div>
  );
}
