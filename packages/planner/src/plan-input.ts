import type { LatLng } from '@tripwright/core/geo';
import type { PlanRequest, RequestedPlace, WhenWindow } from '@tripwright/core/model';

/** A request of which only the two ends are required. */
export type PlanInput = Partial<Omit<PlanRequest, 'from' | 'to' | 'when'>> & {
  readonly from: LatLng & Partial<RequestedPlace>;
  readonly to: LatLng & Partial<RequestedPlace>;
  /** Departure now unless given. */
  readonly when?: Partial<WhenWindow>;
};

/** Public transport and walking, together and each alone. */
const DEFAULT_MODES = { modes: ['pt_pub', 'wa_wal'], allModes: true };

const DEFAULTS: Omit<PlanRequest, 'from' | 'to' | 'when' | 'modes'> = {
  allModes: false,
  wheelchair: false,
  avoidStops: [],
  avoidModes: [],
  walkMetresPerSecond: 4 / 3.6,
  cycleMetresPerSecond: 18 / 3.6,
  maxWalkSeconds: undefined,
  minTransferSeconds: 180,
  weights: { price: 1, environment: 1, duration: 1, convenience: 1 },
  bestOnly: false,
  includeStops: false,
};

/** The request that an input stands for. @param now Unix seconds, the departure where the input has no time */
export function completeInput(input: PlanInput, now: () => number): PlanRequest {
  const { from, to, when, ...given } = input;
  const { departAfter, arriveBefore } = when ?? {};
  const isTimed = departAfter !== undefined || arriveBefore !== undefined;
  return {
    ...DEFAULTS,
    ...(given.modes === undefined ? DEFAULT_MODES : { modes: given.modes }),
    ...given,
    from: { address: '', streetName: '', ...from },
    to: { address: '', streetName: '', ...to },
    when: { departAfter: isTimed ? departAfter : now(), arriveBefore },
  };
}
