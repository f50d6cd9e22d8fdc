// Campaign files and the way of a campaign through its scenarios, on a short ladder of toy matches.
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Campaign } from '../../../engine/core/campaign';
import { known } from '../../../engine/core/invariant';
import { fail, succeed } from '../../../engine/core/result';
import type { SaveBody } from '../../../engine/core/save-format';
import { monsterLands } from '../../../engine/games/monster-lands';
import { createMatch } from '../../../engine/match/match';
import type { Push } from '../../../engine/protocol';
import { createAutosaver } from '../../../main/host/autosaver';
import { createCampaignHost } from '../../../main/host/campaign-host';
import { type CampaignStore, openCampaigns } from '../../../main/host/campaign-store';
import { makeShelf } from '../../../main/host/game-shelf';
import { openLog } from '../../../main/host/log';
import type { MatchHost, NewMatch } from '../../../main/host/match-host';
import { makeSealed } from '../../../main/host/plain-json';
import { autosaveFile } from '../../../main/host/save-names';
import { directReader } from '../../../main/host/save-reader';
import { openSaves, type SaveStore } from '../../../main/host/save-store';
import { makeFolder } from '../../support/host';
import { toy } from '../../support/toy-game';

// Three scenarios; every finished game leads to the next, the third wins.
const campaign: Campaign = {
  scenarios: 3,
  difficulties: ['normal', 'high'],
  standing: (difficulty, games) => ({
    difficulty: games.at(-1)?.difficulty ?? difficulty,
    scenario: Math.min(games.length + 1, 3),
    ended: games.length >= 3 ? 'won' : null,
    choices: games.length === 1 ? ['normal', 'high'] : [difficulty],
  }),
  options: (scenario, difficulty) => ({ scenario, difficulty }),
  rank: (outcome) => (outcome.winners.includes(0) ? 'hero' : 'snack'),
};

const shelf = makeShelf({ plain: { ...toy, id: 'plain' }, toy: { ...toy, campaign } });
let folder = '';
let saves: SaveStore;
let store: CampaignStore;
const pushes: Push[] = [];
const closing: (() => Promise<void>)[] = [];
beforeEach(async () => {
  folder = makeFolder();
  saves = await openSaves(join(folder, 'saves'), { reader: directReader(shelf), games: shelf.ids, edition: '', tell: () => {} });
  store = await openCampaigns(join(folder, 'campaigns'), join(folder, 'saves'), shelf);
});
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
  pushes.length = 0;
  rmSync(folder, { recursive: true, force: true });
});

function finished(options: NewMatch['options']): SaveBody {
  const match = createMatch({ game: toy, seats: 2, seed: 2 });
  while (match.request !== null) match.decide(known(match.request.decisions[0]).key);
  const journal = { ...match.journal, header: { ...match.journal.header, options: { ...options } } };
  return { name: 'scenario', savedAt: '2026-01-01T00:00:00.000Z', campaign: null, journal, snapshot: { ...match.state } };
}

async function newCampaign(): Promise<string> {
  const created = await store.create('toy', 'Zima', 'normal');
  if (!created.ok) throw new Error(created.message);
  return created.value.file;
}

// A table that only notes what was asked of it, and ends every match it gets at once when told to.
function tableOf(endsAtOnce: boolean) {
  const asked: string[] = [];
  const host = {
    async create(setup: NewMatch, link?: { id: string; onOver(body: SaveBody): Promise<void> }) {
      asked.push(`create ${JSON.stringify(setup.options)}`);
      const body = finished(setup.options);
      await saves.autosave(known(link).id, body, false);
      if (endsAtOnce) await known(link).onOver(body);
      return succeed(null);
    },
    async resume(file: string) {
      asked.push(`resume ${file}`);
      return succeed(null);
    },
  } as unknown as MatchHost;
  const log = openLog(folder);
  const autosaver = createAutosaver({ saves, log, push: (push) => pushes.push(push), retryMillis: 20 });
  closing.push(() => autosaver.close());
  return { asked, autosaver, campaigns: createCampaignHost({ store, shelf, host, autosaver, log, tell: () => {} }) };
}

