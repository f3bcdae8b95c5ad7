import type { FlexServices } from '../../../../flex/index.ts';
import { nearbyDistanceMetres } from '../../../../geo/index.ts';
import type { Place } from '../../../../model/index.ts';
import type { StopIndex } from '../../../../timetable/index.ts';
import type { Hub } from '../../access/hubs.ts';
import { placeOfStop } from '../../legs/ride-leg.ts';
import { type JourneyTask, momentOf } from '../../request/journey-task.ts';
import type { TransitWorld } from '../../request/journey-world.ts';

/** Longest distance between a stop of the service and a scheduled stop where riders transfer, in metres along a straight line. */
const CHANGE_METRES = 200;
const WINDOW_SECONDS = 3 * 3600;
const RADIUS_METRES = 800;
const LONGEST_SECONDS = 45 * 60;

/** Scheduled stops near the stops of services on demand that pick up (`backward`: set down) at a place around the time of the request. */
export function flexHubs(
  task: JourneyTask,
  transit: TransitWorld,
  flex: FlexServices,
  end: Place,
  backward: boolean,
): Hub[] {
  const moment = momentOf(task.request);
  const query = {
    earliest: moment - WINDOW_SECONDS,
    latest: moment + WINDOW_SECONDS,
    radiusMetres: RADIUS_METRES,
  };
  const places = new Set<number>();
  const add = (calls: readonly { readonly place: number }[], positions: readonly number[]): void => {
    for (const position of positions) places.add((calls[position] as { readonly place: number }).place);
  };
  if (backward)
    for (const { trip, dropOff } of flex.dropOffsAt(end, query)) add(trip.calls, flex.callsBefore(trip, dropOff.call));
  else for (const { trip, pickup } of flex.pickupsAt(end, query)) add(trip.calls, flex.callsAfter(trip, pickup.call));
  const { timetable, stops } = transit;
  const hubs: Hub[] = [];
  for (const place of places) {
    for (const { lat, lng } of flex.rows.places[place]?.stops ?? []) {
      const near: { readonly stop: StopIndex; readonly place: Place }[] = [];
      for (let stop = 0 as StopIndex; stop < timetable.boardableStops; stop++) {
        const [stopLat, stopLng] = [timetable.stopLatDegrees(stop), timetable.stopLngDegrees(stop)];
        if (stopLat < -90 || Math.abs(stopLat - lat) > 0.01 || stops.linesOf(stop).length === 0) continue;
        if (nearbyDistanceMetres(lat, lng, stopLat, stopLng) <= CHANGE_METRES)
          near.push({ stop, place: placeOfStop(stops, stop) });
      }
      const [first] = near;
      if (first !== undefined) hubs.push({ place: first.place, stops: near, longestSeconds: LONGEST_SECONDS });
    }
  }
  return hubs;
}
