import { VectorTile } from '@mapbox/vector-tile';
import { streetClasses } from '@tripwright/core/street';
import fc from 'fast-check';
import { PbfReader } from 'pbf';
import { describe, expect, test } from 'vitest';
import type { StopPoints, StreetLines } from './inputs.ts';
import { worldX, worldY } from './projection.ts';
import { rankOfHighway, STREET_CLASSES } from './street-class.ts';
import { linesOfColumns, linesOfEdges } from './street-lines.ts';
import { createTileCutter, TILE_MAX_ZOOM } from './tile-cutter.ts';

type Point = readonly [lat: number, lng: number];

function streetsOf(lines: readonly { points: readonly Point[]; class: string; name?: string }[]): StreetLines {
  const firstPoint = [0];
  const lat: number[] = [];
  const lng: number[] = [];
  for (const { points } of lines) {
    for (const point of points) {
      lat.push(Math.round(point[0] * 1e7));
      lng.push(Math.round(point[1] * 1e7));
    }
    firstPoint.push(lat.length);
  }
  const columns = { count: lines.length, firstPoint, lat: Int32Array.from(lat), lng: Int32Array.from(lng) };
  return linesOfColumns(columns, 1e7, {
    streetClass: (street) => lines[street]?.class,
    name: (street) => lines[street]?.name,
  });
}

function tileAt(lat: number, lng: number, zoom: number): [number, number, number] {
  return [zoom, Math.floor(worldX(lng) * 2 ** zoom), Math.floor(worldY(lat) * 2 ** zoom)];
}

const read = (tile: Uint8Array | undefined): VectorTile => new VectorTile(new PbfReader(tile ?? new Uint8Array()));
const centre: Point = [41.15, -8.62];

describe('streets', () => {
  const streets = streetsOf([
    { points: [centre, [41.151, -8.621], [41.152, -8.619]], class: 'primary', name: 'Rua da Boavista' },
    { points: [centre, [41.1505, -8.6205]], class: 'footway' },
  ]);
  const cut = createTileCutter({ streets });

  test('keep their place to the tile unit, their class and their name', () => {
    const [z, x, y] = tileAt(...centre, TILE_MAX_ZOOM);
    const layer = read(cut(z, x, y)).layers['streets']!;
    expect(layer.length).toBe(2);
    const features = [layer.feature(0), layer.feature(1)];
    const primary = features.find((feature) => feature.properties['class'] === 'primary')!;
    expect(primary.properties).toEqual({ class: 'primary', rank: 11, name: 'Rua da Boavista' });
    const geometry = primary.toGeoJSON(x, y, z).geometry as unknown as { coordinates: number[][] };
    expect(geometry.coordinates).toHaveLength(3);
    expect(geometry.coordinates[1]![0]).toBeCloseTo(-8.621, 5);
    expect(geometry.coordinates[1]![1]).toBeCloseTo(41.151, 5);
  });

  test('low zooms have only main streets, without names', () => {
    const layer = read(cut(...tileAt(...centre, 12))).layers['streets']!;
    expect(layer.length).toBe(1);
    expect(layer.feature(0).properties).toEqual({ class: 'primary', rank: 11 });
  });

  test('an empty place and a square that does not exist have no tile', () => {
    expect(cut(...tileAt(0, 0, 14))).toBeUndefined();
    expect(cut(15, 0, 0)).toBeUndefined();
    expect(cut(3, 8, 0)).toBeUndefined();
    expect(cut(3, 0.5, 0)).toBeUndefined();
    expect(cut(-1, 0, 0)).toBeUndefined();
  });

  test('a tile has the same bytes each time and from every cutter', () => {
    const at = tileAt(...centre, 14);
    expect(cut(...at)).toBe(cut(...at));
    expect(createTileCutter({ streets })(...at)).toEqual(cut(...at));
  });

  test('every class of the street room has a row', () => {
    const drawn = new Set(STREET_CLASSES.flatMap((row) => row.highways));
    expect(streetClasses.filter((name) => !drawn.has(name))).toEqual(['passage']);
    expect(STREET_CLASSES[rankOfHighway('something_new')]?.name).toBe('minor');
  });

  test('edges become lines from node to node', () => {
    const graph = {
      edgeCount: 1,
      nodeLat: [411500000, 411520000],
      nodeLng: [-86200000, -86190000],
      edgeFrom: [1],
      edgeTo: [0],
      edgeFirstPoint: [0, 1],
      pointLat: [411510000],
      pointLng: [-86210000],
    };
    const lines = linesOfEdges(graph, 1e7, { streetClass: () => 'primary' });
    const points: number[] = [];
    lines.appendPoints(0, points);
    expect(points).toEqual([41.152, -8.619, 41.151, -8.621, 41.15, -8.62]);
  });

  test('lines with fewer than two points and empty inputs give no tile', () => {
    const odd = streetsOf([
      { points: [], class: 'primary' },
      { points: [centre], class: 'primary' },
    ]);
    expect(createTileCutter({ streets: odd })(...tileAt(...centre, 14))).toBeUndefined();
    expect(createTileCutter({})(0, 0, 0)).toBeUndefined();
  });
});

