// The native menu, made from one table of commands; the page hears the same names as pushes.
import { Menu, type MenuItemConstructorOptions } from 'electron';

interface Command {
  readonly id: string;
  readonly en: string;
  readonly pl: string;
  readonly keys?: string;
}

const COMMANDS: Readonly<Record<string, readonly (Command | null)[]>> = {
  match: [
    { id: 'new-match', en: 'New match', pl: 'Nowa partia', keys: 'CmdOrCtrl+N' },
    { id: 'saves', en: 'Saved matches', pl: 'Zapisane partie', keys: 'CmdOrCtrl+O' },
    { id: 'save-as', en: 'Save as…', pl: 'Zapisz jako…', keys: 'CmdOrCtrl+S' },
    null,
    { id: 'title', en: 'Back to the title', pl: 'Do ekranu tytułowego' },
  ],
  table: [
    { id: 'undo', en: 'Take back', pl: 'Cofnij', keys: 'CmdOrCtrl+Z' },
    { id: 'redo', en: 'Bring back', pl: 'Ponów', keys: 'CmdOrCtrl+Shift+Z' },
    { id: 'hint', en: 'Hint', pl: 'Podpowiedź', keys: 'CmdOrCtrl+H' },
    null,
    { id: 'rules', en: 'Rules', pl: 'Zasady', keys: 'F1' },
    { id: 'settings', en: 'Settings', pl: 'Ustawienia', keys: 'CmdOrCtrl+,' },
  ],
};

const HEADINGS: Readonly<Record<string, { readonly en: string; readonly pl: string }>> = {
  match: { en: 'Match', pl: 'Partia' },
  table: { en: 'Table', pl: 'Stół' },
};

export interface MenuActions {
  run(command: string): void;
  toggleFullscreen(): void;
  quit(): void;
}

export function setMenu(language: 'en' | 'pl', actions: MenuActions): void {
  Menu.setApplicationMenu(Menu.buildFromTemplate(menuTemplate(language, actions)));
}

function menuTemplate(language: 'en' | 'pl', actions: MenuActions): MenuItemConstructorOptions[] {
  const item = (command: Command | null): MenuItemConstructorOptions =>
    command === null
      ? { type: 'separator' }
      : {
          id: command.id,
          label: command[language],
          ...(command.keys === undefined ? {} : { accelerator: command.keys }),
          click: () => actions.run(command.id),
        };
  const menus = Object.entries(COMMANDS).map(([name, commands]) => ({
    label: HEADINGS[name]?.[language] ?? name,
    submenu: commands.map(item),
  }));
  const words =
    language === 'pl'
      ? { window: 'Okno', full: 'Pełny ekran', quit: 'Zakończ' }
      : { window: 'Window', full: 'Full screen', quit: 'Quit' };
  return [
    ...menus,
    {
      label: words.window,
      submenu: [
        { id: 'fullscreen', label: words.full, accelerator: 'F11', click: actions.toggleFullscreen },
        { type: 'separator' },
        { id: 'quit', label: words.quit, accelerator: 'CmdOrCtrl+Q', click: actions.quit },
      ],
    },
  ];
}
