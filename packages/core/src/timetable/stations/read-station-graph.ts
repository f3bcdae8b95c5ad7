import { type Sections, section } from '../../base/index.ts';
import { NO_COORDINATE } from '../columns/no-coordinate.ts';
import type { StationPlaces } from './pathway-passage.ts';
import { StationGraph } from './station-graph.ts';

/** The insides of a region's stations. @throws PlannerError `artefact-corrupt` */
export function stationGraphOf(sections: Sections): StationGraph {
  const lat = section(sections, 'stopLat', Int32Array);
  const lng = section(sections, 'stopLng', Int32Array);
  const level = section(sections, 'stopLevel', Int32Array);
  const levelIndex = section(sections, 'levelIndex', Float64Array);
  const number = (name: 'length' | 'traversalTime' | 'stairCount' | 'maxSlope' | 'minWidth'): Float64Array =>
    section(sections, sectionName(name), Float64Array);
  const pathways = section(sections, 'pathwayFrom', Int32Array);
  const isEmpty = pathways.length === 0;
  const places: StationPlaces = {
    kind: section(sections, 'stopKind', Uint8Array),
    parent: section(sections, 'stopParent', Int32Array),
    // Most regions have no pathway at all: then nobody asks for places.
    lat: isEmpty ? [] : Float64Array.from(lat, degrees),
    lng: isEmpty ? [] : Float64Array.from(lng, degrees),
    level: isEmpty ? [] : Float64Array.from(level, (at) => (at < 0 ? Number.NaN : levelIndex[at]!)),
    wheelchair: section(sections, 'stopWheelchair', Uint8Array),
    fromStreet: section(sections, 'stopFromStreet', Uint8Array),
  };
  return new StationGraph(places, {
    from: pathways,
    to: section(sections, 'pathwayTo', Int32Array),
    mode: section(sections, sectionName('mode'), Uint8Array),
    bidirectional: section(sections, sectionName('bidirectional'), Uint8Array),
    length: number('length'),
    traversalTime: number('traversalTime'),
    stairCount: number('stairCount'),
    maxSlope: number('maxSlope'),
    minWidth: number('minWidth'),
  });
}

/** The section of a column of pathways. */
export function sectionName(column: string): string {
  return `pathway${column.charAt(0).toUpperCase()}${column.slice(1)}`;
}

function degrees(micro: number): number {
  return micro === NO_COORDINATE ? Number.NaN : micro / 1e6;
}
