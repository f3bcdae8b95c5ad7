import type { LatLng } from '@tripwright/core/geo';
import type { Empty, PlanRequest } from '@tripwright/core/model';
import { coversMode } from '@tripwright/core/modes';
import { regionCovers, regionReaches } from '@tripwright/core/region';
import type { ServedRegion } from './served-region.ts';

/** The regions that may answer a request, the likeliest first, or why none does, with the codes of the regions at the two ends. */
export type RegionChoice =
  | { readonly kind: 'chosen'; readonly regions: readonly [ServedRegion, ...ServedRegion[]] }
  | { readonly kind: 'refused'; readonly empty: Empty; readonly regions: readonly string[] };

/** Each region costs a search; where more overlap, those that offer fewer of the requested modes are left out. */
const MOST_SEARCHED = 3;

/** Regions may overlap: those that have both ends may all answer, those that offer most of the requested modes first. */
export function chooseRegions(served: readonly ServedRegion[], { from, to, modes }: PlanRequest): RegionChoice {
  const [first, ...others] = regionsFor(served, [from, to], modes);
  if (first !== undefined) return { kind: 'chosen', regions: [first, ...others] };
  const [origins, destinations] = [regionsAt(served, from), regionsAt(served, to)];
  const reason = origins.length === 0 ? 'outside-from' : destinations.length === 0 ? 'outside-to' : 'different-regions';
  const regions = [origins[0], destinations[0]].flatMap((end) => (end === undefined ? [] : [end.info.code]));
  return { kind: 'refused', empty: { reason, values: {} }, regions };
}

/** The regions that have all places, those that offer most of the modes first, three at most. */
export function regionsFor(
  served: readonly ServedRegion[],
  places: readonly LatLng[],
  modes: readonly string[],
): readonly ServedRegion[] {
  const offered = ({ info }: ServedRegion): number =>
    modes.filter((mode) => info.modes.some((other) => coversMode(mode, other) || coversMode(other, mode))).length;
  const around = places.map((place) => regionsAt(served, place));
  return served
    .filter((candidate) => around.every((regions) => regions.includes(candidate)))
    .sort((a, b) => offered(b) - offered(a))
    .slice(0, MOST_SEARCHED);
}

/** The first region whose outline holds a place. */
export function regionAt(served: readonly ServedRegion[], place: LatLng): ServedRegion | undefined {
  return served.find(({ region }) => regionCovers(region, place));
}

/** The regions whose outline holds a place, in the order of their codes. */
export function regionsCovering(served: readonly ServedRegion[], place: LatLng): readonly ServedRegion[] {
  return served.filter(({ region }) => regionCovers(region, place));
}

/** The regions whose outline holds a place; without any, those whose vehicles go there (an airport abroad). */
function regionsAt(served: readonly ServedRegion[], place: LatLng): readonly ServedRegion[] {
  const covering = regionsCovering(served, place);
  return covering.length > 0 ? covering : served.filter(({ region }) => regionReaches(region, place));
}
