import type { LatLng } from '../geo/index.ts';

/** A three-valued fact; `undefined` is never used for it, so that "unknown" is said and not forgotten. */
export type Fact = 'yes' | 'no' | 'unknown';

/** A stop as riders know it. `code` is the id this region gives it (`feed:id` where feeds repeat an id). */
export interface StopRef {
  readonly code: string;
  /** The code shown at the stop, '' when it has none. */
  readonly publicCode: string;
  readonly name: string;
  /** Degrees; of its station or of a neighbour on its line where nobody knows its own place (IM-8). */
  readonly lat: number;
  readonly lng: number;
  readonly platform: string;
  /** Code of the station it belongs to, undefined when it stands alone. */
  readonly parentCode: string | undefined;
  readonly wheelchair: Fact;
  readonly timezone: string;
  /** How often served and by how many lines, 0 to 1000: larger stops first when a client must choose. */
  readonly popularity: number;
}

/** Somewhere an itinerary begins, ends or changes. */
export interface Place extends LatLng {
  readonly name: string;
  readonly address: string;
  readonly timezone: string;
  readonly stop: StopRef | undefined;
}
