// The monster's attack in words: how many black dice and why, how many hit, what stops them and what is left.
import type { AttackView, Event } from '../../../../engine/games/monster-lands/view-types';
import { Icon, type IconName } from '../../../ui/art';
import type { AdventureProps } from './adventure-words';
import { Lives } from './lives';

type Stop = 'ability' | 'token' | 'potion' | 'wound';

const STOP_ICON: Readonly<Record<Stop, IconName>> = {
  ability: 'templar-shield',
  token: 'checked-shield',
  potion: 'drink-me',
  wound: 'broken-heart',
};

export function Attack({ attack, event, view, moment, context }: AdventureProps & { readonly attack: AttackView }) {
  const taken = event?.type === 'hitsTaken' ? event : null;
  const seat = moment.active?.trail.seat ?? -1;
  const member = view.clanViews[seat]?.members.find(({ id }) => id === moment.active?.trail.member);
  const isEmpty = attack.dice === 0 && attack.hits === 0;
  return (
    <section className="said attack" data-tip="value:attack">
      <h3>
        <Icon name="claw-slashes" size={18} colour="#f0ddae" />
        {context.say('table.attack')}
        {attack.rolled && <u>{context.say({ key: 'table.hits', params: { hits: attack.hits } })}</u>}
      </h3>
      <p className="parts">
        {attack.parts.map(({ key, amount }) => (
          <small key={key}>
            {context.say(key)} <b>{amount}</b>
          </small>
        ))}
        {!attack.rolled && <b>{context.say({ key: 'table.attackDice', params: { dice: attack.dice } })}</b>}
        {isEmpty && context.say({ key: 'table.noAttack', params: { monster: `@card.${moment.stake?.id ?? 'hidden'}.name` } })}
      </p>
      <div className="stops">
        {stopsOf(attack, taken).map(([kind, count]) => (
          <span key={kind} className={`stop ${kind} ${count === 0 ? 'none' : ''}`} data-tip={tipOf(kind)}>
            <Icon name={STOP_ICON[kind]} size={20} colour="#fff3da" />
            <b>{count}</b>
            <small>{context.say(`table.fate.${kind}`)}</small>
          </span>
        ))}
        {taken === null && member !== undefined && (
          <span className="stop lives" data-tip="lives">
            <em>
              <Lives left={member.wounded ? 1 : 2} size={20} whole="#d9362c" broken="#5a4636" />
            </em>
            <small>{context.say('table.lives')}</small>
          </span>
        )}
      </div>
    </section>
  );
}

// What could stop them; afterwards what did, and what came through.
function stopsOf(attack: AttackView, taken: Extract<Event, { type: 'hitsTaken' }> | null): readonly (readonly [Stop, number])[] {
  const { abilities, tokens, potions } = taken ?? attack;
  const stops: readonly (readonly [Stop, number])[] = [
    ['ability', abilities],
    ['token', tokens],
    ['potion', potions],
  ];
  return taken === null ? stops : [...stops, ['wound', taken.wounds]];
}

const tipOf = (kind: Stop): string => (kind === 'wound' ? 'fate:wound' : `stop:${kind}`);
