import { after } from '../../../storage/index.ts';
import type { PatternIndex, Timetable } from '../../../timetable/index.ts';

/**
 * `[stop]`: 1 = an allowed line can be boarded (`backward`: alighted from) there, at any time. Riders cannot board at the last stop of a pattern, nor
 * alight at the first.
 */
export function servedStops(
  { patternCount, patternFirstPosition, positionStop, stopCount }: Timetable,
  allowedPatterns: Uint8Array | undefined,
  backward: boolean,
): Uint8Array {
  const served = new Uint8Array(stopCount);
  for (let pattern = 0 as PatternIndex; pattern < patternCount; pattern++) {
    if (allowedPatterns?.[pattern] === 0) continue;
    const [first, end] = [patternFirstPosition[pattern]!, patternFirstPosition[after(pattern)]!];
    const [from, to] = backward ? [after(first), end] : [first, end - 1];
    for (let position = from; position < to; position++) served[positionStop[position]!] = 1;
  }
  return served;
}
