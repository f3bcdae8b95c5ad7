import { PlannerError } from '@tripwright/core/base';
import { planRequest } from '@tripwright/core/model';
import { createPlanner, type Planner } from '@tripwright/planner';
import { readRegions, type SharedRegion } from '@tripwright/planner/node';
import { getLandmark, landmarks } from '@tripwright/sample-city';
import { buildSampleRegion } from '@tripwright/testkit/sample-region';
import { parseRouting, type RoutingQuery } from '@tripwright/wire/rest-v1';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { type Planning, planHere } from './planning.ts';
import { openPlanningPool, type PlanningPool } from './planning-pool.ts';

/** A Monday morning on the city's islands. */
const MONDAY_8 = Date.parse('2026-05-04T08:00:00+00:00') / 1000;

let sample: Awaited<ReturnType<typeof buildSampleRegion>>;
let shared: readonly SharedRegion[];
let here: Planner;
let pool: Planning;

const openPool = (threads: number, waiting: number): Promise<PlanningPool> =>
  openPlanningPool({ regions: shared.map(({ buffers }) => buffers), urls: [], planSeconds: 20, threads, waiting });

beforeAll(async () => {
  sample = await buildSampleRegion();
  shared = await readRegions(sample.data);
  here = createPlanner(shared.map(({ region }) => region));
  pool = await openPool(2, 64);
});
afterAll(async () => {
  await pool.close();
  sample.remove();
});

function queryFor(from: string, to: string, modes: readonly string[]): RoutingQuery {
  const at = (id: string): string => {
    const { lat, lng } = getLandmark(id as Parameters<typeof getLandmark>[0]);
    return `(${lat},${lng})`;
  };
  const parameters = new URLSearchParams({ v: '11', from: at(from), to: at(to), departAfter: String(MONDAY_8) });
  for (const mode of modes) parameters.append('modes', mode);
  const parsed = parseRouting(parameters, { now: MONDAY_8, knowsStop: () => false });
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems));
  return parsed.value;
}

const WALK = ['wa_wal'];
const FIVE = ['pt_pub', 'me_mic_bic', 'me_car', 'ps_tax', 'me_mic-s'];

describe('answers', () => {
  test('are those of one thread, to the byte', async () => {
    const single = planHere(here);
    for (const [i, { id }] of landmarks.slice(1, 8).entries()) {
      const query = queryFor('central-station', id, i % 2 === 0 ? FIVE : WALK);
      const [own, other] = await Promise.all([
        single.routing(query, { locale: 'de' }, { client: 'a' }),
        pool.routing(query, { locale: 'de' }, { client: 'a' }),
      ]);
      expect(other.text).toBe(own.text);
    }
  });

  test('of the graph come as the same values', async () => {
    const { request } = queryFor('central-station', 'university', FIVE);
    const options = { locale: 'en', explain: true } as const;
    expect(await pool.plan(request, options, { client: 'a' })).toEqual(
      await planHere(here).plan(request, options, { client: 'a' }),
    );
  });

  test('that fail by a broken contract keep the code of their error', async () => {
    const { request } = queryFor('central-station', 'university', WALK);
    const broken = { ...request, from: { ...request.from, lat: Number.NaN } };
    const outcome = async (planning: Planning): Promise<unknown> =>
      planning.plan(broken, { locale: 'en', explain: false }, { client: 'a' }).then(
        ({ empty }) => empty,
        (error: unknown) => (error instanceof PlannerError ? error.code : 'other'),
      );
    expect(await outcome(pool)).toEqual(await outcome(planHere(here)));
  });
});

