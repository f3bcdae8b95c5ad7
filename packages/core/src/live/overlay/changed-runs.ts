import { serviceDayStart } from '../../base/index.ts';
import { after } from '../../storage/index.ts';
import { type PatternIndex, type Timetable, type TripIndex, timeProfilesOf } from '../../timetable/index.ts';
import type { RunChanges } from '../snapshot/run-changes.ts';
import { comesBeside, lanePatternOf, type SortedChanges } from './live-timetable.ts';
import { ProfileBook, type StartedProfile } from './profile-book.ts';

/** A run that differs from the timetable. Times are Unix seconds. */
export interface ChangedRun extends StartedProfile {
  /** Its row in `RunChanges`. */
  readonly row: number;
  readonly trip: TripIndex;
  readonly day: number;
  /** As in `ServiceWindow.runShift`. */
  readonly shift: number;
  /** Whether it takes the place of the run that its row replaces, and keeps the headway of that. */
  readonly takesPlace: boolean;
  /** The pattern in whose lanes it stands. */
  readonly pattern: PatternIndex;
  /** Last arrival. */
  readonly end: number;
  readonly length: number;
}

/** All that windows need of the changes of a snapshot, worked out once for all of them. */
export interface ChangedRuns {
  /** The runs that run, by pattern, then in the order in which they are put into lanes. */
  readonly runs: readonly ChangedRun[];
  /** `[row]`: the run of the timetable that does not run as it says: trip (−1 for none), day and shift. */
  readonly replaced: { readonly ofRow: Int32Array; readonly day: Int32Array; readonly shift: Int32Array };
  /** The times of those runs. Windows share them, since most runs are in the windows of two days. */
  readonly profiles: ProfileBook;
}

/** @param timetable without the changes @param sorted what has to become of each row */
export function changedRuns(timetable: Timetable, changes: RunChanges, sorted: SortedChanges): ChangedRuns {
  const { tripFirstCall, callDeparture } = timetable;
  const usualProfiles = timeProfilesOf(timetable);
  const { ofTrip, departures: behindOf } = usualProfiles;
  const profiles = new ProfileBook(usualProfiles, changes.callStop.length);
  const replaced = new Int32Array(changes.count).fill(-1);
  const shifts = new Int32Array(changes.count);
  const dayStart = dayStarts();
  const live = sorted.timetable;
  const [liveArrival, liveDeparture] = [live.callArrival, live.callDeparture] as unknown as [Int32Array, Int32Array];
  const runs: ChangedRun[] = [];
  for (let row = 0; row < changes.count; row++) {
    const named = changes.trip[row]! as TripIndex | -1;
    const day = changes.day[row]!;
    const from = changes.start[row]!;
    if (from >= 0) shifts[row] = from - callDeparture[tripFirstCall[named as TripIndex]!]!;
    if (named >= 0 && !comesBeside(timetable, changes, row)) replaced[row] = named;
    if (sorted.tripOfRow[row]! < 0) continue;
    const trip = sorted.tripOfRow[row] as TripIndex;
    const isOwn = trip < timetable.tripCount;
    const arrivals = isOwn ? changes.callArrival : liveArrival;
    const departures = isOwn ? changes.callDeparture : liveDeparture;
    const first = isOwn ? changes.firstCall[row]! : live.tripFirstCall[trip]!;
    const length = (isOwn ? changes.firstCall[row + 1]! : live.tripFirstCall[after(trip)]!) - first;
    const pattern = lanePatternOf(sorted, trip);
    const midnight = dayStart(day, live.zoneOfTrip(trip));
    const wide = pattern < timetable.patternCount ? behindOf[pattern]! : 0;
    const usual = isOwn ? { at: ofTrip[trip]!, behind: wide } : undefined;
    const { at, behind } = profiles.profileOf(arrivals, departures, first, length, usual);
    runs.push({
      row,
      trip,
      day,
      shift: isOwn ? shifts[row]! : 0,
      takesPlace: isOwn && replaced[row]! >= 0,
      pattern,
      start: midnight + departures[first]!,
      end: midnight + arrivals[first + length - 1]!,
      length,
      at,
      behind,
    });
  }
  runs.sort((a, b) => a.pattern - b.pattern || a.start - b.start || a.end - b.end || a.trip - b.trip || a.day - b.day);
  return { runs, replaced: { ofRow: replaced, day: changes.day, shift: shifts }, profiles };
}

/** Starts of service days, of which one snapshot has few: the same day and zone mostly follow one another. */
function dayStarts(): (day: number, zone: string) => number {
  let last: { readonly day: number; readonly zone: string; readonly start: number } | undefined;
  return (day, zone) => {
    if (last?.day !== day || last.zone !== zone) last = { day, zone, start: serviceDayStart(day, zone) };
    return last.start;
  };
}
