import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { METRES_PER_DEGREE } from '../../geo/index.ts';
import { matchStopsToLine, placeStopsByDistance } from './match-stops.ts';

/** Metres east and north of a corner of Porto. */
type Spot = readonly [east: number, north: number];
const origin = { lat: 41.15, lng: -8.61 };
const metre = { lat: 1 / METRES_PER_DEGREE, lng: 1 / (METRES_PER_DEGREE * Math.cos((origin.lat * Math.PI) / 180)) };
const lats = (spots: readonly Spot[]): number[] => spots.map(([, north]) => origin.lat + north * metre.lat);
const lngs = (spots: readonly Spot[]): number[] => spots.map(([east]) => origin.lng + east * metre.lng);
const match = (stops: readonly Spot[], line: readonly Spot[]): number[] | undefined => {
  const places = matchStopsToLine(lats(stops), lngs(stops), lats(line), lngs(line));
  return places === undefined ? undefined : [...places];
};
const close = (expected: readonly number[]) => expected.map((place) => expect.closeTo(place, 2));

describe('SH-3 stops are matched in order', () => {
  test('a straight line', () => {
    const line: Spot[] = [
      [0, 0],
      [1000, 0],
      [2000, 0],
    ];
    expect(
      match(
        [
          [0, 5],
          [500, -5],
          [1500, 5],
          [2000, 0],
        ],
        line,
      ),
    ).toEqual(close([0, 0.5, 1.5, 2]));
  });

  test('out and back on one street: the way back is the second visit, though the first is as near', () => {
    const line: Spot[] = [
      [0, 0],
      [1000, 0],
      [0, 0],
    ];
    expect(
      match(
        [
          [100, 0],
          [800, 0],
          [1000, 0],
          [200, 0],
        ],
        line,
      ),
    ).toEqual(close([0.1, 0.8, 1, 1.8]));
    expect(
      match(
        [
          [0, 0],
          [1000, 0],
          [500, 0],
          [0, 0],
        ],
        line,
      ),
    ).toEqual(close([0, 1, 1.5, 2]));
  });

  test('a stop on either side of a street travelled both ways', () => {
    const line: Spot[] = [
      [0, 0],
      [1000, 0],
      [1000, 20],
      [0, 20],
    ];
    const stops: Spot[] = [
      [300, -5],
      [700, -5],
      [700, 25],
      [300, 25],
    ];
    expect(match(stops, line)).toEqual(close([0.3, 0.7, 2.3, 2.7]));
  });

  test('a loop: the first and the last stop are one place at both ends of the line', () => {
    const line: Spot[] = [
      [0, 0],
      [1000, 0],
      [1000, 1000],
      [0, 1000],
      [0, 0],
    ];
    const stops: Spot[] = [
      [0, 0],
      [1000, 500],
      [500, 1000],
      [0, 0],
    ];
    expect(match(stops, line)).toEqual(close([0, 1.5, 2.5, 4]));
  });

  test('a lasso: a stem, a ring, and the stem again', () => {
    const line: Spot[] = [
      [0, 0],
      [1000, 0],
      [1500, 500],
      [2000, 0],
      [1500, -500],
      [1000, 0],
      [0, 0],
    ];
    const stops: Spot[] = [
      [500, 0],
      [1500, 500],
      [1500, -500],
      [500, 0],
    ];
    expect(match(stops, line)).toEqual(close([0.5, 2, 4, 5.5]));
  });

  test('round a ring twice', () => {
    const ring: Spot[] = [
      [0, 0],
      [1000, 0],
      [1000, 1000],
      [0, 1000],
    ];
    const line = [...ring, ...ring, [0, 0] as Spot];
    const stops: Spot[] = [
      [500, 0],
      [500, 1000],
      [500, 0],
      [500, 1000],
    ];
    expect(match(stops, line)).toEqual(close([0.5, 2.5, 4.5, 6.5]));
  });

  test('the same stop twice in a row stays where it is', () => {
    expect(
      match(
        [
          [0, 0],
          [400, 9],
          [400, 9],
          [1000, 0],
        ],
        [
          [0, 0],
          [1000, 0],
        ],
      ),
    ).toEqual(close([0, 0.4, 0.4, 1]));
  });

  test('stops given against the line by a few metres wait in their order', () => {
    const places =
      match(
        [
          [0, 0],
          [505, 0],
          [500, 0],
          [1000, 0],
        ],
        [
          [0, 0],
          [1000, 0],
        ],
      ) ?? [];
    expect(places).toEqual([...places].sort((a, b) => a - b));
  });
});

describe('SH-5 a line that is not the trip’s', () => {
  test('a stop some hundred metres off', () => {
    expect(
      match(
        [
          [0, 0],
          [500, 240],
          [1000, 0],
        ],
        [
          [0, 0],
          [1000, 0],
        ],
      ),
    ).toBeDefined();
    expect(
      match(
        [
          [0, 0],
          [500, 260],
          [1000, 0],
        ],
        [
          [0, 0],
          [1000, 0],
        ],
      ),
    ).toBeUndefined();
  });

  test('a line drawn the other way round', () => {
    expect(
      match(
        [
          [0, 0],
          [500, 0],
          [1000, 0],
        ],
        [
          [1000, 0],
          [0, 0],
        ],
      ),
    ).toBeUndefined();
  });

  test('a line that ends long before the trip', () => {
    expect(
      match(
        [
          [0, 0],
          [500, 0],
          [1000, 0],
        ],
        [
          [0, 0],
          [600, 0],
        ],
      ),
    ).toBeUndefined();
  });

  test('a line of one point or none, and a trip without stops', () => {
    expect(
      match(
        [
          [0, 0],
          [1, 0],
        ],
        [[0, 0]],
      ),
    ).toBeUndefined();
    expect(match([[0, 0]], [])).toBeUndefined();
    expect(
      match(
        [],
        [
          [0, 0],
          [1, 0],
        ],
      ),
    ).toBeUndefined();
  });

  test('a line whose points are all one', () => {
    expect(
      match(
        [
          [0, 0],
          [3, 0],
        ],
        [
          [0, 0],
          [0, 0],
          [0, 0],
        ],
      ),
    ).toHaveLength(2);
  });
});

