// The hand-over curtain: hides what only one person may see until that person has taken the screen.
// The host sends nothing secret before it hears of it; the curtain lies over whatever screen is shown.
import { useCallback, useEffect, useRef, useState } from 'react';
import type { TablePush } from '../../engine/protocol';
import { leaveTable, revealSeat } from '../app/actions';
import { useMotionReduced } from '../app/preferences';
import { useStore } from '../app/store';
import { progressInWords } from '../app/when';
import { LETTER, letterBody, sheetOrnamentBody } from '../art/curtain';
import { TINCTURE } from '../art/palette';
import { piece, svg } from '../art/svg';
import { gameName } from '../games/manifest';
import { playSound } from '../sound/sound';
import { useT } from '../text/i18n';
import { Markup, painted, Seal, SeatBadge } from '../ui/art';
import { Button } from '../ui/button';
import { Frame } from '../ui/panel';
import { Picture } from '../ui/picture';
import { useHold } from '../ui/use-hold';

const HOLD_MILLIS = 650;
const PART_MILLIS = 520;

// Falls when everything that everybody may see has been shown.
export function Curtain({ table }: { readonly table: TablePush | null }) {
  if (table === null || table.curtain === null) return null;
  return <CurtainFor key={`${table.match} ${table.entry} ${table.curtain}`} table={table} seat={table.curtain} />;
}

function CurtainFor({ table, seat }: { readonly table: TablePush; readonly seat: number }) {
  const t = useT();
  const still = useMotionReduced();
  const isEveryTurn = useStore((state) => state.settings.curtain === 'always');
  const [state, setState] = useState<'shut' | 'peeking' | 'parting'>('shut');
  const open = useCallback(() => {
    playSound('seal');
    setState('parting');
    window.setTimeout(() => void revealSeat(seat), still ? 0 : PART_MILLIS);
  }, [seat, still]);
  const who = table.seats[seat];
  if (who === undefined) return null;
  if (state === 'peeking') return <PeekBar onShut={() => setState('shut')} />;
  return (
    <div className={`curtain ${state}`} data-screen="hand-over" role="dialog" aria-modal aria-labelledby="hand-over-title">
      <Picture name="curtain-half" className="curtain-half left" width={660} height={720} />
      <Picture name="curtain-half" className="curtain-half right" width={660} height={720} />
      <Picture name="valance" className="curtain-valance" width={1280} height={190} />
      <div className="curtain-sheet ink">
        <Frame width={580} height={356} frame="sheet" />
        <Markup className="sheet-ornament" markup={painted('sheet ornament', () => svg(536, 312, sheetOrnamentBody(536, 312)))} />
        <div className="curtain-badge">
          <SeatBadge tincture={who.tincture} size={98} number={seat + 1} />
        </div>
        <div className="curtain-words">
          <div className="sc curtain-where">
            {gameName(table.game)} · {progressInWords(table.progress)}
          </div>
          <h1 className="gg" id="hand-over-title">
            {t('curtain.title', { name: who.name })}
          </h1>
          <p>{t(isEveryTurn ? 'curtain.everyTurn' : 'curtain.text')}</p>
        </div>
        <HoldHint still={still} />
      </div>
      <SealButton
        tincture={who.tincture}
        holdMillis={still ? 0 : HOLD_MILLIS}
        onOpen={open}
        label={t('curtain.open', { name: who.name })}
      />
      <Letters table={table} seat={seat} />
      <div className="curtain-buttons">
        <Button size="small" icon="save" iconSize={15} action="save-and-leave" onPress={() => void leaveTable()}>
          {t('curtain.leave')}
        </Button>
        <Button size="small" icon="castle" iconSize={16} action="peek" onPress={() => setState('peeking')}>
          {t('curtain.public')}
        </Button>
      </div>
    </div>
  );
}

function HoldHint({ still }: { readonly still: boolean }) {
  const t = useT();
  const [before, after] = t(still ? 'curtain.pressHint' : 'curtain.hint').split('[Enter]');
  return (
    <div className="curtain-hint sa">
      {before}
      <span className="kbd">Enter</span>
      {after}
    </div>
  );
}

interface SealButtonProps {
  readonly tincture: TablePush['seats'][number]['tincture'];
  readonly label: string;
  // None with reduced motion: holding is then only a burden.
  readonly holdMillis: number;
  readonly onOpen: () => void;
}

const RING = 2 * Math.PI * 79;

function SealButton({ tincture, label, holdMillis, onOpen }: SealButtonProps) {
  const { share, hold, letGo } = useHold(holdMillis, onOpen);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  const { colour } = TINCTURE[tincture];
  const ribbons = painted(`ribbons ${tincture}`, () => {
    const path = 'M56 20L20 140L50 122L72 148L100 40ZM144 20L180 140L150 122L128 148L100 40Z';
    return svg(
      200,
      150,
      `<path d="${path}" fill="${colour}" stroke="#140a08"/><path d="${path}" fill="url(#hatch-${tincture})" opacity=".3"/>`,
    );
  });
  return (
    <button
      type="button"
      ref={button}
      className="curtain-seal"
      data-action="reveal"
      aria-label={label}
      onPointerDown={hold}
      onPointerUp={letGo}
      onPointerLeave={letGo}
      onKeyDown={(event) => {
        // A key still held from the decision before must not open the next person's secrets.
        if (event.key !== 'Enter' && event.key !== ' ') return;
        event.preventDefault();
        if (!event.repeat) hold();
      }}
      onKeyUp={letGo}
      onBlur={letGo}
      onClick={(event) => {
        // No pointer and no key behind it: assistive technology, which cannot hold.
        if (event.detail === 0) onOpen();
      }}
    >
      <Markup className="seal-ribbons" markup={ribbons} />
      <svg className="seal-ring" width="180" height="180" viewBox="-90 -90 180 180" aria-hidden="true">
        <circle r="79" fill="none" stroke="#1b0a06" strokeOpacity=".5" strokeWidth="9" />
        <circle
          className="seal-progress"
          r="79"
          fill="none"
          stroke="#ffd98a"
          strokeWidth="9"
          strokeLinecap="round"
          strokeDasharray={`${share * RING} ${RING}`}
          opacity={share > 0 ? 1 : 0}
          transform="rotate(-90)"
        />
      </svg>
      <Seal size={150} icon="knight-banner" seed={23} />
    </button>
  );
}

// The other people at this screen, waiting beside the curtain.
function Letters({ table, seat }: { readonly table: TablePush; readonly seat: number }) {
  const t = useT();
  const others = table.seats.flatMap((each, index) => (each.kind === 'human' && index !== seat ? [{ each, index }] : []));
  return (
    <div className="curtain-letters">
      {others.slice(0, 3).map(({ each, index }) => (
        <div key={index} className="curtain-letter">
          <Markup markup={painted('letter', () => piece(LETTER, letterBody(false)))} />
          <div className="row gap4">
            <SeatBadge tincture={each.tincture} size={24} />
            <span>
              <b className="sc">{each.name}</b>
              <small className="sa">{t('curtain.waits')}</small>
            </span>
          </div>
        </div>
      ))}
    </div>
  );
}

function PeekBar({ onShut }: { readonly onShut: () => void }) {
  const t = useT();
  return (
    <div className="peek-bar" data-screen="hand-over">
      <span>{t('curtain.peeking')}</span>
      <Button look="primary" size="small" action="shut" autoFocus onPress={onShut}>
        {t('curtain.shut')}
      </Button>
    </div>
  );
}
