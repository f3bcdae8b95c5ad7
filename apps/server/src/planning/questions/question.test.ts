import { parseDepartures, parseLatest } from '@tripwright/wire/rest-v1';
import { expect, test } from 'vitest';
import { isHeavyQuestion } from './question.ts';

test('boards and lists as clients show them are light work, those of a thousand rows wait behind it', () => {
  const board = (more: object): boolean => {
    const parsed = parseDepartures({ region: 'x', embarkationStops: ['a'], ...more }, 0);
    if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems));
    return isHeavyQuestion({ kind: 'departures', query: parsed.value });
  };
  expect(board({})).toBe(false);
  expect(board({ limit: 100 })).toBe(false);
  expect(board({ limit: 1000 })).toBe(true);
  expect(board({ embarkationStops: Array.from({ length: 200 }, (_, i) => `s${i}`) })).toBe(true);
  const latest = (count: number): boolean => {
    const services = Array.from({ length: count }, () => ({ serviceTripID: 'a' }));
    const parsed = parseLatest({ region: 'x', services }, 0);
    return parsed.ok && isHeavyQuestion({ kind: 'latest', query: parsed.value });
  };
  expect([latest(10), latest(100)]).toEqual([false, true]);
});
