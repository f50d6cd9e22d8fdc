// Situations of Leaders: posed positions, played on by keys until the table asks what the scene wants to show.
import { CELLS } from '../../../engine/games/leaders/hex';
import { lessons } from '../../../engine/games/leaders/lessons';
import { parsePosition } from '../../../engine/games/leaders/position';
import { createMatch, type MatchSetup } from '../../../engine/match/match';
import type { SeatSpec, TableMode, TablePush } from '../../../engine/protocol';
import { seenCell } from '../../../renderer/games/leaders/art/projection';
import type { Scene, SceneStep } from '../scene';

const LUCJA: SeatSpec = { kind: 'human', name: 'Łucja', tincture: 'gules' };
const ONDREJ: SeatSpec = { kind: 'ai', name: 'Ondřej', tincture: 'azure', level: 'knight' };
const BARTEK: SeatSpec = { kind: 'human', name: 'Bartłomiej', tincture: 'vert' };

interface Posed {
  readonly match?: string;
  readonly position?: string;
  readonly start?: MatchSetup['start'];
  readonly options?: Record<string, string>;
  readonly seats?: readonly SeatSpec[];
  // Played before the scene, and how many of them are still told as having just happened.
  readonly keys?: readonly string[];
  readonly told?: number;
  readonly mode?: TableMode;
  readonly seed?: number;
  // Only these are offered, as in a lesson.
  readonly taught?: readonly string[];
}

function startOf({ position, start }: Posed): MatchSetup['start'] {
  if (position === undefined) return start;
  const parsed = parsePosition(position);
  if (!parsed.ok) throw new Error(parsed.message);
  return { name: { kind: 'puzzle', id: 'posed' }, state: parsed.value };
}

function tableOf(posed: Posed): TablePush {
  const { keys = [], told = keys.length, seats = [LUCJA, ONDREJ], options = {}, seed = 1 } = posed;
  const start = startOf(posed);
  const match = createMatch({ game: 'leaders', seats, seed, options, ...(start === undefined ? {} : { start }) });
  for (const key of keys) {
    const done = match.decide(key);
    if (!done.ok) throw new Error(`${key}: ${match.request?.decisions.map((each) => each.key).join(' ')}`);
  }
  const asked = match.request;
  const isPerson = asked !== null && seats[asked.seat]?.kind === 'human';
  const decisions = asked?.decisions.filter(({ key }) => posed.taught?.includes(key) ?? true) ?? [];
  return {
    match: posed.match ?? `posed ${keys.length}`,
    game: 'leaders',
    mode: posed.mode ?? { kind: 'match' },
    seats,
    options,
    seed,
    viewer: asked?.seat ?? 0,
    view: match.view(asked?.seat ?? 0),
    beats: match.played
      .slice(keys.length - told)
      .flatMap(({ beats }) => beats.map(({ event, state }) => ({ event, view: match.game.viewFor(state, asked?.seat ?? 0) }))),
    request: asked !== null && isPerson ? { ...asked, decisions } : null,
    toMove: asked?.seat ?? null,
    curtain: null,
    entry: match.played.length,
    canUndo: keys.length > 0,
    canRedo: false,
    outcome: match.outcome,
    progress: match.game.progress(match.state),
    campaign: null,
    course: [],
  };
}

function scene(posed: Posed, ...steps: readonly SceneStep[]): Scene {
  return { screen: { name: 'table' }, table: () => tableOf(posed), steps };
}

// Clicks through the picks of one decision and shows it being carried out, slowly.
function moving(position: string, key: string, ...picks: readonly string[]): Scene {
  const posed = { position, match: 'moving', told: 0 };
  const last: SceneStep = { click: `[data-choice="${key}"]` };
  return {
    ...scene(posed, ...picks.map(pick), last),
    settings: { ownSpeed: 0.25 },
    decided: (decided) => tableOf({ ...posed, keys: [decided], told: 1 }),
  };
}

const cell = (q: number, r: number): string => `cell:${CELLS.findIndex((at) => at.q === q && at.r === r)}`;
const figure = (id: string): string => `figure:${id}`;
const pick = (id: string): SceneStep => ({ click: `[data-spot="${id}"]` });
const over = (id: string): SceneStep => ({ hover: `[data-spot="${id}"]` });
// At the figure on a cell, whoever may choose it; seat 0 sits at the bottom.
const overCell = (q: number, r: number): SceneStep => {
  const { x, y, scale } = seenCell(q, r);
  return { point: [x, y - 14 * scale] };
};

