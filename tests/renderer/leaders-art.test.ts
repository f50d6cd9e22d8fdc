// Every painter of Starcie Wodzów gives sound markup.
import { describe, it } from 'vitest';
import { CARDS as CHARACTERS, FIGURE_KINDS } from '../../engine/games/leaders/data/characters';
import { TINCTURES } from '../../engine/protocol';
import { at, piece } from '../../renderer/art/svg';
import * as ldBoard from '../../renderer/games/leaders/art/board';
import * as ldCard from '../../renderer/games/leaders/art/card';
import * as ldFigure from '../../renderer/games/leaders/art/figure';
import * as ldMarks from '../../renderer/games/leaders/art/marks';
import { big, expectSound, sound } from './markup';

describe('leaders art', () => {
  it('escapes the words it is given', () => {
    expectSound(piece(ldCard.CARD, ldCard.characterCardBody('rider', 'gules', { kind: 'active', title: 'A & <B> "C"' })));
  });

  it.each(TINCTURES)('draws every figure and card in %s', (tincture) => {
    for (const figure of FIGURE_KINDS) {
      for (const state of ['rest', 'ready', 'chosen', 'used'] as const)
        sound(ldFigure.FIGURE, ldFigure.figureBody(figure, tincture, state));
    }
    for (const character of CHARACTERS) {
      sound(
        ldCard.CARD,
        ldCard.characterCardBody(character, tincture, {
          kind: 'special',
          title: 'Long name here',
          kindLabel: 'k',
          state: 'used',
        }),
      );
      sound(big, ldCard.medallionBody(character, tincture, 20));
    }
  });

  it('draws the board with all marks at once', () => {
    const { x, y } = ldBoard.cellCentre(1, -2);
    const cell = [
      ldMarks.stepBody,
      ldMarks.abilityBody,
      ldMarks.winningBody,
      ldMarks.recruitBody,
      ldMarks.dangerBody,
      ldMarks.chosenBody,
    ];
    sound(
      ldBoard.BOARD,
      ldBoard.boardBody('gules', 'azure') +
        cell.map((mark) => at(x, y, mark())).join('') +
        ldMarks.recruitBody('hovered') +
        ldMarks.dangerSealBody() +
        ldMarks.threatSealBody() +
        ldMarks.huntedBody() +
        ldMarks.pickedStarBody() +
        ldMarks.jailedBody() +
        ldMarks.shieldedBody(),
    );
    for (const kind of ['active', 'passive', 'special', 'leader'] as const) sound(big, ldCard.kindMarkBody(kind, 6));
    sound(ldCard.CARD, ldCard.characterBackBody());
  });
});
