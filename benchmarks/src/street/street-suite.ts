import {
  BARRED,
  boundedDijkstra,
  describePath,
  type Snap,
  type StreetEngine,
  type StreetMetric,
  type StreetPath,
  turnMetricOf,
} from '@tripwright/core/engine/street';
import { type BuiltRegion, buildRegion, findInputs } from '../common/built-region.ts';
import { type Figures, ratio, round } from '../common/figures.ts';
import { type Contestant, interleave } from '../common/interleave.ts';
import type { RunOptions } from '../common/run-options.ts';
import { ascending, percentile, timeFigures } from '../common/samples.ts';
import { say } from '../common/talk.ts';
import { measureStreetTiles } from './measure-street-tiles.ts';
import { ngraphRoutes } from './peer-ngraph.ts';
import { type Crossing, randomCrossings } from './street-questions.ts';

const PROFILES = ['walk', 'bicycle', 'car'] as const;
const WALK_SECONDS = 15 * 60;
const TARGETS = 200;
/** Number of origins of the one-to-many question: the peer needs a search for every target. */
const MANY_ORIGINS = 5;

/** Walking over the streets: point to point against the peer, a bounded walk, one place to many; with `--tiles`, how driving scales with the network. */
export async function streetSuite(options: RunOptions): Promise<Figures> {
  if (options.tiles) {
    const tiles: Figures[] = [];
    const names = options.cities.length === 0 ? ['porto-alegre'] : options.cities;
    for (const inputs of findInputs(names)) tiles.push(await measureStreetTiles(inputs, options));
    return { tiles };
  }
  const cities: Figures[] = [];
  for (const inputs of findInputs(options.cities))
    cities.push(measureStreets(await buildRegion(inputs, options), options));
  return { cities };
}

/** The questions of a city, and the contestants that answer them. */
interface WalkingRace {
  readonly metric: StreetMetric;
  readonly streets: StreetEngine;
  readonly peer: ReturnType<typeof ngraphRoutes> | undefined;
  readonly from: readonly Crossing[];
  readonly to: readonly Crossing[];
  readonly targets: readonly Crossing[];
}

function measureStreets(city: BuiltRegion, options: RunOptions): Figures {
  const { streets } = city.region;
  if (streets === undefined) throw new Error(`${city.title} has no streets`);
  const before = performance.now();
  const metric = streets.metric('walk');
  const metricMs = performance.now() - before;
  const walking: WalkingRace = {
    metric,
    streets,
    from: randomCrossings(metric, options.count, options.seed),
    to: randomCrossings(metric, options.count, options.seed + 1),
    targets: randomCrossings(metric, TARGETS, options.seed + 2),
    peer: options.peers ? ngraphRoutes(metric) : undefined,
  };
  const routes = routeContestants(walking);
  const own = walking.from.map((_, i) => (routes[0] as Contestant).answer(i));
  const bounded = boundedContestant(walking);
  const reached = ascending(walking.from.map((_, i) => bounded.answer(i)));
  const toMany = oneToManyContestants(walking);
  const profiles = PROFILES.map((name) => measureProfile(city, name, options));

  const { warmUps, rounds } = options;
  const questions = options.count;
  const progress = (what: string) => ({
    warmUps,
    rounds,
    progress: (round: number, all: number) => say(`${city.title}, ${what}: round ${round + 1} of ${all}`),
  });
  return {
    city: city.title,
    crossings: streets.graph.nodeCount,
    edges: streets.graph.edgeCount,
    metricMs: round(metricMs),
    profiles,
    pointToPoint: race(routes, { questions, ...progress('point to point') }).map((figures, index) => ({
      ...figures,
      // With snapping the question differs: a place near several streets starts on the best of them.
      ...(index !== 1 && { disagreements: disagreements(own, routes[index] as Contestant) }),
    })),
    walk15Minutes: race([bounded], { questions, ...progress('15 minutes') }),
    crossingsWithin15Minutes: { median: percentile(reached, 50), p95: percentile(reached, 95) },
    oneTo200: race(toMany, {
      questions: Math.min(MANY_ORIGINS, questions),
      ...progress('one to many'),
      rounds: Math.min(3, rounds),
    }),
  };
}

const at = (places: readonly Crossing[], index: number): Crossing => places[index] as Crossing;

/** Costs that differ by more than a millisecond. */
const disagreements = (own: readonly number[], other: Contestant): number =>
  own.filter((cost, i) => Math.abs(cost - other.answer(i)) > 1).length;

