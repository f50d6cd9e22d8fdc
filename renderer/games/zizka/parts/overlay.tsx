// The scenes over the map: a roll with its rows, a fight, a tournament.
import { useRef } from 'react';
import type { View, ZizkaEvent } from '../../../../engine/games/zizka/view-types';
import type { PartProps } from '../../../table/game-table';
import { sceneAfter } from '../scene-view';
import { CommanderChoice } from './commander-choice';
import { RollScene } from './roll-scene';
import { TournamentScene } from './tournament-scene';

// Members are chosen in the columns, so nothing may lie over them.
const HIDDEN_PHASES = new Set([
  'menu',
  'hiring',
  'hireReplacing',
  'peeking',
  'choosingCommander',
  'gaining',
  'gainReplacing',
  'giving',
  'losing',
  'dropping',
]);

export function Overlay(props: PartProps<View>) {
  const { view, playing } = props;
  const played = usePlayed(view, playing?.event ?? null);
  if (view.phase === 'choosingCommander' && props.offered.length > 0) return <CommanderChoice {...props} />;
  const lists = playing?.event.type.startsWith('tournament') && playing.after.tournament ? playing.after : view;
  if (lists.tournament) return <TournamentScene {...props} view={lists} />;
  // What was thrown in this batch is shown to its end, whatever phase it began in.
  const isFresh = played !== view;
  if (!hasScene(played) || (!isFresh && HIDDEN_PHASES.has(view.phase))) return null;
  return <RollScene {...props} view={played} />;
}

function hasScene(view: View): boolean {
  return view.event !== null || view.conquest !== null || view.fight !== null;
}

// The view with all events of the batch that have been played so far.
function usePlayed(view: View, event: { readonly type: string } | null): View {
  const known = useRef({ base: view, event, shown: view });
  if (known.current.base !== view) known.current = { base: view, event: null, shown: view };
  if (event !== null && known.current.event !== event) {
    known.current = { base: view, event, shown: sceneAfter(known.current.shown, event as ZizkaEvent) };
  }
  return known.current.shown;
}
