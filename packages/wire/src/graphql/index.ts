export { segmentsOf, type UnfoldedTrip } from '../rest-v1/encode/encode-trip.ts';
export { fillPauses } from '../rest-v1/encode/fill-pauses.ts';
export { CYCLING_SPEEDS, WALKING_SPEEDS } from '../rest-v1/parse/parse-speed.ts';
export { schemaSource } from './__generated__/schema-source.ts';
