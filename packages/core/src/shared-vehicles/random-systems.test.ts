import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Area, areaContains, nearbyDistanceMetres } from '../geo/index.ts';
import {
  COUNTS_HORIZON_SECONDS,
  type GeofencingRule,
  isWithinRange,
  type OpenedSystem,
  rangeMetres,
  rideThroughZones,
  type SharedStation,
  type SharedSystem,
  type SharedVehicle,
  SharedVehicles,
  type VehicleType,
} from './index.ts';

/** A square town: stations and vehicles are at the corners of a grid of tenths, zones are rectangles between them. */
const STEP = 0.002;
const corner = fc.record({ x: fc.integer({ min: 0, max: 10 }), y: fc.integer({ min: 0, max: 10 }) });
const place = corner.map(({ x, y }) => ({ lat: 60 + y * STEP, lng: 10 + x * STEP }));
const area: fc.Arbitrary<Area> = fc
  .record({ low: corner, wide: fc.integer({ min: 1, max: 8 }), high: fc.integer({ min: 1, max: 8 }) })
  .map(({ low: { x, y }, wide, high }) => {
    const [south, west] = [60 + (y - 0.5) * STEP, 10 + (x - 0.5) * STEP];
    const [north, east] = [south + high * STEP, west + wide * STEP];
    const outer = [
      { lat: south, lng: west },
      { lat: south, lng: east },
      { lat: north, lng: east },
      { lat: north, lng: west },
    ];
    return { polygons: [{ outer, holes: [] }] };
  });

const TYPES = ['bike', 'kick'] as const;
const type = fc.constantFrom(...TYPES);
const some = <T>(values: fc.Arbitrary<T>): fc.Arbitrary<T | undefined> => fc.option(values, { nil: undefined });
const count = fc.constantFrom(0, 0, 1, 2);
/** The instant around which all events happen. */
const NOW = 1_714_000_000;
const moment = fc.integer({ min: -5000, max: 5000 }).map((seconds) => NOW + seconds);

type Compact<T> = { [K in keyof T as undefined extends T[K] ? never : K]: T[K] } & {
  [K in keyof T as undefined extends T[K] ? K : never]?: Exclude<T[K], undefined>;
};
/** A copy without undefined keys, since absent keys differ from undefined ones. */
const compact = <T extends object>(values: T): Compact<T> =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as Compact<T>;

const station = fc
  .record({
    place,
    isInstalled: fc.constantFrom(true, true, true, false),
    isRenting: fc.constantFrom(true, true, true, false),
    isReturning: fc.constantFrom(true, true, true, false),
    vehiclesAvailable: some(count),
    vehiclesByType: some(fc.array(fc.record({ type, count }), { maxLength: 2 })),
    docksAvailable: some(count),
    docksByType: some(fc.array(fc.record({ types: fc.subarray([...TYPES]), count }), { maxLength: 2 })),
    typeCapacity: some(fc.array(fc.record({ types: fc.subarray([...TYPES]), count }), { maxLength: 2 })),
    capacity: some(count),
    isVirtual: some(fc.boolean()),
    area: some(area),
    lastReported: some(moment),
  })
  .map(({ place: at, ...rest }) => compact({ ...rest, ...at, name: [{ text: 'S', language: '' }] }));

const vehicle = fc
  .record({
    at: some(place),
    station: some(fc.nat(5)),
    type,
    isReserved: fc.constantFrom(false, false, false, true),
    isDisabled: fc.constantFrom(false, false, false, true),
    currentRangeMetres: some(fc.constantFrom(0, 500, 5000)),
    currentFuel: some(fc.constantFrom(0, 0.05, 0.5, 1)),
    availableUntil: some(moment),
    home: some(fc.nat(5)),
  })
  .filter(({ at, station: where }) => at !== undefined || where !== undefined);

const rule: fc.Arbitrary<GeofencingRule> = fc
  .record({
    types: some(fc.subarray([...TYPES], { minLength: 1 })),
    rideStartAllowed: fc.boolean(),
    rideEndAllowed: fc.boolean(),
    rideThroughAllowed: fc.boolean(),
    maxSpeedKmh: some(fc.constantFrom(0, 6, 15)),
    stationParking: some(fc.boolean()),
  })
  .map((values) => compact(values));
const zone = fc
  .record({ area, start: some(moment), end: some(moment), rules: fc.array(rule, { maxLength: 2 }) })
  .map((values) => compact(values));

