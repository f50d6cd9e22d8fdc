// How long a player waits from one choice to the next, by the lengths that the director schedules at usual speed and
// with standard settings; no clock of this machine is in it (SHOW=4 lists the longest). npx tsx tests/bench/waiting.ts <game> <seats> [matches] [seed]
import '../renderer/navigator';
import { makeBudget } from '../../engine/ai/budget';
import { createAgentFor } from '../../engine/ai/levels';
import { known } from '../../engine/core/invariant';
import { makeRng } from '../../engine/core/rng';
import { createMatch } from '../../engine/match/match';
import { STANDARD_SETTINGS, type TablePush } from '../../engine/protocol';
import { GAME_IDS, games } from '../../engine/registry';
import * as grunwaldFlows from '../../renderer/games/grunwald/flows';
import { motions as grunwaldMotions } from '../../renderer/games/grunwald/motions';
import { sceneOf as grunwaldScene } from '../../renderer/games/grunwald/scene';
import { motions as leadersMotions } from '../../renderer/games/leaders/motions';
import { sceneOf as leadersScene } from '../../renderer/games/leaders/scene';
import * as landsFlows from '../../renderer/games/monster-lands/flows';
import * as landsMotions from '../../renderer/games/monster-lands/motions';
import { sceneOf as landsScene } from '../../renderer/games/monster-lands/scene';
import * as zizkaFlows from '../../renderer/games/zizka/flows';
import { motions as zizkaMotions } from '../../renderer/games/zizka/motions';
import { sceneOf as zizkaScene } from '../../renderer/games/zizka/scene';
import { Pace } from '../../renderer/screens/table/pace';
import { Director } from '../../renderer/table/director';
import type { Motion } from '../../renderer/table/motion';
import type { Scene } from '../../renderer/table/scene';
import { makeContext, makeTable, peopleOf } from '../renderer/support';
import { craftOf } from '../support/stagecraft';

// Only what the bench needs of a game's living table, whatever its types.
// biome-ignore lint/suspicious/noExplicitAny: four games with types of their own go through one door here
type Any = any;
interface Living {
  sceneOf(view: Any, context: Any): Scene;
  flows?(event: Any, before: Any, after: Any): Any;
  rolled?(event: Any, after: Any, before: Any): readonly string[] | undefined;
  readonly motions: Readonly<Record<string, ((event: Any, craft: Any) => Motion | null) | undefined>>;
}
const LIVING: Readonly<Record<string, Living>> = {
  zizka: { sceneOf: zizkaScene, flows: zizkaFlows.flows, rolled: zizkaFlows.rolled, motions: zizkaMotions as Any },
  'monster-lands': {
    sceneOf: landsScene,
    flows: landsFlows.flows,
    rolled: landsMotions.rolled,
    motions: landsMotions.motions as Any,
  },
  grunwald: { sceneOf: grunwaldScene, flows: grunwaldFlows.flows, motions: grunwaldMotions as Any },
  leaders: { sceneOf: leadersScene, motions: leadersMotions as Any },
};

const [id = 'monster-lands', seatWords = '3', matchWords = '2', seedWords = '41'] = process.argv.slice(2);
const gameId = known(GAME_IDS.find((each) => each === id));
const living = known(LIVING[id]);
const seats = Number(seatWords);
const people = peopleOf(seats);
const now = () => process.cpuUsage().user / 1000;

interface Wait {
  readonly total: number;
  readonly beats: readonly string[];
}
const waits: Wait[] = [];

for (let seed = Number(seedWords); seed < Number(seedWords) + Number(matchWords); seed++) {
  const match = createMatch({ game: gameId, seats: people, seed });
  const agents = people.map(() => createAgentFor(games[gameId], 'squire'));
  const director = new Director({ make: () => ({ look() {}, pose() {}, destroy() {} }) });
  const tableNow = (): TablePush =>
    makeTable({ game: gameId, seats: people, viewer: 0, toMove: match.request?.seat ?? null, entry: match.played.length });
  let clock = 0;
  const pace = new Pace(() => clock);
  let view: unknown = match.view(0);
  let shown = tableNow();
  director.show(living.sceneOf(view, makeContext(shown)), 0);
  let from = clock;
  let told: string[] = [];
  for (let step = 0; match.request !== null; step++) {
    const { seat, decisions } = match.request;
    if (seat === 0) {
      waits.push({ total: clock - from, beats: told });
      from = clock;
      told = [];
      pace.rest();
    }
    const asked = match.request;
    const index =
      decisions.length === 1
        ? 0
        : known(agents[seat]).choose(
            match.view(seat),
            { ...asked, decisions: decisions.map(({ decision }) => decision) } as Any,
            makeBudget(15, now),
            makeRng(seed * 7919 + step),
          );
    const decided = match.decide(known(decisions[index]).key);
    if (!decided.ok) throw new Error(decided.message);
    const isOpponents = shown.toMove !== null && shown.toMove !== 0;
    const next = tableNow();
    const context = makeContext(next);
    let moved = false;
    for (const { event, state } of decided.value) {
      const seen = match.game.redactEvent(event as Any, 0) as { type: string } | null;
      if (seen === null) continue;
      const before = view;
      const after = match.game.viewFor(state, 0);
      view = after;
      const flows = living.flows?.(seen, before, after);
      const rolled = living.rolled?.(seen, after, before);
      const motion = director.play({
        // As the board asks: pieces that are laid are told from those that are offered by the view before.
        scene: living.sceneOf(after, { ...context, before, after }),
        entry: next.entry,
        ...(flows === undefined ? {} : { flows }),
        ...(rolled === undefined ? {} : { rolled }),
        special: (directing) => living.motions[seen.type]?.(seen, craftOf(directing, { before, after, context })) ?? null,
      });
      if (motion.millis <= 0) continue;
      moved = true;
      motion.begin?.();
      motion.seek(motion.millis);
      const factor = pace.factor(isOpponents ? 'opponents' : seats > 1 ? 'own' : 'alone');
      clock += motion.millis / factor;
      told.push(`${isOpponents ? '' : 'own '}${seen.type} ${Math.round(motion.millis)}/${factor.toFixed(2)}`);
    }
    view = match.view(0);
    if (moved && isOpponents) clock += (STANDARD_SETTINGS.aiPause * 1000) / pace.factor('opponents');
    director.show(living.sceneOf(view, context), next.entry);
    shown = next;
  }
}

const long = waits.filter(({ beats }) => beats.some((beat) => !beat.startsWith('own '))).map(({ total }) => total / 1000);
const rank = (list: readonly number[], share: number) => [...list].sort((a, b) => a - b)[Math.floor(share * (list.length - 1))];
const figure = (value: number | undefined) => (value ?? 0).toFixed(1);
const all = waits.map(({ total }) => total / 1000);
process.stdout.write(
  `${id} ${seats} seats: waits with opponents ${long.length}: median ${figure(rank(long, 0.5))} s, 90 % ${figure(rank(long, 0.9))} s, ` +
    `longest ${figure(rank(long, 1))} s; all ${all.length}: 99 % ${figure(rank(all, 0.99))} s, longest ${figure(rank(all, 1))} s\n`,
);
for (const { total, beats } of [...waits].sort((a, b) => b.total - a.total).slice(0, Number(process.env['SHOW'] ?? 0)))
  process.stdout.write(`  ${(total / 1000).toFixed(1)} s: ${beats.join(', ')}\n`);
