import { serviceDayStart } from '../../base/index.ts';
import type { FeedIds } from '../match/feed-ids.ts';
import { namesTrip } from '../match/match-report.ts';
import type { TripMatch } from '../match/trip-match.ts';
import type { TripMatcher } from '../match/trip-matcher.ts';
import { interpretUpdate, tripRunOf } from '../meaning/interpret-update.ts';
import { patchFromPosition } from '../meaning/position-delay.ts';
import { CALL_ARRIVAL, CALL_DEPARTURE, CALL_FACTS, CALL_WIDTH, type RunPatch } from '../meaning/run-patch.ts';
import type { TripUpdate, VehiclePosition } from '../message/realtime-message.ts';
import { TIME_SOURCES } from '../snapshot/run-changes.ts';
import type { UpdateState, VehicleState } from './entity-state.ts';
import { updateFingerprint } from './update-fingerprint.ts';

const PREDICTED = TIME_SOURCES.indexOf('predicted');

/** Holds the entities of one source against the timetable. */
export class FeedReader {
  readonly ids: FeedIds;
  readonly matcher: TripMatcher;

  readonly #timesFromPositions: boolean;

  /** @param timesFromPositions whether places of vehicles predict their runs */
  constructor(ids: FeedIds, matcher: TripMatcher, timesFromPositions: boolean) {
    this.ids = ids;
    this.matcher = matcher;
    this.#timesFromPositions = timesFromPositions;
  }

  /**
   * Works out a trip update.
   * @param id of its entity
   * @param before what the entity of that id came to in the message before: the same update of the same run need not be worked out again
   * @param messageTime Unix seconds of the message
   */
  readUpdate(id: string, update: TripUpdate, before: UpdateState | undefined, messageTime: number): UpdateState {
    const time = Math.min(update.timestamp ?? messageTime, messageTime);
    const fingerprint = updateFingerprint(update);
    const isSame =
      before !== undefined &&
      before.fingerprint[0] === fingerprint[0] &&
      before.fingerprint[1] === fingerprint[1] &&
      (time === before.time || (time > before.time && time < before.sameUntil));
    if (isSame && isPinned(update)) {
      if (time === before.time) return before;
      return { ...before, time, patch: before.patch === undefined ? undefined : { ...before.patch, time } };
    }
    const match = this.matcher.match(update.trip, update.calls, messageTime);
    const { patch, faults } = interpretUpdate(this.ids, match, update, id, time);
    const sameUntil = firstPrediction(this.ids, patch);
    return { id, fingerprint, time, descriptor: update.trip, match, patch, faults, sameUntil };
  }

  /** Finds the run of a vehicle, and how late that is. @param messageTime Unix seconds of the message */
  readVehicle(id: string, position: VehiclePosition, messageTime: number): VehicleState {
    const time = Math.min(position.timestamp ?? messageTime, messageTime);
    const { trip } = position;
    const match: TripMatch | undefined = namesTrip(trip) ? this.matcher.match(trip, [], time) : undefined;
    return { id, time, position, match, patch: this.#predict(position, match, time) };
  }

  #predict(position: VehiclePosition, match: TripMatch | undefined, time: number): RunPatch | undefined {
    const { relationship = 'SCHEDULED' } = position.trip ?? {};
    const isOrdinary = relationship === 'SCHEDULED' || relationship === 'UNSCHEDULED';
    if (!this.#timesFromPositions || !isOrdinary || match === undefined || !('run' in match)) return undefined;
    return patchFromPosition(this.ids, tripRunOf(this.ids, match.run), position, time);
  }
}

/** Whether the run that an update means does not depend on when the message was made. */
function isPinned({ trip, calls }: TripUpdate): boolean {
  if ((trip.startDate ?? '') !== '') return true;
  const isTimed = calls.some(({ arrival, departure }) => (departure?.time ?? arrival?.time) !== undefined);
  return isTimed && (trip.startTime ?? '') === '';
}

/** The instant at which the first prediction of a run will have happened; until then an unchanged update means the same. */
function firstPrediction({ timetable }: FeedIds, patch: RunPatch | undefined): number {
  if (patch === undefined) return Number.POSITIVE_INFINITY;
  const { calls, day, zone } = patch;
  let first = Number.POSITIVE_INFINITY;
  for (let at = 0; at < calls.length; at += CALL_WIDTH) {
    const facts = calls[at + CALL_FACTS]!;
    if ((facts & 7) === PREDICTED) first = Math.min(first, calls[at + CALL_ARRIVAL]!);
    if (((facts >> 3) & 7) === PREDICTED) first = Math.min(first, calls[at + CALL_DEPARTURE]!);
    if (first < Number.POSITIVE_INFINITY) break;
  }
  return first + serviceDayStart(day, timetable.zoneNames[zone] ?? 'UTC');
}
