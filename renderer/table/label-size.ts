// How large words and numbers on a piece are drawn for whoever wants them larger: as large as asked, or as far as the
// piece and its other labels leave room. Pure; whoever draws brings the measure.
import type { Settings } from '../../engine/protocol';
import type { DrawnLetters } from '../art/lettered';
import type { Box, Piece, PieceLabel, Size } from './scene';

export interface Lettering {
  readonly words: number;
  readonly numbers: number;
}

export const PLAIN_LETTERING: Lettering = { words: 1, numbers: 1 };

const LARGE_NUMBERS = 1.35;
// Signs stand beside them.
const LARGEST_NUMBERS = 1.45;
const STEPS = 4;
// Loose labels, which lie outside their piece anyway, grow no further.
const LOOSE = 1.15;
// Names on cards of one row differ in length: growing far they would differ in size.
const MOST = 1.25;
const NUMBER = /^[+−–-]?\d[\d.,/:×%+−–-]*$/;

export function letteringOf({ textScale, largeNumbers }: Pick<Settings, 'textScale' | 'largeNumbers'>): Lettering {
  const words = Math.min(textScale, MOST);
  return { words, numbers: largeNumbers ? Math.max(words, Math.min(words * LARGE_NUMBERS, LARGEST_NUMBERS)) : words };
}

// Letters inside drawings have the room that their painter left them.
const DRAWN = { numbers: 1.24, words: 1.12 } as const;

export function drawnLettersOf({ textScale, largeNumbers }: Pick<Settings, 'textScale' | 'largeNumbers'>): DrawnLetters {
  const names = Math.min(textScale, DRAWN.words);
  return { names, numbers: largeNumbers ? DRAWN.numbers : names };
}

export function labelFactors(
  piece: Pick<Piece, 'size'>,
  labels: readonly PieceLabel[],
  wish: Lettering,
  measure: (label: PieceLabel, size: number) => Size,
): readonly number[] {
  const targets = labels.map(({ text }) => Math.max(1, NUMBER.test(text) ? wish.numbers : wish.words));
  if (targets.every((target) => target === 1)) return targets;
  const boxAt = (label: PieceLabel, factor: number): Box => {
    const { width, height } = measure(label, label.size * factor);
    return { x: label.x - width / 2, y: label.y - height / 2, width, height };
  };
  const plain = labels.map((label) => boxAt(label, 1));
  const around = { x: -piece.size.width / 2, y: -piece.size.height / 2, ...piece.size };
  const limits = targets.map((target, index) => (isWithin(plain[index], around) ? target : Math.min(target, LOOSE)));
  const levels = labels.map(() => STEPS);
  const factor = (index: number): number => 1 + (((limits[index] ?? 1) - 1) * (levels[index] ?? 0)) / STEPS;
  for (let round = 0; round < 2 * STEPS; round += 1) {
    const boxes = labels.map((label, index) => boxAt(label, factor(index)));
    const tight = labels.flatMap((_, index) => {
      const leaves = isWithin(plain[index], around) && !isWithin(boxes[index], around);
      // Of two that would cover each other the one that has grown more gives way.
      const covers = boxes.some(
        (box, other) =>
          other !== index && factor(index) >= factor(other) && meet(boxes[index], box) && !meet(plain[index], plain[other]),
      );
      return (leaves || covers) && (levels[index] ?? 0) > 0 ? [index] : [];
    });
    if (tight.length === 0) break;
    for (const index of tight) levels[index] = (levels[index] ?? 1) - 1;
  }
  return labels.map((_, index) => factor(index));
}

function isWithin(inner: Box | undefined, outer: Box): boolean {
  if (inner === undefined) return false;
  return (
    inner.x >= outer.x &&
    inner.y >= outer.y &&
    inner.x + inner.width <= outer.x + outer.width &&
    inner.y + inner.height <= outer.y + outer.height
  );
}

function meet(one: Box | undefined, other: Box | undefined): boolean {
  if (one === undefined || other === undefined) return false;
  const isApart =
    one.x + one.width <= other.x ||
    other.x + other.width <= one.x ||
    one.y + one.height <= other.y ||
    other.y + other.height <= one.y;
  return !isApart;
}
