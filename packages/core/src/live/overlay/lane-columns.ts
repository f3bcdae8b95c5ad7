import { after, asColumn } from '../../storage/index.ts';
import type {
  LaneIndex,
  PatternIndex,
  RunIndex,
  ServiceWindow,
  Timetable,
  TripIndex,
  WindowRuns,
} from '../../timetable/index.ts';
import type { ProfileBook, StartedProfile } from './profile-book.ts';

/** A run that differs from the timetable, within a window. Times are the window's. */
export interface LiveRun extends StartedProfile {
  readonly trip: TripIndex;
  readonly day: number;
  readonly shift: number;
  readonly headway: number;
  /** The pattern in whose lanes it stands. */
  readonly pattern: PatternIndex;
  /** Last arrival. */
  readonly end: number;
  readonly length: number;
}

/** The lanes of a live window and their runs, written lane after lane. */
export class LaneColumns {
  readonly #window: ServiceWindow;
  readonly #timetable: Timetable;
  readonly #profiles: ProfileBook;
  readonly #lanePattern: number[] = [];
  readonly #laneFirstRun: number[] = [0];
  readonly #laneDepartures: number[] = [];
  /** Room for more runs than there can be. */
  readonly #start: Int32Array;
  readonly #profile: Int32Array;
  readonly #trip: Int32Array;
  readonly #day: Int32Array;
  readonly #shift: Int32Array;
  readonly #headway: Int32Array;
  #count = 0;

  /** @param mostRuns of all lanes together */
  constructor(window: ServiceWindow, timetable: Timetable, profiles: ProfileBook, mostRuns: number) {
    this.#window = window;
    this.#timetable = timetable;
    this.#profiles = profiles;
    this.#start = new Int32Array(mostRuns);
    this.#profile = new Int32Array(mostRuns);
    this.#trip = new Int32Array(mostRuns);
    this.#day = new Int32Array(mostRuns);
    this.#shift = new Int32Array(mostRuns);
    this.#headway = new Int32Array(mostRuns);
  }

  /** Adds a lane of the window as it is. */
  copyLane(lane: LaneIndex): void {
    const { lanePattern, laneDepartures, laneFirstRun, runProfile } = this.#window;
    for (let run = laneFirstRun[lane]!; run < laneFirstRun[after(lane)]!; run++) this.#copy(run, runProfile[run]!);
    this.#endLane(lanePattern[lane]!, laneDepartures[lane]!);
  }

  /** Adds a lane of live runs and runs of the window. */
  addLane(pattern: PatternIndex, runs: readonly (LiveRun | RunIndex)[]): void {
    const { runLane, runProfile, laneDepartures } = this.#window;
    const { patternFirstPosition } = this.#timetable;
    const length = patternFirstPosition[after(pattern)]! - patternFirstPosition[pattern]!;
    const behindOf = (run: LiveRun | RunIndex): number =>
      typeof run === 'number' ? laneDepartures[runLane[run]!]! : run.behind;
    const wide = runs.some((run) => behindOf(run) > 0) ? length : 0;
    for (const run of runs) {
      const at = typeof run === 'number' ? runProfile[run]! : run.at;
      const profile = behindOf(run) === wide ? at : this.#profiles.widened(at, length);
      if (typeof run === 'number') this.#copy(run, profile);
      else this.#push(run, profile);
    }
    this.#endLane(pattern, wide);
  }

  #endLane(pattern: PatternIndex, departures: number): void {
    this.#lanePattern.push(pattern);
    this.#laneDepartures.push(departures);
    this.#laneFirstRun.push(this.#count);
  }

  #copy(run: RunIndex, profile: number): void {
    const { runStart, runTrip, runDay, runShift, runHeadway } = this.#window;
    const at = this.#count++;
    this.#start[at] = runStart[run]!;
    this.#profile[at] = profile;
    this.#trip[at] = runTrip[run]!;
    this.#day[at] = runDay[run]!;
    this.#shift[at] = runShift[run]!;
    this.#headway[at] = runHeadway[run]!;
  }

  #push(run: LiveRun, profile: number): void {
    const at = this.#count++;
    this.#start[at] = run.start;
    this.#profile[at] = profile;
    this.#trip[at] = run.trip;
    this.#day[at] = run.day;
    this.#shift[at] = run.shift;
    this.#headway[at] = run.headway;
  }

  /** The columns of a window. */
  finish(): Omit<WindowRuns, 'timetable' | 'base' | 'span'> {
    const { patternFirstPosition } = this.#timetable;
    const laneCount = this.#lanePattern.length;
    const count = this.#count;
    const runLane = new Int32Array(count);
    for (let lane = 0; lane < laneCount; lane++)
      runLane.fill(lane, this.#laneFirstRun[lane], this.#laneFirstRun[lane + 1]);
    const first = Int32Array.from(this.#lanePattern, (pattern) => patternFirstPosition[pattern as PatternIndex]!);
    const lanes = {
      laneCount,
      laneFirstRun: asColumn<LaneIndex, RunIndex>(Int32Array.from(this.#laneFirstRun)),
      laneLength: Int32Array.from(
        this.#lanePattern,
        (pattern, lane) => patternFirstPosition[(pattern + 1) as PatternIndex]! - first[lane]!,
      ),
      laneDepartures: Int32Array.from(this.#laneDepartures),
    };
    return {
      ...lanes,
      ...this.#profiles.laidOut({ ...lanes, runProfile: this.#profile.subarray(0, count) }),
      lanePattern: asColumn(Int32Array.from(this.#lanePattern)),
      laneFirstPosition: asColumn(first),
      runStart: this.#start.slice(0, count),
      runLane: asColumn(runLane),
      runTrip: asColumn(this.#trip.slice(0, count)),
      runDay: this.#day.slice(0, count),
      runShift: this.#shift.slice(0, count),
      runHeadway: this.#headway.slice(0, count),
    };
  }
}
