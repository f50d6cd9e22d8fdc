// Plans of hints in words: every step can be said in both languages before anybody is where it will be taken.
import './navigator';
import { expect, it } from 'vitest';
import { createAgentFor } from '../../engine/ai/levels';
import { known } from '../../engine/core/invariant';
import { makeRng } from '../../engine/core/rng';
import { createMatch } from '../../engine/match/match';
import type { GameId, Language } from '../../engine/protocol';
import { GAME_IDS, games } from '../../engine/registry';
import { table as grunwald } from '../../renderer/games/grunwald';
import { table as leaders } from '../../renderer/games/leaders';
import { table as monsterLands } from '../../renderer/games/monster-lands';
import { table as zizka } from '../../renderer/games/zizka';
import type { AnyTable } from '../../renderer/table/game-table';
import { phrase } from '../../renderer/text/i18n';
import { speaking } from './speaking';
import { peopleOf } from './support';

const TABLES: Readonly<Record<GameId, AnyTable>> = { leaders, grunwald, zizka, 'monster-lands': monsterLands };
const LANGUAGES: readonly Language[] = ['en', 'pl'];
const SEATS: Readonly<Record<GameId, number>> = { leaders: 2, grunwald: 3, zizka: 3, 'monster-lands': 3 };
const speak = speaking();

// A moment's thought: what is judged matters less here than that it can be said.
function briefly() {
  let looks = 0;
  return { millis: 2500, spent: () => 0, isCancelled: () => ++looks > 4 };
}

const POSITIONS = 24;

it.each(GAME_IDS)(
  '%s: every step of every plan has words',
  async (game) => {
    const seats = SEATS[game];
    const match = createMatch({ game, seats, seed: 31 });
    const agent = createAgentFor(games[game], 'hetman');
    const rng = makeRng(5);
    const people = peopleOf(seats);
    const faults = new Set<string>();
    let told = 0;
    for (let made = 0, asked = 0; match.request !== null && asked < POSITIONS; made++) {
      const { seat, decisions, prompt } = match.request;
      const view = match.view(seat);
      if (made % 3 === 0 && decisions.length > 1) {
        asked++;
        const offered = decisions.map(({ decision }) => decision);
        const ways = agent.assess?.(view, { seat, prompt, decisions: offered }, briefly(), makeRng(made)) ?? [];
        const plans = ways.map(({ plan }) => plan.flatMap((key) => match.game.parseKey(key) ?? []));
        for (const language of LANGUAGES) {
          await speak(language);
          for (const steps of plans) {
            const words = TABLES[game].planWords?.(steps, view) ?? steps.map((step) => TABLES[game].describeDecision(step, view));
            for (const each of words) {
              const said = phrase(game, each, people);
              told++;
              if (said.trim() === '' || /undefined|NaN|{{|@|^decision\.|^plan\./.test(said))
                faults.add(`${language} ${each.key}: «${said}»`);
            }
          }
        }
      }
      match.decide(known(decisions[rng.int(decisions.length)]).key);
    }
    expect([...faults]).toEqual([]);
    expect(told).toBeGreaterThan(100);
  },
  60_000,
);
