// Compares the engine with the slow oracle on whole cities, over the artefact and the walking links that the importer really builds:
//   npm run -s node -- packages/testkit/scripts/compare-with-oracle.ts [--count 200] [--seed 1] [--date first] [--between 23:30-26:00] [world …]
// A world is named, or a .zip of GTFS. Dates are dates, or `first`, `last` and `clocks` (first and last day with service, days on which clocks
// change); --date may be given more than once. --mixed asks with slack, few boardings, avoided stops and two ends as well.
// Prints one line per city and every disagreement; exit code 1 when there is one. Takes minutes: the oracle is slow on purpose.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import {
  closedStops,
  type StopSeed,
  type TransitEngine,
  type TransitJourney,
  type TransitQuery,
} from '@tripwright/core/engine/transit';
import type { FeedIndex, LinkIndex, RouteIndex, StopIndex, Timetable } from '@tripwright/core/timetable';
import type { FeedRows } from '@tripwright/core/timetable/build';
import { readRegion } from '@tripwright/feeds/artefact';
import { readGtfs } from '@tripwright/feeds/gtfs';
import { importRegion } from '@tripwright/feeds/import';
import { NoticeCollector } from '@tripwright/feeds/notices';
import {
  createJourneyChecker,
  createOracle,
  feedDates,
  findRealFile,
  type Journey,
  type JourneyQuery,
  parseClock,
  randomQueries,
  realWorlds,
  stopKey,
  type WalkingLink,
} from '../src/index.ts';

const STREETS: Readonly<Record<string, string>> = {
  porto: 'porto/streets.osm.pbf',
  'trois-rivieres': 'trois-rivieres/streets.osm.pbf',
  'porto-alegre': 'porto-alegre/streets.osm.pbf',
  zheleznogorsk: 'zheleznogorsk/streets.osm.pbf',
  beatty: 'beatty/streets.osm',
  portland: 'portland/streets.osm.pbf',
  'sao-paulo': 'sao-paulo/streets.osm.pbf',
};

