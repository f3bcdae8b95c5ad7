/**
 * The form of a part of an answer, as far as the client reads it: the type of a value, a list of one form, or an object with the forms of some
 * members. Every member may be missing or null; entries of lists may not.
 */
export type Shape = 'string' | 'number' | readonly [Shape] | { readonly [member: string]: Shape };

/** Of `/v1/routing.json` and the addresses of trips. What is in a trip is not here: a damaged trip is left out and leaves the others usable. */
export const ROUTING_SHAPE: Shape = {
  groups: [{ trips: [{ segments: [{}] }] }],
  segmentTemplates: [{}],
  alerts: [{}],
  advisories: [{}],
  regions: ['string'],
};

/** Of `/v1/regions.json`. */
export const REGIONS_SHAPE: Shape = {
  regions: [{ name: 'string', timezone: 'string', urls: ['string'] }],
  hashCode: 'number',
};

/** Of `/v1/locations.json`. */
export const CELLS_SHAPE: Shape = { groups: [{ key: 'string', hashCode: 'number' }] };

/** Of `/v1/services.json`. */
export const SERVICES_SHAPE: Shape = { services: [{ key: 'string', stops: [{}] }] };

/** Of `/v1/reach/stops.json`. */
export const REACH_STOPS_SHAPE: Shape = { stops: [{ stopCode: 'string', time: 'number', boardings: 'number' }] };

/** Of `/v1/reach/areas.json`. */
export const REACH_AREAS_SHAPE: Shape = {
  features: [{ properties: { within: 'number', precision: 'number' }, geometry: { coordinates: [[[['number']]]] } }],
};

/** Of `/v1/reach/times.json`. */
export const REACH_TIMES_SHAPE: Shape = { times: [{ duration: 'number', boardings: 'number' }] };

/** Whether a value has a form. */
export function fits(value: unknown, shape: Shape): boolean {
  if (typeof shape === 'string') return typeof value === shape;
  if (typeof value !== 'object' || value === null || Array.isArray(value) !== isList(shape)) return false;
  return isList(shape)
    ? Object.values(value).every((entry) => fits(entry, shape[0]))
    : Object.entries(shape).every(([member, inner]) => {
        const given = (value as Readonly<Record<string, unknown>>)[member];
        return given == null || fits(given, inner);
      });
}

function isList(shape: Shape): shape is readonly [Shape] {
  return Array.isArray(shape);
}

/** What a body lacks that has to have a member, and a form where the client itself reads it. */
export function lacking(member: string, shape: Shape = {}): (body: unknown) => string | undefined {
  return (body) =>
    fits(body, shape) && (body as Readonly<Record<string, unknown>>)[member] != null ? undefined : `no ${member}`;
}
