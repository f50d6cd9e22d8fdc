// One open table: the game's board on its stage, the presenter, the picks and what is pointed at, as one snapshot that
// React listens to. It sends decisions to the host and owns no truth: the newest table from the host always wins.
import type { CoachQuestion, Hint, OfferedDecision, TablePush } from '../../engine/protocol';
import { answerTo, type Choices, NO_CHOICES, narrow } from './choices';
import { Chronicle, type Told } from './chronicle';
import type { SeatGains } from './gains';
import type { AnyTable, Box, GameBoard, Hung, Marks, Spot, TableContext } from './game-table';
import type { LogLine } from './log-lines';
import { Placing } from './placing';
import { type Pointer, Pointing } from './pointing';
import { type Playing, Presenter } from './presenter';
import type { Point } from './scene';
import { ShownHint } from './shown-hint';
import type { PixiStage } from './stage';

export interface SessionPorts {
  context(table: TablePush): Omit<TableContext, 'own'>;
  speed(next: TablePush, shown: TablePush): number;
  rest(former: TablePush): number;
  settled?(table: TablePush): void;
  // What the coach asks first, or whether the host has taken it.
  decide(key: string, entry: number, sure?: true): Promise<CoachQuestion | 'taken' | 'refused'>;
  hint(): Promise<Hint | null>;
  isStill(): boolean;
  // By the session before this one.
  readonly told: Told | null;
}

export interface TableSnapshot {
  readonly shown: TablePush | null;
  readonly playing: Playing | null;
  readonly isSettled: boolean;
  readonly isPaused: boolean;
  // Everything offered now, before any pick; empty unless the viewer is asked and nothing moves.
  readonly offered: readonly OfferedDecision[];
  readonly choices: Choices;
  readonly marks: Marks;
  readonly log: readonly LogLine[];
  // Since the player last decided.
  readonly gains: readonly SeatGains[];
}

// A recap runs at this part of the usual speed.
const RECAP_PACE = 0.6;

const NO_MARKS: Marks = { spots: [], picks: [], hovered: null, hint: null };

export class TableSession {
  readonly table: AnyTable;
  readonly stage: PixiStage;
  readonly #ports: SessionPorts;
  readonly #board: GameBoard<unknown, { readonly type: string }>;
  readonly #presenter: Presenter;
  readonly #pointing: Pointing;
  readonly #placing: Placing;
  // What the game remembers for this table.
  readonly #own: unknown;
  readonly #listeners = new Set<() => void>();
  #latest: TablePush | null = null;
  #picks: readonly string[] = [];
  readonly #hint = new ShownHint();
  #question: CoachQuestion | null = null;
  readonly #chronicle: Chronicle;
  #isRecap = false;
  // What the player has decided for the requests to come.
  #inTurn: readonly string[] = [];
  // Entry a decision was sent for: nothing can be chosen until the host has answered.
  #sentFor: number | null = null;
  #snapshot: TableSnapshot;

