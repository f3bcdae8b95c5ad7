export type {
  AnyRequest,
  CallOptions,
  CellsRequest,
  OpenedTrip,
  PlaceOptions,
  PlanOptions,
  ReachAreasRequest,
  ReachRequest,
  ReachStopsRequest,
  ReachTimesRequest,
  RoutingOptions,
  ServiceRequest,
  ServicesRequest,
  TripUpdate,
} from './calls.ts';
export { createClient, TripClient } from './client.ts';
export type { ClientOptions } from './client-options.ts';
