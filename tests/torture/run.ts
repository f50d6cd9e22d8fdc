// npm run torture: kills, damage, hostile surroundings and leaks, as suites. `-- <suite>` runs one; the last line counts.
import { type Checks, createChecks } from './checks';
import { damage } from './damage';
import { environment } from './environment';
import { kill } from './kill';
import { leak } from './leak';
import { makeWorkshop, type Workshop } from './workshop';

const SUITES: Readonly<Record<string, (checks: Checks, workshop: Workshop) => Promise<void>>> = {
  kill,
  damage,
  environment,
  leak,
};
const TEN_MINUTES = 600_000;
// Whatever hangs is ended by then.
const LIMIT_MILLIS = 595_000;

async function main(): Promise<void> {
  const chosen = process.argv.slice(2).filter((name) => name in SUITES);
  const say = (line: string) => console.log(line);
  const checks = createChecks(say);
  const finish = () => {
    console.log(`${checks.count} checks, ${checks.failed} failed`);
    process.exitCode = checks.failed === 0 ? 0 : 1;
  };
  const timer = setTimeout(() => {
    checks.hold(false, 'the suites ended in time');
    finish();
    process.exit(1);
  }, LIMIT_MILLIS);
  const began = Date.now();
  const workshop = makeWorkshop();
  try {
    for (const [name, suite] of Object.entries(SUITES)) {
      if (chosen.length > 0 && !chosen.includes(name)) continue;
      const [before, start] = [checks.count, Date.now()];
      try {
        await suite(checks, workshop);
      } catch (error) {
        checks.hold(false, `${name} ended: ${error instanceof Error ? error.stack : error}`);
      }
      say(`${name}: ${checks.count - before} checks in ${Math.round((Date.now() - start) / 1000)} s`);
    }
  } finally {
    clearTimeout(timer);
    workshop.remove();
  }
  checks.hold(Date.now() - began < TEN_MINUTES, 'all suites within ten minutes');
  finish();
}

await main();
process.exit();
