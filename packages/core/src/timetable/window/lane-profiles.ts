import { after } from '../../storage/index.ts';
import type { LaneIndex } from '../columns/index-types.ts';
import type { ServiceWindow } from './service-window.ts';

/** The profiles that the runs of each lane have, each once: `profiles[first[lane]]` to `profiles[first[lane + 1]]`. */
export interface LaneProfiles {
  readonly first: Int32Array;
  readonly profiles: Int32Array;
}

const known = new WeakMap<ServiceWindow, LaneProfiles>();

/** The profiles of the lanes of a window, collected at the first use: far fewer than runs, since most runs of a line take equally long. */
export function profilesOfLanes(window: ServiceWindow): LaneProfiles {
  let found = known.get(window);
  if (found === undefined) {
    found = collectProfiles(window);
    known.set(window, found);
  }
  return found;
}

function collectProfiles({ laneCount, laneFirstRun, runProfile, times }: ServiceWindow): LaneProfiles {
  const first = new Int32Array(laneCount + 1);
  const profiles = new Int32Array(runProfile.length);
  // `[profile]`: the last lane that has it, counted from 1.
  const lastLane = new Int32Array(times.length);
  let count = 0;
  for (let lane = 0 as LaneIndex; lane < laneCount; lane++) {
    for (let run = laneFirstRun[lane]!; run < laneFirstRun[after(lane)]!; run++) {
      const profile = runProfile[run]!;
      if (lastLane[profile] === lane + 1) continue;
      lastLane[profile] = lane + 1;
      profiles[count++] = profile;
    }
    first[lane + 1] = count;
  }
  return { first, profiles: profiles.slice(0, count) };
}
