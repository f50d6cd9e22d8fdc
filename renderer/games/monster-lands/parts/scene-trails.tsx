// The trails of the place in order: who was here, who fights, who waits.
import { NOBODY, SAMBOR } from '../../../../engine/games/monster-lands/types';
import type { View } from '../../../../engine/games/monster-lands/view-types';
import type { PartProps } from '../../game-table';
import { memberName, placeIndexOf, placeTitle, trailsAt } from '../reading';
import type { Story } from '../story';
import { TrailFigure } from './trail';

export function SceneTrails({ story, ...props }: PartProps<View> & { readonly story: Story }) {
  const { view, context } = props;
  const place = placeIndexOf(story.place);
  const trails = trailsAt(view, place);
  return (
    <div className="trails">
      <h4>{context.say(placeTitle(view, place))}</h4>
      {trails.map((placed, index) => {
        const { trail, key } = placed;
        const state = key === story.trail ? 'now' : key < story.trail ? 'past' : '';
        const name =
          trail.seat === NOBODY
            ? '–'
            : trail.seat === SAMBOR
              ? 'Sambor'
              : trail.member === ''
                ? context.say('table.fallen')
                : context.say(memberName(trail.member));
        return (
          <div key={key} className={`line ${state} ${trail.seat === NOBODY ? 'bare' : ''}`}>
            <i>{index + 1}</i>
            <span className="figure">{trail.seat !== NOBODY && <TrailFigure placed={placed} height={28} {...props} />}</span>
            <span>{name}</span>
          </div>
        );
      })}
    </div>
  );
}
