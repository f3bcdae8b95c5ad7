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
  /** True for an alternative, drawn pale and below the chosen trip. */
  readonly faded?: boolean;
}

/** A stop of a trip, or an end of the request. */
export interface TripPoint extends LatLng {
  readonly color: string;
  readonly label?: string;
  /** `board`: boarding, alighting and transfer, drawn large. `pass`: drawn small. `vehicle`: a vehicle on its way, drawn full. `from` and `to` only keep labels away from the markers. */
  readonly kind: 'board' | 'pass' | 'vehicle' | 'from' | 'to';
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

/** GeoJSON of the source {@link TRIP_SOURCE}. */
export interface TripLinesData {
  readonly type: 'FeatureCollection';
  readonly features: readonly Feature[];
}

export const EMPTY_TRIP: TripLinesData = { type: 'FeatureCollection', features: [] };

/** Converts lines and points to the GeoJSON of the source {@link TRIP_SOURCE}. Drops lines with fewer than two points. */
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
