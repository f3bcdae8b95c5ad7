import type { LatLng } from '@tripwright/core/geo';
import type { Empty, PlanRequest } from '@tripwright/core/model';
import { regionCovers, regionReaches } from '@tripwright/core/region';
import type { ServedRegion } from './served-region.ts';

/** The region that answers a request, or why none does, with the codes of the regions at the two ends. */
export type RegionChoice =
  | { readonly kind: 'chosen'; readonly region: ServedRegion }
  | { readonly kind: 'refused'; readonly empty: Empty; readonly regions: readonly string[] };

/** Regions may overlap: the first one that has both ends answers. */
export function chooseRegion(served: readonly ServedRegion[], { from, to }: PlanRequest): RegionChoice {
  const [origins, destinations] = [regionsAt(served, from), regionsAt(served, to)];
  const region = origins.find((candidate) => destinations.includes(candidate));
  if (region !== undefined) return { kind: 'chosen', region };
  const reason = origins.length === 0 ? 'outside-from' : destinations.length === 0 ? 'outside-to' : 'different-regions';
  const regions = [origins[0], destinations[0]].flatMap((end) => (end === undefined ? [] : [end.info.code]));
  return { kind: 'refused', empty: { reason, values: {} }, regions };
}

/** The first region whose outline holds a place. */
export function regionAt(served: readonly ServedRegion[], place: LatLng): ServedRegion | undefined {
  return served.find(({ region }) => regionCovers(region, place));
}

/** The regions whose outline holds a place; without any, those whose vehicles go there (an airport abroad). */
function regionsAt(served: readonly ServedRegion[], place: LatLng): readonly ServedRegion[] {
  const covering = served.filter(({ region }) => regionCovers(region, place));
  return covering.length > 0 ? covering : served.filter(({ region }) => regionReaches(region, place));
}
