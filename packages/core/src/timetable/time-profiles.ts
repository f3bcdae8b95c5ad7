import type { Timetable } from './timetable.ts';

/**
 * How long trips take, every course of times written once: most trips of a line differ in nothing but the start (Transmodel: VEHICLE JOURNEY
 * TEMPLATE). So what a search looks at again and again is small enough to stay near.
 */
export interface TimeProfiles {
  /** `[trip]`: where its pairs start in `times`, one for each position of its pattern. */
  readonly ofTrip: Int32Array;
  /** Pairs: arrival and departure at a position, in seconds after the departure at the first one. */
  readonly times: Int32Array;
  /** The same in the world seen backwards: time negated, positions reversed, each profile where it was. */
  readonly mirroredTimes: Int32Array;
}

/** By the column of times that they are made of: variants of a timetable share it, and so these. */
const profilesByColumn = new WeakMap<Int32Array, TimeProfiles>();

/** The profiles of a timetable, worked out at the first use. */
export function timeProfilesOf(timetable: Timetable): TimeProfiles {
  let profiles = profilesByColumn.get(timetable.callArrival);
  if (profiles === undefined) {
    profiles = layOutProfiles(timetable);
    profilesByColumn.set(timetable.callArrival, profiles);
  }
  return profiles;
}

function layOutProfiles({ tripCount, tripFirstCall, callArrival, callDeparture }: Timetable): TimeProfiles {
  const ofTrip = new Int32Array(tripCount);
  const times = new Int32Array(2 * callArrival.length);
  /** By hash: the last trip whose profile was laid out with it. One that is overwritten is merely not shared any more. */
  const known = new Map<number, number>();
  const lengthOf = (trip: number): number => tripFirstCall[trip + 1]! - tripFirstCall[trip]!;
  let end = 0;
  for (let trip = 0; trip < tripCount; trip++) {
    const firstCall = tripFirstCall[trip]!;
    const start = callDeparture[firstCall]!;
    const length = lengthOf(trip);
    let hash = length;
    for (let position = 0; position < length; position++) {
      const arrival = callArrival[firstCall + position]! - start;
      const departure = callDeparture[firstCall + position]! - start;
      times[end + 2 * position] = arrival;
      times[end + 2 * position + 1] = departure;
      hash = Math.imul(Math.imul(hash, 31) + arrival, 31) + departure;
    }
    const like = known.get(hash);
    if (like !== undefined && lengthOf(like) === length && isSame(times, ofTrip[like]!, end, 2 * length)) {
      ofTrip[trip] = ofTrip[like]!; // and the next trip is written over this one
      continue;
    }
    ofTrip[trip] = end;
    known.set(hash, trip);
    end += 2 * length;
  }
  const mirroredTimes = new Int32Array(end);
  for (let trip = 0; trip < tripCount; trip++) {
    const first = ofTrip[trip]!;
    const last = first + 2 * (lengthOf(trip) - 1);
    for (let at = first; at <= last; at += 2) {
      mirroredTimes[first + last - at] = times[last]! - times[at + 1]!;
      mirroredTimes[first + last - at + 1] = times[last]! - times[at]!;
    }
  }
  return { ofTrip, times: times.slice(0, end), mirroredTimes };
}

function isSame(times: Int32Array, a: number, b: number, length: number): boolean {
  for (let i = 0; i < length; i++) if (times[a + i] !== times[b + i]) return false;
  return true;
}
