// The table screen: the game's parts and board between the top strip and the request bar, and all that lies over them.
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { GameId } from '../../../engine/protocol';
import { ask, leaveTable } from '../../app/actions';
import { addCommands, runCommand } from '../../app/commands';
import { useStore } from '../../app/store';
import type { TableSession } from '../../table/session';
import { type Open, SessionContext } from '../../table/session-context';
import { useT } from '../../text/i18n';
import { BitmapArt } from '../../ui/art';
import { Button } from '../../ui/button';
import { Curtain } from '../curtain';
import { BoardHost } from './board-host';
import { ChoiceMirror } from './choice-mirror';
import { LessonStrip, PuzzleStrip } from './lesson-strip';
import { Announcer, LogDrawer } from './log-drawer';
import { partProps } from './part-props';
import { ReplayBar } from './replay-bar';
import { RequestBar } from './request-bar';
import { ResultBanner } from './result-banner';
import { SpokenBoard } from './spoken-board';
import { TableGround } from './table-ground';
import { TalkSlip } from './talk-slip';
import { TipLayer } from './tip-layer';
import { TopBar } from './top-bar';
import { useTableSession } from './use-table-session';
import './table.css';
import './table-bar.css';
import './table-over.css';

const CLOSER = 1.25;

// A new match is a new table: nothing of the last one is left.
export function TableScreen() {
  const match = useStore((state) => state.table?.match);
  const game = useStore((state) => state.table?.game);
  if (match === undefined || game === undefined) return <TableGround />;
  return <MatchTable key={match} game={game} />;
}

function MatchTable({ game }: { readonly game: GameId }) {
  const opening = useTableSession(game);
  const table = useStore((state) => state.table);
  if (opening.state === 'open') {
    return (
      <SessionContext value={opening.session}>
        <BitmapArt value={true}>
          <LaidTable session={opening.session} />
        </BitmapArt>
      </SessionContext>
    );
  }
  return (
    <main className="screen table-screen" data-screen="table" data-settled="false">
      <TableGround />
      {opening.state === 'broken' ? <Broken /> : <Curtain table={table} />}
    </main>
  );
}

function Broken() {
  const t = useT();
  return (
    <section className="result-banner ink" role="alert">
      <p>{t('table.broken')}</p>
      <Button look="primary" action="leave" onPress={() => void leaveTable()}>
        {t('table.leave')}
      </Button>
    </section>
  );
}

function LaidTable({ session }: { readonly session: TableSession }) {
  useT();
  useStore((state) => state.settings);
  const snapshot = useSyncExternalStore(session.subscribe, () => session.snapshot);
  const [isLogOpen, setLogOpen] = useState(false);
  useTableKeys(session, () => setLogOpen((was) => !was));
  useTableCommands(session);
  const { shown } = snapshot;
  if (shown === null) return <TableGround />;
  const open: Open = { session, table: session.table, snapshot, shown, context: session.contextOf(shown) };
  const { Around, Overlay } = session.table.parts;
  const isLiving = session.board.scene !== undefined;
  return (
    <main
      className={`screen table-screen ${session.table.theme.className}`}
      data-screen="table"
      data-settled={snapshot.isSettled}
      data-entry={shown.entry}
      data-game={shown.game}
      {...(isLiving ? { 'data-living': '' } : {})}
    >
      {isLiving ? null : <TableGround />}
      <div className="table-around">
        <Around {...partProps(open)} />
      </div>
      <BoardHost session={session} />
      <ChoiceMirror {...open} />
      {Overlay ? (
        <div className="table-overlay">
          <Overlay {...partProps(open)} />
        </div>
      ) : null}
      <TopBar open={open} isLogOpen={isLogOpen} onLog={() => setLogOpen(!isLogOpen)} />
      <TalkSlip {...open} />
      {shown.mode.kind === 'replay' ? <ReplayBar {...open} /> : <RequestBar {...open} />}
      <LessonStrip {...open} />
      <PuzzleStrip {...open} />
      <ResultBanner {...open} />
      {isLogOpen ? <LogDrawer open={open} onClose={() => setLogOpen(false)} /> : null}
      <TipLayer {...open} />
      <Announcer {...open} />
      <SpokenBoard {...open} />
      <Curtain table={shown} />
    </main>
  );
}

// Undo, redo and hint for the menu of the shell and for keys; the bar's buttons do the same.
function useTableCommands(session: TableSession): void {
  useEffect(
    () =>
      addCommands({
        undo() {
          if (session.snapshot.shown?.canUndo) void ask('match.undo', {});
        },
        redo() {
          if (session.snapshot.shown?.canRedo) void ask('match.redo', {});
        },
        hint() {
          if (session.snapshot.offered.length > 0) void session.askHint();
        },
      }),
    [session],
  );
}

// Keys of the table: Escape goes back a step or skips, Space skips, Ctrl+Z and Ctrl+Y (or Ctrl+Shift+Z) undo and redo,
// H hints, R plays the last turn again, L opens the log, + - and 0 zoom.
function useTableKeys(session: TableSession, toggleLog: () => void): void {
  const toggle = useRef(toggleLog);
  toggle.current = toggleLog;
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || document.querySelector('[role="dialog"]') !== null) return;
      if (event.target instanceof HTMLInputElement) return;
      const { isSettled } = session.snapshot;
      const withControl = event.ctrlKey || event.metaKey;
      const key = event.key.toLowerCase();
      if (key === 'escape') {
        if (!isSettled) session.skip();
        else session.unpick();
      } else if (withControl && (key === 'y' || (key === 'z' && event.shiftKey))) {
        runCommand('redo');
      } else if (withControl && key === 'z') {
        runCommand('undo');
      } else if (key === ' ' && !isSettled && !(event.target instanceof HTMLButtonElement)) session.skip();
      else if (!withControl && key === 'h') runCommand('hint');
      else if (!withControl && key === 'r') session.recap();
      else if (!withControl && key === 'l') toggle.current();
      else if (!withControl && (key === '+' || key === '=')) session.stage.camera.zoomBy(CLOSER);
      else if (!withControl && key === '-') session.stage.camera.zoomBy(1 / CLOSER);
      else if (!withControl && key === '0') session.stage.camera.reset();
      else return;
      event.preventDefault();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [session]);
}
