import { expect, test } from 'vitest';
import type { CheckedFeed } from './check-feed.ts';
import { CheckSchedule } from './check-schedule.ts';

/** A schedule whose clock and checks are moved by hand; it writes down what happens. */
function schedule() {
  const log: string[] = [];
  const ends: ((outcome: CheckedFeed | Error) => void)[] = [];
  let [time, isWanted] = [0, true];
  let planned: (() => void) | undefined;
  const checks = new CheckSchedule({
    after: (pause, work) => {
      log.push(`after ${pause}`);
      planned = work;
      return () => {
        planned = undefined;
      };
    },
    now: () => time,
    start: async () => {
      if (!isWanted) return undefined;
      const number = ends.length;
      log.push(`start ${number}`);
      const result = new Promise<CheckedFeed>((resolve, reject) => {
        ends.push((outcome) => (outcome instanceof Error ? reject(outcome) : resolve(outcome)));
      });
      return { result, stop: () => void log.push(`stop ${number}`) };
    },
    show: (checked) => void log.push(`show ${checked?.notices}`),
    failed: (error) => void log.push(`failed ${(error as Error).message}`),
  });
  /** Lets promises that are settled take effect. */
  const settle = () => new Promise((resolve) => setImmediate(resolve));
  return {
    checks,
    log,
    settle,
    wait: async (by: number) => {
      time += by;
      const work = planned;
      planned = undefined;
      work?.();
      await settle();
    },
    end: async (number: number, outcome: number | Error) => {
      ends[number]!(outcome instanceof Error ? outcome : { problems: [], notices: outcome });
      await settle();
    },
    refuse: () => {
      isWanted = false;
    },
  };
}

test('a newer check stops the one that runs, whose outcome never counts', async () => {
  const { checks, log, settle, end } = schedule();
  void checks.check();
  await settle();
  void checks.check();
  await settle();
  await end(0, 7);
  await end(1, 3);
  expect(log).toEqual(['start 0', 'stop 0', 'start 1', 'show 3']);
});

test('typing begins the pause anew; the pause grows with the time of a check, up to a quarter of a minute', async () => {
  const { checks, log, wait, end } = schedule();
  checks.soon();
  checks.soon();
  await wait(400);
  await wait(1000);
  await end(0, 0);
  checks.soon();
  await wait(2000);
  await wait(60_000);
  await end(1, 0);
  checks.soon();
  expect(log).toEqual([
    'after 400',
    'after 400',
    'start 0',
    'show 0',
    'after 2000',
    'start 1',
    'show 0',
    'after 15000',
  ]);
});

test('where no check is wanted there are no problems; a failure is said once, and not after a stop', async () => {
  const { checks, log, settle, end, refuse } = schedule();
  void checks.check();
  await settle();
  await end(0, new Error('no room'));
  void checks.check();
  await settle();
  checks.stop();
  await end(1, new Error('stopped'));
  refuse();
  await checks.check();
  expect(log).toEqual(['start 0', 'failed no room', 'start 1', 'stop 1', 'show undefined']);
});
