// What the AI seats are asked with: a view, nothing else of the match, and the time that the player grants.
import { describe, expect, it } from 'vitest';
import { LEVEL_MILLIS } from '../../../engine/ai/levels';
import { known } from '../../../engine/core/invariant';
import { createMatch } from '../../../engine/match/match';
import { type SeatSpec, type Settings, STANDARD_SETTINGS } from '../../../engine/protocol';
import type { Question } from '../../../main/host/ai-pool';
import { createAiSeats } from '../../../main/host/ai-seats';
import type { Surroundings } from '../../../main/host/session';

const SEATS: readonly SeatSpec[] = (['gules', 'azure', 'vert'] as const).map((tincture) => ({
  kind: 'ai',
  name: tincture,
  tincture,
  level: 'hetman',
}));

function asked(thinking: Settings['thinking'], seats = SEATS): Question {
  const match = createMatch({ game: 'grunwald', seats, seed: 5 });
  let question: Question | null = null;
  const around = {
    settings: () => ({ ...STANDARD_SETTINGS, thinking }),
    chance: () => 7,
    push: () => {},
    pool: {
      think: (each: Question) => {
        question = each;
        return { answer: new Promise<null>(() => {}), best: () => [], cancel: () => {} };
      },
    },
  } as unknown as Surroundings;
  createAiSeats(around, { id: 'm', match }).letThink(async () => {});
  return known(question as Question | null);
}

describe('AI seats', () => {
  it('think as long as the player grants', () => {
    const [quick, normal, long] = (['quick', 'normal', 'long'] as const).map((thinking) => asked(thinking).millis);
    expect(normal).toBe(LEVEL_MILLIS.hetman);
    expect(known(quick)).toBeLessThan(known(normal) / 2);
    expect(known(long)).toBeGreaterThan(known(normal) * 2);
  });

  it('bring the temper of a named opponent, and plain levels none', () => {
    const seats = SEATS.map((seat): SeatSpec => ({ ...seat, kind: 'ai', level: 'hetman', character: 'sidonie' }));
    expect(asked('normal', seats).temper).toBe('sly');
    expect(asked('normal')).not.toHaveProperty('temper');
  });

  it('get the view of their seat and the open request, never a state', () => {
    const match = createMatch({ game: 'grunwald', seats: SEATS, seed: 5 });
    const question = asked('normal');
    expect(Object.keys(question).sort()).toEqual(['agent', 'game', 'memory', 'millis', 'request', 'seed', 'view']);
    expect(question.view).toEqual(match.view(known(match.request).seat));
    expect(question.view).not.toHaveProperty('piles.0');
    expect((question.view as { table: object }).table).not.toHaveProperty('piles');
  });
});
