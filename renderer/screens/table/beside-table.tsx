// Beside a table in a window wider or higher than it: the chronicle as it is written, and what the things in sight do,
// in the words of their tips. It lies on the table and goes with the camera.
import type { Open } from '../../table/session-context';
import { t } from '../../text/i18n';
import { useMedia } from '../../ui/use-media';
import type { Beside, Room } from './beside';
import { BesideWords } from './beside-words';
import { LogList } from './log-list';
import './beside-table.css';

// There is room for a column on each side, or for a band below.
const WIDE = '(min-aspect-ratio: 230/100)';
const HIGH = '(max-aspect-ratio: 140/100)';

export function useRoomBeside(): Room | null {
  const isWide = useMedia(WIDE);
  const isHigh = useMedia(HIGH);
  return isWide ? 'wings' : isHigh ? 'band' : null;
}

export function BesideTable({ open, beside }: { readonly open: Open; readonly beside: Beside }) {
  const { context } = open;
  const { room, atHand, chronicle } = beside;
  const sides =
    room === 'band' ? [atHand] : [atHand.filter(({ side }) => side === 'left'), atHand.filter(({ side }) => side === 'right')];
  return (
    <div className={`beside ${room}`}>
      {chronicle === null ? null : (
        <aside className={`beside-chronicle ink ${chronicle}`} aria-label={t('table.log')} data-beside="chronicle">
          <h2 className="sc">{t('table.log')}</h2>
          <LogList open={open} />
        </aside>
      )}
      {sides.map((sections) =>
        sections[0] === undefined ? null : (
          <BesideWords key={sections[0].side} side={sections[0].side} sections={sections} say={context.say} />
        ),
      )}
    </div>
  );
}
