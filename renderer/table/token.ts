// A token with thickness: is put down with a small drop, flies, turns over.
import { cue, easeBack, easeIn, easeOut, type Motion, sequence, tween } from './motion';
import { Piece } from './piece';

export class Token extends Piece {
  // Falls from the hand on its place.
  drop(height = 26, millis = 300): Motion {
    return tween(
      millis,
      (progress) => {
        this.lift = height * (1 - progress);
        this.alpha = Math.min(1, progress * 2);
      },
      easeBack,
    );
  }

  // Turns over and shows other markup.
  turnOver(markup: string, millis = 320): Motion {
    return sequence(
      tween(millis / 2, (progress) => this.scale.set(1 - progress, 1), easeIn),
      cue(() => this.draw(markup)),
      tween(millis / 2, (progress) => this.scale.set(progress, 1), easeOut),
    );
  }
}
