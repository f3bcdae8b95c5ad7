import type { StreetNetwork } from '../streets/network.ts';
import { createRouteFinder } from '../streets/route-finder.ts';
import type { Line } from './line.ts';
import { lines } from './line-list.ts';
import { buildInside, type Level, type Pathway } from './pathways.ts';
import { drawPatterns, type LinePattern } from './pattern.ts';
import { type BuiltStation, createStationBook } from './station-book.ts';
import { createPoleBook, type Stop } from './stops.ts';
import { type Run, schedule } from './timetable.ts';

/** The timetable of the city, before it is written as GTFS. */
export interface Transit {
  readonly lines: readonly Line[];
  readonly patterns: readonly LinePattern[];
  readonly runs: readonly Run[];
  /** Stations first, then their parts, piers and poles. */
  readonly stops: readonly Stop[];
  readonly levels: readonly Level[];
  readonly pathways: readonly Pathway[];
  readonly stations: readonly BuiltStation[];
}

/** Builds the routes of the lines along streets and tracks, their stops, and their timetable. */
export function buildTransit(network: StreetNetwork, seed: number): Transit {
  const finder = createRouteFinder(network);
  const poles = createPoleBook(network, seed);
  const book = createStationBook(network, finder);
  const patterns = lines.flatMap((line) => drawPatterns(line, network, finder, poles, book));
  const stations = book.built();
  const insides = stations.map(buildInside);
  return {
    lines,
    patterns,
    runs: patterns.flatMap((pattern) => schedule(pattern, seed)),
    stops: [
      ...stations.flatMap((built, i) => [
        ...(built.stop === undefined ? [] : [built.stop]),
        ...built.entrances.map((entrance) => entrance.stop),
        ...insides[i]!.nodes,
        ...built.platforms,
      ]),
      ...poles.poles,
    ],
    levels: insides.flatMap((inside) => inside.levels),
    pathways: insides.flatMap((inside) => inside.pathways),
    stations,
  };
}
