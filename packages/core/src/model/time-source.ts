import type { Call, RideLeg, TimeSource } from './itinerary.ts';

/** Sources of times that are realtime data: `stale` ones are old, and still better than the timetable. */
const LIVE: ReadonlySet<TimeSource> = new Set<TimeSource>(['predicted', 'observed', 'carried-on', 'stale']);

const SUREST_LAST: readonly TimeSource[] = ['stale', 'no-data', 'scheduled', 'carried-on', 'predicted', 'observed'];

/** Whether times of a source are realtime data. */
export function isLiveSource(source: TimeSource): boolean {
  return LIVE.has(source);
}

/**
 * How sure the times of a ride are: the less sure of boarding and alighting, since a traveller relies on both.
 * @param board position in `calls`, as is `alight`
 */
export function timeSourceOf({ calls, live }: RideLeg, board = 0, alight: number = calls.length - 1): TimeSource {
  if (live === undefined) return 'scheduled';
  return leastSure([calls[board]?.live?.departureSource, calls[alight]?.live?.arrivalSource]);
}

/** How sure the times of one call are: the less sure of those that it has. */
export function timeSourceAt({ live, arrival, departure }: Call): TimeSource {
  return leastSure([
    arrival === undefined ? undefined : live?.arrivalSource,
    departure === undefined ? undefined : live?.departureSource,
  ]);
}

function leastSure(sources: readonly (TimeSource | undefined)[]): TimeSource {
  return SUREST_LAST.find((source) => sources.includes(source)) ?? 'scheduled';
}

/**
 * Seconds between vehicles, for a ride whose departure is unknown: the timetable gives an interval alone, and no source predicts this run. Undefined
 * for any other ride.
 */
export function intervalOf({ headway, calls }: RideLeg): number | undefined {
  const source = calls[0]?.live?.departureSource;
  return source !== undefined && isLiveSource(source) ? undefined : headway;
}
