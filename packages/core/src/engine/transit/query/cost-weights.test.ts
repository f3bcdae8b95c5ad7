import { expect, test } from 'vitest';
import { StopWorld } from '../../../../test/transit/stop-world.ts';
import { fullWeights, ridingWeights } from './cost-weights.ts';

test('weights have defaults, add up exactly and are never negative', () => {
  expect(fullWeights()).toEqual({ walking: 2, waiting: 1, riding: 1, ridingByPattern: undefined, boarding: 300 });
  const { walking } = fullWeights({ walking: 0.1 });
  expect(walking * 3 + walking * 7).toBe(walking * 10);
  expect(walking).toBeCloseTo(0.1, 2);
  for (const weight of [-1, Number.NaN, Number.POSITIVE_INFINITY])
    expect(() => fullWeights({ boarding: weight })).toThrow(RangeError);
});

test('comfort is that of the most specific mode that covers a line', () => {
  const { timetable } = new StopWorld({
    trips: `
      R1 A 10:00 B 10:10
      R2 A 10:00 B 10:10`,
    routes: { R1: { type: 0 }, R2: { type: 3 } },
  });
  const weights = ridingWeights(timetable, { pt_pub: 1.5, pt_pub_tram: 0.5 }, 9);
  const ofRoute = (id: string): number => {
    const { strings, routeId, patternRoute } = timetable;
    return weights[[...patternRoute].findIndex((route) => strings.get(routeId[route]!) === id)]!;
  };
  expect([ofRoute('R1'), ofRoute('R2')]).toEqual([0.5, 1.5]);
  expect([...ridingWeights(timetable, { in_air: 3 }, 9)]).toEqual([9, 9]);
});
