import { StationGraph } from '../stations/station-graph.ts';
import type { LevelRow, PathwayRow, StopRow } from './feed-rows.ts';

/** The insides of one feed's stations, by row of its stops. */
export function stationGraphOfRows(
  stops: readonly StopRow[],
  levels: readonly LevelRow[],
  pathways: readonly PathwayRow[],
): StationGraph {
  return new StationGraph(
    {
      kind: stops.map((stop) => stop.locationType),
      parent: stops.map((stop) => stop.parent),
      lat: stops.map((stop) => stop.lat),
      lng: stops.map((stop) => stop.lng),
      level: stops.map((stop) => levels[stop.level]?.index ?? Number.NaN),
      wheelchair: stops.map((stop) => stop.wheelchair),
      fromStreet: stops.map((stop) => (stop.access === '1' ? 1 : 0)),
    },
    {
      from: pathways.map((pathway) => pathway.from),
      to: pathways.map((pathway) => pathway.to),
      mode: pathways.map((pathway) => pathway.mode),
      bidirectional: pathways.map((pathway) => (pathway.bidirectional ? 1 : 0)),
      length: pathways.map((pathway) => pathway.length),
      traversalTime: pathways.map((pathway) => pathway.traversalTime),
      stairCount: pathways.map((pathway) => pathway.stairCount),
      maxSlope: pathways.map((pathway) => pathway.maxSlope),
      minWidth: pathways.map((pathway) => pathway.minWidth),
    },
  );
}
