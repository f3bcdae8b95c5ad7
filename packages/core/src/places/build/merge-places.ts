import { nearbyDistanceMetres } from '../../geo/index.ts';
import { CATEGORIES, PLACE_KIND } from '../columns/place-kinds.ts';
import { foldText } from '../text/fold-tokens.ts';
import type { PlaceDraft } from './place-draft.ts';

/** Within these distances two elements of one name are one thing mapped twice: its point and its outline. */
const SAME_POINT_METRES = 250;
const SAME_SETTLEMENT_METRES = 6000;
/** A station of the map is the one of the feed, and a square the street of its name, within this distance. */
const SAME_STATION_METRES = 600;
const SAME_SQUARE_METRES = 250;
const STATIONS = new Set(['railway_station', 'bus_station', 'ferry_terminal', 'station']);

/**
 * Leaves out what would be listed twice: points of interest and settlements mapped as point and outline, stations of the map that the timetable has,
 * squares that are streets. The more important one stays.
 * @param places sorted by falling importance
 */
export function withoutDoubles(places: readonly PlaceDraft[]): PlaceDraft[] {
  const byName = new Map<string, PlaceDraft[]>();
  for (const place of places) {
    const key = foldText(place.names[0]?.text ?? '');
    const alike = byName.get(key);
    if (alike === undefined) byName.set(key, [place]);
    else alike.push(place);
  }
  const doubles = new Set<PlaceDraft>();
  for (const alike of byName.values()) {
    if (alike.length < 2) continue;
    alike.forEach((place, i) => {
      if (alike.some((other, j) => other !== place && !doubles.has(other) && isDouble(place, other, j < i)))
        doubles.add(place);
    });
  }
  return places.filter((place) => !doubles.has(place));
}

/** Whether a place repeats another of its name. @param isLess whether it stands behind the other */
function isDouble(place: PlaceDraft, other: PlaceDraft, isLess: boolean): boolean {
  const metres = nearbyDistanceMetres(place.lat, place.lng, other.lat, other.lng);
  const id = CATEGORIES[place.category]?.id ?? '';
  if (STATIONS.has(id) && (other.kind === PLACE_KIND.station || other.kind === PLACE_KIND.stop))
    return metres <= SAME_STATION_METRES;
  if (id === 'square' && other.kind === PLACE_KIND.street) return metres <= SAME_SQUARE_METRES;
  if (!isLess || place.kind !== other.kind) return false;
  if (place.kind === PLACE_KIND.locality) return metres <= SAME_SETTLEMENT_METRES;
  return place.kind === PLACE_KIND.poi && metres <= SAME_POINT_METRES;
}
