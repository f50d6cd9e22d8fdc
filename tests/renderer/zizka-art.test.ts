// Every painter of Jan Žižka gives sound markup.
import { describe, expect, it } from 'vitest';
import { MEMBERS } from '../../engine/games/zizka/data/members';
import { TINCTURES } from '../../engine/protocol';
import * as ziCommander from '../../renderer/games/zizka/art/commander';
import * as ziDice from '../../renderer/games/zizka/art/dice';
import * as ziLists from '../../renderer/games/zizka/art/lists';
import * as ziMap from '../../renderer/games/zizka/art/map';
import * as ziMarks from '../../renderer/games/zizka/art/marks';
import * as ziMedallion from '../../renderer/games/zizka/art/medallion';
import * as ziMember from '../../renderer/games/zizka/art/member-card';
import * as ziForms from '../../renderer/games/zizka/art/member-forms';
import * as ziPortrait from '../../renderer/games/zizka/art/portrait';
import * as ziSpaces from '../../renderer/games/zizka/art/spaces';
import * as ziTokens from '../../renderer/games/zizka/art/tokens';
import * as ziTray from '../../renderer/games/zizka/art/tray';
import { FORMS } from '../../renderer/games/zizka/panel-layout';
import { big, sound } from './markup';

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
      ziMarks.vpTrackBody(30, [7, 31]) + TINCTURES.map((tincture) => ziMarks.trackBadgeBody(tincture)).join(''),
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
    for (const { id, level, gives, dislikes, scroll, cost } of MEMBERS) {
      for (const form of ['card', 'wide', 'tall', 'mini', 'flat'] as const)
        sound(big, ziForms.memberFormBody(form, id, { level, gives, dislikes, scroll, cost }, FORMS[form]));
    }
    for (const commander of ziCommander.COMMANDERS) {
      for (const tincture of TINCTURES)
        sound(ziCommander.COMMANDER, ziCommander.commanderBody(commander, tincture, { glow: true, warrant: true }));
    }
    for (const face of ['sword', 'shield', 'speech', 'luck', 'coin', 'blank'] as const) {
      for (const material of ['bone', 'red', 'blue'] as const) {
        sound(ziDice.zizkaDieBox(), ziDice.zizkaDieBody(face, { material, ring: '#FFD98A', dashed: true, lift: 4, rotation: 8 }));
        expect(ziDice.cubeFaces(material)).toHaveLength(6);
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
      sound(
        big,
        ziLists.laneBody(tincture, 117, { dice: true, leads: true }) + ziLists.scoreShieldBody(tincture, 11, 2, 'leads'),
      );
    sound(big, ziTray.trayBody(500, 300, true));
  });
});
