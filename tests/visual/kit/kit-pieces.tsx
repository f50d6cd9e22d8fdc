// Seats, dice, coins, tokens, figures and cards of the kit's sheet.
import { TINCTURES } from '../../../engine/protocol';
import { badgeBody, hatchBody } from '../../../renderer/art/badge';
import { type CardState, cardBackBody, cardBody } from '../../../renderer/art/card';
import { coinStackBody } from '../../../renderer/art/coins';
import { dieBody, settledDie, TUMBLE } from '../../../renderer/art/die';
import type { IconName } from '../../../renderer/art/game-icons';
import '../../../renderer/art/game-icons';
import { TINCTURE, type Tincture } from '../../../renderer/art/palette';
import { standeeBody } from '../../../renderer/art/standee';
import { at, svg } from '../../../renderer/art/svg';
import { words } from '../../../renderer/art/text';
import { tokenBody } from '../../../renderer/art/token';
import { manifests } from '../../../renderer/games/manifest';
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

const HATCHING: Readonly<Record<Tincture, string>> = { gules: 'vertical', azure: 'horizontal', vert: 'diagonal', or: 'dots' };

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
      <div className="kit-names">
        {TINCTURES.map((tincture) => (
          <p key={tincture} className="sa">
            <b className="sc">{tincture}</b>
            {TINCTURE[tincture].shape}
            <br />
            {HATCHING[tincture]}
            <br />
            {TINCTURE[tincture].colour}
          </p>
        ))}
      </div>
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
  return (
    <>
      <Drawing width={420} height={200} parts={parts} />
      <p className="sa kit-note kit-foot">settled: top face flat to the eye, turned up to 30°</p>
    </>
  );
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
  return (
    <>
      <Drawing width={422} height={200} parts={parts} />
      <p className="sa kit-note kit-foot">thickness ≈ 22 % of the radius; lifted pieces throw a wider shadow</p>
    </>
  );
}

// What a miniature is made of, with a line from each word to its place.
const MADE_OF = [
  [140, 62, 'standee face in the tincture,', 'hatching 30 %, brass line'],
  [132, 116, 'emblem, pale, 80 % of the width', ''],
  [120, 180, 'shape of the seat', ''],
  [158, 206, 'round base, brass ring,', 'ratio 1 : 0.4'],
  [172, 226, 'soft contact shadow', ''],
] as const;

export function Miniatures() {
  const walk = [0, 12, 0].map((lift, index) => at(290 + index * 48, 262, standeeBody(42, 'gules', 'visored-helm', { lift })));
  const notes = MADE_OF.map(([x, y, first, second], index) => {
    const top = 14 + index * 40;
    const say = (line: number, text: string) =>
      words(222, top + 4 + line * 17, text, { size: 15, weight: 500, colour: '#5a4429' });
    return `<path d="M218 ${top}L${x} ${y}" stroke="#8e2420"/><circle cx="${x}" cy="${y}" r="2.500" fill="#8e2420"/>${say(0, first)}${second === '' ? '' : say(1, second)}`;
  });
  return (
    <>
      <Drawing width={430} height={290} parts={[at(112, 218, standeeBody(160, 'azure', 'swordwoman')), ...walk, ...notes]} />
      <p className="row sa kit-note kit-foot">
        <span className="grow">64 px on boards, 44 in panels</span>
        <span>walk: hop of 12 px</span>
      </p>
    </>
  );
}

const CARDS: readonly {
  readonly title: string;
  readonly colour: string;
  readonly icon: IconName;
  readonly state: CardState;
  readonly name: string;
}[] = [
  { title: 'Crown knight', colour: '#A32A29', icon: 'visored-helm', state: 'rest', name: 'rest' },
  { title: 'Mercenary', colour: '#2B5597', icon: 'spartan-helmet', state: 'can', name: 'can be chosen' },
  { title: 'Kateřina', colour: '#3B7440', icon: 'swordwoman', state: 'lifted', name: 'hovered' },
  { title: 'Assassin', colour: '#4a3470', icon: 'cloak-dagger', state: 'chosen', name: 'chosen' },
  { title: 'Abysur', colour: '#4B5057', icon: 'hydra', state: 'off', name: 'forbidden' },
];

export function Cards() {
  const parts = [
    ...CARDS.map(({ title, colour, icon, state }, index) =>
      at(16 + index * 108, 12, cardBody(92, 138, { title, colour, icon, state })),
    ),
    ...[...manifests.values()].map(({ colours, emblem }, index) =>
      at(40 + index * 130, 192, cardBackBody(66, 92, colours, emblem)),
    ),
    ...CARDS.map(({ name }, index) =>
      words(62 + index * 108, 172, name, { size: 15, weight: 500, colour: '#5a4429', anchor: 'middle' }),
    ),
  ];
  return <Drawing width={560} height={290} parts={parts} />;
}
