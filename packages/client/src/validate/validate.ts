import {
  departuresResponseSchema,
  geocodeResponseSchema,
  latestResponseSchema,
  listedServicesResponseSchema,
  locationInfoResponseSchema,
  locationsResponseSchema,
  reachAreasResponseSchema,
  reachStopsResponseSchema,
  reachTimesResponseSchema,
  regionsResponseSchema,
  routingResponseSchema,
  savedTripSchema,
  serviceResponseSchema,
} from '@tripwright/wire/rest-v1';
import type { Validate } from '../transport/index.ts';

const SCHEMAS = {
  'regions.json': regionsResponseSchema,
  'locations.json': locationsResponseSchema,
  'routing.json': routingResponseSchema,
  'departures.json': departuresResponseSchema,
  'service.json': serviceResponseSchema,
  'services.json': listedServicesResponseSchema,
  'latest.json': latestResponseSchema,
  'reach/stops.json': reachStopsResponseSchema,
  'reach/areas.json': reachAreasResponseSchema,
  'reach/times.json': reachTimesResponseSchema,
  'geocode.json': geocodeResponseSchema,
  'locationInfo.json': locationInfoResponseSchema,
} as const;

/**
 * Checks bodies against the schemas of `/v1`, for the option `validate` of a client. Values that a schema does not list are no problem, because
 * lists grow (spec 9); nor are further keys.
 * @returns the problems with their paths, such as `groups.0.trips: …`; none for an endpoint without a schema
 */
export const validate: Validate = (path, body) => {
  const schema = schemaOf(path);
  const issues = schema?.safeParse(body).error?.issues ?? [];
  return issues
    .filter(({ code }) => code !== 'invalid_value')
    .map(({ path: at, message }) => `${at.map(String).join('.')}: ${message}`);
};

function schemaOf(path: string): (typeof SCHEMAS)[keyof typeof SCHEMAS] | typeof savedTripSchema | undefined {
  if (path.startsWith('trip/save/')) return savedTripSchema;
  if (path.startsWith('trip/')) return routingResponseSchema;
  return Object.hasOwn(SCHEMAS, path) ? SCHEMAS[path as keyof typeof SCHEMAS] : undefined;
}
