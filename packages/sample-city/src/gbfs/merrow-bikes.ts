import { getLandmark, type LandmarkId } from '../landmarks.ts';
import type { LocalName } from '../names/local-name.ts';
import { inFour } from '../names/local-name.ts';
import { createRandom, seedOf } from '../random.ts';
import type { StreetNetwork } from '../streets/network.ts';
import { nearestPoint, scatter, standingPoints } from '../streets/places-on-streets.ts';
import { type GbfsFiles, gbfsDocument, latLon, timezone } from './gbfs-document.ts';

const VERSION = '2.3';
const NAMES = inFour('Merrow Bikes', 'Merrow-Räder', 'Merrow-pyörät', 'Bicicletas Merrow');
/** Stations at landmarks; further stations are placed at random. */
const AT_LANDMARKS: readonly LandmarkId[] = [
  'central-station',
  'market-square',
  'university',
  'harbour-market',
  'old-town-pier',
  'opera',
  'botanic-garden',
  'hospital',
  'birch-lake',
  'garden-city',
  'eastfields-centre',
  'expo',
  'docks',
];
const MORE_STATIONS = 22;
const CITY_RADIUS = 3200;

interface BikeStation {
  readonly id: string;
  readonly names: LocalName;
  readonly point: { readonly x: number; readonly y: number };
  readonly docks: number;
  readonly bikes: number;
  readonly electric: number;
}

/** Docked bicycles, some with a motor: GBFS 2.3 in two languages. One station is empty, one is full, one is closed for maintenance. */
export function merrowBikes(streets: StreetNetwork, seed: number): GbfsFiles {
  const stations = drawStations(streets, seed);
  const feeds = ['system_information', 'station_information', 'system_pricing_plans'];
  const common = ['station_status', 'vehicle_types'];
  const list = (language: string): unknown => ({
    feeds: [
      ...feeds.map((name) => ({ name, url: `https://bikes.portmerrow.example/2.3/${language}/${name}.json` })),
      ...common.map((name) => ({ name, url: `https://bikes.portmerrow.example/2.3/${name}.json` })),
    ],
  });
  return new Map<string, unknown>([
    ['gbfs.json', gbfsDocument(VERSION, { en: list('en'), pt: list('pt') })],
    ...(['en', 'pt'] as const).flatMap((language) => localFiles(stations, language)),
    [
      'vehicle_types.json',
      gbfsDocument(VERSION, {
        vehicle_types: [
          {
            vehicle_type_id: 'classic',
            form_factor: 'bicycle',
            propulsion_type: 'human',
            return_constraint: 'any_station',
            default_pricing_plan_id: 'single',
          },
          {
            vehicle_type_id: 'electric',
            form_factor: 'bicycle',
            propulsion_type: 'electric_assist',
            max_range_meters: 40_000,
            return_constraint: 'any_station',
            default_pricing_plan_id: 'electric',
          },
        ],
      }),
    ],
    ['station_status.json', gbfsDocument(VERSION, { stations: stations.map(statusOf) })],
  ]);
}

function localFiles(stations: readonly BikeStation[], language: 'en' | 'pt'): [string, unknown][] {
  const plan = (id: string, name: LocalName, unlock: number, rate: number): unknown => ({
    plan_id: id,
    name: name[language],
    currency: 'EUR',
    price: unlock,
    is_taxable: false,
    description: name[language],
    per_min_pricing: [{ start: 30, interval: 15, rate }],
  });
  return [
    [
      `${language}/system_information.json`,
      gbfsDocument(VERSION, {
        system_id: 'merrow-bikes',
        language,
        name: NAMES[language],
        operator: 'Port Merrow Transit',
        url: 'https://bikes.portmerrow.example/',
        timezone,
        license_url: 'https://creativecommons.org/publicdomain/zero/1.0/',
      }),
    ],
    [
      `${language}/station_information.json`,
      gbfsDocument(VERSION, {
        stations: stations.map(({ id, names, point, docks }) => ({
          station_id: id,
          name: names[language],
          ...latLon(point),
          capacity: docks,
        })),
      }),
    ],
    [
      `${language}/system_pricing_plans.json`,
      gbfsDocument(VERSION, {
        plans: [
          plan('single', inFour('Single ride', 'Einzelfahrt', 'Kertamatka', 'Viagem simples'), 1, 0.5),
          plan('electric', inFour('Electric ride', 'Fahrt mit Motor', 'Sähköpyörämatka', 'Viagem elétrica'), 2, 1),
        ],
      }),
    ],
  ];
}

function drawStations(streets: StreetNetwork, seed: number): BikeStation[] {
  const random = createRandom(seedOf(seed, 'merrow-bikes'));
  const candidates = standingPoints(streets, 'cycle');
  const atLandmarks = AT_LANDMARKS.map((id) => {
    const { names, point } = getLandmark(id);
    return { id: `bike-${id}`, names, point: nearestPoint(candidates, point) };
  });
  const inTown = candidates.filter(({ x, y }) => Math.hypot(x, y) < CITY_RADIUS);
  const elsewhere = scatter(
    inTown,
    MORE_STATIONS,
    320,
    random,
    atLandmarks.map(({ point }) => point),
  );
  const numbered = elsewhere.map((point, i) => ({
    id: `bike-${i + 1}`,
    names: inFour(
      `Bike stand ${i + 1}`,
      `Radstation ${i + 1}`,
      `Pyöräasema ${i + 1}`,
      `Estação de bicicletas ${i + 1}`,
    ),
    point,
  }));
  return [...atLandmarks, ...numbered].map((station, i) => {
    const docks = 8 + 2 * Math.floor(random.next() * 9);
    // The station at the opera is empty, the one at the hospital is full.
    const share = station.id === 'bike-opera' ? 0 : station.id === 'bike-hospital' ? 1 : random.between(0.2, 0.8);
    const bikes = Math.round(docks * share);
    return { ...station, docks, bikes, electric: i % 3 === 0 ? Math.floor(bikes / 3) : 0 };
  });
}

function statusOf({ id, docks, bikes, electric }: BikeStation): unknown {
  return {
    station_id: id,
    num_bikes_available: bikes,
    num_docks_available: docks - bikes,
    vehicle_types_available: [
      { vehicle_type_id: 'classic', count: bikes - electric },
      { vehicle_type_id: 'electric', count: electric },
    ],
    is_installed: true,
    is_renting: id !== 'bike-expo',
    is_returning: id !== 'bike-expo',
    last_reported: 1_704_067_140,
  };
}
