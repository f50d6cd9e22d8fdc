// Save texts: a round trip, and every way a text can be bad.
import { describe, expect, it } from 'vitest';
import { canonical, hashText } from '../../../engine/core/hash';
import { makeSave, parseSave, SAVE_FORMAT } from '../../../engine/core/save-format';
import { createMatch } from '../../../engine/match/match';
import { toy } from '../../support/toy-game';

function body() {
  const match = createMatch({ game: toy, seats: 2, seed: 1 });
  match.decide('roll');
  return {
    name: 'A match',
    savedAt: '2026-01-01T00:00:00.000Z',
    campaign: null,
    journal: match.journal,
    snapshot: { ...match.state },
  };
}
const sealed = (held: unknown, format = 1) =>
  `{"gonfalon":"save","format":${format},"check":"${hashText(canonical(held))}","body":${canonical(held)}}`;

describe('save texts', () => {
  it('come back as they were', () => {
    const saved = body();
    expect(parseSave(makeSave(saved))).toEqual({ ok: true, value: saved });
  });

  it.each([
    ['save.empty', ''],
    ['save.truncated', makeSave(body()).slice(0, 300)],
    ['save.damaged', makeSave(body()).replace('"roll"', '"ro\u0000l"')],
    ['save.damaged', '\u0000'.repeat(400)],
    ['save.edited', makeSave(body()).replace('"A match"', '"B match"')],
    ['save.newer', sealed(body(), SAVE_FORMAT + 1)],
    ['save.foreign', '{"hello":1}'],
    ['save.foreign', '[1,2]'],
    ['save.damaged', sealed({ ...body(), journal: { header: {}, entries: [] } })],
    ['save.damaged', sealed({ ...body(), extra: 1 })],
    ['save.damaged', sealed({ ...body(), coaching: { asked: [0, 1, 2, 3, 4], silent: false, slips: [] } })],
    [
      'save.damaged',
      sealed({ ...body(), coaching: { asked: [], silent: false, slips: [{ entry: -1, number: 0, lost: 2, part: '' }] } }),
    ],
    ['save.damaged', sealed({ ...body(), snapshot: { phase: 3 } })],
    ['save.damaged', makeSave(body()).replace('"body":{', '"body":{"__proto__":{"polluted":1},')],
    ['save.tooDeep', '['.repeat(7_900_000)],
    ['save.tooDeep', `${'{"a":'.repeat(100)}1${'}'.repeat(100)}`],
    ['save.tooLarge', ' '.repeat(8_000_001)],
  ])('%s has its own code', (code, text) => {
    expect(parseSave(text)).toMatchObject({ ok: false, code });
  });

  it('never pollute prototypes', () => {
    parseSave('{"__proto__":{"polluted":1}}');
    expect(({} as { polluted?: number }).polluted).toBeUndefined();
  });
});
