import { describe, expect, test } from 'vitest';
import { feedRows, routeRow, stopRow, stopTimes, tripRow } from '../../../test/feed-rows.ts';
import { StringPoolBuilder, section } from '../../storage/index.ts';
import { buildTimetable } from './build-timetable.ts';
import type { FeedRows } from './feed-rows.ts';
import { stopPlaces } from './stop-places.ts';

const stops = [
  stopRow('station', { locationType: 1 }),
  stopRow('p1', { parent: 0, lat: 41.151 }),
  stopRow('p2', { parent: 0, lat: 41.152 }),
  stopRow('end', { lat: 41.2 }),
  stopRow('unserved', { lat: 41.3 }),
];

function placesOf(more: Partial<FeedRows>) {
  const feed = feedRows({ stops, routes: [routeRow('7'), routeRow('8')], ...more });
  const built = buildTimetable([feed], new StringPoolBuilder());
  const places = stopPlaces(built.sections);
  const at = (row: number): number => built.stopIndexOf[0]?.[row] as number;
  const first = section(places, 'stopFirstLine', Int32Array);
  return {
    popularity: (row: number): number => section(places, 'stopPopularity', Int32Array)[at(row)] as number,
    /** Rows of routes.txt, which keep their order in the timetable of one feed. */
    lines: (row: number): number[] => [
      ...section(places, 'stopLine', Int32Array).slice(first[at(row)], first[at(row) + 1]),
    ],
  };
}

const daily = { id: 'daily', days: Int32Array.from({ length: 100 }, (_, i) => 20_000 + i) };
const once = { id: 'once', days: Int32Array.of(20_040) };

describe('stop places', () => {
  const calls = stopTimes([
    [1, 0],
    [3, 600],
    [2, 0],
    [3, 600],
  ]);
  const places = placesOf({
    services: [daily, once],
    trips: [tripRow('a', 0, 2, { route: 1 }), tripRow('b', 2, 2, { route: 0, service: 1 })],
    stopTimes: calls,
  });

  test('the lines of a stop come busiest first, and a station has the lines of its platforms', () => {
    expect(places.lines(1)).toEqual([1]);
    expect(places.lines(2)).toEqual([0]);
    expect(places.lines(0)).toEqual([1, 0]);
    expect(places.lines(3)).toEqual([1, 0]);
    expect(places.lines(4)).toEqual([]);
  });

  test('popularity runs from 0 to 1000, and counts days', () => {
    expect(places.popularity(0)).toBe(1000);
    expect(places.popularity(3)).toBe(1000);
    expect(places.popularity(4)).toBe(0);
    expect(places.popularity(1)).toBeGreaterThan(places.popularity(2));
    expect(places.popularity(2)).toBeGreaterThan(0);
  });

  test('FQ-2 a frequency trip counts once per run, from its start to before its end', () => {
    const often = placesOf({
      services: [once],
      trips: [tripRow('a', 0, 2, { route: 1 }), tripRow('b', 2, 2)],
      stopTimes: calls,
      frequencies: [{ trip: 0, start: 21_600, end: 25_200, headway: 600, exact: false }],
    });
    // Six departures against one, at the busiest of seven.
    expect(often.popularity(1)).toBe(Math.round((1000 * Math.log(7)) / Math.log(8)));
    expect(often.popularity(2)).toBe(Math.round((1000 * Math.log(2)) / Math.log(8)));
  });

  test('CAL-4 a feed without runs has stops without lines and popularity', () => {
    const empty = placesOf({});
    for (const row of [0, 1, 2, 3, 4]) expect([empty.popularity(row), empty.lines(row)]).toEqual([0, []]);
    const never = placesOf({
      services: [{ id: 'n', days: new Int32Array() }],
      trips: [tripRow('a', 0, 2)],
      stopTimes: calls,
    });
    expect(never.popularity(1)).toBe(0);
  });
});
