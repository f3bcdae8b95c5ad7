import type { BuiltTimetable } from '@tripwright/core/timetable/build';
import { expect, test } from 'vitest';
import { checkStopDensity } from './check-stop-density.ts';

const built = (stops: readonly (readonly [lat: number, lng: number])[]): BuiltTimetable =>
  ({ stopLat: stops.map(([lat]) => lat), stopLng: stops.map(([, lng]) => lng), boardableStops: stops.length }) as never;

test('a city of stops passes, thousands of stops in one place do not', () => {
  const city = Array.from(
    { length: 30_000 },
    (_, i) => [41 + (i % 170) * 0.002, -8 + Math.floor(i / 170) * 0.002] as const,
  );
  expect(() => checkStopDensity(built(city))).not.toThrow();
  const heap = Array.from({ length: 1001 }, () => [41.15, -8.61] as const);
  expect(() => checkStopDensity(built(heap.slice(1)))).not.toThrow();
  expect(() => checkStopDensity(built(heap))).toThrow(
    'More than 1,000 stops lie within 800 m at 41.1500,-8.6100. Check the coordinates in stops.txt.',
  );
  const heaps = Array.from({ length: 10_000 }, (_, i) => [41 + (i % 12) * 0.02, -8.61] as const);
  expect(() => checkStopDensity(built(heaps))).toThrow(/Too many stops lie close together, last at 41\./);
  expect(() => checkStopDensity(built(heap.map(() => [Number.NaN, Number.NaN] as const)))).not.toThrow();
});

test('stops around the corner of four squares are counted together', () => {
  const around = Array.from({ length: 4 * 260 }, (_, i) => {
    const [up, right] = [i % 2 === 0 ? 1 : -1, i % 4 < 2 ? 1 : -1];
    return [(800 * 5720) / 111_195 + up * 1e-4, right * 1e-4] as const;
  });
  expect(() => checkStopDensity(built(around))).toThrow(/More than 1,000 stops lie within 800 m/);
});
