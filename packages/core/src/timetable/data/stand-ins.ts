import { NO_COORDINATE } from '../columns/no-coordinate.ts';
import type { Timetable } from './timetable.ts';

/**
 * Where to draw stops that nobody knows the place of (IM-8): each at another stop, its station if that has a place, else the last one with
 * a place that a line called at before it, or the first one after it. Only for maps: nobody walks to such a stop.
 * @returns stop to stop; stops without any such neighbour are missing
 */
export function standInsOf(timetable: Timetable): ReadonlyMap<number, number> {
  const { patternCount, patternFirstPosition, positionStop, stopCount, stopLat, stopParent } = timetable;
  const hasPlace = (stop: number | undefined): stop is number => stop !== undefined && stopLat[stop] !== NO_COORDINATE;
  const standIns = new Map<number, number>();
  for (let stop = 0; stop < stopCount; stop++) {
    const parent = stopParent[stop]!;
    if (!hasPlace(stop) && parent >= 0 && hasPlace(parent)) standIns.set(stop, parent);
  }
  for (let pattern = 0; pattern < patternCount; pattern++) {
    const called = positionStop.subarray(patternFirstPosition[pattern]!, patternFirstPosition[pattern + 1]!);
    let near = called.find(hasPlace);
    if (near === undefined) continue;
    for (const stop of called) {
      if (hasPlace(stop)) near = stop;
      else if (!standIns.has(stop)) standIns.set(stop, near);
    }
  }
  return standIns;
}
