// The tray of a roll: the dice, who rolls with how many rerolls, and the pool of icons. It lies over the half of the
// map where the roller does not stand, so that the place of the attempt stays in sight.
import { poolLeft } from '../../../../engine/games/zizka/odds';
import { ICONS } from '../../../../engine/games/zizka/types';
import type { Face, RollView, View, Event as ZizkaEvent } from '../../../../engine/games/zizka/view-types';
import { piece } from '../../../art/svg';
import type { PartProps } from '../../../table/game-table';
import { SpotArea } from '../../../table/spot-area';
import { Markup, painted } from '../../../ui/art';
import { trayBody, trayBox } from '../art/tray';
import { spacePoint } from '../layout';
import { Die } from './die';
import { PrintedFlight } from './printed-flight';
import { Sign } from './symbol';

const TRAY = { width: 742, height: 226, middle: 345 } as const;
// Width of the felt that the dice lie on.
const FELT = 516;
const TURNS = [-8, 5, 9, -4, 3, -6, 7, -3];

export function Tray(props: PartProps<View>) {
  const { view, context } = props;
  const { roll } = view;
  const roller = roll?.seat ?? view.turn;
  const stands = spacePoint(view.seats[roller]?.space ?? 'tyn').y;
  // A lesson's note lies at the foot of the table.
  const isAbove = stands > TRAY.middle || context.table.mode.kind === 'lesson';
  return (
    <div className={`zizka-tray ${isAbove ? 'above' : 'below'}`}>
      <Markup
        className="wood"
        markup={painted('zizka tray', () => piece(trayBox(TRAY.width, TRAY.height), trayBody(TRAY.width, TRAY.height)))}
      />
      <TrayHead {...props} />
      {roll && <Dice {...props} roll={roll} />}
      {roll && <Pool {...props} roll={roll} />}
      <PrintedFlight {...props} />
    </div>
  );
}

function TrayHead({ view, context }: PartProps<View>) {
  const roller = view.roll?.seat ?? (view.fight?.attacker === -1 ? -1 : view.turn);
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

// Which dice are in the air: all of a fresh roll, or the one thrown again.
function isInTheAir(event: ZizkaEvent | null, die: number | 'wenceslas' | 'sigismund'): boolean {
  if (event?.type === 'diceRolled') return true;
  return event?.type === 'dieRerolled' && event.die === die;
}

// One area per kind of die that can be chosen: the first die of a face stands for all alike.
function Dice({ roll, playing }: PartProps<View> & { readonly roll: RollView }) {
  const event = (playing?.event ?? null) as ZizkaEvent | null;
  const count = roll.dice.length + (roll.wenceslas === null ? 0 : 1) + (roll.sigismund === null ? 0 : 1);
  const { size, side } = fitting(count);
  const faces = roll.dice.map((face, index) => ({ face, index, isFirst: roll.dice.indexOf(face) === index }));
  const picture = (face: Face, index: number, die: number | 'wenceslas' | 'sigismund', material?: 'red' | 'blue') => (
    <Die
      face={face}
      size={size}
      turn={TURNS[index % TURNS.length] ?? 0}
      thrown={isInTheAir(event, die) ? index : undefined}
      {...(material === undefined ? {} : { material })}
    />
  );
  return (
    <div className="dice" style={{ paddingInline: side }}>
      {faces.map(({ face, index, isFirst }) =>
        isFirst ? (
          <SpotArea key={index} id={`die:${face}`} className="die-area" tip={`cast:${face}`}>
            {picture(face, index, index)}
          </SpotArea>
        ) : (
          <span key={index} className="die-area" data-tip={`cast:${face}`}>
            {picture(face, index, index)}
          </span>
        ),
      )}
      {roll.wenceslas !== null && (
        <SpotArea id="die:wenceslas" className="die-area" tip="cast:wenceslas">
          {picture(roll.wenceslas, 6, 'wenceslas', 'blue')}
        </SpotArea>
      )}
      {roll.sigismund !== null && (
        <SpotArea id="die:sigismund" className={`die-area ${roll.coinTaken ? 'taken' : ''}`} tip="cast:sigismund">
          {picture(roll.sigismund, 7, 'sigismund', 'red')}
        </SpotArea>
      )}
    </div>
  );
}

// Up to six dice lie in a row, more in two rows of equal length; `side` is what stays free beside them.
function fitting(count: number): { readonly size: number; readonly side: number } {
  const size = count > 5 ? 57 : 72;
  const inRow = count > 6 ? Math.ceil(count / 2) : count;
  return { size, side: Math.max(0, (FELT - inRow * (size + 28)) / 2) };
}

function Pool({ view, roll, context, playing }: PartProps<View> & { readonly roll: RollView }) {
  // Rows that are done have taken their icons.
  const left = poolLeft(view);
  const usable = view.event?.usable ?? view.conquest?.usable ?? 0;
  // The sum is told when the dice lie still.
  const isRolling = playing?.event.type === 'diceRolled';
  return (
    <section className="pool">
      <header>
        <b>{context.say('table.pool')}</b>
        <small>{context.say(left === null ? 'table.poolNote' : 'table.poolLeft')}</small>
        {usable > 0 && (
          <small className="tokens" data-tip="luck">
            <Sign symbol="luck" size={14} />+{usable}
          </small>
        )}
      </header>
      <div>
        {ICONS.map((icon) => (
          <span key={icon} className={`icon-${icon}`} data-tip={`face:${icon}`}>
            <Sign symbol={icon} size={26} />
            <i>{isRolling ? roll.printed[icon] : (left ?? roll.pool)[icon]}</i>
            <small>
              {left === null
                ? `${isRolling ? '…' : roll.pool[icon] - roll.printed[icon]} + ${roll.printed[icon]}`
                : `${roll.pool[icon]} − ${roll.pool[icon] - left[icon]}`}
            </small>
          </span>
        ))}
      </div>
    </section>
  );
}
