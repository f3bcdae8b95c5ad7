import { expect, test } from 'vitest';
import { plainSource } from './live-file.ts';
import type { PollerClock } from './poller.ts';
import type { ReadSourceOptions, SourceReading } from './read-source.ts';
import { SourcePoller } from './source-poller.ts';

/** A clock that a test moves. */
class TestClock implements PollerClock {
  time = 0;
  chance = 0.5;
  readonly waits: number[] = [];
  #call: (() => void) | undefined;

  now(): number {
    return this.time;
  }

  after(milliseconds: number, call: () => void): () => void {
    this.waits.push(milliseconds);
    this.#call = () => {
      this.time += milliseconds;
      call();
    };
    return () => {
      this.#call = undefined;
    };
  }

  random(): number {
    return this.chance;
  }

  get isWaiting(): boolean {
    return this.#call !== undefined;
  }

  /** Lets the next poll begin, and waits until its outcome is seen. */
  async next(): Promise<void> {
    const call = this.#call;
    this.#call = undefined;
    call?.();
    await settled();
  }
}

/** Lets everything that is resolved go on. */
const settled = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));
const failed: SourceReading = { outcome: 'failed', reason: 'test' };
const unchanged: SourceReading = { outcome: 'unchanged' };
const arrived: SourceReading = {
  ...{ outcome: 'message', bytes: new Uint8Array(), validators: { etag: '"7"' } },
  decoded: { message: { header: { version: '2.0' }, entities: [] }, faults: [] },
};
const refused: SourceReading = { ...arrived, validators: { etag: '"8"' }, decoded: { refused: 'cut-off', reason: '' } };

/** A poller every 10 s whose polls end as the list says. */
function polling(outcomes: readonly (SourceReading | ((clock: TestClock) => SourceReading))[]) {
  const clock = new TestClock();
  const asked: ReadSourceOptions[] = [];
  const seen: string[] = [];
  const poller = new SourcePoller(
    { ...plainSource('x', 'x.pb'), intervalSeconds: 10 },
    ({ outcome }) => seen.push(outcome),
    {
      ...{ allowPrivate: false, environment: {}, clock },
      read: async (_, options) => {
        const outcome = outcomes[asked.length] ?? unchanged;
        asked.push(options);
        return typeof outcome === 'function' ? outcome(clock) : outcome;
      },
    },
  );
  poller.start();
  return { clock, poller, asked, seen };
}

test('polls at the interval, moved by up to a tenth', async () => {
  const { clock, seen } = polling([arrived]);
  await settled();
  clock.chance = 0;
  await clock.next();
  clock.chance = 0.999;
  await clock.next();
  expect(seen).toEqual(['message', 'unchanged', 'unchanged']);
  expect(clock.waits.map(Math.round)).toEqual([10_000, 9000, 11_998]);
});

test('validators of the last whole message are sent, not those of a refused one', async () => {
  const { clock, asked } = polling([arrived, refused, failed]);
  await settled();
  await clock.next();
  await clock.next();
  await clock.next();
  expect(asked.map(({ validators }) => validators?.etag)).toEqual([undefined, '"7"', '"7"', '"7"']);
});

test('failures double the wait up to five minutes, and a success ends that', async () => {
  const { clock, poller } = polling([...Array<SourceReading>(6).fill(failed), refused, arrived]);
  await settled();
  for (let i = 0; i < 7; i++) await clock.next();
  expect(clock.waits.map((wait) => wait / 1000)).toEqual([20, 40, 80, 160, 300, 300, 300, 10]);
  expect(poller.counts).toEqual({ polls: 8, failures: 7, unchanged: 0, skipped: 0 });
});

test('polls that come due during a slow one are skipped, and the grid is kept', async () => {
  const slow = (clock: TestClock): SourceReading => {
    clock.time += 34_000;
    return arrived;
  };
  const { clock, poller } = polling([slow, arrived]);
  await settled();
  expect(poller.counts.skipped).toBe(3);
  expect(clock.waits).toEqual([6000]);
  await clock.next();
  expect(clock.time).toBe(40_000);
});

test('a stopped poller ends its poll and asks no more', async () => {
  const { clock, poller, asked, seen } = polling([arrived]);
  poller.stop();
  await settled();
  expect(asked[0]?.signal?.aborted).toBe(true);
  expect(seen).toEqual([]);
  expect(clock.isWaiting).toBe(false);
  poller.start();
  await settled();
  expect(asked).toHaveLength(2);
  expect(clock.isWaiting).toBe(true);
});
