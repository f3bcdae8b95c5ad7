import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type CrossingPoint, crossArea } from './cross-area.ts';
import { contains, type FreeSpace, seesEachOther } from './free-space.ts';
import { type PlanePoint, sideOf } from './plane.ts';

/** Star-shaped rings around the origin with whole, even coordinates; holes lie inside the inner radius. */
const star = (least: number, most: number) =>
  fc.array(fc.integer({ min: least, max: most }), { minLength: 3, maxLength: 12 }).map((radii) =>
    radii.map((radius, i): PlanePoint => {
      const angle = (2 * Math.PI * i) / radii.length;
      return { x: 2 * Math.round(radius * Math.cos(angle)), y: 2 * Math.round(radius * Math.sin(angle)) };
    }),
  );
const space: fc.Arbitrary<FreeSpace> = fc
  .record({ outer: star(300, 900), hole: fc.option(star(20, 100), { nil: undefined }) })
  .map(({ outer, hole }) => ({ rings: hole === undefined ? [outer] : [outer, hole], walls: [] }));

describe('free space', () => {
  test('OS-35 the line between two points that see each other stays inside; any other line leaves the space', () => {
    fc.assert(
      fc.property(space, fc.nat(), fc.nat(), (given, i, k) => {
        const all = given.rings.flat();
        const [a, b] = [all[i % all.length]!, all[k % all.length]!];
        fc.pre(a.x !== b.x || a.y !== b.y);
        const sees = seesEachOther(given, a, b);
        expect(seesEachOther(given, b, a)).toBe(sees);
        // Samples of a slanted line are rounded, so only samples clear of every rim are checked.
        let outside = false;
        for (let step = 1; step < 200; step++) {
          const point = { x: a.x + ((b.x - a.x) * step) / 200, y: a.y + ((b.y - a.y) * step) / 200 };
          if (!contains(given.rings, point) && !isNearRim(given, point)) outside = true;
        }
        if (sees) expect(outside).toBe(false);
      }),
      { numRuns: 400 },
    );
  });

  test('OS-35 paths across are no longer than along the rim, no shorter than the straight line, and shortest over all corners', () => {
    fc.assert(
      fc.property(space, fc.array(fc.nat(), { minLength: 2, maxLength: 5 }), (given, picks) => {
        const outer = given.rings[0] as readonly PlanePoint[];
        const entries = new Set(picks.map((pick) => pick % outer.length));
        fc.pre(entries.size >= 2);
        const points = given.rings.flatMap((ring, r) =>
          ring.map((place, i): CrossingPoint => {
            const before = ring[(i + ring.length - 1) % ring.length]!;
            const after = ring[(i + 1) % ring.length]!;
            const isEntry = r === 0 && entries.has(i);
            return { place, isEntry, isGap: false, corner: isEntry ? undefined : [before, after] };
          }),
        );
        const bends = points.filter(({ place, isEntry, corner }) => {
          if (isEntry || corner === undefined) return true;
          // All rings run counter-clockwise here: the free space is on the left of the outer one.
          const turn = sideOf(corner[0], place, corner[1]);
          return given.rings[0]?.includes(place) === true ? turn < 0 : turn > 0;
        });
        const lengths = shortest(bends, crossArea(given, bends, 1));
        const everything = points.map((point) => ({ ...point, isEntry: true }));
        const best = shortest(
          points,
          everything.flatMap((one, a) =>
            everything.flatMap((other, b) =>
              a < b && seesEachOther(given, one.place, other.place) ? [[a, b] as const] : [],
            ),
          ),
        );
        for (const [pair, length] of lengths) expect(length).toBeCloseTo(best.get(pair)!, 6);
        expect(lengths.size).toBe((entries.size * (entries.size - 1)) / 2);
      }),
      { numRuns: 200 },
    );
  });
});

/** Length of the shortest path between each two entries (Floyd, Warshall). */
function shortest(
  points: readonly CrossingPoint[],
  pairs: readonly (readonly [number, number])[],
): ReadonlyMap<string, number> {
  const n = points.length;
  const length = Array.from({ length: n }, (_, i) =>
    Array.from({ length: n }, (__, k) => (i === k ? 0 : Number.POSITIVE_INFINITY)),
  );
  const set = (a: number, b: number, metres: number): void => {
    length[a]![b] = metres;
    length[b]![a] = metres;
  };
  for (const [a, b] of pairs) {
    const [one, other] = [points[a]?.place as PlanePoint, points[b]?.place as PlanePoint];
    set(a, b, Math.hypot(one.x - other.x, one.y - other.y));
  }
  for (let k = 0; k < n; k++) {
    for (let i = 0; i < n; i++) {
      for (let j = 0; j < n; j++) {
        const over = length[i]![k]! + length[k]![j]!;
        if (over < length[i]![j]!) length[i]![j] = over;
      }
    }
  }
  const found = new Map<string, number>();
  points.forEach((one, a) => {
    points.forEach((other, b) => {
      if (!one.isEntry || !other.isEntry || a === b) return;
      const key = [`${one.place.x},${one.place.y}`, `${other.place.x},${other.place.y}`].sort().join(' ');
      if (length[a]?.[b] !== Number.POSITIVE_INFINITY) found.set(key, length[a]![b]!);
    });
  });
  return found;
}

function isNearRim({ rings }: FreeSpace, point: PlanePoint): boolean {
  return rings.some((ring) =>
    ring.some((b, i) => {
      const a = ring[(i + ring.length - 1) % ring.length]!;
      const [dx, dy] = [b.x - a.x, b.y - a.y];
      const along = Math.max(0, Math.min(1, ((point.x - a.x) * dx + (point.y - a.y) * dy) / (dx * dx + dy * dy || 1)));
      return Math.hypot(point.x - a.x - along * dx, point.y - a.y - along * dy) < 1e-6;
    }),
  );
}
