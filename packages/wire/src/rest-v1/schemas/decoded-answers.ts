import type { SegmentLocation } from '@tripwright/core/template';
import type { z } from 'zod';
import type {
  errorBodySchema,
  location,
  locationsResponseSchema,
  regionsResponseSchema,
  routingResponseSchema,
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
      ? { readonly [Key in keyof T]: Decoded<Exclude<T[Key], undefined>> }
      : T;

/** A body of `/v1/regions.json` as a client reads it. */
export type DecodedRegions = Decoded<z.output<typeof regionsResponseSchema>>;
/** A body of `/v1/routing.json` as a client reads it. */
export type DecodedRouting = Decoded<z.output<typeof routingResponseSchema>>;
/** A body of `/v1/locations.json` as a client reads it. */
export type DecodedLocations = Decoded<z.output<typeof locationsResponseSchema>>;
/** The body of an error or of a refusal as a client reads it. */
export type DecodedError = Decoded<z.output<typeof errorBodySchema>>;
