// The request bar, targets, phase track, sizes of buttons and the log of the kit's sheet.
import { dieBody, settledDie } from '../../../renderer/art/die';
import { abilityMarkBody, chosenMarkBody, forbiddenMarkBody, stepMarkBody } from '../../../renderer/art/marks';
import { standeeBody } from '../../../renderer/art/standee';
import { at, svg } from '../../../renderer/art/svg';
import { phaseStepBody } from '../../../renderer/art/track';
import { Markup, SeatBadge } from '../../../renderer/ui/art';
import { Button } from '../../../renderer/ui/button';

const nothing = (): void => {};
const MARKS = [
  ['step: disc', stepMarkBody],
  ['ability: star', abilityMarkBody],
  ['chosen', chosenMarkBody],
  ['forbidden', forbiddenMarkBody],
] as const;
const PHASES = ['Dice pool', 'Deployment', 'Adventure', 'Battles', 'Clean-up'] as const;

// Where something has just gone: the last change stays in sight.
const WALKED = [0, 1, 2, 3].map((index) => `<rect x="${384 + index * 13}" y="53" width="9" height="6" rx="3" fill="#ffd98a"/>`);

export function RequestSheet() {
  const targets = MARKS.map(([, mark], index) => at(52 + index * 92, 58, mark(26)));
  const track = PHASES.map((phase, index) =>
    at(8 + index * 94, 4, phaseStepBody(82, index < 1 ? 'past' : index === 1 ? 'now' : 'next', phase)),
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
        <button type="button" className="btn common middle" data-hovered>
          Trail A3
        </button>
        <Button onPress={nothing}>Gate</Button>
        <Button icon="anticlockwise-rotation" label="undo" onPress={nothing} />
        <Button icon="candle-flame" label="hint" onPress={nothing} />
        <span className="bar-end">
          <Button look="seal" onPress={nothing}>
            End turn
          </Button>
        </span>
      </div>
      <p className="row sa kit-note kit-under">
        <span>who and what</span>
        <span>choices</span>
        <span>undo, hint</span>
        <span>far from the rest</span>
      </p>
      <div className="row gap12 kit-lower">
        <div className="kit-targets">
          <Markup
            markup={svg(476, 108, `${targets.join('')}${WALKED.join('')}${at(446, 78, standeeBody(42, 'azure', 'swordwoman'))}`)}
          />
          <p className="row sa">
            {[...MARKS.map(([name]) => name), 'last change'].map((name) => (
              <span key={name}>{name}</span>
            ))}
          </p>
        </div>
        <div>
          <Markup className="kit-track" markup={svg(490, 40, track.join(''))} />
          <p className="sa kit-note kit-centred">phase track in the top strip</p>
          <div className="row gap12 kit-sizes">
            <Button look="primary" size="large" onPress={nothing}>
              Start the match
            </Button>
            <Button size="small" icon="film-spool" onPress={nothing}>
              Replay
            </Button>
            <Button icon="cog" label="settings" onPress={nothing} />
            <Button icon="open-book" label="rules" onPress={nothing} />
          </div>
          <p className="sa kit-note kit-sizes-note">
            <span>large 52</span>
            <span>small 32</span>
            <span>icon 40</span>
          </p>
        </div>
      </div>
    </div>
  );
}

const LOG = [
  ['gules', 'Tosia', 'takes the Hut with an influence of 5.', '4.1'],
  ['azure', 'Bartek', 'sends Shandee to trail A1.', '4.2'],
  ['vert', 'Zawisza', 'rolls', '4.3'],
  ['vert', 'Zawisza', 'captures Sckon: 3 glory, a trophy.', '4.3'],
  null,
  ['gules', 'Tosia', 'brews two potions.', '4.4'],
  ['azure', 'Bartek', 'passes.', '4.5'],
] as const;

const ROLLED = [
  at(18, 20, dieBody(16, settledDie(5, null, 14))),
  at(46, 20, dieBody(16, settledDie(2, null, -20))),
  at(74, 20, dieBody(16, { ...settledDie(6, null, 24), colour: '#9c2a27', ink: '#fdf0cf' })),
];

export function LogSheet() {
  return (
    <ol className="log-list">
      {LOG.map((line) =>
        line === null ? (
          <li key="stop" className="log-stop sc">
            Undo stops here
          </li>
        ) : (
          <li key={`${line[2]}`} className={`log-line ${line[2] === 'rolls' ? 'kit-hovered' : ''}`}>
            <SeatBadge tincture={line[0]} size={24} />
            <span className="grow">
              <b>{line[1]}</b> {line[2]}
            </span>
            {line[2] === 'rolls' ? <Markup markup={svg(92, 32, ROLLED.join(''))} /> : null}
            <span className="sa ink2">{line[3]}</span>
          </li>
        ),
      )}
    </ol>
  );
}
