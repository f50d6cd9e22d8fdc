// A roll as a scene: the tray with the dice, the pool, and the token's or keep's rows.
import { oddsNow } from '../../../../engine/games/zizka/odds';
import { ICONS } from '../../../../engine/games/zizka/types';
import type { RollView, RowView, View } from '../../../../engine/games/zizka/view-types';
import { piece } from '../../../art/svg';
import { SpotArea } from '../../../screens/table/spot-area';
import { Markup, painted } from '../../../ui/art';
import type { PartProps } from '../../game-table';
import { trayBody, trayBox } from '../art/tray';
import { Die } from './die';
import { RowList } from './row-list';
import { Sign } from './symbol';

const TURNS = [-8, 5, 9, -4, 3, -6, 7, -3];

export function RollScene(props: PartProps<View>) {
  const { view, playing } = props;
  const rows: readonly RowView[] = view.event?.rows ?? view.conquest?.rows ?? [];
  const odds = view.roll && rows.length > 0 ? oddsNow(view) : null;
  const isThrown = playing !== null && /^(diceRolled|torakRolled)/.test(playing.event.type);
  return (
    <div className="zizka-scene">
      <div className="zizka-tray">
        <Markup className="wood" markup={painted('zizka tray', () => piece(trayBox(592, 346), trayBody(592, 346)))} />
        <TrayHead {...props} />
        <div className={`dice ${isThrown ? 'thrown' : ''}`}>{view.roll ? <Dice roll={view.roll} /> : null}</div>
        {view.roll && <Pool roll={view.roll} {...props} />}
      </div>
      {view.fight ? <FightSheet {...props} /> : <RowList {...props} rows={rows} odds={odds} />}
    </div>
  );
}

function TrayHead({ view, context }: PartProps<View>) {
  const roller = view.roll?.seat ?? view.turn;
  return (
    <header>
      <b>{roller < 0 ? context.say('table.torakRolls') : context.say({ key: 'table.rolls', params: { seat: roller } })}</b>
      {view.roll && <span>{context.say({ key: 'table.rerolls', params: { count: view.roll.rerolls } })}</span>}
    </header>
  );
}

// One area per kind of die that can be chosen: the first die of a face stands for all alike.
function Dice({ roll }: { readonly roll: RollView }) {
  const seen = new Set<string>();
  const dice = roll.dice.map((face, index) => {
    const isFirst = !seen.has(face);
    seen.add(face);
    return { name: `die ${index}`, face, isFirst, turn: TURNS[index % TURNS.length] ?? 0 };
  });
  return (
    <>
      {dice.map(({ name, face, isFirst, turn }) =>
        isFirst ? (
          <SpotArea key={name} id={`die:${face}`} className="die-area" tip={`face:${face}`}>
            <Die face={face} turn={turn} />
          </SpotArea>
        ) : (
          <span key={name} className="die-area">
            <Die face={face} turn={turn} />
          </span>
        ),
      )}
      {roll.wenceslas !== null && (
        <SpotArea id="die:wenceslas" className="die-area" tip="favour">
          <Die face={roll.wenceslas} material="silver" />
        </SpotArea>
      )}
      {roll.sigismund !== null && (
        <SpotArea id="die:sigismund" className="die-area" tip="favour">
          <Die face={roll.sigismund} material="gold" />
        </SpotArea>
      )}
    </>
  );
}

function Pool({ roll, context }: PartProps<View> & { readonly roll: RollView }) {
  return (
    <footer>
      <b>{context.say('table.pool')}</b>
      {ICONS.map((icon) => (
        <span key={icon} data-tip={`face:${icon}`}>
          <Sign symbol={icon} size={24} />
          <i>{roll.pool[icon]}</i>
          <small>
            {roll.pool[icon] - roll.printed[icon]} + {roll.printed[icon]}
          </small>
        </span>
      ))}
    </footer>
  );
}

function FightSheet({ view, context }: PartProps<View>) {
  const fight = view.fight;
  if (!fight) return null;
  const nameOf = (seat: number): string => (seat < 0 ? context.say('table.torak') : context.seatName(seat));
  const score = (value: number | null): string | number => value ?? context.say('table.unknown');
  return (
    <div className="zizka-sheet fight">
      <h2>{context.say('table.fight')}</h2>
      <p>
        <b>{nameOf(fight.attacker)}</b>
        <span>{context.say({ key: 'table.attack', params: { score: score(fight.attack) } })}</span>
      </p>
      <p>
        <b>{nameOf(fight.defender)}</b>
        <span>{context.say({ key: 'table.defence', params: { score: score(fight.defence) } })}</span>
      </p>
      {fight.torakDice.length > 0 && (
        <div className="torak-dice">
          {fight.torakDice
            .map((face, index) => `${face} ${index}`)
            .map((name) => (
              <Die key={name} face={name.split(' ')[0] as (typeof fight.torakDice)[number]} size={44} />
            ))}
        </div>
      )}
    </div>
  );
}
