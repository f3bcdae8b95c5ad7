import type { StopIndex, Timetable } from '../../timetable/index.ts';
import type { LiveAlert } from '../snapshot/live-snapshot.ts';

const NONE: ReadonlySet<number> = new Set();

/**
 * Whether the usual way of a walker takes a pathway that an alert names: between two places of a station, or between a platform and one of its doors.
 * Such a walker goes another way now, and learns why.
 * @param from undefined where the walk begins outside of stops, and so `to`
 */
export function isOnUsualWay(
  { stations }: Timetable,
  { targets }: LiveAlert,
  from: StopIndex | undefined,
  to: StopIndex | undefined,
): boolean {
  const named = new Set(targets.flatMap(({ pathway }) => pathway ?? []));
  if (named.size === 0) return false;
  const takesNamed = (start: StopIndex, end: StopIndex): boolean =>
    stations.way(start, end, false, NONE)?.some(({ pathway }) => named.has(pathway)) === true;
  if (from !== undefined && to !== undefined && stations.way(from, to, false, NONE) !== undefined)
    return takesNamed(from, to);
  const doorsOf = (stop: StopIndex): StopIndex[] =>
    [...stations.walksFrom(stop, false, NONE).keys()].filter((place) => stations.isEntrance(place));
  return (
    (from !== undefined && doorsOf(from).some((door) => takesNamed(from, door))) ||
    (to !== undefined && doorsOf(to).some((door) => takesNamed(door, to)))
  );
}
