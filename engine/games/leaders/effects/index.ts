// The effects by the names that the chart uses.
import { act, dropStuckReactors, endActions, react } from './acting';
import { banishCard, liftHermit, placeFigure, placeHermit, placePair, returnCard, takeCard } from './recruiting';
import { beginFirstTurn, beginMatch, loseRecruitment, passTurn } from './turns';

export const effects = {
  act,
  react,
  dropStuckReactors,
  endActions,
  takeCard,
  returnCard,
  placeHermit,
  liftHermit,
  placeFigure,
  placePair,
  banishCard,
  beginMatch,
  beginFirstTurn,
  loseRecruitment,
  passTurn,
};
