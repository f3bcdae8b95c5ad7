import { describe, expect, test } from 'vitest';
import { dayOfDate, instantOfLocal } from '../base/index.ts';
import type { Area } from '../geo/index.ts';
import type { ModeId } from '../modes/index.ts';
import { type FlexCall, type FlexRows, FlexServices, type FlexTrip, flexRideSeconds } from './index.ts';

const zone = 'Europe/Lisbon';
const monday = dayOfDate(2024, 5, 6);
const at = (day: number, hours: number): number => instantOfLocal(day * 86_400 + hours * 3600, zone);

const box = (south: number, west: number): Area => ({
  polygons: [
    {
      outer: [
        { lat: south, lng: west },
        { lat: south, lng: west + 0.05 },
        { lat: south + 0.05, lng: west + 0.05 },
        { lat: south + 0.05, lng: west },
      ],
      holes: [],
    },
  ],
});

const NORTH = 0;
const SOUTH = 1;
const STOPS = 2;
const places: FlexRows['places'] = [
  { feed: 'f', id: 'north', name: 'North', area: box(41.2, -8.6) },
  { feed: 'f', id: 'south', name: 'South', area: box(41.1, -8.6) },
  {
    feed: 'f',
    id: 'stops',
    name: 'Stops',
    stops: [
      { id: 's1', name: 'One', lat: 41, lng: -8.6 },
      { id: 's2', name: 'Two', lat: 41, lng: -8.5 },
    ],
  },
];
const inNorth = { lat: 41.22, lng: -8.58 };
const alsoNorth = { lat: 41.24, lng: -8.57 };
const inSouth = { lat: 41.12, lng: -8.58 };
const byStopOne = { lat: 41.0005, lng: -8.6 };
const byStopTwo = { lat: 41.0005, lng: -8.5 };

const call = (place: number, from: number, to: number, values: Partial<FlexCall> = {}): FlexCall => ({
  place,
  start: from * 3600,
  end: to * 3600,
  pickup: 2,
  dropOff: 2,
  ...values,
});

const trip = (calls: readonly FlexCall[], values: Partial<FlexTrip> = {}): FlexTrip => ({
  feed: 'f',
  id: 't',
  mode: 'ps_drt_call-a-bus' as ModeId,
  routeId: 'r',
  routeName: 'R',
  agencyName: 'Call a Bus',
  timezone: zone,
  service: 0,
  calls,
  wheelchair: 0,
  bikes: 0,
  ...values,
});

const services = (...trips: readonly FlexTrip[]): FlexServices =>
  new FlexServices({ places, rules: [], services: [{ feed: 'f', id: 'w', days: [monday] }], trips });

const span = (from: number, to: number) => ({ earliest: at(monday, from), latest: at(monday, to), radiusMetres: 400 });

