import { after } from '../../../storage/index.ts';
import type { PatternIndex, RouteIndex, Timetable } from '../../../timetable/index.ts';
import type { StopAccess } from '../access/stop-access.ts';
import type { SearchRecorder } from '../trace/explanation-recorder.ts';
import type { AccessEgress } from './access-egress-pair.ts';
import type { RideSearch } from './ride-search.ts';
import { KNOWN_YES, lineName, type TransitFilters } from './transit-filters.ts';

const bicyclesOnly = new WeakMap<TransitFilters, Uint8Array>();

/** `[pattern]`: 1 = allowed and known to take bicycles (SV-21); the same array at every call. */
export function takingBicycles(timetable: Timetable, filters: TransitFilters): Uint8Array {
  let taking = bicyclesOnly.get(filters);
  if (taking === undefined) {
    const { allowedPatterns: allowed } = filters;
    taking = Uint8Array.from(timetable.patternBikes, (bikes, pattern) =>
      bikes === KNOWN_YES && allowed?.[pattern] !== 0 ? 1 : 0,
    );
    bicyclesOnly.set(filters, taking);
  }
  return taking;
}

const servedWithBicycle = new WeakMap<TransitFilters, Uint8Array>();

/** `[stop]`: 1 = a trip that is known to take bicycles calls there; the same array at every call. */
function stopsTakingBicycles(timetable: Timetable, filters: TransitFilters): Uint8Array {
  let served = servedWithBicycle.get(filters);
  if (served === undefined) {
    served = new Uint8Array(timetable.stopCount);
    const { patternFirstPosition, positionStop } = timetable;
    const taking = takingBicycles(timetable, filters);
    for (let pattern = 0 as PatternIndex; pattern < taking.length; pattern++) {
      if (taking[pattern] !== 1) continue;
      for (let at = patternFirstPosition[pattern]!; at < patternFirstPosition[after(pattern)]!; at++)
        served[positionStop[at]!] = 1;
    }
    servedWithBicycle.set(filters, served);
  }
  return served;
}

/** Records the allowed lines without a trip that is known to take bicycles. */
export function recordBicycles(timetable: Timetable, filters: TransitFilters, record: SearchRecorder): void {
  const { patternRoute, routeMode } = timetable;
  const taking = takingBicycles(timetable, filters);
  const [ridden, taken] = [new Uint8Array(routeMode.length), new Uint8Array(routeMode.length)];
  for (let pattern = 0 as PatternIndex; pattern < patternRoute.length; pattern++) {
    const route = patternRoute[pattern]!;
    if (filters.allowedPatterns?.[pattern] !== 0) ridden[route] = 1;
    if (taking[pattern] === 1) taken[route] = 1;
  }
  for (let route = 0 as RouteIndex; route < ridden.length; route++)
    if (ridden[route] === 1 && taken[route] === 0) record.ruledOut('no-bicycles', 'lines', lineName(timetable, route));
}

/**
 * The pair in which a bicycle comes along, from and to stops where trips that take bicycles call. None where no such stop is in reach. So there is
 * none in most regions, since their feeds have no such trips.
 */
export function withBicycleAboard(
  { transit: { timetable }, filters }: RideSearch,
  vehicle: string,
  reach: (backward: boolean) => readonly StopAccess[],
): AccessEgress[] {
  if (!takingBicycles(timetable, filters).includes(1)) return [];
  const served = stopsTakingBicycles(timetable, filters);
  const reachServed = (backward: boolean): StopAccess[] =>
    reach(backward).flatMap((access) => {
      const stops = access.stops.filter(({ stop }) => served[stop] === 1);
      return stops.length === 0 ? [] : [{ ...access, stops }];
    });
  const access = reachServed(false);
  if (access.length === 0) return [];
  const egress = reachServed(true);
  return egress.length === 0 ? [] : [{ access, egress, vehicles: [vehicle], takesBicycle: true }];
}
