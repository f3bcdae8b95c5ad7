import { serviceDayStart } from '@tripwright/core/base';
import { CHANGE_KINDS, type LiveSnapshot } from '@tripwright/core/live';
import type { RideLeg } from '@tripwright/core/model';
import type { CallIndex, PositionIndex, RouteIndex, StopIndex, Timetable, TripIndex } from '@tripwright/core/timetable';

/** Seconds before and after a departure within which a cancelled run would have been an alternative. */
const BEFORE = 3600;
const AFTER = 1800;

/** The cancelled runs of a snapshot, by line. */
export class CancelledRuns {
  readonly #timetable: Timetable;
  readonly #rowsOf = new Map<number, number[]>();
  readonly #runs: LiveSnapshot['runs'];

  constructor(timetable: Timetable, { runs }: LiveSnapshot) {
    this.#timetable = timetable;
    this.#runs = runs;
    const cancelled = CHANGE_KINDS.indexOf('cancelled');
    for (let row = 0; row < runs.count; row++) {
      if (runs.kind[row] !== cancelled || runs.trip[row]! < 0) continue;
      const route = runs.route[row]!;
      const known = this.#rowsOf.get(route);
      if (known === undefined) this.#rowsOf.set(route, [row]);
      else known.push(row);
    }
  }

  /**
   * The departures of cancelled runs of the line of a ride, around its own, from the same stop or station to the same one, earliest first. Unix
   * seconds, by the timetable.
   */
  around(leg: RideLeg): readonly number[] {
    if (this.#rowsOf.size === 0) return [];
    const [from, to] = [this.#stationOf(leg.from.stop?.code), this.#stationOf(leg.to.stop?.code)];
    const { strings, routeId, routeFeed, feedName, zoneNames, tripZone, tripFirstCall, callDeparture } =
      this.#timetable;
    const found = new Set<number>();
    for (const [route, rows] of this.#rowsOf) {
      const line = route as RouteIndex;
      if (strings.get(routeId[line]!) !== leg.route.id || strings.get(feedName[routeFeed[line]!]!) !== leg.feed)
        continue;
      for (const row of rows) {
        const trip = this.#runs.trip[row] as TripIndex;
        const first = tripFirstCall[trip]!;
        const position = this.#boarding(trip, from, to);
        if (position < 0) continue;
        const start = this.#runs.start[row]!;
        const shift = start < 0 ? 0 : start - callDeparture[first]!;
        const dayStart = serviceDayStart(this.#runs.day[row]!, zoneNames[tripZone[trip]!] ?? 'UTC');
        const departure = dayStart + callDeparture[(first + position) as CallIndex]! + shift;
        if (departure >= leg.departure - BEFORE && departure <= leg.departure + AFTER) found.add(departure);
      }
    }
    return [...found].sort((a, b) => a - b);
  }

  /** The position at which a trip leaves one station for another; −1 where it does not. */
  #boarding(trip: TripIndex, from: number, to: number): number {
    const { patternFirstPosition, positionStop } = this.#timetable;
    const pattern = this.#timetable.patternOfTrip(trip);
    const [first, end] = [patternFirstPosition[pattern]!, patternFirstPosition[(pattern + 1) as typeof pattern]!];
    let boarding = -1;
    for (let at = first; at < end; at++) {
      const station = this.#rootOf(positionStop[at as PositionIndex]!);
      if (station === from) boarding = at - first;
      else if (station === to && boarding >= 0) return boarding;
    }
    return -1;
  }

  #stationOf(code: string | undefined): number {
    const stop = code === undefined ? undefined : this.#timetable.findStop(code);
    return stop === undefined ? -1 : this.#rootOf(stop);
  }

  #rootOf(stop: StopIndex): number {
    const parent = this.#timetable.stopParent[stop]!;
    return parent < 0 ? stop : parent;
  }
}

const known = new WeakMap<LiveSnapshot, CancelledRuns>();

/** The cancelled runs of a snapshot, found at the first use and kept as long as the snapshot is. */
export function cancelledRunsOf(timetable: Timetable, snapshot: LiveSnapshot): CancelledRuns {
  let runs = known.get(snapshot);
  if (runs === undefined) {
    runs = new CancelledRuns(timetable, snapshot);
    known.set(snapshot, runs);
  }
  return runs;
}
