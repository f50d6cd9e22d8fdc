// The text that a player may attach to a report: versions, settings, crashes, the match's journal and the log. It is shown
// before it is written, and holds nothing that would spoil the running match: neither its seed nor what others decided.
import { arch, cpus, homedir, platform, release, totalmem } from 'node:os';
import type { SaveBody } from '../../engine/core/save-format';
import type { Settings } from '../../engine/protocol';

export interface DiagnosticParts {
  readonly version: string;
  readonly shell: string;
  readonly settings: Settings;
  readonly log: string;
  // What stands on the table, if it can be saved at all.
  readonly body: SaveBody | null;
  readonly isOver: boolean;
  // Names of crash dumps, newest first.
  readonly crashes: readonly string[];
}

const MAX_LOG_CHARS = 60_000;

export function diagnosticText(parts: DiagnosticParts): string {
  const { playerName: _name, ...settings } = parts.settings;
  const sections: readonly (readonly [string, string])[] = [
    ['Versions', versions(parts)],
    ['Settings', JSON.stringify(settings, null, 2)],
    ['Crashes', parts.crashes.length === 0 ? 'none' : parts.crashes.join('\n')],
    ['Match', parts.body === null ? 'none' : matchText(parts.body, parts.isOver)],
    ['Log', parts.log === '' ? 'empty' : parts.log.slice(-MAX_LOG_CHARS)],
  ];
  return withoutHome(sections.map(([title, text]) => `== ${title} ==\n${text.trimEnd()}\n`).join('\n'));
}

function versions({ version, shell }: DiagnosticParts): string {
  const { electron, chrome, node } = process.versions;
  return [
    `Gonfalon ${version}, ${shell} shell`,
    ...(electron === undefined ? [] : [`Electron ${electron}, Chromium ${chrome}`]),
    `Node ${node}`,
    `${platform()} ${release()} ${arch()}, ${cpus().length} cores, ${Math.round(totalmem() / 2 ** 30)} GB`,
  ].join('\n');
}

// Of a running match the kinds of decisions only: with their whole names and hashes the seed could be found by trying.
function matchText({ journal, campaign }: SaveBody, isOver: boolean): string {
  const { seed, seats, ...header } = journal.header;
  const lines = [
    JSON.stringify({ ...header, ...(isOver ? { seed } : {}), campaign: campaign !== null }),
    `seats: ${seats.map((seat) => (seat.kind === 'ai' ? seat.level : 'human')).join(', ')}`,
    isOver ? 'over' : 'running: without its seed, decisions by their kinds only',
    ...journal.entries.map(({ key, draws, hash }, index) =>
      isOver ? `${index + 1} ${key} ${draws} ${hash}` : `${index + 1} ${key.split(':')[0]} ${draws}`,
    ),
  ];
  return lines.join('\n');
}

// The name of the person's account is nobody's business.
function withoutHome(text: string): string {
  const home = homedir();
  return home.length > 1 ? text.replaceAll(home, '~') : text;
}
