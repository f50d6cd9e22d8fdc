// Every registered game has a manifest and whatever the screens show of it before it is played.
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../../engine/protocol';
import { GAME_IDS, games } from '../../engine/registry';
import { manifestOf, manifests, minutesFor } from '../../renderer/games/manifest';
import { hallBays } from '../../renderer/screens/title/hall-bays';
import { hasPicture } from '../../renderer/ui/picture';
import { expectSound } from './markup';

describe('manifests', () => {
  it('are there for exactly the registered games', () => {
    expect([...manifests.keys()].sort()).toEqual([...GAME_IDS].sort());
  });

  it.each(GAME_IDS)('%s has a name of one or two lines, a motto in both languages and a likely length', (game) => {
    const { name, motto, minutes } = manifestOf(game);
    expect([1, 2]).toContain(name.length);
    for (const language of LANGUAGES) expect(motto[language].length, motto[language]).toBeGreaterThan(10);
    for (const likely of Object.values(minutes)) expect(likely).toBeGreaterThan(0);
    for (let seats = games[game].seatRange.min; seats <= games[game].seatRange.max; seats++)
      expect(minutesFor(game, seats)).toBeGreaterThan(0);
  });

  it.each(GAME_IDS)('%s has its banner painted, dim and lit', (game) => {
    expect([hasPicture(`${game}/banner`), hasPicture(`${game}/banner-lit`)]).toEqual([true, true]);
  });

  it.each(GAME_IDS)('%s draws sound pictures of its options, or none', (game) => {
    for (const { id, values } of games[game].options)
      for (const value of values) {
        const picture = manifestOf(game).optionPicture?.(id, value) ?? null;
        if (picture !== null) expectSound(picture);
      }
  });
});

describe('the hall', () => {
  it.each([2, 3, 4, 5, 6, 7, 8])('hangs %i banners beside the menu without one over another', (count) => {
    const bays = hallBays(count);
    expect(bays).toHaveLength(count);
    for (const [index, bay] of bays.entries()) {
      const half = 86 * bay.scale;
      expect(bay.middle - half).toBeGreaterThan(395);
      expect(bay.middle + half).toBeLessThan(1270);
      expect(bay.top + 456 * bay.scale).toBeLessThan(720);
      const next = bays[index + 1];
      if (next?.top === bay.top) expect(next.middle - bay.middle).toBeGreaterThan(2 * half + 12);
    }
  });

  it('keeps the four where they always hung', () => {
    expect(hallBays(4).map(({ middle, top, scale }) => [middle, top, scale])).toEqual(
      [505, 716, 927, 1138].map((middle) => [middle, 112, 1]),
    );
  });
});
