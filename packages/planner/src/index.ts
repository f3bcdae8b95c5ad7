export { createPlanner, type PlannerOptions } from './create-planner.ts';
export { loadRegion, type ReadRegionFile } from './load-region.ts';
export type { NearbyOutcome, NearbyQuery } from './nearby-stops.ts';
export type { PlanContext, Planner } from './planner.ts';
export type { CellsOutcome, CellsQuery } from './stop-cells.ts';
