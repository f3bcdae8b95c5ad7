import { PlannerError } from '@tripwright/core/base';
import type { StopIndex, Timetable } from '@tripwright/core/timetable';
import { unknownStop } from '../transit/unknown-name.ts';

/** Beyond this many stops of one name, the name says too little. */
const MOST_STOPS = 50;

/**
 * The ids of the stops that a traveller means by an id, a code, or a name; capitals and accents do not matter. A name that several stops bear, such
 * as the two sides of a road, means all of them; a station stands for its platforms.
 * @throws PlannerError `unknown-stop`, with the nearest name
 */
export function findStops(timetable: Timetable, name: string, option: string): readonly string[] {
  const { strings, stopId, stopName, stopKind, stopParent } = timetable;
  if (timetable.listStopsCovered(name).length > 0) return [name];
  const wanted = folded(name);
  const found: StopIndex[] = [];
  for (let stop = 0 as StopIndex; stop < timetable.stopCount; stop++)
    if (stopKind[stop]! <= 1 && folded(strings.get(stopName[stop]!)) === wanted) found.push(stop);
  const bearers = new Set(found);
  const highest = found.filter((stop) => !bearers.has(stopParent[stop]!));
  if (highest.length > MOST_STOPS)
    throw new PlannerError(
      'bad-usage',
      `${option} "${name}" is the name of ${highest.length} stops. Give a code or an id.`,
    );
  if (highest.length === 0) throw unknownStop(timetable, name, option);
  return highest.map((stop) => strings.get(stopId[stop]!));
}

function folded(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').replace(/\s+/g, ' ').trim().toLowerCase();
}
