// The interface of a game's table: what a game brings so that the table screen can show and play it.
// The table knows no rules. It gets a view (true), beats (to be shown) and the offered decisions, and gives back one key.
//
// All places are design pixels of the whole 1280×720 stage: top strip 0–40, table 40–648, request bar 648–720.
// From below to above lie: the game's DOM parts (`Around`), the Pixi canvas over the whole table (transparent, takes no
// pointer; pieces may fly over the columns), the mirror of the spots, the game's scenes (`Overlay`), drawers, tooltips.
import type { ComponentType } from 'react';
import type { DecisionBase, GameId, OfferedDecision, Phrase, SeatSpec, Settings, TablePush } from '../../engine/protocol';
import type { SoundName } from '../sound/sound';
import type { Gain } from './gains';
import type { Motion } from './motion';
import type { Box, Point, Scene } from './scene';
import type { TableStage } from './stage';

export type { Box } from './scene';

// A box that may lie askew, as a card in a fan does; in radians about its middle.
export interface SpotBox extends Box {
  readonly spin?: number;
}

// A place named by what lies there: it follows its piece or zone wherever that is.
export type Hung = { readonly piece: string } | { readonly zone: string };

export interface Offered<Decision extends DecisionBase> {
  readonly key: string;
  readonly decision: Decision;
}

// What surrounds the view: who sits here, in which language, how things are set. Texts go through `say`.
export interface TableContext {
  readonly table: TablePush;
  // A phrase of this game in the player's language; a bare string is a text key.
  say(phrase: Phrase | string): string;
  seatName(seat: number): string;
  sound(name: SoundName): void;
  readonly settings: Settings;
  readonly reducedMotion: boolean;
  // What the game remembers for this table only (`openOwn`), null for games that remember nothing.
  readonly own: unknown;
}

export interface PlayContext<View> extends TableContext {
  // The views right before and right after the event.
  readonly before: View;
  readonly after: View;
  // What is said over the place where it happens is taken away: the place goes now.
  hush(): void;
  // The dice lie still: what they come to may be told.
  landed(): void;
  // Everything lies where it belongs: numbers and words are those of the view after.
  arrived(): void;
}

// 'step' is a disc, 'ability' a star (look.md); 'plain' glows around its box; 'danger' is a red ring (captures, for good).
export type SpotStyle = 'step' | 'ability' | 'plain' | 'danger';

// A place on the table that can be chosen now, as a game names it.
export interface OfferedSpot extends Omit<Spot, 'place' | 'piece'> {
  readonly place: Box | 'part' | Hung;
}

// The same where it is on the table.
export interface Spot {
  // In the view's own terms, e.g. 'cell:1,-2', 'field:crown', 'card:markéta'. Refusal targets use the same names.
  readonly id: string;
  // On the canvas, or 'part': a <SpotArea id=…> of the game's React parts, whose element gives the place.
  readonly place: SpotBox | 'part';
  // One key: a click decides. Several: the click is a pick and the spots are asked again for these keys only.
  readonly keys: readonly string[];
  readonly style: SpotStyle;
  readonly label: Phrase;
  // The click only picks, even when one key is left: whoever takes a piece in hand sees first where it would go.
  readonly opens?: true;
  // Keys of what the same click decides next, as long as it is offered then: a field inside a place that has to be entered.
  readonly onward?: readonly string[];
  // What is only taken along: a plan that comes by here happens elsewhere.
  readonly isBaggage?: true;
  // Form of the glow; 'disc' is an ellipse in the box. 'none': the board draws the state itself in `mark`.
  readonly glow?: 'disc' | 'box' | 'none';
  // The piece it hangs on: lifted when pointed at.
  readonly piece?: string;
  // A place on a card, or a card close beside others, which would hide its light: lit above the pieces.
  readonly isOnCard?: true;
}

// What can be chosen, is pointed at, is picked or hinted at: for boards that lift, ghost or point by themselves.
export interface Marks {
  readonly spots: readonly Spot[];
  readonly picks: readonly string[];
  // The pieces that the picks hang on: held a little higher.
  readonly pickedPieces?: readonly string[];
  // Id of a spot, a refusal's target or a log line's target.
  readonly hovered: string | null;
  // Id of the tip that the pointer or the focus rests on: a piece, a zone, a symbol of the panels.
  readonly pointed?: string | null;
  readonly hint: string | null;
}

// The Pixi half. Pieces live in `stage.layers` (ground, glow, pieces, air); the kit draws the spots' glow in `glow`.
export interface GameBoard<View, Event> {
  // Sets the true state at once, whatever was shown before. Cheap when nothing changed.
  show(view: View, context: TableContext): void;
  // The motion for one event, from what is shown now; null when there is nothing to see. It leaves its pieces where the
  // event puts them, so that the next event starts from there. `show` follows after the last one in any case.
  play(event: Event, context: PlayContext<View>): Motion | null;
  mark?(marks: Marks): void;
  // Back to an earlier state, as a motion; without it a step back is shown at once.
  rewind?(view: View, context: TableContext): Motion | null;
  // What lies on the table now; only boards with scenes have one, and draw the whole table themselves.
  readonly scene?: Scene;
  boxOf?(hung: Hung): SpotBox | null;
  // Whether a box is only a part of a card that lies there.
  isOnCard?(box: Box): boolean;
  // In the hand of who drags it, at a point of the table; null lays it down where it belongs.
  carry?(piece: string, at: Point | null): void;
  // What explains itself under a point of the table.
  tipAt?(point: Point): { readonly id: string; readonly box: Box } | null;
  // Texture memory beyond the stage's pictures.
  readonly textureBytes?: number;
  destroy(): void;
}

