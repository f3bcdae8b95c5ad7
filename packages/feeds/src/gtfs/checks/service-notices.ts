import { formatDay } from '@tripwright/core/base';
import type { FeedRows } from '@tripwright/core/timetable/build';
import type { SourceNotices } from '../../notices/index.ts';

/** A week with less than this share of the departures of the week before is a sudden drop. */
const DROP = 0.5;
const WEEK = 7;
/** Fewer departures in a week are too few to tell a drop from a holiday. */
const ENOUGH = 100;

/**
 * Notes services on days for which the feed does not vouch (CAL-16): they are used all the same, since a traveller is better served by a
 * timetable that may change than by none.
 */
export function noteServiceOutsideFeedDates(
  services: FeedRows['services'],
  feedInfo: FeedRows['feedInfo'],
  notices: SourceNotices,
): void {
  const { startDay = -1, endDay = -1 } = feedInfo ?? {};
  for (const { id, days } of services) {
    const [first, last] = [days[0], days.at(-1)];
    if (first === undefined || last === undefined) continue;
    if ((startDay >= 0 && first < startDay) || (endDay >= 0 && last > endDay))
      notices.note('service-outside-feed-dates', 'feed_info.txt', 0, 'feed_end_date', id);
  }
}

/**
 * Notes weeks in which suddenly far less runs than in the week before (IM-15): often the calendar of the next timetable is missing.
 * The last days of a feed, less than a week, are no week.
 * @param departuresPerDay trips that start on each day from `firstDay` on
 */
export function noteServiceDrops(firstDay: number, departuresPerDay: readonly number[], notices: SourceNotices): void {
  let before: number | undefined;
  for (let start = 0; start + WEEK <= departuresPerDay.length; start += WEEK) {
    const week = departuresPerDay.slice(start, start + WEEK).reduce((sum, departures) => sum + departures, 0);
    if (before !== undefined && before >= ENOUGH && week < before * DROP)
      notices.note(
        'service-drops',
        'calendar.txt',
        0,
        'service_id',
        `${formatDay(firstDay + start)}: ${week}, before ${before}`,
      );
    before = week;
  }
}
