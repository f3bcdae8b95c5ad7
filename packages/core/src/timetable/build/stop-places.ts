import { after, type Columns, type Index, readColumns, type Sections, writeColumns } from '../../storage/index.ts';
import type { PatternIndex, RouteIndex, StopIndex, TripIndex } from '../columns/index-types.ts';
import { PLACE_COLUMNS } from '../columns/place-columns.ts';
import { TIMETABLE_COLUMNS } from '../columns/timetable-columns.ts';

type Timetable = Columns<typeof TIMETABLE_COLUMNS>;

/**
 * The popularity of stops and the lines that call there, for maps and lists: the sections of `places.bin`. A station's row sums up its platforms.
 * Popularity is by departures in the whole range, on a logarithmic scale relative to the busiest stop of the feed.
 * @param tables what `buildTimetable` made
 */
export function stopPlaces(tables: Sections): Sections {
  const timetable = readColumns(TIMETABLE_COLUMNS, tables);
  const { departures, lines } = countDepartures(timetable);
  const stopFirstLine = new Int32Array(departures.length + 1);
  const stopLine: RouteIndex[] = [];
  lines.forEach((ofStop, stop) => {
    for (const [route] of [...ofStop].sort((a, b) => b[1] - a[1] || a[0] - b[0])) stopLine.push(route);
    stopFirstLine[stop + 1] = stopLine.length;
  });
  return writeColumns(
    PLACE_COLUMNS,
    { stopPopularity: popularityOf(timetable, departures), stopFirstLine, stopLine: Int32Array.from(stopLine) },
    { route: timetable.routeFeed.length },
  );
}

interface Departures {
  /** `[stop]`, over the whole range of days. */
  readonly departures: Float64Array;
  /** `[stop]`: departures of each route that calls there. */
  readonly lines: readonly Map<RouteIndex, number>[];
}

/** Departures at stops, and at their stations too. */
function countDepartures(timetable: Timetable): Departures {
  const { stopParent, patternRoute, patternFirstPosition, patternFirstTrip, positionStop, tripDaySet } = timetable;
  const daysOfSet = countDays(timetable.daySetBits, timetable.dayRange[2] ?? 1);
  const runsOfDay = runsOfFrequencyTrips(timetable);
  const departures = new Float64Array(stopParent.length);
  const lines = Array.from(stopParent, () => new Map<RouteIndex, number>());
  const count = (stop: StopIndex, route: RouteIndex, runs: number): void => {
    departures[stop]! += runs;
    lines[stop]!.set(route, (lines[stop]!.get(route) ?? 0) + runs);
  };
  for (let pattern = 0 as PatternIndex; pattern < patternRoute.length; pattern++) {
    const route = patternRoute[pattern]!;
    let runs = 0;
    for (let trip = patternFirstTrip[pattern]!; trip < patternFirstTrip[after(pattern)]!; trip++)
      runs += daysOfSet[tripDaySet[trip]!]! * (runsOfDay.get(trip) ?? 1);
    const end = patternFirstPosition[after(pattern)]!;
    for (let position = patternFirstPosition[pattern]!; position < end; position++) {
      const stop = positionStop[position]!;
      count(stop, route, runs);
      if (stopParent[stop]! >= 0) count(stopParent[stop]!, route, runs);
    }
  }
  return { departures, lines };
}

function runsOfFrequencyTrips(timetable: Timetable): ReadonlyMap<TripIndex, number> {
  const { frequencyTrip, frequencyStart, frequencyEnd, frequencyHeadway } = timetable;
  const runsOfDay = new Map<TripIndex, number>();
  for (let row = 0 as Index<'frequency'>; row < frequencyTrip.length; row++) {
    const trip = frequencyTrip[row]!;
    const runs = Math.ceil((frequencyEnd[row]! - frequencyStart[row]!) / frequencyHeadway[row]!);
    runsOfDay.set(trip, (runsOfDay.get(trip) ?? 0) + runs);
  }
  return runsOfDay;
}

/** Relative to the stop's own feed: another feed must not change the facts of a stop (FM-6). */
function popularityOf({ stopFeed }: Timetable, departures: Float64Array): Int32Array {
  const busiest = new Map<number, number>();
  departures.forEach((value, stop) => {
    const feed = stopFeed[stop as StopIndex]!;
    busiest.set(feed, Math.max(busiest.get(feed) ?? 1, value));
  });
  return Int32Array.from(departures, (value, stop) =>
    Math.round((1000 * Math.log1p(value)) / Math.log1p(busiest.get(stopFeed[stop as StopIndex]!)!)),
  );
}

/** The number of days in each set. */
function countDays(bits: Iterable<number>, words: number): number[] {
  const counts: number[] = [];
  let word = 0;
  for (const value of bits) {
    const set = Math.floor(word++ / words);
    let days = counts[set] ?? 0;
    for (let rest = value; rest !== 0; rest &= rest - 1) days++;
    counts[set] = days;
  }
  return counts;
}
