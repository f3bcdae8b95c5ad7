import { LruCache } from '@tripwright/core/base';
import type { AreaRings, StopPoints, StreetLines } from './inputs.ts';
import { LineGrid } from './line-grid.ts';
import { clipLine, clipRing, type FlatLine, simplifyLine } from './line-tools.ts';
import { worldX, worldY } from './projection.ts';
import { stopZooms } from './stop-zooms.ts';
import { rankOfHighway, STREET_CLASSES } from './street-class.ts';
import { joinLayers, TILE_EXTENT, TileLayer } from './tile-writer.ts';

/** The deepest zoom with tiles. Maps draw deeper zooms from these. */
export const TILE_MAX_ZOOM = 14;

/** The content of the tiles. Each part is optional. */
export interface TileInputs {
  readonly streets?: StreetLines;
  readonly stops?: StopPoints;
  readonly areas?: AreaRings;
}

/** Options of a tile cutter. */
export interface TileCutterOptions {
  /** Bytes of finished tiles to cache. Default: 32 MB. */
  readonly cacheBytes?: number;
}

/** Cuts a tile. @returns a Mapbox Vector Tile with the layers `areas`, `streets` and `stops`; undefined for an empty tile */
export type TileCutter = (z: number, x: number, y: number) => Uint8Array | undefined;

/** Lines continue this far outside the tile, in tile units, so that caps and joins do not show at its edge. */
const MARGIN = 96;
/** Streets hidden below this zoom have a grid of their own, because they are by far the most. */
const FAR_ZOOM = 12;
const NOTHING = new Uint8Array(0);

/**
 * Creates a function that cuts vector tiles from columns on request and caches the latest ones. It copies no columns but builds grids over
 * them. Low zooms hold only main streets and stations and are simplified to half a pixel.
 */
export function createTileCutter(inputs: TileInputs, options: TileCutterOptions = {}): TileCutter {
  const layers = [areaLayer(inputs.areas), streetLayer(inputs.streets), stopLayer(inputs.stops)];
  const cache = new LruCache<string, Uint8Array>(options.cacheBytes ?? 32 << 20, { weigh: (tile) => tile.length + 64 });
  return (z, x, y) => {
    if (!isTile(z, x, y)) return undefined;
    const key = `${z}/${x}/${y}`;
    const tile = cache.getOrMake(key, () => joinLayers(layers.map((cut) => cut(new Frame(z, x, y)))) ?? NOTHING);
    return tile.length === 0 ? undefined : tile;
  };
}

function isTile(z: number, x: number, y: number): boolean {
  if (!Number.isInteger(z) || z < 0 || z > TILE_MAX_ZOOM) return false;
  return [x, y].every((value) => Number.isInteger(value) && value >= 0 && value < 2 ** z);
}

/** The square of a tile in the world. Converts degrees to tile units. */
class Frame {
  readonly zoom: number;
  private readonly size: number;
  private readonly x: number;
  private readonly y: number;

  constructor(zoom: number, x: number, y: number) {
    this.zoom = zoom;
    this.size = 2 ** zoom;
    this.x = x;
    this.y = y;
  }

  unitX(lng: number): number {
    return (worldX(lng) * this.size - this.x) * TILE_EXTENT;
  }

  unitY(lat: number): number {
    return (worldY(lat) * this.size - this.y) * TILE_EXTENT;
  }

  visit(grid: LineGrid, visit: (line: number) => void): void {
    const edge = MARGIN / TILE_EXTENT;
    grid.visit(
      (this.x - edge) / this.size,
      (this.y - edge) / this.size,
      (this.x + 1 + edge) / this.size,
      (this.y + 1 + edge) / this.size,
      visit,
    );
  }

  /** @param degrees `lat, lng, …` @returns `x, y, …` in tile units */
  line(degrees: readonly number[]): FlatLine {
    const line: FlatLine = [];
    for (let at = 0; at < degrees.length; at += 2) line.push(this.unitX(degrees[at + 1]!), this.unitY(degrees[at]!));
    return line;
  }
}

type LayerCutter = (frame: Frame) => TileLayer;

