import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { localDay, serviceDayStart } from '@tripwright/core/base';
import { bookable, bookingWindow, FlexServices } from '@tripwright/core/flex';
import { areaContains, type LatLng, nearbyDistanceMetres } from '@tripwright/core/geo';
import { planOf, priceOf, rangeMetres, type SharedSystem, SharedVehicles } from '@tripwright/core/shared-vehicles';
import fc from 'fast-check';
import { afterAll, describe, expect, test } from 'vitest';
import { readGbfs } from '../src/gbfs/index.ts';
import { readFlex, readGtfs } from '../src/gtfs/index.ts';
import { NoticeCollector } from '../src/notices/index.ts';

const data = fileURLToPath(new URL('../../../../shared/data/', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'real-on-demand-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe.skipIf(!existsSync(data))(
  'real services on demand (../shared/data; skipped where that folder is absent)',
  () => {
    test.each(['gtfs-aspen', 'gtfs-brandenburg'])('SV-16 SV-17 SV-18 random rides of %s', async (name) => {
      const notices = new NoticeCollector();
      const rows = readFlex([await readGtfs(join(data, 'flex-samples', `${name}.zip`), { name, notices })], notices)!;
      const flex = new FlexServices(rows);
      // Corners of zones and stops, and places beside them, because mistakes are at the edges.
      const corners: LatLng[] = rows.places.flatMap(({ area, stops = [] }) => [
        ...(area?.polygons.flatMap(({ outer }) => outer) ?? []),
        ...stops,
      ]);
      const spot = fc
        .tuple(fc.constantFrom(...corners), fc.integer({ min: -60, max: 60 }), fc.integer({ min: -60, max: 60 }))
        .map(([{ lat, lng }, north, east]) => ({ lat: lat + north / 10_000, lng: lng + east / 10_000 }));
      // Around the opening or closing of a window on one of its days.
      const moment = fc
        .tuple(fc.constantFrom(...rows.trips), fc.nat(), fc.nat(), fc.boolean(), fc.integer({ min: -3, max: 3 }))
        .map(([trip, day, call, isEnd, quarters]) => {
          const { days } = rows.services[trip.service]!;
          const { start, end } = trip.calls[call % trip.calls.length]!;
          const edge = serviceDayStart(days[day % days.length]!, trip.timezone) + (isEnd ? end : start);
          return edge + quarters * 900;
        });
      let found = 0;
      fc.assert(
        fc.property(spot, spot, moment, fc.integer({ min: 0, max: 4 }), (from, to, earliest, hours) => {
          const latest = earliest + hours * 3600;
          for (const { trip, serviceDay, pickup, dropOff } of flex.ridesBetween(from, to, {
            earliest,
            latest,
            radiusMetres: 500,
          })) {
            found++;
            const start = serviceDayStart(serviceDay, trip.timezone);
            expect(rows.services[trip.service]!.days).toContain(serviceDay);
            for (const [end, asked, side] of [
              [pickup, from, 'pickup'],
              [dropOff, to, 'dropOff'],
            ] as const) {
              const call = trip.calls[end.call]!;
              expect([end.opens - start, end.closes - start]).toEqual([call.start, call.end]);
              expect(call[side]).not.toBe(1);
              const { area, stops = [] } = rows.places[end.place]!;
              if (end.stop === undefined) expect(areaContains(area!, asked)).toBe(true);
              else {
                const metres = stops.map((stop) => nearbyDistanceMetres(asked.lat, asked.lng, stop.lat, stop.lng));
                expect(end.metres).toBeCloseTo(Math.min(...metres), 6);
                expect(end.metres).toBeLessThanOrEqual(500);
              }
            }
            expect(pickup.opens).toBeLessThanOrEqual(latest);
            expect(pickup.closes).toBeGreaterThanOrEqual(earliest);
            expect(trip.calls.length === 1 || pickup.call < dropOff.call).toBe(true);
            // A booking long before is in time, unless the deadline is unknown; a booking just after the deadline is not.
            const wanted = { departure: Math.max(pickup.opens, earliest), serviceDay, timezone: trip.timezone };
            const closes = pickup.rule === undefined ? undefined : bookingWindow(pickup.rule, wanted)?.closes;
            expect(bookable(pickup.rule, wanted, wanted.departure - 30 * 86_400)).toBe(
              closes === undefined ? 'unknown' : 'bookable',
            );
            if (closes === undefined) continue;
            expect(bookable(pickup.rule, wanted, closes)).toBe('bookable');
            expect(bookable(pickup.rule, wanted, closes + 1)).toBe('too-late');
            expect(localDay(closes, trip.timezone)).toBeLessThanOrEqual(localDay(wanted.departure, trip.timezone));
          }
        }),
        { numRuns: 500 },
      );
      expect(found).toBeGreaterThan(20);
    });
  },
);

const SYSTEMS = [
  'gbfs-samples/bay-wheels',
  'gbfs-samples/helsinki',
  'gbfs-samples/lillestrombysykkel',
  'oslo-east/gbfs-tier',
];
/** Wrong values, as programs and people write them. */
const HOSTILE: readonly unknown[] = [
  null,
  '',
  'null',
  'NaN',
  '<script>',
  '\u0000',
  -1,
  0,
  0.5,
  -0.0001,
  91,
  1e308,
  Number.MAX_SAFE_INTEGER + 2,
  true,
  [],
  {},
  [[]],
  [null],
  { toString: 1, constructor: null, length: -1 },
  JSON.parse('{"__proto__": {"is_renting": true}}'),
  '2024-02-30T25:61:00Z',
  '9'.repeat(400),
];

describe.skipIf(!existsSync(data))(
  'real sharing systems with hostile values (../shared/data; skipped where that folder is absent)',
  () => {
    test.each(SYSTEMS)('SV-1 SV-5 SV-9 SV-13 %s', async (name) => {
      const files = readdirSync(join(data, name)).filter((file) => file.endsWith('.json') && file !== 'gbfs.json');
      const originals = new Map(files.map((file) => [file, JSON.parse(readFileSync(join(data, name, file), 'utf8'))]));
      const copy = join(folder, name.replaceAll('/', '-'));
      cpSync(join(data, name), copy, { recursive: true });
      const wound = fc.record({
        file: fc.constantFrom(...files),
        place: fc.nat(1_000_000),
        by: fc.constantFrom(...HOSTILE),
        isGone: fc.boolean(),
      });
      await fc.assert(
        fc.asyncProperty(
          fc.array(wound, { minLength: 1, maxLength: 4 }),
          fc.integer({ min: -7200, max: 7200 }),
          async (wounds, later) => {
            const touched = new Set(wounds.map(({ file }) => file));
            for (const file of touched) {
              let content: unknown = originals.get(file);
              for (const one of wounds.filter((other) => other.file === file))
                content = damage(content, one.place, one.by, one.isGone);
              writeFileSync(join(copy, file), JSON.stringify(content) ?? '');
            }
            const notices = new NoticeCollector();
            const system = await readGbfs(copy, { name: 'wounded', notices });
            expectSane(system);
            ask(system, later);
            for (const file of touched) writeFileSync(join(copy, file), JSON.stringify(originals.get(file)));
          },
        ),
        { numRuns: name.includes('bay-wheels') ? 25 : 60 },
      );
    });
  },
);

function expectSane({ stations, vehicles, vehicleTypes, lastUpdated }: SharedSystem): void {
  const isCount = (count: number | undefined): boolean =>
    count === undefined || (Number.isSafeInteger(count) && count >= 0);
  expect(lastUpdated === undefined || Number.isSafeInteger(lastUpdated)).toBe(true);
  for (const { lat, lng, vehiclesAvailable, docksAvailable, capacity, name } of stations) {
    expect(Math.abs(lat) <= 90 && Math.abs(lng) <= 180).toBe(true);
    expect([vehiclesAvailable, docksAvailable, capacity].every(isCount)).toBe(true);
    expect(name.length).toBeGreaterThan(0);
  }
  expect(new Set(stations.map(({ id }) => id)).size).toBe(stations.length);
  expect(new Set(vehicles.map(({ id }) => id)).size).toBe(vehicles.length);
  const types = new Set(vehicleTypes.map(({ id }) => id));
  for (const { type, lat, lng, station, currentFuel = 0 } of vehicles) {
    expect(types.has(type)).toBe(true);
    expect(lat === undefined ? station !== undefined : Math.abs(lat) <= 90 && Math.abs(lng!) <= 180).toBe(true);
    expect(currentFuel >= 0 && currentFuel <= 1).toBe(true);
  }
}

/** The system answers, now and hours later; prices and ranges are numbers and not negative. */
function ask(system: SharedSystem, later: number): void {
  const opened = new SharedVehicles([system]).systems[0]!;
  const at = (system.lastUpdated ?? 1_714_000_000) + later;
  const around = [...system.stations, ...system.vehicles.filter((one) => one.lat !== undefined)] as LatLng[];
  for (const spot of [around[0], around[Math.floor(around.length / 2)], { lat: 0, lng: 0 }]) {
    if (spot === undefined) continue;
    for (const { type, vehicle, station, certainty } of opened.pickupsNear(spot, 800, at)) {
      if (
        Math.abs(later) > 1800 &&
        (station?.lastReported ?? system.lastUpdated) === system.lastUpdated &&
        system.lastUpdated !== undefined
      )
        expect(certainty).toBe('unknown');
      expect(vehicle?.isReserved === true || vehicle?.isDisabled === true || station?.isRenting === false).toBe(false);
      const range = rangeMetres(type, vehicle);
      expect(range === undefined || range >= 0).toBe(true);
      const plan = planOf(system, type, vehicle);
      if (plan !== undefined) expect(priceOf(plan, 900, 3000).minor).toBeGreaterThanOrEqual(0);
      const ride = { type, ...(vehicle !== undefined && { vehicle }), ...(station !== undefined && { from: station }) };
      opened.returnsNear(spot, 800, ride, at);
      opened.mayEndAt(spot, ride, at);
    }
  }
}

/** A value with its n-th leaf or branch in reading order (modulo their number) replaced, or removed from its object or list. */
function damage(value: unknown, place: number, by: unknown, isGone: boolean): unknown {
  let left = place % sizeOf(value);
  const copy = (item: unknown): unknown => {
    if (left-- === 0) return isGone ? undefined : by;
    if (Array.isArray(item)) return item.map(copy).filter((child) => child !== undefined);
    if (typeof item === 'object' && item !== null) {
      return Object.fromEntries(Object.entries(item).map(([key, child]) => [key, copy(child)]));
    }
    return item;
  };
  return copy(value);
}

function sizeOf(item: unknown): number {
  if (typeof item !== 'object' || item === null) return 1;
  return Object.values(item).reduce((sum: number, child) => sum + sizeOf(child), 1);
}
