// The buttons of the request bar. In the turn request the actions lie on the table; the bar offers the same by words:
// buildings and members behind one button each, settled lands and free steps at once while they are few.
import { type ReactNode, useState } from 'react';
import { describeKey } from '../../../../engine/games/monster-lands/text/phrases';
import type { Decision } from '../../../../engine/games/monster-lands/types';
import type { View } from '../../../../engine/games/monster-lands/view-types';
import type { OfferedDecision } from '../../../../engine/protocol';
import { ChoiceButton } from '../../../table/choice-button';
import type { PartProps } from '../../../table/game-table';
import { Button } from '../../../ui/button';
import { spotIdOf } from '../choosing';
import { ENDINGS, faceOf } from '../faces';

type Drawer = 'visit' | 'send' | 'free';
const FEW_FREE = 1;
const FEW_OPEN = 4;
// More of them stand closer, so that the question beside them can be read.
const FEW_BUTTONS = 3;
const CHOICE = 'choice:';

export function Choices(props: PartProps<View>) {
  const { view, offered } = props;
  const open = offered.filter(({ decision }) => !ENDINGS.has(asDecision(decision).type));
  if (view.ask?.kind === 'turn') return <TurnChoices {...props} offered={open} />;
  const buttons = open.filter(({ decision }) => spotIdOf(asDecision(decision), view) === null);
  const row = (
    <>
      <Row {...props} offered={buttons} />
      <Refused {...props} />
    </>
  );
  const refused = (props.context.table.request?.refusals ?? []).filter(({ target }) => target.startsWith(CHOICE));
  return buttons.length + refused.length > FEW_BUTTONS ? <div className="ml-choices tight">{row}</div> : row;
}

function TurnChoices(props: PartProps<View>) {
  const [opened, setOpened] = useState<Drawer | null>(null);
  const { offered, context } = props;
  const of = (...types: readonly Decision['type'][]) =>
    offered.filter(({ decision }) => types.includes(asDecision(decision).type));
  const visits = of('visit');
  const sends = of('send');
  const features = of('feature');
  const free = offered.filter((offer) => ![...visits, ...sends, ...features].includes(offer));
  const drawers = { visit: visits, send: sends, free } as const;
  if (opened !== null && drawers[opened].length > 0) {
    return (
      <div className={`ml-choices ${drawers[opened].length > FEW_OPEN ? 'many' : ''}`}>
        <Row {...props} offered={drawers[opened]} />
        <Button icon="return-arrow" action="close-choices" onPress={() => setOpened(null)}>
          {context.say('decision.back')}
        </Button>
      </div>
    );
  }
  const drawer = (kind: Drawer, icon: 'castle' | 'trail' | 'sands-of-time') =>
    drawers[kind].length === 0 ? null : (
      <Button key={kind} icon={icon} iconSize={22} className="choice" action={`open-${kind}`} onPress={() => setOpened(kind)}>
        {context.say({ key: `table.turn.${kind}`, params: { count: drawers[kind].length } })}
      </Button>
    );
  return (
    <>
      {drawer('visit', 'castle')}
      {drawer('send', 'trail')}
      <Row {...props} offered={features} />
      {free.length > FEW_FREE ? drawer('free', 'sands-of-time') : <Row {...props} offered={free} />}
    </>
  );
}

// What has only a button and cannot be chosen now: greyed, and it says why.
function Refused({ view, context, offered }: PartProps<View>) {
  if (offered.length === 0) return null;
  const refused = (context.table.request?.refusals ?? []).filter(({ target }) => target.startsWith(CHOICE));
  if (refused.length === 0) return null;
  return (
    <span className="ml-refusals">
      {refused.map(({ target }) => (
        <span key={target} className="ml-refused" data-refused={target}>
          {context.say(describeKey(target.slice(CHOICE.length), view))}
        </span>
      ))}
    </span>
  );
}

function Row({ view, context, offered }: PartProps<View>) {
  const nodes: ReactNode[] = [];
  let group: string | undefined;
  for (const offer of offered) {
    const face = faceOf(asDecision(offer.decision), view);
    if (nodes.length > 0 && face.group !== group) nodes.push(<i key={`line ${offer.key}`} className="bar-line" />);
    group = face.group;
    nodes.push(<ChoiceButton key={offer.key} offer={offer} view={view} context={context} face={face} />);
  }
  return nodes;
}

// Offers carry the module's own decisions; the protocol has only forgotten their type.
const asDecision = (decision: OfferedDecision['decision']): Decision => decision as Decision;
