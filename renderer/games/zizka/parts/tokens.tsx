// Event tokens on the map: medallions, what the first row of a known one asks for, and an eye on what was looked at.
import { CONQUEST } from '../../../../engine/games/zizka/data/conquest';
import { EVENTS } from '../../../../engine/games/zizka/data/events';
import type { SpaceView, View } from '../../../../engine/games/zizka/view-types';
import { piece } from '../../../art/svg';
import { Markup, painted } from '../../../ui/art';
import { NEEDS, needsBody, SEEN, seenBody } from '../art/marks';
import { isEventKind, medallionBody, medallionBox } from '../art/medallion';
import { spaceAt } from '../art/spaces';

export function Tokens({ view }: { readonly view: View }) {
  return (
    <>
      {view.spaces.map((space) => (
        <Medallion key={space.id} space={space} />
      ))}
      {seenPlaces(view).map((space) => (
        <Seen key={space} space={space} />
      ))}
    </>
  );
}

// Places whose face only this viewer knows: tokens and keeps that were looked at (ZIZ-18).
function seenPlaces(view: View): readonly string[] {
  const tokens = view.spaces.filter((space) => space.token !== null && !space.faceUp).map(({ id }) => id);
  const keeps = view.keeps.filter(({ cards, known, publicBottom }) => cards > publicBottom && (known[0] ?? null) !== null);
  return [...tokens, ...keeps.map(({ keep }) => CONQUEST[keep].space)];
}

function Seen({ space }: { readonly space: string }) {
  const { x, y } = spaceAt(space);
  return (
    <span className="medallion" data-tip="seen" style={{ left: x - 17 + SEEN.x, top: y - 15 + SEEN.y }}>
      <Markup markup={painted('zizka seen', () => piece(SEEN, seenBody()))} />
    </span>
  );
}

function Medallion({ space }: { readonly space: SpaceView }) {
  if (space.kind === null || !isEventKind(space.kind)) return null;
  const { id, kind, faceUp } = space;
  const box = medallionBox();
  const { x, y } = spaceAt(id);
  const needs = EVENTS.find((event) => event.id === space.token)?.rows?.[0]?.icons;
  const markup = painted(`zizka medallion ${kind} ${faceUp}`, () => piece(box, medallionBody(kind, { faceUp })));
  return (
    <>
      <span className="medallion" data-tip={`space:${id}`} style={{ left: x + box.x, top: y + box.y }}>
        <Markup markup={markup} />
      </span>
      {needs !== undefined && (
        <span className="medallion" data-tip={`space:${id}`} style={{ left: x + NEEDS.x, top: y + 13 + NEEDS.y }}>
          <Markup markup={painted(`zizka first row ${JSON.stringify(needs)}`, () => piece(NEEDS, needsBody(needs)))} />
        </span>
      )}
    </>
  );
}
