import { PlannerError } from '@tripwright/core/base';
import { PollReplay } from '@tripwright/feeds/realtime';
import type { SharedRegion } from '@tripwright/planner/node';
import type { LiveRegion } from './live-messages.ts';

/** The regions that a recording has polls of, with their sources as they were recorded. @throws PlannerError `bad-usage` where there is none */
export function replayRegions(regions: readonly SharedRegion[], recording: string): LiveRegion[] {
  const replay = PollReplay.open(recording);
  const found = regions.flatMap(({ region, buffers }) => {
    const sources = replay.sourcesOf(region.manifest.code);
    return sources.length === 0 ? [] : [{ buffers, sources }];
  });
  if (found.length > 0) return found;
  const known = replay.regions.join(', ');
  throw new PlannerError(
    'bad-usage',
    `The recording ${recording} is of ${known}, which is not in the folder of regions.`,
  );
}
