import { NONE } from '../../../storage/index.ts';
import { HOURS_OF_WEEK } from '../../graph/hours-of-week.ts';
import type { StreetArrays } from '../layout/lay-out-graph.ts';

/**
 * Speeds of cars by OSM id of the way: km/h in each hour of the week from Monday 00:00 local time, 0 for hours without a measurement.
 * {@link HOURS_OF_WEEK} entries each.
 */
export interface WaySpeeds {
  /** In the direction of the way. */
  readonly forward: ReadonlyMap<number, Uint8Array>;
  /** Against it. */
  readonly backward: ReadonlyMap<number, Uint8Array>;
}

/** The columns of measured speeds, and how many of the measured ways are streets. */
export interface LaidOutSpeeds {
  readonly columns: Pick<StreetArrays, 'edgeSpeedProfile' | 'speedProfileKmh'>;
  readonly waysFound: number;
}

/** The columns of measured speeds: each week once, and the week of every directed edge. Weeks are numbered in the order of the edges. */
export function layOutSpeeds(
  { edgeWay, wayOsm }: Pick<StreetArrays, 'edgeWay' | 'wayOsm'>,
  { forward, backward }: WaySpeeds,
): LaidOutSpeeds {
  const edgeSpeedProfile = new Int32Array(2 * edgeWay.length).fill(NONE);
  const weeks: Uint8Array[] = [];
  const numberOf = new Map<string, number>();
  const known = new Map<Uint8Array, number>();
  const profileOf = (week: Uint8Array | undefined): number => {
    if (week === undefined) return NONE;
    let number = known.get(week);
    if (number === undefined) {
      const key = week.join();
      number = numberOf.get(key) ?? weeks.push(week) - 1;
      numberOf.set(key, number);
      known.set(week, number);
    }
    return number;
  };
  const found = new Set<number>();
  edgeWay.forEach((way, edge) => {
    if (way < 0) return;
    const id = wayOsm[way]!;
    if (forward.has(id) || backward.has(id)) found.add(id);
    edgeSpeedProfile[2 * edge] = profileOf(forward.get(id));
    edgeSpeedProfile[2 * edge + 1] = profileOf(backward.get(id));
  });
  const speedProfileKmh = new Uint8Array(weeks.length * HOURS_OF_WEEK);
  weeks.forEach((week, profile) => {
    speedProfileKmh.set(week, profile * HOURS_OF_WEEK);
  });
  return { columns: { edgeSpeedProfile, speedProfileKmh }, waysFound: found.size };
}
