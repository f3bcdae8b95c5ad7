import type { PlanRequest, RequestedPlace } from '@tripwright/core/model';
import type { PreviewPlace } from '../../shared/preview-model.ts';
import type { PreviewRequest } from './routing-parameters.ts';
import { PREVIEW_MODES } from './routing-parameters.ts';

/**
 * A previewed request as the engine takes it. Every default is that of `/v1/routing.json` (a test compares them), written
 * out because the reader of query strings would bring a library into the bundle that is larger than the engine.
 */
export function planRequest({
  from,
  to,
  departAfter,
}: Omit<PreviewRequest, 'locale'> & { departAfter: number }): PlanRequest {
  return {
    from: requested(from),
    to: requested(to),
    when: { departAfter, arriveBefore: undefined },
    modes: PREVIEW_MODES,
    allModes: true,
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
}

function requested({ at: [lat, lng] }: PreviewPlace): RequestedPlace {
  return { lat, lng, address: '', streetName: '' };
}
