// Campaigns at the table: begins or resumes the scenario whose turn it is, and writes down how it ended.
import { known } from '../../engine/core/invariant';
import { fail, type Result, succeed } from '../../engine/core/result';
import type { SaveBody } from '../../engine/core/save-format';
import { SEAT_NAMES, type SeatSpec } from '../../engine/protocol';
import type { Autosaver } from './autosaver';
import type { CampaignStore } from './campaign-store';
import type { GameShelf } from './game-shelf';
import type { Log } from './log';
import { type CampaignLink, type MatchHost, newMatchId } from './match-host';
import { autosaveFile } from './save-names';

export interface CampaignHost {
  play(file: string, playerName: string, difficulty?: string | undefined): Promise<Result<null>>;
  // Ties a resumed match to its campaign, as long as it is still that campaign's running game.
  linkFor(campaign: string, match: string): Promise<CampaignLink | null>;
}

export interface CampaignParts {
  readonly store: CampaignStore;
  readonly shelf: GameShelf;
  readonly host: MatchHost;
  readonly autosaver: Pick<Autosaver, 'insist'>;
  readonly log: Log;
  // Hears of what the player must know.
  tell(code: string, message: string): void;
}

// What stands in the file is not lost: another program or another day may open it. The scenario is not begun anew then.
const KEPT = new Set(['save.newer', 'save.unknownGame', 'save.tooHard', 'file.unreadable']);

export function createCampaignHost({ store, shelf, host, autosaver, log, tell }: CampaignParts): CampaignHost {
  const link = (file: string, match: string): CampaignLink => ({
    campaign: file,
    // Until it is written down the match stays the campaign's running one: opened again tomorrow, it ends again.
    onOver: (body) =>
      autosaver.insist(file, async () => {
        const recorded = await record(file, match, body);
        if (recorded.ok) return;
        if (recorded.code === 'campaign.notWritten') throw new Error(recorded.message);
        log.error(`campaign ${file}: ${recorded.message}`);
        tell(recorded.code, recorded.message);
      }),
  });

  const record = async (file: string, match: string, body: SaveBody): Promise<Result<null>> => {
    const campaign = await store.read(file);
    if (!campaign.ok) return fail('campaign.gone', 'The campaign is not there any more.');
    if (campaign.value.running !== match) return succeed(null);
    const game = known(shelf.find(campaign.value.game));
    const ladder = known(game.campaign);
    const outcome = game.outcome(body.snapshot);
    if (outcome === null) return fail('campaign.unfinished', 'The scenario is not over.');
    const standing = ladder.standing(campaign.value.difficulty, campaign.value.games);
    // The difficulty that was really played, which may have been the player's choice.
    const played = body.journal.header.options['difficulty'];
    const difficulty = typeof played === 'string' ? played : standing.difficulty;
    const score = outcome.standings.find((each) => each.seat === 0)?.score ?? 0;
    const { scenario } = standing;
    const rank = ladder.rank(outcome);
    return store.record(file, { scenario, difficulty, score, rank, playedAt: body.savedAt }, body);
  };

  const linkFor = async (file: string, match: string) => {
    const campaign = await store.read(file);
    return campaign.ok && campaign.value.running === match ? link(file, match) : null;
  };

  return {
    linkFor,
    async play(file, playerName, chosen) {
      const campaign = await store.read(file);
      if (!campaign.ok) return campaign;
      const { game, running, games, difficulty } = campaign.value;
      const ladder = known(shelf.find(game)?.campaign);
      const standing = ladder.standing(difficulty, games);
      if (standing.ended !== null) return fail('campaign.over', 'This campaign is over.');
      if (chosen !== undefined && !standing.choices.includes(chosen))
        return fail('campaign.difficulty', 'This difficulty cannot be chosen now.');
      if (running !== null) {
        const resumed = await host.resume(autosaveFile(running), async () => link(file, running));
        if (resumed.ok || KEPT.has(resumed.code)) return resumed;
        if (resumed.code !== 'file.missing') tell('campaign.begunAnew', resumed.message);
      }
      const id = newMatchId();
      const marked = await store.setRunning(file, id);
      if (!marked.ok) return marked;
      const seats: SeatSpec[] = [{ kind: 'human', name: playerName === '' ? SEAT_NAMES.gules : playerName, tincture: 'gules' }];
      const created = await host.create(
        { game, seats, options: ladder.options(standing.scenario, chosen ?? standing.difficulty) },
        { ...link(file, id), id },
      );
      return created.ok ? succeed(null) : created;
    },
  };
}
