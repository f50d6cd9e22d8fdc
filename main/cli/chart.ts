// Draws how a turn of a game runs, from the chart that runs it: `npm run chart -- <game>`, or all games without a name.
// The pictures lie in docs/charts; a test keeps them current.
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { planTurn } from '../../engine/core/turn-plan';
import { games } from '../../engine/registry';
import { svg } from '../../renderer/art/svg';
import { drawTurn } from '../../renderer/art/turn/drawing';
import { type RuleTitles, readableRule } from '../../renderer/text/readable-rules';

const PAGE = { width: 1280, height: 720 };
const MARGIN = 28;

// A picture by itself brings its letters along: the plaques are measured for them.
const FONTS = [
  ['Alegreya SC', 'alegreya-sc', 700, 'normal'],
  ['Alegreya', 'alegreya', 500, 'italic'],
  ['Alegreya Sans', 'alegreya-sans', 500, 'normal'],
  ['Grenze Gotisch', 'grenze-gotisch', 600, 'normal'],
] as const;

function lettersOf([family, name, weight, style]: (typeof FONTS)[number]): string {
  const file = `@fontsource/${name}/files/${name}-latin-${weight}-${style}.woff2`;
  const data = readFileSync(createRequire(import.meta.url).resolve(file)).toString('base64');
  return `@font-face{font-family:'${family}';font-weight:${weight};font-style:${style};src:url(data:font/woff2;base64,${data})}`;
}

export async function chartPicture(game: string): Promise<string | null> {
  const found = (games as Record<string, (typeof games)[keyof typeof games]>)[game];
  if (found?.turn === undefined) return null;
  const area = { x: MARGIN, y: MARGIN, width: PAGE.width - 2 * MARGIN, height: PAGE.height - 2 * MARGIN };
  const letters = `<style>${FONTS.map(lettersOf).join('')}</style>`;
  const ground = `<rect width="${PAGE.width}" height="${PAGE.height}" fill="#E8D6A8"/>`;
  // Beside the rules themselves, where the page finds them too.
  const { ruleTitles } = (await import(`../../engine/games/${game}/text/rule-titles.ts`)) as { readonly ruleTitles: RuleTitles };
  const titles = new Map(found.rules.map((rule) => [rule.id, readableRule(rule, ruleTitles).title.en]));
  const titleOf = (id: string) => titles.get(id) ?? '';
  const picture = { language: 'en' as const, lit: null, here: '', again: 'and so on', titleOf };
  return `${svg(PAGE.width, PAGE.height, letters + ground + drawTurn(planTurn(found.chart, found.turn), area, picture))}\n`;
}

if (process.argv[1]?.endsWith('chart.ts')) {
  const wanted = process.argv.slice(2);
  for (const game of wanted.length > 0 ? wanted : Object.keys(games)) {
    const picture = await chartPicture(game);
    if (picture === null) {
      console.error(`${game}: no such game, or it has no words for its chart yet.`);
      process.exitCode = 1;
    } else writeFileSync(join(import.meta.dirname, '../../docs/charts', `${game}.svg`), picture);
  }
}
