// Commanders, retinue, symbols and deeds of Jan Žižka in words.
import { COMMANDERS, STARTING_MEMBERS } from '../../../engine/games/zizka/data/commanders';
import { MEMBERS } from '../../../engine/games/zizka/data/members';
import { SOLO_WARRANTS } from '../../../engine/games/zizka/data/solo';
import { entriesOf, type GlossaryGroup } from '../glossary';
import { symbolSvg, type ZizkaSymbol } from './art/symbols';
import { wordOf } from './tips';

const idsOf = (records: readonly { readonly id: string }[]): readonly string[] => records.map(({ id }) => id);

// What stands beside a word, where it has a symbol of another name.
const SYMBOLS = {
  sword: 'sword',
  shield: 'shield',
  speech: 'speech',
  luck: 'luck',
  coin: 'coin',
  coins: 'coin',
  warrant: 'warrant',
  vp: 'vp',
  morale: 'virtue',
  die: 'die',
  reroll: 'reroll',
  step: 'step',
  eye: 'eye',
  event: 'scroll',
  conquest: 'castle',
  hire: 'tavern',
  attack: 'attack',
} as const satisfies Readonly<Record<string, ZizkaSymbol>>;

const FACES = ['sword', 'shield', 'speech', 'luck', 'coin'];
const SIGNS = ['coins', 'luck', 'warrant', 'vp', 'morale', 'die', 'reroll', 'step', 'eye'];
const ACTIONS = ['event', 'conquest', 'hire', 'attack'];

const isSymbol = (name: string): name is keyof typeof SYMBOLS => name in SYMBOLS;
const symbol = (name: string): string => (isSymbol(name) ? symbolSvg(SYMBOLS[name], 36) : '');

export const glossary: readonly GlossaryGroup[] = [
  { heading: 'symbols', entries: entriesOf('', SIGNS, wordOf, symbol) },
  { heading: 'dice', entries: entriesOf('face', FACES, wordOf, symbol) },
  { heading: 'actions', entries: entriesOf('action', ACTIONS, wordOf, symbol) },
  { heading: 'favours', entries: entriesOf('favour', ['wenceslas', 'sigismund'], wordOf) },
  { heading: 'commanders', entries: entriesOf('commander', idsOf(COMMANDERS), wordOf) },
  { heading: 'retinue', entries: entriesOf('member', [...idsOf(STARTING_MEMBERS), ...idsOf(MEMBERS)], wordOf) },
  { heading: 'warrants', entries: entriesOf('soloWarrant', idsOf(SOLO_WARRANTS), wordOf) },
];
