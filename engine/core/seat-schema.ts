// What may be said about a seat from outside.
import { z } from 'zod';
import { LEVELS } from './agent';
import { TINCTURES } from './seat';

const name = z.string().trim().min(1).max(40);

export const seatSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('human'), name, tincture: z.enum(TINCTURES) }),
  z.strictObject({ kind: z.literal('ai'), name, tincture: z.enum(TINCTURES), level: z.enum(LEVELS) }),
]);
