// What is said about the place on the tray: beside its pieces, never over them. Each beat is told from its own views.
import { describeEvent } from '../../../../engine/games/monster-lands/text/phrases';
import type { Event, View } from '../../../../engine/games/monster-lands/view-types';
import type { PartProps } from '../../../table/game-table';
import { type Moment, momentOf } from '../scene-adventure-moment';
import { Attack } from './adventure-attack';
import { Bargain } from './adventure-bargain';
import { Captions, Fighter } from './adventure-fighters';
import { Gauge } from './adventure-gauge';
import { RollWords, StillToRoll } from './adventure-roll';
import { Stake } from './adventure-stake';

export interface AdventureProps extends PartProps<View> {
  readonly moment: Moment;
  // What is being shown, null at rest.
  readonly event: Event | null;
}

// Facts that end what they tell of: the numbers are those right before them.
const ENDINGS: ReadonlySet<string> = new Set<Event['type']>([
  'hitsTaken',
  'memberFell',
  'strikeEnded',
  'conquestEnded',
  'lootTaken',
]);

export function AdventureWords(props: PartProps<View>) {
  const { playing } = props;
  // The beat carries this game's own events; the table has only forgotten their types.
  const event = (playing?.event ?? null) as Event | null;
  const isBefore = playing !== null && (playing.isRolling || ENDINGS.has(playing.event.type));
  const view = playing === null ? props.view : isBefore ? playing.before : playing.after;
  const moment = momentOf(view);
  if (moment === null) return null;
  const told: AdventureProps = { ...props, view, moment, event };
  return (
    <div className="ml-adventure">
      <Stake {...told} />
      <div className="doing">
        {moment.attack !== null && <Attack {...told} attack={moment.attack} />}
        {moment.roll !== null && <RollWords {...told} roll={moment.roll} />}
        {moment.mode === 'bargain' && <Bargain {...told} />}
        {moment.mode === 'lanes' && <h3 className="said">{props.context.say('table.trailsOpen')}</h3>}
        {moment.mode === 'loot' && <h3 className="said">{props.context.say('table.lootChosen')}</h3>}
        <Verdict {...told} />
      </div>
      <Captions {...told} />
      {moment.active !== null && <Fighter {...told} placed={moment.active} />}
      {moment.roll !== null && <StillToRoll {...told} roll={moment.roll} />}
      {moment.roll !== null && <Gauge {...told} roll={moment.roll} />}
    </div>
  );
}

// What the present fact comes to, good or bad for whom it concerns.
function Verdict({ event, view, context }: AdventureProps) {
  const tone = event === null ? null : toneOf(event);
  const phrase = event === null || tone === null ? null : describeEvent(event, view);
  return phrase === null ? null : <p className={`verdict ${tone}`}>{context.say(phrase)}</p>;
}

function toneOf(event: Event): 'good' | 'bad' | 'plain' | null {
  switch (event.type) {
    case 'hitsTaken':
      return event.hits === 0 ? null : event.outcome === 'unhurt' ? 'good' : 'bad';
    case 'memberFell':
      return 'bad';
    case 'strikeEnded':
      return event.result === 'failed' ? 'bad' : 'good';
    case 'questResolved':
      return event.result === 'reward' ? 'good' : event.result === 'scraps' ? 'plain' : 'bad';
    case 'conquestEnded':
      return event.won ? 'good' : 'bad';
    case 'contractDecided':
      return event.fulfilled ? 'good' : 'plain';
    case 'trickPlayed':
    case 'trapsRevealed':
    case 'attackRedirected':
    case 'monsterDriven':
    case 'samborTookLand':
    case 'samborWonQuest':
    case 'lootTaken':
    case 'panicCleared':
      return 'plain';
    default:
      return null;
  }
}
