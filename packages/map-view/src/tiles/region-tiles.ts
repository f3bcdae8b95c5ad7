import { findModeFamily } from '@tripwright/core/modes';
import type { Region } from '@tripwright/core/region';
import { unbranded } from '@tripwright/core/storage';
import { type AreaIndex, type Areas, type EdgeIndex, UNITS_PER_DEGREE } from '@tripwright/core/street';
import type { StopIndex } from '@tripwright/core/timetable';
import type { AreaKind, AreaRings, StopPoints, StreetLines } from './inputs.ts';
import { linesOfEdges } from './street-lines.ts';
import { createTileCutter, TILE_MAX_ZOOM, type TileCutter } from './tile-cutter.ts';

/** Vector tiles of a region, cut from its artefact on request. The cutter is created with the first tile. */
export class RegionTiles {
  readonly #region: Region;
  #cutter: TileCutter | undefined;

  constructor(region: Region) {
    this.#region = region;
  }

  /** Lays out the map, so that no request waits for it. @throws what keeps tiles of this region from being cut */
  prepare(): void {
    // Near and far tiles are cut from grids of their own, each laid out with its first tile, wherever it lies.
    for (const zoom of [8, TILE_MAX_ZOOM]) this.tile(zoom, 0, 0);
  }

  /** A tile in the Mapbox vector tile format; undefined where the region has no data. */
  tile(zoom: number, column: number, row: number): Uint8Array | undefined {
    if (zoom > TILE_MAX_ZOOM) return undefined;
    this.#cutter ??= createTileCutter({
      streets: streetLines(this.#region),
      stops: stopPoints(this.#region),
      ...areaRings(this.#region),
    });
    return this.#cutter(zoom, column, row);
  }
}

const AREA_KINDS: readonly AreaKind[] = ['water', 'park', 'building'];

function areaRings({ areas }: Region): { readonly areas?: AreaRings } {
  if (areas === undefined) return {};
  return {
    areas: { ...columnsOf(areas), scale: 1e6, kind: (area) => AREA_KINDS[areas.areaKind[area as AreaIndex]!]! },
  };
}

function columnsOf(areas: Areas): Omit<AreaRings, 'kind'> {
  return {
    count: areas.count,
    firstRing: unbranded(areas.areaFirstRing),
    firstPoint: unbranded(areas.ringFirstPoint),
    lat: unbranded(areas.areaPointLat),
    lng: unbranded(areas.areaPointLng),
  };
}

function streetLines(region: Region): StreetLines {
  const graph = region.streets?.graph;
  if (graph === undefined) return { count: 0, appendPoints: () => undefined, streetClass: () => undefined };
  const columns = {
    edgeCount: graph.edgeCount,
    nodeLat: unbranded(graph.nodeLat),
    nodeLng: unbranded(graph.nodeLng),
    edgeFrom: unbranded(graph.edgeFrom),
    edgeTo: unbranded(graph.edgeTo),
    edgeFirstPoint: unbranded(graph.edgeFirstPoint),
    pointLat: unbranded(graph.pointLat),
    pointLng: unbranded(graph.pointLng),
  };
  return linesOfEdges(columns, UNITS_PER_DEGREE, {
    streetClass: (edge) =>
      graph.edgeWay[edge as EdgeIndex]! < 0 ? undefined : graph.traitsOf(edge as EdgeIndex).class,
    name: (edge) => graph.nameOf(edge as EdgeIndex),
    isTunnel: (edge) => graph.traitsOf(edge as EdgeIndex).flags.has('tunnel'),
  });
}

function stopPoints(region: Region): StopPoints {
  const { transit } = region;
  if (transit === undefined) return { count: 0, lat: [], lng: [], name: () => undefined };
  const { timetable, stops } = transit;
  // A station stands for its platforms. Stops without service are not drawn.
  const shown = Array.from({ length: timetable.stopCount }, (_, stop) => stop as StopIndex).filter(
    (stop) =>
      timetable.stopKind[stop]! <= 1 &&
      timetable.stopParent[stop]! < 0 &&
      timetable.stopLatDegrees(stop) >= -90 &&
      stops.linesOf(stop).length > 0,
  );
  const refs = shown.map((stop) => stops.get(stop));
  const modes = shown.map((stop) => stops.modesOf(stop)[0]);
  return {
    count: shown.length,
    lat: refs.map((stop) => stop.lat),
    lng: refs.map((stop) => stop.lng),
    name: (i) => refs[i]?.name,
    code: (i) => refs[i]?.code,
    mode: (i) => modes[i],
    color: (i) => colorOf(modes[i]),
    popularity: refs.map((stop) => stop.popularity),
    major: shown.map((stop) => (stops.isMajor(stop) ? 1 : 0)),
  };
}

function colorOf(mode: string | undefined): string | undefined {
  const color = mode === undefined ? undefined : findModeFamily(mode)?.color;
  if (color === undefined) return undefined;
  return `#${[color.red, color.green, color.blue].map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}
