import type { Journey, JourneyQuery, Seed } from '../journeys/journey.ts';
import { dayNumber, serviceDayStart } from '../rules/service-day-start.ts';
import { parseClock, parseDuration } from './clock-text.ts';
import { type ParsedScene, parseScene } from './parse-scene.ts';
import { printJourney } from './print-journey.ts';

/** A query without its ends and its time. */
export type QueryOptions = Omit<JourneyQuery, 'from' | 'to' | 'time' | 'avoidStops'> & {
  /** Stops to avoid, by their names in the scene. */
  readonly avoid?: readonly string[];
};

/** A small world that fits on a screen, with its own notation for queries and answers. */
export interface Scene extends ParsedScene {
  /** The text it was read from. */
  readonly text: string;
  /** `10:00` of the scene's day in the scene's zone, or `2024-05-16 10:00`; a time of the service day, so `25:10` works (CAL-6). */
  at(time: string): number;
  /** @param from and @param to names of stops, with the seconds to or from them if any: `A`, `A+2m, B` */
  query(from: string, to: string, time: string, options?: QueryOptions): JourneyQuery;
  /** One line per journey. */
  print(journeys: readonly Journey[]): string[];
}

/** Tagged template for {@link parseScene}: the world of a test, drawn inside it. */
export function scene(strings: TemplateStringsArray, ...values: readonly (string | number)[]): Scene {
  return sceneOf(String.raw({ raw: strings.raw }, ...values));
}

export function sceneOf(text: string): Scene {
  const parsed = parseScene(text);
  const at = (time: string): number => {
    const [clock = '', date = parsed.date] = time.split(' ').reverse();
    const seconds = parseClock(clock);
    if (seconds === undefined) throw new Error(`"${time}" is no time`);
    return serviceDayStart(dayNumber(date), parsed.zone) + seconds;
  };
  const seeds = (names: string): Seed[] =>
    names.split(',').map((name) => {
      const [stop = '', plus] = name.trim().split('+');
      return { stop: parsed.key(stop), seconds: plus === undefined ? 0 : (parseDuration(plus) ?? 0) };
    });
  const shared = new Set(
    parsed.feeds.flatMap((feed, f) =>
      feed.stops
        .map((stop) => stop.id)
        .filter((id) => parsed.feeds.some((other, o) => o !== f && other.stops.some((stop) => stop.id === id))),
    ),
  );
  return {
    ...parsed,
    text,
    at,
    query: (from, to, time, { avoid, ...options } = {}) => ({
      from: seeds(from),
      to: seeds(to),
      time: at(time),
      ...options,
      ...(avoid === undefined ? {} : { avoidStops: avoid.map(parsed.key) }),
    }),
    print: (journeys) =>
      journeys.map((journey) => printJourney(journey, { zone: parsed.zone, date: parsed.date, sharedStops: shared })),
  };
}
