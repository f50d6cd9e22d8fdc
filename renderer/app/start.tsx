// Start of the program: asks the host who it is, listens to its pushes and puts the screens on the page.
import { createRoot } from 'react-dom/client';
import type { Bridge, Push } from '../../engine/protocol';
import { followSettings, setUpTexts } from '../text/i18n';
import { followWindow } from '../ui/stage';
import { ask, go, leaveTable, lookQuietly, openTable, setBridge, showProblem } from './actions';
import { App } from './app';
import { runCommand } from './commands';
import { COMMAND_SCREENS, type Screen } from './screen';
import { store } from './store';
import '../styles/all.css';

export async function start(bridge: Bridge, first?: Screen): Promise<void> {
  setBridge(bridge);
  bridge.onPush(receive);
  followWindow();
  const [about, settings, current] = await Promise.all([ask('about', {}), ask('settings.get', {}), ask('match.current', {})]);
  store.set({
    ...(about === null ? {} : { about: about.value }),
    ...(settings === null ? {} : { settings: settings.value }),
    ...(current === null ? {} : { table: current.value }),
    // A page that was reloaded in the middle of a match goes on with it.
    screen: first ?? (current?.value ? { name: 'table' } : { name: 'title' }),
  });
  await setUpTexts();
  store.subscribe(followSettings);
  const root = document.getElementById('root');
  if (root === null) return;
  createRoot(root).render(<App />);
  void lookQuietly();
  const file = about?.value.openFile;
  if (file) await openTable('match.resume', { file });
}

function receive(push: Push): void {
  if (push.type === 'table') store.set({ table: push.table, ...(push.table.request === null ? {} : { thinking: null }) });
  else if (push.type === 'thinking') store.set({ thinking: push.seat });
  else if (push.type === 'saving') store.set({ saving: push.state });
  else if (push.type === 'problem') showProblem(push.code, push.message, push.place === undefined ? {} : { place: push.place });
  else obey(push.command, push.argument);
}

function openRules(): void {
  const game = store.get().table?.game;
  go({ name: 'learn', ...(game === undefined ? {} : { game }) });
}

// Commands of the native menu, and files opened from outside.
function obey(command: string, argument: string | undefined): void {
  if (command === 'open-file' && argument !== undefined) {
    void openTable('match.resume', { file: argument });
    return;
  }
  const name = COMMAND_SCREENS.find((screen) => screen === command);
  if (name === 'title') void leaveTable();
  else if (name !== undefined) go({ name });
  else if (command === 'rules') openRules();
  // Saving, undo, redo, hint: whatever the screen can do now.
  else runCommand(command);
}
