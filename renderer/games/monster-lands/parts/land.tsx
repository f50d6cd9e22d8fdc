// A land of the outlands: its card, its monster and the four trails.
import { landOf, monsterOf, trailsOfTile } from '../../../../engine/games/monster-lands/data/lookup';
import type { LandPlace } from '../../../../engine/games/monster-lands/types';
import type { View } from '../../../../engine/games/monster-lands/view-types';
import type { PartProps } from '../../../table/game-table';
import { SpotArea } from '../../../table/spot-area';
import type { Affinity } from '../art/affinity';
import { LAND_CARD, landCardBody, TRAIL, trailBody } from '../art/land';
import { LAND_X } from '../layout';
import { type PlacedTrail, trailsAt } from '../reading';
import { Drawing } from './drawing';
import { MonsterCard } from './monster-card';
import { EffectSigns, Need } from './signs';
import { isCrowded, TrailDice, TrailFigure, TrailTokens } from './trail';

interface Props extends PartProps<View> {
  readonly place: 'A' | 'B';
}

export function Land({ place, ...props }: Props) {
  const { view, context } = props;
  const land = view.lands[place === 'A' ? 0 : 1];
  if (land === undefined) return null;
  const record = land.land === '' ? null : landOf(land.land);
  const affinity: Affinity = record?.affinity ?? 'jungle';
  return (
    <section className="ml-land" style={{ left: LAND_X[place] }}>
      {record === null ? (
        <div className="no-card" style={{ width: 126 }}>
          {context.say('table.noLand')}
        </div>
      ) : (
        <div className="land-card" data-tip={`land:${record.id}`}>
          <Drawing
            name={`land ${record.id} ${context.say(`card.${record.id}.name`)}`}
            box={LAND_CARD}
            body={() =>
              landCardBody(record.id, affinity, {
                name: context.say(`card.${record.id}.name`),
                conquest: record.conquest,
                glory: record.glory,
              })
            }
          />
          {view.lands.length > 1 && <i className="letter">{place}</i>}
          <EffectSigns effects={record.feature} size={15} className="feature" />
        </div>
      )}
      <div className="land-monster">
        {land.monster === '' ? (
          <div className="no-card" style={{ width: 274 }}>
            {context.say('table.noMonster')}
          </div>
        ) : (
          <MonsterCard monster={land.monster} width={276} height={116} home={homeDice(land)} {...props} />
        )}
      </div>
      {trailsAt(view, place === 'A' ? 2 : 3).map((placed, index) => (
        <LandTrail key={placed.key} placed={placed} index={index} land={land} affinity={affinity} {...props} />
      ))}
    </section>
  );
}

// Attack dice that a monster has more in a land of its own kind.
function homeDice(land: LandPlace): number {
  if (land.land === '' || land.monster === '') return 0;
  const monster = monsterOf(land.monster);
  if (landOf(land.land).affinity !== monster.affinity) return 0;
  const power = monster.power.find((effect) => effect.effect === 'homeAttack');
  return power?.effect === 'homeAttack' ? power.dice : 1;
}

interface TrailProps extends PartProps<View> {
  readonly placed: PlacedTrail;
  readonly index: number;
  readonly land: LandPlace;
  readonly affinity: Affinity;
}

function LandTrail({ placed, index, land, affinity, ...props }: TrailProps) {
  const { facts, key } = placed;
  const { marks } = props;
  const isLit = marks.spots.some((spot) => spot.id === `trail:${key}`);
  const state = placed.isPending ? 'chosen' : isLit ? 'lit' : 'rest';
  const bonus = land.tile === '' ? [] : (trailsOfTile(land.tile, land.face)[index]?.bonus ?? []);
  return (
    <SpotArea id={`trail:${key}`} className="ml-trail" style={{ left: index * 103 }} tip={`trail:${key}`}>
      <Drawing
        name={`trail ${affinity} ${index} ${facts.fallenGlory} ${state}`}
        box={TRAIL}
        body={() => trailBody(affinity, { number: index + 1, fallenGlory: facts.fallenGlory, state })}
      />
      <span className="needs">
        {facts.required.map((colours, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: fields are places
          <Need key={at} colours={colours} size={21} />
        ))}
      </span>
      <span className="more">
        <b>+{facts.reinforceMax}</b>
        <Need colours={facts.reinforceColours} size={17} />
        <em>
          <EffectSigns effects={bonus} size={14} />
        </em>
      </span>
      <TrailFigure placed={placed} {...props} />
      <TrailDice placed={placed} places={6} size={isCrowded(placed) ? 13 : 16} />
      <TrailTokens placed={placed} />
    </SpotArea>
  );
}
