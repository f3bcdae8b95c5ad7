import type { LatLng } from '@tripwright/core/geo';
import { readableOn } from './readable-on.ts';

/** A vehicle of live data on the map. */
export interface MapVehicle extends LatLng {
  readonly id: string;
  /** `#rrggbb`. */
  readonly color: string;
  /** Short name of its line; '' = unknown. */
  readonly line: string;
  /** Degrees clockwise from north; undefined = unknown. */
  readonly bearing: number | undefined;
  /** Whether its place was measured long ago: it is drawn pale. */
  readonly isOld: boolean;
  /** What a click on it shows, one line each; plain text. */
  readonly facts: readonly string[];
}

/** The source of the style that holds the vehicles. */
export const VEHICLE_SOURCE = 'vehicles';

/** GeoJSON of the source {@link VEHICLE_SOURCE}. */
export function vehicleData(vehicles: readonly MapVehicle[]): object {
  return {
    type: 'FeatureCollection',
    features: vehicles.map(({ id, color, line, bearing, isOld, facts, lat, lng }) => ({
      type: 'Feature',
      properties: {
        id,
        color,
        ink: readableOn(color),
        line,
        ...(bearing !== undefined && { bearing }),
        old: isOld ? 1 : 0,
        facts: facts.join('\n'),
      },
      geometry: { type: 'Point', coordinates: [lng, lat] },
    })),
  };
}
