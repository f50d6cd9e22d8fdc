// A place at the table and who sits there.
import { z } from 'zod';
import { LEVELS } from './agent';

export const TINCTURES = ['gules', 'azure', 'vert', 'or'] as const;
export type Tincture = (typeof TINCTURES)[number];

// Who sits there when nobody has said a name.
export const SEAT_NAMES: Readonly<Record<Tincture, string>> = {
  gules: 'Jagna',
  azure: 'Witold',
  vert: 'Zawisza',
  or: 'Kateřina',
};

const name = z.string().trim().min(1).max(40);

export const seatSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('human'), name, tincture: z.enum(TINCTURES) }),
  z.strictObject({ kind: z.literal('ai'), name, tincture: z.enum(TINCTURES), level: z.enum(LEVELS) }),
]);
export type SeatSpec = z.infer<typeof seatSchema>;
