import type { LatLng } from '@tripwright/core/geo';

/** What a new timetable changes for riders. Times of runs are seconds of their service day (over 86,400 after midnight), days in words. */
export interface RegionDiff {
  readonly old: ComparedRegion;
  readonly new: ComparedRegion;
  /** Number of service days that were compared, pair by pair. */
  readonly dayCount: number;
  /** Whether each day was compared with itself; else the two timetables share no week, and the busiest week of each was compared. */
  readonly areSameDays: boolean;
  /** Days of the old timetable before the new one begins and after it ends, where each day was compared with itself. Their runs were not compared. */
  readonly uncovered: readonly UncoveredDays[];
  /** Days that both timetables cover and that were not compared, since they are more than three years of days; undefined where all were. */
  readonly leftOut: LeftOutDays | undefined;
  /** Lines with any change: first those that lose most. */
  readonly lines: readonly LineChange[];
  /** Stops with another number of departures, another place or another name: first those that lose most. */
  readonly stops: readonly StopChange[];
  /** Runs and stops of both timetables that wheelchairs or bicycles can use in one of them alone: first those that lose most. */
  readonly access: readonly AccessChange[];
  /** Saved trips, and journeys of riders on runs that changed: first those that lose most. Journeys without any change are left out, saved trips are not. */
  readonly journeys: readonly JourneyChange[];
  /** Random journeys that the old timetable serves. */
  readonly sample: SampleResult;
}

/** One side of the comparison. Dates are `YYYY-MM-DD`; runs are those of the compared days. */
export interface ComparedRegion {
  readonly code: string;
  readonly title: string;
  readonly firstDate: string;
  readonly lastDate: string;
  readonly runs: number;
}

/** Service days that the new timetable does not reach. Dates are `YYYY-MM-DD`, the first and the last day with a run. */
export interface UncoveredDays {
  /** Whether the new timetable has ended by then; else it has not begun. */
  readonly isAfterEnd: boolean;
  readonly firstDate: string;
  readonly lastDate: string;
  /** Days with any run. */
  readonly dayCount: number;
  readonly runs: number;
}

/** Days after the compared ones. Dates are `YYYY-MM-DD`. */
export interface LeftOutDays {
  readonly firstDate: string;
  readonly lastDate: string;
  /** Days with any run. */
  readonly dayCount: number;
}

/** A line as riders know it. */
export interface LineRef {
  readonly id: string;
  /** Number, or the long name where there is none. */
  readonly name: string;
  readonly mode: string;
  readonly operator: string;
}

/** What became of one line. Numbers of runs are those of the compared days together. */
export interface LineChange {
  readonly line: LineRef;
  readonly kind: 'lost' | 'new' | 'changed';
  readonly runs: { readonly old: number; readonly new: number };
  readonly lost: readonly RunFacts[];
  readonly added: readonly RunFacts[];
  readonly retimed: readonly RetimedFacts[];
  readonly rerouted: readonly ReroutedFacts[];
}

/** A run between its first and last stop. */
export interface RunFacts {
  readonly trip: string;
  readonly headsign: string;
  readonly from: string;
  readonly to: string;
  readonly departure: number;
  readonly arrival: number;
  /** On how many of the compared days. */
  readonly dayCount: number;
  /** Such as `Mon–Fri`, or dates. */
  readonly days: string;
}

/** A run at other times: those of the new timetable at both ends. */
export interface RetimedFacts extends RunFacts {
  readonly newDeparture: number;
  readonly newArrival: number;
}

/** A run with other stops. */
export interface ReroutedFacts extends RetimedFacts {
  /** Names of stops that it no longer serves, and of those that it serves now. */
  readonly lostStops: readonly string[];
  readonly newStops: readonly string[];
  /** Names of stops that it still serves, but fewer times or more times than before. */
  readonly fewerCalls: readonly string[];
  readonly moreCalls: readonly string[];
  /** Names of stops with other rules of boarding or alighting, where the run calls at the same stops in the same order. */
  readonly otherRules: readonly string[];
}

/** What became of one stop. Departures are those of the compared days together, at which riders may board. */
export interface StopChange {
  readonly id: string;
  readonly code: string;
  readonly name: string;
  readonly place: LatLng | undefined;
  readonly kind: 'lost' | 'new' | 'fewer' | 'more' | 'moved' | 'renamed';
  readonly departures: { readonly old: number; readonly new: number };
  /** Names of lines that no longer depart here. */
  readonly lostLines: readonly string[];
  readonly newLines: readonly string[];
  /** Metres between its old and its new place; 0 = it stands where it stood. */
  readonly movedMetres: number;
  /** Set where riders read another name now. */
  readonly newName?: string;
}

/** What riders bring along. */
export type AccessNeed = 'wheelchair' | 'bicycle';

/** A line or a stop that some riders can use less or more than before. What is not known counts as usable, as it does for planners. */
export interface AccessChange {
  readonly need: AccessNeed;
  /** The line whose runs take them no longer, or take them now; undefined where it is a stop. */
  readonly line?: LineRef;
  readonly stop?: { readonly id: string; readonly code: string; readonly name: string };
  /** Runs of the line, or departures of the stop, on the compared days that still exist and are closed to them now. */
  readonly lost: number;
  /** Those that are open to them now. */
  readonly gained: number;
}

/** A journey that is asked of both timetables. */
export interface Probe {
  /** Such as `Old Market → Airport`. */
  readonly name: string;
  /** `saved`: the caller's; `run`: a rider of a run that changed; `sample`: drawn at random. */
  readonly cause: 'saved' | 'run' | 'sample';
  /** The line whose run it was drawn from. */
  readonly line?: string;
}

/** The best journey of an answer. Times are Unix seconds. */
export interface JourneyFacts {
  readonly departure: number;
  readonly arrival: number;
  readonly changes: number;
  /** Names of its lines in order; empty for a walk. */
  readonly lines: readonly string[];
}

/** What became of one journey. */
export interface JourneyChange {
  readonly probe: Probe;
  /** Unix seconds that it was asked for, in the old timetable; the time zone tells the clock time. */
  readonly asked: number;
  readonly timezone: string;
  readonly verdict: JourneyVerdict;
  /** Seconds that the traveller loses: arrives later or, where an arrival was asked for, leaves earlier. Negative = gains; 0 where the verdict is `lost` or `found`. */
  readonly lostSeconds: number;
  readonly old: JourneyFacts | undefined;
  readonly new: JourneyFacts | undefined;
}

/** `lost`: no journey any more; `found`: there was none; `later` and `earlier` by at least a minute; `harder` and `easier`: more or fewer changes at the same time. */
export type JourneyVerdict = 'lost' | 'later' | 'harder' | 'same' | 'easier' | 'earlier' | 'found';

/** Random journeys, counted by verdict. */
export interface SampleResult {
  readonly asked: number;
  readonly counts: Readonly<Record<JourneyVerdict, number>>;
  /** Those that lose most, at most ten. */
  readonly worst: readonly JourneyChange[];
}
