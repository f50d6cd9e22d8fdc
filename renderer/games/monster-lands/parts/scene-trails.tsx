// The trails of the place in order: who was here, who fights, who waits.
import { NOBODY, SAMBOR } from '../../../../engine/games/monster-lands/types';
import type { View } from '../../../../engine/games/monster-lands/view-types';
import type { Phrase } from '../../../../engine/protocol';
import type { PartProps } from '../../../table/game-table';
import { memberName, type PlacedTrail, placeIndexOf, placeTitle, trailsAt } from '../reading';
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
            {trail.member !== '' && <small>{context.say(fateOf(placed, index, story, view))}</small>}
          </div>
        );
      })}
    </div>
  );
}

// What became of whoever stands there, what is happening now, or that it is still to come.
function fateOf({ trail, key }: PlacedTrail, index: number, story: Story, view: View): Phrase {
  if (trail.deed !== '') return { key: `table.line.${trail.deed}` };
  const total = story.place === 'questA' ? (view.scene?.totals[index] ?? -1) : -1;
  if (total >= 0) return { key: 'table.line.total', params: { total } };
  if (key < story.trail && trail.fought) return { key: 'table.line.short' };
  if (key < story.trail && story.roll !== null) return { key: 'table.line.done' };
  if (key !== story.trail) return { key: 'table.line.waits' };
  if (story.roll !== null) return { key: story.roll.purpose === 'monster' ? 'table.line.strikes' : 'table.line.rolls' };
  return { key: story.attack === null ? 'table.line.now' : 'table.line.attacked' };
}
