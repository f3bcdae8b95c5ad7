import type { LatLng } from '../geo/index.ts';

/** A three-valued fact. "Unknown" is a value of its own, so that it cannot be forgotten like `undefined`. */
export type Fact = 'yes' | 'no' | 'unknown';

/** A stop as riders know it. `code` is its id in the region (`feed:id` where feeds share an id). */
export interface StopRef {
  readonly code: string;
  /** The code shown at the stop; '' where it has none. */
  readonly publicCode: string;
  readonly name: string;
  /** Degrees; those of its station or of a neighbour on its line where its own place is unknown (IM-8). */
  readonly lat: number;
  readonly lng: number;
  /** '' = none. */
  readonly platform: string;
  /** The code of its station; undefined for a stop without one. */
  readonly parentCode: string | undefined;
  readonly wheelchair: Fact;
  /** IANA name. */
  readonly timezone: string;
  /** From the number of departures and lines, 0 to 1000; a client that must choose shows higher values first. */
  readonly popularity: number;
}

/** A place where a leg begins or ends. */
export interface Place extends LatLng {
  readonly name: string;
  readonly address: string;
  readonly timezone: string;
  readonly stop: StopRef | undefined;
}
