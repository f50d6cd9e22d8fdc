// The coach as a choice: on new match, and when the teacher of a first match says farewell. Kept with the settings.
import { changeSettings } from '../app/actions';
import { useStore } from '../app/store';
import { OPPONENT_LOOKS } from '../art/opponents';
import { portrait } from '../art/portrait/portrait';
import { t } from '../text/i18n';
import { Markup, painted } from '../ui/art';
import { Toggle } from '../ui/controls';

const FACE = { width: 34, height: 40 };

// Offered: a beginner is told what it would be good for.
export function CoachOption({ isOffered }: { readonly isOffered: boolean }) {
  const { coach } = useStore((state) => state.settings);
  return (
    <div className="option coach-option" data-option="coach">
      <Markup markup={painted('coach option', () => portrait(OPPONENT_LOOKS.reinhold, FACE))} />
      <div className="grow">
        <b>{t('coach.title')}</b>
        <p>{t(isOffered && !coach ? 'coach.offer' : 'coach.note')}</p>
      </div>
      <Toggle label={t('coach.title')} action="coach" selected={coach} onChange={(on) => void changeSettings({ coach: on })} />
    </div>
  );
}
