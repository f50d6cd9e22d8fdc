// Buttons, controls, frames, seat panels, colours and type of the kit's sheet.
import { Fragment, useState } from 'react';
import { GAME_IDS } from '../../../engine/registry';
import { hatchBody } from '../../../renderer/art/badge';
import { PALETTE } from '../../../renderer/art/palette';
import { svg } from '../../../renderer/art/svg';
import { Emblem } from '../../../renderer/games/game-sign';
import { Icon, Markup, Seal, SeatBadge } from '../../../renderer/ui/art';
import type { ButtonLook } from '../../../renderer/ui/button';
import { Field, Meter, Segments, Slider, Toggle } from '../../../renderer/ui/controls';
import { Frame } from '../../../renderer/ui/panel';

const nothing = (): void => {};
const LOOKS: readonly (readonly [ButtonLook, string, string])[] = [
  ['common', 'Common', 'Undo'],
  ['primary', 'Confirm', 'Done'],
  ['seal', 'For good', 'End'],
  ['quiet', 'On paper', 'More'],
];

// States that a pointer or a key gives, set by hand as react-aria would.
const STATES = [
  ['Rest', {}],
  ['Hover', { 'data-hovered': true }],
  ['Pressed', { 'data-hovered': true, 'data-pressed': true }],
  ['Focus', { 'data-focus-visible': true }],
  ['Disabled', { 'data-disabled': true }],
] as const;

export function Buttons() {
  return (
    <div className="kit-buttons">
      <i />
      {STATES.map(([state]) => (
        <span key={state} className="sa kit-note">
          {state}
        </span>
      ))}
      {LOOKS.map(([look, name, words]) => (
        <Fragment key={look}>
          <span className="sa">{name}</span>
          {STATES.map(([state, given]) => (
            <button
              key={state}
              type="button"
              tabIndex={-1}
              className={`btn ${look} middle`}
              disabled={state === 'Disabled'}
              {...given}
            >
              {words}
            </button>
          ))}
        </Fragment>
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
      <p className="row sa kit-note">
        <span className="kit-half">toggle 50 × 26</span>
        <span className="kit-half">slider, knob 22</span>
      </p>
      <Meter label="progress" share={0.58} />
      <div className="row gap8">
        <Segments label="level" segments={segments} value={level} onChange={setLevel} />
        <Field label="name" value={name} onChange={setName} width={82} />
      </div>
      <div className="row gap12">
        <button type="button" className="btn quiet middle kit-focus" data-focus-visible>
          focus ring
        </button>
        <span className="sa kit-note grow">light, gap, brass, candle glow; never colour alone</span>
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

const FRAMES = [
  ['parchment', 'framed board'],
  ['oak', 'oak, lit'],
  ['sheet', 'loose sheet'],
] as const;

export function Frames() {
  return (
    <>
      <div className="kit-frames">
        {FRAMES.map(([frame, name]) => (
          <figure key={frame}>
            <span className="kit-frame">
              <Frame width={112} height={76} frame={frame} lit={frame === 'oak'} />
            </span>
            <figcaption className="sa kit-note">{name}</figcaption>
          </figure>
        ))}
      </div>
      <div className="kit-seat">
        <Frame width={382} height={94} frame="oak" lit />
        <Markup className="kit-sash" markup={svg(52, 78, hatchBody('gules', 52, 78))} />
        <SeatBadge tincture="gules" size={56} number={1} />
        <div>
          <p>
            <b className="sc kit-name">Tosia</b> <span className="sa kit-now">to move</span>
          </p>
          <p className="row sa kit-stores">
            {STORES.map(([icon, count]) => (
              <span key={icon} className="row">
                <Icon name={icon} size={19} colour="#ffd98a" /> {count}
              </span>
            ))}
          </p>
        </div>
      </div>
      <div className="kit-seat waiting">
        <SeatBadge tincture="azure" size={32} />
        <b className="sc kit-name grow">Bartek</b>
        <Icon name="laurels" size={19} colour="#ffd98a" /> 22
      </div>
      <p className="sa kit-note">seat panels: current (lit, expanded) and waiting</p>
    </>
  );
}

const STORES = [
  ['laurels', 19],
  ['meeple', 14],
  ['two-coins', 7],
  ['health-potion', 2],
] as const;

const COLOURS = [
  ['oak', PALETTE.oak1],
  ['plank', PALETTE.oak2],
  ['parchment', PALETTE.parch],
  ['brass', PALETTE.brass],
  ['iron', PALETTE.iron],
  ['seal', PALETTE.seal],
  ['candle', PALETTE.candle],
] as const;

export function Type() {
  return (
    <div>
      <div className="kit-colours">
        {COLOURS.map(([name, colour]) => (
          <figure key={name}>
            <i style={{ background: colour }} />
            <figcaption className="sa">
              {name}
              <br />
              {colour}
            </figcaption>
          </figure>
        ))}
      </div>
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