test('a street that crosses many tiles is in each of them, clipped to its margin', () => {
  const line = fc.tuple(
    fc.double({ min: 41.1, max: 41.2, noNaN: true }),
    fc.double({ min: -8.7, max: -8.6, noNaN: true }),
  );
  fc.assert(
    fc.property(fc.array(line, { minLength: 2, maxLength: 12 }), fc.nat(100), (points, share) => {
      const streets = streetsOf([{ points: points as Point[], class: 'motorway' }]);
      const [a, b] = [points[0]!, points[1]!];
      const there: Point = [a[0] + ((b[0] - a[0]) * share) / 100, a[1] + ((b[1] - a[1]) * share) / 100];
      const [z, x, y] = tileAt(...there, 14);
      const layer = read(createTileCutter({ streets })(z, x, y)).layers['streets'];
      // A line that only touches a corner, or is shorter than a unit, may vanish in rounding.
      if (layer === undefined) return (a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2 < 1e-8 || nearEdge(there);
      for (const part of layer.feature(0).loadGeometry()) {
        for (const point of part) {
          expect(Math.min(point.x, point.y)).toBeGreaterThanOrEqual(-96);
          expect(Math.max(point.x, point.y)).toBeLessThanOrEqual(4096 + 96);
        }
      }
      return true;
    }),
  );
});

function nearEdge([lat, lng]: Point): boolean {
  return [worldX(lng), worldY(lat)].some((value) => Math.abs(value * 2 ** 14 - Math.round(value * 2 ** 14)) < 0.01);
}

describe('stops', () => {
  const stops: StopPoints = {
    count: 4,
    lat: [41.15, 41.15001, 41.1502, 41.16],
    lng: [-8.62, -8.62001, -8.62, -8.62],
    name: (stop) => ['Trindade', 'Trindade 2', 'Bolhão', 'Marquês'][stop],
    code: (stop) => `S${stop}`,
    popularity: [9, 1, 3, 2],
    major: [1, 0, 0, 0],
  };
  const cut = createTileCutter({ stops });
  const namesAt = (zoom: number): string[] => {
    const layer = read(cut(...tileAt(41.1502, -8.6195, zoom))).layers['stops'];
    return Array.from({ length: layer?.length ?? 0 }, (_, i) => String(layer?.feature(i).properties['name'])).sort();
  };

  test('deep zooms have all stops, low zooms the important ones', () => {
    expect(namesAt(14)).toContain('Trindade 2');
    expect(namesAt(13)).not.toContain('Trindade 2');
    expect(namesAt(13)).toContain('Trindade');
    expect(namesAt(9)).toEqual(['Trindade']);
    expect(namesAt(5)).toEqual([]);
  });

  test('a stop that appears at a zoom appears at every deeper zoom', () => {
    for (let zoom = 8; zoom < 14; zoom++) {
      if (namesAt(zoom).includes('Marquês')) expect(namesAt(zoom + 1).length).toBeGreaterThan(0);
    }
  });
});

test('areas keep their holes and have the winding that the format requires', () => {
  const ring = (half: number): Point[] => [
    [41.15 - half, -8.62 - half],
    [41.15 - half, -8.62 + half],
    [41.15 + half, -8.62 + half],
    [41.15 + half, -8.62 - half],
  ];
  const points = [...ring(0.002), ...ring(0.001)];
  const cut = createTileCutter({
    areas: {
      count: 1,
      firstRing: [0, 2],
      firstPoint: [0, 4, 8],
      lat: points.map((point) => point[0]),
      lng: points.map((point) => point[1]),
      kind: () => 'park',
    },
  });
  const [z, x, y] = tileAt(41.15, -8.62, 14);
  const feature = read(cut(z, x, y)).layers['areas']!.feature(0);
  const polygon = feature.toGeoJSON(x, y, z).geometry as unknown as { type: string; coordinates: number[][][] };
  expect(feature.properties).toEqual({ kind: 'park' });
  expect(polygon.type).toBe('Polygon');
  expect(polygon.coordinates).toHaveLength(2);
});
