import type { StopAccess } from '../access/stop-access.ts';

/** The access to stops and the egress from them that one search combines: one means of travel at each end. */
export interface AccessEgress {
  readonly access: readonly StopAccess[];
  readonly egress: readonly StopAccess[];
  /** The requested modes without a timetable that the pair uses; none where the rider walks at both ends. */
  readonly vehicles: readonly string[];
  /** Whether a bicycle comes along, so that only trips that are known to take it are boarded. */
  readonly takesBicycle?: boolean;
}
