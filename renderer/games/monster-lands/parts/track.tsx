// The rounds with their added attack dice, and the stage of the round or the place being resolved.
import { PLACES, type PlaceIndex } from '../../../../engine/games/monster-lands/types';
import { STAGES, type View } from '../../../../engine/games/monster-lands/view-types';
import type { PartProps } from '../../../table/game-table';
import { grownStyle, ownLetters } from '../../../table/letters';
import { placeTitle } from '../reading';

export function Track({ view, context }: PartProps<View>) {
  const { config, round, stage, scene } = view;
  const own = ownLetters(context.settings);
  // In their shields.
  const grown = grownStyle(context.settings, 1.5);
  return (
    <div className="ml-track">
      <span className="rounds" data-tip="rounds" {...own} style={grown}>
        {Array.from({ length: config.rounds }, (_, index) => {
          const added = config.track[index] ?? 0;
          const state = index + 1 === round ? 'on' : index + 1 < round ? 'past' : '';
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: rounds are counted
            <span key={index} className={`round ${state}`}>
              <b>{index + 1}</b>
              {added > 0 && <i>+{added}</i>}
            </span>
          );
        })}
      </span>
      <span className="stages" data-tip="stages">
        {scene === null
          ? STAGES.map((each) => (
              <em key={each} className={each === stage ? 'on' : ''}>
                {context.say(`stage.${each}`)}
              </em>
            ))
          : PLACES.map((place, index) =>
              place === 'B' && view.lands.length < 2 ? null : (
                <em key={place} className={index === scene.place ? 'on' : ''}>
                  {context.say(index < 2 ? `place.${place}` : placeTitle(view, index as PlaceIndex))}
                </em>
              ),
            )}
      </span>
    </div>
  );
}
