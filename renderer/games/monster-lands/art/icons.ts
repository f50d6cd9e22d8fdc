// Which icon stands for which being, thing and place of this game.
import type { IconName } from '../../../art/game-icons';
import type { Affinity } from './affinity';

export const AFFINITY_ICON: Readonly<Record<Affinity, IconName>> = {
  fire: 'small-fire',
  water: 'wave-crest',
  air: 'windy-stripes',
  jungle: 'monstera-leaf',
};

const MONSTER: Readonly<Record<string, IconName>> = {
  snailer: 'spiked-snail',
  gator: 'croc-jaws',
  sporus: 'mushrooms-cluster',
  korcko: 'thorny-tentacle',
  turfus: 'tortoise',
  surbol: 'salamander',
  krinx: 'imp-laugh',
  warkors: 'minotaur',
  dogor: 'hound',
  sandor: 'sand-snake',
  sckon: 'scorpion',
  moldo: 'floating-ghost',
  krunn: 'rock-golem',
  trons: 'harpy',
  snagnus: 'wyvern',
  blandor: 'jellyfish',
  krushus: 'crab',
  gorgosh: 'medusa-head',
  abysur: 'angler-fish',
  caribdis: 'giant-squid',
};

const PERSON: Readonly<Record<string, IconName>> = {
  purkas: 'visored-helm',
  korgo: 'goblin-head',
  dalina: 'female-vampire',
  drapis: 'lizardman',
  taroa: 'pyromaniac',
  puargh: 'brute',
  fandor: 'barbarian',
  wondou: 'tribal-mask',
  vaidala: 'horned-helm',
  tortock: 'triton-head',
  taron: 'shark-jaws',
  parsas: 'sea-creature',
  wishor: 'wizard-face',
  ginova: 'mermaid',
  nimra: 'octopus',
  frostor: 'dwarf-helmet',
  dolfus: 'fish-monster',
  lusara: 'frog',
  nuduru: 'warlock-hood',
  frunks: 'troglodyte',
  shandee: 'woman-elf-face',
  zondu: 'djinn',
  tranok: 'viking-helmet',
  naiala: 'elf-helmet',
  sckrat: 'kenku-head',
  torko: 'gargoyle',
  karunna: 'fairy',
  poissen: 'spartan-helmet',
  timbulu: 'imp',
  guster: 'monk-face',
  lorios: 'robin-hood-hat',
  kakron: 'orc-head',
  wormee: 'gecko',
  trulina: 'tree-face',
  geas: 'ogre',
  saruna: 'fox-head',
};

const EQUIPMENT: Readonly<Record<string, IconName>> = {
  pugnor: 'war-axe',
  slyzor: 'pointy-sword',
  krakhen: 'scythe',
  rashnek: 'cloak',
  noxx: 'cape-armor',
  turzoks: 'leather-vest',
  slham: 'wing-cloak',
  mortis: 'skull-staff',
  kedavra: 'fire-spell-cast',
  tergeo: 'spell-book',
};

/** Signs of the values and goods. */
export const THING_ICON = {
  attack: 'claw-slashes',
  capture: 'fishing-net',
  kill: 'death-skull',
  glory: 'laurels',
  coins: 'two-coins',
  trophy: 'trophy',
  reputation: 'flying-flag',
  conquest: 'flying-flag',
  trap: 'wolf-trap',
  defence: 'checked-shield',
  potion: 'drink-me',
  venom: 'poison-bottle',
  loot: 'open-treasure-chest',
  life: 'hearts',
  reroll: 'clockwise-rotation',
  panic: 'terror',
  fallen: 'tombstone',
  weapon: 'broadsword',
  garment: 'cape-armor',
  spell: 'spell-book',
  quest: 'tied-scroll',
  firstPlayer: 'crown',
  die: 'rolling-dices',
} as const satisfies Readonly<Record<string, IconName>>;
export type Thing = keyof typeof THING_ICON;

export const monsterIcon = (monster: string): IconName => MONSTER[monster] ?? 'claw-slashes';
export const personIcon = (person: string): IconName => PERSON[person] ?? 'hood';
export const equipmentIcon = (equipment: string): IconName => EQUIPMENT[equipment] ?? 'broadsword';
