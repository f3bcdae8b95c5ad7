import { StreetEngine } from '@tripwright/core/engine/street';
import { StringPool, StringPoolBuilder } from '@tripwright/core/storage';
import { StreetGraph } from '@tripwright/core/street';
import { buildStreetGraph } from '@tripwright/core/street/build';
import { readOsm } from '@tripwright/feeds/osm';
import { type Figures, ratio, round } from '../common/figures.ts';
import { interleave } from '../common/interleave.ts';
import type { RunOptions } from '../common/run-options.ts';
import { type TimeSummary, timeFigures } from '../common/samples.ts';
import { say } from '../common/talk.ts';
import { randomCrossings } from './street-questions.ts';
import { tileStreets } from './tiled-streets.ts';

/** Copies along each side of the grid, while the whole stays below {@link MOST_NODES}. */
const SIDES = [1, 2, 3, 5];
const MOST_NODES = 2_200_000;

/** Measures how the cost of a route by car grows with copies of a city, between any two places of the whole network. */
export async function measureStreetTiles(
  city: { readonly title: string; readonly osm: string },
  options: RunOptions,
): Promise<Figures> {
  const strings = new StringPoolBuilder();
  const { sections, counts } = buildStreetGraph(await readOsm(city.osm), strings);
  const { bytes, offsets } = strings.build();
  const pool = new StringPool(bytes, offsets);
  const networks = SIDES.filter((side) => counts.nodes * side * side <= MOST_NODES).map((side) => {
    say(`Laying out ${side * side} × ${city.title} …`);
    const before = performance.now();
    const tiled = tileStreets(sections, pool, side);
    const buildMs = performance.now() - before;
    const streets = new StreetEngine(StreetGraph.from(tiled.sections, pool));
    const start = performance.now();
    const metric = streets.metric('car');
    const metricMs = performance.now() - start;
    const from = randomCrossings(metric, options.count, options.seed);
    const to = randomCrossings(metric, options.count, options.seed + 1);
    return { tiled, buildMs, metricMs, streets, metric, from, to };
  });
  const contestants = networks.map(({ tiled, streets, metric, from, to }) => ({
    name: `${tiled.tiles}`,
    answer: (i: number): number => {
      const [start, end] = [from[i]?.snap, to[i]?.snap];
      if (start === undefined || end === undefined) throw new RangeError(`no question ${i}`);
      return streets.routeBetween(metric, [start], [end])?.cost ?? -1;
    },
  }));
  const times = interleave(contestants, {
    questions: options.count,
    warmUps: options.warmUps,
    rounds: options.rounds,
    progress: (round, all) => say(`${city.title}, copies: round ${round + 1} of ${all}`),
  });
  const first = times[0]?.samples.summary() as TimeSummary;
  return {
    city: city.title,
    networks: networks.map(({ tiled, buildMs, metricMs, streets }, i) => {
      const summary = times[i]?.samples.summary() as TimeSummary;
      return {
        copies: tiled.tiles,
        crossings: streets.graph.nodeCount,
        edges: streets.graph.edgeCount,
        buildMs: round(buildMs),
        metricMs: round(metricMs),
        time: timeFigures(summary),
        timesOneCity: ratio(summary.median, first.median),
      };
    }),
  };
}
