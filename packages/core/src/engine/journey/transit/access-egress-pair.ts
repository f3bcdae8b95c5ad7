import type { StopAccess } from '../access/stop-access.ts';

/** The access to stops and the egress from them that one search combines. */
export interface AccessEgress {
  readonly access: readonly StopAccess[];
  readonly egress: readonly StopAccess[];
  /** Whether a bicycle comes along, so that only trips that are known to take it are boarded. */
  readonly takesBicycle?: boolean;
}
