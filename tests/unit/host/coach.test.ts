// The coach at the host: whom he helps, how often he asks, what he remembers, what is written down.
import { describe, expect, it } from 'vitest';
import type { Assessment } from '../../../engine/core/agent';
import { type Coaching, MOST_QUESTIONS } from '../../../engine/core/coaching';
import { known } from '../../../engine/core/invariant';
import { createMatch, type Match, type MatchSetup } from '../../../engine/match/match';
import { type SeatSpec, type Settings, STANDARD_SETTINGS } from '../../../engine/protocol';
import type { AiSeats } from '../../../main/host/ai-seats';
import { createCoach } from '../../../main/host/coach';
import type { Surroundings } from '../../../main/host/session';
import { toy } from '../../support/toy-game';

const PERSON: SeatSpec = { kind: 'human', name: 'Tosia', tincture: 'gules' };
const PAGE: SeatSpec = { kind: 'ai', name: 'Hanka', tincture: 'azure', level: 'page', character: 'hanka' };
const GUEST: SeatSpec = { kind: 'human', name: 'Bartek', tincture: 'azure' };

interface Wish {
  readonly game?: MatchSetup['game'];
  readonly seats?: readonly SeatSpec[];
  readonly settings?: Partial<Settings>;
  readonly campaign?: string;
  readonly coaching?: Coaching;
  readonly teacher?: object;
}

// An adviser who holds the first offered decision for the best and every other for a blunder.
function seat({ game = 'leaders', seats = [PERSON, PAGE], settings, campaign, coaching, teacher }: Wish = {}) {
  const match = createMatch({ game, seats, seed: 5 });
  let looked = 0;
  let isReady = true;
  const assessed = (): readonly Assessment[] =>
    (match.request?.decisions ?? []).map((_, index) => ({
      ...{ index, share: index === 0 ? 0.6 : 0.3, spread: 0.01, work: 50, plan: [] },
      reasons: [{ key: index === 0 ? 'assess.room.more' : 'assess.shelter.less' }],
    }));
  const ai = {
    advise: async () => {
      looked++;
      return null;
    },
    assessed: () => (isReady ? assessed() : []),
  } as unknown as AiSeats;
  const around = { settings: () => ({ ...STANDARD_SETTINGS, coach: true, ...settings }) } as unknown as Surroundings;
  const coach = createCoach(around, ai, { match, campaign: campaign ?? null, coaching, teacher });
  return {
    ...{ match, coach },
    looked: () => looked,
    setReady: (ready: boolean) => {
      isReady = ready;
    },
  };
}

const blunder = (match: Match) => known(match.request?.decisions[1]).key;

function playOn(match: Match, until: () => boolean = () => false): void {
  while (match.request !== null && !until()) match.decide(known(match.request.decisions[0]).key);
}

// To the next request of the person that leaves a choice.
function toChoice(match: Match): void {
  playOn(match, () => match.request?.seat === 0 && match.request.decisions.length > 1);
}

describe('the coach', () => {
  it('asks before a blunder, with both shares and the reason, and never before the best', () => {
    const { match, coach } = seat();
    toChoice(match);
    expect(coach.question(known(match.request?.decisions[0]).key)).toBeNull();
    expect(coach.question(blunder(match))).toMatchObject({
      ...{ coach: 'reinhold', asked: 1, most: MOST_QUESTIONS, reason: { key: 'assess.shelter.less' } },
      chosen: { key: blunder(match), share: 0.3 },
      safer: { key: known(match.request?.decisions[0]).key, share: 0.6 },
    });
    // Once a position.
    expect(coach.question(blunder(match))).toBeNull();
  });

  it('asks at most a few times a match and remembers more', () => {
    const { match, coach } = seat();
    let asked = 0;
    for (let turn = 0; turn < MOST_QUESTIONS + 2; turn++) {
      toChoice(match);
      if (coach.question(blunder(match)) !== null) asked++;
      coach.remember(blunder(match));
      match.decide(known(match.request?.decisions[0]).key);
    }
    expect(asked).toBe(MOST_QUESTIONS);
    expect(coach.record()?.slips).toHaveLength(MOST_QUESTIONS + 2);
    expect(coach.note()).toMatchObject({ asked: MOST_QUESTIONS, silent: false });
    expect(coach.note()).not.toHaveProperty('habits');
  });

  it('forgets what is taken back, and tells the habits with the outcome', () => {
    const { match, coach } = seat();
    toChoice(match);
    coach.remember(blunder(match));
    expect(coach.record()?.slips).toHaveLength(0);
    match.decide(known(match.request?.decisions[0]).key);
    expect(coach.record()?.slips).toHaveLength(1);
    playOn(match);
    expect(match.outcome).not.toBeNull();
    expect(coach.note()?.habits).toMatchObject([{ part: 'shelter', times: 1 }]);
  });

  it('does not ask about what he has not looked at yet, and looks only where there is a choice', () => {
    const { match, coach, looked, setReady } = seat();
    toChoice(match);
    setReady(false);
    coach.look();
    expect(looked()).toBe(1);
    expect(coach.question(blunder(match))).toBeNull();
    coach.remember(blunder(match));
    expect(coach.record()?.slips).toEqual([]);
  });

  it('is silent when told to, when off, between people, in campaigns, beside a teacher and where nobody assesses', () => {
    const wishes: readonly Wish[] = [
      { settings: { coach: false } },
      { game: toy },
      { seats: [PERSON, GUEST] },
      { campaign: 'somewhere.json' },
      { teacher: {} },
      { seats: [{ ...PAGE, tincture: 'gules' }, PAGE] },
      { coaching: { asked: [], silent: true, slips: [] } },
    ];
    for (const wish of wishes) {
      const { match, coach, looked } = seat(wish);
      toChoice(match);
      if (match.request === null) continue;
      coach.look();
      expect([coach.question(blunder(match)), looked()]).toEqual([null, 0]);
      expect(coach.note() === undefined).toBe(wish.coaching === undefined);
    }
    const { match, coach } = seat();
    toChoice(match);
    coach.beSilent();
    expect(coach.question(blunder(match))).toBeNull();
    expect(coach.record()).toMatchObject({ silent: true });
  });

  it('goes on where he was when the match was left', () => {
    const { match, coach } = seat({ coaching: { asked: [0, 1, 2], silent: false, slips: [] } });
    playOn(match, () => match.played.length > 3 && match.request?.seat === 0 && match.request.decisions.length > 1);
    expect(coach.question(blunder(match))).toMatchObject({ asked: 4 });
    match.decide(known(match.request?.decisions[0]).key);
    toChoice(match);
    expect(coach.question(blunder(match))).toBeNull();
  });
});
