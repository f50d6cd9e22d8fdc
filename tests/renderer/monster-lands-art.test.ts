// Every painter of Monster Lands gives sound markup.
import { describe, it } from 'vitest';
import { TINCTURES } from '../../engine/protocol';
import { AFFINITIES } from '../../renderer/games/monster-lands/art/affinity';
import * as mlBuilding from '../../renderer/games/monster-lands/art/building';
import * as mlCampaign from '../../renderer/games/monster-lands/art/campaign';
import * as mlDice from '../../renderer/games/monster-lands/art/dice';
import * as mlFigure from '../../renderer/games/monster-lands/art/figure';
import * as mlGround from '../../renderer/games/monster-lands/art/ground';
import * as mlLand from '../../renderer/games/monster-lands/art/land';
import * as mlMember from '../../renderer/games/monster-lands/art/member';
import * as mlMonster from '../../renderer/games/monster-lands/art/monster';
import * as mlTokens from '../../renderer/games/monster-lands/art/tokens';
import { big, sound } from './markup';

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
        ribbon: { text: 'r', tincture: 'azure' },
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
