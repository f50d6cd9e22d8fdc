// Campaign files: whose scenarios they are, what was played of them, and the save of every played game.
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { z } from 'zod';
import { known } from '../../engine/core/invariant';
import { fail, type Result, succeed } from '../../engine/core/result';
import { MAX_SAVE_CHARS, makeSave, parseSave, type SaveBody } from '../../engine/core/save-format';
import type { CampaignInfo, GameId, PlayedGame } from '../../engine/protocol';
import { exists, listFolder, readCapped, reasonOf, removeFile, sweepTemporary, writeAtomic } from './files';
import type { GameShelf } from './game-shelf';
import { makeSealed, parseSealed } from './plain-json';
import { autosaveFile } from './save-names';

const MAX_BYTES = 1_000_000;
const FORMAT = 1;
const FILE_NAME = /^campaign-[0-9a-f]{12}\.json$/;

const playedSchema = z.strictObject({
  scenario: z.number().int().min(1).max(99),
  difficulty: z.string().max(20),
  score: z.number(),
  rank: z.string().max(60),
  playedAt: z.string().max(40),
});
const campaignSchema = z.strictObject({
  // Left out by files from the time when one game alone had campaigns.
  game: z.string().max(60).optional(),
  name: z.string().trim().min(1).max(40),
  difficulty: z.string().max(20),
  games: z.array(playedSchema).max(500),
  // Match id of the scenario that was begun and not finished.
  running: z
    .string()
    .regex(/^[0-9a-f]{12}$/)
    .nullable(),
  createdAt: z.string().max(40),
});
export type CampaignFile = z.infer<typeof campaignSchema> & { readonly game: GameId };

export interface CampaignStore {
  list(): Promise<readonly CampaignInfo[]>;
  read(file: string): Promise<Result<CampaignFile>>;
  create(game: string, name: string, difficulty: string): Promise<Result<CampaignInfo>>;
  // The scenario now at the table.
  setRunning(file: string, match: string): Promise<Result<null>>;
  // Ends the running scenario: its result joins the others, its save is kept for replays.
  record(file: string, played: PlayedGame, body: SaveBody): Promise<Result<null>>;
  remove(file: string): Promise<Result<null>>;
  readGame(file: string, game: number): Promise<Result<SaveBody>>;
}

// `tryOut` opens a text on trial before the host does.
export async function openCampaigns(
  folder: string,
  savesFolder: string,
  shelf: GameShelf,
  tryOut: (text: string) => Promise<Result<null>> = async () => succeed(null),
): Promise<CampaignStore> {
  await sweepTemporary(folder);
  const first = shelf.ids.find((id) => shelf.find(id)?.campaign !== undefined);
  const pathOf = (file: string) => join(folder, file);
  const gamePath = (file: string, game: number) => pathOf(`${file.replace(/\.json$/, '')}-${game + 1}.gonfalon`);

  const read = async (file: string): Promise<Result<CampaignFile>> => {
    if (!FILE_NAME.test(file)) return fail('campaign.name', 'This is not the name of a campaign.');
    const text = await readCapped(pathOf(file), MAX_BYTES);
    if (!text.ok) return text;
    const sealed = parseSealed('campaign', FORMAT, text.value);
    if (!sealed.ok) return sealed;
    const campaign = campaignSchema.safeParse(sealed.value);
    if (!campaign.success) return fail('campaign.damaged', 'The campaign is damaged.');
    const game = shelf.ids.find((id) => id === (campaign.data.game ?? first));
    if (game === undefined || shelf.find(game)?.campaign === undefined)
      return fail('match.unknownGame', 'This game is not here.');
    return succeed({ ...campaign.data, game });
  };
  const write = async (file: string, campaign: CampaignFile): Promise<Result<null>> => {
    try {
      await writeAtomic(pathOf(file), makeSealed('campaign', FORMAT, campaign));
      return succeed(null);
    } catch (error) {
      return fail('campaign.notWritten', `The campaign could not be written: ${reasonOf(error)}`);
    }
  };
  const change = async (file: string, how: (campaign: CampaignFile) => CampaignFile): Promise<Result<null>> => {
    const campaign = await read(file);
    return campaign.ok ? write(file, how(campaign.value)) : campaign;
  };

  // An older generation is enough to go on from.
  const isRunning = async (match: string) => {
    for (const generation of ['', '.1', '.2']) if (await exists(join(savesFolder, autosaveFile(match) + generation))) return true;
    return false;
  };

  const infoOf = async (file: string): Promise<CampaignInfo> => {
    const campaign = await read(file);
    if (!campaign.ok)
      return {
        file,
        name: file.replace(/\.json$/, ''),
        game: null,
        difficulty: '',
        scenario: 1,
        ended: null,
        games: [],
        running: false,
        problem: { code: campaign.code, message: campaign.message },
      };
    const { game, name, difficulty, games, running } = campaign.value;
    return {
      file,
      name,
      game,
      ...known(shelf.find(game)?.campaign).standing(difficulty, games),
      games,
      running: running !== null && (await isRunning(running)),
      problem: null,
    };
  };

  return {
    async list() {
      const infos: CampaignInfo[] = [];
      for (const file of await listFolder(folder)) if (FILE_NAME.test(file)) infos.push(await infoOf(file));
      return infos;
    },
    read,
    async create(id, name, difficulty) {
      const game = shelf.ids.find((each) => each === id);
      const played = game === undefined ? undefined : shelf.find(game)?.campaign;
      if (game === undefined || played === undefined) return fail('match.unknownGame', 'This game is not here.');
      if (!played.difficulties.includes(difficulty)) return fail('campaign.difficulty', 'There is no such difficulty.');
      const file = `campaign-${randomBytes(6).toString('hex')}.json`;
      const createdAt = new Date().toISOString();
      const written = await write(file, { game, name, difficulty, games: [], running: null, createdAt });
      return written.ok ? succeed(await infoOf(file)) : written;
    },
    setRunning: (file, match) => change(file, (campaign) => ({ ...campaign, running: match })),
    async record(file, played, body) {
      const campaign = await read(file);
      if (!campaign.ok) return campaign;
      try {
        await writeAtomic(gamePath(file, campaign.value.games.length), makeSave(body));
      } catch (error) {
        return fail('campaign.notWritten', `The campaign could not be written: ${reasonOf(error)}`);
      }
      return write(file, { ...campaign.value, games: [...campaign.value.games, played], running: null });
    },
    async remove(file) {
      if (!FILE_NAME.test(file)) return fail('campaign.name', 'This is not the name of a campaign.');
      if (!(await exists(pathOf(file)))) return fail('file.missing', 'The file is not there.');
      const own = `${file.replace(/\.json$/, '')}-`;
      for (const name of await listFolder(folder)) if (name.startsWith(own)) await removeFile(pathOf(name));
      await removeFile(pathOf(file));
      return succeed(null);
    },
    async readGame(file, game) {
      if (!FILE_NAME.test(file)) return fail('campaign.name', 'This is not the name of a campaign.');
      const text = await readCapped(gamePath(file, game), MAX_SAVE_CHARS * 2);
      if (!text.ok) return text;
      const tried = await tryOut(text.value);
      return tried.ok ? parseSave(text.value) : tried;
    },
  };
}
