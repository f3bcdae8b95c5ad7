import { formatDay } from '@tripwright/core/base';
import type { CostJourney, TransitJourney } from '@tripwright/core/engine/transit';
import type { StopIndex, Timetable } from '@tripwright/core/timetable';

/** A journey in the JSON form of `transit` (docs/bare-searches.md), for checking against an oracle. Times in Unix seconds. */
export function transitJson(timetable: Timetable, journey: TransitJourney | CostJourney): unknown {
  const { strings } = timetable;
  const stop = (index: StopIndex): string => strings.get(timetable.stopId[index]!);
  return {
    departure: journey.departure,
    arrival: journey.arrival,
    boardings: journey.boardings,
    ...('cost' in journey ? { cost: journey.cost } : {}),
    legs: journey.legs.map((leg) => {
      if (leg.kind === 'walk') {
        return {
          kind: 'walk',
          fromStop: stop(leg.fromStop),
          toStop: stop(leg.toStop),
          departure: leg.departure,
          arrival: leg.arrival,
        };
      }
      const route = timetable.patternRoute[timetable.patternOfTrip(leg.trip)]!;
      return {
        kind: 'ride',
        feed: strings.get(timetable.feedName[timetable.routeFeed[route]!]!),
        trip: strings.get(timetable.tripId[leg.trip]!),
        serviceDate: formatDay(leg.day),
        route: strings.get(timetable.routeId[route]!),
        fromStop: stop(leg.fromStop),
        toStop: stop(leg.toStop),
        fromIndex: leg.fromPosition,
        toIndex: leg.toPosition,
        departure: leg.departure,
        arrival: leg.arrival,
        ...(leg.seated ? { staySeated: true } : {}),
        ...(leg.headway > 0 ? { headway: leg.headway } : {}),
      };
    }),
  };
}
