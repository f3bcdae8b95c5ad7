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
const EXACT = { boundsAfterAsks: 1, boundsCellSize: 0 };

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
