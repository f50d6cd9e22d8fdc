// A posed state of the program: what the fake host answers, and which screen opens on it.
import type { About, Answers, Hint, RequestName, Settings, TablePush } from '../../engine/protocol';
import type { Screen } from '../../renderer/app/screen';

export interface Scene {
  readonly screen: Screen;
  readonly about?: Partial<About>;
  readonly settings?: Partial<Settings>;
  readonly table?: TablePush | (() => TablePush | Promise<TablePush>);
  readonly answers?: { readonly [Name in RequestName]?: Answers[Name] };
  // The table that a decision leads to, with the events on the way; without it a decision changes nothing.
  readonly decided?: (key: string) => TablePush;
  readonly thinking?: number;
  readonly hint?: Hint;
  // What a person does before the picture is taken, as the page's own selectors.
  readonly steps?: readonly SceneStep[];
}

export type SceneStep =
  | { readonly hover: string }
  | { readonly click: string }
  | { readonly focus: string }
  | { readonly hold: string }
  // A place of the table in design pixels: pieces on the canvas are no elements.
  | { readonly point: readonly [x: number, y: number] };
