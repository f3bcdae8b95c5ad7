import type { TripQuery } from '@tripwright/client';
import { type PlanRequest, planRequest, REQUEST_DEFAULTS } from '@tripwright/core/model';
import type { PreviewPlace } from '../../shared/preview-model.ts';

/** A previewed request: public transport and walking, alone and combined. Every region has both. */
export interface PreviewRequest {
  readonly from: PreviewPlace;
  readonly to: PreviewPlace;
  /** Departure in Unix seconds; undefined: now. */
  readonly departAfter: number | undefined;
}

/** A previewed request for a server. */
export function previewedQuery({ from, to, departAfter }: PreviewRequest): TripQuery {
  return { from: placeOf(from), to: placeOf(to), departAfter, modes: REQUEST_DEFAULTS.modes };
}

/** A previewed request for the embedded planner. It equals the request that a server parses from the query (a test compares them). */
export function previewedRequest({ from, to, departAfter }: PreviewRequest & { departAfter: number }): PlanRequest {
  return planRequest({
    from: placeOf(from),
    to: placeOf(to),
    when: { departAfter },
    modes: REQUEST_DEFAULTS.modes,
    allModes: true,
  });
}

function placeOf({ at: [lat, lng] }: PreviewPlace): { lat: number; lng: number } {
  return { lat, lng };
}
