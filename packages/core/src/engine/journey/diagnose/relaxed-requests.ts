import type { Empty, PlanRequest, RemovalReason } from '../../../model/index.ts';
import { NO_RIDE_LIMITS } from '../request/ride-limits.ts';
import type { RideSearch } from '../transit/ride-search.ts';
import { transitFilters } from '../transit/transit-filters.ts';

/** A limit of a request lifted, to see what it takes away. */
export interface RelaxedRequest {
  /** Why what it takes away is not in the answer, and why there is none where it takes away all. */
  readonly reason: RemovalReason;
  readonly empty: Empty;
  /** The same without it. */
  readonly search: RideSearch;
}

/** The limits of a request that may leave nothing of a timetable search, each lifted alone; worked out one by one as they are asked for. */
export function* relaxedRequests(search: RideSearch): Generator<RelaxedRequest> {
  const { task, transit, modes } = search;
  const { request } = task;
  const lift = (reason: RemovalReason, empty: Empty, parts: Partial<PlanRequest>): RelaxedRequest => {
    const lifted = { ...request, ...parts };
    const filters = transitFilters(transit.timetable, lifted, modes);
    return { reason, empty, search: { ...search, task: { ...task, request: lifted }, filters } };
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
