import { expect, test } from 'vitest';
import { MONDAY, StopWorld } from '../../../test/transit/stop-world.ts';
import {
  arrivalTime,
  departureTime,
  mirrorWindow,
  openServiceWindow,
  type RunIndex,
  type ServiceWindow,
  timeProfilesOf,
} from '../../timetable/index.ts';
import { ProfileBook } from './profile-book.ts';

const { timetable } = new StopWorld({
  trips: `
    R1 A 10:00 B 10:10-10:12 C 10:30
    R1 A 11:00 B 11:10-11:12 C 11:30
    R1 A 12:00 B 12:05 C 12:30
    R2 C 12:40 B 12:50 A 13:10`,
});

/** All times of all runs, position by position. */
function timesOf(window: ServiceWindow): number[][] {
  return Array.from(window.runStart, (_, i) => {
    const run = i as RunIndex;
    const positions = Array.from({ length: window.laneLength[window.runLane[run]!]! }, (_, position) => position);
    return positions.flatMap((at) => [arrivalTime(window, run, at), departureTime(window, run, at)]);
  });
}

test('times laid out for a window are those of its runs in both directions, and no others', () => {
  const window = openServiceWindow(timetable, MONDAY);
  const laid = { ...window, ...new ProfileBook(timeProfilesOf(timetable), 0).laidOut(window) };
  expect(timesOf(laid)).toEqual(timesOf(window));
  expect(timesOf(mirrorWindow(laid))).toEqual(timesOf(mirrorWindow(window)));
  // Three positions each: two profiles of R1 with departures of their own, and one of R2.
  expect(laid.times.length).toBe(6 + 6 + 3);

  const nothing = openServiceWindow(timetable, MONDAY + 4);
  expect(new ProfileBook(timeProfilesOf(timetable), 0).laidOut(nothing).times.length).toBe(0);
});
