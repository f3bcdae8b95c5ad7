import type { BoardingRule, RideLeg } from './itinerary.ts';
import type { ListedStop } from './listed-stop.ts';

/** A vehicle at a stop, as boards list it. */
export interface StopEvent {
  /**
   * Departures: the ride from the stop to the end of the run; arrivals: from the start of the run to the stop. The first call has no arrival, the
   * last no departure. The line on the map is left out.
   */
  readonly ride: RideLeg;
  /** Unix seconds by the timetable; the live time for runs that the timetable does not have. */
  readonly scheduled: number;
  /** Unix seconds with live data; equals `scheduled` without. Boards are sorted by it. */
  readonly time: number;
  /** `cancelled`: the run does not take place; `skipped`: it does, but passes this stop. Times are those of the timetable. */
  readonly state: 'runs' | 'cancelled' | 'skipped';
  /** How riders board here, or alight on a board of arrivals. */
  readonly rule: BoardingRule;
  /** Position among the events of all stops of the board, from 0: the order of events of one second. */
  readonly rank: number;
  /** Position in `ride.calls` of the requested other end; undefined where none was requested. */
  readonly otherEnd: number | undefined;
}

/** The events of one stop. */
export interface StopBoard {
  readonly stop: ListedStop;
  /** Earliest first. */
  readonly events: readonly StopEvent[];
}

/** One run of a trip with all its calls. */
export interface ServiceRun {
  /** From the first call of the run to the last. */
  readonly ride: RideLeg;
  readonly state: 'runs' | 'cancelled';
  /** Positions in `ride.calls` between which the rider travels; the whole run unless stops were named. */
  readonly board: number;
  readonly alight: number;
  /** Encoded polylines of the parts before boarding, of the ride, and after alighting; '' = there is no such part. */
  readonly lines: { readonly before: string; readonly ridden: string; readonly after: string };
}
