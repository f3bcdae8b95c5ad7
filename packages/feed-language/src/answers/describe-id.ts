import type { IdKind } from '@tripwright/feeds/reference';
import type { FeedIndex } from '../feed/feed-index.ts';
import type { FeedWords } from '../feed-texts.ts';
import type { FeedRow } from '../table/feed-row.ts';
import { hoverMap, mapAround } from './hover-map.ts';
import { linesAt } from './lines-at-stop.ts';
import { isText, markdownCode, markdownText } from './markdown.ts';
import { colorOf, routeBadge } from './route-badge.ts';
import { calendarPicture, dayText, serviceDays, wordsOfDays } from './service-days.ts';
import { tripSentence } from './trip-sentence.ts';
import { callsOf, type Place, placeOf, shapePoints, wayOf } from './trip-way.ts';

/** Most stops of one trip that are drawn. */
const MOST_STOPS_DRAWN = 120;

/** What an id stands for, as Markdown: a stop with a map, a line as a badge, a service as a calendar, a trip as a sentence. */
export async function describeId(feed: FeedIndex, kind: IdKind, id: string, words: FeedWords): Promise<string> {
  if (kind === 'service') return describeService(feed, id, words);
  if (kind === 'shape') return describeShape(feed, id, words);
  if (kind === 'location') {
    const zone = feed.zones.find((one) => one.id === id);
    return zone === undefined ? unknown(id, words) : `**${markdownText(zone.name === '' ? id : zone.name)}**`;
  }
  const row = await feed.definingRow(kind, id);
  if (row === undefined) return unknown(id, words);
  switch (kind) {
    case 'stop':
      return describeStop(feed, row, words);
    case 'route':
      return describeRoute(row, words);
    case 'trip':
      return describeTrip(feed, row, words);
    case 'zone':
    case 'block':
      return describeShared(feed, kind, id, words);
    default:
      return describeRow(row);
  }
}

function unknown(id: string, { say }: FeedWords): string {
  return say('feed.unknownId', { id: markdownCode(id) });
}

async function describeStop(feed: FeedIndex, row: FeedRow, words: FeedWords): Promise<string> {
  const { say } = words;
  const id = row.value('stop_id');
  const name = row.value('stop_name');
  const platform = row.value('platform_code');
  const parent = row.value('parent_station');
  const facts: string[] = [];
  facts.push(meaningOfCell(row, 'location_type', words));
  if (platform !== '') facts.push(say('feed.platform', { code: markdownText(platform) }));
  if (row.value('stop_code') !== '') facts.push(markdownCode(row.value('stop_code')));
  if (parent !== '') {
    const station = (await feed.definingRow('stop', parent))?.value('stop_name');
    facts.push(say('feed.partOf', { name: markdownText(station ?? parent) }));
  }
  const lines = [`**${markdownText(name === '' ? id : name)}**`, facts.filter(isText).join(' · ')];
  const calling = await linesAt(feed, id);
  lines.push(calling.map(({ route }) => routeBadge(route)).join(' '));
  const place = placeOf(row);
  if (place !== undefined) lines.push(await mapAround(feed, place, name, calling, words));
  return lines.filter(isText).join('\n\n');
}

function describeRoute(row: FeedRow, words: FeedWords): string {
  const long = row.value('route_long_name');
  const type = meaningOfCell(row, 'route_type', words);
  return [`${routeBadge(row)} ${markdownText(long)}`.trim(), type].filter(isText).join('\n\n');
}

/** What the value of a column means, in the words of the editor; '' where it has no meaning. */
function meaningOfCell(row: FeedRow, column: string, { meaningOf }: FeedWords): string {
  const values = row.header.table?.columns.find(({ name }) => name === column)?.values;
  const meaning = values?.[row.value(column)];
  return meaning === undefined ? '' : markdownText(meaningOf(meaning));
}

async function describeTrip(feed: FeedIndex, row: FeedRow, words: FeedWords): Promise<string> {
  const route = await feed.definingRow('route', row.value('route_id'));
  const calls = await callsOf(feed, row.value('trip_id'));
  const sentence = await tripSentence(feed, row, words, calls);
  const { points, stops: ids } = await wayOf(feed, row);
  const color = route === undefined ? '' : colorOf(route);
  const stops: Place[] = [];
  for (const id of ids.slice(0, MOST_STOPS_DRAWN)) {
    const stop = await feed.definingRow('stop', id);
    const place = stop && placeOf(stop);
    if (place !== undefined) stops.push(place);
  }
  const drawing = {
    lines: [{ points, dash: [] as number[], ...(color !== '' && { color }) }],
    points: stops.map((place) => ({ ...place, kind: 'stop' as const })),
  };
  const picture = points.length > 1 ? hoverMap(drawing, sentence, words) : '';
  return [route === undefined ? '' : routeBadge(route), sentence, picture].filter(isText).join('\n\n');
}

async function describeService(feed: FeedIndex, id: string, words: FeedWords): Promise<string> {
  const found = await serviceDays(feed, id);
  if (found === undefined) return unknown(id, words);
  const { say, locale } = words;
  const [first, last] = [found.days[0], found.days.at(-1)];
  const facts = [`**${wordsOfDays(found, words)}**`];
  if (first !== undefined && last !== undefined) {
    facts.push(
      say('feed.period', { from: dayText(first, locale), to: dayText(last, locale), count: found.days.length }),
    );
  }
  if (found.added + found.removed > 0)
    facts.push(say('feed.exceptions', { added: found.added, removed: found.removed }));
  return [facts.join(' · '), calendarPicture(found, words)].filter(isText).join('\n\n');
}

async function describeShape(feed: FeedIndex, id: string, words: FeedWords): Promise<string> {
  const points = await shapePoints(feed, id);
  if (points.length === 0) return unknown(id, words);
  return hoverMap({ lines: [{ points, dash: [] }] }, id, words);
}

/** All rows that share a fare zone or a vehicle. */
async function describeShared(feed: FeedIndex, kind: 'zone' | 'block', id: string, words: FeedWords): Promise<string> {
  const places = await feed.places(kind, id, 500);
  const lines: string[] = [];
  for (const { row } of places.filter(({ defines }) => defines).slice(0, 8)) {
    if (row === undefined) continue;
    lines.push(`- ${kind === 'zone' ? markdownText(row.value('stop_name')) : await tripSentence(feed, row, words)}`);
  }
  return lines.join('\n');
}

/** The cells of a row that are not blank, with their columns. */
function describeRow(row: FeedRow): string {
  return row.header.columns
    .filter(({ cell }) => row.valueAt(cell) !== '')
    .slice(0, 12)
    .map(({ name, cell }) => `${markdownText(name)}: ${markdownCode(row.valueAt(cell))}`)
    .join('  \n');
}
