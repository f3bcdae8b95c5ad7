import { after, type Index } from '../../storage/index.ts';
import type { Timetable, TripIndex } from '../../timetable/index.ts';
import { tripSpan } from '../match/run-times.ts';
import { CALL_ARRIVAL, CALL_FACTS, CALL_WIDTH, type RunPatch } from '../meaning/run-patch.ts';
import { patchTripRun } from '../meaning/timetable-run.ts';
import { CALL_SKIPPED } from '../snapshot/run-changes.ts';
import type { ChosenRun } from './chosen-run.ts';
import type { SourceState } from './source-state.ts';

/**
 * Makes the next trip of a block late when its vehicle reaches the end of the trip before after it should leave, where the source allows it (RT-23): by
 * what the time between the two trips does not absorb, and on through the block. A trip with an update of its own is left as it is.
 */
export function carryBlocks(
  timetable: Timetable,
  sources: readonly SourceState[],
  chosen: Map<string, ChosenRun>,
): void {
  if (!sources.some(({ rules }) => rules.carryToNextTripOfBlock)) return;
  const blocks = blocksOf(timetable);
  // Runs that are added here have no chain of their own yet: each chain is followed to its end at once.
  for (const { patch, source } of [...chosen.values()]) {
    const { rules, reader } = sources[source]!;
    if (!rules.carryToNextTripOfBlock || reader === undefined || patch.kind !== 'changed' || patch.start >= 0) continue;
    let from: RunPatch = patch;
    for (;;) {
      const next = nextTrip(timetable, blocks, from);
      if (next === undefined) break;
      const delay = lastArrival(from) - tripSpan(timetable, next).first;
      if (delay <= 0) break;
      const run = { kind: 'changed', trip: next, day: from.day, shift: 0, id: '' } as const;
      const carried = patchTripRun(reader.ids, run, { trip: {}, calls: [], delay }, patch.time).patch;
      if (carried === undefined || chosen.has(carried.key)) break;
      chosen.set(carried.key, { patch: carried, source });
      from = carried;
    }
  }
}

const blocksByTimetable = new WeakMap<Timetable, ReadonlyMap<TripIndex, readonly TripIndex[]>>();

/** The trips of the block of each trip that shares one, by their starts; without frequency trips. */
function blocksOf(timetable: Timetable): ReadonlyMap<TripIndex, readonly TripIndex[]> {
  let blocks = blocksByTimetable.get(timetable);
  if (blocks === undefined) {
    blocks = findBlocks(timetable);
    blocksByTimetable.set(timetable, blocks);
  }
  return blocks;
}

function findBlocks(timetable: Timetable): Map<TripIndex, readonly TripIndex[]> {
  const { blockFirst, blockTrip } = timetable;
  const frequent = new Set(timetable.frequencyTrip);
  const blocks = new Map<TripIndex, readonly TripIndex[]>();
  for (let block = 0 as Index<'block'>; block + 1 < blockFirst.length; block++) {
    const trips = [...blockTrip.subarray(blockFirst[block]!, blockFirst[after(block)]!)]
      .filter((trip) => !frequent.has(trip))
      .sort((a, b) => tripSpan(timetable, a).first - tripSpan(timetable, b).first || a - b);
    for (const trip of trips) blocks.set(trip, trips);
  }
  return blocks;
}

/** The trip of the block that its vehicle runs after this one on the same service day. */
function nextTrip(
  timetable: Timetable,
  blocks: ReadonlyMap<TripIndex, readonly TripIndex[]>,
  { trip, day }: RunPatch,
): TripIndex | undefined {
  const { last } = tripSpan(timetable, trip as TripIndex);
  return blocks
    .get(trip as TripIndex)
    ?.find(
      (next) =>
        next !== trip && tripSpan(timetable, next).first >= last && timetable.runsOn(timetable.tripDaySet[next]!, day),
    );
}

/** When the vehicle reaches the last call that it serves. */
function lastArrival({ calls }: RunPatch): number {
  for (let at = calls.length - CALL_WIDTH; at >= 0; at -= CALL_WIDTH)
    if (((calls[at + CALL_FACTS]! >> 10) & CALL_SKIPPED) === 0) return calls[at + CALL_ARRIVAL]!;
  return Number.NEGATIVE_INFINITY;
}
