import { PbfWriter } from 'pbf';
import type { FlatLine } from './line-tools.ts';

/** Units along one side of a tile. */
export const TILE_EXTENT = 4096;

export type TileValue = string | number;

/** Properties of a feature. A value that is undefined or '' is left out. */
export type TileTags = readonly (readonly [key: string, value: TileValue | undefined])[];

const POINT = 1;
const LINE = 2;
const POLYGON = 3;
const MOVE_TO = 1;
const LINE_TO = 2;
const CLOSE_PATH = 7;

/**
 * A layer of a Mapbox Vector Tile (specification 2.1), written feature by feature. Coordinates are tile units, rounded here. Consecutive
 * equal points are dropped, and so are lines and rings with too few points.
 */
export class TileLayer {
  readonly name: string;
  private readonly features: PbfWriter = new PbfWriter();
  private readonly keys = new Map<string, number>();
  private readonly values = new Map<TileValue, number>();
  /** Command integers of the current feature. */
  private geometry: number[] = [];
  private x = 0;
  private y = 0;
  private count = 0;

  constructor(name: string) {
    this.name = name;
  }

  addPoint(x: number, y: number, tags: TileTags): void {
    this.begin();
    this.command(MOVE_TO, 1);
    this.moveBy(Math.round(x), Math.round(y));
    this.end(POINT, tags);
  }

  /** Adds a feature of one or several lines. */
  addLines(lines: readonly FlatLine[], tags: TileTags): void {
    this.begin();
    for (const line of lines) this.path(line, 2, false);
    this.end(LINE, tags);
  }

  /** Adds a polygon. The outer ring comes first, and rings do not repeat their first point. Sets the winding. */
  addPolygon(rings: readonly FlatLine[], tags: TileTags): void {
    this.begin();
    rings.forEach((ring, index) => {
      this.path(signedArea(ring) > 0 === (index === 0) ? ring : reversed(ring), 3, true);
    });
    this.end(POLYGON, tags);
  }

  get isEmpty(): boolean {
    return this.count === 0;
  }

  /** Returns the layer as bytes of the message `Tile.Layer`. */
  finish(): Uint8Array {
    const layer = new PbfWriter();
    layer.writeStringField(1, this.name);
    const features = this.features.finish();
    layer.realloc(features.length);
    layer.buf.set(features, layer.pos);
    layer.pos += features.length;
    for (const key of this.keys.keys()) layer.writeStringField(3, key);
    for (const value of this.values.keys()) layer.writeMessage(4, writeValue, value);
    layer.writeVarintField(5, TILE_EXTENT);
    layer.writeVarintField(15, 2);
    return layer.finish();
  }

  private begin(): void {
    this.geometry = [];
    this.x = 0;
    this.y = 0;
  }

  private command(id: number, count: number): void {
    this.geometry.push((count << 3) | id);
  }

  private moveBy(x: number, y: number): void {
    const dx = x - this.x;
    const dy = y - this.y;
    this.geometry.push((dx << 1) ^ (dx >> 31), (dy << 1) ^ (dy >> 31));
    this.x = x;
    this.y = y;
  }

  private path(line: FlatLine, atLeast: number, closed: boolean): void {
    const { geometry, x, y } = this;
    const start = geometry.length;
    let points = 0;
    let lineTo = 0;
    for (let at = 0; at < line.length; at += 2) {
      const nextX = Math.round(line[at]!);
      const nextY = Math.round(line[at + 1]!);
      if (points === 0) this.command(MOVE_TO, 1);
      else if (nextX === this.x && nextY === this.y) continue;
      else if (points === 1) {
        lineTo = geometry.length;
        geometry.push(0);
      }
      this.moveBy(nextX, nextY);
      points++;
    }
    if (points < atLeast) {
      geometry.length = start;
      this.x = x;
      this.y = y;
      return;
    }
    geometry[lineTo] = ((points - 1) << 3) | LINE_TO;
    if (closed) this.command(CLOSE_PATH, 1);
  }

  private end(type: number, tags: TileTags): void {
    if (this.geometry.length === 0) return;
    const pairs: number[] = [];
    for (const [key, value] of tags) {
      if (value === undefined || value === '') continue;
      pairs.push(indexIn(this.keys, key), indexIn(this.values, value));
    }
    this.features.writeMessage(2, writeFeature, { pairs, type, geometry: this.geometry });
    this.count++;
  }
}

/** Joins layers into a tile. @returns undefined when all layers are empty */
export function joinLayers(layers: readonly TileLayer[]): Uint8Array | undefined {
  const filled = layers.filter((layer) => !layer.isEmpty);
  if (filled.length === 0) return undefined;
  const tile = new PbfWriter();
  for (const layer of filled) tile.writeBytesField(3, layer.finish());
  return tile.finish().slice();
}

interface Feature {
  readonly pairs: number[];
  readonly type: number;
  readonly geometry: number[];
}

function writeFeature(feature: Feature, pbf: PbfWriter): void {
  pbf.writePackedVarint(2, feature.pairs);
  pbf.writeVarintField(3, feature.type);
  pbf.writePackedVarint(4, feature.geometry);
}

function writeValue(value: TileValue, pbf: PbfWriter): void {
  if (typeof value === 'string') pbf.writeStringField(1, value);
  else if (Number.isInteger(value)) pbf.writeSVarintField(6, value);
  else pbf.writeDoubleField(3, value);
}

function indexIn<T>(table: Map<T, number>, entry: T): number {
  let index = table.get(entry);
  if (index === undefined) {
    index = table.size;
    table.set(entry, index);
  }
  return index;
}

/** Twice the area; positive for an outer ring of the format (clockwise on the screen, where y points down). */
function signedArea(ring: FlatLine): number {
  let sum = 0;
  let before = ring.length - 2;
  for (let at = 0; at < ring.length; at += 2) {
    sum += ring[before]! * ring[at + 1]! - ring[at]! * ring[before + 1]!;
    before = at;
  }
  return sum;
}

function reversed(ring: FlatLine): FlatLine {
  const turned: FlatLine = [];
  for (let at = ring.length - 2; at >= 0; at -= 2) turned.push(ring[at]!, ring[at + 1]!);
  return turned;
}
