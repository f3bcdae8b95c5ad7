import { describe, expect, test } from 'vitest';
import { feedRows, routeRow, stopRow, stopTimes, tripRow } from '../../../test/feed-rows.ts';
import { type LatLng, lengthMetres } from '../../geo/index.ts';
import { StringPool, StringPoolBuilder } from '../../storage/index.ts';
import type { FeedRows, StopRow } from '../build/index.ts';
import { buildShapes, buildTimetable, layOutWalkingLinks } from '../build/index.ts';
import type { TripIndex } from '../index.ts';
import { Timetable } from './timetable.ts';
import { TripShapes } from './trip-shapes.ts';

interface World {
  readonly stops: readonly (readonly [lat: number, lng: number])[];
  readonly shape?: readonly (readonly [lat: number, lng: number])[];
  readonly stopDistances?: readonly number[];
  readonly shapeDistances?: readonly number[];
}

/** Draws one trip that calls at all the stops. */
function drawer({ stops, shape, stopDistances, shapeDistances }: World): (from: number, to: number) => LatLng[] {
  const rows: StopRow[] = stops.map(([lat, lng], i) => stopRow(`s${i}`, { lat, lng }));
  const calls = stopTimes(stops.map((_, i) => [i, i * 60] as const));
  calls.shapeDistance.set(stopDistances ?? []);
  const points = shape ?? [];
  const feed: FeedRows = feedRows({
    stops: rows,
    routes: [routeRow('r')],
    services: [{ id: 's', days: Int32Array.of(20_000) }],
    trips: [tripRow('t', 0, stops.length, { shape: shape === undefined ? -1 : 0 })],
    stopTimes: calls,
    shapes: {
      ids: shape === undefined ? [] : ['line'],
      firstPoint: Int32Array.from(shape === undefined ? [0] : [0, points.length]),
      lat: Float64Array.from(points, ([lat]) => lat),
      lng: Float64Array.from(points, ([, lng]) => lng),
      distance: Float64Array.from(points, (_, i) => shapeDistances?.[i] ?? Number.NaN),
    },
  });
  const strings = new StringPoolBuilder();
  const built = buildTimetable([feed], strings);
  const none = new Int32Array();
  const links = layOutWalkingLinks(built.sections, { from: none, to: none, seconds: none, metres: none });
  const pool = strings.build();
  const timetable = new Timetable(new Map([...built.sections, ...links]), new StringPool(pool.bytes, pool.offsets));
  const shapes = new TripShapes(timetable, buildShapes([feed], built, timetable.tripCount));
  return (from, to) => shapes.line(0 as TripIndex, from, to);
}

const places = (line: readonly LatLng[]): string[] => line.map(({ lat, lng }) => `${lat.toFixed(4)} ${lng.toFixed(4)}`);

/** East along a street, round a corner, and north. */
const corner: World = {
  stops: [
    [41, -8.6],
    [41, -8.595],
    [41.005, -8.59],
  ],
  shape: [
    [41, -8.6],
    [41, -8.59],
    [41.01, -8.59],
  ],
};

describe('trip shapes', () => {
  test('SH-7 lines are cut at the projected stops and keep the corners between them', () => {
    const line = drawer(corner);
    expect(places(line(0, 2))).toEqual(['41.0000 -8.6000', '41.0000 -8.5900', '41.0050 -8.5900']);
    expect(places(line(0, 1))).toEqual(['41.0000 -8.6000', '41.0000 -8.5950']);
    expect(places(line(1, 2))).toEqual(['41.0000 -8.5950', '41.0000 -8.5900', '41.0050 -8.5900']);
  });

  test('SH-7 adjacent rides meet, and together are the whole', () => {
    const line = drawer(corner);
    expect(line(0, 1).at(-1)).toEqual(line(1, 2)[0]);
    expect(lengthMetres(line(0, 1)) + lengthMetres(line(1, 2))).toBeCloseTo(lengthMetres(line(0, 2)), 3);
  });

  test('a stop beside its line is where the ride begins and ends', () => {
    const line = drawer({ ...corner, stops: [[41.0005, -8.6], ...corner.stops.slice(1)] });
    expect(places(line(0, 1))).toEqual(['41.0005 -8.6000', '41.0000 -8.6000', '41.0000 -8.5950']);
  });

  test('SH-5 without a shape, with one point, or with a far one: straight from stop to stop', () => {
    const straight = ['41.0000 -8.6000', '41.0000 -8.5950', '41.0050 -8.5900'];
    expect(places(drawer({ stops: corner.stops })(0, 2))).toEqual(straight);
    expect(places(drawer({ ...corner, shape: [[41, -8.6]] })(0, 2))).toEqual(straight);
    const far = [
      [42, -8.6],
      [42, -8.5],
    ] as const;
    expect(places(drawer({ ...corner, shape: far })(0, 2))).toEqual(straight);
  });

  test('SH-2 distances decide where both sides have them; SH-4 misleading distances are ignored', () => {
    const twice = {
      stops: [
        [41, -8.6],
        [41, -8.598],
        [41, -8.6],
      ],
      shape: [
        [41, -8.6],
        [41, -8.59],
        [41, -8.6],
      ],
    } as const;
    const late = drawer({ ...twice, stopDistances: [0, 18, 20], shapeDistances: [0, 10, 20] });
    expect(places(late(0, 1))).toEqual(['41.0000 -8.6000', '41.0000 -8.5900', '41.0000 -8.5980']);
    const wrong = drawer({ ...corner, stopDistances: [0, 1, 20], shapeDistances: [0, 10, 20] });
    expect(places(wrong(0, 2))).toEqual(places(drawer(corner)(0, 2)));
  });

  test('stops without a place are left out, and every coordinate is a number', () => {
    const line = drawer({
      stops: [
        [41, -8.6],
        [Number.NaN, Number.NaN],
        [41.005, -8.59],
      ],
    });
    expect(places(line(0, 2))).toEqual(['41.0000 -8.6000', '41.0050 -8.5900']);
  });

  test('OS-46 a line over ±180° stays short', () => {
    const line = drawer({
      stops: [
        [0, 179.999],
        [0, -179.999],
      ],
      shape: [
        [0, 179.998],
        [0, -179.998],
      ],
    });
    expect(lengthMetres(line(0, 1))).toBeCloseTo(0.002 * 111_195, 0);
  });

  test('a long shape keeps enough precision', () => {
    const shape = Array.from({ length: 20_000 }, (_, i) => [41, -8.6 + i * 1e-5] as const);
    const line = drawer({
      stops: [
        [41, -8.6],
        [41, -8.6 + 0.123_454],
      ],
      shape,
    });
    const end = line(0, 1).at(-1) as LatLng;
    expect(Math.abs(end.lng - (-8.6 + 0.123_454))).toBeLessThan(2e-6);
  });
});
