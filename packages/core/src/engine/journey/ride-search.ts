import type { TransitFilters } from './journey-filters.ts';
import type { JourneyTask } from './journey-task.ts';
import type { TransitWorld } from './journey-world.ts';
import type { PlanSearchContext } from './plan-search-context.ts';

/** One search by timetable with one set of modes: what all its parts share. */
export interface RideSearch {
  readonly task: JourneyTask;
  readonly transit: TransitWorld;
  /** Timetable modes that may be ridden, families included. */
  readonly modes: readonly string[];
  readonly filters: TransitFilters;
  readonly context: PlanSearchContext;
}
