// The lone player's opponent: Sambor's tokens, and the scenario with its aims.
import { scenarioOf } from '../../../../engine/games/monster-lands/data/lookup';
import { RANK_IDS } from '../../../../engine/games/monster-lands/data/records';
import type { View } from '../../../../engine/games/monster-lands/view-types';
import { SeatBadge } from '../../../ui/art';
import type { PartProps } from '../../game-table';
import { Figure } from './signs';

export function Sambor({ view, context }: PartProps<View>) {
  const { scenario } = view.config;
  const aims = scenarioOf(scenario)?.ranks ?? scenarioOf(1)?.ranks;
  return (
    <section className="ml-rival sambor" data-tip="sambor">
      <header>
        <SeatBadge tincture="or" size={22} />
        <b>Sambor</b>
      </header>
      <div className="tokens">
        {Array.from({ length: view.samborTokens }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: tokens are alike
          <Figure key={index} tincture="or" person="sambor" affinity={null} height={34} />
        ))}
      </div>
      <h4>{context.say(`option.scenario.${scenario}`)}</h4>
      <p>{context.say(`scenario.${scenario}.text`)}</p>
      {aims && (
        <ul>
          {RANK_IDS.filter((rank) => rank !== 'snack').map((rank) => (
            <li key={rank}>
              <span>{context.say(`rank.${rank}`)}</span>
              <b>{aims[rank].vp ?? ''}</b>
            </li>
          ))}
          <li className="now">
            <span>{context.say('table.score')}</span>
            <b>{view.clanViews[0]?.score ?? 0}</b>
          </li>
        </ul>
      )}
    </section>
  );
}
