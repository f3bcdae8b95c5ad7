import type { PlanRequest } from '@tripwright/core/model';
import { findModeFamily } from '@tripwright/core/modes';

/**
 * Whether a request takes tens of milliseconds rather than a few: it asks for more than one mode, or for one that goes by timetable or has
 * a vehicle to be found first. Walking, and driving what one owns, is one search over streets.
 */
export function isHeavyRequest({ modes }: Pick<PlanRequest, 'modes'>): boolean {
  const [first, ...others] = modes.filter((mode) => findModeFamily(mode)?.travel.connector !== true);
  if (others.length > 0) return true;
  if (first === undefined) return false;
  const travel = findModeFamily(first)?.travel;
  return travel === undefined || travel.by === 'timetable' || travel.hailed === true;
}

/** {@link isHeavyRequest} for a request of `/v1/routing.json` that has not been read. Wrong values count like modes: they are refused either way. */
export function isHeavyQuery(query: URLSearchParams): boolean {
  const modes = query.getAll('modes').flatMap((value) => value.split(','));
  return isHeavyRequest({ modes: modes.map((mode) => mode.trim()).filter((mode) => mode !== '') });
}
