import { createClient } from '@tripwright/client';
import { beforeEach, expect, test } from 'vitest';
import { type LiveWatch, watchLive } from './live-watch.ts';

let clock: number;
let asked: number[];
let answer: () => Response;
let watch: LiveWatch;

const named = (snapshot: string): Response =>
  Response.json({ regions: [{ region: 'x', snapshot, at: 1, sources: [] }] });

beforeEach(() => {
  [clock, asked, answer] = [0, [], (): Response => named('a')];
  const client = createClient({
    servers: 'http://first.example',
    timeoutMs: 50,
    regionServers: false,
    fetch: async () => {
      asked.push(clock);
      return answer();
    },
  });
  watch = watchLive({ client }, () => clock);
});

/** Calls `version` four times a second, as streams do, for some seconds. Each call waits for the look that it may have begun. */
async function follow(seconds: number): Promise<readonly string[]> {
  const versions: string[] = [];
  for (const end = clock + seconds * 1000; clock < end; clock += 250) {
    versions.push(watch.version('x'));
    await watch.current('x');
  }
  return versions;
}

test('asks once a second while somebody asks, and not otherwise', async () => {
  await follow(3);
  expect(asked).toEqual([0, 1000, 2000]);
  clock = 60_000;
  await follow(1);
  expect(asked).toEqual([0, 1000, 2000, 60_000]);
});

test('another snapshot is another version, and is named after the first look', async () => {
  expect(watch.version('x')).toBe('');
  expect(await watch.current('x')).toBe('a');
  answer = () => named('b');
  expect(new Set(await follow(2))).toEqual(new Set(['a', 'b']));
  expect(watch.snapshot('x')).toBe('b');
  expect([watch.version('nowhere'), watch.snapshot('nowhere')]).toEqual(['', null]);
});

test.each([
  ['no answer', (): Response => Response.error()],
  ['an answer of another form', (): Response => Response.json({ regions: 7 })],
  ['a list', (): Response => Response.json([])],
  ['a page', (): Response => new Response('<html>')],
])('after %s it asks less and less often, says what it knew, and asks as before when it is back', async (_, fails) => {
  await follow(1);
  answer = fails;
  expect(new Set(await follow(20))).toEqual(new Set(['a']));
  const pauses = [...new Set(asked)].slice(1).map((time, i, all) => (all[i + 1] ?? Number.NaN) - time);
  expect(pauses.slice(0, 3)).toEqual([1000, 2000, 4000]);
  answer = () => named('b');
  expect((await follow(20)).at(-1)).toBe('b');
  asked.length = 0;
  await follow(3);
  expect(asked.length).toBeGreaterThanOrEqual(3);
});

test('a service that does not name the state of its live data has another one every 15 seconds', async () => {
  answer = () => Response.json({ error: 'Not found.' }, { status: 404 });
  await follow(1);
  expect(new Set(await follow(44)).size).toBe(3);
  expect(await watch.current('x')).toBeNull();
  await expect(watch.state('x')).rejects.toMatchObject({ extensions: { code: 'NOT_FROM_SOURCE' } });
});
