export {
  type CellGroup,
  type CellStore,
  type Cells,
  indexedDbCells,
  memoryCells,
  type StoredCell,
} from './cells/index.ts';
export {
  type AnyRequest,
  type CallOptions,
  type CellsRequest,
  type ClientOptions,
  createClient,
  type OpenedTrip,
  type PlaceOptions,
  type PlanOptions,
  type ReachAreasRequest,
  type ReachRequest,
  type ReachStopsRequest,
  type ReachTimesRequest,
  type RoutingOptions,
  type ServiceRequest,
  type ServicesRequest,
  TripClient,
  type TripUpdate,
} from './client/index.ts';
export type { Failure, FailureKind, Remedy, Result, ServerProblem } from './failure/index.ts';
export { type ModeAnswer, type PlanProgress, type TripEnd, type TripQuery, tripParameters } from './plan/index.ts';
export { type ListedRegion, RegionList } from './regions/index.ts';
export type { ServerRequest, Validate } from './transport/index.ts';
export {
  type Alert,
  avoidingStops,
  type Conflict,
  conflictsOf,
  isOver,
  type Lapse,
  lapseOf,
  type MergedAnswer,
  type MergedGroup,
  type MergedSegment,
  type MergedTrip,
  type MergeOptions,
  mergeTrips,
  stopsToAvoid,
  type TextOptions,
  type TripTimes,
} from './trips/index.ts';
