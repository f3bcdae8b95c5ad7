import { REQUEST_DEFAULTS } from '@tripwright/core/model';
import type { Region } from '@tripwright/core/region';
import type { StopIndex } from '@tripwright/core/timetable';

/** Prepares today's service window and the usual street metrics, so that the first request does not wait for them. */
export function warmUp(regions: readonly Region[]): void {
  for (const { transit, streets, stopLinks } of regions) {
    transit?.engine.prepare(Math.floor(Date.now() / 1000), REQUEST_DEFAULTS.minTransferSeconds);
    // The links between stops and streets are laid out on first access.
    stopLinks?.walk.snapOf(0 as StopIndex);
    if (streets !== undefined)
      for (const profile of ['walk', 'bicycle', 'car', 'taxi'] as const) streets.prepare(streets.metric(profile));
  }
}
