// Every painter of the common art gives sound markup.
import { describe, expect, it } from 'vitest';
import { TINCTURES } from '../../engine/protocol';
import { GAME_IDS } from '../../engine/registry';
import * as badge from '../../renderer/art/badge';
import * as banner from '../../renderer/art/banner';
import { bannerBox } from '../../renderer/art/banner-box';
import * as book from '../../renderer/art/book';
import * as candle from '../../renderer/art/candle';
import * as card from '../../renderer/art/card';
import * as coins from '../../renderer/art/coins';
import * as curtain from '../../renderer/art/curtain';
import * as die from '../../renderer/art/die';
import * as emblem from '../../renderer/art/emblem';
import * as frame from '../../renderer/art/frame';
import * as icons from '../../renderer/art/game-icons';
import * as ground from '../../renderer/art/ground';
import * as hall from '../../renderer/art/hall';
import * as logo from '../../renderer/art/logo';
import * as marks from '../../renderer/art/marks';
import * as seal from '../../renderer/art/seal';
import * as standee from '../../renderer/art/standee';
import { anchorOf, svg } from '../../renderer/art/svg';
import * as thumbnail from '../../renderer/art/thumbnail';
import * as token from '../../renderer/art/token';
import * as track from '../../renderer/art/track';
import * as victory from '../../renderer/art/victory';
import { manifestOf } from '../../renderer/games/manifest';
import { big, expectSound, flawOf, sound } from './markup';

describe('shared art', () => {
  it('the checker itself finds broken markup', () => {
    expect(flawOf('<svg><g></svg>')).not.toBeNull();
    expect(flawOf('<svg width=3></svg>')).not.toBeNull();
    expect(flawOf('<svg a="1" a="2"/>')).not.toBeNull();
    expect(flawOf('<text>a & b</text>')).not.toBeNull();
    expect(flawOf('<svg x="NaN"/>')).not.toBeNull();
    expect(flawOf('<svg><g/></svg>')).toBeNull();
  });

  it('gives equal drawings equal ids and different drawings different ones', () => {
    const one = svg(20, 20, badge.badgeBody('gules', 9));
    expect(svg(20, 20, badge.badgeBody('gules', 9))).toBe(one);
    const idsOf = (markup: string): string[] => [...markup.matchAll(/\bid="([^"]+)"/g)].map((match) => match[1] ?? '');
    const others = new Set(idsOf(svg(20, 20, badge.badgeBody('azure', 9))));
    expect(idsOf(one).filter((id) => others.has(id))).toEqual([]);
  });

  it('places a piece by its origin', () => {
    expect(anchorOf({ x: -10, y: -30, width: 40, height: 40 })).toEqual({ x: 0.25, y: 0.75 });
  });

  it.each(TINCTURES)('draws badges, standees and tokens in %s', (tincture) => {
    sound(badge.badgeBox(20), badge.badgeBody(tincture, 20, { number: 3, icon: 'crown' }));
    sound(big, badge.hatchBody(tincture, 100, 30));
    sound(standee.standeeBox(64), standee.standeeBody(64, tincture, 'bowman', { lift: 8 }));
    for (const shape of ['round', 'hex', 'square', 'shield'] as const) {
      sound(token.tokenBox(20), token.tokenBody(20, { shape, tincture, icon: 'shield', number: 2 }));
    }
  });

  it.each(GAME_IDS)('draws the emblem, banner, card and thumbnail of %s', (game) => {
    const manifest = manifestOf(game);
    sound(emblem.emblemBox(40), emblem.emblemBody(manifest.emblem, 40));
    sound(bannerBox(), banner.bannerBody(manifest, { lines: manifest.name, foot: '2', lit: true, sway: 5 }));
    sound(card.cardBox(64, 90), card.cardBackBody(64, 90, manifest.colours, manifest.emblem));
    sound(thumbnail.THUMBNAIL, thumbnail.thumbnailBody(manifest.thumbnail()));
  });

  it('draws dice, coins, seals, frames, candles, marks, tracks and grounds', () => {
    for (const value of [1, 2, 3, 4, 5, 6]) sound(die.dieBox(30), die.dieBody(30, die.settledDie(value)));
    for (const rotation of die.TUMBLE) sound(die.dieBox(30), die.dieBody(30, { rotation, lift: 9 }));
    for (const count of [1, 5]) sound(coins.coinStackBox(count), coins.coinStackBody(count));
    sound(seal.sealBox(30), seal.sealBody(30, { icon: 'crown', cracked: true, dead: true, colour: '#2B5597' }));
    for (const style of ['parchment', 'oak', 'sheet', 'slot'] as const)
      sound(frame.frameBox(200, 90), frame.frameBody(200, 90, style));
    for (const state of ['rest', 'can', 'lifted', 'chosen', 'off'] as const) {
      sound(
        card.cardBox(90, 120),
        card.cardBody(90, 120, { colour: '#A32A29', icon: 'crown', title: 'A', foot: 'b', state, tincture: 'vert' }),
      );
    }
    sound(candle.candleBox(40), candle.candleBody(40) + candle.candlestickBody(40));
    const all = [
      marks.stepMarkBody,
      marks.abilityMarkBody,
      marks.chosenMarkBody,
      marks.forbiddenMarkBody,
      marks.glowBody,
      marks.pointerBody,
    ];
    for (const mark of all) sound(marks.markBox(20), mark(20));
    for (const state of ['past', 'now', 'next'] as const) {
      sound(track.PENNON, track.pennonBody(state, 1));
      sound(track.phaseStepBox(90), track.phaseStepBody(90, state, 'a'));
    }
    sound(logo.logoBox(60), logo.logoBody(60));
    sound(hall.HALL, hall.hallBody() + hall.hallShadeBody());
    sound(big, ground.oakBody(100, 100) + ground.lampOakBody(100, 100) + ground.parchmentBody(100, 100));
    expectSound(icons.iconSvg('two-swords'));
    sound(book.BOOK, book.bookBody());
    sound(
      curtain.CURTAIN_HALF,
      curtain.curtainHalfBody() + curtain.valanceBody() + curtain.letterBody(true) + curtain.sheetOrnamentBody(200, 100),
    );
    for (const tincture of [...TINCTURES, null]) sound(victory.VICTORY, victory.victoryBody(tincture) + victory.raysBody(300));
  });
});
