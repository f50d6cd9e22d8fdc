// Counts what held and what did not, and says the latter at once.
export interface Checks {
  // One thing that must hold.
  hold(condition: boolean, words: string): void;
  skip(words: string): void;
  readonly count: number;
  readonly failed: number;
}

export function createChecks(say: (line: string) => void): Checks {
  let count = 0;
  let failed = 0;
  return {
    hold(condition, words) {
      count++;
      if (condition) return;
      failed++;
      say(`  FAILED ${words}`);
    },
    skip: (words) => say(`  skipped: ${words}`),
    get count() {
      return count;
    },
    get failed() {
      return failed;
    },
  };
}
