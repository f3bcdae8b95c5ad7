import type { Column, Index } from '../../storage/index.ts';
import type {
  LaneIndex,
  LinkIndex,
  PatternIndex,
  PositionIndex,
  RunIndex,
  StopIndex,
  TripIndex,
} from '../columns/index-types.ts';
import type { Timetable } from '../data/timetable.ts';
import type { ProfileTimes } from './time-profiles.ts';

/**
 * All runs of a stretch of time, laid out for searching: patterns split into *lanes*, lists of runs of which none overtakes another (ST-12),
 * whatever service day or frequency row they come from (CAL-7, CAL-8, FQ-6).
 * Times are seconds after `base`. A mirrored window is the same world seen backwards: time negated, positions and links reversed, boarding and
 * alighting swapped; a forward search in it is a backward search in the world.
 */
export interface ServiceWindow {
  readonly timetable: Timetable;
  readonly mirrored: boolean;
  /** Instant of time 0, Unix seconds. */
  readonly base: number;
  /** Times from 0 to here are complete (in a mirrored window: from `-span` to 0). */
  readonly span: number;

  readonly laneCount: number;
  readonly lanePattern: Column<LaneIndex, PatternIndex>;
  readonly laneFirstPosition: Column<LaneIndex, PositionIndex>;
  readonly laneLength: Column<LaneIndex>;
  /** `lanes + 1` entries. */
  readonly laneFirstRun: Column<LaneIndex, RunIndex>;

  /** The time at which a run leaves its first position. */
  readonly runStart: Column<RunIndex>;
  /** Where the profile of a run starts in `times`: it arrives at a position at `runStart + times[runProfile + position]`. */
  readonly runProfile: Column<RunIndex>;
  /** It departs at `runStart + times[runProfile + laneDepartures[lane] + position]`: how far departures lie behind arrivals, 0 where they are the same. */
  readonly laneDepartures: Column<LaneIndex>;
  /** The times of {@link TimeProfiles}; in a live window those of its own runs, in the order of lanes. */
  readonly times: ProfileTimes;
  /** The times of the window seen in the other direction. */
  readonly timesBack: ProfileTimes;

  /** Shared by all windows of a timetable: `[position]` as in `laneFirstPosition`. */
  readonly positionStop: Column<PositionIndex, StopIndex>;
  /** Bits `MAY_BOARD`, `MAY_ALIGHT`, `ARRIVAL_POINT` and `DEPARTURE_POINT`. */
  readonly positionUse: Column<PositionIndex>;
  /** Both in one number: `stop × 16 + use`. */
  readonly positionCode: Column<PositionIndex>;

  readonly runLane: Column<RunIndex, LaneIndex>;
  readonly runTrip: Column<RunIndex, TripIndex>;
  /** Service day of the run (days since 1970-01-01). */
  readonly runDay: Column<RunIndex>;
  /** Seconds by which a frequency run is shifted from its trip's written times; 0 for all others. */
  readonly runShift: Column<RunIndex>;
  /** Headway in seconds of a run that only keeps intervals (`exact_times=0`), else 0 (FQ-3). */
  readonly runHeadway: Column<RunIndex>;

  /** The lanes that can be boarded at a stop and the position there, as pairs: entry `stopFirstLane[stop]` to `[stop + 1]`, two numbers each. */
  readonly stopFirstLane: Column<StopIndex>;
  readonly stopBoardings: Column<number>;

  /**
   * All that a scan reads of a lane, side by side: first position, length, first run, runs, 1 if seated links leave it, its departures, the start of its
   * first run, the end of its last run.
   */
  readonly laneHead: Column<number>;
  /** `[lane × hours + h]`: first run that leaves its first position `h` hours after `hourStart` or later; `runs` if none does. */
  readonly laneHours: Column<number>;
  readonly hours: number;
  readonly hourStart: number;

  readonly seated: SeatedLinks;

  /** Where the lane's positions start in the two columns below, -1 for a lane without points. */
  readonly laneFirstPoint: Column<LaneIndex>;
  /** The label column of the lane's arrivals (departures) at a position: a point of `TransferPoints`, or the stop. */
  readonly arrivalPoint: Column<number>;
  readonly departurePoint: Column<number>;

  /** Walking links out of a stop (into it when mirrored), shortest first, as in the timetable. */
  readonly linkFirst: Column<StopIndex, LinkIndex>;
  readonly linkTo: Column<LinkIndex, StopIndex>;
  readonly linkSeconds: Column<LinkIndex>;
  readonly linkRule: Column<LinkIndex>;
  readonly linkMinimum: Column<LinkIndex>;
  /** The walking links in the other direction. */
  readonly reverseLinkFirst: Column<StopIndex, LinkIndex>;
  readonly reverseLinkTo: Column<LinkIndex, StopIndex>;
  readonly reverseLinkSeconds: Column<LinkIndex>;
}

/** One target lane of a lane's seated links. */
export type SeatedTarget = Index<'seatedTarget'>;
/** One run of a lane with seated links to a target lane. */
export type SeatedRun = Index<'seatedRun'>;
/** One direct link between two runs. */
export type SeatedEntry = Index<'seatedEntry'>;

/**
 * The runs that riders reach by staying seated. For a lane, one target per other lane that any of its runs leads to without changing seats, however many
 * trips lie between; for each target the runs that lead there, ascending, with the earliest run of the other lane that this or any later run
 * leads to. So the first usable run stands for all.
 */
export interface SeatedLinks {
  /** `lanes + 1` entries. */
  readonly laneFirst: Column<LaneIndex, SeatedTarget>;
  readonly toLane: Column<SeatedTarget, LaneIndex>;
  /** `targets + 1` entries. */
  readonly firstLink: Column<SeatedTarget, SeatedRun>;
  /** Run within the lane (0 = first of the lane). */
  readonly fromRun: Column<SeatedRun>;
  /** Earliest run within the other lane for this or any later `fromRun`. */
  readonly earliestRun: Column<SeatedRun>;
  /** The run of the lane that leads to `earliestRun`. */
  readonly via: Column<SeatedRun, RunIndex>;
  /** Direct links: the next runs of each run as a linked list: `head[run]` → entry, −1 none. */
  readonly head: Column<RunIndex, SeatedEntry>;
  readonly next: Column<SeatedEntry, SeatedEntry>;
  readonly run: Column<SeatedEntry, RunIndex>;
}

/** A window before its seated links are known. */
export type UnlinkedWindow = Omit<ServiceWindow, 'seated' | 'laneHead' | 'laneHours' | 'hours' | 'hourStart'>;
