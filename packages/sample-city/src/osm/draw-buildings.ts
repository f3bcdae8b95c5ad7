import type { Tags } from '@tripwright/feeds/osm';
import { between, distance, nearestShare, type Point } from '../geometry/point.ts';
import { lengthOf, offset, pointAlong } from '../geometry/polyline.ts';
import { createRandom, seedOf } from '../random.ts';
import type { StreetNetwork } from '../streets/network.ts';
import { type DistrictId, inPark } from '../terrain/districts.ts';
import { isWater } from '../terrain/water.ts';
import type { OsmSheet } from './osm-sheet.ts';

/** Buildings of a quarter: lot width, house depth, distance from the street axis (metres), share of lots with a house. */
const styles: Readonly<Partial<Record<DistrictId, readonly [lot: number, deep: number, back: number, share: number]>>> =
  {
    'old-town': [20, 13, 13, 0.85],
    'new-town': [34, 18, 18, 0.7],
    eastbank: [40, 16, 18, 0.5],
    docks: [95, 42, 38, 0.6],
  };

/** Draws houses with their numbers along the streets of the inner quarters, clear of streets, parks and water. Odd numbers lie on the left. */
export function drawBuildings(network: StreetNetwork, sheet: OsmSheet, seed: number): void {
  const random = createRandom(seedOf(seed, 'buildings'));
  const clear = clearance(network);
  const built: Point[] = [];
  const lastNumber = new Map<string, number>();
  for (const street of network.streets) {
    const style = street.district === undefined ? undefined : styles[street.district];
    if (style === undefined || street.layer !== 0) continue;
    const [lot, deep, back, share] = style;
    const line = street.nodes.map((node) => network.points[node]!);
    const long = lengthOf(line);
    for (const side of [1, -1]) {
      for (let at = lot * 0.9; at < long - lot * 0.9; at += lot) {
        if (!random.chance(share)) continue;
        const [a, b] = [pointAlong(line, at - lot * 0.42), pointAlong(line, at + lot * 0.42)];
        const front = offset([a, b], side * (back - deep / 2));
        const rear = offset([a, b], side * (back + deep / 2));
        const corners = [front[0]!, front[1]!, rear[1]!, rear[0]!];
        const middle = between(front[0]!, rear[1]!, 0.5);
        const room = Math.hypot(lot, deep) / 2;
        if (corners.some((corner) => isWater(corner) || inPark(corner) || !clear(corner, 6))) continue;
        if (!clear(middle, deep / 2 + 2) || built.some((other) => distance(other, middle) < room * 1.5)) continue;
        built.push(middle);
        sheet.ring(corners, {
          building: street.district === 'docks' ? 'warehouse' : 'yes',
          'building:levels': String(street.district === 'new-town' ? 5 : 3),
          ...addressTags(street.name?.en, side, lastNumber),
        });
      }
    }
  }
}

/** The next number on a side of a street; a street that is drawn in pieces goes on counting. */
function addressTags(street: string | undefined, side: number, lastNumber: Map<string, number>): Tags {
  if (street === undefined) return {};
  const key = `${side} ${street}`;
  const number = (lastNumber.get(key) ?? (side > 0 ? -1 : 0)) + 2;
  lastNumber.set(key, number);
  return { 'addr:street': street, 'addr:housenumber': String(number) };
}

/** Tests whether a point is clear of all streets. */
function clearance(network: StreetNetwork): (p: Point, metres: number) => boolean {
  const size = 40;
  const cells = new Map<number, [Point, Point][]>();
  const keyOf = (x: number, y: number): number => Math.floor(x / size) * 100_003 + Math.floor(y / size);
  for (const street of network.streets) {
    for (let i = 1; i < street.nodes.length; i++) {
      const [a, b] = [network.points[street.nodes[i - 1]!]!, network.points[street.nodes[i]!]!];
      const steps = Math.max(1, Math.ceil(distance(a, b) / (size / 2)));
      const keys = new Set<number>();
      for (let k = 0; k <= steps; k++) keys.add(keyOf(between(a, b, k / steps).x, between(a, b, k / steps).y));
      for (const key of keys) {
        const cell = cells.get(key);
        if (cell === undefined) cells.set(key, [[a, b]]);
        else cell.push([a, b]);
      }
    }
  }
  return (p, metres) => {
    for (const dx of [-size, 0, size]) {
      for (const dy of [-size, 0, size]) {
        for (const [a, b] of cells.get(keyOf(p.x + dx, p.y + dy)) ?? []) {
          if (distance(p, between(a, b, nearestShare(p, a, b))) < metres) return false;
        }
      }
    }
    return true;
  };
}
