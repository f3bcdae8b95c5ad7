import type { Empty, PlanRequest, RemovalReason } from '../../../model/index.ts';
import { NO_RIDE_LIMITS } from '../request/ride-limits.ts';
import { type RideSearch, rideSearch } from '../transit/ride-search.ts';

/** A request without one of its limits. */
export interface RelaxedRequest {
  /** Why a journey is removed that only this limit excludes. */
  readonly reason: RemovalReason;
  /** Why an answer is empty that would not be empty without this limit. */
  readonly empty: Empty;
  /** The search without the limit; it records nothing. */
  readonly search: RideSearch;
}

/** The request without one of its limits on a timetable search, for each limit in turn. Each search is prepared when the caller gets to it. */
export function* relaxedRequests(search: RideSearch): Generator<RelaxedRequest> {
  const { task, transit, modes, context, pruning } = search;
  const { request } = task;
  const lift = (reason: RemovalReason, empty: Empty, parts: Partial<PlanRequest>): RelaxedRequest => {
    const relaxed = { ...task, request: { ...request, ...parts }, record: undefined };
    return { reason, empty, search: rideSearch(relaxed, transit, modes, context, pruning) };
  };
  const because = (reason: Empty['reason'], values: Empty['values'] = {}): Empty => ({ reason, values });
  const { avoidStops } = request;
  if (avoidStops.length > 0)
    yield lift('avoided-stop', because('avoided-stops', { stops: avoidStops.join(', ') }), { avoidStops: [] });
  if (request.wheelchair) yield lift('inaccessible', because('inaccessible'), { wheelchair: false });
  if (request.avoidModes.length > 0 || request.rides !== undefined)
    yield lift('ruled-out', because('ruled-out', { modes: modes.join(', ') }), {
      avoidModes: [],
      rides: NO_RIDE_LIMITS,
    });
  if (request.maxWalkSeconds !== undefined)
    yield lift('walk-too-long', because('walk-too-long'), { maxWalkSeconds: undefined });
}
