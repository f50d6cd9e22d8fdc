// What is said about the table: the own clan, the rivals, points, last moves, odds; the table itself is on the canvas.
import { useState } from 'react';
import type { View } from '../../../../engine/games/monster-lands/view-types';
import type { PartProps } from '../../../table/game-table';
import { grownStyle, lettersOf, ownLetters } from '../../../table/letters';
import { PILES, rivalsOf, SIDE, shownSeat, sideFrom } from '../layout';
import { DECKS } from '../scene';
import { momentOf } from '../scene-adventure-moment';
import { Bestiary } from './bestiary';
import { ClanWords } from './clan-words';
import { LastMoves } from './last-moves';
import { OddsCard } from './odds-card';
import { Points } from './points';
import { RivalSheet } from './rival-sheet';
import { RivalWords } from './rival-words';
import { Sambor } from './sambor';
import { Standings } from './standings';

export function Around(given: PartProps<View>) {
  // Numbers change when the coin, the card or the piece has arrived.
  const view = given.playing?.now ?? given.view;
  const props = { ...given, view };
  const { context } = props;
  const [isReading, setReading] = useState(false);
  const rivals = rivalsOf(view);
  const isOpen = momentOf(view) === null && (given.playing === null || momentOf(given.playing.after) === null);
  const letters = lettersOf(context.settings);
  const own = ownLetters(context.settings);
  const isAlone = view.clans.length === 1;
  const top = isAlone ? SIDE.y : sideFrom(view, letters);
  return (
    <div className="ml-around">
      <ClanWords {...props} seat={shownSeat(view)} />
      {rivals.map((seat) => (
        <RivalWords key={seat} {...props} seat={seat} />
      ))}
      {rivals.length < 3 && (
        <aside
          className={`ml-side ${letters}`}
          {...own}
          style={{
            ...{ left: SIDE.x, top, width: SIDE.width, height: PILES.y - top - 4 },
            ...grownStyle(context.settings, 1.45),
          }}
        >
          {isAlone && <Sambor {...props} />}
          {rivals.length === 2 && <Standings {...props} />}
          {rivals.length < 2 && !(isAlone && letters === 'large') && <LastMoves {...props} />}
        </aside>
      )}
      {isOpen && view.lands.length < 2 && <Points {...props} />}
      <button
        type="button"
        className="ml-beasts"
        style={{ left: PILES.x + 2, top: PILES.y + 2 }}
        data-tip="pile:monsters"
        data-action="bestiary"
        aria-label={context.say('table.bestiary')}
        onClick={() => setReading((was) => !was)}
      />
      {DECKS.map((pile, index) => (
        <b
          key={pile}
          className="ml-count"
          {...own}
          style={{ left: PILES.x + 3 + index * 20, top: PILES.y + 22, ...grownStyle(context.settings, 1.5) }}
        >
          {view.piles[pile]}
        </b>
      ))}
      <OddsCard {...props} />
      <RivalSheet {...props} />
      {isReading && <Bestiary {...props} onClose={() => setReading(false)} />}
    </div>
  );
}
