import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['tests/{unit,contract,golden,saves,protocol,architecture,renderer,ship}/**/*.test.{ts,tsx}'],
    // `--changed` follows what a test imports; a new script in package.json is no reason to run everything.
    forceRerunTriggers: [],
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // A crowded machine is slow, not wrong.
    expect: { poll: { timeout: 20_000 } },
    maxWorkers: 2,
    // The engine is pure and every test makes its own host, so files can share their loaded modules: half the time.
    isolate: false,
  },
});
