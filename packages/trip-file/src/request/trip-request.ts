import type { TripTime } from '../time/index.ts';

/** An end of a trip as a file names it. */
export type TripPlace =
  /** Degrees. `name` comes back as the address; `streetName` prefers streets of that name; '' = none. */
  | {
      readonly kind: 'point';
      readonly lat: number;
      readonly lng: number;
      readonly name: string;
      readonly streetName: string;
    }
  /** The code of a stop, and of its region where it is given. */
  | { readonly kind: 'stop'; readonly code: string; readonly region: string | undefined }
  /** A name, an address or a crossing, which the source looks up. */
  | { readonly kind: 'name'; readonly text: string };

/** A request for trips, as trip files, query strings and GraphQL literals hold it: names and relative times are not resolved yet. */
export interface TripRequest {
  readonly from: TripPlace;
  readonly to: TripPlace;
  readonly departAfter: TripTime | undefined;
  readonly arriveBefore: TripTime | undefined;
  /** The other parameters of `/v1/routing.json` by name, such as `modes`, `allModes` and `wheelchair`. */
  readonly parameters: TripParameters;
}

/** Parameters of `/v1/routing.json` by name; each may have several values. */
export type TripParameters = Readonly<Record<string, readonly string[]>>;

/** A request whose names and times are resolved: what a server or a planner can answer. */
export interface ResolvedRequest {
  readonly from: ResolvedPlace;
  readonly to: ResolvedPlace;
  /** Unix seconds. */
  readonly departAfter: number | undefined;
  readonly arriveBefore: number | undefined;
  readonly parameters: TripParameters;
}

/** A place with its coordinates. */
export interface ResolvedPlace {
  readonly lat: number;
  readonly lng: number;
  readonly name: string;
  readonly streetName: string;
}
