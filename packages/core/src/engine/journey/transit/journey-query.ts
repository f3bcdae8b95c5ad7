import type { StopSeed, TransitQuery } from '../../transit/index.ts';
import type { StopAccess } from '../access/stop-access.ts';
import { airportsOf } from '../legs/airports.ts';
import { momentOf } from '../request/journey-task.ts';
import type { AccessEgress } from './access-egress-pair.ts';
import { takingBicycles } from './bicycles-aboard.ts';
import type { RideSearch } from './ride-search.ts';

/** Maximum number of stop times that one search reads before it gives up. */
const WORK_BUDGET = 20_000_000;
/** Maximum number of boardings of a journey. */
export const MAX_BOARDINGS: number = 6;

/** A query of the timetable search. */
export interface JourneyQuery extends TransitQuery {
  readonly arriveBy: boolean;
}

/** The query for one pair of access and egress, at the time of the request. */
export function journeyQuery(
  { task: { world, request }, transit: { timetable }, filters, context: { signal, deadline } }: RideSearch,
  { access, egress, takesBicycle = false }: AccessEgress,
): JourneyQuery {
  const allowedPatterns = takesBicycle ? takingBicycles(timetable, filters) : filters.allowedPatterns;
  const checks = airportsOf(world)?.checksFor(allowedPatterns);
  return {
    origins: withSeconds(access, checks?.before),
    destinations: withSeconds(egress, checks?.after),
    checks,
    instant: momentOf(request),
    arriveBy: request.when.departAfter === undefined,
    repeats: true,
    maxBoardings: MAX_BOARDINGS,
    slack: request.minTransferSeconds,
    endWalks: false,
    // Walking the whole way is no journey here: it would dominate every later ride. A filter compares complete itineraries with it (IT-13).
    ridesOnly: true,
    ...(allowedPatterns === undefined ? {} : { allowedPatterns }),
    ...(request.maxWalkSeconds === undefined ? {} : { maxWalk: request.maxWalkSeconds }),
    ...(filters.closedStops === undefined ? {} : { closedStops: filters.closedStops }),
    workBudget: WORK_BUDGET,
    ...(deadline === undefined ? {} : { deadline }),
    ...(signal === undefined ? {} : { signal }),
  };
}

/** The stops of an access. Pairs share their access, and the engine recognises destinations that it knows by their array. */
const seeds = new WeakMap<
  readonly StopAccess[],
  { readonly more: Int32Array | undefined; readonly seeds: StopSeed[] }
>();

/** Stops in reach, with the seconds of checking in before the first ride (of checking out after the last one). */
function withSeconds(accesses: readonly StopAccess[], more: Int32Array | undefined): StopSeed[] {
  const known = seeds.get(accesses);
  if (known !== undefined && known.more === more) return known.seeds;
  const found = accesses.flatMap(({ stops }) =>
    more === undefined ? stops : stops.map(({ stop, seconds }) => ({ stop, seconds: seconds + (more[stop] ?? 0) })),
  );
  seeds.set(accesses, { more, seeds: found });
  return found;
}
