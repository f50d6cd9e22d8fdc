// A moment of a match: a fact and the state right after it. The last one of a decision has the state it led to.
export interface Beat<State = unknown, Event = { readonly type: string }> {
  readonly event: Event;
  readonly state: State;
}
