// Everything of Monster Lands that stands still: citadel and outlands, the own clan, the rivals, the piles.
import { useState } from 'react';
import { landOf } from '../../../../engine/games/monster-lands/data/lookup';
import type { View } from '../../../../engine/games/monster-lands/view-types';
import { piece } from '../../../art/svg';
import type { PartProps } from '../../../table/game-table';
import { Icon, type IconName, painted } from '../../../ui/art';
import { Painting } from '../../../ui/painting';
import type { Affinity } from '../art/affinity';
import { GROUND, groundBody } from '../art/ground';
import { BOARD_AT, CLAN_AT, rivalsOf, SIDE, shownSeat } from '../layout';
import { Bestiary } from './bestiary';
import { Citadel } from './citadel';
import { ClanPanel } from './clan-panel';
import { Crossroads } from './crossroads';
import { Land } from './land';
import { LastMoves } from './last-moves';
import { OddsCard } from './odds-card';
import { Rival } from './rival';
import { Sambor } from './sambor';
import { Standings } from './standings';
import { Wilds } from './wilds';

export function Around(props: PartProps<View>) {
  const { view } = props;
  const [peeked, setPeeked] = useState<number | null>(null);
  const [isReading, setReading] = useState(false);
  const rivals = rivalsOf(view);
  return (
    <div className="ml-around">
      <div className="ml-board" style={{ left: BOARD_AT.x, top: BOARD_AT.y }}>
        <Painting markup={ground(view)} />
        <Citadel {...props} />
        <Land place="A" {...props} />
        {view.lands.length > 1 ? <Land place="B" {...props} /> : <Wilds {...props} />}
        <Crossroads {...props} />
        <OddsCard {...props} />
      </div>
      <div className="ml-clan-place" style={{ left: CLAN_AT.x, top: CLAN_AT.y }}>
        <ClanPanel {...props} seat={shownSeat(view)} isOwn />
      </div>
      <aside className="ml-side" style={{ left: SIDE.x, top: SIDE.y, width: SIDE.width, height: SIDE.height }}>
        {rivals.map((seat) => (
          <Rival key={seat} {...props} seat={seat} isAlone={rivals.length === 1} onPeek={setPeeked} />
        ))}
        {view.clans.length === 1 && <Sambor {...props} />}
        {view.lands.length > 1 && rivals.length < 3 && <Standings {...props} />}
        {rivals.length < 3 && <LastMoves {...props} />}
        <Piles {...props} onRead={() => setReading((was) => !was)} />
      </aside>
      {peeked !== null && peeked !== shownSeat(view) && peeked < view.clans.length && (
        <div className="ml-peek">
          <ClanPanel {...props} seat={peeked} isOwn={false} />
        </div>
      )}
      {isReading && <Bestiary {...props} onClose={() => setReading(false)} />}
    </div>
  );
}

function ground(view: View): string {
  const affinityOf = (index: number): Affinity | undefined => {
    const land = view.lands[index]?.land ?? '';
    return land === '' ? undefined : landOf(land).affinity;
  };
  const left = affinityOf(0) ?? 'water';
  const right = view.lands.length > 1 ? (affinityOf(1) ?? 'jungle') : left === 'jungle' ? 'air' : 'jungle';
  return painted(`ml ground ${left} ${right}`, () => piece(GROUND, groundBody({ left, right })));
}

const PILES: readonly (readonly [keyof View['piles'], IconName])[] = [
  ['monsters', 'claw-slashes'],
  ['lands', 'flying-flag'],
  ['quests', 'tied-scroll'],
  ['panic', 'terror'],
  ['mercenaries', 'hood'],
  ['equipment', 'broadsword'],
  ['traps', 'wolf-trap'],
  ['loot', 'open-treasure-chest'],
];

function Piles({ view, context, onRead }: PartProps<View> & { readonly onRead: () => void }) {
  const [monsters, ...others] = PILES;
  return (
    <div className="ml-piles">
      {monsters && (
        <button
          type="button"
          data-tip="pile:monsters"
          data-action="bestiary"
          aria-label={context.say('table.bestiary')}
          onClick={onRead}
        >
          <Icon name={monsters[1]} size={14} colour="#e8cc7a" />
          {view.piles.monsters}
        </button>
      )}
      {others.map(([pile, icon]) => (
        <span key={pile} data-tip={`pile:${pile}`}>
          <Icon name={icon} size={14} colour="#e8cc7a" />
          {view.piles[pile]}
        </span>
      ))}
    </div>
  );
}
