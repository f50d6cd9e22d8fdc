// The adventure's scenes over the board: trail by trail, the monster's attack, our strike, quests and conquests.
import { useRef } from 'react';
import { landOf, monsterOf } from '../../../../engine/games/monster-lands/data/lookup';
import { describeEvent } from '../../../../engine/games/monster-lands/text/phrases';
import type { AskKind } from '../../../../engine/games/monster-lands/types';
import type { Event, View } from '../../../../engine/games/monster-lands/view-types';
import { svg } from '../../../art/svg';
import type { PartProps } from '../../../table/game-table';
import { painted } from '../../../ui/art';
import { Painting } from '../../../ui/painting';
import { sceneBody, seedOf } from '../art/scene';
import { BOARD_AT, BOARD_SIZE } from '../layout';
import { placeIndexOf } from '../reading';
import { isTold, NO_STORY, type Story, storyNow, tell } from '../story';
import { AttackTray } from './scene-attack';
import { Bargain } from './scene-bargain';
import { Defences } from './scene-defences';
import { Gauge } from './scene-gauge';
import { SceneLanes } from './scene-lanes';
import { SceneMember } from './scene-member';
import { ScenePlace } from './scene-place';
import { StrikeRow } from './scene-strike';
import { SceneTrails } from './scene-trails';

// Requests that are answered in the scene; for the others the board must be seen.
const IN_SCENE: ReadonlySet<AskKind> = new Set([
  'openRoll',
  'contract',
  'giveTrap',
  'clash',
  'target',
  'cancel',
  'steal',
  'redirect',
  'ward',
  'defend',
  'strike',
  'success',
]);

export function Overlay(props: PartProps<View>) {
  const { view, playing } = props;
  const story = useStory(props);
  const isPlaying = playing !== null && isTold(playing.event.type);
  const isAsked = view.scene !== null && view.ask !== null && IN_SCENE.has(view.ask.kind);
  if (!isPlaying && !isAsked) return null;
  return (
    <div
      className="ml-scene"
      style={{ left: BOARD_AT.x, top: BOARD_AT.y - 40, width: BOARD_SIZE.width, height: BOARD_SIZE.height }}
    >
      <div className="backdrop">
        <Painting markup={backdrop(story, view)} />
      </div>
      <ScenePlace story={story} {...props} />
      <div className="middle">
        {story.attack !== null && <AttackTray story={story} attack={story.attack} {...props} />}
        {isAsked && view.ask?.kind === 'defend' && <Defences {...props} />}
        {story.roll === null &&
          story.attack === null &&
          (story.place === 'questB' ? <Bargain story={story} {...props} /> : <SceneLanes story={story} {...props} />)}
        {story.roll !== null && <StrikeRow story={story} roll={story.roll} {...props} />}
        {story.roll !== null && <Gauge story={story} roll={story.roll} {...props} />}
        {story.verdict !== null && <Verdict story={story} {...props} />}
      </div>
      <div className="right">
        <SceneMember story={story} {...props} />
        <SceneTrails story={story} {...props} />
      </div>
    </div>
  );
}

// The country around, dim: a scene is somewhere.
function backdrop(story: Story, view: View): string {
  const land = view.lands[placeIndexOf(story.place) - 2]?.land ?? '';
  const affinity = land !== '' ? landOf(land).affinity : story.monster !== '' ? monsterOf(story.monster).affinity : 'jungle';
  const { width, height } = BOARD_SIZE;
  return painted(`ml backdrop ${affinity} ${land}`, () =>
    svg(width, height, sceneBody(affinity, width, height, seedOf(`far ${land}`))),
  );
}

// Folds every event once as it begins to be shown; those that were skipped when all is at rest.
function useStory({ view, playing, context }: PartProps<View>): Story {
  const told = useRef<Told>({ event: null, story: NO_STORY, batch: null });
  const { beats } = context.table;
  if (playing !== null) told.current = toldOn(told.current, [playing.event]);
  else if (beats !== told.current.batch) {
    const events = beats.map(({ event }) => event);
    const from = events.indexOf(told.current.event as (typeof events)[number]) + 1;
    told.current = { ...toldOn(told.current, events.slice(from)), batch: beats };
  }
  return playing === null ? storyNow(told.current.story, view) : told.current.story;
}

interface Told {
  // The last one folded, and the last batch folded to its end.
  readonly event: unknown;
  readonly batch: unknown;
  readonly story: Story;
}

function toldOn(told: Told, events: readonly unknown[]): Told {
  let { event: last, story } = told;
  for (const event of events) {
    if (event !== last) story = tell(story, event as Event);
    last = event;
  }
  return { ...told, event: last, story };
}

function Verdict({ story, view, context }: PartProps<View> & { readonly story: Story }) {
  const phrase = story.verdict === null ? null : describeEvent(story.verdict.event, view);
  if (phrase === null || story.verdict === null) return null;
  return <p className={`verdict ${story.verdict.tone}`}>{context.say(phrase)}</p>;
}
