// A place at the table and who sits there.
import type { z } from 'zod';
import type { seatSchema } from './seat-schema';

export const TINCTURES = ['gules', 'azure', 'vert', 'or'] as const;
export type Tincture = (typeof TINCTURES)[number];

// Who sits there when nobody has said a name.
export const SEAT_NAMES: Readonly<Record<Tincture, string>> = {
  gules: 'Jagna',
  azure: 'Witold',
  vert: 'Zawisza',
  or: 'Kateřina',
};

export type SeatSpec = z.infer<typeof seatSchema>;
