// A campaign whose first scenario stands shortly before a good end: played by an opponent's own judgement, laid into a
// folder through the host's stores. People play a whole evening for this; the specs go on from here.
import { join } from 'node:path';
import { makeBudget } from '../../engine/ai/budget';
import { createAgentFor } from '../../engine/ai/levels';
import { known } from '../../engine/core/invariant';
import { makeRng } from '../../engine/core/rng';
import { monsterLands } from '../../engine/games/monster-lands';
import { createMatch, type Match } from '../../engine/match/match';
import type { SeatSpec } from '../../engine/protocol';
import { openCampaigns } from '../../main/host/campaign-store';
import { makeShelf } from '../../main/host/game-shelf';
import { newMatchId } from '../../main/host/match-host';
import { directReader } from '../../main/host/save-reader';
import { openSaves } from '../../main/host/save-store';

const TRIES = 30;
// So many decisions are left to the person.
const LEFT = 3;
const SCENARIOS = known(monsterLands.campaign);
const PLAYER: SeatSpec = { kind: 'human', name: 'Jagna', tincture: 'gules' };

function beginScenario(seed: number): Match {
  return createMatch({ game: 'monster-lands', options: SCENARIOS.options(1, 'normal'), seats: [PLAYER], seed });
}

function playWell(seed: number): Match {
  const match = beginScenario(seed);
  const agent = createAgentFor(match.game, 'knight');
  agent.reset?.();
  for (let entry = 0; match.request !== null; entry++) {
    const { seat, prompt, decisions } = match.request;
    const asked = { seat, prompt, decisions: decisions.map(({ decision }) => decision) };
    // A clock of its own: how well it plays must not depend on how busy the machine is.
    let ticks = 0;
    const budget = makeBudget(3_000, () => (ticks += 0.05));
    const index = decisions.length === 1 ? 0 : agent.choose(match.view(seat), asked, budget, makeRng(seed * 1000 + entry));
    match.decide(known(decisions[index]).key);
  }
  return match;
}

// Lays the campaign and answers the keys of the last decisions.
export async function layNearlyWonScenario(userData: string): Promise<readonly string[]> {
  for (let seed = 1; seed <= TRIES; seed++) {
    const whole = playWell(seed);
    if (!['veteran', 'hero'].includes(SCENARIOS.rank(known(whole.outcome)))) continue;
    const match = beginScenario(seed);
    const keys = whole.journal.entries.map(({ key }) => key);
    for (const key of keys.slice(0, -LEFT)) match.decide(key);
    await lay(userData, match);
    return keys.slice(-LEFT);
  }
  throw new Error(`no scenario of ${TRIES} was won`);
}

async function lay(userData: string, match: Match): Promise<void> {
  const saves = join(userData, 'saves');
  const campaigns = await openCampaigns(join(userData, 'campaigns'), saves, makeShelf());
  const campaign = await campaigns.create('monster-lands', 'Jagna', 'normal');
  if (!campaign.ok) throw new Error(campaign.message);
  const id = newMatchId();
  const { file } = campaign.value;
  const body = { name: 'Monster Lands', savedAt: new Date().toISOString(), campaign: file, journal: match.journal };
  const shelf = makeShelf();
  const store = await openSaves(saves, { reader: directReader(shelf), games: shelf.ids, edition: '', tell: () => {} });
  await store.autosave(id, { ...body, snapshot: { ...match.state } }, false);
  await campaigns.setRunning(file, id);
}