describe('a campaign', () => {
  it('goes from scenario to scenario, keeps every game and ends', async () => {
    const file = await newCampaign();
    const { campaigns, asked } = tableOf(true);
    expect(await campaigns.play(file, 'Anna')).toEqual({ ok: true, value: null });
    expect((await store.list())[0]).toMatchObject({ scenario: 2, ended: null, running: false, choices: ['normal', 'high'] });
    expect(await campaigns.play(file, 'Anna', 'cruel')).toMatchObject({ ok: false, code: 'campaign.difficulty' });
    await campaigns.play(file, 'Anna', 'high');
    await campaigns.play(file, 'Anna');
    expect(asked[1]).toBe('create {"scenario":2,"difficulty":"high"}');
    const [info] = await store.list();
    expect(info).toMatchObject({ ended: 'won', games: [{ scenario: 1 }, { scenario: 2, difficulty: 'high' }, { scenario: 3 }] });
    expect(await campaigns.play(file, 'Anna')).toMatchObject({ ok: false, code: 'campaign.over' });
    expect(await store.readGame(file, 1)).toMatchObject({ ok: true });
    expect(await store.readGame(file, 3)).toMatchObject({ ok: false, code: 'file.missing' });
  });

  it('belongs to a game that has campaigns; an old file that names none belongs to the first of them', async () => {
    for (const game of ['plain', 'chess'])
      expect(await store.create(game, 'Zima', 'normal')).toMatchObject({ ok: false, code: 'match.unknownGame' });
    const file = await newCampaign();
    expect(await store.list()).toMatchObject([{ file, game: 'toy', problem: null }]);
    const body = { name: 'Dawna', difficulty: 'normal', games: [], running: null, createdAt: '' };
    const write = (name: string, content: object) =>
      writeFileSync(join(folder, 'campaigns', name), makeSealed('campaign', 1, content));
    write('campaign-0000000000aa.json', body);
    write('campaign-0000000000ab.json', { ...body, game: 'chess' });
    const list = await store.list();
    expect(list.find((info) => info.name === 'Dawna')).toMatchObject({ game: 'toy', scenario: 1, problem: null });
    expect(list.find((info) => info.file === 'campaign-0000000000ab.json')).toMatchObject({
      game: null,
      problem: { code: 'match.unknownGame' },
    });
  });

  it('left in the middle is resumed, not begun anew', async () => {
    const file = await newCampaign();
    const first = tableOf(false);
    await first.campaigns.play(file, 'Anna');
    expect((await store.list())[0]?.running).toBe(true);
    const campaign = await store.read(file);
    const running = known(campaign.ok ? campaign.value.running : null);
    expect(await first.campaigns.linkFor(file, running)).not.toBeNull();
    expect(await first.campaigns.linkFor(file, '000000000000')).toBeNull();
    const again = tableOf(false);
    await again.campaigns.play(file, 'Anna');
    expect(again.asked).toEqual([`resume ${autosaveFile(running)}`]);
  });

  it('of which a result finds no room on the disk is written as soon as there is some, once', async () => {
    const file = await newCampaign();
    let isFull = true;
    const roomy = store;
    store = {
      ...roomy,
      record: async (...wish) =>
        isFull ? fail('campaign.notWritten', 'ENOSPC: no space left on device') : roomy.record(...wish),
    };
    const { campaigns, autosaver } = tableOf(true);
    await campaigns.play(file, 'Anna');
    expect((await roomy.list())[0]).toMatchObject({ scenario: 1, games: [] });
    expect(autosaver.isPending).toBe(true);
    expect(pushes).toContainEqual({ type: 'saving', state: 'pending', message: expect.stringContaining('ENOSPC') });
    isFull = false;
    await expect.poll(() => pushes.at(-1)).toMatchObject({ type: 'saving', state: 'done' });
    expect((await roomy.list())[0]).toMatchObject({ scenario: 2, running: false, games: [{ scenario: 1 }] });
    expect(autosaver.isPending).toBe(false);
  });

  it('keeps a result once, however often the match ends', async () => {
    const file = await newCampaign();
    const { campaigns } = tableOf(false);
    await campaigns.play(file, 'Anna');
    const read = await store.read(file);
    const link = known(await campaigns.linkFor(file, known(read.ok ? read.value.running : null)));
    const body = finished({ difficulty: 'normal' });
    await link.onOver(body);
    await link.onOver(body);
    expect((await store.list())[0]?.games).toHaveLength(1);
  });

  it('has a problem in the list when its file is damaged, and blocks no other', async () => {
    const good = await newCampaign();
    const bad = ['', '{', '{"gonfalon":"campaign","format":7,"check":"","body":{}}', '{"__proto__":1}'];
    for (const [index, text] of bad.entries())
      writeFileSync(join(folder, 'campaigns', `campaign-00000000000${index}.json`), text);
    const text = readFileSync(join(folder, 'campaigns', good), 'utf8').replace('Zima', 'Lato');
    writeFileSync(join(folder, 'campaigns', 'campaign-00000000000a.json'), text);
    const list = await store.list();
    const problems = list.filter((info) => info.problem !== null).map((info) => info.problem?.code);
    expect(problems).toEqual(['campaign.empty', 'campaign.damaged', 'campaign.newer', 'campaign.damaged', 'campaign.edited']);
    expect(list.find((info) => info.file === good)).toMatchObject({ name: 'Zima', problem: null });
  });

  it('is removed with its games, and only inside its folder', async () => {
    const file = await newCampaign();
    await tableOf(true).campaigns.play(file, 'Anna');
    expect(await store.remove('../settings.json')).toMatchObject({ ok: false, code: 'campaign.name' });
    expect(await store.remove(file)).toEqual({ ok: true, value: null });
    expect(readdirSync(join(folder, 'campaigns'))).toEqual([]);
  });
});

describe('the campaign of Monster Lands', () => {
  it('MON-235: repeats, eases, advances and ends as the table says', () => {
    const { standing } = known(monsterLands.campaign);
    const game = (scenario: number, difficulty: string, rank: string) => ({ scenario, difficulty, rank, score: 0, playedAt: '' });
    expect(standing('normal', [])).toMatchObject({ scenario: 1, difficulty: 'normal', ended: null });
    expect(standing('normal', [game(1, 'normal', 'snack')])).toMatchObject({
      scenario: 1,
      difficulty: 'beginner',
      ended: null,
    });
    expect(standing('beginner', [game(1, 'beginner', 'snack')])).toMatchObject({ ended: 'lost' });
    expect(standing('normal', [game(1, 'normal', 'hero')])).toMatchObject({ scenario: 2, choices: ['high', 'cruel'] });
    expect(standing('normal', [game(1, 'normal', 'hero'), game(2, 'cruel', 'adept')])).toMatchObject({
      scenario: 2,
      difficulty: 'cruel',
    });
  });
});
