import { type Columns, readColumns, type Sections, unbranded } from '../../storage/index.ts';
import { NO_COORDINATE } from '../columns/no-coordinate.ts';
import { TIMETABLE_COLUMNS } from '../columns/timetable-columns.ts';
import type { StationPlaces } from './pathway-passage.ts';
import { StationGraph } from './station-graph.ts';

/** The insides of a region's stations. @throws PlannerError `artefact-corrupt` */
export function stationGraphOf(sections: Sections): StationGraph {
  const columns = readColumns(TIMETABLE_COLUMNS, sections);
  return new StationGraph(placesOf(columns), {
    from: unbranded(columns.pathwayFrom),
    to: unbranded(columns.pathwayTo),
    mode: unbranded(columns.pathwayMode),
    bidirectional: unbranded(columns.pathwayBidirectional),
    length: unbranded(columns.pathwayLength),
    traversalTime: unbranded(columns.pathwayTraversalTime),
    stairCount: unbranded(columns.pathwayStairCount),
    maxSlope: unbranded(columns.pathwayMaxSlope),
    minWidth: unbranded(columns.pathwayMinWidth),
  });
}

function placesOf(columns: Columns<typeof TIMETABLE_COLUMNS>): StationPlaces {
  const { stopLat, stopLng, stopLevel, levelIndex } = columns;
  // Most regions have no pathway. Without one no place is ever read.
  const isEmpty = columns.pathwayFrom.length === 0;
  return {
    kind: unbranded(columns.stopKind),
    parent: unbranded(columns.stopParent),
    lat: isEmpty ? [] : Float64Array.from(stopLat, degrees),
    lng: isEmpty ? [] : Float64Array.from(stopLng, degrees),
    level: isEmpty ? [] : Float64Array.from(stopLevel, (level) => levelIndex[level] ?? Number.NaN),
    wheelchair: unbranded(columns.stopWheelchair),
    fromStreet: unbranded(columns.stopFromStreet),
  };
}

function degrees(micro: number): number {
  return micro === NO_COORDINATE ? Number.NaN : micro / 1e6;
}
