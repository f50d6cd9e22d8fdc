// What every symbol means, for hovering.
import { equipmentOf, memberOf, monsterOf } from '../../../engine/games/monster-lands/data/lookup';
import { trailNow } from '../../../engine/games/monster-lands/text/phrases';
import type { View } from '../../../engine/games/monster-lands/view-types';
import { at, svg } from '../../art/svg';
import { sharedName } from '../../table/alike';
import type { Tip } from '../../table/game-table';
import { paintedBody } from './art/emblem';
import { AFFINITY_ICON, equipmentIcon, monsterIcon, personIcon } from './art/icons';
import { equipmentName, memberName, placeIndexOf } from './reading';
import { standingTip } from './standing';

const SIGNS = new Set([
  'panic',
  'chain',
  'discount',
  'defences',
  'beer',
  'fallen',
  'sambor',
  'lastMoves',
  'hiddenTrap',
  'defence',
  'potion',
  'venom',
  'gate',
  'penalty',
  'loot',
  'pool',
  'firstPlayer',
  'lives',
  'glory',
  'reputation',
  'prevailing',
  'coins',
  'wages',
  'trophies',
  'traps',
  'lands',
  'rounds',
  'stages',
  'part',
  'reroll',
  'score',
]);

const emblem = (icon: Parameters<typeof paintedBody>[0], affinity: Parameters<typeof paintedBody>[1]): string =>
  svg(40, 40, at(20, 20, paintedBody(icon, affinity, 40)));

export function tipOf(spot: string, view: View): Tip | null {
  const id = sharedName(spot);
  const [kind = '', name = ''] = id.split(/:(.*)/);
  switch (kind) {
    case 'member':
      return memberTip(name, view);
    case 'clan':
      return clanTip(Number(name), view);
    case 'die':
      // Whoever is laying dice has read it, and looks at the trail that the words would cover.
      return view.work === null ? wordOf(id) : null;
    case 'trail':
      return trailTip(name, view);
    case 'mine':
      return wordOf('building:mine');
    case 'score':
      return (name === '' ? null : standingTip(Number(name), view)) ?? wordOf(kind);
    case 'pool':
      return wordOf(name === '' ? id : `die:${name.slice(0, 1)}`);
    default:
      return wordOf(id);
  }
}

/** What means the same at every table; the glossary tells it too. */
export function wordOf(id: string): Tip | null {
  const [kind = '', name = ''] = id.split(/:(.*)/);
  switch (kind) {
    case 'building':
    case 'land':
    case 'trapKind':
    case 'lootToken':
    case 'quest':
      return { title: { key: `card.${name}.name` }, text: { key: `card.${name}.text` } };
    case 'contract':
      return { title: { key: `card.${name}.name` }, text: { key: `card.${name}.contract` } };
    case 'monster': {
      const { affinity } = monsterOf(name);
      return {
        title: { key: `card.${name}.name` },
        text: { key: 'tip.monster', params: { affinity: `@affinity.${affinity}`, power: `@card.${name}.text` } },
        icon: emblem(monsterIcon(name), affinity),
      };
    }
    case 'member': {
      const record = memberOf(name);
      return {
        title: { key: memberName(name) },
        text: { key: `card.${record.id}.text` },
        icon: emblem(personIcon(record.id), record.affinity),
      };
    }
    case 'gear': {
      const record = equipmentOf(name);
      return {
        title: { key: equipmentName(name) },
        text: { key: 'tip.gear', params: { type: `@type.${record.type}`, text: `@card.${record.id}.text` } },
        icon: emblem(equipmentIcon(record.id), null),
      };
    }
    case 'type':
      return { title: { key: `type.${name}` }, text: { key: 'tip.type.text' } };
    case 'die':
      return { title: { key: `die.${name}` }, text: { key: `tip.die.${name}` } };
    case 'pile':
      return { title: { key: `table.pile.${name}` } };
    case 'value':
    case 'prize':
    case 'stop':
    case 'fate':
    case 'roll':
      return { title: { key: `tip.${kind}.${name}` }, text: { key: `tip.${kind}.${name}.text` } };
    default:
      return SIGNS.has(kind) ? { title: { key: `tip.${kind}` }, text: { key: `tip.${kind}.text` } } : null;
  }
}

// A member who is away also tells where.
function memberTip(name: string, view: View): Tip | null {
  const word = wordOf(`member:${name}`);
  const trail = view.clanViews.flatMap((clan) => clan.members).find((member) => member.id === name)?.trail ?? '';
  if (word === null || trail === '') return word;
  const text = `@card.${memberOf(name).id}.text`;
  return { ...word, text: { key: 'tip.member.away', params: { text, trail: trailNow(trail, view) } } };
}

function clanTip(seat: number, view: View): Tip | null {
  const clan = view.clans[seat];
  const facts = view.clanViews[seat];
  if (clan === undefined || facts === undefined) return null;
  return {
    title: { key: 'table.clan', params: { affinity: `@affinity.${clan.affinity}` } },
    text: {
      key: 'tip.clan.text',
      params: {
        points: facts.score,
        members: facts.members.length,
        fire: facts.symbols.fire,
        water: facts.symbols.water,
        air: facts.symbols.air,
        jungle: facts.symbols.jungle,
      },
    },
    icon: emblem(AFFINITY_ICON[clan.affinity], clan.affinity),
  };
}

function trailTip(key: string, view: View): Tip | null {
  const place = placeIndexOf(key.slice(0, -1));
  const facts = view.trailViews[place]?.find((each) => each.key === key);
  if (facts === undefined) return null;
  // A place on a quest says what its card says.
  if (place < 2) return wordOf(`${place === 0 ? 'quest' : 'contract'}:${view.quests[place]?.quest}`);
  return {
    title: { key: 'tip.trail', params: { trail: trailNow(key, view) } },
    text: {
      key: place === 4 ? 'tip.trail.gate' : 'tip.trail.land',
      params: { dice: facts.required.length, max: facts.reinforceMax, glory: facts.fallenGlory },
    },
  };
}
