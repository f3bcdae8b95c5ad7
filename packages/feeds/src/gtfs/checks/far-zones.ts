import { dateOfDay, dayOfDate, zoneOffset } from '@tripwright/core/base';
import { wrapLongitude } from '@tripwright/core/geo';
import type { FeedRows, TripRow } from '@tripwright/core/timetable/build';
import type { ConcernedTrip, SourceNotices } from '../../notices/index.ts';

const DAY_SECONDS = 86_400;
const HOUR_SECONDS = 3600;
const DEGREES_PER_HOUR = 15;
const HOURS_PER_DAY = 24;

/**
 * Hours by which the standard time of an inhabited place may run behind and ahead of the sun, with a margin of half an hour. The extremes of today:
 * 1.3 behind (Minami-Tori-shima at 154° E, UTC+9) and 3.1 ahead (Kashgar at 74° E, UTC+8). Argentina, Spain and Iceland run one to two hours
 * ahead; Kiribati, Samoa and Chukotka differ from the sun by a whole day and less than an hour, and whole days do not count.
 */
const MOST_BEHIND = 1.8;
const MOST_AHEAD = 3.6;

/** Share of stops that may fit a zone by accident, because their coordinates are wrong. Long-distance lines have more stops near home. */
const STRAY_SHARE = 0.02;

/**
 * Notes every time zone of an agency that can be right for none of its stops: their longitude is too far from the sun of the zone, so every
 * departure would be hours off. A table of outlines would also find zones that are one or two hours off, and would need an update
 * whenever a border or a law moves.
 */
export function noteFarZones(
  rows: Pick<FeedRows, 'agencies' | 'stops' | 'routes' | 'trips' | 'stopTimes' | 'services'>,
  notices: SourceNotices,
  concerned: (trip: TripRow) => ConcernedTrip,
): void {
  const { agencies, routes, stops, stopTimes } = rows;
  for (const zone of new Set(agencies.map(({ timezone }) => timezone))) {
    const trips = rows.trips.filter(({ route }) => agencies[routes[route]?.agency ?? -1]?.timezone === zone);
    // Services on demand have zones in place of calls: all stops of the feed stand for them.
    const longitudes = trips.length > 0 ? longitudesAlong(trips, stops, stopTimes) : placed(stops);
    if (longitudes.length === 0) continue;
    const hours = standardHours(zone, firstYear(rows.services));
    const fitting = longitudes.filter((lng) => isPlausible(hours, lng)).length;
    if (fitting > longitudes.length * STRAY_SHARE) continue;
    const middle = longitudes.sort((a, b) => a - b)[longitudes.length >> 1]!;
    const place = `${Math.abs(middle).toFixed(0)}° ${middle < 0 ? 'W' : 'E'}`;
    notices.note('zone-far-from-stops', 'agency.txt', 0, 'agency_timezone', `${zone} at ${place}`);
    for (const trip of trips) notices.concern('zone-far-from-stops', concerned(trip));
  }
}

/** Longitudes of the stops at which the trips call, each once. */
function longitudesAlong(
  trips: readonly TripRow[],
  stops: FeedRows['stops'],
  { stop: stopOf }: FeedRows['stopTimes'],
): number[] {
  const called = new Set<number>();
  for (const { firstCall, callCount } of trips)
    for (let call = firstCall; call < firstCall + callCount; call++) called.add(stopOf[call]!);
  return placed([...called].map((stop) => stops[stop]!));
}

function placed(stops: FeedRows['stops']): number[] {
  return stops.filter(({ lng }) => !Number.isNaN(lng)).map(({ lng }) => lng);
}

/** Hours east of UTC in standard time: the smaller offset of January and July, since clocks go forward in summer on either hemisphere. */
function standardHours(zone: string, year: number): number {
  const offsets = [1, 7].map((month) => zoneOffset(dayOfDate(year, month, 1) * DAY_SECONDS, zone));
  return Math.min(...offsets) / HOUR_SECONDS;
}

/** The year of the first service day, since zones change over the years; this century's first year for a feed without service. */
function firstYear(services: FeedRows['services']): number {
  let first = Number.POSITIVE_INFINITY;
  for (const { days } of services) if (days.length > 0) first = Math.min(first, days[0]!);
  return first === Number.POSITIVE_INFINITY ? 2001 : dateOfDay(first).year;
}

/** Whether a place at a longitude may have a standard time of so many hours east of UTC. */
function isPlausible(hours: number, longitude: number): boolean {
  const ahead = wrapLongitude((hours % HOURS_PER_DAY) * DEGREES_PER_HOUR - longitude) / DEGREES_PER_HOUR;
  return ahead >= -MOST_BEHIND && ahead <= MOST_AHEAD;
}
