/** Why a trip can no longer be travelled (spec 2.3). Show such trips marked, and preselect others. */
export type Lapse = 'cancelled' | 'too-late-to-book' | 'left';

/** A contradiction in the times of a trip, which realtime data can bring about (spec 2.3). */
export interface Conflict {
  /** `negative-wait`: the segment ends after the next one starts. `negative-duration`: it ends before it starts. */
  readonly kind: 'negative-wait' | 'negative-duration';
  /** Position of the segment in the trip. */
  readonly segment: number;
  /** How large the contradiction is. */
  readonly seconds: number;
}

/** The parts of a trip that say whether it can be travelled. */
export interface TripTimes {
  readonly depart: number;
  readonly arrive: number;
  readonly availability?: string;
  readonly queryIsLeaveAfter?: boolean;
  readonly queryTime?: number;
  readonly segments: readonly {
    readonly startTime: number;
    readonly endTime: number;
    readonly isCancelled?: boolean;
    readonly realTimeStatus?: string;
    readonly availability?: string;
  }[];
}

/**
 * Why a trip can no longer be travelled; undefined when it can. A query for a past day shows the trips of that day: only trips before the time of
 * the query are past.
 * @param now Unix seconds
 */
export function lapseOf(trip: TripTimes, now: number): Lapse | undefined {
  const { depart, availability, segments, queryIsLeaveAfter = true, queryTime } = trip;
  const isCancelled = (one: TripTimes['segments'][number]): boolean =>
    one.isCancelled === true || one.realTimeStatus === 'CANCELLED' || one.availability === 'CANCELLED';
  if (availability === 'CANCELLED' || segments.some(isCancelled)) return 'cancelled';
  if (availability === 'MISSED_PREBOOKING_WINDOW') return 'too-late-to-book';
  const isAskedFor = queryTime !== undefined && (queryIsLeaveAfter ? depart >= queryTime : queryTime < now);
  return depart < now && !isAskedFor ? 'left' : undefined;
}

/** Whether a trip lies entirely in the past. @param now Unix seconds */
export function isOver({ arrive }: Pick<TripTimes, 'arrive'>, now: number): boolean {
  return arrive < now;
}

/** The contradictions in the times of a trip, in travelling order. */
export function conflictsOf(segments: TripTimes['segments']): readonly Conflict[] {
  return segments.flatMap(({ startTime, endTime }, segment): Conflict[] => {
    const next = segments[segment + 1];
    const conflicts: Conflict[] = [];
    if (endTime < startTime) conflicts.push({ kind: 'negative-duration', segment, seconds: startTime - endTime });
    if (next !== undefined && next.startTime < endTime)
      conflicts.push({ kind: 'negative-wait', segment, seconds: endTime - next.startTime });
    return conflicts;
  });
}
