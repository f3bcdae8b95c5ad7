export { type Alert, avoidingStops, stopsToAvoid } from './alert.ts';
export {
  type MergedAnswer,
  type MergedGroup,
  type MergedSegment,
  type MergedTrip,
  type MergeOptions,
  mergeTrips,
  rankGroups,
  tripSignature,
} from './merge-trips.ts';
export type { TextOptions } from './segment-texts.ts';
export { type Conflict, conflictsOf, isOver, type Lapse, lapseOf, type TripTimes } from './trip-state.ts';
