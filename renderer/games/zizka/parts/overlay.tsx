// The scenes over the map: a roll with its rows, a fight, a tournament.
import type { View } from '../../../../engine/games/zizka/view-types';
import type { PartProps } from '../../../table/game-table';
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
  if (view.phase === 'choosingCommander' && props.offered.length > 0) return <CommanderChoice {...props} />;
  const lists = playing?.event.type.startsWith('tournament') && playing.after.tournament ? playing.after : view;
  if (lists.tournament) return <TournamentScene {...props} view={lists} />;
  // What is thrown is shown to its end, whatever phase it began in: the last fact is told over the scene it closes.
  const shown = playing === null ? view : [playing.after, playing.before].find(hasScene);
  if (shown === undefined || !hasScene(shown) || (playing === null && HIDDEN_PHASES.has(view.phase))) return null;
  return <RollScene {...props} view={shown} />;
}

function hasScene(view: View): boolean {
  return view.event !== null || view.conquest !== null || view.fight !== null;
}
