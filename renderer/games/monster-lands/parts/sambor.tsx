// The lone player's opponent: Sambor's tokens, and the scenario with its aims.
import { memberOf, scenarioOf } from '../../../../engine/games/monster-lands/data/lookup';
import { AFFINITIES, RANK_IDS, type RankCondition } from '../../../../engine/games/monster-lands/data/records';
import type { View } from '../../../../engine/games/monster-lands/view-types';
import type { PartProps } from '../../../table/game-table';
import { SeatBadge } from '../../../ui/art';
import { conditionInWords } from '../campaign/words';

export function Sambor({ view, context }: PartProps<View>) {
  const { scenario } = view.config;
  const aims = scenarioOf(scenario)?.ranks ?? scenarioOf(1)?.ranks;
  return (
    <section className="ml-sambor" data-tip="sambor">
      <header>
        <SeatBadge tincture="or" size={22} />
        <b>Sambor</b>
      </header>
      <h4>{context.say(`option.scenario.${scenario}`)}</h4>
      <p>{context.say(`scenario.${scenario}.text`)}</p>
      {aims && (
        <ul>
          {RANK_IDS.filter((rank) => rank !== 'snack').map((rank) => (
            <li key={rank}>
              <span>{context.say(`rank.${rank}`)}</span>
              <b>{conditionInWords(aims[rank])}</b>
            </li>
          ))}
          <li className="now">
            <span>{context.say('table.score')}</span>
            <b>{conditionInWords(standingOf(view, aims.hero))}</b>
          </li>
        </ul>
      )}
    </section>
  );
}

// What has been reached of all that the highest rank asks for.
function standingOf(view: View, aim: RankCondition): RankCondition {
  const clan = view.clans[0];
  const members = view.clanViews[0]?.members ?? [];
  const spread = AFFINITIES.map((affinity) => members.filter(({ id }) => memberOf(id).affinity === affinity).length);
  return {
    ...(aim.vp === undefined ? {} : { vp: view.clanViews[0]?.score ?? 0 }),
    ...(aim.coins === undefined ? {} : { coins: clan?.coins ?? 0 }),
    ...(aim.quests === undefined ? {} : { quests: clan?.quests ?? 0 }),
    ...(aim.spread === undefined ? {} : { spread: spread.sort((left, right) => right - left) }),
  };
}
