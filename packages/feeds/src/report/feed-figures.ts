import type { FeedRows, FrequencyRow } from '@tripwright/core/timetable/build';

/** The figures of one feed in the report. Days count from 1970-01-01; -1 = none. */
export interface FeedFigures {
  readonly name: string;
  readonly agencies: readonly string[];
  readonly timezones: readonly string[];
  readonly publisher: string;
  readonly version: string;
  readonly counts: Readonly<Record<FeedCount, number>>;
  /** First and last day with a departure. */
  readonly firstDay: number;
  readonly lastDay: number;
  /** Departures on each day from `firstDay` to `lastDay`: trips, and every run of a frequency trip. */
  readonly departuresPerDay: readonly number[];
  /** Sum of `departuresPerDay`. */
  readonly departures: number;
}

/** The things of a feed that are counted. */
export type FeedCount =
  | 'stops'
  | 'stations'
  | 'routes'
  | 'services'
  | 'trips'
  | 'stopTimes'
  | 'frequencies'
  | 'transfers'
  | 'pathways'
  | 'shapes';

/** Counts the contents of a feed and its departures on each day. */
export function feedFigures(feed: FeedRows): FeedFigures {
  const perService = departuresOfServices(feed);
  let firstDay = Number.POSITIVE_INFINITY;
  let lastDay = -1;
  feed.services.forEach(({ days }, service) => {
    if (days.length === 0 || perService[service] === 0) return;
    firstDay = Math.min(firstDay, days[0]!);
    lastDay = Math.max(lastDay, days[days.length - 1]!);
  });
  if (lastDay === -1) firstDay = -1;
  const departuresPerDay = new Array<number>(lastDay === -1 ? 0 : lastDay - firstDay + 1).fill(0);
  feed.services.forEach(({ days }, service) => {
    const departures = perService[service]!;
    if (departures > 0) for (const day of days) departuresPerDay[day - firstDay]! += departures;
  });
  return {
    name: feed.name,
    agencies: feed.agencies.map((agency) => agency.name),
    timezones: [...new Set(feed.agencies.map((agency) => agency.timezone))],
    publisher: feed.feedInfo?.publisherName ?? '',
    version: feed.feedInfo?.version ?? '',
    counts: {
      stops: feed.stops.filter((stop) => stop.locationType === 0).length,
      stations: feed.stops.filter((stop) => stop.locationType === 1).length,
      routes: feed.routes.length,
      services: feed.services.length,
      trips: feed.trips.length,
      stopTimes: feed.stopTimes.stop.length,
      frequencies: feed.frequencies.length,
      transfers: feed.transfers.length,
      pathways: feed.pathways.length,
      shapes: feed.shapes.ids.length,
    },
    firstDay,
    lastDay,
    departuresPerDay,
    departures: departuresPerDay.reduce((sum, count) => sum + count, 0),
  };
}

/** Departures on one day, by index of the service. */
function departuresOfServices(feed: FeedRows): Float64Array {
  const runs = new Float64Array(feed.trips.length).fill(1);
  const rowsOf = new Map<number, FrequencyRow[]>();
  for (const row of feed.frequencies) {
    const rows = rowsOf.get(row.trip);
    if (rows === undefined) rowsOf.set(row.trip, [row]);
    else rows.push(row);
  }
  for (const [trip, rows] of rowsOf) {
    runs[trip] = rows.reduce((sum, row) => sum + Math.ceil((row.end - row.start) / row.headway), 0);
  }
  const departures = new Float64Array(feed.services.length);
  feed.trips.forEach((trip, index) => {
    departures[trip.service]! += runs[index]!;
  });
  return departures;
}
