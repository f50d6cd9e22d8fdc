// Writes the palette of renderer/art/palette.ts as CSS variables into renderer/styles/palette.css.
// Usage: node scripts/palette.mjs
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createServer } from 'vite';
import { root } from './lib.mjs';

const vite = await createServer({
  configFile: join(root, 'vite.config.ts'),
  logLevel: 'error',
  server: { middlewareMode: true },
});
const { paletteSheet } = await vite.ssrLoadModule('/art/palette.ts');
writeFileSync(join(root, 'renderer/styles/palette.css'), paletteSheet());
await vite.close();
