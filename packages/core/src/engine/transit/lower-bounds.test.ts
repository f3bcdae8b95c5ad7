import { describe, expect, test } from 'vitest';
import { MONDAY, StopWorld } from '../../../test/transit/stop-world.ts';
import { openServiceWindow } from '../../timetable/index.ts';
import { LowerBounds } from './lower-bounds.ts';

const world = new StopWorld({
  trips: `
    R1 A 10:00 B 10:10 C 10:30
    R1 A 11:00 B 11:05 C 11:35
    R2 C 12:00 D 12:10`,
  walks: { 'D>E': 60, 'E>Z': 60 },
});
const window = openServiceWindow(world.timetable, MONDAY);
const EXACT = { boundsAfterAsks: 1, boundsCellSize: 0, boundsBytes: 1e6 };

describe('lower bounds', () => {
  const to = (stop: string, seconds = 0) => ({ stop: world.stop(stop), seconds });

  test('every hop at its quickest, no waiting, one walk at the end; rides and readiness apart', () => {
    const bounds = new LowerBounds(window, EXACT).to([to('E', 5)])!;
    const least = (stop: string): readonly [number, number] => [
      bounds.seconds[2 * world.stop(stop)]!,
      bounds.seconds[2 * world.stop(stop) + 1]!,
    ];
    expect(bounds.more).toBe(5);
    expect(least('E')[0]).toBe(0);
    expect(least('D')[0]).toBe(60);
    expect(least('C')).toEqual([60 + 600, 60 + 600]);
    expect(least('B')).toEqual([60 + 600 + 1200, 60 + 600 + 1200]);
    expect(least('A')[1]).toBe(60 + 600 + 1200 + 300);
  });

  test('aboard: the next hops at their quickest, then the best place to get off', () => {
    const bounds = new LowerBounds(window, EXACT).to([to('D')])!;
    const { laneCount, laneFirstPosition, laneLength, positionStop } = window;
    const aboard = new Map<string, number>();
    for (let lane = 0; lane < laneCount; lane++)
      for (let at = laneFirstPosition[lane]!; at < laneFirstPosition[lane]! + laneLength[lane]!; at++)
        aboard.set(world.timetable.strings.get(world.timetable.stopId[positionStop[at]!]!), bounds.aboard[at]!);
    // Where a ride ends, there is no way on but off: C is also where R2 begins.
    expect(Object.fromEntries(aboard)).toEqual({ A: 300 + 1200 + 600, B: 1200 + 600, C: 600, D: 7200 });
  });

  test('a place whose bounds made room for others is not worked out again at once', () => {
    const many = new StopWorld({ trips: 'R1 A 10:00 B 10:01 C 10:02 D 10:03 E 10:04 F 10:05 G 10:06 H 10:07 I 10:08' });
    const bounds = new LowerBounds(openServiceWindow(many.timetable, MONDAY), { ...EXACT, boundsBytes: 0 });
    const isKnown = (stop: string): boolean => bounds.to([{ stop: many.stop(stop), seconds: 0 }]) !== undefined;
    expect([...'ABCDEFGH'].map(isKnown)).not.toContain(false);
    expect(isKnown('A')).toBe(true);
    expect(isKnown('I')).toBe(true); // B, the one asked for least recently, goes
    expect(Array.from({ length: 64 }, () => isKnown('B')).indexOf(true)).toBe(63);
  });

  test('are worked out for places asked for often enough, never for destinations far apart', () => {
    const patient = new LowerBounds(window, { ...EXACT, boundsAfterAsks: 3 });
    expect([1, 2, 3, 4].map(() => patient.to([to('E')]) !== undefined)).toEqual([false, false, true, true]);
    const eager = new LowerBounds(window, EXACT);
    expect(eager.to([to('A'), to('E')])).toBeUndefined();
    expect(eager.to([])).toBeUndefined();
    const never = new LowerBounds(window, { ...EXACT, boundsAfterAsks: Number.POSITIVE_INFINITY });
    expect(never.to([to('E')])).toBeUndefined();
  });
});
