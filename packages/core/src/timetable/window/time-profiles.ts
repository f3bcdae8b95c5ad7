import { after, type Column } from '../../storage/index.ts';
import type { CallIndex, PatternIndex, TripIndex } from '../columns/index-types.ts';
import type { Timetable } from '../data/timetable.ts';

/**
 * The times of trips relative to their start, each sequence stored once: most trips of a line differ only in the start (Transmodel: VEHICLE
 * JOURNEY TEMPLATE). So the times that a search reads again and again are few enough for the processor's caches.
 */
export interface TimeProfiles {
  /** `[trip]`: where its profile starts in `times`. */
  readonly ofTrip: Column<TripIndex>;
  /**
   * `[pattern]`: how far the departures of its trips lie behind their arrivals: as many places as it has positions; 0 where no vehicle waits
   * at a stop between the ends, so that one column serves as both.
   */
  readonly departures: Column<PatternIndex>;
  /** Seconds after the departure at the first position; the arrival there, and the departure from the last position, are never used. */
  readonly times: ProfileTimes;
  /** The times in the world seen backwards: negated, with positions reversed and each profile in its place. */
  readonly mirroredTimes: ProfileTimes;
}

/** 16 bits, unless a trip of the timetable takes longer than they can hold (18 hours). */
export type ProfileTimes = Uint16Array | Int32Array;

const MOST_IN_16_BITS = 0xffff;

/** Profiles by the column of times that they come from, which variants of a timetable share. */
const profilesByColumn = new WeakMap<Timetable['callArrival'], TimeProfiles>();

/** The profiles of a timetable, built at the first use. */
export function timeProfilesOf(timetable: Timetable): TimeProfiles {
  let profiles = profilesByColumn.get(timetable.callArrival);
  if (profiles === undefined) {
    profiles = layOutProfiles(timetable);
    profilesByColumn.set(timetable.callArrival, profiles);
  }
  return profiles;
}

function layOutProfiles(timetable: Timetable): TimeProfiles {
  const { patternCount, patternFirstPosition, patternFirstTrip, tripCount, tripFirstCall } = timetable;
  const { callArrival, callDeparture } = timetable;
  const ofTrip = new Int32Array(tripCount);
  const departures = departuresOfPatterns(timetable);
  const times = new Int32Array(2 * callArrival.length);
  const mirroredTimes = new Int32Array(2 * callArrival.length);
  /** The last profile with each hash. An overwritten profile is merely no longer shared. */
  const known = new Map<number, { readonly at: number; readonly length: number; readonly behind: number }>();
  let end = 0;
  let longest = 0;
  for (let pattern = 0 as PatternIndex; pattern < patternCount; pattern++) {
    const length = patternFirstPosition[after(pattern)]! - patternFirstPosition[pattern]!;
    const behind = departures[pattern]!;
    for (let trip = patternFirstTrip[pattern]!; trip < patternFirstTrip[after(pattern)]!; trip++) {
      const first = tripFirstCall[trip]!;
      const start = callDeparture[first]!;
      const total = callArrival[(first + length - 1) as CallIndex]! - start;
      let hash = length;
      for (let position = 0; position < length; position++) {
        const arrival = position === 0 ? 0 : callArrival[(first + position) as CallIndex]! - start;
        const departure = position === length - 1 ? total : callDeparture[(first + position) as CallIndex]! - start;
        const there = end + length - 1 - position;
        times[end + position] = arrival;
        mirroredTimes[there + behind] = total - arrival;
        times[end + behind + position] = departure;
        mirroredTimes[there] = total - departure;
        hash = Math.imul(Math.imul(hash, 31) + arrival, 31) + departure;
      }
      const like = known.get(hash);
      if (like?.length === length && like.behind === behind && isSame(times, like.at, end, length + behind)) {
        ofTrip[trip] = like.at; // the next trip overwrites this one
        continue;
      }
      ofTrip[trip] = end;
      known.set(hash, { at: end, length, behind });
      for (const seconds of times.subarray(end, end + length + behind)) longest = Math.max(longest, seconds);
      end += length + behind;
    }
  }
  const Times = longest > MOST_IN_16_BITS ? Int32Array : Uint16Array;
  return {
    ofTrip,
    departures,
    times: Times.from(times.subarray(0, end)),
    mirroredTimes: Times.from(mirroredTimes.subarray(0, end)),
  };
}

/** See {@link TimeProfiles.departures}. */
function departuresOfPatterns(timetable: Timetable): Int32Array {
  const { patternCount, patternFirstPosition, patternFirstTrip, tripFirstCall, callArrival, callDeparture } = timetable;
  const departures = new Int32Array(patternCount);
  for (let pattern = 0 as PatternIndex; pattern < patternCount; pattern++) {
    for (let trip = patternFirstTrip[pattern]!; trip < patternFirstTrip[after(pattern)]!; trip++) {
      let call = after(tripFirstCall[trip]!);
      const last = tripFirstCall[after(trip)]! - 1;
      while (call < last && callArrival[call] === callDeparture[call]) call++;
      if (call >= last) continue;
      departures[pattern] = patternFirstPosition[after(pattern)]! - patternFirstPosition[pattern]!;
      break;
    }
  }
  return departures;
}

function isSame(times: Int32Array, a: number, b: number, length: number): boolean {
  for (let i = 0; i < length; i++) if (times[a + i] !== times[b + i]) return false;
  return true;
}
