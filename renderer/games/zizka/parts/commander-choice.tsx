// Commanders that can still be chosen, as cards: figure, what they begin with, and their four companions.
import { COMMANDERS, STARTING_MEMBERS } from '../../../../engine/games/zizka/data/commanders';
import type { View } from '../../../../engine/games/zizka/view-types';
import type { PartProps } from '../../../table/game-table';
import { SpotArea } from '../../../table/spot-area';
import { Markup, painted, pieceOfWidth } from '../../../ui/art';
import { PORTRAIT, portraitBody } from '../art/portrait';
import type { ZizkaSymbol } from '../art/symbols';
import { MiniMember } from './mini-member';
import { Counted } from './symbol';

const GIFTS = ['die', 'reroll', 'eye', 'step', 'sword', 'shield', 'speech', 'luck'] as const satisfies readonly ZizkaSymbol[];

export function CommanderChoice({ view, context }: PartProps<View>) {
  return (
    <div className="zizka-scene zizka-commanders">
      {COMMANDERS.filter(({ id }) => view.choosing.includes(id)).map((commander) => {
        const side = view.side === 'A' ? commander.sideA : commander.sideB;
        return (
          <SpotArea
            key={commander.id}
            id={`commander:${commander.id}`}
            className="commander-card"
            tip={`commander:${commander.id}`}
          >
            <Markup
              markup={painted(`zizka leader ${commander.id}`, () => pieceOfWidth(PORTRAIT, portraitBody(commander.id, 0), 150))}
            />
            <h2>{commander.name}</h2>
            <p>
              <Counted symbol="coin" count={side.coins} size={22} />
              {side.luckTokens > 0 && <Counted symbol="luck" count={side.luckTokens} size={20} />}
              {GIFTS.filter((gift) => (side.gives[gift] ?? 0) > 0).map((gift) => (
                <Counted key={gift} symbol={gift} count={side.gives[gift] ?? 0} size={20} />
              ))}
            </p>
            <small>{context.say('table.companions')}</small>
            <div>
              {STARTING_MEMBERS.filter((member) => member.commander === commander.id).map((member) => (
                <MiniMember key={member.id} id={member.id} context={context} />
              ))}
            </div>
          </SpotArea>
        );
      })}
    </div>
  );
}
