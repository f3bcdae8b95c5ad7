import type { Empty } from '../../../../model/index.ts';
import type { StreetProfileName } from '../../../../modes/index.ts';
import type { ParkedVehicle } from '../../../../providers/index.ts';
import { runFilters } from '../../filters/itinerary-filter.ts';
import { ITINERARY_FILTERS } from '../../filters/itinerary-filter-chain.ts';
import type { ParkedCandidate } from '../../filters/provided-vehicle-filters.ts';
import { type DirectChoice, directChoices } from '../../itinerary/direct-choice.ts';
import { streetPathBetween } from '../../legs/street-path-between.ts';
import { type JourneyTask, walkLimitOf } from '../../request/journey-task.ts';
import { plannedItinerary, planTrace } from '../../request/planned-itinerary.ts';
import { drivenPlan, type ParkedTrip, parkedAs, parkedPlan, parkingPlacesNear, walkingOn } from './parked.ts';

/** From door to door by the rider's own car or motorbike: parked near the destination, or driven to the door. */
export function parkedChoices(
  task: JourneyTask,
  mode: string,
  profile: StreetProfileName,
): readonly DirectChoice[] | Empty {
  const { request } = task;
  if (request.driveToTheDoor === true) {
    const driven = drivenPlan(task, mode, profile);
    return 'reason' in driven ? driven : directChoices([driven]);
  }
  const vehicle = parkedAs(mode);
  const trips = vehicle === undefined ? [] : parkedTrips(task, mode, vehicle);
  if (trips.length > 0) return directChoices(trips);
  const path = streetPathBetween(task, profile, mode, request.from, request.to, { byName: 'both' });
  return 'reason' in path ? path : directChoices([]);
}

/** Trips that park on the street in front and in the quickest car park. The street is dropped where the car park is as good. */
function parkedTrips(task: JourneyTask, mode: string, vehicle: ParkedVehicle): readonly ParkedTrip[] {
  const trips = parkingPlacesNear(task, task.ends.to, vehicle).flatMap((parking) => {
    const plan = parkedPlan(task, mode, task.ends.from, parking);
    return plan === undefined ? [] : [walkingOn(task, plan, parking, task.ends.to)];
  });
  const context = {
    walkLimitSeconds: walkLimitOf(task.request),
    itineraryOf: (trip: ParkedCandidate) => plannedItinerary(task, trip as ParkedTrip),
  };
  return runFilters(ITINERARY_FILTERS.parking, trips, context, planTrace(task)).kept;
}