// The middle of a match, as on the target picture: the Rider's gallop would capture the Queen.
const MIDDLE: Posed = {
  position:
    '0.king@0,2 1.queen@-1,-1 0.rider@1,0 1.hermit@3,-2 1.cub@-2,0 0.archer@-3,2 1.clawLauncher@0,-3 0.brewmaster@1,2 to=1 turn=5 ' +
    'display=jailer,acrobat,illusionist deck=nemesis,bruiser,royalGuard,manipulator,wanderer,assassin,protector,vizier',
  keys: [
    'step:hermit>3,-1',
    'step:cub>-2,1',
    'fly:clawLauncher>0,2',
    'end',
    'take:jailer',
    'place:-2,-1',
    'step:archer>-3,1',
    'step:brewmaster>1,1',
  ],
};

const RECRUITMENT: Posed = {
  position:
    '0.king@0,2 1.queen@-1,-1 0.rider@1,0 1.hermit@3,-2 1.cub@-2,0 0.archer@-3,2 1.clawLauncher@0,-3 to=0 turn=4 ' +
    'display=brewmaster,jailer,acrobat deck=illusionist,nemesis,bruiser,royalGuard,manipulator,wanderer,assassin,protector,vizier',
  keys: ['end', 'take:brewmaster'],
};

// Full teams of everything that binds, shields or answers.
const BOUND: Posed = {
  position:
    '0.king@0,2 1.queen@0,-2 0.illusionist@-2,2 0.protector@0,1 0.manipulator@1,1 0.vizier@-1,2 1.jailer@2,0 1.nemesis@3,-3 1.wanderer@-3,1 1.bruiser@-1,0 to=0 turn=12',
};

const TARGETS: Posed = {
  position:
    '0.king@-1,3 1.queen@0,-3 0.clawLauncher@0,2 0.bruiser@1,-1 0.acrobat@2,0 0.manipulator@-2,2 1.rider@0,-1 1.archer@1,0 1.assassin@2,-2 1.protector@-2,-1 to=0 turn=14',
};

const ANSWER: Posed = {
  position:
    '0.king@0,2 1.queen@0,-2 0.nemesis@1,-1 0.rider@2,0 0.archer@-2,2 1.jailer@2,-3 1.vizier@-2,0 1.bruiser@-1,-1 to=1 turn=9',
  keys: ['walk:queen>2,-2'],
};

const WIN: Posed = { ...MIDDLE, keys: [...(MIDDLE.keys ?? []), 'ride:rider>-1,0'] };

const BANISHING: Posed = { options: { mode: 'advanced' }, seats: [LUCJA, BARTEK], keys: [] };

const SECOND_BANISHING: Posed = {
  position:
    '0.king@0,2 1.queen@0,-2 0.rider@0,1 1.hermit@1,-2 1.cub@-1,-1 0.archer@-1,3 1.jailer@2,-2 to=0 turn=3 mode=advanced banished=acrobat,assassin ' +
    'display=bruiser,royalGuard,illusionist,clawLauncher,manipulator,wanderer,brewmaster,protector,vizier,nemesis',
  seats: [LUCJA, BARTEK],
  keys: ['step:rider>1,0', 'end'],
};

const lesson = (id: string, step: number, taught: readonly string[]): Posed => {
  const found = lessons.find((each) => each.id === id);
  if (!found) throw new Error(`no lesson ${id}`);
  return {
    start: { name: { kind: 'lesson', id }, state: found.start() },
    taught,
    mode: {
      kind: 'lesson',
      lesson: id,
      title: found.title,
      say: found.steps[step - 1]?.say ?? '',
      step,
      steps: found.steps.length,
      reading: taught.length === 0,
      finished: false,
      rules: [],
      next: null,
    },
  };
};

const PUZZLE: Posed = {
  position:
    '0.king@0,2 1.queen@1,-3 0.jailer@1,1 1.hermit@-2,0 1.cub@0,-3 1.royalGuard@1,-1 0.assassin@0,1 1.vizier@2,1 0.illusionist@2,-3 1.archer@0,0 0.brewmaster@1,2 to=0',
  mode: { kind: 'puzzle', puzzle: '3-01', grade: 3, state: 'open' },
};

const EVERYBODY =
  '0.king@-1,3 1.queen@0,-3 0.wanderer@-3,3 0.illusionist@-2,1 0.clawLauncher@0,2 0.bruiser@1,-1 0.acrobat@2,0 0.manipulator@1,2 0.brewmaster@-2,3 ' +
  '0.royalGuard@3,-3 0.rider@2,1 1.archer@1,0 1.assassin@0,-1 1.jailer@-3,0 1.vizier@2,-3 to=0 turn=14';

