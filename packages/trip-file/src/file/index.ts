export {
  type ReadTripFile,
  readTripFile,
  type TextRange,
  type TripFile,
  type TripProblem,
  type TripProblemCode,
} from './read-trip-file.ts';
export { type TripFileContent, tripFileSchema, tripJsonSchema } from './trip-file-schema.ts';
