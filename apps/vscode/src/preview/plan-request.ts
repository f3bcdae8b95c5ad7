import { type PlanRequest, planRequest } from '@tripwright/core/model';
import { PREVIEW_MODES, type PreviewRequest } from './routing-parameters.ts';

/** A previewed request for the embedded planner. It equals the request that `/v1/routing.json` parses from its query (a test compares them). */
export function previewedRequest({
  from,
  to,
  departAfter,
}: Omit<PreviewRequest, 'locale'> & { departAfter: number }): PlanRequest {
  const [[fromLat, fromLng], [toLat, toLng]] = [from.at, to.at];
  return planRequest({
    from: { lat: fromLat, lng: fromLng },
    to: { lat: toLat, lng: toLng },
    when: { departAfter },
    modes: PREVIEW_MODES,
    allModes: true,
  });
}
