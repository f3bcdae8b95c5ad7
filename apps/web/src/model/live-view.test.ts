import type { Segment } from '@tripwright/core/template';
import { phrases } from '@tripwright/core/text';
import { expect, test } from 'vitest';
import { liveAge, sourceNotes, stockNotes } from './live-view.ts';

const NOW = 1_777_888_000;
const { say } = phrases('en');
const segment: Segment = { type: 'stationary', visibility: 'in details', startTime: NOW, endTime: NOW + 60 };
const bike = {
  sharedVehicle: {
    identifier: 'town|1',
    operator: { name: 'Town' },
    vehicleTypeInfo: { formFactor: 'BICYCLE' },
    disabled: false,
  },
} as const;

test.each([
  [{ ...bike, stock: { availableVehicles: 3, lastUpdate: NOW - 120 } }, 'plain', 'Bikes available: 3 (2 mins ago)'],
  [{ ...bike, stock: { availableVehicles: 1, lastUpdate: NOW - 20 } }, 'late', 'Bikes available: 1 (1 min ago)'],
  [{ stock: { availableVehicles: 0, lastUpdate: NOW - 61 } }, 'plain', 'Vehicles available: 0 (1 min ago)'],
  [{ stock: { availableSpaces: 12, lastUpdate: NOW - 300 } }, 'plain', 'Free spaces: 12 (5 mins ago)'],
  [{ ...bike, stock: { lastUpdate: NOW - 300 } }, 'plain', 'Last reported 5 mins ago'],
])('what is there, and how old that is: %j', (fields, tone, text) => {
  expect(stockNotes({ ...segment, ...fields }, NOW, say)).toEqual([{ tone, text }]);
});

test('nothing is said where nothing is known, nor of times that are as expected', () => {
  expect(stockNotes(segment, NOW, say)).toEqual([]);
  for (const source of [undefined, 'scheduled', 'predicted'] as const) expect(sourceNotes(source, say)).toEqual([]);
  expect(sourceNotes('stale', say)).toEqual([{ tone: 'late', text: 'Last known delay' }]);
});

test('the age is that of the newest source, and of the oldest one that is stale where there is one', () => {
  const source = (health: 'fresh' | 'stale' | 'waiting', age?: number) => ({
    name: health,
    health,
    ...(age !== undefined && { lastUpdate: NOW - age }),
  });
  const ageOf = (...sources: ReturnType<typeof source>[]) =>
    liveAge({ live: { snapshot: 'x', at: NOW, sources } }, NOW, phrases('en'));
  expect(ageOf(source('fresh', 20), source('waiting'))).toEqual({ tone: 'good', text: 'Live data updated just now' });
  expect(ageOf(source('fresh', 20), source('stale', 1200))).toEqual({
    tone: 'late',
    text: 'No live data for 20 mins: times may have changed',
  });
  expect(ageOf(source('fresh', 900))).toMatchObject({ tone: 'late' });
  expect(ageOf(source('waiting'))).toBeUndefined();
  expect(liveAge({}, NOW, phrases('en'))).toBeUndefined();
});
