import { regionCovers } from '@tripwright/core/region';
import type { StopIndex } from '@tripwright/core/timetable';
import { below, randomNumbers } from '@tripwright/testkit/random';
import type { BuiltRegion } from '../common/built-region.ts';
import { serviceDate } from '../transit/day-trips.ts';

interface Place {
  readonly lat: number;
  readonly lng: number;
}

/** A door-to-door question; `instant` in Unix seconds. */
export interface DoorQuestion {
  readonly from: Place;
  readonly to: Place;
  readonly instant: number;
}

/** Doors lie up to this many degrees from a stop on the street network: about 350 metres. */
const OFFSET_DEGREES = 0.003;

/** Seeded questions between places near stops of the streets' area, leaving between 06:00 and 20:00 of the city's date. */
export function doorQuestions(city: BuiltRegion, count: number, seed: number): DoorQuestion[] {
  const { region } = city;
  const { transit, stopLinks } = region;
  if (transit === undefined || stopLinks === undefined) throw new Error(`${city.title} needs streets and a timetable`);
  const service = serviceDate(transit.timetable, city.date);
  const stops = service.stops.filter((stop) => stopLinks.walk.snapOf(stop as StopIndex) !== undefined);
  const random = randomNumbers(seed);
  const door = (): Place => {
    for (;;) {
      const stop = stops[below(random, stops.length)] as number;
      const near = (degrees: number): number => Number((degrees + (random() * 2 - 1) * OFFSET_DEGREES).toFixed(5));
      const place = {
        lat: near(transit.timetable.stopLatDegrees(stop as StopIndex)),
        lng: near(transit.timetable.stopLngDegrees(stop as StopIndex)),
      };
      if (regionCovers(region, place)) return place;
    }
  };
  return Array.from({ length: count }, () => ({
    from: door(),
    to: door(),
    instant: service.start + (6 * 60 + below(random, 14 * 60)) * 60,
  }));
}

/** The question as a request of `/v1/routing.json`. */
export function routingParameters(
  { from, to, instant }: DoorQuestion,
  modes: readonly string[] = ['pt_pub', 'wa_wal'],
): URLSearchParams {
  const parameters = new URLSearchParams({
    v: '11',
    from: `(${from.lat},${from.lng})`,
    to: `(${to.lat},${to.lng})`,
    departAfter: String(instant),
  });
  for (const mode of modes) parameters.append('modes', mode);
  return parameters;
}
