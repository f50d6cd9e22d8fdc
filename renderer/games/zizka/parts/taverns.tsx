// The right column: two tavern tables with the members for hire, and the sovereigns' favours with their dice.
import { DICE } from '../../../../engine/games/zizka/data/constants';
import { SOVEREIGNS } from '../../../../engine/games/zizka/types';
import type { TavernView, View } from '../../../../engine/games/zizka/view-types';
import { at, svg } from '../../../art/svg';
import type { PartProps } from '../../../table/game-table';
import { SpotArea } from '../../../table/spot-area';
import { Markup, painted } from '../../../ui/art';
import { favourBody } from '../art/tokens';
import { Die } from './die';
import { Member } from './member';
import { Sign } from './symbol';

export function Taverns(props: PartProps<View>) {
  const { view, context } = props;
  return (
    <div className="zizka-right">
      {view.taverns.map((tavern) => (
        <Tavern key={tavern.level} {...props} tavern={tavern} />
      ))}
      <div className="zizka-favours">
        {SOVEREIGNS.map((sovereign) => {
          const holder = view.favours[sovereign];
          const isRed = sovereign === 'sigismund';
          return (
            <span key={sovereign} data-tip={`favour:${sovereign}`}>
              <span className="signs">
                <Markup markup={painted(`zizka favour ${sovereign}`, () => svg(38, 40, at(19, 19, favourBody(sovereign))))} />
                <Die face={isRed ? 'coin' : 'speech'} size={30} material={isRed ? 'red' : 'blue'} />
              </span>
              <b>{context.say(`sovereign.${sovereign}`)}</b>
              <small>
                {holder === null ? context.say('table.supply') : context.say({ key: 'table.with', params: { seat: holder } })}
              </small>
              <span className="faces">
                {DICE[sovereign].faces
                  .map((face, index) => ({ face, key: `${face} ${index}` }))
                  .map(({ face, key }) => (
                    <i key={key}>{face !== 'blank' && <Sign symbol={face} size={13} />}</i>
                  ))}
              </span>
            </span>
          );
        })}
      </div>
    </div>
  );
}

function Tavern({ view, context, tavern, offered }: PartProps<View> & { readonly tavern: TavernView }) {
  const shown = [...tavern.table, ...(tavern.top === null ? [] : [tavern.top])];
  const isOpen = view.hire !== null || view.phase === 'gaining';
  const canSend = (member: string): boolean => isOffered(offered, 'refresh', member) && !isOffered(offered, 'hireMember', member);
  return (
    <section className={`zizka-tavern level-${tavern.level} ${isOpen ? 'open' : ''}`}>
      <header>
        <b>
          <Sign symbol="tavern" size={17} colour={tavern.level === 1 ? '#f3e2b8' : '#5a1532'} />
          {context.say(tavern.level === 1 ? 'table.common' : 'table.lords')}
        </b>
        <small data-tip="deck">{context.say({ key: `table.level${tavern.level}`, params: { count: tavern.below } })}</small>
      </header>
      <div className="cards">
        {shown.map((member) => (
          <SpotArea
            key={member}
            id={`member:${member}`}
            tip={`member:${member}`}
            className={`member ${(view.hire?.chosen ?? view.event?.chosenMember) === member ? 'chosen' : ''} ${member === tavern.top ? 'top' : ''} ${canSend(member) ? 'send' : ''}`}
          >
            <Member id={member} context={context} width={113} priced />
            {canSend(member) && <span className="word">{context.say('table.sendAway')}</span>}
          </SpotArea>
        ))}
      </div>
    </section>
  );
}

function isOffered(offered: PartProps<View>['offered'], type: string, member: string): boolean {
  return offered.some(({ decision }) => decision.type === type && 'member' in decision && decision.member === member);
}
