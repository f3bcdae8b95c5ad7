import { parseDay } from '../../base/index.ts';
import type { FeedIds } from '../match/feed-ids.ts';
import { headwaysOf } from '../match/headways.ts';
import { parseStartTime, tripSpan } from '../match/run-times.ts';
import type { MatchedRun, TripMatch } from '../match/trip-match.ts';
import type { TripUpdate } from '../message/realtime-message.ts';
import { isWithinDays } from './call-times.ts';
import { patchNewRun, patchReplacedRun } from './listed-run.ts';
import { type PatchOutcome, patchTripRun, type TripRun, withdrawnPatch } from './timetable-run.ts';

/**
 * What a trip update makes of its run, by its relationship (docs/live-semantics.md). Relationships of the future count as SCHEDULED (RT-30).
 * @param entity id of the entity, the name of new runs without a trip id
 * @param time Unix seconds of the update
 */
export function interpretUpdate(
  ids: FeedIds,
  match: TripMatch,
  update: TripUpdate,
  entity: string,
  time: number,
): PatchOutcome {
  if (match.by === 'new') return patchNewRun(ids, update, entity, time);
  if (match.by === 'nothing') return { patch: undefined, faults: [] };
  const { run } = match;
  switch (update.trip.relationship) {
    case 'CANCELED':
      return { patch: withdrawnPatch(ids, run, 'cancelled', time), faults: [] };
    case 'DELETED':
      return { patch: withdrawnPatch(ids, run, 'deleted', time), faults: [] };
    case 'REPLACEMENT':
      return patchReplacedRun(ids, run, update, time);
    case 'DUPLICATED':
      return patchCopy(ids, run, update, time);
    default:
      return patchTripRun(ids, tripRunOf(ids, run), update, time);
  }
}

/** A run of the timetable with its own times. Those of a frequency trip are shifted to the start that names the run. */
export function tripRunOf(ids: FeedIds, run: MatchedRun): TripRun {
  const { trip, start } = run;
  if (start === undefined) return { ...run, kind: 'changed', shift: 0, id: '' };
  const { timetable } = ids;
  const isExact = headwaysOf(timetable, trip).some((row) => row.isExact && start >= row.start && start < row.end);
  const shift = start - tripSpan(timetable, trip).first;
  return { ...run, kind: isExact ? 'changed' : 'unscheduled', shift, id: '' };
}

/** A copy of a trip on a day and at a time of its own, whatever days the trip runs on (RT-11). The trip itself stays as it is. */
function patchCopy(ids: FeedIds, { trip, day }: MatchedRun, update: TripUpdate, time: number): PatchOutcome {
  const { timetable } = ids;
  const { tripId = '', startDate = '', startTime = '' } = update.properties ?? {};
  const ownDay = startDate === '' ? day : parseDay(startDate);
  const { first } = tripSpan(timetable, trip);
  const start = startTime === '' ? first : parseStartTime(startTime);
  const isNew = tripId !== '' && !ids.tripsOf(tripId).includes(trip);
  const isRun = start !== undefined && isWithinDays(start) && !ids.isFrequencyTrip(trip);
  if (!isNew || ownDay === undefined || !isRun) return { patch: undefined, faults: ['no-such-copy'] };
  return patchTripRun(ids, { kind: 'duplicated', trip, day: ownDay, shift: start - first, id: tripId }, update, time);
}
