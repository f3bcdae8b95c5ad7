import type { Advisory, Empty } from '@tripwright/core/model';
import type { Locale } from '@tripwright/core/text';
import { encodeAdvisories } from './encode-advisories.ts';
import type { AdvisoryBody } from './routing-response.ts';

/** Polygons as GeoJSON has them: `[polygon][ring][corner][longitude, latitude]`. */
type MultiPolygon = readonly (readonly (readonly (readonly [lng: number, lat: number])[])[])[];

/** What the answers about a place have in common. */
interface ReachBody {
  /** Code of the region that answers; absent outside all regions. */
  readonly region?: string;
  /** Unix seconds at the place: of leaving, or of arriving. */
  readonly at: number;
  /** The reason comes first where nothing is reached. */
  readonly advisories?: readonly AdvisoryBody[];
}

/** Body of `/v1/reach/stops.json`. */
export interface ReachStopsResponse extends ReachBody {
  /** Nearest in time first. */
  readonly stops: readonly ReachedStopBody[];
  /** Id of the live data behind the answer; absent where it comes from the timetable alone. */
  readonly snapshot?: string;
}

/** A stop within a time of a place. */
export interface ReachedStopBody {
  readonly stopCode: string;
  /** Unix seconds: the earliest arrival there; with `arriveBefore`, the latest departure from there. */
  readonly time: number;
  /** The fewest vehicles of public transport for that time; 0 = over streets alone. */
  readonly boardings: number;
}

/** Body of `/v1/reach/areas.json`: a GeoJSON document (RFC 7946) with further members. */
export interface ReachAreasResponse extends ReachBody {
  readonly type: 'FeatureCollection';
  /** In the order of the limits. */
  readonly features: readonly {
    readonly type: 'Feature';
    readonly properties: {
      /** Seconds. */
      readonly within: number;
      /** Metres by which the outline can lie beyond what is reached. */
      readonly precision: number;
    };
    readonly geometry: { readonly type: 'MultiPolygon'; readonly coordinates: MultiPolygon };
  }[];
}

/** Body of `/v1/reach/times.json`. */
export interface ReachTimesResponse extends ReachBody {
  /** In the order of the places; without members where a place takes longer, or no way leads there. */
  readonly times: readonly TravelTimeBody[];
}

/** The quickest way to a place. */
export interface TravelTimeBody {
  /** Seconds, waiting included. */
  readonly duration?: number;
  /** Vehicles of public transport boarded; 0 = over streets alone. */
  readonly boardings?: number;
}

/** Everything such an answer depends on besides what is reached. */
export interface ReachContext {
  readonly locale: Locale;
  /** Code of the region that answers; undefined outside all regions. */
  readonly region: string | undefined;
  /** Unix seconds. */
  readonly at: number;
  /** Why nothing is reached; undefined where something is. */
  readonly empty: Empty | undefined;
  /** Advisories from reading the request. */
  readonly advisories: readonly Advisory[];
}

/** Encodes the stops in reach. */
export function encodeReachStops(
  stops: readonly { readonly code: string; readonly at: number; readonly boardings: number }[],
  snapshot: string | undefined,
  context: ReachContext,
): ReachStopsResponse {
  return {
    ...commonOf(context),
    stops: stops.map(({ code: stopCode, at: time, boardings }) => ({ stopCode, time, boardings })),
    ...(snapshot !== undefined && { snapshot }),
  };
}

/** Encodes the areas in reach. @param areas in the order of the limits; absent = nothing is reached */
export function encodeReachAreas(
  limits: readonly number[],
  areas: readonly MultiPolygon[] | undefined,
  precision: number,
  context: ReachContext,
): ReachAreasResponse {
  return {
    type: 'FeatureCollection',
    ...commonOf(context),
    features: limits.map((within, i) => ({
      type: 'Feature',
      properties: { within, precision },
      geometry: { type: 'MultiPolygon', coordinates: areas?.[i] ?? [] },
    })),
  };
}

/** Encodes the quickest ways. */
export function encodeReachTimes(
  times: readonly ({ readonly seconds: number; readonly boardings: number } | undefined)[],
  context: ReachContext,
): ReachTimesResponse {
  return {
    ...commonOf(context),
    times: times.map((time) => (time === undefined ? {} : { duration: time.seconds, boardings: time.boardings })),
  };
}

function commonOf({ region, at, empty, advisories, locale }: ReachContext): ReachBody {
  const remarks = encodeAdvisories(empty, advisories, locale);
  return {
    ...(region !== undefined && { region }),
    at,
    ...(remarks.length > 0 && { advisories: remarks }),
  };
}