const { values, positionals } = parseArgs({
  options: {
    count: { type: 'string', default: '200' },
    seed: { type: 'string', default: '1' },
    date: { type: 'string', multiple: true },
    between: { type: 'string', default: '5:00-26:00' },
    mixed: { type: 'boolean', default: false },
  },
  allowPositionals: true,
});
const [earliest = Number.NaN, latest = Number.NaN] = values.between.split('-').map((clock) => parseClock(clock) ?? NaN);
if (Number.isNaN(earliest + latest)) throw new Error(`--between ${values.between}: expected 23:30-26:00`);
const isZip = (name: string): boolean => name.endsWith('.zip');
const worlds: readonly { name: string; files: (string | undefined)[]; osm: string | undefined; dates: string[] }[] = [
  ...realWorlds
    .filter(({ name }) => positionals.length === 0 || positionals.includes(name))
    .map(({ name, feeds, dates }) => ({
      name,
      files: feeds.map(({ path }) => findRealFile(path)),
      osm: findRealFile(STREETS[name] ?? ''),
      dates: values.date ?? [dates[0]],
    })),
  ...positionals
    .filter(isZip)
    .map((file, i) => ({ name: `feed-${i}`, files: [file], osm: undefined, dates: values.date ?? ['first'] })),
];
const folder = mkdtempSync(join(tmpdir(), 'tripwright-oracle-'));
let disagreements = 0;
try {
  for (const world of worlds) {
    if (world.files.some((file) => file === undefined)) {
      console.log(`${world.name}: skipped, its data is not there`);
      continue;
    }
    const city = await openCity(world.name, world.files as string[], world.osm);
    for (const date of world.dates.flatMap((name) => feedDates(city.feeds, name)))
      disagreements += compareOn(date, city);
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
process.exitCode = disagreements === 0 ? 0 : 1;

/** An imported city, and the rows and links that the oracle reads. */
interface City {
  readonly name: string;
  readonly timetable: Timetable;
  readonly engine: TransitEngine;
  /** `[stop]`. */
  readonly keys: readonly string[];
  readonly feeds: readonly FeedRows[];
  readonly links: readonly WalkingLink[];
}

async function openCity(name: string, gtfs: readonly string[], osm: string | undefined): Promise<City> {
  await importRegion({ region: name, gtfs, ...(osm === undefined ? {} : { osm }), out: folder });
  const { transit } = await readRegion(folder, name);
  if (transit === undefined) throw new Error(`${name} has no timetable`);
  const { timetable, engine } = transit;
  const keys = stopKeys(timetable);
  const feeds: FeedRows[] = [];
  for (const [i, file] of gtfs.entries()) {
    const feed = timetable.strings.get(timetable.feedName[i as FeedIndex]!);
    const path = gtfs.find((candidate) => candidate.endsWith(`${feed}.zip`)) ?? file;
    feeds.push(await readGtfs(path, { name: feed, notices: new NoticeCollector() }));
  }
  return { name, timetable, engine, keys, feeds, links: linksOf(timetable, keys) };
}

/** Compares random queries of a day, and prints every disagreement. @returns the number of disagreements and faulty legs */
function compareOn(date: string, city: City): number {
  const { name, timetable, engine, keys, feeds, links } = city;
  const indexOf = new Map(keys.map((key, stop) => [key, stop as StopIndex]));
  // New for each date, because both keep the runs of every day they have seen.
  const oracle = createOracle(feeds, links);
  const check = createJourneyChecker(feeds, links);
  let [wrong, faulty, found] = [0, 0, 0];
  const asked = randomQueries(feeds, {
    count: Number(values.count),
    seed: Number(values.seed),
    date,
    between: [earliest, latest],
  });
  for (const query of values.mixed ? mixed(asked) : asked) {
    const { journeys } = engine.search(transitQuery(timetable, indexOf, query));
    const ours = figures(journeys);
    const theirs = figures(oracle.search(query));
    found += journeys.length;
    if (ours !== theirs) {
      wrong++;
      console.log(`  ${name}: ${JSON.stringify(query)}\n    engine ${ours}\n    oracle ${theirs}`);
    }
    for (const journey of journeys) {
      const problems = check(journeyOf(timetable, keys, journey), query);
      if (problems.length === 0) continue;
      faulty++;
      console.log(`  ${name}: ${JSON.stringify(query)} ${problems.join('; ')}`);
    }
  }
  console.log(
    `${name} ${date}: ${values.count} queries, ${found} journeys, ${wrong} disagreements, ${faulty} faulty legs`,
  );
  return wrong + faulty;
}

/** The engine's form of a query. */
function transitQuery(
  timetable: Timetable,
  indexOf: ReadonlyMap<string, StopIndex>,
  query: JourneyQuery,
): TransitQuery {
  const seeds = (list: JourneyQuery['from']): StopSeed[] =>
    list.map(({ stop, seconds }) => ({ stop: indexOf.get(stop)!, seconds }));
  const { closedStops: closed } = closedStops(timetable, {
    avoid: (query.avoidStops ?? []).map((key) => timetable.strings.get(timetable.stopId[indexOf.get(key)!]!)),
  });
  return {
    origins: seeds(query.from),
    destinations: seeds(query.to),
    instant: query.time,
    arriveBy: query.arriveBy === true,
    ...(query.slack === undefined ? {} : { slack: query.slack }),
    ...(query.maxBoardings === undefined ? {} : { maxBoardings: query.maxBoardings }),
    ...(closed === undefined ? {} : { closedStops: closed }),
  };
}

/** The figures that the engine and the oracle must agree on. */
function figures(journeys: readonly { departure: number; arrival: number; boardings: number }[]): string {
  return journeys
    .map(({ departure, arrival, boardings }) => `${departure} ${arrival} ${boardings}`)
    .sort()
    .join(' | ');
}

/** Varies the queries: each takes something of its neighbours, such as another end, a stop to avoid, slack or fewer boardings. */
function mixed(queries: readonly JourneyQuery[]): JourneyQuery[] {
  return queries.map((query, i) => {
    const other = queries[(i + 1) % queries.length] as JourneyQuery;
    const avoided = queries[(i + 7) % queries.length] as JourneyQuery;
    return {
      ...query,
      ...(i % 3 === 0
        ? { from: [...query.from, ...other.from.map((seed) => ({ ...seed, seconds: (i % 10) * 60 }))] }
        : {}),
      ...(i % 4 === 0 ? { to: [...query.to, ...other.to.map((seed) => ({ ...seed, seconds: (i % 7) * 60 }))] } : {}),
      ...(i % 5 < 2 ? { avoidStops: [...avoided.from, ...avoided.to].map((seed) => seed.stop) } : {}),
      ...(i % 5 === 3 ? { slack: [30, 60, 120][i % 3] as number } : {}),
      ...(i % 7 === 0 ? { maxBoardings: i % 4 } : {}),
    };
  });
}

function stopKeys(timetable: Timetable): string[] {
  const text = (index: number | undefined): string => timetable.strings.get(index ?? -1);
  return Array.from({ length: timetable.stopCount }, (_, stop) =>
    stopKey(
      text(timetable.feedName[timetable.stopFeed[stop as StopIndex]!]),
      text(timetable.stopSourceId[stop as StopIndex]),
    ),
  );
}

function linksOf(timetable: Timetable, keys: readonly string[]): WalkingLink[] {
  const links: WalkingLink[] = [];
  for (let from = 0; from < timetable.stopCount; from++) {
    for (
      let link = timetable.linkFirst[from as StopIndex]!;
      link < timetable.linkFirst[(from + 1) as StopIndex]!;
      link++
    ) {
      links.push({
        from: keys[from] as string,
        to: keys[timetable.linkTo[link as LinkIndex]!] as string,
        seconds: timetable.linkSeconds[link as LinkIndex]!,
      });
    }
  }
  return links;
}

function journeyOf(timetable: Timetable, keys: readonly string[], journey: TransitJourney): Journey {
  return {
    departure: journey.departure,
    arrival: journey.arrival,
    boardings: journey.boardings,
    legs: journey.legs.map((leg) => {
      const ends = {
        fromStop: keys[leg.fromStop] as string,
        toStop: keys[leg.toStop] as string,
        departure: leg.departure,
        arrival: leg.arrival,
      };
      if (leg.kind === 'walk') return { kind: 'walk', ...ends };
      const route = timetable.patternRoute[timetable.patternOfTrip(leg.trip)]!;
      return {
        kind: 'ride',
        ...ends,
        feed: timetable.strings.get(timetable.feedName[timetable.routeFeed[route as RouteIndex]!]!),
        trip: timetable.strings.get(timetable.tripId[leg.trip]!),
        serviceDate: new Date(leg.day * 86_400_000).toISOString().slice(0, 10),
        route: timetable.strings.get(timetable.routeId[route as RouteIndex]!),
        fromIndex: leg.fromPosition,
        toIndex: leg.toPosition,
        seated: leg.seated,
      };
    }),
  };
}
