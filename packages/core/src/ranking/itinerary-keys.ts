import type { Costs, Itinerary } from '../model/index.ts';
import { findModeFamily } from '../modes/index.ts';
import { isParking } from './similar-itineraries.ts';

/** Equal for itineraries by the same modes between the same stations with the same tickets: candidates for one group. */
export function groupKey(itinerary: Itinerary, costs: Pick<Costs, 'parts'>): string {
  return `${modesAndStations(itinerary)} | ${costs.parts.map(({ id }) => id).join(' ')}`;
}

/** Equal for two itineraries of a group that use the same runs or, without a run, leave at the same time. */
export function runKey(itinerary: Itinerary): string {
  const rides = itinerary.legs.flatMap((leg) =>
    leg.kind === 'ride'
      ? [`${leg.serviceTripId}@${leg.serviceDate}@${leg.departure}:${leg.fromPosition}-${leg.toPosition}`]
      : [],
  );
  // A vehicle without a timetable leaves at any time, so each cycle route gets a key of its own.
  const cycleRoutes = itinerary.legs.flatMap((leg) =>
    leg.kind === 'street' && leg.profile === 'bicycle' ? [leg.geometry] : [],
  );
  return rides.length > 0 ? rides.join(' ') : [itinerary.departure, ...cycleRoutes].join(' ');
}

function modesAndStations(itinerary: Itinerary): string {
  return itinerary.legs
    .flatMap((leg) => {
      if (leg.kind === 'stationary') return isParking(leg.mode) ? [leg.mode] : [];
      const connects = itinerary.boardings > 0 && findModeFamily(leg.mode)?.travel.connector === true;
      if (leg.kind === 'street') return connects ? [] : [leg.mode];
      const station = (stop: typeof leg.from): string => stop.stop?.parentCode ?? stop.stop?.code ?? '';
      return [`${leg.mode} ${station(leg.from)}>${station(leg.to)}`];
    })
    .join(' | ');
}
