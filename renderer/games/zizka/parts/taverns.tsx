// The right column: two tavern tables with the members for hire, and the sovereigns' favours.
import { SOVEREIGNS } from '../../../../engine/games/zizka/types';
import type { TavernView, View } from '../../../../engine/games/zizka/view-types';
import { at, svg } from '../../../art/svg';
import { SpotArea } from '../../../screens/table/spot-area';
import { Markup, painted } from '../../../ui/art';
import type { PartProps } from '../../game-table';
import { favourBody } from '../art/tokens';
import { Member } from './member';

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
          return (
            <span key={sovereign} data-tip="favour">
              <Markup markup={painted(`zizka favour ${sovereign}`, () => svg(34, 34, at(17, 17, favourBody(sovereign))))} />
              <b>{context.say(`sovereign.${sovereign}`)}</b>
              <small>
                {holder === null ? context.say('table.supply') : context.say({ key: 'table.with', params: { seat: holder } })}
              </small>
            </span>
          );
        })}
      </div>
    </div>
  );
}

function Tavern({ view, context, tavern }: PartProps<View> & { readonly tavern: TavernView }) {
  const shown = [...tavern.table, ...(tavern.top === null ? [] : [tavern.top])];
  return (
    <section className={`zizka-tavern level-${tavern.level} ${view.hire ? 'open' : ''}`}>
      <header>
        <b>{context.say(tavern.level === 1 ? 'table.common' : 'table.lords')}</b>
        <small>{context.say({ key: `table.level${tavern.level}`, params: { count: tavern.below } })}</small>
      </header>
      <div className="cards">
        {shown.map((member) => (
          <SpotArea key={member} id={`member:${member}`} className={`member ${view.hire?.chosen === member ? 'chosen' : ''}`}>
            <Member id={member} context={context} width={108} priced />
          </SpotArea>
        ))}
      </div>
    </section>
  );
}
