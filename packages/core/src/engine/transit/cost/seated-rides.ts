import type { RunIndex } from '../../../timetable/index.ts';

/** Riders on a run from its beginning: the cost on board, the label of readiness, and the seat as in `CostLabels`. */
export interface Entered {
  readonly onBoard: number;
  readonly label: number;
  readonly seat: number;
}

/** Runs entered seated in a round, each at the least cost. */
export class SeatedRides {
  readonly least: Map<RunIndex, number> = new Map<RunIndex, number>();
  readonly queue: (Entered & { readonly run: RunIndex })[] = [];
}
