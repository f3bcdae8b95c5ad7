import {
  checkDepartures,
  checkGeocode,
  checkLatest,
  checkLocationInfo,
  checkLocations,
  checkRegions,
  checkRouting,
  checkServiceAnswer,
} from '@tripwright/wire/conformance';
import {
  departuresResponseSchema,
  errorBodySchema,
  geocodeResponseSchema,
  keyUseSchema,
  latestResponseSchema,
  listedServicesResponseSchema,
  liveStateResponseSchema,
  locationInfoResponseSchema,
  locationsResponseSchema,
  operatorsResponseSchema,
  reachAreasResponseSchema,
  reachStopsResponseSchema,
  reachTimesResponseSchema,
  regionInfoResponseSchema,
  regionsResponseSchema,
  routeInfoResponseSchema,
  routesResponseSchema,
  routingResponseSchema,
  savedTripSchema,
  serviceResponseSchema,
  servicesResponseSchema,
  swappedTripSchema,
  transitAlertsResponseSchema,
  vehiclesResponseSchema,
} from '@tripwright/wire/rest-v1';
import type { z } from 'zod';

/** What an answer of a path has to be: its schema, and what deployed clients demand of it (wire-format.md section 1). */
type Law = readonly [schema: z.ZodType, check?: (body: unknown) => readonly string[]];

const LAWS: readonly (readonly [path: RegExp, law: Law])[] = [
  [/^regions\.json/, [regionsResponseSchema, checkRegions]],
  [/^(?:routing|waypoint)\.json/, [routingResponseSchema, checkRouting]],
  [/^trip\/save\//, [savedTripSchema]],
  [/^trip\/swap\//, [swappedTripSchema, checkRouting]],
  [/^trip\//, [routingResponseSchema, checkRouting]],
  [/^locations\.json/, [locationsResponseSchema, checkLocations]],
  [/^departures\.json/, [departuresResponseSchema, checkDepartures]],
  [/^service\.json/, [serviceResponseSchema, checkServiceAnswer]],
  [/^latest\.json/, [latestResponseSchema, checkLatest]],
  [/^geocode\.json/, [geocodeResponseSchema, checkGeocode]],
  [/^locationInfo\.json/, [locationInfoResponseSchema, checkLocationInfo]],
  [/^regionInfo\.json/, [regionInfoResponseSchema]],
  [/^info\/operators\.json/, [operatorsResponseSchema]],
  [/^info\/routes\.json/, [routesResponseSchema]],
  [/^info\/routeInfo\.json/, [routeInfoResponseSchema]],
  [/^info\/services\.json/, [servicesResponseSchema]],
  [/^alerts\/transit\.json/, [transitAlertsResponseSchema]],
  [/^key\.json/, [keyUseSchema]],
  [/^services\.json/, [listedServicesResponseSchema]],
  [/^live\.json/, [liveStateResponseSchema]],
  [/^vehicles\.json/, [vehiclesResponseSchema]],
  [/^reach\/stops\.json/, [reachStopsResponseSchema]],
  [/^reach\/areas\.json/, [reachAreasResponseSchema]],
  [/^reach\/times\.json/, [reachTimesResponseSchema]],
];

/** How the body of an answer with status 200 breaks the contract of its path; undefined where it does not. @param path of the request, query included */
export function brokenAnswer(path: string, body: string): string | undefined {
  const law = LAWS.find(([of]) => of.test(path.replace(/^\/v1\//, '')))?.[1];
  if (law === undefined || body === '') return undefined;
  const json: unknown = JSON.parse(body);
  // A refusal that every client has to read (wire-format.md section 4), or a passed health check.
  if (errorBodySchema.safeParse(json).success || isHealth(json)) return undefined;
  const [schema, check] = law;
  const parsed = schema.safeParse(json);
  if (!parsed.success)
    return `breaks its schema: ${parsed.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`).join('; ')}`;
  const unknown = unknownMember(json, parsed.data);
  if (unknown !== undefined) return `has a member that its schema lacks: ${unknown}`;
  const violations = check?.(json) ?? [];
  return violations.length === 0 ? undefined : `cannot be decoded by clients: ${violations.slice(0, 3).join('; ')}`;
}

/** The path of a member that parsing left out, since the schema does not have it. */
function unknownMember(sent: unknown, parsed: unknown, path = '$'): string | undefined {
  if (typeof sent !== 'object' || sent === null) return undefined;
  for (const [name, value] of Object.entries(sent)) {
    const at = `${path}.${name}`;
    if (typeof parsed !== 'object' || parsed === null || !Object.hasOwn(parsed, name)) return at;
    const below = unknownMember(value, Reflect.get(parsed, name), at);
    if (below !== undefined) return below;
  }
  return undefined;
}

function isHealth(json: unknown): boolean {
  return typeof json === 'object' && json !== null && 'healthCheckPassed' in json;
}
