// The citadel: its seven buildings side by side.
import type { FunctionComponent } from 'react';
import type { BuildingId } from '../../../../engine/games/monster-lands/types';
import type { BuildingView, View } from '../../../../engine/games/monster-lands/view-types';
import type { PartProps } from '../../../table/game-table';
import { Building } from './building';
import { AlchemistWares, ArmouryWares, HutWares, MarketWares, MerchantWares, MineWares, TavernWares } from './wares';

const WARES: Readonly<Record<BuildingId, FunctionComponent<PartProps<View> & { readonly building: BuildingView }>>> = {
  hut: HutWares,
  alchemist: AlchemistWares,
  tavern: TavernWares,
  merchant: MerchantWares,
  armoury: ArmouryWares,
  market: MarketWares,
  mine: MineWares,
};

export function Citadel(props: PartProps<View>) {
  return props.view.buildingViews.map((building) => {
    const Wares = WARES[building.id];
    return (
      <Building key={building.id} building={building} {...props}>
        <Wares building={building} {...props} />
      </Building>
    );
  });
}
