// A roll as a scene: the tray with the dice, the printed icons, the pool, and the token's or keep's rows.
import { oddsNow } from '../../../../engine/games/zizka/odds';
import { ICONS } from '../../../../engine/games/zizka/types';
import type { RollView, RowView, View } from '../../../../engine/games/zizka/view-types';
import { piece } from '../../../art/svg';
import { SpotArea } from '../../../screens/table/spot-area';
import { Markup, painted } from '../../../ui/art';
import type { PartProps } from '../../game-table';
import { trayBody, trayBox } from '../art/tray';
import { Die } from './die';
import { FightSheet } from './fight-sheet';
import { MiniMember } from './mini-member';
import { RowList } from './row-list';
import { Sign } from './symbol';

const TURNS = [-8, 5, 9, -4, 3, -6, 7, -3];

export function RollScene(props: PartProps<View>) {
  const { view, playing } = props;
  const rows: readonly RowView[] = view.event?.rows ?? view.conquest?.rows ?? [];
  const odds = view.roll && rows.length > 0 ? oddsNow(view) : null;
  const isThrown = playing !== null && /^(diceRolled|torakRolled)/.test(playing.event.type);
  const hasTray = view.roll !== null || view.fight !== null;
  return (
    <div className={`zizka-scene ${hasTray ? '' : 'rows-only'}`}>
      {hasTray && (
        <div className="zizka-tray">
          <Markup className="wood" markup={painted('zizka tray', () => piece(trayBox(592, 346), trayBody(592, 346)))} />
          <TrayHead {...props} />
          <div className={`dice ${isThrown ? 'thrown' : ''}`}>{view.roll ? <Dice roll={view.roll} {...props} /> : null}</div>
          {view.roll && <Sources roll={view.roll} {...props} />}
        </div>
      )}
      {view.fight ? <FightSheet {...props} /> : <RowList {...props} rows={rows} odds={odds} />}
    </div>
  );
}

function TrayHead({ view, context }: PartProps<View>) {
  const roller = view.roll?.seat ?? view.turn;
  return (
    <header>
      <Sign symbol="dice" size={28} colour="#f3e2b8" />
      <b>{roller < 0 ? context.say('table.torakRolls') : context.say({ key: 'table.rolls', params: { seat: roller } })}</b>
      {view.roll && (
        <span data-tip="reroll">
          {context.say({ key: 'table.rerolls', params: { count: view.roll.rerolls } })}
          {Array.from({ length: Math.min(6, view.roll.rerolls) }, (_, index) => `reroll ${index}`).map((key) => (
            <i key={key}>
              <Sign symbol="reroll" size={15} />
            </i>
          ))}
        </span>
      )}
    </header>
  );
}

// One area per kind of die that can be chosen: the first die of a face stands for all alike.
function Dice({ roll, playing }: PartProps<View> & { readonly roll: RollView }) {
  const seen = new Set<string>();
  const count = roll.dice.length + (roll.wenceslas === null ? 0 : 1) + (roll.sigismund === null ? 0 : 1);
  const size = count > 8 ? 64 : 76;
  const dice = roll.dice.map((face, index) => {
    const isFirst = !seen.has(face);
    seen.add(face);
    return { name: `die ${index}`, face, isFirst, turn: TURNS[index % TURNS.length] ?? 0 };
  });
  const again = playing?.event.type === 'dieRerolled' ? 'again' : '';
  return (
    <>
      {dice.map(({ name, face, isFirst, turn }) =>
        isFirst ? (
          <SpotArea key={`${name} ${face}`} id={`die:${face}`} className={`die-area ${again}`} tip={`face:${face}`}>
            <Die face={face} turn={turn} size={size} />
          </SpotArea>
        ) : (
          <span key={`${name} ${face}`} className={`die-area ${again}`} data-tip={`face:${face}`}>
            <Die face={face} turn={turn} size={size} />
          </span>
        ),
      )}
      {roll.wenceslas !== null && (
        <SpotArea id="die:wenceslas" className="die-area" tip="favour:wenceslas">
          <Die face={roll.wenceslas} material="silver" turn={-5} size={size} />
        </SpotArea>
      )}
      {roll.sigismund !== null && (
        <SpotArea id="die:sigismund" className={`die-area ${roll.coinTaken ? 'taken' : ''}`} tip="favour:sigismund">
          <Die face={roll.sigismund} material="gold" turn={4} size={size} />
        </SpotArea>
      )}
    </>
  );
}

function Sources({ roll, view, context }: PartProps<View> & { readonly roll: RollView }) {
  const members = view.seats[roll.seat]?.members ?? [];
  return (
    <footer>
      <section className="printed">
        <header>
          <b>{context.say('table.printed')}</b>
          <small>{context.say('table.printedNote')}</small>
        </header>
        <div>
          {members.map((member) => (
            <MiniMember key={member} id={member} context={context} />
          ))}
        </div>
      </section>
      <section className="pool">
        <header>
          <b>{context.say('table.pool')}</b>
          <small>{context.say('table.poolNote')}</small>
        </header>
        <div>
          {ICONS.map((icon) => (
            <span key={icon} data-tip={`face:${icon}`}>
              <Sign symbol={icon} size={24} />
              <i>{roll.pool[icon]}</i>
              <small>
                {roll.pool[icon] - roll.printed[icon]} + {roll.printed[icon]}
              </small>
            </span>
          ))}
        </div>
      </section>
    </footer>
  );
}
