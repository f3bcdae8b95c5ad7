import type { FeedRows } from '@tripwright/core/timetable/build';
import { expect, test } from 'vitest';
import { NoticeCollector } from '../../notices/index.ts';
import { noteFarZones } from './far-zones.ts';

/** The value of the notice for a feed of one agency with stops at these longitudes; undefined without a notice. */
function noticeFor(zone: string, ...longitudes: readonly number[]): string | undefined {
  const notices = new NoticeCollector();
  const rows = {
    agencies: [{ timezone: zone }],
    stops: longitudes.map((lng) => ({ lat: 10, lng })),
    routes: [],
    trips: [],
    stopTimes: { stop: new Int32Array(0) },
    services: [{ id: 'W', days: Int32Array.of(20_454) }],
  };
  noteFarZones(rows as unknown as FeedRows, notices.source('feed'), () => ({ key: 0, departures: 1 }));
  return notices.summaries()[0]?.examples[0]?.value;
}

test('places whose clocks are far from the sun are right', () => {
  const places: readonly (readonly [string, number])[] = [
    ['Asia/Shanghai', 73.6], // Kashgar and the border beyond it
    ['Asia/Shanghai', 134.7],
    ['Europe/Madrid', -9.3],
    ['Atlantic/Reykjavik', -24.5],
    ['America/Argentina/Buenos_Aires', -73.5],
    ['Pacific/Kiritimati', -157.4],
    ['Pacific/Apia', -171.8],
    ['Pacific/Tongatapu', -175.2],
    ['Asia/Anadyr', -169.9],
    ['Pacific/Auckland', 178.5],
    ['Asia/Kolkata', 97.3],
    ['Asia/Kolkata', 68.2],
    ['Asia/Kathmandu', 80.1],
    ['Asia/Tokyo', 153.98],
    ['America/Adak', -176.6],
    ['America/Nuuk', -56.1],
    ['Europe/Oslo', 31.1],
    ['Africa/Casablanca', -17.1],
    ['Africa/Kinshasa', 12.2],
    ['America/Sao_Paulo', -54],
    ['Pacific/Easter', -109.4],
    ['Antarctica/Troll', 2.5],
    ['Europe/Lisbon', -8.6],
    ['Europe/Dublin', -10.5],
    ['America/New_York', -87.9],
    ['America/Los_Angeles', -122.4],
  ];
  for (const [zone, lng] of places) expect([zone, lng, noticeFor(zone, lng)]).toEqual([zone, lng, undefined]);
});

test('a zone of another part of the world is noticed with the place', () => {
  expect(noticeFor('America/Los_Angeles', 121, 121.5, 122)).toBe('America/Los_Angeles at 122° E');
  expect(noticeFor('America/New_York', -8.6)).toBe('America/New_York at 9° W');
  expect(noticeFor('Europe/London', 37.6)).toBe('Europe/London at 38° E');
  expect(noticeFor('America/Los_Angeles', -74)).toBe('America/Los_Angeles at 74° W');
  expect(noticeFor('Asia/Tokyo', -0.1)).toBe('Asia/Tokyo at 0° W');
  expect(noticeFor('UTC', 151.2)).toBe('UTC at 151° E');
});

test('a line across a continent has one zone for all its stops; one wrong stop near the zone proves nothing', () => {
  expect(noticeFor('America/New_York', -74, -87.6, -105, -122.4)).toBeUndefined();
  expect(noticeFor('America/Los_Angeles', -118, ...Array.from({ length: 99 }, () => 121))).toBeDefined();
});
