import { planJourneys } from '@tripwright/core/engine/journey';
import { areaContains, type LatLng, offsetMetres } from '@tripwright/core/geo';
import type { PlanRequest } from '@tripwright/core/model';
import type { Region } from '@tripwright/core/region';
import { reachedAreas, travelTimes } from '@tripwright/planner';
import { asArea } from './check-reach.ts';

/** What one place showed: seconds from or to it. */
export interface ReachCompared {
  readonly place: LatLng;
  /** Of the quickest trip that a plan finds, whether its answer keeps it or not; undefined without any. */
  readonly planned: number | undefined;
  /** By one-to-many; undefined where it is out of reach, and of requests by arrival. */
  readonly quickest: number | undefined;
  /** Whether the place lies inside the area of its own planned time, rounded up to a minute; undefined where that is longer than the longest time. */
  readonly isInside: boolean | undefined;
  /** Seconds by which the quickest plan to the place and to places around it, as far as the precision, takes longer than the least area that holds the place. */
  readonly tooLate: number | undefined;
}

/** Plans to places and compares with one-to-many and with areas of each minute. @param longest seconds */
export function compareReach(
  region: Region,
  request: PlanRequest,
  places: readonly LatLng[],
  longest: number,
): readonly ReachCompared[] {
  const backward = request.when.departAfter === undefined;
  const limits = Array.from({ length: longest / 60 }, (_, i) => 60 * (i + 1));
  const drawn = reachedAreas(region, request, limits);
  const times = backward ? [] : travelTimes(region, request, places, longest);
  return places.map((place, i) => {
    const planned = plannedSeconds(region, request, place);
    if (drawn.kind === 'none')
      return { place, planned, quickest: times[i]?.seconds, isInside: undefined, tooLate: undefined };
    const isInsideAt = (at: number): boolean => areaContains(asArea(drawn.areas[at]!), place);
    const own = planned === undefined ? limits.length : Math.ceil(planned / 60) - 1;
    const isInside = own < limits.length ? isInsideAt(Math.max(0, own)) : undefined;
    // The first area that holds the place: plans to the places around it say whether anything there is reached by then.
    const first = limits.findIndex((_, at) => isInsideAt(at));
    let tooLate: number | undefined;
    if (first >= 0 && (planned === undefined || planned > limits[first]! + 60)) {
      const around = Array.from({ length: 16 }, (_, n) => {
        const away = (n % 2 === 0 ? 1 : 0.5) * drawn.metres;
        return offsetMetres(place, away * Math.sin((n * Math.PI) / 8), away * Math.cos((n * Math.PI) / 8));
      });
      const least = Math.min(
        planned ?? Number.POSITIVE_INFINITY,
        ...around.map((at) => plannedSeconds(region, request, at) ?? Number.POSITIVE_INFINITY),
      );
      tooLate = least - limits[first]!;
    }
    return { place, planned, quickest: times[i]?.seconds, isInside, tooLate };
  });
}

/** The seconds between the moment of a request and the end of the quickest trip that a plan finds; by arrival its beginning. */
function plannedSeconds(region: Region, request: PlanRequest, { lat, lng }: LatLng): number | undefined {
  const backward = request.when.departAfter === undefined;
  const moment = request.when.departAfter ?? request.when.arriveBefore!;
  const place = { lat, lng, address: '', streetName: '' };
  const seconds = [
    request.modes,
    ...(request.modes.some((mode) => mode.startsWith('pt_')) ? [[request.wheelchair ? 'wa_whe' : 'wa_wal']] : []),
  ].flatMap((modes) => {
    const asked = { ...request, modes, allModes: true, ...(backward ? { from: place } : { to: place }) };
    const { explanation } = planJourneys(region, asked, { signal: undefined, explain: true });
    return (explanation?.searches ?? []).flatMap(({ candidates }) =>
      candidates
        // Searches that only explain why a wheelchair has no better trip are no plans.
        .filter(({ isWhole, removed }) => isWhole && removed?.reason !== 'inaccessible')
        .map(({ itinerary }) => (backward ? moment - itinerary.departure : itinerary.arrival - moment)),
    );
  });
  const least = Math.min(...seconds.filter((one) => one >= 0));
  return least === Number.POSITIVE_INFINITY ? undefined : least;
}
