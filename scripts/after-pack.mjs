// electron-builder calls it when a folder is packed, before the fuses are set and the program is signed: Electron's own
// example program and the mark of its version have no business in ours.
import { rmSync } from 'node:fs';
import { join } from 'node:path';

export default function afterPack({ appOutDir, packager }) {
  rmSync(join(packager.getResourcesDir(appOutDir), 'default_app.asar'), { force: true });
  rmSync(join(appOutDir, 'version'), { force: true });
}
