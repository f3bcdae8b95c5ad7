import type { IdKind } from '@tripwright/feeds/reference';
import { readableOn } from '@tripwright/map-view/style';
import { drawRoute, type RouteDrawing, type RouteLine } from '@tripwright/map-view/svg';
import type { FeedIndex } from '../feed/feed-index.ts';
import type { FeedWords } from '../feed-texts.ts';
import type { FeedRow } from '../table/feed-row.ts';
import { markdownCode, markdownPicture, markdownText } from './markdown.ts';
import { calendarPicture, dayText, escapeXml, serviceDays, wordsOfDays } from './service-days.ts';

/** Size of the maps in pixels. */
const MAP = { width: 320, height: 180 } as const;
/** Most rows of one shape or trip that are read for a picture. */
const MOST_ROWS = 5000;
/** Most points of a drawn shape. */
const MOST_POINTS = 400;
/** Most stops of one trip that are drawn. */
const MOST_STOPS_DRAWN = 120;
/** Stops within this many degrees of a stop are drawn around it. */
const AROUND_DEGREES = 0.004;
const MOST_AROUND = 60;

interface Place {
  readonly lat: number;
  readonly lng: number;
}

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
  lines.push(calling.map(({ route }) => badge(route)).join(' '));
  const place = placeOf(row);
  if (place !== undefined) lines.push(await mapAround(feed, place, name, calling, words));
  return lines.filter(isText).join('\n\n');
}

function isText(text: string | undefined): text is string {
  return text !== undefined && text !== '';
}

/** Calls that are read to find the lines of a stop. */
const MOST_CALLS = 300;
const MOST_BADGES = 12;
/** Lines that are drawn through a stop. */
const MOST_DRAWN = 4;

/** A line that calls at a stop, with a trip of it. */
interface CallingLine {
  readonly route: FeedRow;
  readonly trip: FeedRow;
}

/** The lines that call at a stop, as far as its first calls in the file tell. */
async function linesAt(feed: FeedIndex, stop: string): Promise<CallingLine[]> {
  const calls = (await feed.table('stop_times.txt')?.cellsWith('stop', stop, MOST_CALLS)) ?? [];
  const lines = new Map<string, CallingLine>();
  const seen = new Set<string>();
  for (const { row } of calls) {
    const id = row.value('trip_id');
    if (seen.has(id)) continue;
    seen.add(id);
    const trip = await feed.definingRow('trip', id);
    const line = trip?.value('route_id') ?? '';
    if (trip === undefined || line === '' || lines.has(line)) continue;
    const route = await feed.definingRow('route', line);
    if (route !== undefined) lines.set(line, { route, trip });
    if (lines.size === MOST_BADGES) break;
  }
  return [...lines.values()];
}

function describeRoute(row: FeedRow, words: FeedWords): string {
  const long = row.value('route_long_name');
  const type = meaningOfCell(row, 'route_type', words);
  return [`${badge(row)} ${markdownText(long)}`.trim(), type].filter(isText).join('\n\n');
}

/** What the value of a column means, in the words of the editor; '' where it has no meaning. */
function meaningOfCell(row: FeedRow, column: string, { meaningOf }: FeedWords): string {
  const values = row.header.table?.columns.find(({ name }) => name === column)?.values;
  const meaning = values?.[row.value(column)];
  return meaning === undefined ? '' : markdownText(meaningOf(meaning));
}

