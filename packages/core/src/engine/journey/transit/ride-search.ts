import type { TransitEngine } from '../../transit/index.ts';
import type { PruningBounds } from '../filters/pruning.ts';
import type { JourneyTask } from '../request/journey-task.ts';
import type { TransitWorld } from '../request/journey-world.ts';
import type { PlanSearchContext } from '../request/plan-search-context.ts';
import { TaskMemo } from '../request/task-memo.ts';
import { withoutBlockedStops } from './closed-by-alerts.ts';
import { engineFor } from './engine-for.ts';
import { knownFilters, type TransitFilters, transitFilters } from './transit-filters.ts';

/** One search by timetable with one set of modes: the data that all its parts share. */
export interface RideSearch {
  readonly task: JourneyTask;
  readonly transit: TransitWorld;
  /** The engine whose transfers have the pace of the request. */
  readonly engine: TransitEngine;
  /** Timetable modes that may be used; a family stands for its members. */
  readonly modes: readonly string[];
  readonly filters: TransitFilters;
  readonly context: PlanSearchContext;
  readonly pruning: PruningBounds;
}

/** A mode alone and its combinations have the same filters. */
const filtersOfTask = new TaskMemo<TransitFilters>();

/** Prepares a search by timetable, and records the lines and stops that the request rules out. */
export function rideSearch(
  task: JourneyTask,
  transit: TransitWorld,
  modes: readonly string[],
  context: PlanSearchContext,
  pruning: PruningBounds,
): RideSearch {
  const { request, record } = task;
  const engine = engineFor(transit, request);
  return {
    task,
    transit,
    engine,
    modes,
    filters:
      record === undefined
        ? filtersOfTask.get(task, modes.join(' '), () =>
            withoutBlockedStops(task, transit, knownFilters(transit.timetable, request, modes)),
          )
        : withoutBlockedStops(task, transit, transitFilters(transit.timetable, request, modes, record)),
    context,
    pruning,
  };
}
