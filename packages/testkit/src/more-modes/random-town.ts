import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { LatLng } from '@tripwright/core/geo';
import type { Region } from '@tripwright/core/region';
import { readRegion } from '@tripwright/feeds/artefact';
import { readGtfs } from '@tripwright/feeds/gtfs';
import { importRegion } from '@tripwright/feeds/import';
import { NoticeCollector } from '@tripwright/feeds/notices';
import { below, pickOne, type RandomNumbers, randomNumbers } from '../random/random-numbers.ts';
import { addSyntheticProviders } from '../real/add-synthetic-providers.ts';

/** Streets in either direction. */
const SIDE = 7;
/** Degrees between neighbouring crossings: some 500 m. */
const BLOCK = { lat: 0.0045, lng: 0.006 };
const CORNER: LatLng = { lat: 41.15, lng: -8.61 };
const METRES_PER_BLOCK = 500;
const MOST_LINES = 8;
const [FIRST_START, LAST_START] = [6 * 3600, 23 * 3600];

/** Kinds of lines: GTFS route type, and metres per second between stops. */
const KINDS = [
  { type: 3, speed: 5 },
  { type: 3, speed: 6.5 },
  { type: 0, speed: 7 },
  { type: 1, speed: 12 },
] as const;

/**
 * A random town as a region, with taxis, ride-hailing, hire, pooling, car parks and shared vehicles: a grid of streets with gaps and some main
 * roads, and lines of buses, trams and metros that wander over it, in both directions, by seeded headways. Every day has the same service.
 */
export async function randomTown(seed: number): Promise<Region> {
  const folder = mkdtempSync(join(tmpdir(), 'tripwright-town-'));
  try {
    const random = randomNumbers(seed);
    const osm = join(folder, 'streets.osm');
    writeFileSync(osm, streetsOf(random));
    const feed = join(folder, 'lines');
    mkdirSync(feed);
    for (const [table, rows] of Object.entries(feedOf(random)))
      writeFileSync(join(feed, `${table}.txt`), rows.join('\n'));
    const rows = await readGtfs(feed, { name: 'lines', notices: new NoticeCollector() });
    const { providers, gbfs } = addSyntheticProviders(join(folder, 'more'), [rows], seed);
    await importRegion({ region: 'town', gtfs: [feed], osm, providers, gbfs, out: join(folder, 'data') });
    return await readRegion(join(folder, 'data'), 'town');
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function placeOf(crossing: number): LatLng {
  const [row, column] = [Math.floor(crossing / SIDE), crossing % SIDE];
  return { lat: CORNER.lat + row * BLOCK.lat, lng: CORNER.lng + column * BLOCK.lng };
}

/** The crossings next to one, on the grid. */
function neighbours(crossing: number): number[] {
  const [row, column] = [Math.floor(crossing / SIDE), crossing % SIDE];
  return [
    ...(row > 0 ? [crossing - SIDE] : []),
    ...(row < SIDE - 1 ? [crossing + SIDE] : []),
    ...(column > 0 ? [crossing - 1] : []),
    ...(column < SIDE - 1 ? [crossing + 1] : []),
  ];
}

/** OpenStreetMap XML: a way for each block. One in eight is missing, the outer ones never, so that the town stays connected. */
function streetsOf(random: RandomNumbers): string {
  const nodes = Array.from({ length: SIDE * SIDE }, (_, crossing) => {
    const { lat, lng } = placeOf(crossing);
    return `<node id="${crossing + 1}" lat="${lat.toFixed(6)}" lon="${lng.toFixed(6)}"/>`;
  });
  const isOuter = (crossing: number): boolean => neighbours(crossing).length < 4;
  const ways = Array.from({ length: SIDE * SIDE }, (_, from) => from).flatMap((from) =>
    neighbours(from)
      .filter((to) => to > from && ((isOuter(from) && isOuter(to)) || random() > 0.125))
      .map((to) => {
        const highway = pickOne(['primary', 'tertiary', 'residential', 'residential', 'footway'], random);
        const oneway = highway === 'residential' && random() < 0.1 ? '<tag k="oneway" v="yes"/>' : '';
        const id = 1000 + from * SIDE * SIDE + to;
        return `<way id="${id}"><nd ref="${from + 1}"/><nd ref="${to + 1}"/><tag k="highway" v="${highway}"/>${oneway}</way>`;
      }),
  );
  return `<?xml version="1.0"?><osm version="0.6">${nodes.join('')}${ways.join('')}</osm>`;
}

/** The tables of a feed, as lines. */
function feedOf(random: RandomNumbers): Readonly<Record<string, readonly string[]>> {
  const routes = ['route_id,agency_id,route_short_name,route_type'];
  const trips = ['trip_id,route_id,service_id'];
  const calls = ['trip_id,stop_sequence,stop_id,arrival_time,departure_time'];
  for (let line = 0; line < 4 + below(random, MOST_LINES - 3); line++) {
    const { type, speed } = pickOne(KINDS, random);
    const way = wander(random);
    const headway = 60 * (6 + below(random, 25));
    routes.push(`R${line},A,${line},${type}`);
    for (const [direction, crossings] of [way, way.toReversed()].entries()) {
      let start = FIRST_START + 60 * below(random, 20);
      for (let run = 0; start < LAST_START; run++, start += headway) {
        const trip = `R${line}-${direction}-${run}`;
        trips.push(`${trip},R${line},D`);
        crossings.forEach((crossing, at) => {
          const time = clockOf(start + Math.round((at * METRES_PER_BLOCK) / speed));
          calls.push(`${trip},${at},S${crossing},${time},${time}`);
        });
      }
    }
  }
  const stops = Array.from({ length: SIDE * SIDE }, (_, crossing) => {
    const { lat, lng } = placeOf(crossing);
    return `S${crossing},Stop ${crossing},${(lat + 0.0002).toFixed(6)},${(lng + 0.0002).toFixed(6)}`;
  });
  return {
    agency: ['agency_id,agency_name,agency_url,agency_timezone', 'A,Town Lines,https://town.example,Europe/Lisbon'],
    stops: ['stop_id,stop_name,stop_lat,stop_lon', ...stops],
    calendar: [
      'service_id,monday,tuesday,wednesday,thursday,friday,saturday,sunday,start_date,end_date',
      'D,1,1,1,1,1,1,1,20260501,20260531',
    ],
    routes,
    trips,
    stop_times: calls,
  };
}

/** `HH:MM:SS` of seconds before midnight. */
function clockOf(seconds: number): string {
  return new Date(seconds * 1000).toISOString().slice(11, 19);
}

/** A way over the grid that meets no crossing twice. */
function wander(random: RandomNumbers): number[] {
  const way = [below(random, SIDE * SIDE)];
  while (way.length < 4 + below(random, 9)) {
    const next = neighbours(way.at(-1)!).filter((crossing) => !way.includes(crossing));
    if (next.length === 0) break;
    way.push(pickOne(next, random));
  }
  return way.length > 1 ? way : wander(random);
}
