// The monster's attack: how many black dice and why, every die with what became of its hit.
import { monsterOf } from '../../../../engine/games/monster-lands/data/lookup';
import { LIMITS } from '../../../../engine/games/monster-lands/data/tables';
import type { View } from '../../../../engine/games/monster-lands/view-types';
import type { PartProps } from '../../../table/game-table';
import { Icon, type IconName } from '../../../ui/art';
import type { AttackStory, Story } from '../story';
import { Die } from './signs';

interface Props extends PartProps<View> {
  readonly story: Story;
  readonly attack: AttackStory;
}

type Fate = 'ability' | 'token' | 'potion' | 'wound' | 'hit' | 'miss' | 'open';

const FATE_ICON: Readonly<Record<Fate, IconName>> = {
  ability: 'templar-shield',
  token: 'checked-shield',
  potion: 'drink-me',
  wound: 'broken-heart',
  hit: 'claw-slashes',
  miss: 'cancel',
  open: 'help',
};

export function AttackTray({ story, attack, context }: Props) {
  const fates = fatesOf(attack);
  const isAlone = story.roll === null;
  const size = (fates.length > 11 ? 28 : fates.length > 8 ? 34 : 38) * (isAlone ? 1.5 : 1);
  const stopped = attack.taken === null ? null : attack.taken.abilities + attack.taken.tokens + attack.taken.potions;
  return (
    <section className={`ml-panel attack ${isAlone ? 'alone' : ''}`} data-tip="value:attack">
      <h3>
        <Icon name="claw-slashes" size={18} colour="#f0ddae" />
        {context.say('table.attack')}
        <span>
          {attack.parts.map((part) => (
            <small key={part.key}>
              {context.say(part.key)} <b>{part.amount}</b>
            </small>
          ))}
        </span>
        {attack.isRolled && (
          <u>
            {context.say({
              key: stopped === null ? 'table.hits' : 'table.hitsStopped',
              params: { hits: attack.hits, stopped: stopped ?? 0 },
            })}
          </u>
        )}
      </h3>
      <div className={`tray ${attack.isRolled ? 'rolled' : ''}`} key={`${story.trail} ${attack.faces.join('')}`}>
        {fates.map(({ face, fate }, index) => (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: dice lie as they fell
            key={index}
            data-tip={`fate:${fate}`}
            className={`black ${fate}`}
            style={{ width: size + 14, animationDelay: `${index * 45}ms` }}
          >
            {face > 0 ? (
              <Die colour="A" value={face} size={size} />
            ) : fate === 'open' ? (
              <Die colour="A" size={size} />
            ) : (
              <i className="extra" style={{ width: size, height: size }}>
                +1
              </i>
            )}
            <em>
              {fate === 'miss' || fate === 'open' ? (
                <small>{context.say(`table.fate.${fate}`)}</small>
              ) : (
                <>
                  <Icon name={FATE_ICON[fate]} size={17} colour="#fff3da" />
                  <small>{context.say(`table.fate.${fate}`)}</small>
                </>
              )}
            </em>
          </span>
        ))}
        {fates.length === 0 && (
          <p>{context.say({ key: 'table.noAttack', params: { monster: `@card.${monsterName(story)}.name` } })}</p>
        )}
      </div>
    </section>
  );
}

const monsterName = (story: Story): string => (story.monster === '' ? 'hidden' : monsterOf(story.monster).id);

// Hits are stopped in the order of the rules: abilities, tokens, potions; what is left wounds.
function fatesOf(attack: AttackStory): readonly { readonly face: number; readonly fate: Fate }[] {
  if (!attack.isRolled) return Array.from({ length: attack.dice }, () => ({ face: 0, fate: 'open' as const }));
  const stops: Fate[] = [];
  if (attack.taken !== null) {
    for (let count = 0; count < attack.taken.abilities; count++) stops.push('ability');
    for (let count = 0; count < attack.taken.tokens; count++) stops.push('token');
    for (let count = 0; count < attack.taken.potions; count++) stops.push('potion');
  }
  const next = (): Fate => stops.shift() ?? (attack.taken === null ? 'hit' : 'wound');
  const dice = [...attack.faces].sort((left, right) => right - left);
  return [
    ...dice.map((face) => ({ face, fate: face >= LIMITS.hitFrom ? next() : ('miss' as const) })),
    ...Array.from({ length: attack.extra }, () => ({ face: 0, fate: next() })),
  ];
}
