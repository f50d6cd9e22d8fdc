// What the page may ask and say, checked: whatever does not fit is refused before it reaches the host.
import { z } from 'zod';
import { seatSchema } from './core/seat-schema';
import { LANGUAGES, OWN_PLACES } from './protocol';

// Whether there is such a game is the host's to say.
const gameId = z.string().max(60);
const name = z.string().trim().min(1).max(40);
const file = z.string().min(1).max(255);
const option = z.union([z.string().max(60), z.number(), z.boolean()]);

export const settingsSchema = z.strictObject({
  language: z.enum(['system', ...LANGUAGES]),
  // Playing speed of animations: 0 shows results at once.
  ownSpeed: z.number().min(0).max(4),
  aiSpeed: z.number().min(0).max(4),
  // Seconds between two moves of opponents.
  aiPause: z.number().min(0).max(2),
  // How long opponents may think.
  thinking: z.enum(['quick', 'normal', 'long']),
  // Named opponents say a line now and then.
  tableTalk: z.boolean(),
  // 'system' follows prefers-reduced-motion.
  motion: z.enum(['system', 'full', 'reduced']),
  sound: z.boolean(),
  // Loudness of everything, and within it of the music and of the sounds of the table.
  volume: z.number().min(0).max(1),
  music: z.number().min(0).max(1),
  effects: z.number().min(0).max(1),
  silentInBackground: z.boolean(),
  textScale: z.number().min(0.9).max(1.6),
  highContrast: z.boolean(),
  largeNumbers: z.boolean(),
  endTurnGuard: z.boolean(),
  dangerHints: z.boolean(),
  practiceUndo: z.boolean(),
  // Asks before a decision that gives much away, in matches of one person against opponents.
  coach: z.boolean(),
  // When the curtain falls between two people at one screen.
  curtain: z.enum(['secrets', 'always']),
  fullscreen: z.boolean(),
  // Name offered for the first human seat.
  playerName: z.string().trim().max(40),
  // At every start; never without being asked to.
  lookForUpdates: z.boolean(),
});

const nothing = z.strictObject({});

// Every request by its name, with what it must carry.
export const requestSchemas = {
  about: nothing,
  'settings.get': nothing,
  'settings.set': settingsSchema.partial(),
  'match.create': z.strictObject({
    game: gameId,
    seats: z.array(seatSchema).min(1).max(4),
    options: z.record(z.string().max(40), option),
    seed: z.number().int().min(0).optional(),
  }),
  'match.lesson': z.strictObject({ game: gameId, lesson: z.string().max(60) }),
  // The first match with the game's teacher, from its beginning.
  'match.teach': z.strictObject({ game: gameId }),
  'match.puzzle': z.strictObject({ puzzle: z.string().max(60) }),
  'match.resume': z.strictObject({ file }),
  // Asks for the current table again, after a reload of the page.
  'match.current': nothing,
  'match.leave': nothing,
  // Ends a match before its end: it counts as finished, without a winner.
  'match.giveUp': nothing,
  // `entry` is the number of journal entries the sender saw: a late click changes nothing.
  // `sure` answers the coach: nothing is asked again.
  'match.decide': z.strictObject({
    key: z.string().min(1).max(400),
    entry: z.number().int().min(0),
    sure: z.literal(true).optional(),
  }),
  'match.undo': nothing,
  'match.redo': nothing,
  'match.hint': nothing,
  // No more advice in this match.
  'match.silenceCoach': nothing,
  // The person of the named seat has opened the curtain.
  'match.reveal': z.strictObject({ seat: z.number().int().min(0).max(3) }),
  // Goes on after a lesson's reading step.
  'match.next': nothing,
  'replay.open': z.strictObject({ file }),
  'replay.campaign': z.strictObject({ campaign: file, game: z.number().int().min(0) }),
  'replay.seek': z.strictObject({ entry: z.number().int().min(0) }),
  'saves.list': nothing,
  'saves.saveAs': z.strictObject({ name }),
  'saves.rename': z.strictObject({ file, name }),
  'saves.delete': z.strictObject({ file }),
  // The file's text, for the page to hand to the person; and the way back.
  'saves.export': z.strictObject({ file }),
  'saves.import': z.strictObject({ name, text: z.string().max(8_000_000) }),
  'campaigns.list': nothing,
  'campaigns.create': z.strictObject({ game: gameId, name, difficulty: z.string().max(20) }),
  // `difficulty` is one of the campaign's `choices`.
  'campaigns.play': z.strictObject({ file, difficulty: z.string().max(20).optional() }),
  'campaigns.delete': z.strictObject({ file }),
  'puzzles.list': nothing,
  'lessons.list': nothing,
  'opponents.records': nothing,
  'teachings.list': nothing,
  // How a turn of the game runs, read off its chart.
  'rules.turn': z.strictObject({ game: gameId }),
  // Shown to the person before it is written anywhere.
  'diagnostics.text': nothing,
  'updates.look': nothing,
  // Opens the download page of the last news.
  'updates.open': nothing,
  'licences.chromium': nothing,
  // A file of ours that stands in the way gets another name.
  'files.setAside': z.strictObject({ place: z.enum(OWN_PLACES) }),
  'app.quit': nothing,
} as const;

export const callSchema = z.strictObject({ name: z.string().max(40), body: z.unknown() });
