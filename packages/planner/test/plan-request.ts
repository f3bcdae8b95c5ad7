import type { PlanRequest } from '@tripwright/core/model';

/** An ordinary walker and cyclist who want nothing special, with what a test asks for. */
export function planRequest(
  parts: Pick<PlanRequest, 'from' | 'to' | 'when' | 'modes'> & Partial<PlanRequest>,
): PlanRequest {
  return {
    allModes: false,
    wheelchair: false,
    avoidStops: [],
    avoidModes: [],
    walkMetresPerSecond: 4 / 3.6,
    cycleMetresPerSecond: 5,
    maxWalkSeconds: undefined,
    minTransferSeconds: 0,
    weights: { price: 1, environment: 1, duration: 1, convenience: 1 },
    bestOnly: false,
    includeStops: false,
    ...parts,
  };
}
