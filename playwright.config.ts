// End-to-end runs on both shells. Specs named *.electron.spec.ts or *.browser.spec.ts belong to one shell only.
import { defineConfig } from '@playwright/test';

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results/e2e',
  timeout: 480_000,
  expect: { timeout: 90_000 },
  // One more try for a machine that stands still for a while; what needed it is counted and said.
  retries: 1,
  workers: 2,
  fullyParallel: false,
  reporter: 'list',
  use: { actionTimeout: 120_000, navigationTimeout: 120_000 },
  projects: [
    { name: 'browser', testIgnore: /\.electron\.spec\.ts$/, metadata: { shell: 'browser' } },
    { name: 'electron', testIgnore: /\.browser\.spec\.ts$/, metadata: { shell: 'electron' } },
  ],
});
