import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { JsonText } from './json-text.ts';
import { slicedJson } from './sliced-json.ts';
import { SlicedWork } from './sliced-work.ts';
import { Turns } from './turns.ts';

// Time passes where a step takes it, so that the load of the machine decides nothing.
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] });
});
afterEach(() => {
  vi.useRealTimers();
});

/** Takes so long that the slice ends. */
function takeLong(): void {
  vi.advanceTimersByTime(9);
}

/** Counts the rounds of the event loop during a piece of work. */
async function roundsOf(work: () => Promise<unknown>): Promise<number> {
  let rounds = 0;
  let isOver = false;
  const count = (): void => {
    rounds++;
    if (!isOver) setImmediate(count);
  };
  setImmediate(count);
  await work();
  isOver = true;
  return rounds;
}

test('long steps are done in rounds of their own, and their results keep their places', async () => {
  const work = new SlicedWork(new Turns());
  let results: number[] = [];
  const rounds = await roundsOf(async () => {
    const steps = [...work.entries([1, 2, 3, 4, 5])].map(async (entry) => {
      const value = await entry;
      takeLong();
      return value * 10;
    });
    results = await Promise.all(steps);
  });
  expect(results).toEqual([10, 20, 30, 40, 50]);
  expect(rounds).toBeGreaterThanOrEqual(5);
  expect(work.milliseconds).toBeGreaterThanOrEqual(5 * 9);
});

test('short steps share a slice', async () => {
  const work = new SlicedWork(new Turns());
  const rounds = await roundsOf(() => Promise.all(Array.from({ length: 50 }, (_, i) => work.later(() => i))));
  expect(rounds).toBeLessThan(20);
});

describe('operations', () => {
  const turns = new Turns();
  let order = '';
  /** Some steps, each of a slice. */
  async function operation(name: string, steps: number): Promise<void> {
    const work = new SlicedWork(turns);
    const step = (): void => {
      order += name;
      takeLong();
    };
    await Promise.all(Array.from({ length: steps }, () => work.later(step)));
  }

  test('take turns, one in each round', async () => {
    order = '';
    const rounds = await roundsOf(() => Promise.all([operation('a', 2), operation('b', 2)]));
    expect(order).toBe('abab');
    expect(rounds).toBeGreaterThanOrEqual(4);
  });

  test('that are long end one after the other', async () => {
    order = '';
    await Promise.all([operation('a', 6), operation('b', 6)]);
    expect(order).toMatch(/^[ab]{8}b{4}$/);
    expect(order).toHaveLength(12);
  });

  test('that are short do not wait for the end of a long one, nor does it wait for all of them', async () => {
    order = '';
    const long = operation('L', 8);
    while (order.length < 4) await new Promise(setImmediate);
    await Promise.all([operation('a', 2), operation('b', 2), operation('c', 1)]);
    expect(order.slice(0, 4)).toBe('LLLL');
    expect(order.slice(4)).toMatch(/^L?a.*b.*c/);
    expect(order.slice(4, order.lastIndexOf('c'))).toContain('L');
    await long;
    expect(order).toHaveLength(13);
  });
});

test('a step that throws rejects, and the others are done', async () => {
  const work = new SlicedWork(new Turns());
  const failing = work.later(() => {
    throw new Error('no');
  });
  const fine = work.later(() => 'yes');
  await expect(failing).rejects.toThrow('no');
  expect(await fine).toBe('yes');
  expect(await work.later(() => 'again')).toBe('again');
});

test('work that is stopped goes on with nothing', async () => {
  const work = new SlicedWork(new Turns());
  const done: number[] = [];
  for (const i of [1, 2, 3])
    void work.later(() => {
      done.push(i);
      work.stop();
    });
  await new Promise((resolve) => setTimeout(resolve, 50));
  void work.later(() => done.push(4));
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(done).toEqual([3]);
  expect(work.isOver()).toBe(true);
});

test('what several turns ask for is asked for together, after the last of their steps', async () => {
  const work = new SlicedWork(new Turns());
  const done: string[] = [];
  const asked = new Promise<void>((resolve) => {
    for (const i of [1, 2, 3])
      void work
        .later(() => {
          takeLong();
          if (i === 3)
            work.afterSteps(() => {
              done.push('asked');
              resolve();
            });
          done.push(String(i));
        })
        // The promises of a step may add another one.
        .then(() => work.later(() => done.push(`${i}+`)));
  });
  await asked;
  expect(done).toEqual(['3', '3+', '2', '2+', '1', '1+', 'asked']);
  await new Promise<void>((resolve) => work.afterSteps(resolve));
});

test('waiting does not count as work', async () => {
  const work = new SlicedWork(new Turns());
  await work.later(() => new Promise((resolve) => setTimeout(resolve, 60)));
  expect(work.milliseconds).toBeLessThan(40);
});

describe('sliced JSON', () => {
  const large = (items: number): unknown => ({
    'a "key"': Array.from({ length: items }, (_, i) => ({ i, name: `n${i}"\u2028`, lists: [[], [null], [true, 1.5]] })),
    empty: { list: [], object: {} },
    nothing: null,
  });

  test.each([0, 1, 3000])('of %i items is that of JSON.stringify', async (items) => {
    const work = new SlicedWork(new Turns());
    expect(await slicedJson(large(items), work)).toBe(JSON.stringify(large(items)));
  });

  test('of one long list is written in several steps', async () => {
    const list = Array.from({ length: 60_000 }, (_, i) => ({ i, text: 'x'.repeat(100) }));
    let steps = 0;
    const work = new SlicedWork(new Turns());
    const counted = new Proxy(work, {
      get: (target, name) => {
        if (name === 'isOver') return () => ++steps > 0 && target.isOver();
        const value: unknown = Reflect.get(target, name, target);
        return typeof value === 'function' ? value.bind(target) : value;
      },
    });
    expect(await slicedJson(list, counted)).toBe(JSON.stringify(list));
    expect(steps).toBeGreaterThan(20);
  });
});

describe('JSON that is written already', () => {
  const points = Array.from({ length: 4000 }, (_, i) => [i / 3, i]);

  test('is taken as it is, among other values, however few there are', async () => {
    const written = new JsonText(JSON.stringify(points));
    const read = vi.spyOn(written, 'toJSON');
    const answer = { names: ['a', 'b'], geometry: { type: 'MultiPolygon', coordinates: written }, last: null };
    const text = await slicedJson(answer, new SlicedWork(new Turns()));
    expect(read).not.toHaveBeenCalled();
    expect(JSON.parse(text)).toEqual({
      ...{ names: ['a', 'b'], last: null },
      geometry: { type: 'MultiPolygon', coordinates: points },
    });
  });

  test('is its value for JSON.stringify', () => {
    expect(JSON.stringify({ a: new JsonText('[1,[2]]') })).toBe('{"a":[1,[2]]}');
  });
});
