import { after, prefixedName } from '../../storage/index.ts';
import {
  type BlockChanges,
  type CallIndex,
  type LiveShapes,
  type PositionIndex,
  type ServiceWindow,
  type StopIndex,
  Timetable,
  type TripIndex,
  transferPointsOf,
} from '../../timetable/index.ts';
import type { LiveSnapshot } from '../snapshot/live-snapshot.ts';
import { CALL_SKIPPED, type RunChanges } from '../snapshot/run-changes.ts';
import { type ChangedRuns, changedRuns } from './changed-runs.ts';
import {
  adoptRuns,
  comesBeside,
  type PreparedRuns,
  preparedRuns,
  type SortedChanges,
  sortChanges,
} from './live-timetable.ts';
import { patchWindow } from './patch-window.ts';

/** A run as searches name it. */
export interface RunName {
  readonly trip: TripIndex;
  /** Service day, days since 1970-01-01. */
  readonly day: number;
  /** Seconds by which a frequency run is shifted from its trip's written times; 0 for all others. */
  readonly shift: number;
}

/** What is worked out from the runs of a snapshot, and serves every snapshot with the same runs. */
interface WorkedRuns {
  readonly sorted: SortedChanges;
  readonly variants: WeakMap<Timetable, Timetable>;
  changed: ChangedRuns | undefined;
}

/**
 * The runs of a timetable as one snapshot changes them: the timetable and the windows that searches use, and what is said of each run. Nothing of
 * the artefact is written to. docs/search-semantics.md, "Live data", has the rules.
 */
export class LiveRuns {
  readonly snapshot: LiveSnapshot;
  readonly #base: Timetable;
  readonly #worked: WorkedRuns;

  /**
   * @param timetable the timetable of the artefact, whose indices the snapshot has
   * @param known the same, from another thread, or those of a snapshot with the same runs; worked out here unless given
   */
  constructor(timetable: Timetable, snapshot: LiveSnapshot, known?: PreparedRuns | LiveRuns) {
    this.snapshot = snapshot;
    this.#base = timetable;
    if (known instanceof LiveRuns) this.#worked = known.#worked;
    else {
      const sorted = known === undefined ? sortChanges(timetable, snapshot.runs) : adoptRuns(timetable, known);
      this.#worked = { sorted, variants: new WeakMap(), changed: undefined };
    }
  }

