import { serviceDayStart } from '../../base/index.ts';
import { after, asColumn, type Column } from '../../storage/index.ts';
import {
  type BlockChanges,
  type CallIndex,
  completeWindow,
  type LaneIndex,
  NO_RUN,
  type PatternIndex,
  type RunIndex,
  type ServiceWindow,
  type Timetable,
  type TripIndex,
  timeProfilesOf,
  transferPointsOf,
  type WindowRuns,
} from '../../timetable/index.ts';
import type { RunChanges } from '../snapshot/run-changes.ts';
import { comesBeside, type SortedChanges } from './live-timetable.ts';
import { type Profile, ProfileBook } from './profile-book.ts';

/**
 * A service window as realtime sources change it. A search finds lanes as in any other window:
 * - A run whose times alone differ stays in the lane of its trip, at the place that its times give it, as long as no run of the lane overtakes another.
 * - All others, runs that the timetable lacks too, get lanes after those of the window.
 * - A lane keeps its number and its places. Places that are left over come last, as {@link NO_RUN}, so that runs that did not change keep their
 *   numbers where nothing before them in their lane did.
 * @param window forward, of the timetable without changes
 * @param timetable the one that `sorted` has, or its variant for other walks
 * @returns the window itself where nothing in it changes
 */
export function patchWindow(
  window: ServiceWindow,
  timetable: Timetable,
  changes: RunChanges,
  sorted: SortedChanges,
  blocks: BlockChanges,
): ServiceWindow {
  const profiles = new ProfileBook(timeProfilesOf(window.timetable));
  const gone = new Uint8Array(window.runStart.length);
  const runs = liveRuns(window, timetable, changes, sorted, profiles, gone);
  const isSame = timetable === window.timetable || transferPointsOf(timetable) === undefined;
  if (runs.length === 0 && !gone.includes(1) && isSame) return window;
  const lanes = new LaneLayout(window, timetable, profiles, gone);
  return completeWindow(lanes.layOut(runs), blocks);
}

/** A run that differs from the timetable, within a window. */
interface LiveRun {
  readonly trip: TripIndex;
  readonly day: number;
  readonly shift: number;
  readonly headway: number;
  /** First departure and last arrival, in the window's time. */
  readonly start: number;
  readonly end: number;
  readonly length: number;
  readonly profile: Profile;
  /** The lane in which the run is in the timetable; −1 where it is in none of the window, or calls elsewhere now. */
  readonly home: LaneIndex | -1;
}

/** The changed runs that are under way within a window. Runs of the window that changes replace or cancel are marked as gone. */
function liveRuns(
  window: ServiceWindow,
  timetable: Timetable,
  changes: RunChanges,
  { tripOfRow }: SortedChanges,
  profiles: ProfileBook,
  gone: Uint8Array,
): LiveRun[] {
  const { base, span, runLane, runHeadway, lanePattern } = window;
  const find = runFinder(window);
  const { ofTrip, departures: behind } = timeProfilesOf(window.timetable);
  const own = window.timetable;
  const offsets = dayOffsets(base);
  const runs: LiveRun[] = [];
  for (let row = 0; row < changes.count; row++) {
    const named = changes.trip[row]! as TripIndex | -1;
    const day = changes.day[row]!;
    const from = changes.start[row]!;
    const written = named < 0 ? 0 : own.callDeparture[own.tripFirstCall[named as TripIndex]!]!;
    const shift = from < 0 ? 0 : from - written;
    const replaced = named >= 0 && !comesBeside(own, changes, row) ? find(named as TripIndex, day, shift) : undefined;
    if (replaced !== undefined) gone[replaced] = 1;
    const trip = tripOfRow[row]! as TripIndex | -1;
    if (trip < 0) continue;
    const isOwn = trip < own.tripCount;
    const offset = offsets(day, timetable.zoneOfTrip(trip as TripIndex));
    const [arrivals, departures] = isOwn
      ? [changes.callArrival, changes.callDeparture]
      : [timetable.callArrival, timetable.callDeparture];
    const first = isOwn ? changes.firstCall[row]! : timetable.tripFirstCall[trip as TripIndex]!;
    const next = isOwn ? changes.firstCall[row + 1]! : timetable.tripFirstCall[after(trip as TripIndex)]!;
    const length = next - first;
    const start = departures[first as CallIndex]! + offset;
    const end = arrivals[(first + length - 1) as CallIndex]! + offset;
    if (start > span || end < 0) continue;
    const home = isOwn && replaced !== undefined ? runLane[replaced]! : -1;
    const pattern = isOwn ? (home < 0 ? own.patternOfTrip(trip as TripIndex) : lanePattern[home as LaneIndex]!) : -1;
    const usual =
      pattern < 0 ? undefined : { at: ofTrip[trip as TripIndex]!, behind: behind[pattern as PatternIndex]! };
    runs.push({
      trip: trip as TripIndex,
      day,
      shift: isOwn ? shift : 0,
      headway: isOwn && replaced !== undefined ? runHeadway[replaced]! : 0,
      start,
      end,
      length,
      profile: profiles.profileOf(arrivals as never, departures as never, first, length, usual),
      home,
    });
  }
  return runs;
}