const CAPTURE = '0.king@0,2 1.queen@-1,-1 0.rider@1,0 0.archer@-3,1 1.hermit@3,-1 1.cub@-2,1 0.brewmaster@1,1 to=0 turn=6';

const MOVES: Readonly<Record<string, Scene>> = {
  'leaders:move-jump': moving(EVERYBODY, 'jump:acrobat>0,0', figure('0.acrobat'), cell(0, 0)),
  'leaders:move-ride': moving(EVERYBODY, 'ride:rider>0,1', figure('0.rider')),
  'leaders:move-push': moving(EVERYBODY, 'push:bruiser>1,0>1,1', figure('0.bruiser'), cell(1, 0)),
  'leaders:move-guard': moving(EVERYBODY, 'guard:royalGuard>0,3', figure('0.royalGuard')),
  'leaders:move-vanish': moving(EVERYBODY, 'vanish:wanderer>-1,1', figure('0.wanderer')),
  'leaders:move-swap': moving(EVERYBODY, 'swap:illusionist>0,-1', figure('0.illusionist')),
  'leaders:move-fly': moving(EVERYBODY, 'fly:clawLauncher>0,-1', figure('0.clawLauncher'), cell(0, -1)),
  'leaders:move-drag': moving(EVERYBODY, 'drag:clawLauncher>0,-1', figure('0.clawLauncher'), cell(0, -1)),
  'leaders:move-steer': moving(EVERYBODY, 'steer:manipulator>1,0>0,0', figure('0.manipulator'), cell(1, 0)),
  'leaders:move-capture': moving(CAPTURE, 'ride:rider>-1,0', figure('0.rider')),
  'leaders:move-serve': moving(EVERYBODY, 'serve:brewmaster>-1,3>-1,2', figure('0.brewmaster'), cell(-1, 3)),
};

export const scenes: Readonly<Record<string, Scene>> = {
  ...MOVES,
  'leaders:first': scene({ keys: [], seed: 3, seats: [LUCJA, BARTEK] }),
  'leaders:table': scene(MIDDLE, pick(figure('0.rider'))),
  'leaders:rest': scene(MIDDLE),
  'leaders:pieces': scene(MIDDLE, { click: '[data-action="open-cast"]' }),
  'leaders:recruit': scene(RECRUITMENT, over(cell(1, 2))),
  'leaders:choose': scene({ ...RECRUITMENT, keys: ['end'] }, over('card:jailer')),
  'leaders:banish': scene(BANISHING, over('card:nemesis')),
  'leaders:banish-again': scene(SECOND_BANISHING),
  'leaders:advanced': scene({ ...BANISHING, keys: ['banish:nemesis', 'banish:vizier'] }),
  'leaders:push': scene(TARGETS, pick(figure('0.bruiser')), pick(cell(1, 0))),
  'leaders:claw': scene(TARGETS, pick(figure('0.clawLauncher')), pick(cell(0, -1))),
  'leaders:jump': scene(TARGETS, pick(figure('0.acrobat')), pick(cell(0, 0))),
  'leaders:nemesis': scene({ ...ANSWER }),
  'leaders:win': scene(WIN),
  'leaders:hover-jailer': scene(BOUND, overCell(2, 0)),
  'leaders:hover-protector': scene(BOUND, overCell(0, 1)),
  'leaders:hover-illusionist': scene(BOUND, overCell(-2, 2)),
  'leaders:hover-nemesis': scene(BOUND, overCell(3, -3)),
  'leaders:hover-archer': scene(MIDDLE, overCell(-3, 1)),
  'leaders:hover-card': scene(BOUND, { point: [1094, 340] }),
  'leaders:turned': scene(MIDDLE, { click: '[data-action="turn-board"]' }),
  'leaders:waiting': scene({ ...MIDDLE, keys: (MIDDLE.keys ?? []).slice(0, 3) }),
  'leaders:lesson': scene(lesson('capture', 1, ['step:bruiser>0,-2'])),
  'leaders:lesson-recruit': scene({ ...lesson('recruit', 2, ['take:rider']), keys: ['end'] }),
  'leaders:lesson-long': scene(lesson('passive', 1, ['walk:king>0,1', 'walk:king>1,1', 'walk:king>-1,2'])),
  'leaders:lesson-advanced': scene(lesson('advanced', 1, ['banish:assassin'])),
  'leaders:puzzle': scene(PUZZLE),
  'leaders:puzzle-failed': scene({
    ...PUZZLE,
    keys: ['end'],
    mode: { kind: 'puzzle', puzzle: '3-01', grade: 3, state: 'failed' },
  }),
};
