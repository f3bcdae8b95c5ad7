export { segmentsOf, type TripInMaking } from '../rest-v1/encode-trip.ts';
export { fillPauses } from '../rest-v1/fill-pauses.ts';
export { CYCLING_SPEEDS, WALKING_SPEEDS } from '../rest-v1/parse-speed.ts';
export { schemaSource } from './__generated__/schema-source.ts';
