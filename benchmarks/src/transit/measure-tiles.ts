import { basename } from 'node:path';
import { type TransitAnswer, TransitEngine, type TransitQuery } from '@tripwright/core/engine/transit';
import { StringPoolBuilder } from '@tripwright/core/storage';
import type { StopIndex } from '@tripwright/core/timetable';
import { buildTimetable, type FeedRows } from '@tripwright/core/timetable/build';
import { readGtfs } from '@tripwright/feeds/gtfs';
import { NoticeCollector } from '@tripwright/feeds/notices';
import { below, type RandomNumbers, randomNumbers } from '@tripwright/testkit/random';
import type { BuiltRegion } from '../common/built-region.ts';
import { type Figures, ratio, round } from '../common/figures.ts';
import { interleave } from '../common/interleave.ts';
import type { RunOptions } from '../common/run-options.ts';
import { ascending, percentile, type TimeSummary, timeFigures } from '../common/samples.ts';
import { say } from '../common/talk.ts';
import { serviceDate } from './day-trips.ts';
import { type Question, randomQuestions } from './questions.ts';
import { type TiledNetwork, tileNetwork } from './tiled-network.ts';

/** Copies along each side of the grid: 1, 4 and 25 cities. */
const SIDES = [1, 2, 5];

/** Enough for local rides, two railway lines and local rides again. */
const TILED_BOARDINGS = 8;

/** Measures how the cost of a query grows with copies of a city: within one city, and across the whole network. */
export async function measureTiles(city: BuiltRegion, options: RunOptions): Promise<Figures> {
  const { transit } = city.region;
  if (transit === undefined) throw new Error(`${city.title} has no timetable`);
  const { timetable } = transit;
  const service = serviceDate(timetable, city.date);
  const local = randomQuestions(service.stops, options.count, options.seed);
  const feeds = await Promise.all(
    city.gtfs.map((file) => readGtfs(file, { name: basename(file, '.zip'), notices: new NoticeCollector() })),
  );
  const rowIndex = sameStops(feeds, timetable.stopCount);
  const networks = SIDES.map((side): Tiles => {
    say(`Building ${side * side} × ${city.title} …`);
    const before = performance.now();
    const network = tileNetwork(feeds, timetable, rowIndex, side);
    return { network, buildMs: performance.now() - before, engine: new TransitEngine(network.timetable) };
  });
  const random = randomNumbers(options.seed + 1);
  const contestants = networks.flatMap((tiles) => searchesIn(tiles, local, service.start, random));
  const work = contestants.map(({ search }) =>
    local.map((_, question) => {
      const { visited, journeys } = search(question);
      return { visited, journeys: journeys.length };
    }),
  );
  const times = interleave(
    contestants.map(({ name, search }) => ({ name, answer: (index) => search(index).journeys.length })),
    { questions: local.length, warmUps: options.warmUps, rounds: options.rounds },
  );
  const summaries = times.map(({ samples }) => samples.summary());
  const base = summaries[0] as TimeSummary;
  return {
    city: city.title,
    date: city.date,
    networks: networks.map(({ network, buildMs }) => ({
      copies: network.stopOf.length,
      stops: network.timetable.boardableStops,
      calls: network.calls,
      walkingLinks: network.timetable.linkTo.length,
      buildMs: round(buildMs),
    })),
    queries: contestants.map(({ name }, index) => {
      const visited = ascending((work[index] ?? []).map((one) => one.visited));
      const summary = summaries[index] as TimeSummary;
      return {
        name,
        time: timeFigures(summary),
        timesOneCity: ratio(summary.median, base.median),
        visitedMedian: percentile(visited, 50),
        visitedP95: percentile(visited, 95),
        answered: (work[index] ?? []).filter(({ journeys }) => journeys > 0).length,
      };
    }),
  };
}

/** A network of copies with its engine. */
interface Tiles {
  readonly network: TiledNetwork;
  readonly engine: TransitEngine;
  readonly buildMs: number;
}

interface TiledQuestion extends Question {
  readonly fromTile: number;
  readonly toTile: number;
}

/** One kind of question, ready to be searched by its number. */
interface TiledSearch {
  readonly name: string;
  readonly search: (index: number) => TransitAnswer;
}

/** The city's questions within one copy of a network, within any copy, and between copies. */
function searchesIn(
  { network, engine }: Tiles,
  local: readonly Question[],
  start: number,
  random: RandomNumbers,
): TiledSearch[] {
  const tiles = network.stopOf.length;
  const searchOf = (name: string, questions: readonly TiledQuestion[]): TiledSearch => {
    const queries = questions.map(
      ({ fromTile, toTile, from, to, seconds }): TransitQuery => ({
        origins: [{ stop: network.stopOf[fromTile]?.[from] as StopIndex, seconds: 0 }],
        destinations: [{ stop: network.stopOf[toTile]?.[to] as StopIndex, seconds: 0 }],
        instant: start + seconds,
        maxBoardings: TILED_BOARDINGS,
      }),
    );
    return { name, search: (index) => engine.search(queries[index] as TransitQuery) };
  };
  const within = local.map((question): TiledQuestion => {
    const tile = below(random, tiles);
    return { ...question, fromTile: tile, toTile: tile };
  });
  const across = local.map(
    (question): TiledQuestion => ({ ...question, fromTile: below(random, tiles), toTile: below(random, tiles) }),
  );
  if (tiles === 1) return [searchOf('1 local', within)];
  // The same questions within one copy in the middle of the others; then places all over the network, so that caches cannot help.
  const middle = tiles >> 1;
  const inOne = local.map((question): TiledQuestion => ({ ...question, fromTile: middle, toTile: middle }));
  return [
    searchOf(`${tiles} local, in one copy`, inOne),
    searchOf(`${tiles} local, in any copy`, within),
    searchOf(`${tiles} across`, across),
  ];
}

/** `[feed][row]` → stop of the region: the same feeds built again get the same numbers (equal input, equal order). */
function sameStops(feeds: readonly FeedRows[], stopCount: number): readonly Int32Array[] {
  const sorted = [...feeds].sort((a, b) => (a.name < b.name ? -1 : 1));
  const built = buildTimetable(sorted, new StringPoolBuilder());
  if (built.stopLat.length !== stopCount)
    throw new Error('the feeds are not those of the region: run again with --rebuild');
  return feeds.map((feed) => built.stopIndexOf[sorted.indexOf(feed)] as Int32Array);
}
