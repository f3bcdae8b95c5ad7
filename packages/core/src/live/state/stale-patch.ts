import { serviceDayStart } from '../../base/index.ts';
import type { Timetable, TripIndex } from '../../timetable/index.ts';
import { tripSpan } from '../match/run-times.ts';
import {
  CALL_ARRIVAL,
  CALL_DEPARTURE,
  CALL_FACTS,
  CALL_SCHEDULED_ARRIVAL,
  CALL_SCHEDULED_DEPARTURE,
  CALL_WIDTH,
  isExtra,
  type RunPatch,
  runPatch,
} from '../meaning/run-patch.ts';
import { CALL_SKIPPED, NO_TIME, TIME_SOURCES } from '../snapshot/run-changes.ts';

const SCHEDULED = TIME_SOURCES.indexOf('scheduled');
const NO_DATA = TIME_SOURCES.indexOf('no-data');
const STALE = TIME_SOURCES.indexOf('stale');
const OBSERVED = TIME_SOURCES.indexOf('observed');

/**
 * A patch of a source that has fallen silent: what it said of calls up to a limit is kept and marked, later calls are as in the timetable again, and
 * runs that start after it are forgotten (RT-18).
 * @param limit Unix seconds
 */
export function stalePatch(timetable: Timetable, patch: RunPatch, limit: number): RunPatch | undefined {
  const dayStart = serviceDayStart(patch.day, timetable.zoneNames[patch.zone] ?? 'UTC');
  const seconds = limit - dayStart;
  if (startOf(timetable, patch) > seconds) return undefined;
  if (patch.calls.length === 0) return patch;
  const calls = patch.calls.slice();
  let earliest = Number.NEGATIVE_INFINITY;
  for (let at = 0; at < calls.length; at += CALL_WIDTH) {
    const facts = calls[at + CALL_FACTS]!;
    let sources = facts & 63;
    for (const [time, scheduled, shift] of EVENTS) {
      const source = (facts >> shift) & 7;
      const planned = calls[at + scheduled]!;
      const isLater = calls[at + time]! > seconds && planned !== NO_TIME;
      if (isLater) calls[at + time] = planned;
      const now = isLater
        ? SCHEDULED
        : source === SCHEDULED || source === NO_DATA || source === OBSERVED
          ? source
          : STALE;
      sources = (sources & ~(7 << shift)) | (now << shift);
      if ((facts >> 10) & CALL_SKIPPED) continue;
      earliest = Math.max(earliest, calls[at + time]!);
      calls[at + time] = earliest;
    }
    calls[at + CALL_FACTS] = (facts & ~63) | sources;
  }
  return runPatch({ ...patch, calls });
}

const EVENTS = [
  [CALL_ARRIVAL, CALL_SCHEDULED_ARRIVAL, 0],
  [CALL_DEPARTURE, CALL_SCHEDULED_DEPARTURE, 3],
] as const;

/** Seconds of the service day at which a run starts: by the timetable where it is one of its runs. */
function startOf(timetable: Timetable, { kind, trip, start, calls }: RunPatch): number {
  if (isExtra(kind) || trip < 0) return calls[CALL_DEPARTURE] ?? 0;
  return start >= 0 ? start : tripSpan(timetable, trip as TripIndex).first;
}
