// A difficulty as one to four red claw marks.
import { CAMPAIGN } from '../../../../engine/games/monster-lands/data/solo';
import { Icon } from '../../../ui/art';
import { levelName } from './words';

export function Claws({ difficulty, size }: { readonly difficulty: string; readonly size: number }) {
  const level = CAMPAIGN.order.findIndex((each) => each === difficulty) + 1;
  return (
    <span className="claws" role="img" aria-label={levelName(difficulty)}>
      {CAMPAIGN.order.map((each, index) => (
        <Icon key={each} name="claw-slashes" size={size} colour={index < level ? '#8E2420' : '#C9B48A'} />
      ))}
    </span>
  );
}
