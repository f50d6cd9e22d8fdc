// Where the browser shell keeps the user's data: the same folder that Electron would choose.
import { homedir } from 'node:os';
import { join } from 'node:path';

export function defaultUserData(platform = process.platform, env = process.env): string {
  const home = homedir();
  if (platform === 'win32') return join(env['APPDATA'] ?? join(home, 'AppData', 'Roaming'), 'Gonfalon');
  if (platform === 'darwin') return join(home, 'Library', 'Application Support', 'Gonfalon');
  return join(env['XDG_CONFIG_HOME'] ?? join(home, '.config'), 'Gonfalon');
}
