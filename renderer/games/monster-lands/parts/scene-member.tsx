// Who fights: the member large, lives, ability and gear, and what lies on the trail.

import { equipmentOf, memberOf } from '../../../../engine/games/monster-lands/data/lookup';
import { SAMBOR } from '../../../../engine/games/monster-lands/types';
import type { View } from '../../../../engine/games/monster-lands/view-types';
import { hatchBody } from '../../../art/badge';
import { at, svg } from '../../../art/svg';
import type { PartProps } from '../../../table/game-table';
import { Markup, painted, SeatBadge } from '../../../ui/art';
import { paintedBody } from '../art/emblem';
import { personIcon } from '../art/icons';
import { sceneBody, seedOf } from '../art/scene';
import { equipmentName, memberName, placeIndexOf, tinctureOf, trailsAt } from '../reading';
import type { Story } from '../story';
import { Lives } from './lives';
import { EffectSigns, Laurel } from './signs';
import { TrailDice, TrailTokens } from './trail';

export function SceneMember({ story, view, context }: PartProps<View> & { readonly story: Story }) {
  if (story.seat < 0 || story.seat === SAMBOR || story.member === '') return null;
  const record = memberOf(story.member);
  const tincture = tinctureOf(context, story.seat);
  const member = view.clanViews[story.seat]?.members.find((each) => each.id === story.member);
  const wounds = story.attack?.taken?.wounds ?? 0;
  const lives = Math.max(0, (member?.wounded ? 1 : 2) - (member?.wounded ? Math.max(0, wounds - 1) : wounds));
  const placed = trailsAt(view, placeIndexOf(story.place)).find((each) => each.key === story.trail);
  const head = painted(`ml scene head ${tincture}`, () => svg(222, 34, hatchBody(tincture, 222, 34)));
  const picture = painted(`ml scene member ${record.id}`, () =>
    svg(
      222,
      140,
      (record.affinity === null
        ? '<rect width="222" height="140" fill="#7d6f59"/>'
        : sceneBody(record.affinity, 222, 140, seedOf(record.id))) +
        at(111, 71, paintedBody(personIcon(record.id), record.affinity, 132)),
    ),
  );
  return (
    <div className="who" data-tip={`member:${story.member}`}>
      <header>
        <Markup className="ground" markup={head} />
        <SeatBadge tincture={tincture} size={25} />
        <b>{context.say(memberName(story.member))}</b>
        <Laurel kind="reputation" value={record.reputation} size={25} />
      </header>
      <div className="picture">
        <Markup markup={picture} />
        <span className="hearts">
          <Lives left={lives} size={22} whole="#d9362c" broken="#2a1c12" />
        </span>
      </div>
      <p>
        <EffectSigns effects={record.ability} size={19} />
      </p>
      {(member?.gear.length ?? 0) < 2 && <p className="words">{context.say(`card.${record.id}.text`)}</p>}
      {(member?.gear ?? []).map((card) => (
        <p key={card} data-tip={`gear:${card}`}>
          <b>{context.say(equipmentName(card))}</b>
          <EffectSigns effects={equipmentOf(card).feature} size={15} />
        </p>
      ))}
      {placed !== undefined && (
        <div className="load">
          <TrailDice placed={placed} places={0} size={18} />
          <TrailTokens placed={placed} />
        </div>
      )}
    </div>
  );
}
