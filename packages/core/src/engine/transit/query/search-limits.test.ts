import { describe, expect, test } from 'vitest';
import { SearchLimits } from './search-limits.ts';

describe('search limits', () => {
  test('without limits one check is enough', () => {
    expect(new SearchLimits({}).askAgainAt(0)).toBe(Number.POSITIVE_INFINITY);
  });

  test('the searches for one query share a work budget', () => {
    const limits = new SearchLimits({ workBudget: 100 });
    expect(limits.askAgainAt(0)).toBe(100);
    limits.spend(70);
    expect(limits.askAgainAt(0)).toBe(30);
    expect(limits.askAgainAt(30)).toBe(30);
    expect(limits.isOver).toBe(false);
    expect(limits.askAgainAt(31)).toBe(-1);
    expect(limits.isOver).toBe(true);
  });

  test('a budget of 0 allows no visit', () => {
    const limits = new SearchLimits({ workBudget: 0 });
    expect(limits.askAgainAt(0)).toBe(0);
    expect(limits.askAgainAt(1)).toBe(-1);
  });

  test('clock and abort flag are checked every few thousand positions, and once over a search stays over', () => {
    let time = 0;
    const limits = new SearchLimits({ deadline: () => time >= 10 });
    const next = limits.askAgainAt(0);
    expect(next).toBeGreaterThan(0);
    expect(next).toBeLessThanOrEqual(10_000);
    time = 10;
    expect(limits.askAgainAt(next + 1)).toBe(-1);
    time = 0;
    expect(limits.askAgainAt(0)).toBe(-1);
    const signal = { aborted: false };
    const flagged = new SearchLimits({ signal });
    expect(flagged.askAgainAt(0)).toBeGreaterThan(0);
    signal.aborted = true;
    expect(flagged.askAgainAt(0)).toBe(-1);
  });
});
