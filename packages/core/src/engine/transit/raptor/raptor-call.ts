import type { SeatedLinks, ServiceWindow } from '../../../timetable/index.ts';
import type { LeastToGo } from '../bounds/lower-bounds.ts';
import type { SearchLimits } from '../query/search-limits.ts';
import type { StopSeed } from '../query/transit-query.ts';
import type { ReducedTransfers } from '../transfers/transfer-reduction.ts';
import type { TransferTable } from '../transfers/transfer-table.ts';
import type { Labels } from './labels.ts';

/** One round-based search in a window, in the window's own time. */
export interface RaptorCall {
  readonly window: ServiceWindow;
  /** The seated links of the window, or fewer where not every pattern may be ridden. */
  readonly seated: SeatedLinks;
  readonly transfers: TransferTable;
  /** The transfers that remain after the reduction. */
  readonly reducedTransfers: ReducedTransfers;
  readonly origins: readonly StopSeed[];
  readonly destinations: readonly StopSeed[];
  readonly start: number;
  /** Labels later than this are pruned. */
  readonly cutoff: number;
  readonly maxBoardings: number;
  /** Longest walking link at the ends in seconds, -1 for none at all. */
  readonly maxEndWalk: number;
  /** Whether the walk without any ride is excluded. */
  readonly ridesOnly: boolean;
  readonly closedStops: Uint8Array | undefined;
  readonly allowedPatterns: Uint8Array | undefined;
  /**
   * Labels of a finished search in the opposite direction, from this one's destinations. They prune everything that is not part of a journey
   * of `maxBoardings` boardings that both searches can make (Tight-BMRAP; Delling, Dibbelt, Pajor 2019).
   */
  readonly bounds: Labels | undefined;
  /** Lower bounds to the destinations, where they are known. */
  readonly leastToGo: LeastToGo | undefined;
  readonly limits: SearchLimits;
}
