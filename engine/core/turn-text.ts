// How a game's chart is told to players: chapters, and for every state a plain name and the rules it stands for.
export interface Named {
  readonly en: string;
  readonly pl: string;
}

export interface TurnState extends Named {
  // The name of the picture that stands for it; a pawn when left out.
  readonly sign?: string;
  // Ids of the rules; none where the state is only a turning in the way.
  readonly rules?: readonly string[];
  // The chapter it belongs to; left out it is that of the state around it, and at the top the state itself.
  readonly chapter?: string;
  // A turning in the way that nobody sees: named, not drawn.
  readonly quiet?: true;
  // The same choice as in another state, which is drawn for both.
  readonly as?: string;
}

export interface TurnText {
  // In the order in which they are read.
  readonly chapters: Readonly<Record<string, Named>>;
  // By the whole path of the state: leaves, and the states around them inside a chapter.
  readonly states: Readonly<Record<string, TurnState>>;
}
