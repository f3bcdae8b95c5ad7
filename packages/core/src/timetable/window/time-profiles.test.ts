import { expect, test } from 'vitest';
import { MONDAY, StopWorld } from '../../../test/transit/stop-world.ts';
import { after } from '../../storage/index.ts';
import type { RunIndex } from '../index.ts';
import { mirrorWindow } from './mirror-window.ts';
import { openServiceWindow } from './open-service-window.ts';
import { arrivalTime, departureTime } from './run-times.ts';
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
  const { ofTrip, departures, times, mirroredTimes } = timeProfilesOf(timetable);
  expect(new Set(ofTrip).size).toBe(3); // R2 takes as long from call to call as the first two
  expect([...departures]).toEqual([0, 0, 0]);
  expect(times).toBeInstanceOf(Uint16Array);
  expect(times.length).toBe(3 + 3 + 2);
  expect(mirroredTimes.length).toBe(times.length);
});

const waiting = new StopWorld({
  trips: `
    R1 A 9:58-10:00 B 10:10-10:12 C 10:30
    R1 A 11:00 B 11:10 C 11:30-11:35
    R2 C 12:40 B 12:50 A 13:10`,
}).timetable;

test('departures have entries of their own only where a vehicle waits between the ends of its trip', () => {
  const { departures, times } = timeProfilesOf(waiting);
  expect([...departures]).toEqual([3, 0]);
  expect(times.length).toBe(6 + 6 + 3);
});

const long = new StopWorld({ trips: 'R1 A 10:00 B 20:10-20:30 C 28:12:15\nR1 A 10:30 B 20:40-21:00 C 28:42:16' })
  .timetable;

test('a trip of more than eighteen hours keeps its times', () => {
  expect([...timeProfilesOf(long).times]).toContain(18 * 3600 + 12 * 60 + 15);
  expect(timeProfilesOf(long).times).toBeInstanceOf(Int32Array);
});

test.each([
  ['as a rule', timetable],
  ['where vehicles wait', waiting],
  ['of long trips', long],
])('times of runs are those of their trips, forward and mirrored: %s', (_, world) => {
  const { tripFirstCall, callArrival, callDeparture } = world;
  const window = openServiceWindow(world, MONDAY);
  const mirror = mirrorWindow(window);
  expect(window.runTrip.length).toBeGreaterThan(1);
  for (const seen of [window, mirror]) {
    const { runTrip, runDay, base, mirrored } = seen;
    for (let run = 0 as RunIndex; run < runTrip.length; run++) {
      const trip = runTrip[run]!;
      const [first, end] = [tripFirstCall[trip]!, tripFirstCall[after(trip)]!];
      const midnight = runDay[run]! * 86_400 - base;
      for (let call = first; call < end; call++) {
        const position = mirrored ? end - 1 - call : call - first;
        const [arrival, departure] = [arrivalTime(seen, run, position), departureTime(seen, run, position)];
        // There is no arrival at the first place and no departure from the last.
        if (call > first) expect(mirrored ? -departure : arrival).toBe(midnight + callArrival[call]!);
        if (call < end - 1) expect(mirrored ? -arrival : departure).toBe(midnight + callDeparture[call]!);
      }
    }
  }
});