/** Seconds from the time 0 of a window to the start of a service day. */
function dayOffsets(base: number): (day: number, zone: string) => number {
  const byZone = new Map<string, Map<number, number>>();
  return (day, zone) => {
    const byDay = byZone.get(zone) ?? new Map<number, number>();
    byZone.set(zone, byDay);
    const offset = byDay.get(day) ?? serviceDayStart(day, zone) - base;
    byDay.set(day, offset);
    return offset;
  };
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

/** Places live runs in lanes. */
class LaneLayout {
  readonly #window: ServiceWindow;
  readonly #timetable: Timetable;
  readonly #profiles: ProfileBook;
  readonly #gone: Uint8Array;
  readonly #tripKind: Column<TripIndex> | undefined;
  readonly #runs: RunArrays;
  readonly #departures: Int32Array;

  constructor(window: ServiceWindow, timetable: Timetable, profiles: ProfileBook, gone: Uint8Array) {
    this.#window = window;
    this.#timetable = timetable;
    this.#profiles = profiles;
    this.#gone = gone;
    this.#tripKind = transferPointsOf(timetable)?.tripKind;
    this.#runs = new RunArrays(window);
    this.#departures = Int32Array.from(window.laneDepartures);
  }

  layOut(runs: readonly LiveRun[]): WindowRuns {
    const { laneCount, runLane } = this.#window;
    const touched = new Uint8Array(laneCount);
    for (let run = 0 as RunIndex; run < this.#gone.length; run++) if (this.#gone[run] === 1) touched[runLane[run]!] = 1;
    const inOrder = [...runs].sort(
      (a, b) => a.home - b.home || a.start - b.start || a.end - b.end || a.trip - b.trip || a.day - b.day,
    );
    const others: LiveRun[] = [];
    let next = 0;
    while (inOrder[next]?.home === -1) others.push(inOrder[next++]!);
    for (let lane = 0 as LaneIndex; lane < laneCount; lane++) {
      if (touched[lane] === 0) continue;
      const first = next;
      while (inOrder[next]?.home === lane) next++;
      this.#fill(lane, inOrder.slice(first, next), others);
    }
    return this.#withLanes(this.#splitIntoLanes(others));
  }

  /** Fills a lane of the window with the runs that stay as they are, and with those of its changed runs that fit between them. */
  #fill(lane: LaneIndex, changed: readonly LiveRun[], others: LiveRun[]): void {
    const { laneFirstRun, laneLength, laneDepartures, runStart, runProfile, runTrip } = this.#window;
    const [begin, end] = [laneFirstRun[lane]!, laneFirstRun[after(lane)]!];
    const length = laneLength[lane]!;
    const behind = laneDepartures[lane]!;
    const placed: (LiveRun | RunIndex)[] = [];
    let waits = behind > 0;
    let before: Placed | undefined;
    let at = 0;
    const place = (one: LiveRun | RunIndex, times: Placed): void => {
      placed.push(one);
      before = times;
    };
    const take = (until: Placed | undefined, trip: number): void => {
      for (; at < changed.length; at++) {
        const run = changed[at]!;
        if (until !== undefined && !isBefore(run, until, trip)) return;
        const times: Placed = { start: run.start, at: run.profile.at, behind: run.profile.behind };
        const fits =
          (before === undefined || this.#follows(before, times, length)) &&
          (until === undefined || this.#follows(times, until, length));
        if (!fits) {
          others.push(run);
          continue;
        }
        if (times.behind > 0) waits = true;
        place(run, times);
      }
    };
    for (let run = begin; run < end; run++) {
      if (this.#gone[run] === 1) continue;
      const times: Placed = { start: runStart[run]!, at: runProfile[run]!, behind };
      take(times, runTrip[run]!);
      place(run, times);
    }
    take(undefined, 0);
    const wide = waits ? length : 0;
    this.#departures[lane] = wide;
    placed.forEach((one, i) => {
      const place = (begin + i) as RunIndex;
      if (typeof one === 'number') this.#runs.copy(place, one, this.#widen(runProfile[one]!, behind, wide, length));
      else this.#runs.set(place, one, this.#widen(one.profile.at, one.profile.behind, wide, length));
    });
    const filler = this.#widen(runProfile[begin]!, behind, wide, length);
    for (let place = (begin + placed.length) as RunIndex; place < end; place++) this.#runs.clear(place, filler);
  }

  /** A profile as a lane needs it. */
  #widen(at: number, behind: number, wanted: number, length: number): number {
    return behind === wanted ? at : this.#profiles.widened(at, length);
  }

  /** Whether a run is at every position no earlier than another, as in `splitIntoLanes` of the timetable. */
  #follows(a: Placed, b: Placed, length: number): boolean {
    const gap = b.start - a.start;
    if (gap < 0) return false;
    if (a.at === b.at) return true;
    for (let position = 1; position < length; position++) {
      if (this.#profiles.time(a.at + position) > this.#profiles.time(b.at + position) + gap) return false;
      if (this.#profiles.time(a.at + a.behind + position) > this.#profiles.time(b.at + b.behind + position) + gap)
        return false;
    }
    return true;
  }

  /** The other runs of each pattern in as few lanes as greedy first fit needs. */
  #splitIntoLanes(others: readonly LiveRun[]): LiveRun[][] {
    const byPattern = new Map<number, LiveRun[][]>();
    const inOrder = [...others].sort((a, b) => a.start - b.start || a.end - b.end || a.trip - b.trip || a.day - b.day);
    for (const run of inOrder) {
      const pattern = this.#timetable.patternOfTrip(run.trip);
      const lanes = byPattern.get(pattern) ?? [];
      byPattern.set(pattern, lanes);
      const lane = lanes.find((runs) => this.#joins(runs.at(-1)!, run));
      if (lane === undefined) lanes.push([run]);
      else lane.push(run);
    }
    return [...byPattern].sort(([a], [b]) => a - b).flatMap(([, lanes]) => lanes);
  }

  #joins(before: LiveRun, run: LiveRun): boolean {
    if (this.#tripKind !== undefined && this.#tripKind[before.trip] !== this.#tripKind[run.trip]) return false;
    const placed = ({ start, profile }: LiveRun): Placed => ({ start, at: profile.at, behind: profile.behind });
    return this.#follows(placed(before), placed(run), run.length);
  }

  #withLanes(more: readonly (readonly LiveRun[])[]): WindowRuns {
    const { base, span, laneCount, lanePattern, laneFirstPosition, laneLength, laneFirstRun } = this.#window;
    const timetable = this.#timetable;
    const runCount = this.#runs.count + more.reduce((sum, lane) => sum + lane.length, 0);
    const patterns = more.map((lane) => timetable.patternOfTrip(lane[0]!.trip));
    const departures = more.map((lane) => (lane.some(({ profile }) => profile.behind > 0) ? lane[0]!.length : 0));
    this.#runs.lengthen(runCount);
    const ends: number[] = [];
    let place = laneFirstRun[laneCount as LaneIndex]!;
    more.forEach((lane, i) => {
      for (const run of lane) {
        const { at, behind } = run.profile;
        this.#runs.set(place, run, this.#widen(at, behind, departures[i]!, run.length), (laneCount + i) as LaneIndex);
        place = after(place);
      }
      ends.push(place);
    });
    return {
      timetable,
      base,
      span,
      ...this.#profiles.finish(),
      laneCount: laneCount + more.length,
      lanePattern: joined(lanePattern, patterns),
      laneFirstPosition: joined(
        laneFirstPosition,
        patterns.map((pattern) => timetable.patternFirstPosition[pattern]!),
      ),
      laneLength: joined(
        laneLength,
        more.map((lane) => lane[0]!.length),
      ),
      laneFirstRun: joined(laneFirstRun, ends),
      laneDepartures: joined(asColumn(this.#departures), departures),
      ...this.#runs.columns(),
    };
  }
}

/** The times of a run: its start, and where its profile is. */
interface Placed {
  readonly start: number;
  readonly at: number;
  readonly behind: number;
}

function isBefore(run: LiveRun, other: Placed, trip: number): boolean {
  return run.start < other.start || (run.start === other.start && run.trip < trip);
}

/** The columns of runs while lanes are laid out: at first those of the window. */
class RunArrays {
  readonly #window: ServiceWindow;
  #start: Int32Array;
  #profile: Int32Array;
  #lane: Int32Array;
  #trip: Int32Array;
  #day: Int32Array;
  #shift: Int32Array;
  #headway: Int32Array;

  constructor(window: ServiceWindow) {
    const { runStart, runProfile, runLane, runTrip, runDay, runShift, runHeadway } = window;
    this.#window = window;
    this.#start = Int32Array.from(runStart);
    this.#profile = Int32Array.from(runProfile);
    this.#lane = Int32Array.from(runLane);
    this.#trip = Int32Array.from(runTrip);
    this.#day = Int32Array.from(runDay);
    this.#shift = Int32Array.from(runShift);
    this.#headway = Int32Array.from(runHeadway);
  }

  get count(): number {
    return this.#start.length;
  }

  /** Puts a run of the window at a place. */
  copy(place: RunIndex, run: RunIndex, profile: number): void {
    const { runStart, runTrip, runDay, runShift, runHeadway } = this.#window;
    this.#start[place] = runStart[run]!;
    this.#profile[place] = profile;
    this.#trip[place] = runTrip[run]!;
    this.#day[place] = runDay[run]!;
    this.#shift[place] = runShift[run]!;
    this.#headway[place] = runHeadway[run]!;
  }

  set(place: RunIndex, run: LiveRun, profile: number, lane?: LaneIndex): void {
    this.#start[place] = run.start;
    this.#profile[place] = profile;
    this.#trip[place] = run.trip;
    this.#day[place] = run.day;
    this.#shift[place] = run.shift;
    this.#headway[place] = run.headway;
    if (lane !== undefined) this.#lane[place] = lane;
  }

  clear(place: RunIndex, profile: number): void {
    this.#start[place] = NO_RUN;
    this.#profile[place] = profile;
  }

  lengthen(count: number): void {
    const longer = (column: Int32Array): Int32Array => {
      const all = new Int32Array(count);
      all.set(column);
      return all;
    };
    this.#start = longer(this.#start);
    this.#profile = longer(this.#profile);
    this.#lane = longer(this.#lane);
    this.#trip = longer(this.#trip);
    this.#day = longer(this.#day);
    this.#shift = longer(this.#shift);
    this.#headway = longer(this.#headway);
  }

  columns(): Pick<
    WindowRuns,
    'runStart' | 'runProfile' | 'runLane' | 'runTrip' | 'runDay' | 'runShift' | 'runHeadway'
  > {
    return {
      runStart: this.#start,
      runProfile: this.#profile,
      runLane: asColumn(this.#lane),
      runTrip: asColumn(this.#trip),
      runDay: this.#day,
      runShift: this.#shift,
      runHeadway: this.#headway,
    };
  }
}

function joined<I extends number, V extends number>(column: Column<I, V>, more: readonly number[]): Column<I, V> {
  const all = new Int32Array(column.length + more.length);
  all.set(column as never);
  all.set(more, column.length);
  return asColumn(all);
}