/** Point to point: our engine first, then with snapping, then the peer's two searches. */
function routeContestants({ metric, streets, peer, from, to }: WalkingRace): Contestant[] {
  const ours: Contestant[] = [
    {
      name: 'tripwright',
      answer: (i) => streets.routeBetween(metric, [at(from, i).snap], [at(to, i).snap])?.cost ?? -1,
    },
    {
      name: 'tripwright, snapping both ends',
      answer: (i) => {
        const answer = streets.route(metric, at(from, i), at(to, i));
        return answer.found ? answer.path.cost : -1;
      },
    },
  ];
  if (peer === undefined) return ours;
  return [
    ...ours,
    { name: 'ngraph.path 1.6.1 A*', answer: (i) => peer.aStar(at(from, i).node, at(to, i).node) },
    { name: 'ngraph.path 1.6.1 NBA*', answer: (i) => peer.nba(at(from, i).node, at(to, i).node) },
  ];
}

/** All crossings within 15 minutes. */
function boundedContestant({ metric, streets, from }: WalkingRace): Contestant {
  const workspace = streets.workspace(metric);
  return {
    name: 'tripwright',
    answer: (i) => {
      boundedDijkstra(workspace, metric, [at(from, i).snap], { direction: 'from', limitSeconds: WALK_SECONDS });
      return workspace.touchedCount;
    },
  };
}

/** One place to 200. */
function oneToManyContestants({ metric, streets, peer, from, targets }: WalkingRace): Contestant[] {
  const many = streets.preparePlaces(
    metric,
    targets.map(({ snap }) => [snap]),
    'to',
  );
  const ours: Contestant = {
    name: 'tripwright',
    answer: (i) =>
      streets.costsOfPlaces([at(from, i).snap], many).reduce((sum, cost) => (cost < BARRED ? sum + cost : sum), 0),
  };
  if (peer === undefined) return [ours];
  return [
    ours,
    {
      name: 'ngraph.path 1.6.1 NBA*, one search per stop',
      answer: (i) => targets.reduce((sum, { node }) => sum + Math.max(0, peer.nba(at(from, i).node, node)), 0),
    },
  ];
}

/** For one profile: customising the metric again, the cost of a route, the route, and the described route. */
function measureProfile(city: BuiltRegion, name: (typeof PROFILES)[number], options: RunOptions): Figures {
  const streets = city.region.streets as StreetEngine;
  const metric = streets.metric(name);
  const turnMetric = turnMetricOf(metric);
  streets.prepare(metric);
  const customised = Array.from({ length: 9 }, () => {
    const before = performance.now();
    turnMetric.recustomize();
    return performance.now() - before;
  });
  const from = randomCrossings(metric, options.count, options.seed + 3);
  const to = randomCrossings(metric, options.count, options.seed + 4);
  const snaps = (places: readonly Crossing[], i: number): readonly Snap[] => [(places[i] as Crossing).snap];
  const path = (i: number): StreetPath | undefined => streets.routeBetween(metric, snaps(from, i), snaps(to, i));
  const contestants: Contestant[] = [
    { name: `${name}: cost alone`, answer: (i) => streets.costBetween(metric, snaps(from, i), snaps(to, i)) },
    { name: `${name}: with the route`, answer: (i) => path(i)?.cost ?? -1 },
    {
      name: `${name}: described with geometry, names and turns`,
      answer: (i) => {
        const found = path(i);
        return found === undefined ? -1 : describePath(streets.graph, found).line.length;
      },
    },
  ];
  const { warmUps, rounds } = options;
  return {
    profile: name,
    recustomizeMs: round(percentile(ascending(customised), 50)),
    times: race(contestants, {
      questions: options.count,
      warmUps,
      rounds,
      progress: (at: number, all: number) => say(`${city.title}, ${name}: round ${at + 1} of ${all}`),
    }),
  };
}

/** Times contestants and compares each with the first. */
function race(contestants: readonly Contestant[], options: Parameters<typeof interleave>[1]): Figures[] {
  const times = interleave(contestants, options);
  const first = times[0]?.samples.summary();
  return times.map(({ name, samples, checksum }, index) => {
    const summary = samples.summary();
    const slower = { median: ratio(summary.median, first?.median ?? 0), p95: ratio(summary.p95, first?.p95 ?? 0) };
    return {
      name,
      time: timeFigures(summary),
      checksum: round(checksum),
      ...(index === 0 ? {} : { timesSlowerThanOurs: slower }),
    };
  });
}
