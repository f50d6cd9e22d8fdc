// The whole board as text, for golden files and bug reports.
import { reputationOf } from './clan/clan';
import { allDice, makeDie } from './clan/dice';
import { BUILDING_IDS } from './data/records';
import { PLACE_INDEXES, trailKey, trailsOf } from './outlands/trails';
import { totalScore } from './scoring';
import { SAMBOR, type State, type Trail } from './types';

const list = (items: readonly string[]): string => (items.length === 0 ? '-' : items.map((item) => item || '.').join(' '));

function drawTrail(key: string, trail: Trail): string {
  if (trail.member === '') return `${key}: -`;
  const owner = trail.seat === SAMBOR ? 'sambor' : `${trail.seat}/${trail.member}`;
  const dice = 'S'.repeat(trail.S) + 'M'.repeat(trail.M) + trail.I.map((value) => `I${value}`).join('');
  const shown = trail.shown.map((token) => `${token.id}+${'S'.repeat(token.S)}${'M'.repeat(token.M)}`);
  const goods = `d${trail.defence} p${trail.potion} v${trail.venom} c${trail.coins}`;
  return `${key}: ${owner} ${dice || '0'} [${list(trail.tokens)}] (${list(shown)}) ${goods}${trail.fought ? ' fought' : ''} ${trail.deed}`.trimEnd();
}

export function drawBoard(state: State): string {
  const lines: string[] = [
    `round ${state.round}/${state.config.rounds} ${state.phase} first ${state.firstPlayer} turn ${state.turnSeat}`,
    `hut ${list(state.hut)}`,
    `tavern ${list(state.tavern)} rookies ${state.rookies.length}`,
    `market ${list(state.market)}`,
    `loot ${list(state.lootShown)}`,
    `panic ${list(state.panic)}`,
    `quests ${list(state.quests.map((place) => place.quest))}`,
    `gate ${state.gate.monster || '-'} escaped ${list(state.escaped)}`,
  ];
  state.lands.forEach((land, index) => {
    lines.push(`land ${'AB'.charAt(index)} ${land.land || '-'} ${land.tile}${land.face} ${land.monster || '-'}`);
  });
  for (const building of BUILDING_IDS) {
    const dice = state.buildings[building].map((die) => `${die.seat}:${makeDie(die.colour, die.value)}@${die.field}`);
    if (dice.length > 0) lines.push(`${building} ${list(dice)}`);
  }
  for (const place of PLACE_INDEXES) {
    trailsOf(state, place).forEach((trail, index) => {
      if (trail.member !== '') lines.push(drawTrail(trailKey(place, index), trail));
    });
  }
  state.clans.forEach((clan, seat) => {
    const members = clan.members.map((member) => {
      const gear = member.gear.length > 0 ? `(${member.gear.join(',')})` : '';
      return `${member.id === clan.leader ? '*' : ''}${member.id}${member.wounded ? '!' : ''}${member.away ? '>' : ''}${gear}`;
    });
    lines.push(
      `${seat} ${clan.affinity} glory ${clan.glory} rep ${reputationOf(clan)} coins ${clan.coins} vp ${totalScore(clan)} dice ${list(allDice(clan))}`,
      `  members ${list(members)}`,
      `  traps ${list(clan.traps)} d${clan.defence} p${clan.potion} v${clan.venom} loot ${list(clan.loot)}`,
      `  trophies ${list(clan.trophies)} lands ${list(clan.lands.map((land) => `${land.id}${land.settler ? `=${land.settler}` : ''}`))}`,
    );
  });
  if (state.scene !== null) {
    const { scene } = state;
    const roll = scene.roll === null ? '' : ` roll ${scene.roll.dice.map((die) => `${die.colour}${die.face}`).join(' ')}`;
    lines.push(`scene ${scene.place} trail ${scene.trail} carry ${scene.carry}${roll}`);
  }
  return lines.join('\n');
}
