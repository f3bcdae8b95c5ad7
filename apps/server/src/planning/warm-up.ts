import { REQUEST_DEFAULTS } from '@tripwright/core/model';
import type { Region } from '@tripwright/core/region';
import type { StopIndex } from '@tripwright/core/timetable';

/** Prepares today's service window and the usual street metrics as they are now, so that the first request does not wait for them. */
export function warmUp(regions: readonly Region[]): void {
  const instant = Math.floor(Date.now() / 1000);
  for (const { manifest, transit, streets, stopLinks } of regions) {
    transit?.engine.prepare(instant, REQUEST_DEFAULTS.minTransferSeconds);
    // The links between stops and streets are laid out on first access.
    stopLinks?.walk.snapOf(0 as StopIndex);
    if (streets !== undefined)
      for (const profile of ['walk', 'bicycle', 'car', 'taxi'] as const)
        streets.prepare(streets.metric(profile, undefined, { instant, zone: manifest.timezone }));
  }
}
