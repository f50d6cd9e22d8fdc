// Turn and phase in the top strip.
import type { View } from '../../../../engine/games/leaders/view-types';
import type { PartProps } from '../../../table/game-table';
import { Icon, type IconName } from '../../../ui/art';

type Stage = { readonly key: string; readonly icon: IconName; readonly phases: readonly string[] };

const STAGES: readonly Stage[] = [
  { key: 'table.actions', icon: 'crossed-swords', phases: ['acting'] },
  { key: 'table.recruitment', icon: 'flying-flag', phases: ['recruiting', 'placing', 'placingCub'] },
];

export function Track({ view, context }: PartProps<View>) {
  const next = context.seatName(1 - view.seat);
  return (
    <div className="leaders-track">
      <span className="turn" title={context.say({ key: 'table.limit', params: { turn: view.turn, limit: view.turnLimit } })}>
        {context.say({ key: 'table.turn', params: { turn: view.turn } })}
      </span>
      {view.phase === 'banishing' && <Step on icon="exit-door" label={context.say('table.banishing')} />}
      {STAGES.map((stage) => (
        <Step key={stage.key} on={stage.phases.includes(view.phase)} icon={stage.icon} label={context.say(stage.key)} />
      ))}
      <Step
        on={view.phase === 'reacting'}
        icon="hourglass"
        label={view.phase === 'reacting' ? context.say('table.reaction') : next}
      />
    </div>
  );
}

function Step({ on, icon, label }: { readonly on: boolean; readonly icon: IconName; readonly label: string }) {
  return (
    <span className={`step ${on ? 'on' : ''}`}>
      <Icon name={icon} size={15} />
      {label}
    </span>
  );
}