/** The short name of a line in its colours, as a picture. */
export function badge(row: FeedRow): string {
  const name = lineName(row);
  const color = /^#?([0-9a-f]{6})$/i.exec(row.value('route_color'))?.[1];
  const ground = `#${color ?? '5b6570'}`;
  const text = /^#?([0-9a-f]{6})$/i.exec(row.value('route_text_color'))?.[1];
  const ink = text === undefined ? readableOn(ground) : `#${text}`;
  const shown = name.length > 24 ? `${name.slice(0, 23)}…` : name;
  const width = Math.max(22, 10 + [...shown].reduce((sum, sign) => sum + (sign.charCodeAt(0) > 0x2e7f ? 13 : 8), 0));
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="20"><rect width="${width}" height="20" rx="4" fill="${ground}"/><text x="${width / 2}" y="14.5" text-anchor="middle" font-family="sans-serif" font-size="13" font-weight="bold" fill="${ink}">${escapeXml(shown)}</text></svg>`;
  return markdownPicture(svg, shown);
}

/** The name of a line as riders know it. */
export function lineName(row: FeedRow): string {
  return [row.value('route_short_name'), row.value('route_long_name'), row.value('route_id')].find(isText) ?? '';
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
  const picture = points.length > 1 ? map(drawing, sentence, words) : '';
  return [route === undefined ? '' : badge(route), sentence, picture].filter(isText).join('\n\n');
}

/** The calls of a trip in order of travel. */
export async function callsOf(feed: FeedIndex, trip: string): Promise<FeedRow[]> {
  const cells = (await feed.table('stop_times.txt')?.cellsWith('trip', trip, MOST_ROWS)) ?? [];
  const rows = cells.map(({ row }) => row);
  return rows.sort((a, b) => Number(a.value('stop_sequence')) - Number(b.value('stop_sequence')));
}

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
  const from = clock(first?.value('departure_time') || first?.value('arrival_time') || '');
  const to = clock(last?.value('arrival_time') || last?.value('departure_time') || '');
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
  return map({ lines: [{ points, dash: [] }] }, id, words);
}

/** The points of a shape in order, thinned out. */
export async function shapePoints(feed: FeedIndex, id: string): Promise<Place[]> {
  const cells = (await feed.table('shapes.txt')?.cellsWith('shape', id, MOST_ROWS)) ?? [];
  const points = cells
    .map(({ row }) => ({
      sequence: Number(row.value('shape_pt_sequence')),
      lat: Number(row.value('shape_pt_lat')),
      lng: Number(row.value('shape_pt_lon')),
    }))
    .filter(({ lat, lng }) => Math.abs(lat) <= 90 && Math.abs(lng) <= 180)
    .sort((a, b) => a.sequence - b.sequence);
  const step = Math.ceil(points.length / MOST_POINTS);
  return points.filter((_, at) => at % step === 0 || at === points.length - 1).map(({ lat, lng }) => ({ lat, lng }));
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

/** The place of a stop; undefined where it has none. */
export function placeOf(row: FeedRow): Place | undefined {
  const [lat, lng] = [row.value('stop_lat'), row.value('stop_lon')];
  if (lat === '' || lng === '') return undefined;
  const place = { lat: Number(lat), lng: Number(lng) };
  return Math.abs(place.lat) <= 90 && Math.abs(place.lng) <= 180 ? place : undefined;
}

/** The way of a trip with the stops on it: its shape, or straight lines between its stops. */
export async function wayOf(
  feed: FeedIndex,
  trip: FeedRow,
): Promise<{ readonly points: readonly Place[]; readonly stops: readonly string[] }> {
  const shape = trip.value('shape_id');
  const drawn = shape === '' ? [] : await shapePoints(feed, shape);
  const stops: string[] = [];
  const places: Place[] = [];
  for (const call of await callsOf(feed, trip.value('trip_id'))) {
    const stop = await feed.definingRow('stop', call.value('stop_id'));
    const place = stop && placeOf(stop);
    if (place === undefined) continue;
    stops.push(call.value('stop_id'));
    places.push(place);
  }
  return { points: drawn.length > 1 ? drawn : places, stops };
}

/** The colour of a line as `#rrggbb`; '' without one. */
export function colorOf(route: FeedRow): string {
  const match = /^#?([0-9a-f]{6})$/i.exec(route.value('route_color'));
  return match === null ? '' : `#${match[1]}`;
}

/** The parts of a line that lie near a place, each with a point beyond the picture at its ends. */
function partsNear(points: readonly Place[], { lat, lng }: Place): Place[][] {
  const parts: Place[][] = [];
  const isNear = (point: Place | undefined): boolean =>
    point !== undefined &&
    Math.abs(point.lat - lat) < 2 * AROUND_DEGREES &&
    Math.abs(point.lng - lng) < 3 * AROUND_DEGREES;
  let part: Place[] = [];
  points.forEach((point, at) => {
    if (isNear(point) || isNear(points[at - 1]) || isNear(points[at + 1])) part.push(point);
    else {
      if (part.length > 1) parts.push(part);
      part = [];
    }
  });
  return part.length > 1 ? [...parts, part] : parts;
}

/** A map of a stop, of the stops around it and of the lines that call there. */
async function mapAround(
  feed: FeedIndex,
  place: Place,
  name: string,
  calling: readonly CallingLine[],
  words: FeedWords,
): Promise<string> {
  const lines: RouteLine[] = [];
  for (const { route, trip } of calling.slice(0, MOST_DRAWN)) {
    const color = colorOf(route);
    const { points } = await wayOf(feed, trip);
    for (const part of partsNear(points, place)) lines.push({ points: part, dash: [], ...(color !== '' && { color }) });
  }
  const around: Place[] = [];
  await feed.table('stops.txt')?.forEachRow((row) => {
    const other = placeOf(row);
    if (other === undefined || Math.abs(other.lat - place.lat) > AROUND_DEGREES) return true;
    if (Math.abs(other.lng - place.lng) <= 2 * AROUND_DEGREES) around.push(other);
    return around.length < MOST_AROUND;
  });
  const bounds = {
    south: place.lat - AROUND_DEGREES / 2,
    north: place.lat + AROUND_DEGREES / 2,
    west: place.lng - AROUND_DEGREES,
    east: place.lng + AROUND_DEGREES,
  };
  const points = [
    ...around.map((other) => ({ ...other, kind: 'stop' as const })),
    { ...place, kind: 'to' as const, label: name },
  ];
  return map({ bounds, lines, points }, name, words);
}

function map(drawing: RouteDrawing, title: string, { dark }: FeedWords): string {
  return markdownPicture(drawRoute(drawing, { ...MAP, theme: dark ? 'dark' : 'light', title }), title);
}
