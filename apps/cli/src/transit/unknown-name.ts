import { nearestName, PlannerError } from '@tripwright/core/base';
import type { Timetable } from '@tripwright/core/timetable';

/** What is thrown for an option that names what the region does not have, with the nearest name it has: exit code 1, as the command itself is well formed. */
export function unknownName(option: string, name: string, known: readonly string[]): PlannerError {
  return new PlannerError(
    'input-unusable',
    `${option} ${name}: nothing in this region is called that.${suggestion(name, known)}`,
  );
}

/** The same for a stop; `option` goes first where one is meant. */
export function unknownStop(timetable: Timetable, name: string, option?: string): PlannerError {
  const { strings, stopId, stopCode } = timetable;
  const known = [stopId, stopCode].flatMap((column) => Array.from(column, (text) => strings.get(text)));
  const where = option === undefined ? 'There' : `${option} ${name}: there`;
  return new PlannerError(
    'unknown-stop',
    `${where} is no stop "${name}" in this region.${suggestion(name, known)} Stops go by the stop_id of their feed, written feed:stop_id where feeds repeat an id.`,
  );
}

function suggestion(name: string, known: readonly string[]): string {
  const near = nearestName(name, known);
  return near === undefined || near === '' ? '' : ` Did you mean ${near}?`;
}
