import type { JourneyTask } from '../request/journey-task.ts';
import type { TransitWorld } from '../request/journey-world.ts';
import type { PlanSearchContext } from '../request/plan-search-context.ts';
import type { TransitFilters } from './transit-filters.ts';

/** One search by timetable with one set of modes: what all its parts share. */
export interface RideSearch {
  readonly task: JourneyTask;
  readonly transit: TransitWorld;
  /** Timetable modes that may be ridden, families included. */
  readonly modes: readonly string[];
  readonly filters: TransitFilters;
  readonly context: PlanSearchContext;
}
