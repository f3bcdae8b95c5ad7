import { nearbyDistanceMetres } from '../../../geo/index.ts';
import type { Place } from '../../../model/index.ts';
import type { TransitWorld } from '../journey-world.ts';
import { placeOfStop } from '../ride-leg.ts';

/** A stop worth being driven to. */
export interface Hub {
  readonly stop: number;
  readonly place: Place;
}

/** Farther away nobody drives to a train, and nearer one walks. */
const FARTHEST_METRES = 15_000;
const NEAREST_METRES = 400;
/** Platforms of one station are one hub. */
const APART_METRES = 250;
const MOST = 8;

const majorStops = new WeakMap<TransitWorld, readonly number[]>();

/**
 * The stops that one would be driven to: the nearest stations of rail, metro and ferry; where there are none, the nearest of the stops
 * that most lines serve. One stop of each station.
 */
export function hubsNear(transit: TransitWorld, place: Place): Hub[] {
  const { timetable } = transit;
  const near = majorsOf(transit)
    .map((stop) => ({
      stop,
      metres: nearbyDistanceMetres(
        place.lat,
        place.lng,
        timetable.stopLatDegrees(stop),
        timetable.stopLngDegrees(stop),
      ),
    }))
    .filter(({ metres }) => metres >= NEAREST_METRES && metres <= FARTHEST_METRES)
    .sort((a, b) => a.metres - b.metres || a.stop - b.stop);
  const hubs: Hub[] = [];
  for (const { stop } of near) {
    if (hubs.length === MOST) break;
    const at = placeOfStop(transit.stops, stop);
    if (hubs.some((hub) => nearbyDistanceMetres(hub.place.lat, hub.place.lng, at.lat, at.lng) < APART_METRES)) continue;
    hubs.push({ stop, place: at });
  }
  return hubs;
}

function majorsOf(transit: TransitWorld): readonly number[] {
  let majors = majorStops.get(transit);
  if (majors === undefined) {
    const { stops, timetable } = transit;
    const all = Array.from({ length: timetable.boardableStops }, (_, stop) => stop).filter(
      (stop) => stops.linesOf(stop).length > 0 && timetable.stopLatDegrees(stop) >= -90,
    );
    const rail = all.filter((stop) => stops.isMajor(stop));
    majors = rail.length > 0 ? rail : busiest(transit, all);
    majorStops.set(transit, majors);
  }
  return majors;
}

/** The tenth of the stops with the most lines. */
function busiest({ stops }: TransitWorld, all: readonly number[]): number[] {
  const byLines = [...all].sort((a, b) => stops.linesOf(b).length - stops.linesOf(a).length || a - b);
  return byLines.slice(0, Math.max(1, Math.ceil(all.length / 10)));
}
