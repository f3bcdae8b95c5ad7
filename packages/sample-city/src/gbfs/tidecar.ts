import type { Point } from '../geometry/point.ts';
import { getLandmark, type LandmarkId } from '../landmarks.ts';
import { inFour, type LocalName, sameInAll } from '../names/local-name.ts';
import type { StreetNetwork } from '../streets/network.ts';
import { nearestPoint, standingPoints } from '../streets/places-on-streets.ts';
import { type GbfsFiles, latLon, localised, systemFiles, timezone } from './gbfs-document.ts';

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
  const stations = drawStations(streets);
  return systemFiles('https://tidecar.portmerrow.example/3.0/', {
    system_information: {
      system_id: 'tidecar',
      languages: ['en', 'de', 'fi', 'pt'],
      name: localised(sameInAll('TideCar')),
      opening_hours: '24/7',
      timezone,
      url: 'https://tidecar.portmerrow.example/',
      license_id: 'CC0-1.0',
    },
    vehicle_types: { vehicle_types: vehicleTypes() },
    station_information: { stations: stations.map(informationOf) },
    station_status: { stations: stations.map(statusOf) },
    system_pricing_plans: {
      plans: [
        plan('estate', inFour('Estate', 'Kombi', 'Farmari', 'Carrinha'), 2, 0.12, 0.28),
        plan('small', inFour('Small', 'Klein', 'Pieni', 'Pequeno'), 1, 0.24, 0),
      ],
    },
  });
}

interface CarStation {
  readonly id: string;
  readonly names: LocalName;
  readonly point: Point;
  readonly estates: number;
  readonly small: number;
}

const CAPACITY = 5;

function drawStations(streets: StreetNetwork): CarStation[] {
  const candidates = standingPoints(streets, 'drive');
  return STATIONS.map((id, i) => ({
    id: `car-${id}`,
    names: getLandmark(id).names,
    point: nearestPoint(candidates, getLandmark(id).point),
    estates: 1 + (i % 2),
    small: i % 3,
  }));
}

function vehicleTypes(): unknown {
  return [
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
  ];
}

function informationOf({ id, names, point }: CarStation): unknown {
  return {
    station_id: id,
    name: localised(names),
    ...latLon(point),
    capacity: CAPACITY,
    station_opening_hours: '24/7',
    vehicle_docks_capacity: [{ vehicle_type_ids: ['estate', 'small'], count: CAPACITY }],
  };
}

function statusOf({ id, estates, small }: CarStation): unknown {
  const free = CAPACITY - estates - small;
  return {
    station_id: id,
    num_vehicles_available: estates + small,
    vehicle_types_available: [
      { vehicle_type_id: 'estate', count: estates },
      { vehicle_type_id: 'small', count: small },
    ],
    num_docks_available: free,
    vehicle_docks_available: [{ vehicle_type_ids: ['estate', 'small'], count: free }],
    is_installed: true,
    is_renting: true,
    is_returning: true,
    last_reported: '2023-12-31T23:59:00+00:00',
  };
}

/** @param unlock price of a hire in euros @param perMinute per started minute @param perKm per started kilometre */
function plan(id: string, name: LocalName, unlock: number, perMinute: number, perKm: number): unknown {
  return {
    plan_id: id,
    name: localised(name),
    currency: 'EUR',
    price: unlock,
    is_taxable: false,
    description: localised(name),
    per_min_pricing: [{ start: 0, interval: 1, rate: perMinute }],
    per_km_pricing: [{ start: 0, interval: 1, rate: perKm }],
  };
}
