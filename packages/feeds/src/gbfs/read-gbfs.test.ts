import { describe, expect, test } from 'vitest';
import { about, type Files, folderOf, read, versionOne, versionThree, wrap } from '../../test/tiny-system.ts';

describe('versions', () => {
  test('SV-4 SV-6 version 1 without index: bikes are plain bicycles, 1 and 0 are flags, seconds are instants', async () => {
    const { system, codes } = await read(folderOf(versionOne));
    expect(codes).toEqual({});
    expect(system).toMatchObject({ id: 'city', version: '1.0', lastUpdated: 1_700_000_000 });
    expect(system.name).toEqual([{ text: 'City Bikes', language: 'pt' }]);
    expect(system.vehicleTypes).toEqual([{ id: 'bicycle', formFactor: 'bicycle', propulsion: 'human' }]);
    expect(system.stations[0]).toEqual({
      id: 'a',
      name: [{ text: 'Avenida', language: 'pt' }],
      lat: 41.1,
      lng: -8.6,
      capacity: 12,
      isInstalled: true,
      isRenting: true,
      isReturning: false,
      vehiclesAvailable: 0,
      docksAvailable: 12,
      lastReported: 1_699_999_000,
    });
    expect(system.vehicles).toEqual([
      { id: 'b1', lat: 41.2, lng: -8.5, type: 'bicycle', isReserved: true, isDisabled: false },
    ]);
  });

  test('SV-4 version 3: localised texts, RFC 3339, types, prices, zones; files beside gbfs.json stand for its addresses', async () => {
    const { system, codes } = await read(folderOf(versionThree));
    expect(codes).toEqual({});
    expect(system.version).toBe('3.0');
    expect(system.name.map(({ language }) => language)).toEqual(['en', 'pt']);
    expect(system.openingHours).toBe('Apr 1-Nov 3 00:00-24:00');
    expect(system.vehicleTypes[0]).toMatchObject({ returnConstraint: 'any_station', defaultPlan: 'basic' });
    const [station] = system.stations;
    expect(station).toMatchObject({ isVirtual: true, vehiclesAvailable: 3, lastReported: 1_700_000_000 });
    expect(station?.area?.polygons[0]?.outer).toHaveLength(3);
    expect(station?.vehiclesByType).toEqual([
      { type: 'bike', count: 2 },
      { type: 'kick', count: 1 },
    ]);
    expect(station?.docksByType).toEqual([{ types: ['bike'], count: 4 }]);
    expect(station?.typeCapacity).toEqual([{ types: ['bike'], count: 8 }]);
    expect(station?.docksAvailable).toBeUndefined();
    expect(system.vehicles[0]).toMatchObject({
      currentRangeMetres: 12_500,
      currentFuel: 0.31,
      availableUntil: 1_700_042_400,
    });
    expect(system.vehicles[1]).toEqual({ id: 'k2', station: 'a', type: 'bike', isReserved: false, isDisabled: true });
    expect(system.plans[0]).toMatchObject({
      priceMicros: 1_000_000,
      perMinute: [{ start: 0, interval: 1, rateMicros: 150_000 }],
    });
    expect(system.zones[0]).toMatchObject({
      start: 1_698_796_800,
      rules: [{ types: ['kick'], rideStartAllowed: true, rideEndAllowed: false, maxSpeedKmh: 10 }],
    });
    expect(system.globalRules).toEqual([{ rideStartAllowed: false, rideEndAllowed: false, rideThroughAllowed: true }]);
  });

  test('SV-4 version 2: languages are merged, ride_allowed is both start and end, capacities are an object', async () => {
    const perLanguage = (language: string, name: string): Files => ({
      [`${language}/system_information.json`]: wrap({ ...about, name, language }, '2.3'),
      [`${language}/station_information.json`]: wrap(
        {
          stations: [
            {
              station_id: 'a',
              name: `${name} 1`,
              lat: 41.1,
              lon: -8.6,
              vehicle_type_capacity: { bike: 4, unheard: 1 },
            },
          ],
        },
        '2.3',
      ),
    });
    const feed = (language: string, name: string): unknown => ({
      name,
      url: `https://x.example/${language}/${name}.json`,
    });
    const folder = folderOf({
      'gbfs.json': wrap(
        {
          en: {
            feeds: ['system_information', 'station_information', 'vehicle_types', 'geofencing_zones'].map((name) =>
              feed('en', name),
            ),
          },
          pt: {
            feeds: ['system_information', 'station_information', 'vehicle_types', 'geofencing_zones'].map((name) =>
              feed('pt', name),
            ),
          },
        },
        '2.3',
      ),
      ...perLanguage('en', 'City Bikes'),
      ...perLanguage('pt', 'Bicicletas'),
      'vehicle_types.json': wrap(
        { vehicle_types: [{ vehicle_type_id: 'bike', form_factor: 'scooter', propulsion_type: 'electric_assist' }] },
        '2.3',
      ),
      'geofencing_zones.json': wrap(
        {
          geofencing_zones: {
            type: 'FeatureCollection',
            features: [
              {
                type: 'Feature',
                geometry: {
                  type: 'Polygon',
                  coordinates: [
                    [
                      [0.5, 1],
                      [2, 1],
                      [2, 3],
                      [0.5, 1],
                    ],
                  ],
                },
                properties: {
                  name: 'N',
                  rules: [{ vehicle_type_id: ['bike'], ride_allowed: false, ride_through_allowed: true }],
                },
              },
            ],
          },
        },
        '2.3',
      ),
    });
    const { system, codes } = await read(folder);
    expect(codes).toEqual({ 'missing-file': 1, 'unknown-vehicle-type': 1 });
    expect(system.name).toEqual([
      { text: 'City Bikes', language: 'en' },
      { text: 'Bicicletas', language: 'pt' },
    ]);
    expect(system.stations[0]?.name).toEqual([
      { text: 'City Bikes 1', language: 'en' },
      { text: 'Bicicletas 1', language: 'pt' },
    ]);
    expect(system.stations[0]?.typeCapacity).toEqual([{ types: ['bike'], count: 4 }]);
    expect(system.vehicleTypes[0]?.formFactor).toBe('scooter_standing');
    expect(system.zones[0]?.rules).toEqual([
      { types: ['bike'], rideStartAllowed: false, rideEndAllowed: false, rideThroughAllowed: true },
    ]);
  });

  test('tables of hours and seasons become one opening-hours text (SV-14)', async () => {
    const { system, codes } = await read(
      folderOf({
        ...versionOne,
        'system_hours.json': wrap({
          rental_hours: [
            { user_types: ['member'], days: ['sat', 'sun'], start_time: '00:00:00', end_time: '23:59:59' },
            { user_types: ['nonmember'], days: ['fri', 'mon'], start_time: '5:00:00', end_time: '25:30:00' },
          ],
        }),
        'system_calendar.json': wrap({
          calendars: [{ start_month: 4, start_day: 1, end_month: 10, end_day: 31 }],
        }),
      }),
    );
    expect(codes).toEqual({});
    expect(system.openingHours).toBe('Apr 01-Oct 31 Mo,Fr 05:00-25:30');
  });
});