  constructor(table: AnyTable, stage: PixiStage, ports: SessionPorts) {
    this.table = table;
    this.stage = stage;
    this.#ports = ports;
    this.#own = table.openOwn?.() ?? null;
    this.#board = table.createBoard(stage);
    this.#placing = new Placing(table, this.#board);
    this.#pointing = new Pointing(stage, this.#board, NO_MARKS, {
      placeOf: (target) => this.placeOf(target),
      isStill: () => ports.isStill(),
    });
    this.#chronicle = new Chronicle(ports.told);
    this.#snapshot = {
      shown: null,
      playing: null,
      isSettled: true,
      isPaused: false,
      offered: [],
      choices: NO_CHOICES,
      marks: NO_MARKS,
      log: [],
      gains: [],
    };
    this.#presenter = new Presenter({
      board: this.#board,
      clock: stage.clock,
      context: (push) => this.contextOf(push),
      speed: (next, shown) => ports.speed(next, shown) * (this.#isRecap ? RECAP_PACE : 1),
      rest: (former) => ports.rest(former),
      settled: (push) => ports.settled?.(push),
      changed: () => this.#refresh(),
      reportProblem: (error) => console.error('An animation failed; the table shows the true state.', error),
    });
  }

  // The surroundings of a table, with what the game remembers.
  contextOf(push: TablePush): TableContext {
    return { ...this.#ports.context(push), own: this.#own };
  }

  get board(): GameBoard<unknown, { readonly type: string }> {
    return this.#board;
  }

  // Texture memory of the table.
  get textureBytes(): number {
    return this.stage.pictures.bytes + (this.#board.textureBytes ?? 0);
  }

  get told(): Told | null {
    return this.#chronicle.told;
  }

  get snapshot(): TableSnapshot {
    return this.#snapshot;
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  receive(push: TablePush): void {
    if (push === this.#latest) return;
    this.#latest = push;
    this.#sentFor = null;
    this.#hint.receive(push);
    this.#question = null;
    this.#chronicle.receive(push);
    this.#presenter.receive(push);
  }

  // What has happened since the player last decided, once more and slower.
  recap(): void {
    if (!this.canRecap) return;
    this.#isRecap = true;
    this.#presenter.recap(this.#chronicle.recent);
  }

  get canRecap(): boolean {
    return this.#presenter.isSettled && this.#chronicle.hasOthers;
  }

  skip(): void {
    this.#presenter.skip();
  }

  setPaused(paused: boolean): void {
    if (paused) this.#presenter.pause();
    else this.#presenter.resume();
  }

  // After a change of language, settings or names.
  redraw(): void {
    this.#presenter.refresh();
    this.#refresh();
  }

  // A click on a spot: decides, picks, takes a pick back or changes it.
  choose(spot: string): void {
    const answer = answerTo(this.#snapshot.choices, spot);
    if (answer === null) return;
    if (answer.kind === 'decide') {
      const { spots, others } = this.#snapshot.choices;
      const chosen = [...spots, ...others.map((other) => other.spot)].find(({ id }) => id === spot);
      this.decideInTurn([answer.key, ...(chosen?.onward ?? [])]);
      return;
    }
    this.#picks = answer.picks;
    this.#refresh();
  }

  // Takes the last pick back; false when there was none.
  unpick(): boolean {
    if (this.#snapshot.choices.picks.length === 0) return false;
    this.#picks = this.#snapshot.choices.picks.slice(0, -1);
    this.#refresh();
    return true;
  }

  // Decisions that follow one another by themselves, as long as each is offered when its turn comes.
  decideInTurn(keys: readonly string[]): void {
    const [first, ...rest] = keys;
    if (first === undefined) return;
    void this.decide(first);
    this.#inTurn = rest;
  }

  async decide(key: string, sure?: true): Promise<void> {
    this.#inTurn = [];
    const { shown, offered } = this.#snapshot;
    if (shown === null || !offered.some((offer) => offer.key === key)) return;
    this.#sentFor = shown.entry;
    this.#hint.decided(key);
    this.#chronicle.decided(shown);
    this.#picks = [];
    this.#pointing.forget();
    this.#refresh();
    const answer = await this.#ports.decide(key, shown.entry, sure);
    if (answer === 'taken' || this.#sentFor !== shown.entry) return;
    // As long as the coach waits for an answer nothing else can be chosen.
    if (answer === 'refused') this.#sentFor = null;
    else this.#question = answer;
    this.#refresh();
  }

  // The coach is answered with a decision, or with nothing: then the player chooses anew.
  answerCoach(key: string | null): void {
    const question = this.#question;
    if (question === null) return;
    const rest = this.#inTurn;
    this.#question = null;
    this.#sentFor = null;
    this.#inTurn = [];
    this.#refresh();
    if (key === null) return;
    void this.decide(key, true);
    if (key === question.chosen.key) this.#inTurn = rest;
  }

  get question(): CoachQuestion | null {
    return this.#question;
  }

  // The snapshot stays as it is.
  hover(hovered: string | null): void {
    this.#pointing.point({ hovered });
  }

  point(pointed: string | null): void {
    this.#pointing.point({ pointed });
  }

  // A piece in the hand, in pixels of the stage; null lays it down.
  carry(piece: string, at: Point | null): void {
    this.#board.carry?.(piece, at === null ? null : this.stage.camera.unproject(at));
    this.stage.invalidate();
  }

  get pointer(): Pointer {
    return this.#pointing.pointer;
  }

  get subscribePointer(): Pointing['subscribe'] {
    return this.#pointing.subscribe;
  }

  async askHint(): Promise<void> {
    const at = this.#snapshot.shown;
    const hint = await this.#ports.hint();
    if (hint === null || this.#snapshot.shown !== at) return;
    this.#hint.show(hint);
    // The hint is shown from the start: picks made so far may lead elsewhere.
    this.#picks = this.#picksLeadTo(hint.key) ? this.#picks : [];
    this.#refresh();
  }

  // Shows another of the hint's plans.
  leadTo(place: number): void {
    if (!this.#hint.leadTo(place)) return;
    this.#picks = [];
    this.#refresh();
  }

  // The key of what a hint would say, without showing it.
  async advise(): Promise<string | null> {
    const at = this.#snapshot.shown;
    const key = (await this.#ports.hint())?.key ?? null;
    if (at === null || this.#snapshot.shown !== at) return null;
    this.#hint.advise(key);
    return key;
  }

  get advisedKey(): string | null {
    return this.#hint.advisedKey;
  }

  // False when there was none.
  putHintAway(): boolean {
    const was = this.#hint.putAway();
    if (was) this.#refresh();
    return was;
  }

  get led(): number {
    return this.#hint.led;
  }

  get hintKey(): string | null {
    return this.#hint.key;
  }

  get hint(): Hint | null {
    return this.#hint.hint;
  }

  get isHintOnward(): boolean {
    return this.#hint.isOnward;
  }

  wake(): void {
    this.#pointing.wake();
  }

  destroy(): void {
    this.#presenter.destroy();
    this.#pointing.destroy();
    this.#board.destroy();
    this.stage.destroy();
    this.#listeners.clear();
  }

  #picksLeadTo(key: string): boolean {
    return this.#snapshot.choices.offered.some((offer) => offer.key === key);
  }

  #offered(): readonly OfferedDecision[] {
    const shown = this.#presenter.shown;
    if (!shown?.request || !this.#presenter.isSettled || shown.curtain !== null || this.#sentFor === shown.entry) return [];
    if (shown.mode.kind === 'lesson' && shown.mode.reading) return [];
    return shown.request.decisions;
  }

  #refresh(): void {
    const shown = this.#presenter.shown;
    this.#chronicle.show(shown);
    if (this.#presenter.isSettled) this.#isRecap = false;
    const offered = this.#offered();
    const choices = shown === null || offered.length === 0 ? NO_CHOICES : narrow(this.#placing, shown.view, offered, this.#picks);
    const marks = this.#marksFor(choices);
    const { playing } = this.#presenter;
    this.#snapshot = {
      shown,
      playing,
      isSettled: this.#presenter.isSettled,
      isPaused: this.#presenter.isPaused,
      offered,
      choices,
      marks,
      log: this.#chronicle.log,
      gains: this.#chronicle.gains(this.table, shown, playing),
    };
    if (!this.#snapshot.isSettled) this.#pointing.letGo();
    this.#pointing.show(marks);
    this.stage.invalidate();
    for (const listener of [...this.#listeners]) listener();
    this.#pointing.tell();
    if (this.#inTurn.length > 0 && offered.length > 0) queueMicrotask(() => this.#goOn());
  }

  #goOn(): void {
    const [next, ...rest] = this.#inTurn;
    if (next === undefined || this.#snapshot.offered.length === 0) return;
    const isOffered = this.#snapshot.offered.some(({ key }) => key === next);
    if (isOffered) void this.decide(next);
    this.#inTurn = isOffered ? rest : [];
  }

  #marksFor(choices: Choices): Marks {
    const hint = this.hintKey;
    const hinted = hint === null ? undefined : choices.spots.find((spot) => spot.keys.includes(hint));
    const pickedPieces = choices.picks.flatMap((pick) => this.#placing.pieceOf(pick) ?? []);
    return { spots: choices.spots, picks: choices.picks, pickedPieces, hovered: null, hint: hinted?.id ?? null };
  }

  // Where something named by a refusal or a log line is on the table; null when it is a part or nowhere.
  placeOf(target: string): Box | null {
    const shown = this.#presenter.shown;
    return shown === null ? null : this.#placing.boxOf(target, shown.view);
  }

  boxOf(hung: Hung): Box | null {
    return this.#placing.hung(hung);
  }

  // The spots that a hand would touch for a decision that is asked for now, the last being where it happens.
  wayTo(key: string): readonly Spot[] {
    const shown = this.#presenter.shown;
    return this.#placing.wayTo(key, shown?.view, shown?.request?.decisions ?? []);
  }

  // The same for one that will be asked for later.
  wayOf(step: OfferedDecision): readonly Spot[] {
    return this.#placing.wayTo(step.key, this.#presenter.shown?.view, [step]);
  }
}
