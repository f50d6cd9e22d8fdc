// What a page's own code costs in processor time, step by step: script, style and layout of its main thread, from the
// browser's trace. Time in which the thread waits (for the drawing process, or because others have the processor) is
// not in it, so the figures hold on a crowded machine.
import type { Browser, CDPSession, Page } from '@playwright/test';

interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly dur?: number;
  // Of the thread itself.
  readonly tdur?: number;
}

const CATEGORIES = ['devtools.timeline', 'blink.user_timing', 'v8.execute'];
const COUNTED = new Set([
  'EventDispatch',
  'FunctionCall',
  'EvaluateScript',
  'FireAnimationFrame',
  'FireIdleCallback',
  'TimerFire',
  'RunMicrotasks',
  'v8.callFunction',
  'UpdateLayoutTree',
  'Layout',
]);
const STEP = 'bench: step';
// What carries this mark is the bench's own and not counted.
const OWN = 'bench: own';
const FRAME_AFTER = `new Promise((done) => requestAnimationFrame(() => {
  performance.mark('${OWN}');
  setTimeout(done, 0);
}))`;

export class ProcessorTime {
  readonly #events: TraceEvent[] = [];
  readonly #browser: CDPSession;
  readonly #page: CDPSession;

  static async of(browser: Browser, page: Page): Promise<ProcessorTime> {
    const taken = new ProcessorTime(await browser.newBrowserCDPSession(), await page.context().newCDPSession(page));
    await taken.#begin();
    return taken;
  }

  private constructor(browser: CDPSession, page: CDPSession) {
    this.#browser = browser;
    this.#page = page;
  }

  // The act and the frame after it.
  async step(act: (devtools: CDPSession) => Promise<unknown>): Promise<void> {
    await this.#evaluate(`performance.mark('${STEP}')`);
    await act(this.#page);
    await this.#evaluate(FRAME_AFTER);
  }

  // Acts that the page itself does, frame by frame: nothing waits for words from outside, however crowded the machine is.
  // `act` is the text of a function of the step's number.
  async steps(count: number, act: string): Promise<void> {
    await this.#evaluate(`(async () => {
      for (let step = 0; step < ${count}; step += 1) {
        await ${FRAME_AFTER};
        performance.mark('${STEP}');
        (${act})(step);
      }
      await ${FRAME_AFTER};
    })()`);
  }

  // Milliseconds of each step.
  async end(): Promise<readonly number[]> {
    await this.#evaluate(`performance.mark('${STEP}')`);
    const complete = new Promise<void>((done) => this.#browser.once('Tracing.tracingComplete', () => done()));
    await this.#browser.send('Tracing.end');
    await complete;
    await this.#browser.detach();
    await this.#page.detach();
    return millisOfSteps(this.#events);
  }

  async #begin(): Promise<void> {
    this.#browser.on('Tracing.dataCollected', ({ value }) => this.#events.push(...(value as unknown as TraceEvent[])));
    await this.#browser.send('Tracing.start', {
      transferMode: 'ReportEvents',
      traceConfig: { includedCategories: CATEGORIES, recordMode: 'recordContinuously' },
    });
  }

  async #evaluate(expression: string): Promise<void> {
    await this.#page.send('Runtime.evaluate', { expression: `performance.mark('${OWN}'); ${expression}`, awaitPromise: true });
  }
}

function millisOfSteps(events: readonly TraceEvent[]): readonly number[] {
  const first = events.find(({ name }) => name === STEP);
  if (first === undefined) return [];
  const ours = events.filter(({ pid, tid }) => pid === first.pid && tid === first.tid).sort((one, other) => one.ts - other.ts);
  const begins = ours.filter(({ name }) => name === STEP).map(({ ts }) => ts);
  const own = ours.filter(({ name }) => name === OWN).map(({ ts }) => ts);
  const costs = begins.slice(1).map(() => 0);
  let end = 0;
  let step = -1;
  for (const { name, ph, ts, dur = 0, tdur = 0 } of ours) {
    // What lies within something that is counted is counted with it.
    if (ph !== 'X' || !COUNTED.has(name) || ts < end) continue;
    end = ts + dur;
    while (step + 1 < begins.length && (begins[step + 1] ?? 0) <= ts) step += 1;
    if (step < 0 || step >= costs.length || own.some((mark) => mark >= ts && mark <= end)) continue;
    costs[step] = (costs[step] ?? 0) + tdur / 1000;
  }
  return costs;
}
