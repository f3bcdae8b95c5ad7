import { describe, expect, test } from 'vitest';
import { MONDAY, StopWorld } from '../../../../test/transit/stop-world.ts';
import { type LaneIndex, openServiceWindow } from '../../../timetable/index.ts';
import { type LeastToGo, LowerBounds, leastFrom } from './lower-bounds.ts';

const world = new StopWorld({
  trips: `
    R1 A 10:00 B 10:10 C 10:30
    R1 A 11:00 B 11:05 C 11:35
    R2 C 12:00 D 12:10`,
  walks: { 'D>E': 60, 'E>Z': 60 },
});
const window = openServiceWindow(world.timetable, MONDAY);
const EXACT = { boundsAfterAsks: 1, boundsCellSize: 0, boundsBytes: 1e6, boundsBytesPerStop: 0 };

describe('lower bounds', () => {
  const to = (stop: string, seconds = 0) => ({ stop: world.stop(stop), seconds });

  test('bounds take every hop at its quickest, no waiting and one walk at the end, with separate values for rides and readiness', () => {
    const bounds = new LowerBounds(window, EXACT).to([to('E', 5)], [to('A')])!;
    const least = (stop: string): readonly number[] => {
      const at = 2 * world.stop(stop);
      return [...bounds.units.subarray(at, at + 2)];
    };
    const seconds = 60 + 600 + 1200 + 300;
    expect(bounds).toMatchObject({ more: 5, reach: 2 * seconds + 1800, unit: 24 });
    expect(least('E')[0]).toBe(0);
    expect(least('D')[0]).toBe(Math.floor(60 / 24));
    expect(least('C')).toEqual([Math.floor(660 / 24), Math.floor(660 / 24)]);
    expect(least('B')).toEqual([Math.floor(1860 / 24), Math.floor(1860 / 24)]);
    expect(least('A')[1]).toBe(Math.floor(seconds / 24));
  });

  test('aboard: the next hops at their quickest, then the best place to get off', () => {
    const bounds = new LowerBounds(window, EXACT).to([to('D')], [to('A')])!;
    const { laneCount, laneFirstPosition, laneLength, positionStop } = window;
    const aboard = new Map<string, number>();
    for (let lane = 0 as LaneIndex; lane < laneCount; lane++)
      for (let at = laneFirstPosition[lane]!; at < laneFirstPosition[lane]! + laneLength[lane]!; at++)
        aboard.set(
          world.timetable.strings.get(world.timetable.stopId[positionStop[at]!]!),
          bounds.aboard[bounds.aboardFirst[lane]! + at - laneFirstPosition[lane]!]!,
        );
    // At the end of a ride riders can only alight: C is also where R2 begins.
    const { reach, unit } = bounds;
    expect([reach, unit]).toEqual([2 * (300 + 1200 + 600) + 1800, 24]);
    expect(Object.fromEntries(aboard)).toEqual({
      A: Math.floor((300 + 1200 + 600) / unit),
      B: Math.floor((1200 + 600) / unit),
      C: Math.floor(600 / unit),
      D: Math.floor(reach / unit),
    });
  });

  test('reach about twice as far as the nearest origin, and are computed again for an origin much further away', () => {
    const far = new StopWorld({ trips: 'R1 A 10:00 B 14:00 C 14:30\n R2 Q 10:00 R 10:10' });
    const bounds = new LowerBounds(openServiceWindow(far.timetable, MONDAY), EXACT);
    const ask = (from: string) =>
      bounds.to([{ stop: far.stop('C'), seconds: 0 }], [{ stop: far.stop(from), seconds: 0 }])!;
    const toA = ({ units, unit }: LeastToGo): number => units[2 * far.stop('A') + 1]! * unit;
    const near = ask('B');
    expect(near.reach).toBe(2 * 1800 + 1800);
    expect(toA(near)).toBeLessThanOrEqual(near.reach); // the search ends before it: no bound is greater than the reach
    expect(near.aboard.length).toBe(3 + 3); // the stretch for patterns out of reach, and R1
    const wide = ask('A');
    expect(wide.reach).toBe(2 * 4.5 * 3600 + 1800);
    expect(4.5 * 3600 - toA(wide)).toBeLessThan(wide.unit);
    expect(ask('B').reach).toBe(wide.reach);
    expect(ask('Q').reach).toBe(18 * 3600); // no path leads from Q to the destination
    expect(ask('Q').aboard).toBe(ask('A').aboard);
  });

  test('the bounds of an evicted place are not computed again at once', () => {
    const many = new StopWorld({ trips: 'R1 A 10:00 B 10:01 C 10:02 D 10:03 E 10:04 F 10:05 G 10:06 H 10:07 I 10:08' });
    const bounds = new LowerBounds(openServiceWindow(many.timetable, MONDAY), { ...EXACT, boundsBytes: 0 });
    const isKnown = (stop: string): boolean => bounds.to([{ stop: many.stop(stop), seconds: 0 }], []) !== undefined;
    expect([...'ABCDEFGH'].map(isKnown)).not.toContain(false);
    expect(isKnown('A')).toBe(true);
    expect(isKnown('I')).toBe(true); // B, the least recently used, is evicted
    expect(Array.from({ length: 64 }, () => isKnown('B')).indexOf(true)).toBe(63);
  });

  test('are computed for places with enough queries', () => {
    const patient = new LowerBounds(window, { ...EXACT, boundsAfterAsks: 3 });
    expect([1, 2, 3, 4].map(() => patient.to([to('E')], []) !== undefined)).toEqual([false, false, true, true]);
    const eager = new LowerBounds(window, EXACT);
    expect(eager.to([], [])).toBeUndefined();
    const never = new LowerBounds(window, { ...EXACT, boundsAfterAsks: Number.POSITIVE_INFINITY });
    expect(never.to([to('E')], [])).toBeUndefined();
    expect(never.to([to('A'), to('E')], [], { repeats: true })).toBeUndefined();
  });

  describe('to stops in several squares', () => {
    const list = [to('C', 2000), to('D', 300)];
    const least = ({ units, unit }: LeastToGo, stop: string): number[] =>
      [0, 1].map((side) => units[2 * world.stop(stop) + side]! * unit);
    const near = (seconds: number, unit: number): number => Math.floor(seconds / unit) * unit;

    test('take the quickest of them, with the seconds from each', () => {
      const bounds = new LowerBounds(window, EXACT).to(list, [to('A')], { endsWalking: false })!;
      const { unit, reach } = bounds;
      // From D 300 s; from C the ride of 600 s to D, not 2,000 s; nobody walks back to D from E.
      const [fromD, fromC, fromB] = [300, 900, 2100];
      expect(bounds.more).toBe(0);
      expect(least(bounds, 'D')[0]).toBe(near(fromD, unit));
      expect(least(bounds, 'C')).toEqual([near(fromC, unit), near(fromC, unit)]);
      expect(least(bounds, 'B')).toEqual([near(fromB, unit), near(fromB, unit)]);
      expect(least(bounds, 'E')[0]).toBe(near(reach, unit));
    });

    test('a journey takes at least the seconds at both ends and those in between', () => {
      const bounds = new LowerBounds(window, EXACT).to(list, [to('B')], { endsWalking: false })!;
      const all = 100 + 1200 + 600 + 300;
      expect(all - leastFrom(bounds, [to('B', 100), to('C', 3000)], false)).toBeLessThan(bounds.unit);
      expect(leastFrom(bounds, [to('B', 100)], false)).toBeLessThanOrEqual(all);
      expect(leastFrom(bounds, [], false)).toBe(Number.POSITIVE_INFINITY);
    });

    test('are known by the array of stops, from the second query on or, where more follow, at once', () => {
      const patient = new LowerBounds(window, { ...EXACT, boundsAfterAsks: 2 });
      const isKnown = (stops: typeof list, repeats = false): boolean =>
        patient.to(stops, [], { repeats }) !== undefined;
      expect([isKnown(list), isKnown(list), isKnown([...list])]).toEqual([false, true, false]);
      expect(isKnown([...list], true)).toBe(true);
    });

    test('hold for the transfers of the search, and for a walk at the end where there may be one', () => {
      const bounds = new LowerBounds(window, EXACT);
      const none = { first: new Int32Array(world.timetable.stopCount + 1), entries: new Int32Array(0) };
      const stops = [to('A'), to('E', 5)];
      const walked = bounds.to(stops, [to('C')])!;
      expect(least(walked, 'D')[0]).toBe(near(65, walked.unit));
      // Without a transfer E is reached only where a walk may follow the last ride.
      const ridden = bounds.to(stops, [to('C')], { transfers: none, endsWalking: false })!;
      expect(least(ridden, 'D')[0]).toBe(near(ridden.reach, ridden.unit));
      const ended = bounds.to(stops, [to('C')], { transfers: none })!;
      expect(least(ended, 'D')[0]).toBe(near(65, ended.unit));
    });
  });
});
