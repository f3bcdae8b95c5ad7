import { nearbyDistanceMetres } from '../../geo/index.ts';
import type { Empty, Itinerary, Place, PlanRequest, StreetLeg } from '../../model/index.ts';
import { connectorMode, findModeFamily } from '../../modes/index.ts';
import type { JourneyWorld } from './journey-world.ts';
import { speedOf } from './request-speed.ts';
import { straightLeg, streetLeg } from './street-legs.ts';

/** Nobody moves over streets alone for longer than this. */
const LONGEST_DIRECT_SECONDS = 5 * 3600;

/** The whole way by one street mode. */
export function directItinerary(
  world: JourneyWorld,
  request: PlanRequest,
  mode: string,
  ends: { readonly from: Place; readonly to: Place },
): { readonly itinerary?: Itinerary; readonly empty?: Empty } {
  const row = findModeFamily(mode);
  const profile = row?.travel.connector === true && request.wheelchair ? 'wheelchair' : row?.travel.profile;
  if (profile === undefined) return { empty: { reason: 'no-modes', values: { modes: mode } } };
  const onFoot = row?.travel.connector === true;
  const limit = onFoot
    ? Math.min(request.maxWalkSeconds ?? LONGEST_DIRECT_SECONDS, LONGEST_DIRECT_SECONDS)
    : LONGEST_DIRECT_SECONDS;
  const actualMode = profile === 'wheelchair' ? connectorMode('wheelchair').id : mode;
  let leg: StreetLeg;
  if (world.streets === undefined) {
    if (!onFoot) return { empty: { reason: 'no-modes', values: { modes: mode } } };
    const metres = nearbyDistanceMetres(ends.from.lat, ends.from.lng, ends.to.lat, ends.to.lng);
    leg = straightLeg(actualMode, profile, ends.from, ends.to, 0, Math.ceil(metres / request.walkMetresPerSecond));
  } else {
    const metric = world.streets.metric(profile, speedOf(profile, request));
    const answer = world.streets.route(metric, request.from, request.to, {
      fromStreetName: request.from.streetName,
      toStreetName: request.to.streetName,
    });
    if (!answer.found)
      return { empty: { reason: answer.reason === 'not-connected' ? 'no-connection' : answer.reason, values: {} } };
    leg = streetLeg(answer.path, actualMode, ends.from, ends.to, 0);
  }
  const seconds = leg.arrival - leg.departure;
  if (seconds > limit) return { empty: { reason: 'no-connection', values: {} } };
  const { departAfter, arriveBefore } = request.when;
  const departure = departAfter ?? (arriveBefore ?? 0) - seconds;
  if (departAfter !== undefined && arriveBefore !== undefined && departure + seconds > arriveBefore) {
    return { empty: { reason: 'no-connection', values: {} } };
  }
  const timed = { ...leg, departure, arrival: departure + seconds };
  return {
    itinerary: {
      departure,
      arrival: timed.arrival,
      legs: [timed],
      boardings: 0,
      walkMetres: onFoot ? leg.metres : 0,
      walkSeconds: onFoot ? seconds : 0,
      modes: [mode],
    },
  };
}
