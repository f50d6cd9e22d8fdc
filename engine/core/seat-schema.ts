// What may be said about a seat from outside.
import { z } from 'zod';
import { LEVELS } from './agent';
import { CHARACTER_IDS, CHARACTERS } from './characters';
import { TINCTURES } from './seat';

const name = z.string().trim().min(1).max(40);

export const seatSchema = z
  .discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('human'), name, tincture: z.enum(TINCTURES) }),
    z.strictObject({
      kind: z.literal('ai'),
      name,
      tincture: z.enum(TINCTURES),
      level: z.enum(LEVELS),
      // One of the named opponents; a plain level without.
      character: z.enum(CHARACTER_IDS).optional(),
    }),
  ])
  .refine(
    (seat) => seat.kind === 'human' || seat.character === undefined || CHARACTERS[seat.character].level === seat.level,
    'a character plays at its own level',
  );
