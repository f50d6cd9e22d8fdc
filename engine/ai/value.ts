// A learned value: every seat's share of winning, by the network while the match lasts, by the reckoning at its end.
import { createRunner, type Net, softmax } from './net';

// Says every seat's share of the world into `shares`.
export type Value<World> = (world: World, shares: Float32Array) => void;

// How a game shows itself to its network.
export interface Judge<World> {
  readonly features: number;
  seatsOf(world: World): number;
  isOver(world: World): boolean;
  // Shares of an ended match.
  reckon(world: World, shares: Float32Array): void;
  // Reads the whole table once; then `write` is asked for every seat.
  read(world: World): void;
  write(world: World, seat: number, into: Float32Array): void;
}

// The first output is the seat's weight against the others', the second its points; only training reads that one.
export function learnedValueOf<World>(net: Net, judge: Judge<World>): Value<World> {
  const run = createRunner(net);
  const input = new Float32Array(judge.features);
  return (world, shares) => {
    if (judge.isOver(world)) {
      judge.reckon(world, shares);
      return;
    }
    judge.read(world);
    const seats = judge.seatsOf(world);
    for (let seat = 0; seat < seats; seat++) {
      judge.write(world, seat, input);
      shares[seat] = run(input)[0] as number;
    }
    softmax(shares, seats);
  };
}
