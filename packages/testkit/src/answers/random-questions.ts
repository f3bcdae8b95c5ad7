import type { FeedRows } from '@tripwright/core/timetable/build';
import { pickOne, type RandomNumbers, randomNumbers } from '../random/random-numbers.ts';
import type { Spot } from './line.ts';
import type { RoutingRequest } from './routing-request.ts';

export interface RandomQuestionOptions {
  readonly count: number;
  readonly seed: number;
  /** Midnights (Unix seconds) of the days to travel on. */
  readonly days: readonly number[];
  /** Modes to combine; walking is added now and then. */
  readonly modes: readonly string[];
  /** Both ends lie within about this of a stop, in metres. */
  readonly nearMetres?: number;
}

/** Questions between random places near the stops of a city, by random sets of modes, at any hour; equal for equal input. */
export function randomQuestions(
  feeds: readonly FeedRows[],
  { count, seed, days, modes, nearMetres = 400 }: RandomQuestionOptions,
): RoutingRequest[] {
  const random = randomNumbers(seed);
  const spots = servedStops(feeds);
  const chance = (share: number): boolean => random() < share;
  const spot = (): Spot => around(pickOne(spots, random), nearMetres, random);
  return Array.from({ length: count }, () => {
    const when = pickOne(days, random) + Math.floor(timeOfDay(random));
    const stops = chance(0.1) ? Array.from({ length: 3 }, () => pickOne(spots, random).code) : [];
    return {
      from: spot(),
      to: spot(),
      ...(chance(0.3) ? { arriveBefore: when } : { departAfter: when }),
      modes: someModes(modes, random),
      allModes: chance(0.5),
      ...(chance(0.12) && { wheelchair: true }),
      ...(stops.length > 0 && { avoidStops: stops }),
      more: {
        ...(chance(0.2) && { ws: pickOne(['0', '2', '-1'], random) }),
        ...(chance(0.1) && { cs: pickOne(['0', '2'], random) }),
        ...(chance(0.1) && { wm: pickOne(['10', '20', '40'], random) }),
        ...(chance(0.1) && { tt: pickOne(['0', '6', '10'], random) }),
        ...(chance(0.3) && { includeStops: 'true' }),
        ...(chance(0.1) && { wp: pickOne(['(0.1,1,2,1)', '(2,1,0.1,1)', '(1,2,1,0.1)'], random) }),
        ...(chance(0.2) && { locale: pickOne(['de', 'fi', 'pt', 'zh-Hans', 'ko'], random) }),
      },
    };
  });
}

/** Mostly by day, now and then by night. */
function timeOfDay(random: RandomNumbers): number {
  return random() < 0.8 ? 6 * 3600 + random() * 15 * 3600 : random() * 24 * 3600;
}

/** One, two or more of the modes, in any order. */
function someModes(modes: readonly string[], random: RandomNumbers): string[] {
  const wanted = random() < 0.35 ? 1 : random() < 0.5 ? 2 : 3 + Math.floor(random() * 3);
  const left = [...modes];
  const chosen: string[] = random() < 0.6 && left.includes('pt_pub') ? ['pt_pub'] : [];
  while (chosen.length < wanted && left.length > 0) {
    const [mode] = left.splice(Math.floor(random() * left.length), 1) as [string];
    if (!chosen.includes(mode)) chosen.push(mode);
  }
  if (random() < 0.3) chosen.push('wa_wal');
  return chosen;
}

function servedStops(feeds: readonly FeedRows[]): (Spot & { readonly code: string })[] {
  return feeds.flatMap((feed) => {
    const used = new Set(feed.stopTimes.stop);
    return feed.stops.flatMap(({ id, lat, lng }, row) =>
      used.has(row) && Number.isFinite(lat) && Number.isFinite(lng)
        ? [{ lat, lng, code: feeds.length > 1 ? `${feed.name}:${id}` : id }]
        : [],
    );
  });
}

function around({ lat, lng }: Spot, metres: number, random: RandomNumbers): Spot {
  const degrees = (): number => ((random() - 0.5) * 2 * metres) / 111_000;
  const six = (value: number): number => Math.round(value * 1e6) / 1e6;
  return { lat: six(lat + degrees()), lng: six(lng + degrees() / Math.cos((lat * Math.PI) / 180)) };
}