const spot = fc.tuple(fc.integer({ min: 0, max: 2000 }), fc.integer({ min: 0, max: 2000 }));

test('SH-6 places ascend, lie on the line and are numbers for any line', () => {
  fc.assert(
    fc.property(
      fc.array(spot, { minLength: 1, maxLength: 6 }),
      fc.array(spot, { minLength: 2, maxLength: 8 }),
      (stops, line) => {
        const places = match(stops, line);
        if (places === undefined) return;
        expect(places).toHaveLength(stops.length);
        for (const [i, place] of places.entries()) {
          expect(place).toBeGreaterThanOrEqual(places[i - 1] ?? 0);
          expect(place).toBeLessThanOrEqual(line.length - 1);
        }
      },
    ),
  );
});

test('SH-3 stops drawn from the line itself, in order, are all found on it', () => {
  const pieces = fc.array(spot, { minLength: 2, maxLength: 8 });
  const along = fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: 1, maxLength: 6 });
  fc.assert(
    fc.property(pieces, along, (line, shares) => {
      const at = (place: number): Spot => {
        const piece = Math.min(Math.floor(place), line.length - 2);
        const [a, b] = [line[piece] as Spot, line[piece + 1] as Spot];
        return [a[0] + (place - piece) * (b[0] - a[0]), a[1] + (place - piece) * (b[1] - a[1])];
      };
      const stops = shares
        .map((share) => share * (line.length - 1))
        .sort((a, b) => a - b)
        .map(at);
      const places = match(stops, line);
      expect(places).toBeDefined();
      for (const [i, place] of (places ?? []).entries()) {
        const [found, stop] = [at(place), stops[i] as Spot];
        expect(Math.hypot(found[0] - stop[0], found[1] - stop[1])).toBeLessThan(2);
      }
    }),
  );
});

test('OS-46 across ±180° a line is as short as elsewhere', () => {
  expect([...(matchStopsToLine([0, 0], [179.999, -179.999], [0, 0], [179.998, -179.998]) ?? [])]).toEqual(
    close([0.25, 0.75]),
  );
});

describe('SH-2 places by distance travelled', () => {
  test('in any unit', () => {
    for (const unit of [1, 0.001, 3.28084]) {
      const stops = [0, 500, 1500, 2000].map((metres) => metres * unit);
      const line = [0, 1000, 2000].map((metres) => metres * unit);
      expect([...(placeStopsByDistance(stops, line) ?? [])]).toEqual(close([0, 0.5, 1.5, 2]));
    }
  });

  test('a trip on a part of its line, and a last stop a hair beyond it', () => {
    expect([...(placeStopsByDistance([500, 1500], [0, 1000, 2000]) ?? [])]).toEqual(close([0.5, 1.5]));
    expect([...(placeStopsByDistance([0, 2010], [0, 1000, 2000]) ?? [])]).toEqual(close([0, 2]));
  });

  test('points of equal distance', () => {
    const places = [...(placeStopsByDistance([0, 1000, 2000], [0, 1000, 1000, 2000]) ?? [])];
    expect(places[0]).toBe(0);
    expect(places[2]).toBe(3);
    expect(places[1]).toBeOneOf([1, 2]);
  });

  test.each([
    ['missing for the stops', [Number.NaN, Number.NaN], [0, 1]],
    ['missing for one stop', [0, Number.NaN, 2], [0, 1, 2]],
    ['missing for the line', [0, 1], [Number.NaN, Number.NaN]],
    ['all zero', [0, 0], [0, 0]],
    ['zero for the stops only', [0, 0], [0, 100]],
    ['decreasing stops', [0, 5, 3], [0, 5, 10]],
    ['decreasing line', [0, 5, 10], [0, 8, 5, 10]],
    ['negative', [-1, 5], [0, 5]],
    ['stops of another unit, beyond the end', [0, 12_300], [0, 12.3]],
    ['a line of one point', [0, 1], [0]],
    ['nothing', [], []],
  ])('SH-4 unusable: %s', (_, stops, line) => expect(placeStopsByDistance(stops, line)).toBeUndefined());

  test('SH-6 ascend, are numbers and lie on the line', () => {
    const growing = fc.array(fc.nat({ max: 1000 }), { minLength: 2, maxLength: 10 }).map((steps) => {
      let sum = 0;
      return steps.map((step) => (sum += step));
    });
    fc.assert(
      fc.property(growing, growing, (stops, line) => {
        const places = [...(placeStopsByDistance(stops, line) ?? [])];
        for (const [i, place] of places.entries()) {
          expect(place).toBeGreaterThanOrEqual(places[i - 1] ?? 0);
          expect(place).toBeLessThanOrEqual(line.length - 1);
        }
      }),
    );
  });
});
