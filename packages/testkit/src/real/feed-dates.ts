import type { FeedRows } from '@tripwright/core/timetable/build';
import { dateText, dayNumber, serviceDayStart } from '../rules/service-day-start.ts';

const DAY_SECONDS = 86_400;

/**
 * Dates on which timetables often fail: `first` and `last`, of the days on which all feeds have trips, and `clocks`, those of them on which the
 * clocks of the first agency change (the first spring and the first autumn one). Any other word is a date itself.
 * @returns `YYYY-MM-DD`, none where the feeds have no such day
 */
export function feedDates(feeds: readonly FeedRows[], name: string): string[] {
  if (name !== 'first' && name !== 'last' && name !== 'clocks') return [dateText(dayNumber(name))];
  const daysOf = ({ trips, services }: FeedRows): Set<number> =>
    new Set(
      [...new Set(trips.map(({ service }) => service))].flatMap((service) => [...(services[service]?.days ?? [])]),
    );
  const each = feeds.map(daysOf);
  const days = [...(each[0] ?? [])].filter((day) => each.every((served) => served.has(day))).sort((a, b) => a - b);
  if (name !== 'clocks')
    return days
      .slice(name === 'last' ? -1 : 0)
      .slice(0, 1)
      .map(dateText);
  const zone = feeds[0]?.agencies[0]?.timezone ?? 'UTC';
  const length = (day: number): number => serviceDayStart(day + 1, zone) - serviceDayStart(day, zone);
  // Service days begin 12 hours before noon: the clocks change on the day after the longer or shorter one.
  const changes = (wanted: (seconds: number) => boolean): number[] =>
    days.filter((day) => wanted(length(day - 1))).slice(0, 1);
  return [...changes((seconds) => seconds < DAY_SECONDS), ...changes((seconds) => seconds > DAY_SECONDS)].map(dateText);
}
