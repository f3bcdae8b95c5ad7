import { after, type Column } from '../../storage/index.ts';
import {
  type BlockChanges,
  completeWindow,
  type LaneIndex,
  type PatternIndex,
  type RunIndex,
  type ServiceWindow,
  type Timetable,
  type TripIndex,
  transferPointsOf,
} from '../../timetable/index.ts';
import type { ChangedRuns } from './changed-runs.ts';
import { LaneColumns, type LiveRun } from './lane-columns.ts';
import type { ProfileBook, StartedProfile } from './profile-book.ts';

/**
 * A service window as realtime sources change it: a window like any other, so that searches have nothing to ask. Runs whose times change, and runs
 * that call like those of a pattern of the timetable, stand in its lanes, each at the place that its times give it, as long as no run of a lane
 * overtakes another. The others get further lanes. Lanes that nothing changes are copied.
 * @param window forward, of the timetable without changes
 * @param timetable with the trips of the changes after its own; a variant for other walks has the walks of that of `window`
 * @returns the window itself where nothing in it changes
 */
export function patchWindow(
  window: ServiceWindow,
  timetable: Timetable,
  changed: ChangedRuns,
  blocks: BlockChanges,
): ServiceWindow {
  const { profiles } = changed;
  const gone = new Uint8Array(window.runStart.length);
  const runs = runsWithin(window, changed, gone);
  const isSame = timetable === window.timetable || transferPointsOf(timetable) === undefined;
  if (runs.length === 0 && !gone.includes(1) && isSame) return window;
  const { base, span } = window;
  const room = new LaneColumns(window, timetable, profiles, gone.length + runs.length);
  const columns = new LaneLayout(window, timetable, profiles, gone, room).layOut(runs);
  return completeWindow({ timetable, base, span, ...columns.finish() }, blocks);
}

/** The changed runs that are under way within a window, in their order. Runs of the window that changes replace or cancel are marked as gone. */
function runsWithin(window: ServiceWindow, { runs, replaced }: ChangedRuns, gone: Uint8Array): LiveRun[] {
  const { base, span, runHeadway } = window;
  const find = runFinder(window);
  const headways = new Int32Array(replaced.ofRow.length);
  for (let row = 0; row < headways.length; row++) {
    const trip = replaced.ofRow[row]!;
    const run = trip < 0 ? undefined : find(trip as TripIndex, replaced.day[row]!, replaced.shift[row]!);
    if (run === undefined) continue;
    gone[run] = 1;
    headways[row] = runHeadway[run]!;
  }
  const within: LiveRun[] = [];
  for (const { row, trip, day, shift, takesPlace, pattern, start, end, length, at, behind } of runs) {
    if (start - base > span || end < base) continue;
    const headway = takesPlace ? headways[row]! : 0;
    within.push({ trip, day, shift, headway, pattern, start: start - base, end: end - base, length, at, behind });
  }
  return within;
}

/** The runs of a window by trip: `runs[first[trip]]` to `runs[first[trip + 1]]`. */
interface RunsOfTrips {
  readonly first: Int32Array;
  readonly runs: Int32Array;
}

const runsOfTrips = new WeakMap<ServiceWindow, RunsOfTrips>();

function runFinder(window: ServiceWindow): (trip: TripIndex, day: number, shift: number) => RunIndex | undefined {
  let known = runsOfTrips.get(window);
  if (known === undefined) {
    known = collectRuns(window);
    runsOfTrips.set(window, known);
  }
  const { first, runs } = known;
  const { runDay, runShift } = window;
  return (trip, day, shift) => {
    for (let i = first[trip]!; i < first[trip + 1]!; i++) {
      const run = runs[i] as RunIndex;
      if (runDay[run] === day && runShift[run] === shift) return run;
    }
    return undefined;
  };
}

function collectRuns({ timetable, runTrip }: ServiceWindow): RunsOfTrips {
  const first = new Int32Array(timetable.tripCount + 1);
  for (const trip of runTrip) first[trip + 1]!++;
  for (let trip = 0; trip < timetable.tripCount; trip++) first[trip + 1]! += first[trip]!;
  const next = first.slice();
  const runs = new Int32Array(runTrip.length);
  for (let run = 0 as RunIndex; run < runTrip.length; run++) runs[next[runTrip[run]!]!++] = run;
  return { first, runs };
}

