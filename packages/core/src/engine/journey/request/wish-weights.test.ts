import { expect, test } from 'vitest';
import { PLAIN_REQUEST, TextWorld } from '../../../../test/journey/text-world.ts';
import type { PlanRequest } from '../../../model/index.ts';
import { isEven, wishWeights } from './wish-weights.ts';

const world = new TextWorld({
  grid: 2000,
  map: 'A..B',
  trips: 'Bus A 10:00 B 10:05\nTram A 10:00 B 10:05',
  routes: { Bus: { type: 3 }, Tram: { type: 0 } },
});
const place = { lat: 0, lng: 0, address: '', streetName: '' };
const request = (parts: Partial<PlanRequest>): PlanRequest => ({ ...PLAIN_REQUEST, from: place, to: place, ...parts });

test('prices do not change the weights of seconds', () => {
  expect(isEven({ price: 2, environment: 1, duration: 1, convenience: 1 })).toBe(true);
  expect(isEven({ price: 1, environment: 1, duration: 1, convenience: 1.1 })).toBe(false);
});

test('seconds weigh as in the score: an hour on the way 8, of waiting 6 more, on foot 8 more, a transfer 1', () => {
  const timetable = world.world.transit!.timetable;
  const weights = { price: 1, environment: 0.1, duration: 0.5, convenience: 2 };
  const { walking, waiting, boarding } = wishWeights(timetable, request({ weights }));
  expect(walking).toBeCloseTo(1 + (2 * 8) / 4);
  expect(waiting).toBeCloseTo(1 + (2 * 6) / 4);
  expect(boarding).toBeCloseTo((2 * 3600) / 4);
});

test('a second on board weighs more with more emissions, by the rider’s own factors', () => {
  const timetable = world.world.transit!.timetable;
  const weights = { price: 1, environment: 2, duration: 1, convenience: 1 };
  const sorted = (parts: Partial<PlanRequest>) =>
    [...wishWeights(timetable, request({ weights, ...parts })).ridingByPattern!].sort((a, b) => a - b);
  const [tram, bus] = sorted({});
  expect(tram).toBeGreaterThan(1);
  expect(bus).toBeGreaterThan(tram!);
  expect(sorted({ emissions: new Map([['pt_pub', 0]]) })).toEqual([1, 1]);
});
