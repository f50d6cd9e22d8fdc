// The current screen on the stage, with what lies over every screen: the dialog for saving and the problem toast.
import { Suspense, useEffect, useRef } from 'react';
import { ToldContext } from '../screens/table/told';
import { TitleScreen } from '../screens/title/title-screen';
import { followLevels } from '../sound/output';
import { useT } from '../text/i18n';
import { followReadingSize, readingWish } from '../ui/grown-words';
import { OakGround } from '../ui/panel';
import {
  CampaignScreen,
  CreditsScreen,
  fetchScreens,
  followMusicLater,
  LearnScreen,
  NewMatchScreen,
  OpponentsScreen,
  PuzzlesScreen,
  ResultsScreen,
  SavesScreen,
  SettingsScreen,
  TableScreen,
} from './later-screens';
import { followPreferences } from './preferences';
import { ProblemToast } from './problem-toast';
import { SaveAs } from './save-as';
import { SavingNote } from './saving-note';
import type { Screen, ScreenName } from './screen';
import { store, useStore } from './store';

export function App() {
  useT();
  const screen = useStore((state) => state.screen);
  const told = useRef(null);
  useEffect(followPreferences, []);
  useReadingSize();
  useWayBack(screen.name);
  useFirstFocus(screen.name);
  useEffect(followLevels, []);
  useEffect(followMusicLater, []);
  useEffect(fetchScreens, []);
  return (
    <div className="stage">
      <Suspense fallback={<OakGround />}>
        <ToldContext value={told}>
          <CurrentScreen screen={screen} />
        </ToldContext>
      </Suspense>
      <SaveAs />
      <SavingNote />
      <ProblemToast />
    </div>
  );
}

// From a page back to the hall: onto the plank that led there.
function useWayBack(name: ScreenName): void {
  const last = useRef(name);
  useEffect(() => {
    if (name === 'title') document.querySelector<HTMLElement>(`.title-menu [data-action="${last.current}"]`)?.focus();
    last.current = name;
  }, [name]);
}

// How often a page that is still being fetched is looked for.
const LOOK = 60;

// A page that gives the focus to none of its controls gives it to the first: who walks by keys never stands on the bare
// page. The table has its own, the hall is walked from where one came.
function useFirstFocus(name: ScreenName): void {
  useEffect(() => {
    if (name === 'table' || name === 'title') return;
    const look = setInterval(() => {
      const first = document.querySelector<HTMLElement>(`[data-screen="${name}"] button:not(:disabled)`);
      if (first === null) return;
      clearInterval(look);
      if (document.activeElement === document.body) first.focus({ preventScroll: true });
    }, LOOK);
    return () => clearInterval(look);
  }, [name]);
}

function useReadingSize(): void {
  const reading = useRef<ReturnType<typeof followReadingSize>>(null);
  const { textScale, largeNumbers } = useStore((state) => state.settings);
  useEffect(() => {
    const followed = followReadingSize(document.body, () => readingWish(store.get().settings));
    reading.current = followed;
    return () => followed.stop();
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is wished for is read from the store
  useEffect(() => reading.current?.refresh(), [textScale, largeNumbers]);
}

function CurrentScreen({ screen }: { readonly screen: Screen }) {
  switch (screen.name) {
    case 'title':
      return <TitleScreen />;
    case 'new-match':
      return (
        <NewMatchScreen
          {...(screen.game === undefined ? {} : { game: screen.game })}
          {...(screen.character === undefined ? {} : { character: screen.character })}
        />
      );
    case 'opponents':
      return <OpponentsScreen />;
    case 'table':
      return <Table />;
    case 'results':
      return <ResultsScreen />;
    case 'saves':
      return <SavesScreen />;
    case 'settings':
      return <SettingsScreen />;
    case 'learn':
      return (
        <LearnScreen
          {...(screen.game === undefined ? {} : { game: screen.game })}
          {...(screen.search === undefined ? {} : { search: screen.search })}
          {...(screen.rule === undefined ? {} : { rule: screen.rule })}
          {...(screen.glossary === undefined ? {} : { glossary: screen.glossary })}
          {...(screen.turn === undefined ? {} : { turn: screen.turn })}
        />
      );
    case 'puzzles':
      return <PuzzlesScreen />;
    case 'campaign':
      return <CampaignScreen {...(screen.file === undefined ? {} : { file: screen.file })} />;
    case 'credits':
      return <CreditsScreen />;
  }
}

// The host's first push may come a moment after its answer; until then only the oak is shown.
function Table() {
  const ready = useStore((state) => state.table !== null);
  return ready ? <TableScreen /> : <OakGround />;
}