/** Places live runs in lanes, pattern by pattern. */
class LaneLayout {
  readonly #window: ServiceWindow;
  readonly #profiles: ProfileBook;
  readonly #gone: Uint8Array;
  readonly #tripKind: Column<TripIndex> | undefined;
  readonly #columns: LaneColumns;

  constructor(
    window: ServiceWindow,
    timetable: Timetable,
    profiles: ProfileBook,
    gone: Uint8Array,
    columns: LaneColumns,
  ) {
    this.#window = window;
    this.#profiles = profiles;
    this.#gone = gone;
    this.#tripKind = transferPointsOf(timetable)?.tripKind;
    this.#columns = columns;
  }

  /** @param runs by pattern, then in order */
  layOut(runs: readonly LiveRun[]): LaneColumns {
    const { laneCount, lanePattern } = this.#window;
    let lane = 0 as LaneIndex;
    let next = 0;
    while (lane < laneCount || next < runs.length) {
      const ofLane = lane < laneCount ? lanePattern[lane]! : Number.POSITIVE_INFINITY;
      const pattern = Math.min(ofLane, runs[next]?.pattern ?? Number.POSITIVE_INFINITY);
      const first = next;
      while (runs[next]?.pattern === pattern) next++;
      let rest: readonly LiveRun[] = runs.slice(first, next);
      for (; lane < laneCount && lanePattern[lane] === pattern; lane++) rest = this.#fill(lane, rest);
      for (const more of this.#splitIntoLanes(rest)) this.#columns.addLane(pattern as PatternIndex, more);
    }
    return this.#columns;
  }

  /**
   * Lays out a lane of the window: the runs that stay as they are, and those of the changed runs that fit between them.
   * @returns the others
   */
  #fill(lane: LaneIndex, changed: readonly LiveRun[]): readonly LiveRun[] {
    const { laneFirstRun, laneLength, laneDepartures, lanePattern, runStart, runProfile, runTrip } = this.#window;
    const [begin, end] = [laneFirstRun[lane]!, laneFirstRun[after(lane)]!];
    const length = laneLength[lane]!;
    const behind = laneDepartures[lane]!;
    const kind = this.#tripKind?.[runTrip[begin]!];
    const placed: (LiveRun | RunIndex)[] = [];
    const rest: LiveRun[] = [];
    let before: StartedProfile | undefined;
    let at = 0;
    const takeUntil = (until: StartedProfile | undefined, trip: number): void => {
      for (; at < changed.length; at++) {
        const run = changed[at]!;
        if (until !== undefined && (run.start > until.start || (run.start === until.start && run.trip > trip))) return;
        const fits =
          (kind === undefined || this.#tripKind?.[run.trip] === kind) &&
          (before === undefined || this.#profiles.follows(before, run, length)) &&
          (until === undefined || this.#profiles.follows(run, until, length));
        if (fits) {
          placed.push(run);
          before = run;
        } else rest.push(run);
      }
    };
    for (let run = begin; run < end; run++) {
      if (this.#gone[run] === 1) continue;
      const profile: StartedProfile = { start: runStart[run]!, at: runProfile[run]!, behind };
      if (at < changed.length) takeUntil(profile, runTrip[run]!);
      placed.push(run);
      before = profile;
    }
    takeUntil(undefined, 0);
    if (rest.length === changed.length && placed.length === end - begin) this.#columns.copyLane(lane);
    else if (placed.length > 0) this.#columns.addLane(lanePattern[lane]!, placed);
    return rest;
  }

  /** Runs of one pattern in as few lanes as greedy first fit needs (as in `splitIntoLanes` of the timetable). */
  #splitIntoLanes(runs: readonly LiveRun[]): LiveRun[][] {
    const lanes: LiveRun[][] = [];
    for (const run of runs) {
      const lane = lanes.find((members) => this.#joins(members.at(-1)!, run));
      if (lane === undefined) lanes.push([run]);
      else lane.push(run);
    }
    return lanes;
  }

  #joins(before: LiveRun, run: LiveRun): boolean {
    if (this.#tripKind !== undefined && this.#tripKind[before.trip] !== this.#tripKind[run.trip]) return false;
    return this.#profiles.follows(before, run, run.length);
  }
}
