// The flags that both shells understand: --user-data=<folder>, --scene=<name>, and a save file by its path or its
// file:// address.
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

export interface ShellArguments {
  readonly userData: string | null;
  readonly scene: string | null;
  readonly noOpen: boolean;
  readonly port: number;
  // A save named on the command line, as the file association does.
  readonly openFile: string | null;
}

export function parseArguments(args: readonly string[], folder = process.cwd()): ShellArguments {
  const value = (flag: string) => args.find((arg) => arg.startsWith(`--${flag}=`))?.slice(flag.length + 3) ?? null;
  const userData = value('user-data');
  const save = args
    .filter((arg) => !arg.startsWith('-'))
    .map(pathOf)
    .find((path) => path.toLowerCase().endsWith('.gonfalon'));
  const port = Number(value('port') ?? 0);
  return {
    userData: userData === null || userData === '' ? null : resolve(folder, userData),
    scene: value('scene'),
    noOpen: args.includes('--no-open'),
    port: Number.isInteger(port) && port > 0 && port < 65536 ? port : 0,
    openFile: save === undefined ? null : resolve(folder, save),
  };
}

// Desktops hand files over as addresses.
function pathOf(arg: string): string {
  if (!/^file:/i.test(arg)) return arg;
  try {
    return fileURLToPath(arg);
  } catch {
    // An address on another machine, or none at all: it names nothing that could be opened.
    return '';
  }
}
