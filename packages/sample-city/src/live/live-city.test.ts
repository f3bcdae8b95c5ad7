import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { instantOfLocal, parseDay } from '@tripwright/core/base';
import {
  FeedIds,
  matchReport,
  messageFacts,
  type RealtimeMessage,
  TripMatcher,
  type TripUpdate,
} from '@tripwright/core/live';
import type { FeedIndex } from '@tripwright/core/timetable';
import { readRegion } from '@tripwright/feeds/artefact';
import { writeGtfsZip } from '@tripwright/feeds/gtfs';
import { importRegion } from '@tripwright/feeds/import';
import { decodeMessage } from '@tripwright/feeds/realtime';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createLiveCity, generateSampleCity, LIVE_MESSAGES, place, serveLiveCity } from '../index.ts';
import type { Situation } from './situation.ts';

const city = generateSampleCity();
const live = createLiveCity(city);
/** Wednesday, 2026-05-06, local time of the city. */
const at = (hours: number): number =>
  instantOfLocal(parseDay('2026-05-06')! * 86_400 + Math.round(hours * 3600), place.timeZone);
const folder = mkdtempSync(join(tmpdir(), 'live-city-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const updatesOf = ({ entities }: RealtimeMessage): TripUpdate[] =>
  entities.flatMap(({ tripUpdate }) => tripUpdate ?? []);
const ordered = (situations: readonly Situation[], hours: number): TripUpdate[] =>
  updatesOf(createLiveCity(city, { situations }).message('trip-updates', at(hours)));

describe('the city in motion', () => {
  test('is a pure function of seed, orders and instant', () => {
    fc.assert(
      fc.property(fc.integer({ min: at(-30), max: at(60) }), (instant) => {
        for (const name of LIVE_MESSAGES)
          expect(createLiveCity(city).message(name, instant)).toEqual(live.message(name, instant));
      }),
      { numRuns: 6 },
    );
    const other = createLiveCity(city, { seed: 2 });
    expect(other.message('trip-updates', at(9))).not.toEqual(live.message('trip-updates', at(9)));
  });

  test('every hour of a working day has late runs, and rush hours a cancelled tram, a relief train, another platform and a skipped stop', () => {
    for (const hours of [8, 12, 17, 23]) {
      const updates = updatesOf(live.message('trip-updates', at(hours)));
      const late = updates.filter(({ calls }) => calls.some(({ departure }) => (departure?.delay ?? 0) >= 180));
      expect(late.length).toBeGreaterThan(10);
      const positions = messageFacts(live.message('vehicle-positions', at(hours)));
      expect(positions.vehicles).toBeGreaterThan(20);
    }
    const day = [7, 8, 9, 16, 17, 18].flatMap((hours) => updatesOf(live.message('trip-updates', at(hours))));
    const cancelled = day.filter(({ trip }) => trip.relationship === 'CANCELED');
    expect(cancelled.length).toBeGreaterThan(3);
    expect(new Set(cancelled.map(({ trip }) => trip.routeId?.[0]))).toEqual(new Set(['T']));
    expect(day.some(({ trip }) => trip.relationship === 'NEW')).toBe(true);
    const calls = day.flatMap((update) => update.calls);
    expect(calls.some(({ relationship }) => relationship === 'SKIPPED')).toBe(true);
    expect(
      calls.some(
        ({ stopId, properties }) =>
          stopId?.startsWith('central-') === true && properties?.assignedStopId?.startsWith('central-') === true,
      ),
    ).toBe(true);
  });

  test('at any hour of a week vehicles move, a run is late, one is cancelled, and a lift is out of order', () => {
    const ACCESSIBILITY = 'ACCESSIBILITY_ISSUE';
    for (let hours = 0; hours < 7 * 24; hours += 3.5) {
      const instant = at(hours);
      const updates = updatesOf(live.message('trip-updates', instant));
      const isLate = ({ calls }: TripUpdate): boolean =>
        calls.some(({ arrival, departure }) => (departure?.delay ?? arrival?.delay ?? 0) >= 60);
      const lifts = live
        .message('alerts', instant)
        .entities.filter(
          ({ alert }) =>
            alert?.effect === ACCESSIBILITY &&
            alert.activePeriods.some(({ start = 0, end = Infinity }) => start <= instant && instant < end),
        );
      expect({
        hours,
        moves: live.message('vehicle-positions', instant).entities.length >= 3,
        isLate: updates.some(isLate),
        isCancelled: updates.some(({ trip }) => trip.relationship === 'CANCELED'),
        isLiftBroken: lifts.length > 0,
      }).toEqual({ hours, moves: true, isLate: true, isCancelled: true, isLiftBroken: true });
    }
  });

  test('times of an update never go back, and those of calls that have passed do not change', () => {
    for (let hours = 6; hours < 10; hours += 0.25)
      for (const { calls } of updatesOf(live.message('trip-updates', at(hours)))) {
        const times = calls
          .flatMap(({ arrival, departure }) => [arrival?.time, departure?.time])
          .filter((time) => time !== undefined);
        expect(times).toEqual([...times].sort((a, b) => a - b));
      }
  });

  test('vehicles move along their lines at a plausible speed', () => {
    const places = new Map<string, { readonly lat: number; readonly lng: number; readonly at: number }>();
    let moved = 0;
    for (let second = 0; second <= 300; second += 20)
      for (const { vehicle } of live.message('vehicle-positions', at(8) + second).entities) {
        const { position, vehicle: named, trip } = vehicle!;
        const before = places.get(named!.id!);
        places.set(named!.id!, { ...position!, at: at(8) + second });
        if (before === undefined) continue;
        const metres = Math.hypot((position!.lat - before.lat) * 111_195, (position!.lng - before.lng) * 80_700);
        // The intercity is planned at 38 m/s.
        expect({ trip: trip?.tripId, isPlausible: metres / (at(8) + second - before.at) < 60 }).toMatchObject({
          isPlausible: true,
        });
        if (metres > 50) moved++;
      }
    expect(moved).toBeGreaterThan(500);
  });

  test('orders are carried out', () => {
    const run = city.transit.runs.find(
      ({ day, departures, pattern }) =>
        day === 'weekday' && departures[0]! === 8 * 3600 + (departures[0]! % 600) && pattern.line.id === 'M1',
    )!;
    const { id: trip, pattern } = run;
    const hours = run.departures[0]! / 3600 - 0.1;
    const updateOf = (situations: readonly Situation[]): TripUpdate | undefined =>
      ordered(situations, hours).find((update) => update.trip.tripId === trip);
    expect(
      updateOf([{ kind: 'delay', trip, seconds: 900 }])?.calls.map(
        ({ departure, arrival }) => (departure ?? arrival)?.delay,
      ),
    ).toEqual(pattern.stops.map(() => 900));
    expect(updateOf([{ kind: 'cancel', trip }])?.trip.relationship).toBe('CANCELED');
    const stop = pattern.stops[3]!.id;
    expect(updateOf([{ kind: 'skip', trip, stop }])?.calls[3]?.relationship).toBe('SKIPPED');
    expect(updateOf([{ kind: 'close-stop', stop }])?.calls[3]?.relationship).toBe('SKIPPED');
    expect(
      updateOf([{ kind: 'platform', trip, stop, platform: 'central-1' }])?.calls[3]?.properties?.assignedStopId,
    ).toBe('central-1');
    const added = ordered([{ kind: 'add', trip, seconds: 120 }], hours).filter((update) =>
      update.trip.tripId?.startsWith(`${trip}-relief`),
    );
    expect(added.map(({ trip: { relationship }, calls }) => [relationship, calls.length])).toEqual([
      ['NEW', pattern.stops.length],
    ]);
    const alerts = createLiveCity(city, {
      situations: [
        { kind: 'lift', platform: 'opera-2' },
        { kind: 'disturb-line', line: 'M1' },
      ],
    }).message('alerts', at(9));
    expect(alerts.entities.map(({ alert }) => alert?.informed[0])).toEqual(
      expect.arrayContaining([{ stopId: 'opera-2' }, { routeId: 'M1' }]),
    );
  });

  test('vehicles of a line without exact times start around their places in the interval, and are predicted', () => {
    const loose = city.transit.runs.filter(({ repeats }) => repeats?.some(({ exact }) => !exact));
    const ids = new Set(loose.map(({ id }) => id));
    const updates = updatesOf(live.message('trip-updates', at(10))).filter(({ trip }) => ids.has(trip.tripId ?? ''));
    expect(updates.length).toBeGreaterThan(3);
    const starts = new Set(loose.flatMap(({ repeats = [] }) => repeats.map(({ every }) => every)));
    for (const { trip, calls } of updates) {
      expect(trip).toMatchObject({ relationship: 'UNSCHEDULED', startTime: expect.stringMatching(/^\d\d:\d\d:\d\d$/) });
      expect(calls.some(({ departure, arrival }) => (departure ?? arrival)?.time !== undefined)).toBe(true);
    }
    const seconds = updates.map(({ trip }) => Number(trip.startTime?.slice(6)));
    expect(
      seconds.some((second) => second % 60 !== 0),
      `intervals of ${[...starts]}`,
    ).toBe(true);
  });

  test('docks empty and fill by the hour, and counts always add up', () => {
    const seen = new Map<string, Set<number>>();
    for (let hours = 6; hours < 22; hours += 2)
      for (const [name, bikes] of [
        ['merrow-bikes', 'num_bikes_available'],
        ['tidecar', 'num_vehicles_available'],
      ] as const) {
        const file = live.system(name, 'http://x/', at(hours))?.get('station_status.json') as {
          data: { stations: Record<string, number>[] };
        };
        for (const row of file.data.stations) {
          const types = row['vehicle_types_available'] as unknown as { readonly count: number }[];
          expect(types.reduce((sum, { count }) => sum + count, 0)).toBe(row[bikes]);
          expect(row['num_docks_available']).toBeGreaterThanOrEqual(0);
          const id = String(row['station_id']);
          seen.set(id, (seen.get(id) ?? new Set()).add(row[bikes]!));
        }
      }
    expect([...seen.values()].filter((counts) => counts.has(0) && counts.size > 2).length).toBeGreaterThan(1);
    const empty = createLiveCity(city, { situations: [{ kind: 'empty-station', station: 'bike-university' }] });
    const status = empty.system('merrow-bikes', 'http://x/', at(9))?.get('station_status.json') as {
      data: { stations: Record<string, unknown>[] };
    };
    expect(status.data.stations.find((row) => row['station_id'] === 'bike-university')).toMatchObject({
      num_bikes_available: 0,
    });
  });
});

describe('the simulator over HTTP', () => {
  beforeAll(async () => {
    writeFileSync(join(folder, 'gtfs.zip'), writeGtfsZip(city.gtfs));
    await importRegion({ region: 'xx_live', gtfs: [join(folder, 'gtfs.zip')], out: folder });
  });

  test('serves messages that match the timetable of the city at every hour', async () => {
    const timetable = (await readRegion(folder, 'xx_live', 'timetable')).transit!.timetable;
    const ids = new FeedIds(timetable, 0 as FeedIndex, []);
    let now = 0;
    const served = await serveLiveCity(city, { now: () => now });
    for (now of [8, 13, 23.5, 24.4].map(at))
      for (const name of LIVE_MESSAGES) {
        const response = await fetch(`${served.url}/${name}.pb`);
        const decoded = decodeMessage(new Uint8Array(await response.arrayBuffer()));
        if ('refused' in decoded) throw new Error(decoded.reason);
        const { tripUpdates, vehicles, stops, routes } = matchReport(
          decoded.message,
          ids,
          new TripMatcher(ids, false),
          now,
        );
        expect({ name, now, ...tripUpdates, faults: decoded.faults }).toMatchObject({
          missed: {},
          repeated: { count: 0 },
          faults: [],
        });
        expect(vehicles.missed).toEqual({});
        expect([stops.unknown.count, routes.unknown.count]).toEqual([0, 0]);
      }
    await served.close();
  });

  test('answers 304 to what is known, takes orders as JSON, and refuses other hosts', async () => {
    const served = await serveLiveCity(city, { now: () => at(9) });
    const first = await fetch(`${served.url}/alerts.pb`);
    const etag = first.headers.get('etag') ?? '';
    expect((await fetch(`${served.url}/alerts.pb`, { headers: { 'if-none-match': etag } })).status).toBe(304);
    const put = (body: string, type = 'application/json'): Promise<Response> =>
      fetch(`${served.url}/situations`, { method: 'PUT', body, headers: { 'content-type': type } });
    const lift = [{ kind: 'lift', platform: 'opera-2' }];
    expect((await put(JSON.stringify(lift))).status).toBe(200);
    expect(await (await fetch(`${served.url}/situations`)).json()).toEqual(lift);
    expect((await fetch(`${served.url}/alerts.pb`, { headers: { 'if-none-match': etag } })).status).toBe(200);
    for (const [order, problem] of [
      ['[{"kind":"lift"}]', /^\[0\]\.platform: /],
      ['{}', /^situations: .*array/],
      ['[{"kind":"stop-time"}]', /^\[0\]\.kind: /],
      ['[{"kind":"lift","platform":"opera-2","floor":1}]', /floor/],
      ['[{"kind":"lift","platform":"opera-9"}]', /^\[0\]\.platform: "opera-9" is no platform of the city$/],
      ['[{"kind":"delay","trip":"M1-0-weekday-030","seconds":1000000000000}]', /^\[0\]\.seconds: .*86400/],
      ['[{"kind":"delay","trip":"M1-0-weekday-030","seconds":-20000}]', /^\[0\]\.seconds: .*14400/],
      ['[{"kind":"add","trip":"M1-0-weekday-030","seconds":0.5}]', /^\[0\]\.seconds: .*int/],
    ] as const) {
      const refusal = await put(order);
      expect(refusal.status, order).toBe(400);
      expect(await refusal.text()).toMatch(problem);
    }
    expect(await (await fetch(`${served.url}/situations`)).json()).toEqual(lift);
    expect((await put('[{"kind":"delay","trip":"x","seconds":"5"}]')).status).toBe(400);
    expect((await put('[', 'application/json')).status).toBe(400);
    expect((await put(JSON.stringify(lift), 'text/plain')).status).toBe(405);
    expect((await fetch(`${served.url}/nothing`)).status).toBe(404);
    await served.close();
  });
});
