export { createPlanner, type PlannerOptions } from './create-planner.ts';
export { liveFeedsOf } from './derived-of-region.ts';
export { type LineRun, type LineRunsOutcome, type LineRunsQuery, lineRuns } from './line-runs.ts';
export {
  findListedPlace,
  type ListedPlacesQuery,
  listedModes,
  listedPlacesAt,
  listPlaceCells,
  listPlacesNear,
} from './listed-places.ts';
export { liveFactsOf } from './live-facts.ts';
export { loadRegion, type ReadRegionFile } from './load-region.ts';
export type { NearbyOutcome, NearbyQuery } from './nearby-stops.ts';
export type { PlanContext, Planner } from './planner.ts';
export { type ReachOutcome, reachedAreas, reachOf, type TravelTime, travelTimes } from './reachable.ts';
export { type RegionAlert, regionAlerts } from './region-alerts.ts';
export {
  findRoute,
  listOperators,
  listRoutes,
  listServices,
  type OperatorsQuery,
  type RouteQuery,
  type RoutesQuery,
  regionFacts,
  routesAt,
} from './region-catalogue.ts';
export { regionInfo } from './region-info.ts';
export { type LineKey, type LinePattern, linesOf, type RegionLine, RegionLines } from './region-lines.ts';
export type { PlaceAtOptions, PlacesQuery } from './region-places.ts';
export { type ReopenedTrip, type ReopenQuery, reopenTrip } from './reopen-trip.ts';
export { type RunOfTrip, type ServiceOutcome, type ServiceQuery, serviceRun } from './service-run.ts';
export { type BoardOutcome, type BoardQuery, boardOf, type LineFilter, LONGEST_BOARD_SECONDS } from './stop-board.ts';
export type { CellsOutcome, CellsQuery } from './stop-cells.ts';
export { StopChanges } from './stop-changes.ts';
export { type SwapOutcome, type SwapQuery, swapRide } from './swap-ride.ts';
export { type RunOnMap, type VehicleOnMap, vehiclesIn } from './vehicles-in.ts';
export { type RegionalWaypointOutcome, waypointTripInRegions } from './waypoint-in-regions.ts';
export {
  type WaypointEnd,
  type WaypointOutcome,
  type WaypointQuery,
  type WaypointSegment,
  waypointTrip,
} from './waypoint-trip.ts';
