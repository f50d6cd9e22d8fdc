// Whether Chromium's sandbox can be had on Linux. It needs namespaces of the ordinary user's own, or a helper that belongs to
// root. Ubuntu since 24.04 grants the namespaces only to programs that were installed with a profile, as our package is;
// many containers grant them to nobody. Chromium ends at once where it finds neither.
import { spawnSync } from 'node:child_process';
import { readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';

const RESTRICTION = '/proc/sys/kernel/apparmor_restrict_unprivileged_userns';

// `player` is who will run the program, for spawnSync; the one who asks where it is left out.
export function allowsNamespaces(player = {}, restriction = RESTRICTION) {
  if (process.platform !== 'linux') return true;
  return !isRestricted(restriction) && spawnSync('unshare', ['--user', '--map-root-user', 'true'], player).status === 0;
}

function isRestricted(file) {
  try {
    return readFileSync(file, 'utf8').trim() === '1';
  } catch {
    return false;
  }
}

// The flags that a program which nobody has installed needs to start: root may not use the sandbox, everybody else does
// where the system lets them.
export function sandboxFlags(program, isAllowed = allowsNamespaces) {
  if (process.getuid?.() === 0) return ['--no-sandbox'];
  return isAllowed() || hasHelper(program) ? [] : ['--no-sandbox'];
}

function hasHelper(program) {
  try {
    const { uid, mode } = statSync(join(dirname(program), 'chrome-sandbox'));
    return uid === 0 && (mode & 0o4755) === 0o4755;
  } catch {
    return false;
  }
}
