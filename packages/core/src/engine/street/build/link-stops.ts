import { type Sections, writePrefixedColumns } from '../../../storage/index.ts';
import { type EdgeIndex, NO_LEVEL, STOP_STREET_COLUMNS, type StreetTraits } from '../../../street/index.ts';
import { type StreetMetric, UNREACHED } from '../metric/street-metric.ts';
import { bestConnected, snap } from '../snapping/snap.ts';

/** Metres beyond which a stop is off the street network. */
const MAX_STOP_TO_STREET_METRES = 300;
/** Extra metres for streets that run under, over or behind a stop: the stop belongs to the pavement in front of it (PW-15). */
const UNLIKELY_METRES = 60;

/**
 * Joins every stop to the nearest edge that the profile can both reach and leave (PW-15), on the largest component near by (OS-37).
 * @param lat degrees, NaN where a stop has no position
 * @param stops the number of stops at the start of the columns
 * @param skip stops to leave unlinked: platforms inside stations meet the street at its doors (PW-3)
 * @returns sections named after the profile, by stop, for `new StopLinks(…)`: `<profile>Edge` (-1 off the network), `<profile>Fraction`,
 *   `<profile>Hop` (metres), `<profile>Lat` and `<profile>Lng` (degrees, the point on the street)
 */
export function linkStops(
  metric: StreetMetric,
  lat: ArrayLike<number>,
  lng: ArrayLike<number>,
  stops: number,
  skip: (stop: number) => boolean = () => false,
): Sections {
  const edge = new Int32Array(stops).fill(-1);
  const fraction = new Float64Array(stops);
  const hop = new Float64Array(stops);
  const streetLat = new Float64Array(stops);
  const streetLng = new Float64Array(stops);
  const { graph } = metric;
  const { canArrive } = metric.connectivity;
  const handicap = (candidate: EdgeIndex): number => {
    // Riders arrive and leave, so the edge must serve both.
    if (canArrive[graph.edgeFrom[candidate]!] === 0 && canArrive[graph.edgeTo[candidate]!] === 0) return UNREACHED;
    return isUnlikely(graph.traitsOf(candidate)) ? UNLIKELY_METRES : 0;
  };
  for (let stop = 0; stop < stops; stop++) {
    if (skip(stop)) continue;
    const place = { lat: lat[stop]!, lng: lng[stop]! };
    if (!Number.isFinite(place.lat) || !Number.isFinite(place.lng)) continue;
    const best = bestConnected(
      metric,
      snap(metric, place, { maxMetres: MAX_STOP_TO_STREET_METRES, count: 1, handicap }),
    );
    if (best === undefined) continue;
    edge[stop] = best.edge;
    fraction[stop] = best.fraction;
    hop[stop] = best.metres;
    streetLat[stop] = best.lat;
    streetLng[stop] = best.lng;
  }
  const columns = { edge, fraction, hop, lat: streetLat, lng: streetLng };
  return writePrefixedColumns(metric.profile.name, STOP_STREET_COLUMNS, columns, { edge: graph.edgeCount });
}

function isUnlikely(street: StreetTraits): boolean {
  const elsewhere = street.lowLevel !== 0 && street.lowLevel !== NO_LEVEL;
  if (elsewhere || street.flags.has('tunnel') || street.flags.has('indoor') || street.flags.has('driveway'))
    return true;
  return street.class === 'track' || street.class === 'trunk' || street.class === 'trunk_link';
}