const constraint = some(fc.constantFrom('free_floating', 'roundtrip_station', 'any_station', 'hybrid'));
const types: fc.Arbitrary<VehicleType[]> = fc.tuple(constraint, constraint).map(([first, second]): VehicleType[] => [
  compact({ id: 'bike', formFactor: 'bicycle', propulsion: 'human', returnConstraint: first }) as VehicleType,
  compact({
    id: 'kick',
    formFactor: 'scooter_standing',
    propulsion: 'electric',
    maxRangeMetres: 20_000,
    returnConstraint: second,
  }) as VehicleType,
]);

const system: fc.Arbitrary<SharedSystem> = fc
  .record({
    types,
    stations: fc.array(station, { maxLength: 6 }),
    vehicles: fc.array(vehicle, { maxLength: 6 }),
    zones: fc.array(zone, { maxLength: 4 }),
    globalRules: fc.array(rule, { maxLength: 1 }),
    lastUpdated: some(moment),
  })
  .map(({ types: vehicleTypes, stations, vehicles, ...rest }) => {
    const stationId = (n: number | undefined): string | undefined =>
      n === undefined || n >= stations.length ? undefined : `s${n}`;
    return compact({
      id: 'town',
      version: '3.0',
      name: [{ text: 'Town', language: 'en' }],
      timezone: 'Europe/Oslo',
      vehicleTypes,
      regions: [],
      plans: [],
      stations: stations.map((one, i): SharedStation => ({ ...one, id: `s${i}` })),
      vehicles: vehicles
        .map(
          ({ at, station: where, home, ...one }, i): SharedVehicle =>
            compact({
              id: `v${i}`,
              ...at,
              ...one,
              station: stationId(where),
              homeStation: stationId(home),
            }) as SharedVehicle,
        )
        .filter((one) => one.lat !== undefined || one.station !== undefined),
      ...rest,
    });
  });

const opened = (rows: SharedSystem): OpenedSystem => new SharedVehicles([rows]).systems[0]!;
const metresBetween = (a: Spot, b: Spot): number => nearbyDistanceMetres(a.lat, a.lng, b.lat, b.lng);
type Spot = { readonly lat: number; readonly lng: number };

/** SV-9 literally: zones in the order of the file, those in force, the first rule for the type, else the global rules. */
function ruleByHand({ zones, globalRules }: SharedSystem, spot: Spot, id: string, at: number): GeofencingRule {
  const inForce = zones.filter(
    ({ area: extent, start = at, end = at + 1 }) => areaContains(extent, spot) && start <= at && at < end,
  );
  const fits = ({ types: named }: GeofencingRule): boolean => named === undefined || named.includes(id);
  const found = inForce.map(({ rules }) => rules.find(fits)).find((one) => one !== undefined);
  return found ?? globalRules.find(fits) ?? { rideStartAllowed: true, rideEndAllowed: true, rideThroughAllowed: true };
}

const holds = ({ lastUpdated }: SharedSystem, taken: number | undefined, at: number): boolean =>
  Math.abs(at - (taken ?? lastUpdated ?? at)) <= COUNTS_HORIZON_SECONDS;

