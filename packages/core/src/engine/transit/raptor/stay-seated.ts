import { after } from '../../../storage/index.ts';
import type { LaneIndex, RunIndex } from '../../../timetable/index.ts';
import { type Labels, NEVER, SEATED } from './labels.ts';
import type { RaptorCall } from './raptor-call.ts';
import { rideOn } from './ride-on.ts';

/** At the end of a lane, queues every lane that the run in hand, or a later run of its lane, continues as. */
export function queueSeated(
  { window, seated, allowedPatterns }: RaptorCall,
  labels: Labels,
  lane: LaneIndex,
  run: number,
  boardedAt: number,
): void {
  const { laneFirst, toLane, firstLink, fromRun, earliestRun, via } = seated;
  for (let target = laneFirst[lane]!; target < laneFirst[after(lane)]!; target++) {
    const other = toLane[target]!;
    if (allowedPatterns !== undefined && allowedPatterns[window.lanePattern[other]!] !== 1) continue;
    let low = firstLink[target]!;
    const end = firstLink[after(target)]!;
    let high = end;
    while (low < high) {
      const middle = ((low + high) >> 1) as typeof low;
      if (fromRun[middle]! < run) low = after(middle);
      else high = middle;
    }
    if (low === end) continue;
    const entered = window.laneFirstRun[other]! + earliestRun[low]!;
    const known = labels.seatedRun[other]!;
    if (known !== NEVER && labels.seatedEntries[known * 3 + 2]! <= entered) continue;
    if (known === NEVER) labels.seatedQueue.push(other);
    labels.seatedRun[other] = labels.seatedEntries.length / 3;
    labels.seatedEntries.push(via[low]!, boardedAt, entered);
  }
}

/** Rides the lanes entered seated, each at most once per round, in the earliest run of all riders. */
export function rideSeated(call: RaptorCall, labels: Labels, round: number, isWanted: boolean): void {
  const { window } = call;
  const { seatedQueue, seatedRun, seatedEntries } = labels;
  for (let i = 0; i < seatedQueue.length; i++) {
    const lane = seatedQueue[i]!;
    const entry = seatedRun[lane]!;
    seatedRun[lane] = NEVER;
    if (!isWanted) continue;
    const run = seatedEntries[entry * 3 + 2] as RunIndex;
    labels.noteRidden(window, lane, run - window.laneFirstRun[lane]!, 0, round);
    labels.visited += rideOn(call, labels, round, lane, run, SEATED | entry, 1);
  }
  seatedQueue.length = 0;
}
