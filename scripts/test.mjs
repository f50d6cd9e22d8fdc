// npm test: everything that proves the program, with one counted line at the end.
import { check, printCounts } from './check.mjs';
import { e2e } from './e2e.mjs';

const checked = await check();
const driven = await e2e();
const total = {
  passed: checked.passed + driven.passed,
  failed: checked.failed + driven.failed,
  skipped: checked.skipped + driven.skipped,
};
printCounts(total);
process.exitCode = total.failed === 0 ? 0 : 1;