function streetLayer(streets: StreetLines | undefined): LayerCutter {
  if (streets === undefined) return () => new TileLayer('streets');
  const rank = new Uint8Array(streets.count);
  const far: number[] = [];
  const near: number[] = [];
  for (let street = 0; street < streets.count; street++) {
    const highway = streets.streetClass(street);
    if (highway === undefined) continue;
    const found = rankOfHighway(highway);
    rank[street] = found;
    (STREET_CLASSES[found]!.minZoom < FAR_ZOOM ? far : near).push(street);
  }
  const farGrid = new LineGrid(streets.appendPoints, far, streets.count);
  const nearGrid = new LineGrid(streets.appendPoints, near, streets.count);
  const degrees: number[] = [];

  return (frame) => {
    const layer = new TileLayer('streets');
    const isDeepest = frame.zoom === TILE_MAX_ZOOM;
    const tolerance = isDeepest ? 1 : 4;
    /** `[class]`: below the deepest zoom streets have no names, so all lines of a class make one feature. */
    const merged: FlatLine[][] = STREET_CLASSES.map(() => []);
    const add = (street: number): void => {
      const found = rank[street]!;
      const { name, minZoom } = STREET_CLASSES[found]!;
      if (!isDeepest && minZoom > frame.zoom) return;
      degrees.length = 0;
      streets.appendPoints(street, degrees);
      const whole = frame.line(degrees);
      const pieces = clipLine(simplifyLine(whole, tolerance), -MARGIN, TILE_EXTENT + MARGIN);
      if (!isDeepest) for (const piece of pieces) merged[found]!.push(piece);
      else if (pieces.length > 0) {
        layer.addLines(pieces, [
          ['class', name],
          ['rank', found],
          ['name', streets.name?.(street)],
          ['tunnel', streets.isTunnel?.(street) === true ? 1 : undefined],
        ]);
      }
    };
    frame.visit(farGrid, add);
    if (frame.zoom >= FAR_ZOOM) frame.visit(nearGrid, add);
    merged.forEach((lines, found) => {
      if (lines.length === 0) return;
      layer.addLines(lines, [
        ['class', STREET_CLASSES[found]!.name],
        ['rank', found],
      ]);
    });
    return layer;
  };
}

function stopLayer(stops: StopPoints | undefined): LayerCutter {
  if (stops === undefined) return () => new TileLayer('stops');
  const zooms = stopZooms(stops);
  const scale = stops.scale ?? 1;
  const all = Array.from({ length: stops.count }, (_, stop) => stop);
  const appendPlace = (stop: number, into: number[]): void => {
    into.push(stops.lat[stop]! / scale, stops.lng[stop]! / scale);
  };
  const grid = new LineGrid(appendPlace, all, stops.count);
  return (frame) => {
    const layer = new TileLayer('stops');
    frame.visit(grid, (stop) => {
      if (zooms[stop]! > frame.zoom) return;
      const x = frame.unitX(stops.lng[stop]! / scale);
      const y = frame.unitY(stops.lat[stop]! / scale);
      if (x < -MARGIN || y < -MARGIN || x > TILE_EXTENT + MARGIN || y > TILE_EXTENT + MARGIN) return;
      layer.addPoint(x, y, [
        ['name', stops.name(stop)],
        ['code', stops.code?.(stop)],
        ['mode', stops.mode?.(stop)],
        ['color', stops.color?.(stop)],
        ['popularity', stops.popularity?.[stop]],
        ['major', (stops.major?.[stop] ?? 0) === 0 ? 0 : 1],
        ['from', zooms[stop]!],
      ]);
    });
    return layer;
  };
}

function areaLayer(areas: AreaRings | undefined): LayerCutter {
  if (areas === undefined) return () => new TileLayer('areas');
  const { firstRing, firstPoint, scale = 1 } = areas;
  const appendRing = (ring: number, into: number[]): void => {
    for (let point = firstPoint[ring]!; point < firstPoint[ring + 1]!; point++) {
      into.push(areas.lat[point]! / scale, areas.lng[point]! / scale);
    }
  };
  const all: number[] = [];
  for (let area = 0; area < areas.count; area++) if (firstRing[area + 1]! > firstRing[area]!) all.push(area);
  // The outer ring comes first and contains the others.
  const grid = new LineGrid((area, into) => appendRing(firstRing[area]!, into), all, areas.count);
  return (frame) => {
    const layer = new TileLayer('areas');
    const tolerance = frame.zoom === TILE_MAX_ZOOM ? 1 : 4;
    frame.visit(grid, (area) => {
      const kind = areas.kind(area);
      if (kind === 'building' && frame.zoom < TILE_MAX_ZOOM) return;
      const rings: FlatLine[] = [];
      for (let ring = firstRing[area]!; ring < firstRing[area + 1]!; ring++) {
        const degrees: number[] = [];
        appendRing(ring, degrees);
        const cut = clipRing(simplifyLine(frame.line(degrees), tolerance), -MARGIN, TILE_EXTENT + MARGIN);
        if (cut.length >= 6) rings.push(cut);
        else if (rings.length === 0) return; // the outer ring vanished, so the whole area does
      }
      layer.addPolygon(rings, [['kind', kind]]);
    });
    return layer;
  };
}
