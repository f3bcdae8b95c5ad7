import { PlannerError } from '@tripwright/core/base';
import { expect, test } from 'vitest';
import { fakePlanner } from '../../test/graphql/fake-planner.ts';
import { planHere } from '../planning/planning.ts';
import { createHealthCheck, type HealthCheckOptions } from './health-check.ts';

const NOW = 1_777_888_000;
const LISTS: Partial<HealthCheckOptions['planner']> = {
  stopCells: () => ({ kind: 'cells', cells: [] }),
  nearbyStops: () => ({ region: undefined, stops: [] }),
  live: () => undefined,
};

/** A health check over a fake region, on a clock that a test moves. */
function healthOf(planner: Partial<HealthCheckOptions['planner']>, plan?: HealthCheckOptions['planning']['plan']) {
  const fake = fakePlanner({ ...LISTS, ...planner });
  const lines: string[] = [];
  const time = { ms: 0 };
  const health = createHealthCheck({
    planner: fake,
    planning: { ...planHere(fake), ...(plan && { plan }) },
    now: () => NOW,
    clock: () => time.ms,
    onChange: (line) => lines.push(line),
  });
  return { health, lines, time };
}

const feed = (health: 'fresh' | 'failing' | 'stale' | 'silent' | 'waiting', messageTime: number) => ({
  live: () => ({ feeds: [{ name: 'buses', feed: 0, messageTime, health }] }) as never,
});

test('a server whose canaries are answered is healthy, and is not asked again for some seconds', async () => {
  let plans = 0;
  const { health, lines, time } = healthOf({}, async () => {
    plans++;
    return { groups: [{}], advisories: [] } as never;
  });
  expect(await health.problems()).toEqual([]);
  expect(await health.problems()).toEqual([]);
  expect(plans).toBe(1);
  time.ms += 11_000;
  await health.problems();
  expect(plans).toBe(2);
  expect(lines).toEqual([]);
});

test('without a region, with a failing canary, or one without the trips it had, the check fails and says why once', async () => {
  expect((await healthOf({ isHealthy: () => false }).health.problems())[0]?.check).toBe('regions');
  let answer: () => unknown = () => ({ groups: [{}], advisories: [] });
  const { health, lines, time } = healthOf({}, async () => answer() as never);
  expect(await health.problems()).toEqual([]);
  answer = () => ({ groups: [], advisories: [] });
  for (let i = 0; i < 3; i++) {
    time.ms += 11_000;
    expect((await health.problems()).map(({ check }) => check)).toEqual(['canary']);
  }
  expect(lines).toHaveLength(1);
  answer = () => {
    throw new Error('broken column');
  };
  time.ms += 11_000;
  expect((await health.problems())[0]?.text).toContain('broken column');
  answer = () => {
    throw new PlannerError('overloaded', 'too many');
  };
  time.ms += 11_000;
  expect(await health.problems()).toEqual([]);
  expect(lines.at(-1)).toBe('health: passed again');
});

test('live sources beyond their limit fail the check, others do not', async () => {
  const problemsWith = async (planner: Partial<HealthCheckOptions['planner']>) =>
    (await healthOf(planner, async () => ({ groups: [{}] }) as never).health.problems()).map(({ text }) => text);
  expect(await problemsWith(feed('fresh', NOW - 10))).toEqual([]);
  expect(await problemsWith(feed('failing', NOW - 100))).toEqual([]);
  expect(await problemsWith(feed('stale', NOW - 900))).toEqual([
    'the live source buses is 900 s old, which is beyond its limit',
  ]);
});

test('a source without any data fails the check only after the first polls of a server that has just started', async () => {
  for (const without of ['waiting', 'failing'] as const) {
    const { health, time } = healthOf(feed(without, 0), async () => ({ groups: [{}] }) as never);
    expect(await health.problems()).toEqual([]);
    time.ms += 91_000;
    expect((await health.problems()).map(({ text }) => text)).toEqual([
      'the live source buses has had no data since the start',
    ]);
  }
});
