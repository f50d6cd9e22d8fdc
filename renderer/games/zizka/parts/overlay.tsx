// The scenes over the map: a roll with its rows, a fight, a tournament.
import type { View } from '../../../../engine/games/zizka/view-types';
import type { PartProps } from '../../game-table';
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
  // While a roll's own events are being shown, the scene already has the faces they lead to.
  const shown =
    playing !== null && isOfScene(playing.event.type) && hasScene(playing.after) ? { ...props, view: playing.after } : props;
  if (view.phase === 'choosingCommander' && props.offered.length > 0) return <CommanderChoice {...props} />;
  if (shown.view.tournament) return <TournamentScene {...shown} />;
  if (!hasScene(shown.view) || HIDDEN_PHASES.has(view.phase)) return null;
  return <RollScene {...shown} />;
}

function hasScene(view: View): boolean {
  return view.event !== null || view.conquest !== null || view.fight !== null || view.tournament !== null;
}

function isOfScene(type: string): boolean {
  return /^(dice|die|tournament|fight|torakRolled|tokenRevealed|keepRevealed)/.test(type);
}
