import { nearbyDistanceMetres } from '../../../../geo/index.ts';
import type { Leg, Payment, Place } from '../../../../model/index.ts';
import { coversMode, findModeFamily, pauseMode } from '../../../../modes/index.ts';
import type { HirePlace, HireProvider, Providers } from '../../../../providers/index.ts';
import { pathSeconds, type StreetEngine, type StreetMetric, type StreetPath } from '../../../street/index.ts';
import { pauseLeg, secondsOf } from '../../itinerary/leg-sequence.ts';
import type { ServedRide } from '../../legs/served-ride.ts';
import { streetLeg } from '../../legs/street-legs.ts';
import { withoutHops } from '../../legs/street-path-between.ts';
import { placeAt, walkBetween } from '../../legs/walk-between.ts';
import { type JourneyTask, momentOf } from '../../request/journey-task.ts';
import { metricFor } from '../../request/metric-for.ts';
import { expectedWait } from '../providers/expected-wait.ts';
import { operatorOf } from '../providers/operator-of.ts';

/** Longest distance from an end to a meeting place, in metres along a straight line. */
const NEAR_METRES = 5000;
/** Longest walk to or from a meeting place, in metres along a straight line. */
const WALKED_METRES = 1000;

/** The drive of one provider, with the metric of its street paths. */
interface Course {
  readonly provider: HireProvider;
  readonly streets: StreetEngine;
  readonly metric: StreetMetric;
  readonly start: HirePlace;
  readonly end: HirePlace;
}

/**
 * Rides with drivers who make the trip anyway, one for each provider, from time 0 on. Drivers go from the provider's place nearest to the origin to
 * its place nearest to the destination. They pick up and set down at the door where both together stay within the provider's detour; otherwise the
 * rider walks to and from those places.
 * @param at when the providers have to be at work and the places open, Unix seconds
 */
export function pooledRides(
  task: JourneyTask,
  mode: string,
  from: Place,
  to: Place,
  at: number = momentOf(task.request),
): ServedRide[] {
  const { streets, providers } = task.world;
  const profile = findModeFamily(mode)?.travel.profile;
  if (streets === undefined || providers === undefined || profile === undefined) return [];
  return meetingPlaces(providers, mode, from, to, at).flatMap(({ provider, start, end }) => {
    if (end === undefined || start.id === end.id) return [];
    const metric = metricFor(task, streets, profile, mode);
    return rideWith(task, { provider, streets, metric, start, end }, from, to) ?? [];
  });
}

/** Providers at work at an instant, with a meeting place near `from` and one near `to` (undefined: anywhere). */
export function meetingPlaces(
  providers: Providers,
  mode: string,
  from: Place,
  to: Place | undefined,
  at: number,
): { readonly provider: HireProvider; readonly start: HirePlace; readonly end: HirePlace | undefined }[] {
  return providers.rows.hire
    .filter((provider) => coversMode(mode, provider.mode) && providers.isOpen(provider.openingHours, at) !== false)
    .flatMap((provider) => {
      const places = provider.places.filter((place) => providers.isPlaceOpen(provider, place, at) !== false);
      const start = nearest(places, from);
      const end = to === undefined ? undefined : nearest(places, to);
      return start === undefined || (to !== undefined && end === undefined) ? [] : [{ provider, start, end }];
    });
}

function rideWith(task: JourneyTask, course: Course, from: Place, to: Place): ServedRide | undefined {
  const { provider, start, end } = course;
  const [gettingIn, gettingOut] = [placeAt(start, from, start.name), placeAt(end, to, end.name)];
  const usual = drivingSeconds(course, [gettingIn, gettingOut]);
  if (usual === undefined) return undefined;
  // The most comfortable choice within the driver's detour.
  const choices: readonly (readonly [Place, Place])[] = [
    [from, to],
    [from, gettingOut],
    [gettingIn, to],
    [gettingIn, gettingOut],
  ];
  for (const [up, down] of choices) {
    if (!isWalkable(from, up) || !isWalkable(down, to)) continue;
    const whole = drivingSeconds(course, [gettingIn, up, down, gettingOut]);
    if (whole === undefined || whole - usual > (provider.maxDetourSeconds ?? 0)) continue;
    const path = drive(course, up, down);
    if (path === undefined) continue;
    return rideOf(task, course, path, from, up, down, to);
  }
  return undefined;
}

function rideOf(
  task: JourneyTask,
  { provider, streets }: Course,
  path: StreetPath,
  from: Place,
  up: Place,
  down: Place,
  to: Place,
): ServedRide {
  const kerbs = { from: placeAt(path.from, from, up.name), to: placeAt(path.to, to, down.name) };
  const ridden = withoutHops(path);
  const walked = secondsOf([walkBetween(task, streets, from, kerbs.from)]);
  const expected = expectedWait(task.request, provider.mode) ?? provider.collectSeconds;
  const wait = Math.max(0, expected - walked);
  const seconds = pathSeconds(ridden);
  const money = task.world.providers?.priceOf(provider, { metres: path.metres, seconds }, momentOf(task.request));
  const payments: Payment[] =
    money === undefined ? [] : [{ kind: 'hire', id: provider.id, name: provider.name, money }];
  return {
    ...kerbs,
    seconds: wait + seconds,
    runsAt: (at) => task.world.providers?.isOpen(provider.openingHours, at) !== false,
    legs() {
      const ride = streetLeg(ridden, provider.mode, kerbs.from, kerbs.to, 0);
      const driven: Leg = { ...ride, operator: operatorOf(provider), payments };
      return wait === 0 ? [driven] : [pauseLeg(pauseMode('wait').id, kerbs.from, wait), driven];
    },
  };
}

/** Seconds of a drive through several places in order; undefined where there is no path. */
function drivingSeconds(course: Course, places: readonly Place[]): number | undefined {
  let sum = 0;
  for (let i = 1; i < places.length; i++) {
    const [a, b] = [places[i - 1] as Place, places[i] as Place];
    if (nearbyDistanceMetres(a.lat, a.lng, b.lat, b.lng) < 1) continue;
    const path = drive(course, a, b);
    if (path === undefined) return undefined;
    sum += pathSeconds(withoutHops(path));
  }
  return sum;
}

function drive({ streets, metric }: Course, from: Place, to: Place): StreetPath | undefined {
  const answer = streets.route(metric, from, to);
  return answer.found ? answer.path : undefined;
}

function isWalkable(a: Place, b: Place): boolean {
  return nearbyDistanceMetres(a.lat, a.lng, b.lat, b.lng) <= WALKED_METRES;
}

function nearest(places: readonly HirePlace[], to: Place): HirePlace | undefined {
  let best: HirePlace | undefined;
  let least = NEAR_METRES;
  for (const place of places) {
    const metres = nearbyDistanceMetres(to.lat, to.lng, place.lat, place.lng);
    if (metres <= least) [best, least] = [place, metres];
  }
  return best;
}
