import type { LatLng } from '@tripwright/core/geo';
import type { LinePatternId } from './line-patterns.ts';
import { readableOn } from './readable-on.ts';

/** A line of a trip on the map. */
export interface TripLine {
  readonly points: readonly LatLng[];
  /** `#rrggbb`. */
  readonly color: string;
  readonly pattern: LinePatternId;
  /** Written along the line. */
  readonly label?: string;
  /** Not the chosen one: drawn pale, below the others. */
  readonly faded?: boolean;
}

/** A stop that a trip passes, or the place where it changes. */
export interface TripPoint extends LatLng {
  readonly color: string;
  readonly label?: string;
  /** Boarding, alighting and changing are large; stops passed on the way are small; of the request's ends only the room is kept free. */
  readonly kind: 'board' | 'pass' | 'from' | 'to';
}

/** The source of the style that holds the trip. */
export const TRIP_SOURCE = 'trip';

interface Feature {
  readonly type: 'Feature';
  readonly properties: Readonly<Record<string, string | number>>;
  readonly geometry:
    | { readonly type: 'LineString'; readonly coordinates: number[][] }
    | { readonly type: 'Point'; readonly coordinates: number[] };
}

/** GeoJSON for the source `trip`. */
export interface TripLinesData {
  readonly type: 'FeatureCollection';
  readonly features: readonly Feature[];
}

export const EMPTY_TRIP: TripLinesData = { type: 'FeatureCollection', features: [] };

/** Lines and points in the form that the layers of the style read. Lines with fewer than two points are left out. */
export function tripData(lines: readonly TripLine[], points: readonly TripPoint[] = []): TripLinesData {
  const features: Feature[] = [];
  for (const line of lines) {
    if (line.points.length < 2) continue;
    features.push({
      type: 'Feature',
      properties: {
        pattern: line.pattern,
        color: line.color,
        ink: readableOn(line.color),
        label: line.label ?? '',
        faded: line.faded === true ? 1 : 0,
      },
      geometry: { type: 'LineString', coordinates: line.points.map(({ lat, lng }) => [lng, lat]) },
    });
  }
  for (const point of points) {
    features.push({
      type: 'Feature',
      properties: { kind: point.kind, color: point.color, label: point.label ?? '' },
      geometry: { type: 'Point', coordinates: [point.lng, point.lat] },
    });
  }
  return { type: 'FeatureCollection', features };
}