  get #sorted(): SortedChanges {
    return this.#worked.sorted;
  }

  /** These runs as plain columns, which other threads can read in place. */
  prepared(): PreparedRuns {
    return preparedRuns(this.#base, this.#sorted);
  }

  /** The timetable with the trips of this snapshot after its own; the timetable itself where there are none. */
  get timetable(): Timetable {
    return this.timetableOver(this.#base);
  }

  /** The same for a variant of the timetable with other walks between stops. */
  timetableOver(variant: Timetable): Timetable {
    const live = this.#sorted.timetable;
    if (live === this.#base) return variant;
    let known = this.#worked.variants.get(variant);
    if (known === undefined) {
      const links = [...variant.sections].filter(([name, column]) => this.#base.sections.get(name) !== column);
      const sections = new Map([...live.sections, ...links]);
      // Tables of transfers are cached by this column. Where they depend on vehicles, those of this snapshot are others.
      if (transferPointsOf(this.#base) !== undefined)
        for (const name of ['linkTo', prefixedName('stepFree', 'linkTo')])
          if (sections.has(name)) sections.set(name, sections.get(name)!.slice());
      known = new Timetable(sections, live.strings, live.liveTrips);
      this.#worked.variants.set(variant, known);
    }
    return known;
  }

  /** A forward window with the changes laid over it; the window itself where they do not touch it. */
  patch(window: ServiceWindow): ServiceWindow {
    const worked = this.#worked;
    worked.changed ??= changedRuns(this.#base, this.snapshot.runs, worked.sorted);
    return patchWindow(window, this.timetableOver(window.timetable), worked.changed, this.#blocks);
  }

  /** The row of `snapshot.runs` that says something of a run, cancelled ones included; −1 for a run as in the timetable. */
  rowOf({ trip, day, shift }: RunName): number {
    const { tripCount, tripFirstCall, callDeparture } = this.#base;
    if (trip >= tripCount) return this.#sorted.rowOfTrip[trip - tripCount] ?? -1;
    const { runs } = this.snapshot;
    for (let row = firstRowOf(runs, trip, day); runs.trip[row] === trip && runs.day[row] === day; row++) {
      if (comesBeside(this.#base, runs, row)) continue;
      if (runs.start[row]! < 0 || runs.start[row] === callDeparture[tripFirstCall[trip]!]! + shift) return row;
    }
    return -1;
  }

  /**
   * The call of `snapshot.runs` at a position of a run that its row describes.
   * @returns the index of the call's columns
   */
  callOf(row: number, position: number): number {
    const { firstCall, callFlags } = this.snapshot.runs;
    let call = firstCall[row]!;
    // Positions count the calls that the run serves.
    for (let left = position; ; call++) {
      if ((callFlags[call]! & CALL_SKIPPED) !== 0) continue;
      if (left === 0) return call;
      left--;
    }
  }

  /** See `LiveShapes`: a ride on a changed run follows the way of its trip where both its ends are calls of that trip, at their stops. */
  along(trip: TripIndex, fromPosition: number, toPosition: number): ReturnType<LiveShapes['along']> {
    const row = this.#sorted.rowOfTrip[trip - this.#base.tripCount];
    const { runs } = this.snapshot;
    const own = row === undefined ? -1 : (runs.trip[row]! as TripIndex | -1);
    if (row === undefined || own < 0) return undefined;
    const positionOf = (position: number): number | undefined => {
      const call = this.callOf(row, position);
      return this.scheduledStop(row, call) === runs.callStop[call] ? runs.callPosition[call] : undefined;
    };
    const [from, to] = [positionOf(fromPosition), positionOf(toPosition)];
    if (from === undefined || to === undefined || from >= to) return undefined;
    return { trip: own as TripIndex, fromPosition: from, toPosition: to };
  }

  /** The stop of a call by the timetable; undefined for calls that it does not have. */
  scheduledStop(row: number, call: number): StopIndex | undefined {
    const { trip, callPosition } = this.snapshot.runs;
    const { patternFirstPosition, positionStop } = this.#base;
    const position = callPosition[call]!;
    if (trip[row]! < 0 || position < 0) return undefined;
    const first = patternFirstPosition[this.#base.patternOfTrip(trip[row]! as TripIndex)]!;
    return positionStop[(first + position) as PositionIndex];
  }

  readonly #blocks: BlockChanges = {
    tripInBlock: (trip) => this.#sorted.timetable.originOf(trip),
    changeOf: (trip, day) => {
      const { runs } = this.snapshot;
      const row = this.rowOf({ trip, day, shift: 0 });
      if (row < 0) return undefined;
      const now = this.#sorted.tripOfRow[row]! as TripIndex | -1;
      if (now < 0) return 'absent';
      if (now < this.#base.tripCount)
        return {
          start: runs.callDeparture[runs.firstCall[row]!]!,
          end: runs.callArrival[runs.firstCall[row + 1]! - 1]!,
        };
      const { tripFirstCall, callDeparture, callArrival } = this.#sorted.timetable;
      const last = (tripFirstCall[after(now as TripIndex)]! - 1) as CallIndex;
      return { start: callDeparture[tripFirstCall[now as TripIndex]!]!, end: callArrival[last]! };
    },
    endsOf: (trip, day) => {
      const { firstCall, callStop } = this.snapshot.runs;
      const row = this.rowOf({ trip, day, shift: 0 });
      if (row < 0 || firstCall[row] === firstCall[row + 1]) return undefined;
      return {
        first: callStop[firstCall[row]!]! as StopIndex,
        last: callStop[firstCall[row + 1]! - 1]! as StopIndex,
      };
    },
  };
}

/** The first row of a trip on a day; the first one after, where there is none. Rows are sorted by both. */
function firstRowOf({ count, trip, day }: RunChanges, wanted: TripIndex, wantedDay: number): number {
  let low = 0;
  let high = count;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (trip[middle]! < wanted || (trip[middle] === wanted && day[middle]! < wantedDay)) low = middle + 1;
    else high = middle;
  }
  return low;
}
