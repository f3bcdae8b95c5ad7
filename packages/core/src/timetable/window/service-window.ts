import type { Timetable } from '../data/timetable.ts';
import type { ProfileTimes } from './time-profiles.ts';

/**
 * Everything that runs in a stretch of time, laid out for searching: patterns split into *lanes*, each a list of runs none of
 * which overtakes another (ST-12), whatever service day or frequency row they come from (CAL-7, CAL-8, FQ-6).
 * Times are seconds after `base`. A mirrored window is the same world seen backwards: time negated, positions and links
 * reversed, boarding and alighting swapped; a forward search in it is a backward search in the world.
 */
export interface ServiceWindow {
  readonly timetable: Timetable;
  readonly mirrored: boolean;
  /** Instant of time 0. */
  readonly base: number;
  /** Times from 0 to here are complete (in a mirrored window: from `-span` to 0). */
  readonly span: number;

  readonly laneCount: number;
  readonly lanePattern: Int32Array;
  readonly laneFirstPosition: Int32Array;
  readonly laneLength: Int32Array;
  /** `lanes + 1` entries. */
  readonly laneFirstRun: Int32Array;

  /** When a run leaves its first position. */
  readonly runStart: Int32Array;
  /** Where the profile of a run starts in `times`: it arrives at a position at `runStart + times[runProfile + position]`. */
  readonly runProfile: Int32Array;
  /** It departs at `runStart + times[runProfile + laneDepartures[lane] + position]`: how far departures lie behind arrivals, 0 where they are the same. */
  readonly laneDepartures: Int32Array;
  /** Of {@link TimeProfiles}. */
  readonly times: ProfileTimes;

  /** Shared by all windows of a timetable: `[position]` as in `laneFirstPosition`. */
  readonly positionStop: Int32Array;
  readonly positionUse: Uint8Array;
  /** Both in one number: `stop × 16 + use`. */
  readonly positionCode: Int32Array;

  readonly runLane: Int32Array;
  readonly runTrip: Int32Array;
  /** Service day of the run (days since 1970-01-01). */
  readonly runDay: Int32Array;
  /** Seconds by which a frequency run is shifted from its trip's written times; 0 for all others. */
  readonly runShift: Int32Array;
  /** Headway in seconds of a run that only keeps intervals (`exact_times=0`), else 0 (FQ-3). */
  readonly runHeadway: Int32Array;

  /** Pairs of a lane that can be boarded at a stop and the position there: `stopFirstLane[stop]` to `[stop + 1]`. */
  readonly stopFirstLane: Int32Array;
  readonly stopBoardings: Int32Array;

  /** What a scan needs of a lane, side by side: first position, length, first run, runs, 1 if seated links leave it, its departures. */
  readonly laneHead: Int32Array;
  /** `[lane × hours + h]`: first run that leaves its first position `h` hours after `hourStart` or later; `runs` if none does. */
  readonly laneHours: Int32Array;
  readonly hours: number;
  readonly hourStart: number;

  readonly seated: SeatedLinks;

  /** Where the lane's positions start in the two columns below, -1 for a lane that no row tells apart anywhere. */
  readonly laneFirstPoint: Int32Array;
  /** The label column of the lane's arrivals (departures) at a position: a point of `TransferPoints`, or the stop. */
  readonly arrivalPoint: Int32Array;
  readonly departurePoint: Int32Array;

  /** Walking links out of a stop (into it when mirrored), shortest first, as in the timetable. */
  readonly linkFirst: Int32Array;
  readonly linkTo: Int32Array;
  readonly linkSeconds: Int32Array;
  readonly linkRule: Uint8Array;
  readonly linkMinimum: Int32Array;
  /** The walking links the other way round. */
  readonly reverseLinkFirst: Int32Array;
  readonly reverseLinkTo: Int32Array;
  readonly reverseLinkSeconds: Int32Array;
}

/**
 * Where riders who stay seated get to. For a lane, one entry per other lane that any of its runs leads to without changing seats,
 * however many trips lie between; for each entry the runs that do, ascending, with the earliest run of the other
 * lane that this or any later run leads to. So the first usable entry answers for all.
 */
export interface SeatedLinks {
  /** `lanes + 1` entries into `toLane` and `firstLink`. */
  readonly laneFirst: Int32Array;
  readonly toLane: Int32Array;
  /** `toLane.length + 1` entries into the columns below. */
  readonly firstLink: Int32Array;
  /** Run within the lane (0 = first of the lane). */
  readonly fromRun: Int32Array;
  /** Earliest run within the other lane for this or any later `fromRun`. */
  readonly earliestRun: Int32Array;
  /** The run within the lane (global run number) that leads to `earliestRun`. */
  readonly via: Int32Array;
  /** Direct links: next run of each run as a linked list: `head[run]` → entry, −1 none. */
  readonly head: Int32Array;
  readonly next: Int32Array;
  readonly run: Int32Array;
}

/** A window before its seated links are known. */
export type UnlinkedWindow = Omit<ServiceWindow, 'seated' | 'laneHead' | 'laneHours' | 'hours' | 'hourStart'>;
