import { formatDay } from '@tripwright/core/base';
import type { NoticeCollector } from '../notices/index.ts';
import type { FeedFigures } from './feed-figures.ts';

/** What notices about no single feed are filed under. */
const ALL_FEEDS = 'all feeds';

/**
 * Notes feeds of which no date has all, each with the dates that it covers: merged they look like one network, and no journey changes from
 * one to another. Feeds without departures (on-demand ones, say) have no part in it.
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
