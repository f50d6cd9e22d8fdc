// Before anything is rolled: the trails of a place with everything that lies on them.
import { trapOf } from '../../../../engine/games/monster-lands/data/lookup';
import { NOBODY } from '../../../../engine/games/monster-lands/types';
import type { View } from '../../../../engine/games/monster-lands/view-types';
import type { PartProps } from '../../../table/game-table';
import { Icon } from '../../../ui/art';
import { trapBody } from '../art/land';
import { isHidden, type PlacedTrail, placeIndexOf, trailsAt } from '../reading';
import type { Story } from '../story';
import { Drawing } from './drawing';
import { EffectSigns } from './signs';
import { TrailDice, TrailFigure } from './trail';
import { trapKind } from './wares';

interface Props extends PartProps<View> {
  readonly story: Story;
}

export function SceneLanes({ story, ...props }: Props) {
  const { view, context } = props;
  const place = placeIndexOf(story.place);
  const trails = trailsAt(view, place).filter(({ trail }) => trail.seat !== NOBODY);
  return (
    <section className="ml-panel lanes">
      <h3>{context.say('table.trailsOpen')}</h3>
      <div>
        {trails.map((placed) => (
          <div key={placed.key} className={`lane ${placed.key === story.trail ? 'now' : ''}`} data-tip={`trail:${placed.key}`}>
            <i>{placed.key.slice(-1)}</i>
            <TrailFigure placed={placed} height={84} {...props} />
            <TrailDice placed={placed} places={0} size={22} />
            <LaneTokens placed={placed} />
          </div>
        ))}
      </div>
    </section>
  );
}

const TOKEN = { x: -1, y: -1, width: 46, height: 43 };

function LaneTokens({ placed: { trail } }: { readonly placed: PlacedTrail }) {
  return (
    <span className="lane-tokens">
      {trail.shown.map((token, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: in the order turned up
        <span key={`up ${index}`} className="lane-token" data-tip={`trapKind:${token.id}`}>
          <Drawing name={`trap ${trapKind(token.id)}`} box={TOKEN} body={() => trapBody(trapKind(token.id))} />
          <EffectSigns effects={trapOf(token.id).effects} size={15} ink="#fff3da" />
        </span>
      ))}
      {trail.tokens.map((token, index) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: in the order laid
          key={`down ${index}`}
          className="lane-token down"
          data-tip={isHidden(token) ? 'hiddenTrap' : `trapKind:${token}`}
        >
          {isHidden(token) ? (
            <Icon name="wolf-trap" size={26} colour="#c8a04a" />
          ) : (
            <EffectSigns effects={trapOf(token).effects} size={15} ink="#c8a04a" />
          )}
        </span>
      ))}
      {Array.from({ length: trail.defence }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: tokens of one kind are alike
        <span key={`defence ${index}`} className="lane-token defence" data-tip="defence">
          <Icon name="checked-shield" size={24} colour="#f6ecd3" />
        </span>
      ))}
    </span>
  );
}
