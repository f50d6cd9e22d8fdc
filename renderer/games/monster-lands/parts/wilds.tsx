// The empty half of the outlands when only one land is in play: what the wilderness still hides, and how the clans score.
import { landOf } from '../../../../engine/games/monster-lands/data/lookup';
import type { View } from '../../../../engine/games/monster-lands/view-types';
import { svg } from '../../../art/svg';
import type { PartProps } from '../../../table/game-table';
import { painted, SeatBadge } from '../../../ui/art';
import { Painting } from '../../../ui/painting';
import { monsterBackBody } from '../art/monster';
import { sceneBody, seedOf } from '../art/scene';
import { tinctureOf } from '../reading';
import { Drawing } from './drawing';

const BACK = { x: -3, y: -3, width: 158, height: 112 };
const FAR = { width: 404, height: 250 };

// What lies beyond: another country than the land in play.
function far(view: View): string {
  const land = view.lands[0]?.land ?? '';
  const affinity = land !== '' && landOf(land).affinity === 'air' ? 'jungle' : 'air';
  return painted(`ml wilds ${affinity}`, () =>
    svg(FAR.width, FAR.height, sceneBody(affinity, FAR.width, FAR.height, seedOf('wilds'))),
  );
}

export function Wilds({ view, context }: PartProps<View>) {
  const keys = [...new Set(view.clanViews.flatMap((clan) => clan.scoreParts.map((part) => part.key)))];
  return (
    <section className="ml-wilds">
      <div className="far">
        <Painting markup={far(view)} />
      </div>
      <h3>{context.say('table.wilds')}</h3>
      <div className="backs" data-tip="pile:monsters">
        <Drawing name="back B" box={BACK} x={14} y={8} body={() => monsterBackBody('B', 150, 100)} />
        <Drawing name="back A" box={BACK} body={() => monsterBackBody('A', 150, 100)} />
        <b>{view.piles.monsters}</b>
      </div>
      <div className="sheet" data-tip="score">
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
                <td key={clan.seat}>{clan.score}</td>
              ))}
            </tr>
          </tbody>
        </table>
      </div>
    </section>
  );
}
