import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: { include: ['tests/soak/**/*.test.ts'], testTimeout: 3_600_000, maxWorkers: 2 },
});
