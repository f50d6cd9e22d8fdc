// A member's two lives: a heart for each that is left.
import { Icon } from '../../../ui/art';

interface LivesProps {
  readonly left: number;
  readonly size: number;
  readonly whole: string;
  readonly broken: string;
}

export function Lives({ left, size, whole, broken }: LivesProps) {
  return [0, 1].map((index) => (
    <Icon key={index} name={index < left ? 'hearts' : 'broken-heart'} size={size} colour={index < left ? whole : broken} />
  ));
}
