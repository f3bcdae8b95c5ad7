import type { LatLng } from '../../../geo/index.ts';
import { nearbyDistanceMetres } from '../../../geo/index.ts';
import type { Place, StreetLeg } from '../../../model/index.ts';
import type { StreetEngine } from '../../street/index.ts';
import { type JourneyTask, walkerOf } from '../journey-task.ts';
import { speedOf } from '../request-speed.ts';
import { straightLeg, streetLeg } from '../street-legs.ts';

/** Nearer than this, getting in or out is no walk: the line of the drive begins at the door. */
const AT_KERB_METRES = 15;

/**
 * The walk (or roll) between a place and where a vehicle waits, is parked or sets down, from time 0 on; undefined where the two are as good as one.
 * In a straight line where no path joins them.
 */
export function walkBetween(task: JourneyTask, streets: StreetEngine, from: Place, to: Place): StreetLeg | undefined {
  const metres = nearbyDistanceMetres(from.lat, from.lng, to.lat, to.lng);
  if (metres <= AT_KERB_METRES) return undefined;
  const { mode, profile } = walkerOf(task.request);
  const answer = streets.route(streets.metric(profile, speedOf(profile, task.request)), from, to);
  if (answer.found) return streetLeg(answer.path, mode, from, to, 0);
  return straightLeg(mode, profile, from, to, 0, Math.ceil(metres / task.request.walkMetresPerSecond));
}

/** A point on a street as a place, in the zone of another. */
export function placeAt({ lat, lng }: LatLng, like: Place, name = ''): Place {
  return { lat, lng, name, address: '', timezone: like.timezone, stop: undefined };
}
