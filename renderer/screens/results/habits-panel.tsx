// What the coach has seen in a match: the habits that cost most, with the rounds in which they showed.
import { type CoachNote, fullName, type Habit, type TablePush } from '../../../engine/protocol';
import { OPPONENT_LOOKS } from '../../art/opponents';
import { portrait } from '../../art/portrait/portrait';
import { phrase, t } from '../../text/i18n';
import { Markup, painted } from '../../ui/art';
import { Panel } from '../../ui/panel';

const FACE = { width: 44, height: 52 };
// More would not fit in their line.
const MOST_ROUNDS = 4;

// By how many there are: three at most.
const HEADS = ['none', 'one'] as const;

export function HabitsPanel({ table, coaching }: { readonly table: TablePush; readonly coaching: CoachNote }) {
  const habits = coaching.habits ?? [];
  return (
    <Panel x={968} y={382} width={292} height={256} className="played-panel habits-panel">
      <h2>{t(`coach.habits.${HEADS[habits.length] ?? 'many'}`)}</h2>
      <Markup
        className="habits-face"
        markup={painted(`habits ${coaching.coach}`, () => portrait(OPPONENT_LOOKS[coaching.coach], FACE))}
      />
      {habits.length === 0 ? <p className="habits-none">{t('coach.habitsNone')}</p> : null}
      <ol aria-label={fullName(coaching.coach)}>
        {habits.map((habit) => (
          <li key={habit.part} data-habit={habit.part}>
            <b>{phrase(table.game, { key: `habit.${habit.part}` }, table.seats)}</b>
            <span className="sa">{whenOf(habit, table)}</span>
            <span className="sa habit-lost">{t('coach.habitLost', { share: Math.round(habit.lost * 100) })}</span>
          </li>
        ))}
      </ol>
    </Panel>
  );
}

function whenOf({ at }: Habit, { progress }: TablePush): string {
  const told = at.slice(0, MOST_ROUNDS).join(', ');
  return t(`coach.habitAt.${progress.unit}`, { list: at.length > MOST_ROUNDS ? `${told}…` : told });
}
