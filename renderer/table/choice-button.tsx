// A decision as a button of the request bar; also for the games' own choice parts.
import { Button } from 'react-aria-components';
import type { OfferedDecision } from '../../engine/protocol';
import { playSound } from '../sound/sound';
import { Markup } from '../ui/art';
import type { ChoiceFace, Spot, TableContext } from './game-table';
import { HintHand } from './hint-hand';
import { useSession, useSnapshot } from './session-context';

const LOOK = { common: 'common', confirm: 'primary', paper: 'paper', danger: 'seal' } as const;

interface ChoiceButtonProps {
  readonly offer: OfferedDecision;
  readonly view: unknown;
  readonly context: TableContext;
  readonly className?: string;
  // For ends, which ask first.
  readonly onPress?: () => void;
  readonly action?: string;
  readonly weight?: ChoiceFace['weight'];
  // For parts that know more than the decision, e.g. the seat's colour.
  readonly face?: ChoiceFace;
}

interface PickButtonProps {
  readonly spot: Spot;
  readonly context: TableContext;
  readonly icon?: string;
}

// A pick that lies nowhere on the table: what is chosen next is asked after it.
export function PickButton({ spot, context, icon }: PickButtonProps) {
  const session = useSession();
  const { marks } = useSnapshot();
  const isHinted = marks.hint === spot.id;
  const press = (): void => {
    playSound('press');
    session.choose(spot.id);
  };
  return (
    <Button className={`btn choice paper ${isHinted ? 'hinted' : ''}`} onPress={press} data-pick={spot.id}>
      {icon === undefined ? null : <Markup className="choice-icon" markup={icon} />}
      <span className="choice-label">{context.say(spot.label)}</span>
      {isHinted ? <HintHand /> : null}
    </Button>
  );
}

export function ChoiceButton({ offer, view, context, className, onPress, action, weight, face: own }: ChoiceButtonProps) {
  const session = useSession();
  useSnapshot();
  const { table } = session;
  const face = own ?? table.choiceFace?.(offer.decision, view) ?? { label: table.describeDecision(offer.decision, view) };
  const isHinted = session.hintKey === offer.key;
  // Of the ways that a hint names, those that begin here.
  const ways = (session.hint?.best ?? []).flatMap(({ key }, index) => (key === offer.key ? [index + 1] : []));
  const look = LOOK[weight ?? face.weight ?? 'common'];
  const press = (): void => {
    playSound('press');
    if (onPress) onPress();
    else void session.decide(offer.key);
  };
  return (
    <Button
      className={`btn choice ${look} ${isHinted ? 'hinted' : ''} ${className ?? ''}`}
      onPress={press}
      data-choice={offer.key}
      {...(action === undefined ? {} : { 'data-action': action })}
    >
      {face.icon === undefined ? null : <Markup className="choice-icon" markup={face.icon} />}
      <span className="choice-words">
        <span className="choice-label">{context.say(face.label)}</span>
        {face.note === undefined ? null : <span className="choice-note sa">{context.say(face.note)}</span>}
      </span>
      {ways.length === 0 ? null : (
        <span className="hint-numbers">
          {ways.map((way) => (
            <i key={way} className="hint-number">
              {way}
            </i>
          ))}
        </span>
      )}
      {isHinted ? <HintHand /> : null}
    </Button>
  );
}
