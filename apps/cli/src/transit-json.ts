import { formatDay } from '@tripwright/core/base';
import type { CostJourney, TransitJourney } from '@tripwright/core/engine/transit';
import type { Timetable } from '@tripwright/core/timetable';

/** A journey in the JSON form of `transit` (docs/bare-searches.md), for checking against an oracle. Times in Unix seconds. */
export function transitJson(timetable: Timetable, journey: TransitJourney | CostJourney): unknown {
  const { strings } = timetable;
  const stop = (index: number): string => strings.get(timetable.stopId[index] as number);
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
      const route = timetable.patternRoute[timetable.patternOfTrip(leg.trip)] as number;
      return {
        kind: 'ride',
        feed: strings.get(timetable.feedName[timetable.routeFeed[route] as number] as number),
        trip: strings.get(timetable.tripId[leg.trip] as number),
        serviceDate: formatDay(leg.day),
        route: strings.get(timetable.routeId[route] as number),
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