describe('SV-16 rides by place and time', () => {
  test('from any row to any later one, never back', () => {
    const flex = services(trip([call(NORTH, 8, 12), call(STOPS, 8, 12), call(SOUTH, 8, 12)]));
    const [ride] = flex.ridesBetween(inNorth, inSouth, span(9, 10));
    expect(ride).toMatchObject({
      serviceDay: monday,
      pickup: { call: 0, opens: at(monday, 8), closes: at(monday, 12), metres: 0, lat: inNorth.lat },
      dropOff: { call: 2, place: SOUTH },
    });
    expect(ride?.pickup.stop).toBeUndefined();
    expect(flex.ridesBetween(inSouth, inNorth, span(9, 10))).toEqual([]);
  });

  test('within a zone only with two rows for it; a single row, as in drafts, means travel within the zone', () => {
    expect(
      services(trip([call(NORTH, 8, 12), call(SOUTH, 8, 12)])).ridesBetween(inNorth, alsoNorth, span(9, 10)),
    ).toEqual([]);
    expect(
      services(trip([call(NORTH, 8, 12), call(NORTH, 8, 12)])).ridesBetween(inNorth, alsoNorth, span(9, 10)),
    ).toHaveLength(1);
    expect(services(trip([call(NORTH, 8, 12)])).ridesBetween(inNorth, alsoNorth, span(9, 10))).toHaveLength(1);
  });

  test('groups of stops: from the nearest stop in reach, not to the same stop', () => {
    const flex = services(trip([call(STOPS, 8, 12), call(STOPS, 8, 12)]));
    const [ride] = flex.ridesBetween(byStopOne, byStopTwo, span(9, 10));
    expect(ride?.pickup.stop?.id).toBe('s1');
    expect(ride?.pickup.metres).toBeGreaterThan(40);
    expect(ride?.pickup.metres).toBeLessThan(70);
    expect(ride?.dropOff.stop?.id).toBe('s2');
    expect(flex.ridesBetween(byStopOne, byStopOne, span(9, 10))).toEqual([]);
    expect(flex.ridesBetween({ lat: 41.02, lng: -8.6 }, byStopTwo, span(9, 10))).toEqual([]);
  });

  test('no pick-up or drop-off where the row forbids it', () => {
    const calls = (first: Partial<FlexCall>, second: Partial<FlexCall>) => [
      call(NORTH, 8, 12, first),
      call(SOUTH, 8, 12, second),
    ];
    const rides = (first: Partial<FlexCall>, second: Partial<FlexCall>) =>
      services(trip(calls(first, second))).ridesBetween(inNorth, inSouth, span(9, 10)).length;
    expect(rides({}, {})).toBe(1);
    expect(rides({ pickup: 1 }, {})).toBe(0);
    expect(rides({}, { dropOff: 1 })).toBe(0);
    expect(rides({ dropOff: 1 }, { pickup: 1 })).toBe(1);
  });

  test('windows include both ends, on days of the service only', () => {
    const flex = services(trip([call(NORTH, 8, 12), call(NORTH, 8, 12)]));
    const found = (from: number, to: number, day = 0): number =>
      flex.ridesBetween(inNorth, alsoNorth, {
        earliest: at(monday + day, from),
        latest: at(monday + day, to),
        radiusMetres: 0,
      }).length;
    expect(found(12, 13)).toBe(1);
    expect(found(12.01, 13)).toBe(0);
    expect(found(7, 8)).toBe(1);
    expect(found(7, 7.99)).toBe(0);
    expect(found(9, 10, 1)).toBe(0);
    // From midnight to midnight.
    const day = services(trip([call(NORTH, 0, 0), call(NORTH, 0, 24)]));
    expect(day.ridesBetween(inNorth, alsoNorth, span(0, 0))).toHaveLength(1);
  });

  test('SV-18 windows over midnight belong to the service day before', () => {
    const flex = services(trip([call(NORTH, 20, 26), call(NORTH, 20, 26)]));
    const query = { earliest: at(monday + 1, 1), latest: at(monday + 1, 1.5), radiusMetres: 0 };
    expect(flex.ridesBetween(inNorth, alsoNorth, query)).toMatchObject([
      { serviceDay: monday, pickup: { closes: at(monday + 1, 2) } },
    ]);
    expect(
      flex.ridesBetween(inNorth, alsoNorth, { ...query, earliest: at(monday, 1), latest: at(monday, 1.5) }),
    ).toEqual([]);
  });

  test('SV-18 where clocks go forward the service day begins the evening before', () => {
    const spring = dayOfDate(2024, 3, 31);
    const flex = new FlexServices({
      places,
      rules: [],
      services: [{ feed: 'f', id: 'w', days: [spring] }],
      trips: [trip([call(NORTH, 0, 0.5), call(SOUTH, 0, 2)])],
    });
    // Noon minus twelve hours is 23:00 of the 30th (CAL-6).
    const eleven = instantOfLocal((spring - 1) * 86_400 + 23 * 3600, zone);
    const query = { earliest: eleven, latest: eleven + 600, radiusMetres: 400 };
    const [ride] = flex.ridesBetween(inNorth, inSouth, query);
    expect(ride).toMatchObject({ serviceDay: spring, pickup: { opens: eleven, closes: eleven + 1800 } });
    expect(flex.pickupsAt(inNorth, query)).toHaveLength(1);
  });

  test('a single end, and the calls in reach of it', () => {
    const one = trip([call(NORTH, 8, 12), call(STOPS, 8, 12, { dropOff: 1 }), call(SOUTH, 8, 12)]);
    const flex = services(one);
    const [pickup] = flex.pickupsAt(inNorth, span(9, 10));
    expect(pickup?.pickup.call).toBe(0);
    expect(flex.callsAfter(one, 0)).toEqual([2]);
    expect(flex.callsBefore(one, 2)).toEqual([0, 1]);
    expect(flex.dropOffsAt(inSouth, span(9, 10))).toHaveLength(1);
    expect(flex.pickupsAt({ lat: 0, lng: 0 }, span(9, 10))).toEqual([]);
  });

  test('each end has its own booking rule, with the days of its notice', () => {
    const rows: FlexRows = {
      places,
      rules: [{ feed: 'f', id: 'office', type: 2, lastDay: 1, noticeService: 0 }],
      services: [{ feed: 'f', id: 'w', days: [monday - 3, monday] }],
      trips: [trip([call(NORTH, 8, 12, { pickupRule: 0 }), call(SOUTH, 8, 12)])],
    };
    const [ride] = new FlexServices(rows).ridesBetween(inNorth, inSouth, span(9, 10));
    expect(ride?.pickup.rule).toMatchObject({ id: 'office', noticeDays: [monday - 3, monday] });
    expect(ride?.dropOff.rule).toBeUndefined();
  });

  test('the duration of a ride is the safe one, else the mean, else the driving time', () => {
    const calls = [call(NORTH, 8, 12)];
    const both = trip(calls, { meanFactor: 1, meanOffsetSeconds: 540, safeFactor: 1.5, safeOffsetSeconds: 0 });
    expect(flexRideSeconds(both, 601)).toBe(902);
    expect(flexRideSeconds(both, 601, 'mean')).toBe(1141);
    expect(flexRideSeconds(trip(calls, { meanOffsetSeconds: 60 }), 600)).toBe(660);
    expect(flexRideSeconds(trip(calls), 600)).toBe(600);
    expect(flexRideSeconds(trip(calls, { safeOffsetSeconds: -900 }), 600)).toBe(0);
  });
});
