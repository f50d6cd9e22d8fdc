// Every drawing is well-formed, refers only to what it defines, and repeats no id, alone and composed.
import { describe, expect, it } from 'vitest';
import { CARDS as GRUNWALD_CARDS } from '../../engine/games/grunwald/data/cards';
import { EVENTS } from '../../engine/games/grunwald/data/events';
import { CARDS as CHARACTERS, FIGURE_KINDS } from '../../engine/games/leaders/data/characters';
import { MEMBERS } from '../../engine/games/zizka/data/members';
import { GAME_IDS, TINCTURES } from '../../engine/protocol';
import * as badge from '../../renderer/art/badge';
import * as banner from '../../renderer/art/banner';
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
import { AFFINITIES } from '../../renderer/art/palette';
import * as seal from '../../renderer/art/seal';
import * as standee from '../../renderer/art/standee';
import { anchorOf, at, type Box, piece, svg } from '../../renderer/art/svg';
import * as thumbnail from '../../renderer/art/thumbnail';
import * as token from '../../renderer/art/token';
import * as track from '../../renderer/art/track';
import * as victory from '../../renderer/art/victory';
import * as grBattle from '../../renderer/games/grunwald/art/battle';
import * as grCard from '../../renderer/games/grunwald/art/card';
import * as grEvent from '../../renderer/games/grunwald/art/event-card';
import * as grField from '../../renderer/games/grunwald/art/field';
import * as grLedger from '../../renderer/games/grunwald/art/ledger';
import * as grMap from '../../renderer/games/grunwald/art/map';
import * as grPieces from '../../renderer/games/grunwald/art/pieces';
import * as grTrack from '../../renderer/games/grunwald/art/track';
import * as ldBoard from '../../renderer/games/leaders/art/board';
import * as ldCard from '../../renderer/games/leaders/art/card';
import * as ldFigure from '../../renderer/games/leaders/art/figure';
import * as ldMarks from '../../renderer/games/leaders/art/marks';
import * as mlBuilding from '../../renderer/games/monster-lands/art/building';
import * as mlCampaign from '../../renderer/games/monster-lands/art/campaign';
import * as mlDice from '../../renderer/games/monster-lands/art/dice';
import * as mlFigure from '../../renderer/games/monster-lands/art/figure';
import * as mlGround from '../../renderer/games/monster-lands/art/ground';
import * as mlLand from '../../renderer/games/monster-lands/art/land';
import * as mlMember from '../../renderer/games/monster-lands/art/member';
import * as mlMonster from '../../renderer/games/monster-lands/art/monster';
import * as mlTokens from '../../renderer/games/monster-lands/art/tokens';
import * as ziCommander from '../../renderer/games/zizka/art/commander';
import * as ziDice from '../../renderer/games/zizka/art/dice';
import * as ziLists from '../../renderer/games/zizka/art/lists';
import * as ziMap from '../../renderer/games/zizka/art/map';
import * as ziMarks from '../../renderer/games/zizka/art/marks';
import * as ziMedallion from '../../renderer/games/zizka/art/medallion';
import * as ziMember from '../../renderer/games/zizka/art/member-card';
import * as ziPortrait from '../../renderer/games/zizka/art/portrait';
import * as ziSpaces from '../../renderer/games/zizka/art/spaces';
import * as ziTokens from '../../renderer/games/zizka/art/tokens';
import * as ziTray from '../../renderer/games/zizka/art/tray';
import { expectSound, flawOf } from './markup';

