export {
  type AnyRequest,
  type CallOptions,
  type CellsRequest,
  createClient,
  type PlanOptions,
  type RoutingOptions,
  TripClient,
  type TripUpdate,
} from './client.ts';
export type { ClientOptions } from './client-options.ts';
