export type {
  AnyRequest,
  CallOptions,
  CellsRequest,
  OpenedTrip,
  PlaceOptions,
  PlanOptions,
  RoutingOptions,
  ServiceRequest,
  TripUpdate,
} from './calls.ts';
export { createClient, TripClient } from './client.ts';
export type { ClientOptions } from './client-options.ts';
