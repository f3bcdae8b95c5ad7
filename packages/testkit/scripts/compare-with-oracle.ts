// Compares the engine with the slow oracle on whole cities, over the artefact and the walking links that the importer really builds:
//   node --conditions=source packages/testkit/scripts/compare-with-oracle.ts [--count 200] [world …]
// Prints one line per city and every disagreement; exit code 1 when there is one. Takes minutes: the oracle is slow on purpose.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { FeedRows, Timetable } from '@tripwright/core/timetable';
import { readRegion } from '@tripwright/feeds/artefact';
import { readGtfs } from '@tripwright/feeds/gtfs';
import { importRegion } from '@tripwright/feeds/import';
import { NoticeCollector } from '@tripwright/feeds/notices';
import {
  createJourneyChecker,
  createOracle,
  findRealFile,
  type Journey,
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
  options: { count: { type: 'string', default: '200' }, seed: { type: 'string', default: '1' } },
  allowPositionals: true,
});
const folder = mkdtempSync(join(tmpdir(), 'tripwright-oracle-'));
let disagreements = 0;
try {
  for (const world of realWorlds.filter(({ name }) => positionals.length === 0 || positionals.includes(name))) {
    const files = world.feeds.map(({ path }) => findRealFile(path));
    const osm = findRealFile(STREETS[world.name] ?? '');
    if (files.some((file) => file === undefined) || osm === undefined) {
      console.log(`${world.name}: skipped, its data is not there`);
      continue;
    }
    const gtfs = files as string[];
    await importRegion({ region: world.name, gtfs, osm, out: folder });
    const { transit } = await readRegion(folder, world.name);
    if (transit === undefined) throw new Error(`${world.name} has no timetable`);
    const { timetable, engine } = transit;
    const keys = stopKeys(timetable);
    const indexOf = new Map(keys.map((key, stop) => [key, stop]));
    const feeds: FeedRows[] = [];
    for (const [i, file] of gtfs.entries()) {
      const name = timetable.strings.get((timetable.feedName as unknown as Int32Array)[i] as number);
      const path = gtfs.find((candidate) => candidate.endsWith(`${name}.zip`)) ?? file;
      feeds.push(await readGtfs(path, { name, notices: new NoticeCollector() }));
    }
    const links = linksOf(timetable, keys);
    const oracle = createOracle(feeds, links);
    const check = createJourneyChecker(feeds, links);
    let [wrong, faulty, found] = [0, 0, 0];
    for (const query of randomQueries(feeds, {
      count: Number(values.count),
      seed: Number(values.seed),
      date: world.dates[0],
    })) {
      const stop = (key: string): number => indexOf.get(key) as number;
      const answer = engine.search({
        origins: query.from.map((seed) => ({ stop: stop(seed.stop), seconds: seed.seconds })),
        destinations: query.to.map((seed) => ({ stop: stop(seed.stop), seconds: seed.seconds })),
        instant: query.time,
        arriveBy: query.arriveBy === true,
      });
      const ours = answer.journeys
        .map((journey) => `${journey.departure} ${journey.arrival} ${journey.boardings}`)
        .sort();
      const theirs = oracle
        .search(query)
        .map((journey) => `${journey.departure} ${journey.arrival} ${journey.boardings}`)
        .sort();
      found += ours.length;
      if (ours.join() !== theirs.join()) {
        wrong++;
        console.log(
          `  ${world.name}: ${JSON.stringify(query)}\n    engine ${ours.join(' | ')}\n    oracle ${theirs.join(' | ')}`,
        );
      }
      for (const journey of answer.journeys) {
        const problems = check(tell(timetable, keys, journey), query);
        if (problems.length > 0) {
          faulty++;
          console.log(`  ${world.name}: ${problems.join('; ')}`);
        }
      }
    }
    disagreements += wrong + faulty;
    console.log(
      `${world.name} ${world.dates[0]}: ${values.count} queries, ${found} journeys, ${wrong} disagreements, ${faulty} faulty legs`,
    );
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
process.exitCode = disagreements === 0 ? 0 : 1;

function stopKeys(timetable: Timetable): string[] {
  const text = (index: number | undefined): string => timetable.strings.get(index ?? -1);
  return Array.from({ length: timetable.stopCount }, (_, stop) =>
    stopKey(
      text((timetable.feedName as unknown as Int32Array)[timetable.stopFeed[stop] as number]),
      text(timetable.stopSourceId[stop]),
    ),
  );
}

function linksOf(timetable: Timetable, keys: readonly string[]): WalkingLink[] {
  const links: WalkingLink[] = [];
  for (let from = 0; from < timetable.stopCount; from++) {
    for (let link = timetable.linkFirst[from] as number; link < (timetable.linkFirst[from + 1] as number); link++) {
      links.push({
        from: keys[from] as string,
        to: keys[timetable.linkTo[link] as number] as string,
        seconds: timetable.linkSeconds[link] as number,
      });
    }
  }
  return links;
}

function tell(
  timetable: Timetable,
  keys: readonly string[],
  journey: ReturnType<
    NonNullable<Awaited<ReturnType<typeof readRegion>>['transit']>['engine']['search']
  >['journeys'][number],
): Journey {
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
      const route = timetable.patternRoute[timetable.patternOfTrip(leg.trip)] as number;
      return {
        kind: 'ride',
        ...ends,
        feed: timetable.strings.get(
          (timetable.feedName as unknown as Int32Array)[timetable.routeFeed[route] as number] as number,
        ),
        trip: timetable.strings.get(timetable.tripId[leg.trip] as number),
        serviceDate: new Date(leg.day * 86_400_000).toISOString().slice(0, 10),
        route: timetable.strings.get(timetable.routeId[route] as number),
        fromIndex: leg.fromPosition,
        toIndex: leg.toPosition,
        seated: leg.seated,
      };
    }),
  };
}
