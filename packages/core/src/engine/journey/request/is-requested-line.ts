import type { PlanRequest } from '../../../model/index.ts';
import { coversMode } from '../../../modes/index.ts';
import type { RouteIndex } from '../../../timetable/index.ts';
import type { TransitWorld } from './journey-world.ts';

/** Whether one of the request's modes covers the mode of a line. */
export function isRequestedLine({ timetable }: TransitWorld, { modes }: PlanRequest, line: RouteIndex): boolean {
  const mode = timetable.strings.get(timetable.routeMode[line]!);
  return modes.some((requested) => coversMode(requested, mode));
}
