import type { SegmentLocation } from '@tripwright/core/template';
import type { z } from 'zod';
import type { departuresRequestSchema } from '../parse/parse-departures.ts';
import type { latestRequestSchema } from '../parse/parse-latest.ts';
import type {
  departuresResponseSchema,
  latestResponseSchema,
  listedServicesResponseSchema,
  serviceResponseSchema,
} from './board-schemas.ts';
import type { routeInfoResponseSchema } from './catalogue-schemas.ts';
import type { locationsResponseSchema } from './listed-place-schemas.ts';
import type { liveStateResponseSchema, vehiclesResponseSchema } from './live-state-schemas.ts';
import type { geocodeResponseSchema, locationInfoResponseSchema } from './place-schemas.ts';
import type { reachAreasResponseSchema, reachStopsResponseSchema, reachTimesResponseSchema } from './reach-schemas.ts';
import type {
  errorBodySchema,
  location,
  regionsResponseSchema,
  routingResponseSchema,
  savedTripSchema,
  swappedTripSchema,
} from './response-schemas.ts';

type LocationOutput = z.output<typeof location>;

/**
 * What a client reads of a body: the output of its schema, read-only, with absent keys instead of `undefined`. A server that is newer than the
 * schema may send further keys, and further values where the schema lists some.
 */
type Decoded<T> = T extends readonly (infer Item)[]
  ? readonly Decoded<Item>[]
  : // Inference stops at the children of a station, which are places again.
    [T, LocationOutput] extends [LocationOutput, T]
    ? SegmentLocation
    : T extends object
      ? DecodedMembers<T>
      : T;

type DecodedMembers<T> = { readonly [Key in keyof T]: Decoded<Exclude<T[Key], undefined>> };

/** A body of `/v1/regions.json` as a client reads it. */
export type DecodedRegions = Decoded<z.output<typeof regionsResponseSchema>>;
/** A body of `/v1/routing.json` as a client reads it. */
export type DecodedRouting = Decoded<z.output<typeof routingResponseSchema>>;
/** A body of `/v1/locations.json` as a client reads it. */
export type DecodedLocations = Decoded<z.output<typeof locationsResponseSchema>>;
/** The body of an error or of a refusal as a client reads it. */
export type DecodedError = Decoded<z.output<typeof errorBodySchema>>;
/** A body of `/v1/departures.json` as a client reads it. */
export type DecodedDepartures = Decoded<z.output<typeof departuresResponseSchema>>;
/** A body of `/v1/service.json` as a client reads it. */
export type DecodedService = Decoded<z.output<typeof serviceResponseSchema>>;
/** A body of `/v1/latest.json` as a client reads it. */
export type DecodedLatest = Decoded<z.output<typeof latestResponseSchema>>;
/** A body of `/v1/services.json` as a client reads it. */
export type DecodedListedServices = Decoded<z.output<typeof listedServicesResponseSchema>>;
/** A body of `/v1/reach/stops.json` as a client reads it. */
export type DecodedReachStops = Decoded<z.output<typeof reachStopsResponseSchema>>;
/** A body of `/v1/reach/areas.json` as a client reads it. */
export type DecodedReachAreas = Decoded<z.output<typeof reachAreasResponseSchema>>;
/** A body of `/v1/reach/times.json` as a client reads it. */
export type DecodedReachTimes = Decoded<z.output<typeof reachTimesResponseSchema>>;
/** A body of `/v1/geocode.json` as a client reads it. */
export type DecodedGeocode = Decoded<z.output<typeof geocodeResponseSchema>>;
/** A body of `/v1/locationInfo.json` as a client reads it. */
// A place with nothing but what a location has is assignable to one, so it is decoded as what it is.
export type DecodedLocationInfo = DecodedMembers<z.output<typeof locationInfoResponseSchema>>;
/** A body of `/v1/trip/save/<id>` as a client reads it. */
export type DecodedSavedTrip = Decoded<z.output<typeof savedTripSchema>>;
/** A body of `/v1/trip/swap/<id>` as a client reads it. */
export type DecodedSwappedTrip = Decoded<z.output<typeof swappedTripSchema>>;
/** A body of `/v1/info/routeInfo.json` as a client reads it. */
export type DecodedRouteInfo = Decoded<z.output<typeof routeInfoResponseSchema>>;
/** A body of `/v1/live.json` as a client reads it. */
export type DecodedLiveState = Decoded<z.output<typeof liveStateResponseSchema>>;
/** A body of `/v1/vehicles.json` as a client reads it. */
export type DecodedVehicles = Decoded<z.output<typeof vehiclesResponseSchema>>;
/** A body that a client sends to `/v1/departures.json`. */
export type DeparturesRequest = Decoded<z.input<typeof departuresRequestSchema>>;
/** A body that a client sends to `/v1/latest.json`. */
export type LatestRequest = Decoded<z.input<typeof latestRequestSchema>>;
