// What stands on a trail: the member's figure, dice, tokens face down or revealed, goods on the assignment token.
import { memberOf } from '../../../../engine/games/monster-lands/data/lookup';
import { NOBODY, SAMBOR } from '../../../../engine/games/monster-lands/types';
import type { View } from '../../../../engine/games/monster-lands/view-types';
import type { PartProps } from '../../../table/game-table';
import { Icon } from '../../../ui/art';
import { diceOn, isHidden, type PlacedTrail, tinctureOf } from '../reading';
import { Coin, Figure, NamedDie } from './signs';

interface Props extends PartProps<View> {
  readonly placed: PlacedTrail;
  readonly height?: number;
}

export function TrailFigure({ placed: { trail, isPending }, context, height = 52 }: Props) {
  if (trail.seat === NOBODY) return null;
  if (trail.member === '' && trail.seat !== SAMBOR) {
    return (
      <span className="fallen" data-tip="fallen">
        <Icon name="tombstone" size={height * 0.55} colour="#241a12" />
      </span>
    );
  }
  const record = trail.seat === SAMBOR ? null : memberOf(trail.member);
  return (
    <span className={`standing ${isPending ? 'pending' : ''}`} data-tip={record === null ? 'sambor' : `member:${trail.member}`}>
      <Figure
        tincture={tinctureOf(context, trail.seat)}
        person={record?.id ?? 'sambor'}
        affinity={record?.affinity ?? null}
        height={height}
      />
      {trail.deed !== '' && (
        <i className="deed">
          <Icon
            name={trail.deed === 'killed' ? 'death-skull' : trail.deed === 'captured' ? 'fishing-net' : 'flying-flag'}
            size={13}
            colour="#ffe9b8"
          />
        </i>
      )}
    </span>
  );
}

interface DiceProps {
  readonly placed: PlacedTrail;
  // How many places are drawn when they are empty.
  readonly places: number;
  readonly size?: number;
}

export function TrailDice({ placed: { trail, isPending }, places, size = 16 }: DiceProps) {
  const dice = diceOn(trail);
  const shown = [...dice, ...Array<string>(Math.max(0, places - dice.length)).fill('')];
  const fits = shown.length > 6 && size > 13 ? 13 : size;
  return (
    <span className={`trail-dice ${isPending ? 'pending' : ''}`} style={places === 0 ? {} : { width: 3 * (size + 1) }}>
      {shown.map((die, index) =>
        die === '' ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: empty places
          <i key={index} className="place" style={{ width: fits - 2, height: fits - 2 }} />
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: dice of one kind are alike
          <NamedDie key={index} die={die} size={fits} />
        ),
      )}
    </span>
  );
}

// More than a row holds: dice and tokens get smaller, so that nothing of a trail is out of sight.
const ROOM = 3;

export function isCrowded({ trail }: PlacedTrail): boolean {
  const goods = trail.defence + trail.potion + trail.venom + (trail.coins > 0 ? 1 : 0);
  return trail.tokens.length + trail.shown.length + goods > ROOM;
}

export function TrailTokens({ placed }: { readonly placed: PlacedTrail }) {
  const { trail } = placed;
  const isMany = isCrowded(placed);
  const size = isMany ? 10 : 14;
  const goods = [
    ...Array<'checked-shield'>(trail.defence).fill('checked-shield'),
    ...Array<'drink-me'>(trail.potion).fill('drink-me'),
    ...Array<'poison-bottle'>(trail.venom).fill('poison-bottle'),
  ];
  return (
    <span className={`trail-tokens ${isMany ? 'many' : ''}`}>
      {trail.tokens.map((token, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: in the order laid
        <i key={`down ${index}`} className="token down" data-tip={isHidden(token) ? 'hiddenTrap' : `trapKind:${token}`}>
          <Icon name="wolf-trap" size={size} colour="#c8a04a" />
        </i>
      ))}
      {trail.shown.map((token, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: in the order turned up
        <i key={`up ${index}`} className="token up" data-tip={`trapKind:${token.id}`}>
          <Icon name="wolf-trap" size={size} colour="#1b1d20" />
        </i>
      ))}
      {goods.map((name, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: tokens of one kind are alike
        <i key={`goods ${index}`} className="token" data-tip={TIP[name]}>
          <Icon name={name} size={size} colour={INK[name]} />
        </i>
      ))}
      {trail.coins > 0 && (
        <span data-tip="coins">
          <Coin value={trail.coins} size={isMany ? 14 : 16} />
        </span>
      )}
    </span>
  );
}

const TIP = { 'checked-shield': 'defence', 'drink-me': 'potion', 'poison-bottle': 'venom' } as const;
const INK = { 'checked-shield': '#3a4a5c', 'drink-me': '#a32a29', 'poison-bottle': '#3b7440' } as const;