describe('random systems of shared vehicles', () => {
  test('SV-9 SV-10 the rule of a place equals that of a plain reading of the file', () => {
    fc.assert(
      fc.property(system, place, type, moment, (rows, spot, id, at) => {
        expect(opened(rows).geofencing.ruleAt(spot, id, at)).toEqual(ruleByHand(rows, spot, id, at));
      }),
      { numRuns: 400 },
    );
  });

  test('SV-1 SV-3 SV-5 pick-ups: renting stations with a vehicle, and free-floating vehicles where rides may start', () => {
    let options = 0;
    fc.assert(
      fc.property(system, place, fc.constantFrom(0, 200, 600), moment, (rows, spot, radius, at) => {
        const found = opened(rows).pickupsNear(spot, radius, at);
        options += found.length;
        const offered = found.map((option) => option.vehicle?.id ?? `${option.station?.id} ${option.type.id}`);
        const atStations = rows.stations
          .filter((one) => metresBetween(one, spot) <= radius && one.isInstalled && one.isRenting)
          .flatMap((one) =>
            TYPES.filter((id) => mayHave(one, id, holds(rows, one.lastReported, at))).map((id) => `${one.id} ${id}`),
          );
        const free = rows.vehicles.filter((one) => {
          const home = rows.stations.find(({ id }) => id === one.station);
          if (home !== undefined && (home.vehiclesAvailable !== undefined || !home.isInstalled || !home.isRenting))
            return false;
          const stands = one.lat === undefined ? home! : { lat: one.lat, lng: one.lng! };
          return (
            metresBetween(stands, spot) <= radius &&
            !one.isReserved &&
            !one.isDisabled &&
            at < (one.availableUntil ?? at + 1) &&
            ruleByHand(rows, stands, one.type, at).rideStartAllowed
          );
        });
        expect(offered.sort()).toEqual([...atStations, ...free.map(({ id }) => id)].sort());
        expect(found.map(({ metres }) => metres)).toEqual(found.map(({ metres }) => metres).sort((a, b) => a - b));
      }),
      { numRuns: 600 },
    );
    expect(options).toBeGreaterThan(60);
  });

  test('SV-1 SV-3 SV-7 returns: open docks for the type, or the home station', () => {
    fc.assert(
      fc.property(
        system,
        place,
        fc.constantFrom(0, 200, 600),
        moment,
        type,
        fc.nat(6),
        (rows, spot, radius, at, id, n) => {
          const one = opened(rows);
          const ridden = one.typeOf(id)!;
          const from = rows.stations[n];
          const found = one.returnsNear(spot, radius, { type: ridden, ...(from !== undefined && { from }) }, at);
          const wanted = one.constraintOf(ridden);
          expect(found.map((option) => option.station.id).sort()).toEqual(
            rows.stations
              .filter(
                (back) =>
                  wanted !== 'free_floating' &&
                  (wanted !== 'roundtrip_station' || back.id === from?.id) &&
                  metresBetween(back, spot) <= radius &&
                  back.isInstalled &&
                  back.isReturning &&
                  mayFit(back, id, holds(rows, back.lastReported, at)),
              )
              .map((back) => back.id)
              .sort(),
          );
        },
      ),
      { numRuns: 600 },
    );
  });

  test('SV-8 a ride within range leaves a reserve; no ride is within range where a shorter one is not', () => {
    fc.assert(
      fc.property(system, fc.nat(5), fc.nat(30_000), fc.nat(30_000), (rows, n, a, b) => {
        const one = rows.vehicles[n];
        if (one === undefined) return;
        const ridden = opened(rows).typeOf(one.type)!;
        const [short, long] = [Math.min(a, b), Math.max(a, b)];
        if (isWithinRange(long, ridden, one)) expect(isWithinRange(short, ridden, one)).toBe(true);
        const range = rangeMetres(ridden, one);
        expect(range === undefined).toBe(ridden.propulsion === 'human');
        if (range !== undefined && isWithinRange(short, ridden, one)) expect(short).toBeLessThanOrEqual(range);
        if (range === 0) expect(isWithinRange(1, ridden, one)).toBe(false);
      }),
    );
  });

  test('SV-9 zones never shorten a ride, and no ride passes a closed zone', () => {
    fc.assert(
      fc.property(system, fc.array(place, { minLength: 2, maxLength: 4 }), type, moment, (rows, line, id, at) => {
        const { geofencing } = opened(rows);
        const { isAllowed, extraSeconds } = rideThroughZones(geofencing, line, 5, id, at);
        expect(extraSeconds).toBeGreaterThanOrEqual(0);
        const closed = (spot: Spot): boolean => {
          const { rideThroughAllowed, maxSpeedKmh } = ruleByHand(rows, spot, id, at);
          return !rideThroughAllowed || maxSpeedKmh === 0;
        };
        const middles = line.slice(1).map((b, i) => {
          const a = line[i]!;
          return { lat: (a.lat + b.lat) / 2, lng: (a.lng + b.lng) / 2 };
        });
        const everywhere = [...line, ...middles].filter((spot, i, all) => metresBetween(spot, all[0]!) > 0 || i > 0);
        if (!isAllowed) expect(extraSeconds).toBe(0);
        // Zones reach half a square around each corner, farther than the steps of the check, so every closed zone on the way is found.
        const moves = line.slice(1).some((b, i) => metresBetween(line[i]!, b) > 0);
        if (moves && line.slice(1, -1).some(closed)) expect(isAllowed).toBe(false);
        if (isAllowed && moves) expect(everywhere.every(closed)).toBe(false);
      }),
      { numRuns: 300 },
    );
  });
});

/** Whether a station may have a vehicle of a type. */
function mayHave({ vehiclesAvailable, vehiclesByType }: SharedStation, id: string, counts: boolean): boolean {
  if (!counts) return true;
  if (vehiclesAvailable === 0) return false;
  return vehiclesByType === undefined || vehiclesByType.some((row) => row.type === id && row.count > 0);
}

/** Whether a station may have a dock for a vehicle of a type. */
function mayFit(
  { typeCapacity = [], docksByType, docksAvailable }: SharedStation,
  id: string,
  counts: boolean,
): boolean {
  const has = (rows: readonly { readonly types: readonly string[]; readonly count: number }[]): boolean =>
    rows.some(({ types: fitting, count: docks }) => fitting.includes(id) && docks > 0);
  if (typeCapacity.length > 0 && !has(typeCapacity)) return false;
  if (!counts) return true;
  return docksByType === undefined ? docksAvailable !== 0 : has(docksByType);
}
