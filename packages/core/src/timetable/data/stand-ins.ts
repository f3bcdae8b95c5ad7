import { after } from '../../storage/index.ts';
import type { PatternIndex, StopIndex } from '../columns/index-types.ts';
import { NO_COORDINATE } from '../columns/no-coordinate.ts';
import type { Timetable } from './timetable.ts';

/**
 * Where maps draw stops without a usable place (IM-8): each at another stop, its station if that has a place, else the last one with a place
 * that a trip called at before it, or the first one after it. For drawing only: such a stop is never walked to.
 * @returns stop to stop; stops without any such neighbour are missing
 */
export function standInsOf(timetable: Timetable): ReadonlyMap<StopIndex, StopIndex> {
  const { patternCount, patternFirstPosition, positionStop, stopCount, stopLat, stopParent } = timetable;
  const hasPlace = (stop: StopIndex): boolean => stopLat[stop] !== NO_COORDINATE;
  const standIns = new Map<StopIndex, StopIndex>();
  for (let stop = 0 as StopIndex; stop < stopCount; stop++) {
    const parent = stopParent[stop]!;
    if (!hasPlace(stop) && parent >= 0 && hasPlace(parent)) standIns.set(stop, parent);
  }
  for (let pattern = 0 as PatternIndex; pattern < patternCount; pattern++) {
    const called = [...positionStop.subarray(patternFirstPosition[pattern]!, patternFirstPosition[after(pattern)]!)];
    let near = called.find(hasPlace);
    if (near === undefined) continue;
    for (const stop of called) {
      if (hasPlace(stop)) near = stop;
      else if (!standIns.has(stop)) standIns.set(stop, near);
    }
  }
  return standIns;
}
