import { describe, expect, test } from 'vitest';
import { feedRows, stopRow } from '../../../test/feed-rows.ts';
import { levelRow, pathwayRow } from '../../../test/pathway-rows.ts';
import { StringPoolBuilder } from '../../storage/index.ts';
import type { StopIndex } from '../index.ts';
import { stationGraphOf } from '../stations/read-station-graph.ts';
import { buildTimetable } from './build-timetable.ts';
import type { LevelRow, PathwayRow, StopRow } from './feed-rows.ts';
import { stationGraphOfRows } from './station-graph-of-rows.ts';
import { stationWalks } from './station-walks.ts';

/** A station with a hall, two entrances and two platforms below; rows of stops.txt in this order. */
const [station, hall, west, east, p1, p2, street] = [0, 1, 2, 3, 4, 5, 6] as const;
const [ground, below] = [0, 1] as const;
const levels: readonly LevelRow[] = [levelRow(0), levelRow(-1)];
const at = (metresNorth: number): number => 41 + metresNorth / 111_300;
const stops: readonly StopRow[] = [
  stopRow('station', { locationType: 1, lat: 41 }),
  stopRow('hall', { locationType: 3, parent: station, lat: at(50), level: ground }),
  stopRow('west', { locationType: 2, parent: station, lat: at(0), level: ground }),
  stopRow('east', { locationType: 2, parent: station, lat: at(100), level: ground }),
  stopRow('p1', { parent: station, lat: at(60), level: below }),
  stopRow('p2', { parent: station, lat: at(40), level: below }),
  stopRow('street', { lat: at(10) }),
];

const graphOf = (pathways: readonly PathwayRow[], rows: readonly StopRow[] = stops) =>
  stationGraphOfRows(rows, levels, pathways);

/** Seconds of the walk between two rows, undefined where there is none. */
const seconds = (
  pathways: readonly PathwayRow[],
  from: number,
  to: number,
  onWheels = false,
  rows: readonly StopRow[] = stops,
): number | undefined => {
  return graphOf(pathways, rows)
    .walksFrom(from, onWheels)
    .get(to as StopIndex)?.seconds;
};

/** The tables of a feed with these rows, by row instead of by index in the timetable. */
function tables(pathways: readonly PathwayRow[], rows: readonly StopRow[] = stops, onWheels = false) {
  const built = buildTimetable([feedRows({ stops: rows, pathways, levels })], new StringPoolBuilder());
  const rowOf = new Map([...built.stopIndexOf[0]!].map((index, row) => [index, row]));
  const graph = stationGraphOf(built.sections);
  const walks = stationWalks(graph, built.boardableStops, built.sections.get('stopWheelchair')!, onWheels);
  const row = (index: number): string => rows[rowOf.get(index)!]!.id;
  return {
    enclosed: rows.filter((_, i) => graph.isEnclosed(built.stopIndexOf[0]![i]!)).map((stop) => stop.id),
    between: [...walks.between.from].map(
      (from, i) => `${row(from)}>${row(walks.between.to[i]!)} ${walks.between.seconds[i]}s`,
    ),
    doors: [...walks.doors.stop].map(
      (stop, i) =>
        `${row(walks.doors.entrance[i]!)} ${row(stop)} in ${walks.doors.secondsIn[i]} out ${walks.doors.secondsOut[i]}`,
    ),
  };
}

const timed = (from: number, to: number, traversalTime: number, parts: Partial<PathwayRow> = {}) =>
  pathwayRow(from, to, { traversalTime, ...parts });
const plain = [timed(west, hall, 10), timed(hall, p1, 20), timed(hall, p2, 30)];

