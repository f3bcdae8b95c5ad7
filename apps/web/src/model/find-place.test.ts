import { expect, test } from 'vitest';
import { findPlace } from './find-place.ts';

const station = (name: string, lat: number) => ({ name, lat, lng: -8.6 });
const stations = [
  station('Lower Park Street', 1),
  station('Park Street', 2),
  station('Park', 3),
  { lat: 4, lng: -8.6 },
  station('École', 5),
];

test.each([
  ['park', 3],
  ['Park S', 2],
  ['street', 1],
  ['R PARK', 1],
  ['éCOLE', 5],
  ['nowhere', undefined],
])('%s', (text, lat) => {
  expect(findPlace(text, stations)?.lat).toBe(lat);
});

test('coordinates take precedence over names', () => {
  expect(findPlace('41.15, -8.61', [station('41.15, -8.61', 1)])).toEqual({ lat: 41.15, lng: -8.61 });
});
