// Season, the eight rounds and the stage of the round.
import type { View } from '../../../../engine/games/grunwald/view-types';
import { piece } from '../../../art/svg';
import type { PartProps } from '../../../table/game-table';
import { Markup, painted } from '../../../ui/art';
import { ROUND_TRACK, roundTrackBody } from '../art/track';

const STAGES = ['events', 'officers', 'resolution'] as const;

export function Track({ view: shown, context, playing }: PartProps<View>) {
  const view = playing?.after ?? shown;
  return (
    <div className="grunwald-track">
      <b>{context.say(`round.${view.round}`)}</b>
      <span data-tip="round:now">
        <Markup markup={painted(`grunwald track ${view.round}`, () => piece(ROUND_TRACK, roundTrackBody(view.round)))} />
      </span>
      {view.stage === 'reckoning' ? (
        <em className="on">{context.say('stage.reckoning')}</em>
      ) : (
        STAGES.map((stage) => (
          <em key={stage} className={stage === view.stage ? 'on' : ''}>
            {context.say(`stage.${stage}`)}
          </em>
        ))
      )}
    </div>
  );
}
