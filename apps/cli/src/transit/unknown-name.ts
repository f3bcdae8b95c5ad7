import { nearestName, PlannerError } from '@tripwright/core/base';
import type { Timetable } from '@tripwright/core/timetable';

/**
 * The error for an option with a name that the region does not have; suggests the nearest one it has. `input-unusable` (exit code 1),
 * since the command itself is well formed.
 */
export function unknownName(option: string, name: string, known: readonly string[]): PlannerError {
  return new PlannerError(
    'input-unusable',
    `${option} ${name}: this region has no such name.${suggestion(name, known)}`,
  );
}

/** The error for an unknown stop. @param option put in front of the message, if given */
export function unknownStop(timetable: Timetable, name: string, option?: string): PlannerError {
  const { strings, stopId, stopCode } = timetable;
  const known = [stopId, stopCode].flatMap((column) => Array.from(column, (text) => strings.get(text)));
  const subject = option === undefined ? 'This region' : `${option} ${name}: this region`;
  return new PlannerError(
    'unknown-stop',
    `${subject} has no stop "${name}".${suggestion(name, known)} Stops are named by the stop_id of their feed, or by feed:stop_id where several feeds use the same id.`,
  );
}

function suggestion(name: string, known: readonly string[]): string {
  const near = nearestName(name, known);
  return near === undefined || near === '' ? '' : ` Did you mean ${near}?`;
}
