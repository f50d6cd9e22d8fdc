// The names of requests, as they are worded, and of decisions: events of the chart, first words of keys.
export type AskKind =
  | 'turn'
  | 'die'
  | 'hut'
  | 'tavern'
  | 'amount'
  | 'brew'
  | 'mine'
  | 'market'
  | 'bearer'
  | 'merchant'
  | 'give'
  | 'takeColour'
  | 'takeLoot'
  | 'freeHire'
  | 'freeCard'
  | 'equip'
  | 'settle'
  | 'send'
  | 'load'
  | 'openRoll'
  | 'contract'
  | 'giveTrap'
  | 'clash'
  | 'target'
  | 'cancel'
  | 'steal'
  | 'redirect'
  | 'ward'
  | 'defend'
  | 'strike'
  | 'success'
  | 'recover'
  | 'promote'
  | 'wages'
  | 'desert'
  | 'inherit'
  | 'discardTrap'
  | 'giftDie'
  | 'giftGoods';

export const DECISION_TYPES = [
  'visit',
  'send',
  'feature',
  'pass',
  'swap',
  'collect',
  'buyDie',
  'equip',
  'heal',
  'settle',
  'sellTrophy',
  'loot',
  'die',
  'rebate',
  'trap',
  'pay',
  'back',
  'beer',
  'hire',
  'leave',
  'buy',
  'brew',
  'mine',
  'card',
  'to',
  'drop',
  'with',
  'sell',
  'done',
  'give',
  'take',
  'trail',
  'add',
  'confirm',
  'reroll',
  'fulfil',
  'decline',
  'giveTrap',
  'reveal',
  'stop',
  'target',
  'cancel',
  'allow',
  'steal',
  'redirect',
  'keep',
  'ward',
  'defend',
  'rollAll',
  'roll',
  'venom',
  'capture',
  'kill',
  'giveUp',
  'promote',
  'payShort',
  'desert',
  'discardTrap',
  'gift',
] as const;
