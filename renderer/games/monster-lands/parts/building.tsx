// One building of the citadel: facade, dice fields, seal of panic. What is sold inside comes from `wares.tsx`.
import type { ReactNode } from 'react';
import { buildingOf } from '../../../../engine/games/monster-lands/data/lookup';
import type { BuildingId, Colour } from '../../../../engine/games/monster-lands/types';
import type { BuildingView, View } from '../../../../engine/games/monster-lands/view-types';
import type { PartProps } from '../../../table/game-table';
import { SpotArea } from '../../../table/spot-area';
import { SeatBadge } from '../../../ui/art';
import { BUILDINGS, buildingBody, buildingBox } from '../art/building';
import { PANIC, panicBody } from '../art/tokens';
import { tinctureOf } from '../reading';
import { Drawing } from './drawing';
import { Die, Need } from './signs';

interface Props extends PartProps<View> {
  readonly building: BuildingView;
  readonly children?: ReactNode;
}

export function Building({ building, children, ...props }: Props) {
  const { context, marks, view } = props;
  const { id } = building;
  const { x, width } = BUILDINGS[id];
  const name = context.say(`card.${id}.name`);
  const isOpenNow = view.work?.action === 'visit' && view.work.subject === id;
  const isLit = isOpenNow || marks.spots.some((spot) => spot.id === `building:${id}`);
  const state = building.closed ? 'off' : isLit ? 'lit' : 'rest';
  return (
    <SpotArea
      id={`building:${id}`}
      className={`ml-building ${id} ${state} ${isOpenNow ? 'open' : ''}`}
      style={{ left: x, width }}
      tip={`building:${id}`}
    >
      <Drawing name={`building ${id} ${name} ${state}`} box={buildingBox(id)} body={() => buildingBody(id, { name, state })} />
      {children}
      {building.panic && (
        <span className="panic" data-tip="panic" style={{ left: width / 2 }}>
          <Drawing
            name={`panic ${context.say('term.panic')}`}
            box={PANIC}
            scale={width < 100 ? 0.85 : 1}
            body={() => panicBody(context.say('term.panic'))}
          />
        </span>
      )}
    </SpotArea>
  );
}

interface FieldsProps extends PartProps<View> {
  readonly building: BuildingView;
  readonly children?: ReactNode;
}

// A row of dice fields at the building's foot.
export function FieldRow({ building, children, ...props }: FieldsProps) {
  return (
    <div className="fields">
      {building.fields.map((field, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: fields are told apart by their place alone
        <Field key={index} id={building.id} placed={field.placed} {...props} />
      ))}
      {building.chain > 0 && props.view.work?.subject !== building.id && (
        <span className="chain" data-tip="chain">
          <Need colours={['I']} size={16} />
          &lt;{building.chain}
        </span>
      )}
      {children}
    </div>
  );
}

interface FieldProps extends PartProps<View> {
  readonly id: BuildingId;
  readonly placed: readonly { readonly seat: number; readonly colour: Colour; readonly value: number }[];
  readonly size?: number;
}

export function Field({ id, placed, context, size = 26 }: FieldProps) {
  const die = placed[0];
  return (
    <span className={`field ${die ? 'taken' : ''}`} style={{ width: size + 3, height: size + 3 }} data-tip={`building:${id}`}>
      {die ? (
        <>
          <Die colour={die.colour} value={die.value > 0 ? die.value : null} size={size - 2} />
          <i className="by">
            <SeatBadge tincture={tinctureOf(context, die.seat)} size={15} />
          </i>
        </>
      ) : (
        <span className="wanted">
          <Need colours={buildingOf(id).accepts} size={size - 6} />
        </span>
      )}
    </span>
  );
}
