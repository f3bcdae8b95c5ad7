import { expect, test } from 'vitest';
import { MONDAY, StopWorld } from '../../test/transit/stop-world.ts';
import { mirrorWindow } from './mirror-window.ts';
import { openServiceWindow } from './service-window.ts';
import { timeProfilesOf } from './time-profiles.ts';

const { timetable } = new StopWorld({
  trips: `
    R1 A 10:00 B 10:10 C 10:30
    R1 A 11:00 B 11:10 C 11:30
    R1 A 12:00 B 12:05 C 12:30
    R2 C 12:40 B 12:50 A 13:10
    R3 B 9:00 C 9:10`,
});

test('trips that take equally long share their times', () => {
  const { ofTrip, times, mirroredTimes } = timeProfilesOf(timetable);
  expect(new Set(ofTrip).size).toBe(3); // R2 takes as long from call to call as the first two
  expect(times.length).toBe(2 * (3 + 3 + 2));
  expect(mirroredTimes.length).toBe(times.length);
});

test('times of runs are those of their trips, forward and mirrored', () => {
  const window = openServiceWindow(timetable, MONDAY);
  const mirror = mirrorWindow(window);
  const { tripFirstCall, callArrival, callDeparture } = timetable;
  expect(window.runTrip.length).toBeGreaterThan(4);
  for (const { runTrip, runDay, runStart, runProfile, times, base, mirrored } of [window, mirror]) {
    runTrip.forEach((trip, run) => {
      const [first, end] = [tripFirstCall[trip]!, tripFirstCall[trip + 1]!];
      const midnight = runDay[run]! * 86_400 - base;
      for (let call = first; call < end; call++) {
        const pair = runProfile[run]! + 2 * (mirrored ? end - 1 - call : call - first);
        const [a, b] = [runStart[run]! + times[pair]!, runStart[run]! + times[pair + 1]!];
        expect(mirrored ? [-b, -a] : [a, b]).toEqual([midnight + callArrival[call]!, midnight + callDeparture[call]!]);
      }
    });
  }
});
