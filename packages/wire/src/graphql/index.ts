export { listedPlaceTitle } from '../rest-v1/encode/encode-listed-place.ts';
export { segmentsOf } from '../rest-v1/encode/encode-trip.ts';
export { fillPauses } from '../rest-v1/encode/fill-pauses.ts';
export { schemaSource } from './__generated__/schema-source.ts';
