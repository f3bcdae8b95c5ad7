import type { FeedIndex } from '../feed/feed-index.ts';
import type { FeedWords } from '../feed-texts.ts';
import type { FeedRow } from '../table/feed-row.ts';
import { isText, markdownText } from './markdown.ts';
import { lineName } from './route-badge.ts';
import { serviceDays, wordsOfDays } from './service-days.ts';
import { callsOf } from './trip-way.ts';

/** A trip in words: “Line 7 to Airport, 06:12–06:55, weekdays”. */
export async function tripSentence(
  feed: FeedIndex,
  row: FeedRow,
  words: FeedWords,
  calls?: readonly FeedRow[],
): Promise<string> {
  const { say } = words;
  calls ??= await callsOf(feed, row.value('trip_id'));
  const route = await feed.definingRow('route', row.value('route_id'));
  const line = markdownText(route === undefined ? row.value('route_id') : lineName(route));
  const days = await serviceDays(feed, row.value('service_id'));
  const first = calls[0];
  const last = calls.at(-1);
  const from = clock([first?.value('departure_time'), first?.value('arrival_time')].find(isText) ?? '');
  const to = clock([last?.value('arrival_time'), last?.value('departure_time')].find(isText) ?? '');
  const end = last === undefined ? undefined : await feed.definingRow('stop', last.value('stop_id'));
  const headsign = markdownText([row.value('trip_headsign'), end?.value('stop_name')].find(isText) ?? '');
  const values = { line, headsign, from, to, days: days === undefined ? '?' : wordsOfDays(days, words) };
  return say(headsign === '' ? 'feed.trip' : 'feed.tripTo', values);
}

/** `6:05:00` as `06:05`; hours beyond 24 stay, since they belong to the day before. */
export function clock(time: string): string {
  const match = /^(\d{1,3}):(\d\d):\d\d$/.exec(time);
  return match === null ? time : `${match[1]!.padStart(2, '0')}:${match[2]}`;
}
