import { type Columns, readColumns, type Sections, section, unbranded } from '../../storage/index.ts';
import { NO_COORDINATE } from '../columns/no-coordinate.ts';
import { TIMETABLE_COLUMNS } from '../columns/timetable-columns.ts';
import type { StationPlaces } from './pathway-passage.ts';
import { StationGraph } from './station-graph.ts';

/** Pathways out of order, as a section beside those of a timetable: no artefact has it, only a timetable of now. */
export const CLOSED_PATHWAYS = 'closedPathway';

/** The insides of a region's stations, with pathways out of order where the sections name some. @throws PlannerError `artefact-corrupt` */
export function stationGraphOf(sections: Sections): StationGraph {
  const columns = readColumns(TIMETABLE_COLUMNS, sections);
  const closed = sections.has(CLOSED_PATHWAYS) ? section(sections, CLOSED_PATHWAYS, Int32Array) : [];
  const pathways = {
    from: unbranded(columns.pathwayFrom),
    to: unbranded(columns.pathwayTo),
    mode: unbranded(columns.pathwayMode),
    bidirectional: unbranded(columns.pathwayBidirectional),
    length: unbranded(columns.pathwayLength),
    traversalTime: unbranded(columns.pathwayTraversalTime),
    stairCount: unbranded(columns.pathwayStairCount),
    maxSlope: unbranded(columns.pathwayMaxSlope),
    minWidth: unbranded(columns.pathwayMinWidth),
  };
  return new StationGraph(placesOf(columns), pathways, new Set(closed));
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
