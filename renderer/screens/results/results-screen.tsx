// The end of a match: who won and why, the reckoning, the course of the match, and what to do next.
import { useCallback, useEffect, useState } from 'react';
import type { TablePush } from '../../../engine/protocol';
import { ask, go, leaveTable, openReplay, openTable } from '../../app/actions';
import { makeSeedCode } from '../../app/seed';
import { useStore } from '../../app/store';
import { progressInWords } from '../../app/when';
import { gameName } from '../../games/manifest';
import { playSound } from '../../sound/sound';
import { loadTexts, t, useT } from '../../text/i18n';
import { Button } from '../../ui/button';
import { BottomStrip, OakGround, TopStrip } from '../../ui/panel';
import { useEscape } from '../../ui/use-escape';
import { NameDialog } from '../saves/name-dialog';
import { proposedName } from '../saves/save-name';
import { CountPanel } from './count-panel';
import { CoursePanel } from './course-panel';
import { HabitsPanel } from './habits-panel';
import { TurningPanel } from './table-panel';
import { WinnerPanel } from './winner-panel';

export function ResultsScreen() {
  useT();
  const table = useStore((state) => state.table);
  // The host forgets the table when it is left; the results keep what they were opened with.
  const [shown] = useState(table);
  if (shown === null || shown.outcome === null) return <NoResults />;
  return <Results table={shown} />;
}

function NoResults() {
  const back = useCallback(() => void leaveTable(), []);
  useEscape(back);
  return (
    <main className="screen" data-screen="results">
      <OakGround />
      <TopStrip title={t('results.title')} onBack={back} />
    </main>
  );
}

function Results({ table }: { readonly table: TablePush }) {
  const [naming, setNaming] = useState(false);
  const [saved, setSaved] = useState(false);
  const [isHabits, setHabits] = useState(table.coaching?.habits !== undefined);
  const hall = useCallback(() => void leaveTable(), []);
  useEscape(hall);
  useEffect(() => {
    void loadTexts(table.game);
    const won = table.outcome?.winners.some((seat) => table.seats[seat]?.kind === 'human') ?? false;
    playSound(won ? 'win' : 'lose');
  }, [table]);
  const single = table.outcome?.standings.length === 1;
  const again = () => openTable('match.create', { game: table.game, seats: [...table.seats], options: { ...table.options } });
  return (
    <main className="screen" data-screen="results">
      <OakGround />
      <TopStrip title={gameName(table.game)} sub={`${t('results.end')}, ${progressInWords(table.progress)}`} onBack={hall}>
        <span className="top-sub sc">
          {t('game.seats', { count: table.seats.length })}
          {table.seed === null ? null : `, ${t('results.seed', { seed: makeSeedCode(table.seed) })}`}
        </span>
      </TopStrip>
      <WinnerPanel table={table} />
      <CountPanel table={table} />
      <CoursePanel table={table} />
      {isHabits && table.coaching !== undefined ? (
        <HabitsPanel table={table} coaching={table.coaching} />
      ) : (
        <TurningPanel table={table} single={single} />
      )}
      <BottomStrip>
        <Button icon="castle" action="title" onPress={hall}>
          {t('results.hall')}
        </Button>
        <span className="grow" />
        {table.coaching?.habits === undefined ? null : (
          <Button icon="sunbeams" action="habits" onPress={() => setHabits(!isHabits)}>
            {t(isHabits ? 'results.turning' : 'coach.title')}
          </Button>
        )}
        <Button icon="save" action="save" disabled={saved} onPress={() => setNaming(true)}>
          {t(saved ? 'results.saved' : 'results.save')}
        </Button>
        <Button icon="film-spool" action="replay" onPress={() => void watch(table)}>
          {t('results.replay')}
        </Button>
        {table.campaign === null ? (
          <>
            <Button icon="cog" action="change-seats" onPress={() => void changeSeats(table)}>
              {t('results.seats')}
            </Button>
            <Button look="primary" size="large" icon="crossed-swords" action="again" autoFocus onPress={() => void again()}>
              {t('results.again')}
            </Button>
          </>
        ) : (
          <Button
            look="primary"
            size="large"
            icon="treasure-map"
            action="campaign"
            autoFocus
            onPress={() => void leaveTable(campaignOf(table))}
          >
            {t('results.campaign')}
          </Button>
        )}
      </BottomStrip>
      {naming ? (
        <NameDialog
          title={t('results.saveTitle')}
          start={proposedName(table)}
          onClose={() => setNaming(false)}
          onName={async (name) => {
            setNaming(false);
            setSaved((await ask('saves.saveAs', { name })) !== null);
          }}
        />
      ) : null}
    </main>
  );
}

function campaignOf(table: TablePush) {
  return { name: 'campaign', ...(table.campaign === null ? {} : { file: table.campaign }) } as const;
}

// The finished match lies among the saves under its own name.
async function watch(table: TablePush): Promise<void> {
  const saves = await ask('saves.list', {});
  if (saves === null) return;
  const own = saves.value.find((save) => save.file.includes(table.match) && save.problem === null);
  const last = own ?? saves.value.find((save) => save.finished && save.game === table.game && save.problem === null);
  if (last !== undefined) await openReplay('replay.open', { file: last.file }, { file: own?.file });
  else go({ name: 'saves' });
}

async function changeSeats(table: TablePush): Promise<void> {
  await leaveTable({ name: 'new-match', game: table.game });
}
