import type { StreetLeg } from '../../../model/index.ts';
import type { StopIndex } from '../../../timetable/index.ts';
import { type JourneyTask, walkerOf } from '../request/journey-task.ts';
import type { TransitWorld } from '../request/journey-world.ts';
import { placeOfStop } from './ride-leg.ts';
import { stationLeg } from './station-legs.ts';

/** The walk between two stops, or a stop and a door, of one station; undefined where no pathways connect them. */
export function insideLeg(
  { request }: JourneyTask,
  { stops, timetable }: TransitWorld,
  from: StopIndex,
  to: StopIndex,
  departure: number,
  seconds: number,
): StreetLeg | undefined {
  const places = { from: placeOfStop(stops, from), to: placeOfStop(stops, to) };
  return stationLeg(timetable, walkerOf(request), from, to, places, departure, seconds);
}
