// The table screen: the game's parts and board between the top strip and the request bar, and all that lies over them.
import { useState, useSyncExternalStore } from 'react';
import type { GameId } from '../../../engine/protocol';
import { leaveTable } from '../../app/actions';
import { isMotionReduced } from '../../app/preferences';
import { useStore } from '../../app/store';
import type { TableSession } from '../../table/session';
import { type Open, SessionContext } from '../../table/session-context';
import { useT } from '../../text/i18n';
import { BitmapArt } from '../../ui/art';
import { Button } from '../../ui/button';
import { Curtain } from '../curtain';
import { besideOf } from './beside';
import { BesideTable, useRoomBeside } from './beside-table';
import { BoardHost } from './board-host';
import { ChoiceMirror } from './choice-mirror';
import { CoachSheet } from './coach-sheet';
import { GainsStrip } from './gains-strip';
import { HintCards } from './hint-cards';
import { LessonStrip } from './lesson-strip';
import { Announcer, LogDrawer } from './log-drawer';
import { partProps } from './part-props';
import { PuzzleStrip } from './puzzle-strip';
import { ReplayBar } from './replay-bar';
import { RequestBar } from './request-bar';
import { Shortcuts } from './shortcuts';
import { SpokenBoard } from './spoken-board';
import { TableGround } from './table-ground';
import { TalkSlip } from './talk-slip';
import { TeacherSheet } from './teacher-sheet';
import { TipLayer } from './tip-layer';
import { TopBar } from './top-bar';
import { useTableCommands, useTableKeys } from './use-table-keys';
import { useTableSession } from './use-table-session';
import './table.css';
import './table-bar.css';
import './table-over.css';

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
  const [isAppearing, setAppearing] = useState(() => !isMotionReduced());
  if (opening.state === 'open') {
    return (
      <SessionContext value={opening.session}>
        {/* The table appears on the oak that was there before it. */}
        {isAppearing ? <TableGround /> : null}
        <BitmapArt value={true}>
          <LaidTable session={opening.session} onAppeared={() => setAppearing(false)} />
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

interface LaidTableProps {
  readonly session: TableSession;
  readonly onAppeared: () => void;
}

function LaidTable({ session, onAppeared }: LaidTableProps) {
  useT();
  useStore((state) => state.settings);
  const snapshot = useSyncExternalStore(session.subscribe, () => session.snapshot);
  const room = useRoomBeside();
  const [isLogWanted, setLogOpen] = useState(false);
  const [isHelpOpen, setHelpOpen] = useState(false);
  const { shown } = snapshot;
  const open: Open | null =
    shown === null ? null : { session, table: session.table, snapshot, shown, context: session.contextOf(shown) };
  const beside = open === null || room === null ? null : besideOf(open, room);
  // A chronicle that stands beside the table needs no drawer.
  const hasChronicle = beside !== null && beside.chronicle !== null;
  const isLogOpen = isLogWanted && !hasChronicle;
  useTableKeys(session, {
    toggleLog: () => setLogOpen((was) => !was),
    closeLog: isLogOpen ? () => setLogOpen(false) : null,
    help: () => setHelpOpen(true),
  });
  useTableCommands(session);
  if (open === null || shown === null) return <TableGround />;
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
      onAnimationEnd={({ animationName }) => (animationName === 'screen-in' ? onAppeared() : undefined)}
    >
      {isLiving ? null : <TableGround />}
      <div className="table-around">
        <Around {...partProps(open)} />
        {beside === null ? null : <BesideTable open={open} beside={beside} />}
      </div>
      <BoardHost session={session} />
      <ChoiceMirror {...open} />
      {Overlay ? (
        <div className="table-overlay">
          <Overlay {...partProps(open)} />
        </div>
      ) : null}
      {shown.mode.kind === 'replay' ? <ReplayBar {...open} /> : <RequestBar {...open} />}
      {shown.mode.kind === 'match' ? <GainsStrip {...open} /> : null}
      <LessonStrip {...open} />
      <PuzzleStrip {...open} />
      <TeacherSheet {...open} />
      <HintCards {...open} />
      <CoachSheet {...open} />
      {/* After the board come the choices of the bar and what is said to them, and only then the tools above. */}
      <TopBar
        open={open}
        isLogOpen={isLogOpen}
        onLog={hasChronicle ? null : () => setLogOpen(!isLogOpen)}
        onHelp={() => setHelpOpen(true)}
      />
      <TalkSlip {...open} />
      {isLogOpen ? <LogDrawer open={open} onClose={() => setLogOpen(false)} /> : null}
      {isHelpOpen ? <Shortcuts onClose={() => setHelpOpen(false)} /> : null}
      <TipLayer {...open} />
      <Announcer {...open} />
      <SpokenBoard {...open} />
      <Curtain table={shown} />
    </main>
  );
}
