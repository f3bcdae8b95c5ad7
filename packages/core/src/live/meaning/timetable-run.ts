import { serviceDayStart } from '../../base/index.ts';
import { after } from '../../storage/index.ts';
import type { TripIndex } from '../../timetable/index.ts';
import type { FeedIds } from '../match/feed-ids.ts';
import type { MatchedRun } from '../match/trip-match.ts';
import type { TripUpdate } from '../message/realtime-message.ts';
import { CALL_MOVED, CALL_SKIPPED, type ChangeKind, TIME_SOURCES } from '../snapshot/run-changes.ts';
import { callRules, NO_USE } from './call-rules.ts';
import { callTimes } from './call-times.ts';
import type { Fault } from './fault.ts';
import { placeCalls } from './place-calls.ts';
import { CALL_WIDTH, packFacts, type RunPatch, runPatch } from './run-patch.ts';

/** What an update came to. */
export interface PatchOutcome {
  /** undefined = the update changes nothing, or is refused. */
  readonly patch: RunPatch | undefined;
  readonly faults: readonly Fault[];
}

/** A run whose stops and times are those of a trip: as on its day, or copied to another time. */
export interface TripRun extends MatchedRun {
  readonly kind: Extract<ChangeKind, 'changed' | 'unscheduled' | 'duplicated'>;
  /** Seconds to add to the times of the trip. */
  readonly shift: number;
  /** Id of a copy, else ''. */
  readonly id: string;
}

const SCHEDULED = TIME_SOURCES.indexOf('scheduled');

/**
 * Applies an update to a run that keeps the stops of its trip.
 * @param update its `delay` holds from position `delayFrom` on
 * @param time Unix seconds of the update
 */
export function patchTripRun(
  ids: FeedIds,
  run: TripRun,
  update: TripUpdate,
  time: number,
  delayFrom = 0,
): PatchOutcome {
  const { timetable } = ids;
  const { trip, day, start = -1, kind, shift, id } = run;
  const { updates, stops, faults } = placeCalls(ids, trip, update.calls);
  const scheduled = scheduledTimes(ids, trip, shift);
  const zone = timetable.tripZone[trip]!;
  const timed = callTimes({
    scheduled,
    updates,
    dayStart: serviceDayStart(day, timetable.zoneNames[zone] ?? 'UTC'),
    delay: update.delay,
    delayFrom,
    updateTime: time,
  });
  const pattern = timetable.patternOfTrip(trip);
  const firstPosition = timetable.patternFirstPosition[pattern]!;
  const calls = new Int32Array(stops.length * CALL_WIDTH);
  const headsigns: string[] = [];
  let isChanged = timed.isTimed || kind !== 'changed';
  for (let position = 0; position < stops.length; position++) {
    const own = updates[position];
    const index = (firstPosition + position) as typeof firstPosition;
    const planned = timetable.positionRules[index]!;
    const isSkipped = own?.relationship === 'SKIPPED';
    const rules = isSkipped ? NO_USE : callRules(planned, own?.properties);
    const isMoved = stops[position] !== timetable.positionStop[index];
    const headsign = own?.properties?.headsign ?? '';
    if (headsign !== '' && !headsigns.includes(headsign)) headsigns.push(headsign);
    const [arrivalSource, departureSource] = [timed.sources[2 * position]!, timed.sources[2 * position + 1]!];
    isChanged ||= isSkipped || isMoved || rules !== planned || headsign !== '' || departureSource !== SCHEDULED;
    const at = position * CALL_WIDTH;
    calls[at] = position;
    calls[at + 1] = stops[position]!;
    calls[at + 2] = timed.times[2 * position]!;
    calls[at + 3] = timed.times[2 * position + 1]!;
    calls[at + 4] = scheduled[2 * position]!;
    calls[at + 5] = scheduled[2 * position + 1]!;
    const flags = (isSkipped ? CALL_SKIPPED : 0) | (isMoved ? CALL_MOVED : 0);
    calls[at + 6] = packFacts(arrivalSource, departureSource, rules, flags);
    calls[at + 7] = headsign === '' ? 0 : headsigns.indexOf(headsign) + 1;
  }
  const { headsign = '', shortName = '' } = update.properties ?? {};
  isChanged ||= headsign !== '' || shortName !== '';
  const all = [...faults, ...timed.faults];
  if (!isChanged) return { patch: undefined, faults: all };
  const route = timetable.patternRoute[pattern]!;
  const vehicle = update.vehicle?.id ?? '';
  return {
    patch: runPatch({
      kind,
      trip,
      day,
      start,
      route,
      newRoute: undefined,
      zone,
      time,
      id,
      headsign,
      shortName,
      vehicle,
      calls,
      headsigns,
    }),
    faults: all,
  };
}

/** A run that does not run: `cancelled` is shown as such, `deleted` is not shown (RT-9). */
export function withdrawnPatch(
  { timetable }: FeedIds,
  { trip, day, start = -1 }: MatchedRun,
  kind: 'cancelled' | 'deleted',
  time: number,
): RunPatch {
  return runPatch({
    kind,
    trip,
    day,
    start,
    time,
    newRoute: undefined,
    route: timetable.patternRoute[timetable.patternOfTrip(trip)]!,
    zone: timetable.tripZone[trip]!,
    id: '',
    headsign: '',
    shortName: '',
    vehicle: '',
    calls: new Int32Array(0),
    headsigns: [],
  });
}

/** Arrivals and departures of a trip in turn, seconds after the start of the service day. */
export function scheduledTimes({ timetable }: FeedIds, trip: TripIndex, shift: number): Int32Array {
  const first = timetable.tripFirstCall[trip]!;
  const count = timetable.tripFirstCall[after(trip)]! - first;
  const times = new Int32Array(2 * count);
  for (let i = 0; i < count; i++) {
    const call = (first + i) as typeof first;
    times[2 * i] = timetable.callArrival[call]! + shift;
    times[2 * i + 1] = timetable.callDeparture[call]! + shift;
  }
  return times;
}