// What every React part gets. Parts show `view`, the last true one; what changes between it and the next is in `playing`.
export interface PartProps<View> {
  readonly view: View;
  readonly context: TableContext;
  readonly marks: Marks;
  // Offered and still possible after the picks; empty while it is not the viewer's turn or something still moves.
  readonly offered: readonly OfferedDecision[];
  // The beat that is being shown now (a roll, a battle), for scenes: its event, the views right before and right after
  // it, and the true one that all the beats of this table lead to.
  readonly playing: {
    readonly event: { readonly type: string };
    readonly before: View;
    readonly after: View;
    // What lies on the table: `before` until everything has arrived, then `after`.
    readonly now: View;
    readonly end: View;
    // The place where it happens goes: nothing is said over it any more.
    readonly isHushed: boolean;
    // Dice are in the air: nobody knows yet what they come to.
    readonly isRolling: boolean;
  } | null;
}

// How a decision looks as a button of the request bar.
export interface ChoiceFace {
  readonly label: Phrase;
  // Small second line: cost, number left.
  readonly note?: Phrase;
  // SVG markup, about 26×26.
  readonly icon?: string;
  readonly weight?: 'common' | 'confirm' | 'paper' | 'danger';
  // Neighbours of one group stand together, groups are parted by a line.
  readonly group?: string;
}

export interface GameTable<View, Decision extends DecisionBase, Event extends { readonly type: string }> {
  // Its texts are those of engine/games/<id>/text; the program loads them before the table.
  readonly id: GameId;
  // Class set on the table's root: the game's CSS hangs its colours and ground on it.
  readonly theme: { readonly className: string };

  createBoard(stage: TableStage): GameBoard<View, Event>;
  // Pure. `offered` is already narrowed to `picks` (ids of spots, in order). Decisions in no spot become buttons.
  spots(view: View, offered: readonly Offered<Decision>[], picks: readonly string[]): readonly OfferedSpot[];
  // Where something named by a refusal or a log line is, for "why not?" and hover; null when nowhere.
  placeOf(target: string, view: View): Box | 'part' | Hung | null;
  // Where a sheet beside the board may lie (the teacher's); the one that covers least is taken. Anywhere when left out.
  readonly asides?: readonly Box[];
  // Where the part that a reason speaks of (`assess.<part>.…`) lies for a seat, for the coach's light.
  reasonPlaces?(part: string, view: View, seat: number): readonly Hung[];
  // What this game remembers for one open table; reached as `context.own`.
  openOwn?(): unknown;

  readonly parts: {
    // Columns and everything else that is DOM, laid out freely in the table's area (absolute, design pixels).
    readonly Around: ComponentType<PartProps<View>>;
    // The round and phase track of the top strip.
    readonly Track: ComponentType<PartProps<View>>;
    // Scenes over the board (a roll, a battle, a reckoning); renders null when there is none.
    readonly Overlay?: ComponentType<PartProps<View>>;
    // Replaces the standard buttons of the request bar, e.g. for steppers. Use <ChoiceButton> for each decision inside.
    readonly Choices?: ComponentType<PartProps<View>>;
  };

  describeDecision(decision: Decision, view: View): Phrase;
  // The steps of a plan in fewer words than they have one by one.
  planWords?(steps: readonly Decision[], view: View): readonly Phrase[];
  // Log line; null for events that say nothing.
  describeEvent(event: Event, view: View): Phrase | null;
  // Who a log line is about, and what it lights up when pointed at.
  eventSeat?(event: Event): number | null;
  eventTargets?(event: Event): readonly string[];
  // Who gained and lost what in this beat, for the strip that sums it up. Looks at the views rather than at the event
  // where it can: what no event tells is told too.
  gains?(event: Event, before: View, after: View): readonly Gain[];
  // Defaults to describeDecision, common weight.
  choiceFace?(decision: Decision, view: View): ChoiceFace;
  // Second, smaller line of the request bar.
  promptNote?(view: View, offered: readonly Offered<Decision>[], picks: readonly string[]): Phrase | null;
  // What something means: for elements with data-tip="<id>", for spots (by their id), and for pieces and zones with a `tip`.
  tooltip?(id: string, view: View): Tip | null;

  // What lies in sight and what it does, said beside the table where the window is wider or higher than it.
  atHand?(view: View, context: TableContext): readonly AtHand[];

  // Keys of "end turn", "pass" and the like: far right, red, guarded.
  endKeys(offered: readonly Offered<Decision>[]): readonly string[];
  // What is worth a warning when the player ends without it: each thing once by a name of its own, whatever ways and steps
  // lead to it.
  leftUndone(offered: readonly Offered<Decision>[], view: View): ReadonlySet<string>;
  // How a match without points ended, as a picture beside its result. SVG markup.
  endPicture?(view: View, seats: readonly SeatSpec[]): string;
  // Loaded once before the first show: textures that must not pop in.
  prepare?(): Promise<void>;
}

export interface Tip {
  readonly title: Phrase;
  readonly text?: Phrase;
  // SVG markup, about 40×40.
  readonly icon?: string;
}

// Things of one kind with their words, on one side of the table; the chronicle stands where no words do.
export interface AtHand {
  readonly side: 'left' | 'right';
  readonly heading: Phrase | string;
  readonly tips: readonly Tip[];
}

// A table whose own types are forgotten, as the table screen handles it.
export type AnyTable = GameTable<unknown, DecisionBase, { readonly type: string }>;

// Checks a game's table against its own types and forgets them. The one place where they are: views, decisions and
// events of a match always come from the same game's engine.
export function defineTable<View, Decision extends DecisionBase, Event extends { readonly type: string }>(
  table: GameTable<View, Decision, Event>,
): AnyTable {
  return table as unknown as AnyTable;
}
