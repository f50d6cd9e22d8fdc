// Buttons, controls, frames, type, targets, the request bar and the log of the kit's sheet.
import { useState } from 'react';
import { GAME_IDS } from '../../../engine/protocol';
import { abilityMarkBody, chosenMarkBody, forbiddenMarkBody, stepMarkBody } from '../../../renderer/art/marks';
import { at, svg } from '../../../renderer/art/svg';
import { phaseStepBody } from '../../../renderer/art/track';
import { Emblem, Icon, Markup, Seal, SeatBadge } from '../../../renderer/ui/art';
import { Button, type ButtonLook } from '../../../renderer/ui/button';
import { Field, Meter, Segments, Slider, Toggle } from '../../../renderer/ui/controls';
import { Frame } from '../../../renderer/ui/panel';

const nothing = (): void => {};
const LOOKS: readonly (readonly [ButtonLook, string, string])[] = [
  ['common', 'Common', 'Undo'],
  ['primary', 'Confirm', 'Done'],
  ['seal', 'For good', 'End'],
  ['quiet', 'On paper', 'More'],
];

export function Buttons() {
  return (
    <div className="kit-buttons">
      {LOOKS.map(([look, name, words]) => (
        <div key={look} className="row gap12">
          <span className="sa">{name}</span>
          <Button look={look} onPress={nothing}>
            {words}
          </Button>
          <Button look={look} icon="candle-flame" onPress={nothing}>
            {words}
          </Button>
          <Button look={look} disabled onPress={nothing}>
            {words}
          </Button>
        </div>
      ))}
    </div>
  );
}

export function Controls() {
  const [level, setLevel] = useState('knight');
  const [name, setName] = useState('Tosia');
  const segments = ['page', 'squire', 'knight', 'hetman'].map((value) => ({ value, label: value }));
  return (
    <div className="kit-controls">
      <div className="row gap12">
        <Toggle label="on" selected onChange={nothing} />
        <Toggle label="off" selected={false} onChange={nothing} />
        <Slider label="slider" value={62} min={0} max={100} step={1} show={String} onChange={nothing} />
      </div>
      <Meter label="progress" share={0.58} />
      <div className="row gap8">
        <Segments label="level" segments={segments} value={level} onChange={setLevel} />
        <Field label="name" value={name} onChange={setName} width={82} />
      </div>
      <div className="table-tip kit-tip" role="tooltip">
        <b className="table-tip-title sc">Illusionist</b>
        <p>Swaps places with a visible character in a straight line.</p>
        <p className="table-tip-why">
          <Icon name="padlock" size={13} colour="#f0a893" /> Not now: the Jailer stands beside him.
        </p>
      </div>
    </div>
  );
}

export function Frames() {
  return (
    <div className="kit-frames">
      {(['parchment', 'oak', 'sheet', 'slot'] as const).map((frame) => (
        <span key={frame} className="kit-frame">
          <Frame width={88} height={70} frame={frame} />
        </span>
      ))}
    </div>
  );
}

export function Type() {
  return (
    <div>
      <p className="gg kit-title">Grenze Gotisch</p>
      <p className="kit-reading">Alegreya for reading: Žižka, Příběnice, Żmudź, łucznik</p>
      <p className="sc kit-reading">Alegreya SC for labels and seats</p>
      <p className="sa">Alegreya Sans for data: 1 234 · 46 · +6 · −2</p>
      <div className="row gap12 kit-emblems">
        {GAME_IDS.map((game) => (
          <Emblem key={game} game={game} size={56} />
        ))}
        <Seal size={56} icon="knight-banner" seed={8} />
        <Seal size={46} icon="cracked-shield" dead cracked seed={4} />
      </div>
    </div>
  );
}

const MARKS = [stepMarkBody, abilityMarkBody, chosenMarkBody, forbiddenMarkBody];
const PHASES = ['Dice pool', 'Deployment', 'Adventure', 'Battles', 'Clean-up'] as const;

export function RequestSheet() {
  const targets = MARKS.map((mark, index) => at(60 + index * 96, 66, mark(24)));
  const track = PHASES.map((phase, index) =>
    at(8 + index * 94, 0, phaseStepBody(82, index < 1 ? 'past' : index === 1 ? 'now' : 'next', phase)),
  );
  return (
    <div className="kit-request">
      <div className="request-bar">
        <div className="bar-who">
          <SeatBadge tincture="gules" size={48} number={1} />
          <div className="bar-words">
            <p className="bar-prompt">Tosia, choose a trail</p>
            <p className="bar-note sa">Shandee goes to the Water land</p>
          </div>
        </div>
        <Button onPress={nothing}>Trail A2</Button>
        <Button onPress={nothing}>Trail A3</Button>
        <Button onPress={nothing}>Gate</Button>
        <Button icon="anticlockwise-rotation" label="undo" onPress={nothing} />
        <Button icon="candle-flame" label="hint" onPress={nothing} />
        <span className="bar-end">
          <Button look="seal" onPress={nothing}>
            End turn
          </Button>
        </span>
      </div>
      <div className="row gap12">
        <Markup className="kit-targets" markup={svg(410, 132, targets.join(''))} />
        <Markup markup={svg(490, 30, track.join(''))} />
      </div>
    </div>
  );
}

const LOG = [
  ['gules', 'Tosia takes the Hut with an influence of 5.', '4.1'],
  ['azure', 'Bartek sends Shandee to trail A1.', '4.2'],
  ['vert', 'Zawisza captures Sckon: 3 glory, a trophy.', '4.3'],
  ['gules', 'Tosia brews two potions.', '4.4'],
  ['azure', 'Bartek passes.', '4.5'],
] as const;

export function LogSheet() {
  return (
    <ol className="log-list">
      {LOG.map(([tincture, words, number]) => (
        <li key={number} className="log-line">
          <SeatBadge tincture={tincture} size={24} />
          <span className="grow">{words}</span>
          <span className="sa ink2">{number}</span>
        </li>
      ))}
    </ol>
  );
}
