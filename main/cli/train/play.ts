// Matches by as many processes as there are cores to spare, chunk by chunk.
import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { WeightFile } from '../../../engine/ai/weights';
import type { GameId } from '../../../engine/registry';
import type { PlayAnswer, PlayOrder } from './child';
import type { MatchRecord } from './self-play';

export interface PlayWish {
  readonly game: GameId;
  readonly weights: WeightFile | null;
  // Seeds of every chunk.
  readonly chunks: readonly { readonly chunk: number; readonly seeds: readonly number[] }[];
  readonly processes: number;
  // True: no further chunk is begun.
  isOver(): boolean;
  done(chunk: number, matches: readonly MatchRecord[], millis: number): void;
}

export async function playChunks(wish: PlayWish): Promise<void> {
  let next = 0;
  const work = () =>
    new Promise<void>((finished, broken) => {
      const child = fork(fileURLToPath(new URL('./child.ts', import.meta.url)), { serialization: 'advanced' });
      let current = wish.chunks[0];
      const order = () => {
        current = wish.isOver() ? undefined : wish.chunks[next++];
        if (current === undefined) {
          child.disconnect();
          finished();
        } else child.send({ game: wish.game, weights: wish.weights, seeds: current.seeds } satisfies PlayOrder);
      };
      child.on('message', (answer: PlayAnswer) => {
        if ('error' in answer) {
          child.kill();
          broken(new Error(answer.error));
          return;
        }
        if (current !== undefined) wish.done(current.chunk, answer.matches, answer.millis);
        order();
      });
      child.on('error', broken);
      order();
    });
  await Promise.all(Array.from({ length: Math.min(wish.processes, wish.chunks.length) }, work));
}
