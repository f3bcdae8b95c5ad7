import { after } from '../../storage/index.ts';
import type { StopIndex, TripIndex } from '../../timetable/index.ts';
import type { FeedIds } from '../match/feed-ids.ts';
import type { CallUpdate } from '../message/realtime-message.ts';
import type { Fault } from './fault.ts';

/** The updates of a trip by its positions. */
export interface PlacedCalls {
  readonly updates: (CallUpdate | undefined)[];
  /** The stop in use at each position. */
  readonly stops: Int32Array;
  readonly faults: Fault[];
}

/**
 * Finds the call of a trip that each stop time update means (RT-7, RT-8). A sequence number names its call. Where the stop id beside it contradicts it,
 * the id holds if the trip calls there once, else the update is left out. A stop id alone means the next call there after the call before. Where the
 * timetable has another stop of the same station, the id is that of the platform in use. Of two updates of one call the later in the message holds.
 */
export function placeCalls(ids: FeedIds, trip: TripIndex, calls: readonly CallUpdate[]): PlacedCalls {
  const { timetable } = ids;
  const pattern = timetable.patternOfTrip(trip);
  const first = timetable.patternFirstPosition[pattern]!;
  const count = timetable.patternFirstPosition[after(pattern)]! - first;
  const stops = new Int32Array(count);
  for (let i = 0; i < count; i++) stops[i] = timetable.positionStop[(first + i) as typeof first]!;
  const planned = stops.slice();
  const updates = new Array<CallUpdate | undefined>(count).fill(undefined);
  const faults: Fault[] = [];
  let next = 0;
  for (const call of calls) {
    const { stopSequence, stopId } = call;
    const named = stopId === undefined || stopId === '' ? undefined : ids.stopsOf(stopId);
    const found =
      stopSequence === undefined
        ? placeOfStop(ids, planned, named ?? [], next)
        : placeOfNumber(ids, planned, timetable.positionOfSequence(trip, stopSequence), named ?? []);
    if (typeof found === 'string') {
      faults.push(found);
      continue;
    }
    const { position, stop, fault } = found;
    if (fault !== undefined) faults.push(fault);
    updates[position] = call;
    stops[position] = stop;
    next = position + 1;
    const assigned = call.properties?.assignedStopId;
    if (assigned === undefined || assigned === '') continue;
    const [platform] = ids.stopsOf(assigned);
    // Only platforms can be called at.
    if (platform === undefined || platform >= timetable.boardableStops) faults.push('unknown-stop');
    else stops[position] = platform;
  }
  return { updates, stops, faults };
}

interface Place {
  readonly position: number;
  readonly stop: number;
  /** What is odd about it. */
  readonly fault?: Fault;
}

/** The call with a sequence number. @param named stops of the id beside it; none = no id, or an unknown one, which says nothing */
function placeOfNumber(
  ids: FeedIds,
  planned: Int32Array,
  position: number | undefined,
  named: readonly StopIndex[],
): Place | Fault {
  if (named.length === 0) return position === undefined ? 'unplaced-call' : { position, stop: planned[position]! };
  const stop = position === undefined ? undefined : planned[position]!;
  if (position !== undefined && stop !== undefined) {
    if (named.includes(stop as StopIndex)) return { position, stop };
    const other = named.find((one) => isSameStation(ids, one, stop));
    if (other !== undefined) return { position, stop: platformOf(ids, other, stop) };
  }
  // Publishers count calls in ways of their own more often than they name a wrong stop.
  const only = planned.findIndex((one) => named.includes(one as StopIndex));
  const isOnce = only >= 0 && !planned.subarray(only + 1).some((one) => named.includes(one as StopIndex));
  return isOnce ? { position: only, stop: planned[only]!, fault: 'foreign-number' } : 'contradicting-call';
}

/** The next call at a stop; where the order is wrong, its only one. */
function placeOfStop(ids: FeedIds, planned: Int32Array, named: readonly StopIndex[], next: number): Place | Fault {
  if (named.length === 0) return 'unplaced-call';
  const calls = (fits: (stop: number) => boolean): number[] =>
    [...planned.keys()].filter((position) => fits(planned[position]!));
  const exact = calls((stop) => named.includes(stop as StopIndex));
  const candidates = exact.length > 0 ? exact : calls((stop) => named.some((one) => isSameStation(ids, one, stop)));
  const ahead = candidates.find((position) => position >= next);
  const position = ahead ?? (candidates.length === 1 ? candidates[0] : undefined);
  if (position === undefined) return 'unplaced-call';
  const stop = planned[position]!;
  return { position, stop: exact.length > 0 ? stop : platformOf(ids, named[0]!, stop) };
}

/** The named stop, unless it is the station itself, which names no other platform. */
function platformOf({ timetable }: FeedIds, named: StopIndex, planned: number): number {
  return named < timetable.boardableStops ? named : planned;
}

function isSameStation({ timetable }: FeedIds, a: number, b: number): boolean {
  const station = (stop: number): number => {
    const parent: number = timetable.stopParent[stop as StopIndex]!;
    return parent < 0 ? stop : parent;
  };
  return station(a) === station(b);
}
