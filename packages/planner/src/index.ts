export { createPlanner, type PlannerOptions } from './create-planner.ts';
export { liveFeedsOf } from './derived-of-region.ts';
export { loadRegion, type ReadRegionFile } from './load-region.ts';
export type { NearbyOutcome, NearbyQuery } from './nearby-stops.ts';
export type { PlanContext, Planner } from './planner.ts';
export type { PlaceAtOptions, PlacesQuery } from './region-places.ts';
export { type ServiceOutcome, type ServiceQuery, serviceRun } from './service-run.ts';
export { type BoardOutcome, type BoardQuery, boardOf, type LineFilter, LONGEST_BOARD_SECONDS } from './stop-board.ts';
export type { CellsOutcome, CellsQuery } from './stop-cells.ts';
