import { describe, expect, test } from 'vitest';
import { LruCache } from './lru-cache.ts';

interface Text {
  readonly text: string;
}

function spiedCache(capacity: number, options: { minEntries?: number } = {}) {
  const evicted: string[] = [];
  const cache = new LruCache<string, Text>(capacity, {
    weigh: ({ text }) => text.length,
    onEvict: (key) => evicted.push(key),
    ...options,
  });
  return { cache, evicted };
}

describe('LruCache', () => {
  test('evicts the least recently used entry; reading is use', () => {
    const cache = new LruCache<string, Text>(2);
    cache.set('a', { text: 'A' });
    cache.set('b', { text: 'B' });
    expect(cache.get('a')).toEqual({ text: 'A' });
    cache.set('c', { text: 'C' });
    expect([cache.get('a')?.text, cache.get('b')?.text, cache.get('c')?.text, cache.size]).toEqual([
      'A',
      undefined,
      'C',
      2,
    ]);
  });

  test('a replaced value counts once and is not reported as evicted', () => {
    const { cache, evicted } = spiedCache(4);
    cache.set('a', { text: 'aaa' });
    cache.set('a', { text: 'a' });
    cache.set('b', { text: 'bbb' });
    expect([cache.size, evicted]).toEqual([2, []]);
    cache.set('a', { text: 'aa' });
    expect([cache.get('a')?.text, cache.get('b'), evicted]).toEqual(['aa', undefined, ['b']]);
  });

  test('weight decides: one heavy value evicts several light ones, in the order of their last use', () => {
    const { cache, evicted } = spiedCache(4);
    for (const key of ['a', 'b', 'c', 'd']) cache.set(key, { text: key });
    cache.get('a');
    cache.set('e', { text: 'eee' });
    expect(evicted).toEqual(['b', 'c', 'd']);
  });

  test('a key can count too', () => {
    const cache = new LruCache<string, Text>(6, { weigh: ({ text }, key) => text.length + key.length });
    cache.set('aaaa', { text: 'a' });
    cache.set('b', { text: 'b' });
    expect([cache.size, cache.get('b')?.text]).toEqual([1, 'b']);
  });

  test('a value heavier than the capacity is kept until the next one comes', () => {
    const { cache, evicted } = spiedCache(2);
    cache.set('a', { text: 'aaaa' });
    expect(cache.size).toBe(1);
    cache.set('b', { text: 'b' });
    expect([cache.size, evicted]).toEqual([1, ['a']]);
  });

  test('the least number of entries stays above the capacity', () => {
    const { cache, evicted } = spiedCache(1, { minEntries: 3 });
    for (const key of ['a', 'b', 'c', 'd']) cache.set(key, { text: key });
    expect([cache.size, evicted]).toEqual([3, ['a']]);
  });

  test('makes a missing value once; an error caches nothing', () => {
    const cache = new LruCache<number, Text>(8);
    let made = 0;
    const make = (): Text => ({ text: `${made++}` });
    expect([cache.getOrMake(1, make).text, cache.getOrMake(1, make).text, made]).toEqual(['0', '0', 1]);
    expect(() =>
      cache.getOrMake(2, () => {
        throw new Error('no');
      }),
    ).toThrow('no');
    expect(cache.size).toBe(1);
  });

  test('behaves like a plain list of entries over many random steps', () => {
    const cache = new LruCache<number, Text>(20, { weigh: ({ text }) => text.length, minEntries: 2 });
    let model: [number, string][] = [];
    let state = 7;
    const random = (below: number): number => {
      state = (state * 1103515245 + 12345) % 2147483648;
      return Math.floor((state / 2147483648) * below);
    };
    const weight = (): number => model.reduce((sum, [, text]) => sum + text.length, 0);
    for (let step = 0; step < 5000; step++) {
      const key = random(12);
      const found = model.find(([known]) => known === key);
      if (random(2) === 0) {
        expect(cache.get(key)?.text).toBe(found?.[1]);
        if (found !== undefined) model = [...model.filter((entry) => entry !== found), found];
      } else {
        const text = 'x'.repeat(random(9));
        cache.set(key, { text });
        model = [...model.filter((entry) => entry !== found), [key, text]];
        while (weight() > 20 && model.length > 2) model.shift();
      }
      expect(cache.size).toBe(model.length);
    }
  });
});
