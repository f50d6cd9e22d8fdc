// Every painter of Na Grunwald! gives sound markup.
import { describe, it } from 'vitest';
import { CARDS as GRUNWALD_CARDS } from '../../engine/games/grunwald/data/cards';
import { EVENTS } from '../../engine/games/grunwald/data/events';
import { TINCTURES } from '../../engine/protocol';
import * as grBattle from '../../renderer/games/grunwald/art/battle';
import * as grCard from '../../renderer/games/grunwald/art/card';
import * as grEvent from '../../renderer/games/grunwald/art/event-card';
import * as grField from '../../renderer/games/grunwald/art/field';
import * as grLedger from '../../renderer/games/grunwald/art/ledger';
import * as grMap from '../../renderer/games/grunwald/art/map';
import * as grPieces from '../../renderer/games/grunwald/art/pieces';
import * as grTrack from '../../renderer/games/grunwald/art/track';
import { big, sound } from './markup';

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
