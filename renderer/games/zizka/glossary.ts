// Commanders, retinue, symbols and deeds of Jan Žižka in words.
import { COMMANDERS, STARTING_MEMBERS } from '../../../engine/games/zizka/data/commanders';
import { MEMBERS } from '../../../engine/games/zizka/data/members';
import { SOLO_WARRANTS } from '../../../engine/games/zizka/data/solo';
import { entriesOf, type GlossaryGroup } from '../glossary';
import { symbolSvg, type ZizkaSymbol } from './art/symbols';

const idsOf = (records: readonly { readonly id: string }[]): readonly string[] => records.map(({ id }) => id);
const named = (kind: string) => (name: string) => [`${kind}.${name}.name`, `${kind}.${name}.text`] as const;

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
  wenceslas: 'wenceslas',
  sigismund: 'sigismund',
} as const satisfies Readonly<Record<string, ZizkaSymbol>>;

const FACES = ['sword', 'shield', 'speech', 'luck', 'coin'];
const SIGNS = ['coins', 'luck', 'warrant', 'vp', 'morale', 'die', 'reroll', 'step', 'eye'];
const ACTIONS = ['event', 'conquest', 'hire', 'attack'];

const isSymbol = (name: string): name is keyof typeof SYMBOLS => name in SYMBOLS;
const symbol = (name: string): string => (isSymbol(name) ? symbolSvg(SYMBOLS[name], 36) : '');

export const glossary: readonly GlossaryGroup[] = [
  { heading: 'symbols', entries: entriesOf(SIGNS, (sign) => [`table.${sign}`, `table.${sign}Text`], symbol) },
  { heading: 'dice', entries: entriesOf(FACES, (face) => [`face.${face}`, `table.faceText.${face}`], symbol) },
  {
    heading: 'actions',
    entries: entriesOf(ACTIONS, (action) => [`table.action.${action}`, `table.actionText.${action}`], symbol),
  },
  {
    heading: 'favours',
    entries: entriesOf(['wenceslas', 'sigismund'], (name) => [`reward.${name}`, `table.favourText.${name}`], symbol),
  },
  { heading: 'commanders', entries: entriesOf(idsOf(COMMANDERS), named('commander')) },
  { heading: 'retinue', entries: entriesOf([...idsOf(STARTING_MEMBERS), ...idsOf(MEMBERS)], named('member')) },
  { heading: 'warrants', entries: entriesOf(idsOf(SOLO_WARRANTS), named('warrant')) },
];
