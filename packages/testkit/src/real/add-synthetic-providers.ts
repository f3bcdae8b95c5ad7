import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { LatLng } from '@tripwright/core/geo';
import type { FeedRows } from '@tripwright/core/timetable/build';
import { pickOne, type RandomNumbers, randomNumbers } from '../random/random-numbers.ts';
import { dockedBicycles, type GbfsFiles, writeGbfsSystem, writeJson } from './gbfs-system.ts';
import { spotNear } from './spot-near.ts';

/** Files for the importer that describe providers and shared vehicles. */
export interface SyntheticProviders {
  /** Path of a file as in docs/providers.md. */
  readonly providers: string;
  /** Folders of GBFS systems. */
  readonly gbfs: readonly string[];
}

const BIKE_STATIONS = 60;
const SCOOTERS = 60;
const ZONE = 'Europe/Lisbon';

/**
 * Writes into `folder` taxis, ride-hailing, hire cars, pooling, car parks, docked bicycles and free-floating scooters near the stops of a
 * real city, because no open feed has them for these cities. The same seed writes the same bytes. Benchmarks have providers of their own
 * (`writeTownProviders`): a few, as a town has, which must not change between measurements.
 */
export function addSyntheticProviders(folder: string, feeds: readonly FeedRows[], seed = 1): SyntheticProviders {
  const random = randomNumbers(seed);
  const stops = feeds.flatMap((feed) => {
    const used = new Set(feed.stopTimes.stop);
    return feed.stops.filter((stop, row) => used.has(row) && Number.isFinite(stop.lat) && Number.isFinite(stop.lng));
  });
  const spot = (): LatLng => spotNear(pickOne(stops, random), random);
  mkdirSync(folder, { recursive: true });
  const providers = join(folder, 'providers.json');
  writeJson(providers, providersOf(spot));
  const bikes = join(folder, 'gbfs', 'test-bikes');
  writeGbfsSystem(bikes, 'test-bikes', ZONE, bikeFiles(spot, random));
  const scooters = join(folder, 'gbfs', 'test-scooters');
  writeGbfsSystem(scooters, 'test-scooters', ZONE, scooterFiles(spot));
  return { providers, gbfs: [bikes, scooters] };
}

function providersOf(spot: () => LatLng): unknown {
  const places = (count: number, more: Readonly<Record<string, unknown>> = {}): unknown[] =>
    Array.from({ length: count }, (_, i) => ({ id: `p${i}`, name: `Place ${i}`, ...spot(), ...more }));
  return {
    currency: 'EUR',
    taxis: [
      {
        id: 'yellow',
        name: 'Yellow Cab',
        phone: '+351 200 000 000',
        waitSeconds: 300,
        tariff: { flagFall: 3, perKm: 0.9, perMinute: 0.2, minimum: 4 },
        wheelchair: true,
      },
    ],
    rideHailing: [{ id: 'hop', name: 'Hop', waitSeconds: 240, tariff: { flagFall: 1, perKm: 0.8, perMinute: 0.1 } }],
    carSharing: [
      {
        id: 'wheels',
        name: 'Wheels',
        oneWay: true,
        tariff: { perKm: 0.2, perMinute: 0.3 },
        places: places(25, { vehicles: 2 }),
      },
    ],
    carRental: [
      {
        id: 'hire',
        name: 'Hire',
        oneWay: true,
        collectSeconds: 600,
        returnSeconds: 300,
        tariff: { flagFall: 20, perKm: 0.1 },
        places: places(6, { vehicles: 5, openingHours: 'Mo-Su 07:00-21:00' }),
      },
    ],
    carPooling: [
      { id: 'pool', name: 'Pool', oneWay: true, tariff: { perKm: 0.1 }, maxDetourSeconds: 600, places: places(8) },
    ],
    parking: Array.from({ length: 20 }, (_, i) => ({
      id: `lot${i}`,
      name: `Lot ${i}`,
      ...spot(),
      capacity: 100,
      ...(i % 3 === 0 && {
        fees: {
          steps: [
            { minutes: 60, price: 1.5 },
            { minutes: 120, price: 2.5 },
          ],
        },
      }),
    })),
    energy: [{ mode: 'me_car', price: 1.7, per100Km: 6 }],
  };
}

function bikeFiles(spot: () => LatLng, random: RandomNumbers): GbfsFiles {
  const stations = Array.from({ length: BIKE_STATIONS }, (_, i) => ({
    id: `s${i}`,
    ...spot(),
    bikes: Math.floor(random() * 8),
  }));
  return dockedBicycles({ stations, capacity: 10 });
}

function scooterFiles(spot: () => LatLng): GbfsFiles {
  return new Map<string, unknown>([
    [
      'vehicle_types',
      {
        vehicle_types: [
          {
            vehicle_type_id: 'sco',
            form_factor: 'scooter',
            propulsion_type: 'electric',
            max_range_meters: 25_000,
            name: 'Scooter',
          },
        ],
      },
    ],
    [
      'free_bike_status',
      {
        bikes: Array.from({ length: SCOOTERS }, (_, i) => {
          const { lat, lng } = spot();
          return {
            bike_id: `v${i}`,
            lat,
            lon: lng,
            is_reserved: false,
            is_disabled: false,
            vehicle_type_id: 'sco',
            current_range_meters: 15_000,
          };
        }),
      },
    ],
  ]);
}
