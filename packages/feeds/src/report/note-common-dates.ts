import { formatDay } from '@tripwright/core/base';
import type { NoticeCollector } from '../notices/index.ts';
import type { FeedFigures } from './feed-figures.ts';

/** The source of notices about several feeds. */
const ALL_FEEDS = 'all feeds';

/**
 * Notes every feed with its dates if no date has departures of all feeds: together they look like one network, but no journey can change
 * from one feed to another. Feeds without departures (on-demand ones) are ignored.
 */
export function noteCommonDates(feeds: readonly FeedFigures[], notices: NoticeCollector): void {
  const running = feeds.filter((feed) => feed.departures > 0);
  if (running.length < 2) return;
  const firstDay = Math.max(...running.map((feed) => feed.firstDay));
  const lastDay = Math.min(...running.map((feed) => feed.lastDay));
  for (let day = firstDay; day <= lastDay; day++)
    if (running.every((feed) => feed.departuresPerDay[day - feed.firstDay]! > 0)) return;
  for (const feed of running) {
    const dates = `${formatDay(feed.firstDay)} to ${formatDay(feed.lastDay)}`;
    notices.source(ALL_FEEDS).note('feeds-without-common-date', feed.name, 0, 'service', dates);
  }
}
