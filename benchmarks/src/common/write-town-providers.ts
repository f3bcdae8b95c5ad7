import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { LatLng } from '@tripwright/core/geo';
import type { Region } from '@tripwright/core/region';
import type { StopIndex } from '@tripwright/core/timetable';
import { pickOne, randomNumbers } from '@tripwright/testkit/random';
import {
  dockedBicycles,
  type SyntheticProviders,
  spotNear,
  writeGbfsSystem,
  writeJson,
} from '@tripwright/testkit/real';
import { serviceDate } from '../transit/day-trips.ts';

interface Spot extends LatLng {
  readonly id: string;
}

const STATIONS = 120;
const DOCKS = 20;
const CAR_PARKS = 25;
/** The share of stops, nearest to the middle, that count as the town: shared bicycles do not follow lines out of it. */
const TOWN_SHARE = 0.5;

/**
 * Writes into `folder` data that open feeds lack for a real city, generated from a seed: two taxi firms, car parks and docked bicycles (GBFS)
 * near stops of the town. The data must not change, so that figures of different days compare; therefore this is not testkit's
 * `addSyntheticProviders`, which grows with every mode that tests need.
 */
export function writeTownProviders(region: Region, date: string, folder: string): SyntheticProviders {
  const random = randomNumbers(7);
  const spots = (prefix: string, count: number, stops: readonly Spot[]): Spot[] =>
    Array.from({ length: count }, (_, i) => ({
      id: `${prefix}-${i + 1}`,
      ...spotNear(pickOne(stops, random), random),
    }));
  const town = townStops(region, date);
  mkdirSync(folder, { recursive: true });
  const providers = join(folder, 'providers.json');
  writeJson(providers, providersOf(spots('parking', CAR_PARKS, town)));
  const gbfs = join(folder, 'gbfs');
  const stations = spots('bikes', STATIONS, town).map((spot, i) => ({ ...spot, bikes: (i * 7) % DOCKS }));
  const perMinute = [{ start: 30, interval: 15, rate: 0.5 }];
  writeGbfsSystem(
    gbfs,
    'town-bikes',
    region.manifest.timezone,
    dockedBicycles({ stations, capacity: DOCKS, perMinute }),
  );
  return { providers, gbfs: [gbfs] };
}

function townStops(region: Region, date: string): Spot[] {
  if (region.transit === undefined) throw new Error('vehicles are placed near stops: the region needs a timetable');
  const { timetable } = region.transit;
  const stops = serviceDate(timetable, date).stops.map((stop) => ({
    id: String(stop),
    lat: timetable.stopLatDegrees(stop as StopIndex),
    lng: timetable.stopLngDegrees(stop as StopIndex),
  }));
  const middle = (values: number[]): number => values.sort((a, b) => a - b)[values.length >> 1] as number;
  const [lat, lng] = [middle(stops.map((stop) => stop.lat)), middle(stops.map((stop) => stop.lng))];
  const distance = (stop: Spot): number =>
    Math.hypot(stop.lat - lat, (stop.lng - lng) * Math.cos((lat * Math.PI) / 180));
  return stops.sort((a, b) => distance(a) - distance(b)).slice(0, Math.ceil(stops.length * TOWN_SHARE));
}

function providersOf(carParks: readonly Spot[]): unknown {
  return {
    currency: 'EUR',
    taxis: [
      {
        id: 'one',
        name: 'First Taxi',
        waitSeconds: 300,
        tariff: { flagFall: 3.25, perKm: 0.9, perMinute: 0.25, minimum: 4.5 },
        timedTariffs: [{ hours: 'Mo-Su 21:00-30:00', flagFall: 3.9, perKm: 1.1, perMinute: 0.25, minimum: 5.5 }],
        wheelchair: true,
      },
      { id: 'two', name: 'Second Taxi', waitSeconds: 420, tariff: { flagFall: 2.8, perKm: 0.99, perMinute: 0.22 } },
    ],
    parking: carParks.map(({ id, lat, lng }, i) => ({
      id,
      name: `Car park ${i + 1}`,
      lat,
      lng,
      capacity: 200,
      fees: { steps: [{ minutes: 60, price: 1.5 }], daily: 12 },
    })),
    energy: [{ mode: 'me_car', price: 1.72, per100Km: 6.4 }],
  };
}
