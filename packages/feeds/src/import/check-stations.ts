import { PlannerError } from '@tripwright/core/base';
import type { FeedRows } from '@tripwright/core/timetable/build';

/** Maximum number of pairs of a platform and an entrance of one station. The largest stations have some hundreds. */
const MOST_DOORS = 2000;
/** Maximum number of pathways of one station. The largest stations have some hundreds. */
const MOST_PATHWAYS = 20_000;

/**
 * Refuses stations so large that the walks between their platforms and entrances exhaust time and memory.
 * @throws PlannerError `input-unusable`, with the station
 */
export function checkStations(feeds: readonly FeedRows[]): void {
  for (const { name, stops, pathways } of feeds) {
    if (pathways.length === 0) continue;
    const refuse = (station: number, what: string): never => {
      throw new PlannerError(
        'input-unusable',
        `The station ${stops[station]?.id} of ${name} has ${what}, more than any station has. Check stops.txt and pathways.txt.`,
      );
    };
    const platforms = new Map<number, number>();
    const entrances = new Map<number, number>();
    for (const { parent, locationType } of stops) {
      const counts = locationType === 0 ? platforms : locationType === 2 ? entrances : undefined;
      if (parent >= 0) counts?.set(parent, (counts.get(parent) ?? 0) + 1);
    }
    for (const [station, count] of platforms) {
      const doors = entrances.get(station) ?? 0;
      if (count * doors > MOST_DOORS) refuse(station, `${count} platforms and ${doors} entrances`);
    }
    const paths = new Map<number, number>();
    for (const { from } of pathways) {
      const station = stops[from]?.parent ?? -1;
      const count = (paths.get(station) ?? 0) + 1;
      paths.set(station, count);
      if (count > MOST_PATHWAYS) refuse(station, `more than ${MOST_PATHWAYS} pathways`);
    }
  }
}
