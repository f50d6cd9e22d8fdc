// A decision is a small plain object and also the chart's event. Its key is its one text form:
// IPC payload, search edge, journal line and golden-file line.
export interface DecisionBase {
  readonly type: string;
}

// A text for people: a key in the game's text files and its parameters.
export interface Phrase {
  readonly key: string;
  readonly params?: Readonly<Record<string, string | number>>;
}

// Why something on the table cannot be chosen now. `target` names it in the view's own terms.
export interface Refusal {
  readonly target: string;
  readonly reason: Phrase;
  // What must have been picked before it would be expected, in order: the figure whose ability does not reach there.
  readonly after?: readonly string[];
}

// Exactly one request is open at a time.
export interface Request<Decision extends DecisionBase = DecisionBase> {
  readonly seat: number;
  readonly prompt: Phrase;
  readonly decisions: readonly Decision[];
}
