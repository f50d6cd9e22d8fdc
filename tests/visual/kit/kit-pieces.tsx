// Seats, dice, coins, tokens, figures and cards of the kit's sheet.
import { TINCTURES } from '../../../engine/protocol';
import { badgeBody, hatchBody } from '../../../renderer/art/badge';
import { type CardState, cardBackBody, cardBody } from '../../../renderer/art/card';
import { coinStackBody } from '../../../renderer/art/coins';
import { dieBody, settledDie, TUMBLE } from '../../../renderer/art/die';
import '../../../renderer/art/game-icons';
import { standeeBody } from '../../../renderer/art/standee';
import { at, svg } from '../../../renderer/art/svg';
import { tokenBody } from '../../../renderer/art/token';
import { Markup } from '../../../renderer/ui/art';

function Drawing({
  width,
  height,
  parts,
}: {
  readonly width: number;
  readonly height: number;
  readonly parts: readonly string[];
}) {
  return <Markup className="kit-drawing" markup={svg(width, height, parts.join(''))} />;
}

export function Seats() {
  const parts = TINCTURES.flatMap((tincture, index) => [
    at(52 + index * 99, 40, badgeBody(tincture, 27)),
    at(92 + index * 99, 26, badgeBody(tincture, 12)),
    at(92 + index * 99, 54, badgeBody(tincture, 8)),
    at(24 + index * 99, 84, hatchBody(tincture, 86, 44)),
  ]);
  return (
    <>
      <Drawing width={430} height={140} parts={parts} />
      <p className="kit-names sc">
        <b>Gules</b>
        <b>Azure</b>
        <b>Vert</b>
        <b>Or</b>
      </p>
    </>
  );
}

export function Dice() {
  const settled = [
    dieBody(44, settledDie(6, null, 24)),
    dieBody(44, { ...settledDie('sword-clash', 'shield', -20), colour: '#9c2a27', ink: '#fdf0cf' }),
    dieBody(44, { ...settledDie('talk', 'shield', 30), colour: '#2b5597', ink: '#fdf0cf' }),
    dieBody(44, { ...settledDie(5, null, -28), colour: '#d9b03a' }),
    dieBody(44, { ...settledDie('spiked-dragon-head', 'flame', 18), colour: '#26323b', ink: '#f2b765' }),
  ];
  const parts = [
    ...settled.map((die, index) => at(60 + index * 76, 54, die)),
    ...TUMBLE.map((rotation, index) =>
      at(46 + index * 66, 146 - (index % 3) * 10, dieBody(38, { rotation, lift: 8 + (index % 3) * 10 })),
    ),
  ];
  return <Drawing width={420} height={200} parts={parts} />;
}

export function CoinsAndTokens() {
  const parts = [
    ...[1, 3, 6, 10].map((count, index) => at(52 + index * 60, 92, coinStackBody(count, { radius: 21, seed: index + 3 }))),
    at(300, 46, tokenBody(22, { colour: '#A32A29', tincture: 'gules', icon: 'shield', ink: '#fdf0cf' })),
    at(352, 46, tokenBody(22, { colour: '#d9c48f', number: 3 })),
    at(394, 76, tokenBody(14, { colour: '#3B7440', tincture: 'vert', icon: 'wheat', ink: '#fdf0cf' })),
    at(46, 154, tokenBody(24, { colour: '#2F7FA8', shape: 'hex', icon: 'big-wave', ink: '#f2fbff' })),
    at(106, 154, tokenBody(24, { colour: '#C4472B', shape: 'hex', icon: 'flame', ink: '#fff0d8' })),
    at(166, 154, tokenBody(24, { colour: '#8AA9BF', shape: 'hex', icon: 'whirlwind', ink: '#14202a' })),
    at(226, 154, tokenBody(24, { colour: '#4F8A3C', shape: 'hex', icon: 'monstera-leaf', ink: '#f4fbe6' })),
    at(286, 154, tokenBody(22, { colour: '#7a5a38', shape: 'square', icon: 'wolf-trap', ink: '#f6e4b8' })),
    at(336, 154, tokenBody(22, { colour: '#D6A21E', shape: 'shield', tincture: 'or', icon: 'visored-helm' })),
    at(388, 154, tokenBody(22, { colour: '#5a3a7a', icon: 'poison-bottle', ink: '#f0e2ff', lift: 9 })),
  ];
  return <Drawing width={422} height={200} parts={parts} />;
}

export function Miniatures() {
  const walk = [0, 12, 0].map((lift, index) => at(290 + index * 48, 262, standeeBody(42, 'gules', 'visored-helm', { lift })));
  return <Drawing width={430} height={290} parts={[at(130, 236, standeeBody(170, 'azure', 'swordwoman')), ...walk]} />;
}

const CARDS: readonly {
  readonly title: string;
  readonly colour: string;
  readonly icon: 'visored-helm' | 'swordwoman';
  readonly state: CardState;
}[] = [
  { title: 'Rest', colour: '#A32A29', icon: 'visored-helm', state: 'rest' },
  { title: 'Can be chosen', colour: '#2B5597', icon: 'visored-helm', state: 'can' },
  { title: 'Hovered', colour: '#3B7440', icon: 'swordwoman', state: 'lifted' },
  { title: 'Chosen', colour: '#4a3470', icon: 'swordwoman', state: 'chosen' },
  { title: 'Forbidden', colour: '#4B5057', icon: 'visored-helm', state: 'off' },
];

export function Cards() {
  const parts = [
    ...CARDS.map(({ title, colour, icon, state }, index) =>
      at(16 + index * 108, 12, cardBody(92, 138, { title, colour, icon, state })),
    ),
    ...(['leaders', 'grunwald', 'zizka', 'monster-lands'] as const).map((game, index) =>
      at(40 + index * 130, 186, cardBackBody(66, 92, game)),
    ),
  ];
  return <Drawing width={560} height={290} parts={parts} />;
}
