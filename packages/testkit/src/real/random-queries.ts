import type { FeedRows } from '@tripwright/core/timetable/build';
import type { JourneyQuery } from '../journeys/journey.ts';
import { stopKey } from '../journeys/stop-key.ts';
import { randomNumbers } from '../random/random-numbers.ts';
import { dayNumber, serviceDayStart } from '../rules/service-day-start.ts';

export interface RandomQueryOptions {
  readonly count: number;
  readonly seed: number;
  /** `YYYY-MM-DD` */
  readonly date: string;
  /** Range of the times in seconds of the day; 5:00 to 26:00 unless given. */
  readonly between?: readonly [from: number, to: number];
}

/** Stop-to-stop queries between served stops, every second one by arrival; equal for equal input. */
export function randomQueries(
  feeds: readonly FeedRows[],
  { count, seed, date, between = [5 * 3600, 26 * 3600] }: RandomQueryOptions,
): JourneyQuery[] {
  const random = randomNumbers(seed);
  const zone = feeds[0]?.agencies[0]?.timezone ?? 'UTC';
  const start = serviceDayStart(dayNumber(date), zone);
  const stops = feeds.flatMap((feed) => {
    const used = new Set(feed.stopTimes.stop);
    return feed.stops.flatMap((row, index) => (used.has(index) ? [stopKey(feed.name, row.id)] : []));
  });
  const pick = (): string => stops[Math.floor(random() * stops.length)]!;
  return Array.from({ length: count }, (_, i) => {
    const [from, to] = [pick(), pick()];
    const seconds = between[0] + Math.floor(random() * (between[1] - between[0]));
    return {
      from: [{ stop: from, seconds: 0 }],
      to: [{ stop: to, seconds: 0 }],
      time: start + seconds,
      arriveBy: i % 2 === 1,
    };
  });
}