const sound = (box: Box, body: string): void => expectSound(piece(box, body));
const big: Box = { x: -200, y: -200, width: 400, height: 400 };

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

  it('escapes the words it is given', () => {
    expectSound(piece(ldCard.CARD, ldCard.characterCardBody('rider', 'gules', { kind: 'active', title: 'A & <B> "C"' })));
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
    sound(emblem.emblemBox(40), emblem.emblemBody(game, 40));
    sound(banner.bannerBox(), banner.bannerBody(game, { lines: ['A', 'B'], foot: '2', lit: true, sway: 5 }));
    sound(card.cardBox(64, 90), card.cardBackBody(64, 90, game));
    sound(thumbnail.THUMBNAIL, thumbnail.thumbnailBody(game));
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

describe('leaders art', () => {
  it.each(TINCTURES)('draws every figure and card in %s', (tincture) => {
    for (const figure of FIGURE_KINDS) {
      for (const state of ['rest', 'ready', 'chosen', 'used', 'ghost'] as const)
        sound(ldFigure.FIGURE, ldFigure.figureBody(figure, tincture, state));
    }
    for (const character of CHARACTERS) {
      sound(
        ldCard.CARD,
        ldCard.characterCardBody(character, tincture, {
          kind: 'special',
          title: 'Long name here',
          kindLabel: 'k',
          state: 'used',
        }),
      );
      sound(big, ldCard.medallionBody(character, tincture, 20));
    }
  });

  it('draws the board with all marks at once', () => {
    const { x, y } = ldBoard.cellCentre(1, -2);
    const cell = [
      ldMarks.stepBody,
      ldMarks.abilityBody,
      ldMarks.winningBody,
      ldMarks.recruitBody,
      ldMarks.dangerBody,
      ldMarks.chosenBody,
    ];
    sound(
      ldBoard.BOARD,
      ldBoard.boardBody('gules', 'azure') +
        cell.map((mark) => at(x, y, mark())).join('') +
        ldMarks.recruitBody('hovered') +
        ldMarks.dangerSealBody() +
        ldMarks.threatSealBody() +
        ldMarks.huntedBody() +
        ldMarks.pickedStarBody() +
        ldMarks.jailedBody() +
        ldMarks.shieldedBody(),
    );
    for (const kind of ['active', 'passive', 'special', 'leader'] as const) sound(big, ldCard.kindMarkBody(kind, 6));
    sound(ldCard.CARD, ldCard.characterBackBody());
  });
});

describe('grunwald art', () => {
  it('draws every knight, event and field', () => {
    for (const { kind, strength, arms } of GRUNWALD_CARDS) {
      sound(grCard.KNIGHT_CARD, grCard.knightCardBody(kind, strength, { arms, title: 'T', used: true }));
      sound(grCard.KNIGHT_MINI, grCard.knightMiniBody(kind, strength, { used: true }));
      sound(grCard.KNIGHT_CARD, grCard.pileBody(kind, 3));
    }
    for (const { id } of EVENTS)
      sound(grEvent.EVENT_CARD, grEvent.eventCardBody(id, { label: 'E', title: 'T', lines: ['a', 'b'] }));
    sound(grEvent.EVENT_CARD, grEvent.eventBackBody());
    for (const field of [1, 2, 3, 4, 5, 6] as const) {
      for (const state of ['rest', 'lit', 'off'] as const)
        sound(grField.FIELD, grField.fieldBody(field, { title: 'T', state, places: ['I'] }));
    }
    sound(big, grField.strengthShieldBody(14, 's', '6+6') + grField.rankRibbonBody('1', 2));
    sound(
      grCard.prizeBox(3),
      grCard.prizeCardBody('ducats', [5, 3, 2], { labels: ['1'] }) + grCard.prizeCardBody('provision', []),
    );
  });

  it('draws the map, the track, the battle and the ledger', () => {
    sound(grMap.MAP, grMap.mapBody());
    sound(grTrack.ROUND_TRACK, grTrack.roundTrackBody(5));
    sound(grBattle.BATTLEFIELD, grBattle.battlefieldBody() + grBattle.reckonerBody());
    sound(grLedger.LEDGER, grLedger.ledgerBody());
    for (const tincture of TINCTURES) {
      sound(grPieces.OFFICER, grPieces.officerBody(tincture) + grPieces.helperBody(tincture) + grBattle.sashBody(tincture));
      sound(grLedger.VICTOR, grLedger.victorShieldBody(tincture) + grLedger.seatHeadBody(tincture));
    }
    sound(
      grPieces.GOODS,
      grPieces.ghostBody('officer') + grPieces.ghostBody('helper') + grPieces.ducatBody() + grPieces.provisionBody(),
    );
    sound(grPieces.GOODS, grPieces.provisionTokenBody(2) + grPieces.ducatStackBody(6));
  });
});

describe('zizka art', () => {
  it('draws the map, its marks and its roads', () => {
    const names = Object.fromEntries(ziSpaces.SPACES.map((space) => [space.id, space.name]));
    sound(ziMap.MAP, ziMap.mapBody({ names: { ...names, vltava: 'V' }, clear: [{ x: 10, y: 480, width: 230, height: 100 }] }));
    for (const { kind } of ziSpaces.SPACES) sound(ziMarks.REACH, ziMarks.reachBody(kind));
    for (const [a, b] of ziSpaces.LINKS) expect(ziSpaces.roadSamples(b, a)[0]).toEqual(ziSpaces.spaceAt(b));
    sound(
      ziMap.MAP,
      ziMarks.routeBody(ziSpaces.roadPath('tyn', 'hluboka')) + ziMarks.cartoucheBody('T') + ziMarks.compassBody('N'),
    );
    sound(ziMarks.STEPS, ziMarks.stepsBadgeBody(2, 'hovered'));
    sound(
      ziMarks.VP_TRACK,
      ziMarks.vpTrackBody(
        30,
        TINCTURES.map((tincture) => ({ tincture, points: 7 })),
      ),
    );
  });

  it('draws tokens, people, dice and the lists', () => {
    for (const kind of ziMedallion.EVENT_KINDS) {
      sound(ziMedallion.medallionBox(), ziMedallion.medallionBody(kind));
      sound(ziMedallion.medallionBox(30), ziMedallion.medallionBody(kind, { faceUp: true, radius: 30 }));
    }
    for (const count of [0, 9]) sound(ziMedallion.TOKEN_STACK, ziMedallion.tokenStackBody(count, { faceUp: true }));
    for (const { id, level, gives, dislikes, scroll, cost, name } of MEMBERS) {
      sound(ziMember.MEMBER_CARD, ziMember.memberCardBody(id, { level, gives, dislikes, scroll, cost, name }));
      for (const detail of [0, 1, 2] as const) sound(ziPortrait.PORTRAIT, ziPortrait.portraitBody(id, detail));
    }
    sound(ziMember.MEMBER_CARD, ziMember.memberBackBody(1) + ziMember.memberBackBody(2));
    for (const commander of ziCommander.COMMANDERS) {
      for (const tincture of TINCTURES)
        sound(ziCommander.COMMANDER, ziCommander.commanderBody(commander, tincture, { glow: true, warrant: true }));
    }
    for (const face of ['sword', 'shield', 'speech', 'luck', 'coin', 'blank'] as const) {
      for (const material of ['bone', 'red', 'blue'] as const) {
        sound(ziDice.zizkaDieBox(), ziDice.zizkaDieBody(face, { material, ring: '#FFD98A', dashed: true, lift: 4, rotation: 8 }));
        sound(big, ziDice.zizkaCubeBody([face, 'luck', 'sword'], 70, 30, material));
      }
    }
    sound(
      ziTokens.TOKEN,
      ziTokens.luckTokenBody() +
        ziTokens.warrantTokenBody(3) +
        ziTokens.favourBody('wenceslas') +
        ziTokens.favourBody('sigismund'),
    );
    sound(ziTokens.coinsBox(8), ziTokens.coinsBody(8) + ziTokens.moraleBody(-2, 'or'));
    sound(ziLists.LISTS, ziLists.listsBody() + ziLists.penBody('p'));
    for (const tincture of TINCTURES)
      sound(big, ziLists.laneShieldBody(tincture, 'n', 't') + ziLists.scoreShieldBody(tincture, 11, 2, 'leads'));
    sound(ziTray.trayBox(500, 300), ziTray.trayBody(500, 300));
  });
});

describe('monster-lands art', () => {
  it.each(AFFINITIES)('draws lands, monsters and people of %s', (affinity) => {
    sound(mlGround.GROUND, mlGround.groundBody({ left: affinity, right: affinity }));
    const values = { attack: 5, capture: 17, kill: 22, glory: 7, coins: 9, trophies: 2 };
    sound(mlMonster.MONSTER_CARD, mlMonster.monsterCardBody('abysur', affinity, { name: 'A', tag: 'B', power: 'p', values }));
    sound(mlMonster.monsterCardBox(150, 96), mlMonster.monsterCardBody('moldo', affinity, { width: 150, height: 96 }));
    sound(mlLand.LAND_CARD, mlLand.landCardBody('kyzhul', affinity, { name: 'K', conquest: 12, glory: 4 }));
    for (const state of ['rest', 'lit', 'chosen'] as const)
      sound(mlLand.TRAIL, mlLand.trailBody(affinity, { number: 1, fallenGlory: 3, state }));
    sound(
      mlMember.MERCENARY_CARD,
      mlMember.mercenaryCardBody('drapis', affinity, { name: 'D', reputation: 3, cost: 6, dice: ['S', 'I'] }),
    );
    sound(
      mlMember.MEMBER_CARD,
      mlMember.memberCardBody('nuduru', affinity, {
        name: 'N',
        reputation: 1,
        dice: ['S', 'M'],
        ability: ['a', 'b'],
        lives: 1,
        gear: { spell: true },
        leader: true,
        ribbon: 'r',
        state: 'away',
      }),
    );
    for (const tincture of TINCTURES) sound(mlFigure.CLAN_FIGURE, mlFigure.clanFigureBody(tincture, 'fandor', affinity));
  });

  it('draws buildings, dice, tokens and the gate', () => {
    for (const building of ['hut', 'alchemist', 'tavern', 'merchant', 'armoury', 'market', 'mine'] as const) {
      for (const state of ['rest', 'lit', 'off'] as const)
        sound(mlBuilding.buildingBox(building), mlBuilding.buildingBody(building, { name: 'Hut', state }));
    }
    for (const colour of ['S', 'M', 'I', 'A'] as const) {
      for (const value of [null, 1, 2, 3, 4, 5, 6]) sound(mlDice.clanDieBox(), mlDice.clanDieBody(colour, value));
    }
    sound(
      big,
      mlDice.requirementBody(['S']) +
        mlDice.requirementBody(['S', 'M'], 20, { dashed: true }) +
        mlDice.requirementBody(['S', 'M', 'I']),
    );
    sound(
      big,
      mlDice.dieSlotBody(30, 'lit') + mlBuilding.nicheBody(90, 40) + mlTokens.valueBody('kill', 22) + mlTokens.heartBody('lost'),
    );
    sound(
      mlTokens.tokenBox(30),
      mlTokens.coinBody(12) +
        mlTokens.laurelBody('glory', 3) +
        mlTokens.laurelBody('reputation', 14) +
        mlTokens.lootBody(32, 'hidden'),
    );
    for (const thing of ['trap', 'defence', 'potion', 'venom', 'loot', 'trophy'] as const) {
      sound(mlTokens.tokenBox(26), mlTokens.goodsBody(thing) + mlTokens.goodsBody(thing, 26, 'empty'));
    }
    sound(mlCampaign.CAMPAIGN_MAP, mlCampaign.campaignMapBody(5));
    for (const state of ['passed', 'next', 'locked'] as const) sound(mlCampaign.STATION, mlCampaign.scenarioNodeBody(6, state));
    for (const rank of ['snack', 'adept', 'veteran', 'hero'] as const) sound(mlCampaign.MEDAL, mlCampaign.medalBody(rank));
    sound(mlTokens.PANIC, mlTokens.panicBody('P'));
    sound(mlLand.GATE, mlLand.gateBody() + mlLand.questBody('Q'));
    sound(mlLand.EQUIPMENT_CARD, mlLand.equipmentCardBody('noxx', { name: 'N', cost: 4 }) + mlLand.trapBody('trick', 4));
    sound(mlMonster.MONSTER_CARD, mlMonster.monsterBackBody('A') + mlMonster.monsterBackBody('B'));
    sound(mlMember.MEMBER_CARD, mlMember.memberCardBody('rookie', null) + mlMember.mercenaryCardBody('rookie', null));
  });
});