describe('a pool of one thread with two places to wait', () => {
  let small: PlanningPool;
  beforeAll(async () => {
    small = await openPool(1, 2);
    await small.allReady;
  });
  afterAll(() => small.close());

  test('refuses what has waited for long', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    try {
      const query = queryFor('central-station', 'university', FIVE);
      const asked = [1, 2].map(() => small.routing(query, { locale: 'en' }, { client: 'a' }));
      vi.advanceTimersByTime(7_900);
      vi.advanceTimersByTime(200);
      await expect(asked[1]).rejects.toMatchObject({ code: 'overloaded' });
      expect((await asked[0])?.text).toContain('groups');
    } finally {
      vi.useRealTimers();
    }
  });

  test('answers what it has room for, and refuses the rest at once', async () => {
    const query = queryFor('central-station', 'airport', ['pt_pub']);
    const started = performance.now();
    const refusals: number[] = [];
    const answers = await Promise.all(
      Array.from({ length: 50 }, () =>
        small.routing(query, { locale: 'en' }, { client: 'a' }).then(
          ({ text }) => text,
          (error: unknown) => {
            refusals.push(performance.now() - started);
            return (error as PlannerError).code;
          },
        ),
      ),
    );
    expect(answers.filter((answer) => answer === 'overloaded')).toHaveLength(47);
    expect(new Set(answers.filter((answer) => answer !== 'overloaded')).size).toBe(1);
    expect(Math.max(...refusals)).toBeLessThan(500);
  });

  test('has no room for heavy requests while its last thread is free for light ones', async () => {
    const query = queryFor('central-station', 'airport', ['pt_pub']);
    const asked = [1, 2, 3].map(() => small.routing(query, { locale: 'en' }, { client: 'a' }));
    expect([small.hasRoom(true, 'a'), small.hasRoom(false, 'a')]).toEqual([false, true]);
    // A client with fewer waiting takes a place of the one with more.
    expect(small.hasRoom(true, 'b')).toBe(true);
    await Promise.all(asked);
    expect(small.hasRoom(true, 'a')).toBe(true);
  });

  test('a client that goes away gives its place and its thread back', async () => {
    const query = queryFor('central-station', 'airport', ['pt_pub']);
    const controllers = [1, 2, 3].map(() => new AbortController());
    const dropped = controllers.map(({ signal }) => small.routing(query, { locale: 'en' }, { client: 'a', signal }));
    for (const controller of controllers) controller.abort();
    const ends = await Promise.allSettled(dropped);
    expect(ends.slice(1).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect((await small.routing(query, { locale: 'en' }, { client: 'b' })).text).toContain('"groups":[{');
    await expect(
      small.routing(query, { locale: 'en' }, { client: 'a', signal: AbortSignal.abort() }),
    ).rejects.toThrow();
  });
});

test('a pool is ready when every thread is warm, and answers before that', async () => {
  const cold = await openPool(2, 10);
  const answer = cold.routing(queryFor('central-station', 'town-hall', WALK), { locale: 'en' }, { client: 'a' });
  expect(cold.isReady()).toBe(false);
  expect((await answer).text).toContain('"groups":[{');
  await cold.allReady;
  expect(cold.isReady()).toBe(true);
  await cold.close();
});

test('a walk does not wait behind heavy requests', async () => {
  const roomy = await openPool(1, 30);
  await roomy.allReady;
  const walk = (): Promise<unknown> =>
    roomy.routing(queryFor('central-station', 'town-hall', WALK), { locale: 'en' }, { client: 'b' });
  const heavy = (): Promise<unknown> =>
    roomy.routing(queryFor('central-station', 'airport', ['pt_pub']), { locale: 'en' }, { client: 'a' });
  // Both threads have done their first search, which takes longest.
  await Promise.all([heavy(), walk()]);
  let heavyLeft = 20;
  const all = Promise.all(
    Array.from({ length: heavyLeft }, async () => {
      await heavy();
      heavyLeft--;
    }),
  );
  await walk();
  expect(heavyLeft).toBeGreaterThan(0);
  await all;
  await roomy.close();
});

test('closing refuses who waits and ends who runs', async () => {
  const closing = await openPool(1, 10);
  const { request } = queryFor('central-station', 'airport', ['pt_pub']);
  const asked = [1, 2, 3].map(() =>
    closing.plan(planRequest(request), { locale: 'en', explain: false }, { client: 'a' }),
  );
  const ends = Promise.allSettled(asked);
  await closing.close();
  expect((await ends).map(({ status }) => status)).toContain('rejected');
  await expect(closing.plan(request, { locale: 'en', explain: false }, { client: 'a' })).rejects.toMatchObject({
    code: 'overloaded',
  });
});
