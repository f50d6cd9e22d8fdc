// Hunger beside a purse in Na Grunwald!: players whose knights rode home in the end although the purse could have outbid the
// last winner on Provision in the last round, as the field stood when the placing was over.
// npx tsx tests/bench/grunwald-hunger.ts <level> <matches> [seed]
import { LEVELS } from '../../engine/core/agent';
import { known } from '../../engine/core/invariant';
import { makeRng, mixSeed, rngFor } from '../../engine/core/rng';
import { grunwald } from '../../engine/games/grunwald';
import { createAgent } from '../../engine/games/grunwald/ai/agent';
import { breadWorth, ducatWorth } from '../../engine/games/grunwald/ai/worth';
import { provisionPrizes, ROUNDS } from '../../engine/games/grunwald/data/supplies';
import { hungry } from '../../engine/games/grunwald/decisions';
import { kernel } from '../../engine/games/grunwald/kernel';
import { pointsOn, rankField } from '../../engine/games/grunwald/ranking';
import { FIELD, type State } from '../../engine/games/grunwald/types';

const [levelName = 'squire', matchText = '20', seedText = '9000'] = process.argv.slice(2);
const level = known(LEVELS.find((each) => each === levelName));
const SEATS = 3;
const patient = { millis: 1e9, spent: () => 0, isCancelled: () => false };

const isPlacing = (phase: string) => phase === 'placing' || phase === 'choosingField' || phase === 'choosingDucats';

// Seats that could have had bread for what is left in the purse, and those for whom it would have paid.
function besidePurse(state: State): { could: number[]; should: number[] } {
  const prizes = provisionPrizes(state.provisionCard, state.seats).filter((prize) => prize > 0);
  const ranked = rankField(state, FIELD.provision);
  const could: number[] = [];
  const should: number[] = [];
  for (let seat = 0; seat < state.seats; seat++) {
    const won = prizes[ranked.indexOf(seat)] ?? 0;
    if (hungry(state, seat) - won <= 0 || won > 0) continue;
    const last = ranked[prizes.length - 1];
    const price = (last === undefined ? 0 : pointsOn(state, FIELD.provision, last) + 1) - pointsOn(state, FIELD.provision, seat);
    if (price > known(state.ducats[seat])) continue;
    could.push(seat);
    if (breadWorth(state, seat, known(prizes.at(-1))) > price * ducatWorth(state)) should.push(seat);
  }
  return { could, should };
}

let could = 0;
let should = 0;
for (let match = 0; match < Number(matchText); match++) {
  const seed = Number(seedText) + match;
  const options = grunwald.parseOptions({}, SEATS);
  if (!options.ok) throw new Error(options.message);
  const rng = rngFor(seed, 0);
  const state = grunwald.setup(options.value, SEATS, rng);
  kernel.begin(state, rng);
  const agents = Array.from({ length: SEATS }, () => createAgent(level));
  let before: State | null = null;
  for (let made = 0, asked = grunwald.requestFor(state); asked !== null; asked = grunwald.requestFor(state)) {
    const decisions = grunwald.legalDecisions(state);
    const view = grunwald.viewFor(state, asked.seat);
    const index = known(agents[asked.seat]).choose(view, { ...asked, decisions }, patient, makeRng(mixSeed(seed, made)));
    if (state.round === ROUNDS && isPlacing(state.phase)) before = grunwald.cloneState(state);
    kernel.apply(state, known(decisions[index]), rngFor(seed, ++made));
    // The placing is over: judged as the table stood before the last word, whose speaker had his choice.
    if (before !== null && !isPlacing(state.phase)) {
      const { seat } = asked;
      const counts = (seats: readonly number[]) =>
        seats.filter((each) => each !== seat || decisions[index]?.type === 'pass').length;
      const found = besidePurse(before);
      could += counts(found.could);
      should += counts(found.should);
      before = null;
    }
  }
}
console.log(JSON.stringify({ level, matches: Number(matchText), players: Number(matchText) * SEATS, could, should }));