describe('walks inside stations', () => {
  test('PW-3 where a station has pathways, only they lead into it; stops on the street are not part of it', () => {
    const { enclosed, between, doors } = tables(plain);
    expect(enclosed).toEqual(['p1', 'p2']);
    expect(between.sort()).toEqual(['p1>p2 50s', 'p2>p1 50s']);
    expect(doors.sort()).toEqual(['west p1 in 30 out 30', 'west p2 in 40 out 40']);
  });

  test('PW-3 a stop with stop_access=1 is entered from the street, one with 0 is not', () => {
    const rows = stops.map((stop) =>
      stop.id === 'p1'
        ? { ...stop, access: '1' as const }
        : stop.id === 'p2'
          ? { ...stop, access: '0' as const }
          : stop,
    );
    const { enclosed, between } = tables(plain, rows);
    expect(enclosed).toEqual(['p2']);
    expect(between).toHaveLength(2);
  });

  test('PW-3 a station without pathways encloses nothing', () => {
    expect(tables([]).enclosed).toEqual([]);
  });

  test('PW-4 a platform is the set of its boarding areas, with walks along it between them', () => {
    const rows = [
      ...stops,
      stopRow('front', { locationType: 4, parent: p1, lat: at(60) }),
      stopRow('back', { locationType: 4, parent: p1, lat: at(160) }),
    ];
    const [front, back] = [7, 8];
    const pathways = [timed(west, hall, 10), timed(hall, front, 20), timed(back, p2, 5)];
    expect(seconds(pathways, west, p1, false, rows)).toBe(30);
    expect(seconds(pathways, p1, west, false, rows)).toBe(30);
    // 100 m along the platform at 4 km/h.
    expect(seconds(pathways, west, p2, false, rows)).toBe(10 + 20 + 90 + 5);
    expect(tables(pathways, rows).between.sort()).toEqual(['p1>p2 5s', 'p2>p1 5s']);
  });

  test('PW-5 a one-way pathway leads one way, an exit gate never in', () => {
    const oneWay = [timed(west, hall, 10), timed(hall, p1, 20, { bidirectional: false })];
    expect(seconds(oneWay, west, p1)).toBe(30);
    expect(seconds(oneWay, p1, west)).toBeUndefined();
    const gate = [timed(hall, west, 3, { mode: 7 }), timed(hall, p1, 20)];
    expect(seconds(gate, p1, west)).toBe(23);
    expect(seconds(gate, west, p1)).toBeUndefined();
    expect(tables(oneWay).doors).toEqual(['west p1 in 30 out -1']);
  });

  test('PW-5 stairs and a lift may join the same two places', () => {
    const both = [
      timed(west, hall, 10),
      timed(hall, p1, 20, { id: 'stairs', mode: 2 }),
      timed(hall, p1, 70, { id: 'lift', mode: 5 }),
    ];
    expect(seconds(both, west, p1)).toBe(30);
    expect(seconds([...both].reverse(), west, p1)).toBe(30);
    expect(seconds(both, west, p1, true)).toBe(80);
  });

  describe('PW-6 traversal time', () => {
    const taking = (parts: Partial<PathwayRow>, backward = false): number | undefined =>
      backward ? seconds([pathwayRow(hall, p1, parts)], p1, hall) : seconds([pathwayRow(hall, p1, parts)], hall, p1);

    test.each([
      ['its traversal_time first', { traversalTime: 33, length: 500 }, 33],
      ['else its length at walking speed', { length: 100 }, 90],
      ['else the straight line', {}, 9],
      ['a traversal_time of 0 is none', { traversalTime: 0, length: 100 }, 90],
      ['stairs up', { mode: 2, stairCount: 100 }, 75],
      ['stairs down', { mode: 2, stairCount: -100 }, 50],
      ['stairs by their levels: 24 steps down', { mode: 2 }, 12],
      ['an escalator down a level', { mode: 4 }, 20],
      ['a lift over a level, the wait included', { mode: 5 }, 55],
      ['a fare gate takes time', { mode: 6, length: 0 }, 6],
    ] as const)('%s', (_, parts, expected) => {
      expect(taking(parts)).toBe(expected);
    });

    test('one count of stairs serves both ways, its sign flipped', () => {
      expect(taking({ mode: 2, stairCount: 100 }, true)).toBe(50);
      expect(taking({ mode: 2, stairCount: -100 }, true)).toBe(75);
    });
  });

  describe('PW-7 wheels', () => {
    const facts = ['unknown', 'yes', 'no'] as const;
    const wheels = (
      parts: Partial<PathwayRow>,
      [from, to] = [west, hall] as readonly [number, number],
      back = false,
    ) => {
      const graph = graphOf([pathwayRow(from, to, parts)]);
      const [a, b] = back ? [to, from] : [from, to];
      const onFoot = graph.walksFrom(a, false).get(b as StopIndex);
      const onWheels = graph.walksFrom(a, true).get(b as StopIndex);
      expect(onWheels === undefined).toBe(onFoot?.stepFree === 2);
      return facts[onFoot!.stepFree];
    };

    test.each([
      ['stairs', { mode: 2 }, 'no'],
      ['an escalator', { mode: 4 }, 'no'],
      ['a lift', { mode: 5 }, 'yes'],
      ['a narrow lift', { mode: 5, minWidth: 0.6 }, 'no'],
      ['a walkway on one level', { mode: 1 }, 'yes'],
      ['a gentle ramp', { mode: 1, maxSlope: 0.05 }, 'yes'],
      ['a steep ramp', { mode: 1, maxSlope: 0.1 }, 'no'],
      ['a gate of unknown width', { mode: 6 }, 'unknown'],
      ['a wide gate', { mode: 6, minWidth: 0.9 }, 'yes'],
    ] as const)('%s: %s', (_, parts, expected) => {
      expect(wheels(parts)).toBe(expected);
    });

    test('a walkway between levels without a slope is unknown, neither yes nor no', () => {
      expect(wheels({ mode: 1 }, [hall, p1])).toBe('unknown');
    });

    test('a slope flips its sign in reverse: too steep to go up, not to go down', () => {
      expect(wheels({ mode: 1, maxSlope: 0.1 })).toBe('no');
      expect(wheels({ mode: 1, maxSlope: 0.1 }, [west, hall], true)).toBe('yes');
    });

    test('one unknown step makes the whole path unknown, one flight of stairs excludes it', () => {
      const graph = graphOf([timed(west, hall, 10, { mode: 6 }), timed(hall, p1, 20, { mode: 5 })]);
      expect(graph.walksFrom(west, true).get(p1 as StopIndex)).toMatchObject({ seconds: 30, stepFree: 0 });
      expect(seconds([timed(west, hall, 10), timed(hall, p1, 20, { mode: 2 })], west, p1, true)).toBeUndefined();
    });

    test('a station whose only lift is missing has a path on foot but no step-free one', () => {
      const stairs = [timed(west, hall, 10), timed(hall, p1, 20, { mode: 2 })];
      expect(tables([...stairs, timed(hall, p1, 60, { id: 'lift', mode: 5 })], stops, true).doors).toEqual([
        'west p1 in 70 out 70',
      ]);
      expect(tables(stairs, stops, true).doors).toEqual([]);
      expect(tables(stairs, stops).doors).toEqual(['west p1 in 30 out 30']);
    });
  });

  test('PW-8 the steps of a path have the direction of each pathway, which decides between its two signs', () => {
    const graph = graphOf([pathwayRow(hall, west, { traversalTime: 10 }), timed(hall, p1, 20)]);
    expect(graph.way(west, p1, false)?.map(({ pathway, backward }) => [pathway, backward])).toEqual([
      [0, true],
      [1, false],
    ]);
    expect(graph.way(p1, west, false)?.map(({ pathway, backward }) => [pathway, backward])).toEqual([
      [1, true],
      [0, false],
    ]);
    expect(graph.way(p1, east, false)).toBeUndefined();
  });

  test('PW-11 an entrance linked by pathways to two stations serves both', () => {
    const rows = [...stops, stopRow('other', { locationType: 1 }), stopRow('q1', { parent: 7, lat: at(200) })];
    const { doors, between } = tables([...plain, timed(west, 8, 60)], rows);
    expect(doors).toContain('west q1 in 60 out 60');
    expect(between).toContain('p1>q1 90s');
  });

  test('PW-12 no step-free path begins at an entrance with wheelchair_boarding 2', () => {
    const rows = stops.map((stop) => (stop.id === 'west' ? { ...stop, wheelchair: 2 as const } : stop));
    const lifts = [timed(west, hall, 10), timed(east, hall, 15), timed(hall, p1, 60, { mode: 5 })];
    expect(tables(lifts, rows, true).doors).toEqual(['east p1 in 75 out 75']);
    expect(tables(lifts, rows).doors).toHaveLength(2);
  });

  test('PW-14 a platform without pathways is locked: it has no door and no walks', () => {
    const { enclosed, doors, between } = tables([timed(west, hall, 10), timed(hall, p1, 20)]);
    expect(enclosed).toContain('p2');
    expect([...doors, ...between].filter((text) => text.includes('p2'))).toEqual([]);
  });

  test('a stop outside stations has no paths', () => {
    expect(graphOf(plain).walksFrom(street, false).size).toBe(0);
    expect(graphOf(plain).isEnclosed(street)).toBe(false);
  });
});
