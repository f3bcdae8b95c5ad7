import { type Sections, writePrefixedColumns } from '../../../storage/index.ts';
import { type EdgeIndex, NO_LEVEL, STOP_STREET_COLUMNS, type StreetTraits } from '../../../street/index.ts';
import type { StreetMetric } from '../metric/street-metric.ts';
import { UNREACHED } from '../metric/unreached.ts';
import { StreetWorkspace } from '../search/street-workspace.ts';
import { bestConnected, type Snap, snap } from '../snapping/snap.ts';
import { usefulSnaps } from './useful-snaps.ts';

/** Metres beyond which a stop is off the street network. */
const MAX_STOP_TO_STREET_METRES = 300;
/** Extra metres for streets that run under, over or behind a stop: the stop belongs to the pavement in front of it (PW-15). */
const UNLIKELY_METRES = 60;

/**
 * Joins every stop to the edges near it that the profile can both reach and leave (PW-15): the kerb, the island, the opposite side. They are the
 * candidates between which a street search from the stop chooses, without those that never shorten a path. The first is the likeliest: the nearest on
 * the largest component near by (OS-37).
 * @param lat degrees, NaN where a stop has no position
 * @param stops the number of stops at the start of the columns
 * @param skip stops to leave unlinked: platforms inside stations meet the street at its doors (PW-3)
 * @returns sections of `STOP_STREET_COLUMNS`, named after the profile, for `new StopLinks(…)`
 */
export function linkStops(
  metric: StreetMetric,
  lat: ArrayLike<number>,
  lng: ArrayLike<number>,
  stops: number,
  skip: (stop: number) => boolean = () => false,
): Sections {
  const { graph } = metric;
  const workspace = new StreetWorkspace(graph.turns(metric.profile.family));
  const first = new Int32Array(stops + 1);
  const links: Snap[] = [];
  for (let stop = 0; stop < stops; stop++) {
    const place = { lat: lat[stop]!, lng: lng[stop]! };
    if (!skip(stop) && Number.isFinite(place.lat) && Number.isFinite(place.lng))
      links.push(...usefulSnaps(workspace, metric, candidatesOf(metric, place)));
    first[stop + 1] = links.length;
  }
  const columns = {
    first,
    edge: Int32Array.from(links, ({ edge }) => edge),
    fraction: Float64Array.from(links, ({ fraction }) => fraction),
    hop: Float64Array.from(links, ({ metres }) => metres),
    lat: Float64Array.from(links, (link) => link.lat),
    lng: Float64Array.from(links, (link) => link.lng),
  };
  return writePrefixedColumns(metric.profile.name, STOP_STREET_COLUMNS, columns, { edge: graph.edgeCount });
}

/** The edges at which a rider may leave or reach a stop, the likeliest first. */
function candidatesOf(metric: StreetMetric, place: { readonly lat: number; readonly lng: number }): readonly Snap[] {
  const { graph } = metric;
  const { canArrive } = metric.connectivity;
  // Riders arrive and leave, so the edge must serve both.
  const handicap = (edge: EdgeIndex): number =>
    canArrive[graph.edgeFrom[edge]!] === 0 && canArrive[graph.edgeTo[edge]!] === 0 ? UNREACHED : 0;
  const found = snap(metric, place, { maxMetres: MAX_STOP_TO_STREET_METRES, handicap });
  const rank = ({ edge, metres }: Snap): number => metres + (isUnlikely(graph.traitsOf(edge)) ? UNLIKELY_METRES : 0);
  const ranked = found.toSorted((a, b) => rank(a) - rank(b));
  const likeliest = ranked[0];
  const near = ranked.filter((candidate) => candidate === likeliest || !isElsewhere(graph.traitsOf(candidate.edge)));
  const best = bestConnected(metric, near);
  return best === undefined ? [] : [best, ...near.filter((candidate) => candidate !== best)];
}

function isElsewhere({ flags, lowLevel }: StreetTraits): boolean {
  return (lowLevel !== 0 && lowLevel !== NO_LEVEL) || flags.has('tunnel') || flags.has('indoor');
}

function isUnlikely(street: StreetTraits): boolean {
  return isElsewhere(street) || street.flags.has('driveway') || street.class === 'track';
}
