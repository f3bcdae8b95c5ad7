import { type BlockedStops, blockedStops, closedParts } from '../../../live/index.ts';
import { type JourneyTask, momentOf } from '../request/journey-task.ts';
import type { TransitWorld } from '../request/journey-world.ts';
import { lineName, stopName, type TransitFilters } from './transit-filters.ts';

/**
 * The filters of a request in a wheelchair, without the stops that a lift out of order makes unusable at the time of the request (RT-29). Closed
 * lines and stops need no filter: their runs are cancelled or pass them, as the realtime data of the timetable says.
 */
export function withoutBlockedStops(
  { world: { live }, request, record }: JourneyTask,
  { timetable }: TransitWorld,
  filters: TransitFilters,
): TransitFilters {
  if (live === undefined || live.alerts.length === 0) return filters;
  const instant = momentOf(request);
  if (record !== undefined) {
    for (const { routes, stops } of closedParts(timetable, live.alerts, instant)) {
      for (const route of routes) record.ruledOut('closed-by-alert', 'lines', lineName(timetable, route));
      for (const stop of stops) record.ruledOut('closed-by-alert', 'stops', stopName(timetable, stop));
    }
  }
  const blocked = request.wheelchair ? blockedStops(timetable, live.alerts, instant) : [];
  for (const stop of new Set(blocked.flatMap(({ stops }) => stops)))
    record?.ruledOut('inaccessible-stop', 'stops', stopName(timetable, stop));
  // Where the walks of the timetable are those without these pathways, a stop may still serve for a change on its own level.
  const { closed } = timetable.stations;
  const areWalksOfNow = ({ alert }: BlockedStops): boolean =>
    alert.targets.some(({ pathway }) => pathway !== undefined && closed.has(pathway));
  const stops = new Set(blocked.filter((one) => !areWalksOfNow(one)).flatMap((one) => one.stops));
  if (stops.size === 0) return filters;
  const closedStops = filters.closedStops?.slice() ?? new Uint8Array(timetable.stopCount);
  for (const stop of stops) closedStops[stop] = 1;
  const { allowedPatterns, unknownStops, unknownLimits, anyAllowed } = filters;
  return {
    ...{ allowedPatterns, closedStops, unknownStops, unknownLimits, anyAllowed },
    // Worked out only on demand, as in the original.
    get anyAllowedOnFoot() {
      return filters.anyAllowedOnFoot;
    },
    get anyWanted() {
      return filters.anyWanted;
    },
  };
}
