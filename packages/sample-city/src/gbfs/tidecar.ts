import { getLandmark, type LandmarkId } from '../landmarks.ts';
import { inFour, sameInAll } from '../names/local-name.ts';
import type { StreetNetwork } from '../streets/network.ts';
import { nearestPoint, standingPoints } from '../streets/places-on-streets.ts';
import { type GbfsFiles, gbfsDocument, latLon, localised, timezone } from './gbfs-document.ts';

const VERSION = '3.0';
const STATIONS: readonly LandmarkId[] = [
  'central-station',
  'market-square',
  'university',
  'garden-city',
  'eastfields-centre',
  'west-shore',
  'docks',
];

/** Shared cars in GBFS 3.0: estates return to their own station, small cars to any station. */
export function tideCar(streets: StreetNetwork): GbfsFiles {
  const candidates = standingPoints(streets, 'drive');
  const stations = STATIONS.map((id, i) => ({
    id: `car-${id}`,
    names: getLandmark(id).names,
    point: nearestPoint(candidates, getLandmark(id).point),
    estates: 1 + (i % 2),
    small: i % 3,
  }));
  const names = [
    'system_information',
    'vehicle_types',
    'station_information',
    'station_status',
    'system_pricing_plans',
  ];
  const plan = (
    id: string,
    name: Parameters<typeof localised>[0],
    unlock: number,
    perMinute: number,
    perKm: number,
  ): unknown => ({
    plan_id: id,
    name: localised(name),
    currency: 'EUR',
    price: unlock,
    is_taxable: false,
    description: localised(name),
    per_min_pricing: [{ start: 0, interval: 1, rate: perMinute }],
    per_km_pricing: [{ start: 0, interval: 1, rate: perKm }],
  });
  return new Map<string, unknown>([
    [
      'gbfs.json',
      gbfsDocument(VERSION, {
        feeds: names.map((name) => ({ name, url: `https://tidecar.portmerrow.example/3.0/${name}.json` })),
      }),
    ],
    [
      'system_information.json',
      gbfsDocument(VERSION, {
        system_id: 'tidecar',
        languages: ['en', 'de', 'fi', 'pt'],
        name: localised(sameInAll('TideCar')),
        opening_hours: '24/7',
        timezone,
        url: 'https://tidecar.portmerrow.example/',
        license_id: 'CC0-1.0',
      }),
    ],
    [
      'vehicle_types.json',
      gbfsDocument(VERSION, {
        vehicle_types: [
          {
            vehicle_type_id: 'estate',
            name: localised(inFour('Estate car', 'Kombi', 'Farmariauto', 'Carrinha')),
            form_factor: 'car',
            propulsion_type: 'hybrid',
            max_range_meters: 700_000,
            return_constraint: 'roundtrip_station',
            default_pricing_plan_id: 'estate',
            g_CO2_km: 95,
          },
          {
            vehicle_type_id: 'small',
            name: localised(inFour('Small electric car', 'Kleiner Stromer', 'Pieni sähköauto', 'Pequeno elétrico')),
            form_factor: 'car',
            propulsion_type: 'electric',
            max_range_meters: 220_000,
            return_constraint: 'any_station',
            default_pricing_plan_id: 'small',
            g_CO2_km: 0,
          },
        ],
      }),
    ],
    [
      'station_information.json',
      gbfsDocument(VERSION, {
        stations: stations.map(({ id, names: name, point }) => ({
          station_id: id,
          name: localised(name),
          ...latLon(point),
          capacity: 5,
          station_opening_hours: '24/7',
          vehicle_docks_capacity: [{ vehicle_type_ids: ['estate', 'small'], count: 5 }],
        })),
      }),
    ],
    [
      'station_status.json',
      gbfsDocument(VERSION, {
        stations: stations.map(({ id, estates, small }) => ({
          station_id: id,
          num_vehicles_available: estates + small,
          vehicle_types_available: [
            { vehicle_type_id: 'estate', count: estates },
            { vehicle_type_id: 'small', count: small },
          ],
          num_docks_available: 5 - estates - small,
          vehicle_docks_available: [{ vehicle_type_ids: ['estate', 'small'], count: 5 - estates - small }],
          is_installed: true,
          is_renting: true,
          is_returning: true,
          last_reported: '2023-12-31T23:59:00+00:00',
        })),
      }),
    ],
    [
      'system_pricing_plans.json',
      gbfsDocument(VERSION, {
        plans: [
          plan('estate', inFour('Estate', 'Kombi', 'Farmari', 'Carrinha'), 2, 0.12, 0.28),
          plan('small', inFour('Small', 'Klein', 'Pieni', 'Pequeno'), 1, 0.24, 0),
        ],
      }),
    ],
  ]);
}
