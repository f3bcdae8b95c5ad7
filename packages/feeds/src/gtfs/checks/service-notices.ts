import { formatDay } from '@tripwright/core/base';
import type { FeedRows } from '@tripwright/core/timetable/build';
import type { SourceNotices } from '../../notices/index.ts';

/** A week below this share of the departures of the week before is a sudden drop. */
const DROP = 0.5;
const WEEK = 7;
/** Below this number of departures in a week, a drop may be a mere holiday. */
const ENOUGH = 100;

/**
 * Notes services on days outside the period of feed_info.txt (CAL-16). They are used, because a timetable that may change serves riders
 * better than none.
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
 * Notes weeks with far fewer departures than the week before (IM-15): often the calendar of the next timetable is missing. Remaining days
 * at the end of the feed that make no whole week are skipped.
 * @param departuresPerDay departures on each day from `firstDay` on
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
