export {
  type AnyRequest,
  type CallOptions,
  type CellsRequest,
  createClient,
  type OpenedTrip,
  type PlaceOptions,
  type PlanOptions,
  type RoutingOptions,
  type ServiceRequest,
  TripClient,
  type TripUpdate,
} from './client.ts';
export type { ClientOptions } from './client-options.ts';
