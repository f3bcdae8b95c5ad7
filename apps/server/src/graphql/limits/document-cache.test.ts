import { expect, test } from 'vitest';
import { DocumentCache } from './document-cache.ts';

test('keeps the documents used last, up to its characters', () => {
  const cache = new DocumentCache<number>(10);
  cache.set('aaaa', 1);
  cache.set('bbbb', 2);
  expect(cache.get('aaaa')).toBe(1);
  cache.set('cccc', 3);
  expect([cache.get('aaaa'), cache.get('bbbb'), cache.get('cccc')]).toEqual([1, undefined, 3]);
});

test('does not keep a document longer than its limit, and counts one that is set again once', () => {
  const cache = new DocumentCache<number>(10);
  cache.set('x'.repeat(11), 1);
  for (let i = 0; i < 5; i++) cache.set('aaaa', i);
  cache.set('bbbb', 7);
  expect([cache.size, cache.get('aaaa'), cache.get('bbbb')]).toEqual([2, 4, 7]);
});
