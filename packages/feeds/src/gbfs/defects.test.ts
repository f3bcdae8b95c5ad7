import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { about, folderOf, read, versionOne, versionThree, wrap } from '../../test/tiny-system.ts';

describe('defects are noted and not fatal', () => {
  test.each([
    ['missing-value', 'station_information.json', { stations: [{ name: 'A', lat: 1, lon: 1 }] }],
    ['unusable-place', 'station_information.json', { stations: [{ station_id: 'a', name: 'A', lat: 91, lon: 0.5 }] }],
    ['unusable-place', 'station_information.json', { stations: [{ station_id: 'a', name: 'A', lat: 0, lon: 0 }] }],
    [
      'invalid-number',
      'station_information.json',
      { stations: [{ station_id: 'a', name: 'A', lat: '1,5', lon: 0.5 }] },
    ],
    [
      'negative-number',
      'station_information.json',
      { stations: [{ station_id: 'a', name: 'A', lat: 1, lon: 1, capacity: -1 }] },
    ],
    [
      'invalid-integer',
      'station_information.json',
      { stations: [{ station_id: 'a', name: 'A', lat: 1, lon: 1, capacity: 1.5 }] },
    ],
    [
      'station-without-status',
      'station_information.json',
      { stations: [{ station_id: 'z', name: 'A', lat: 1, lon: 1 }] },
    ],
    [
      'duplicate-key',
      'station_information.json',
      { stations: [1, 2].map(() => ({ station_id: 'a', name: 'A', lat: 1, lon: 1 })) },
    ],
    [
      'invalid-geometry',
      'station_information.json',
      { stations: [{ station_id: 'a', name: 'A', lat: 1, lon: 1, station_area: {} }] },
    ],
    ['invalid-value', 'station_information.json', { stations: ['a'] }],
    ['invalid-value', 'station_information.json', { stations: {} }],
    [
      'unknown-station',
      'station_status.json',
      { stations: [{ station_id: 'q', is_installed: 1, is_renting: 1, is_returning: 1 }] },
    ],
    [
      'invalid-enum',
      'station_status.json',
      { stations: [{ station_id: 'a', is_installed: 'perhaps', is_renting: 1, is_returning: 1 }] },
    ],
    [
      'invalid-time',
      'station_status.json',
      { stations: [{ station_id: 'a', is_installed: 1, is_renting: 1, is_returning: 1, last_reported: 'now' }] },
    ],
    ['invalid-json', 'station_status.json', '{"data": {"stations": ['],
    [
      'unusual-number',
      'free_bike_status.json',
      { bikes: [{ bike_id: 'b', lat: 1, lon: 1, current_fuel_percent: 55 }] },
    ],
    [
      'unknown-vehicle-type',
      'vehicle_status.json',
      { vehicles: [{ vehicle_id: 'b', lat: 1, lon: 1, vehicle_type_id: 'balloon' }] },
    ],
    [
      'unknown-pricing-plan',
      'vehicle_types.json',
      {
        vehicle_types: [
          { vehicle_type_id: 'b', form_factor: 'car', propulsion_type: 'hybrid', default_pricing_plan_id: 'x' },
        ],
      },
    ],
    [
      'invalid-enum',
      'vehicle_types.json',
      { vehicle_types: [{ vehicle_type_id: 'b', form_factor: 'rocket', propulsion_type: 'human' }] },
    ],
    ['invalid-value', 'system_pricing_plans.json', { plans: [{ plan_id: 'p', currency: 'euros', price: 1 }] }],
    ['unclear-opening-hours', 'system_information.json', { ...about, opening_hours: 'by day, mostly' }],
    ['invalid-timezone', 'system_information.json', { ...about, timezone: 'Mars/Olympus' }],
  ])('%s in %s', async (code, file, data) => {
    const types = { vehicle_types: [{ vehicle_type_id: 'bicycle', form_factor: 'bicycle', propulsion_type: 'human' }] };
    const files = {
      ...versionOne,
      'vehicle_types.json': wrap(types),
      [file]: typeof data === 'string' ? data : wrap(data),
    };
    const { codes } = await read(folderOf(files));
    expect(codes).toHaveProperty(code);
  });

  test('unknown and mixed versions are noted', async () => {
    const odd = {
      ...versionOne,
      'station_status.json': wrap({ stations: [] }, '4.0'),
      'free_bike_status.json': wrap({ bikes: [] }, '2.1'),
    };
    const { codes } = await read(folderOf({ ...odd, 'system_information.json': wrap(about, '3.0') }));
    expect(codes).toMatchObject({ 'unsupported-version': 1, 'mixed-versions': 1 });
  });

  test('SV-1 a station without a status is out of service if others have one; without any status all work', async () => {
    const two = { stations: ['a', 'z'].map((id) => ({ station_id: id, name: id, lat: 1, lon: 1 })) };
    const listed = await read(folderOf({ ...versionOne, 'station_information.json': wrap(two) }));
    expect(listed.system.stations.map((station) => station.isRenting)).toEqual([true, false]);
    const { 'station_status.json': _, ...rest } = versionOne;
    const unknown = await read(folderOf({ ...rest, 'station_information.json': wrap(two) }));
    expect(unknown.system.stations.map((station) => station.isRenting)).toEqual([true, true]);
    expect(unknown.system.stations[0]?.vehiclesAvailable).toBeUndefined();
  });

  test('a system is read whatever the wrong values are', async () => {
    const paths = Object.keys(versionThree).filter((name) => name !== 'gbfs.json');
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...paths), fc.nat(), fc.jsonValue(), async (file, place, value) => {
        const damaged = damage(versionThree[file], place, value);
        const { system } = await read(folderOf({ ...versionThree, [file]: damaged as object }));
        for (const station of system.stations) expect(Math.abs(station.lat)).toBeLessThanOrEqual(90);
        for (const vehicle of system.vehicles) {
          expect(system.vehicleTypes.some((type) => type.id === vehicle.type)).toBe(true);
        }
      }),
      { numRuns: 150 },
    );
  });
});

/** The value with its n-th leaf or branch in reading order (modulo their number) replaced. */
function damage(value: unknown, place: number, by: unknown): unknown {
  const count = (item: unknown): number =>
    typeof item === 'object' && item !== null
      ? Object.values(item).reduce((sum: number, child) => sum + count(child), 1)
      : 1;
  let left = place % count(value);
  const copy = (item: unknown): unknown => {
    if (left-- === 0) return by;
    if (Array.isArray(item)) return item.map(copy);
    if (typeof item === 'object' && item !== null) {
      return Object.fromEntries(Object.entries(item).map(([key, child]) => [key, copy(child)]));
    }
    return item;
  };
  return copy(value);
}
