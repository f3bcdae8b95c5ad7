import type {
  FeedRows,
  LevelRow,
  PathwayRow,
  RouteRow,
  StopRow,
  TransferRow,
  TripRow,
} from '../../src/timetable/build/index.ts';
import { feedRows, routeRow, stopRow, stopTimes, transferRow, tripRow } from '../feed-rows.ts';
import { pathwayRow } from '../pathway-rows.ts';

export interface TextTimetable {
  /** Rows by stop id, in any order; a station comes before its platforms. */
  readonly stops: Readonly<Record<string, Partial<Omit<StopRow, 'parent'>> & { readonly station?: string }>>;
  /**
   * One trip a line: route, then stop and time in turn: `R1 A 10:00 B 10:05-10:07 C 10:15`, with both arrival and departure where they differ, and
   * `10:00!` at a call without boarding or alighting. The first is trip `R1.1`, the next of R1 `R1.2`.
   */
  readonly trips: string;
  readonly routes?: Readonly<Record<string, Partial<RouteRow>>>;
  /** Further values of trips, by id. */
  readonly more?: Readonly<Record<string, Partial<TripRow>>>;
  /** `R1.1 10:00 12:00 600`: a trip that runs every 600 seconds; `exact` may follow. */
  readonly frequencies?: readonly string[];
  readonly transfers?: readonly { from: string; to: string; type: TransferRow['type']; seconds?: number }[];
  /** Pathways inside stations between stops by id, in both directions and level unless given otherwise. */
  readonly pathways?: readonly (Partial<Omit<PathwayRow, 'from' | 'to'>> & {
    readonly from: string;
    readonly to: string;
  })[];
  readonly levels?: readonly LevelRow[];
  readonly translations?: FeedRows['translations'];
  readonly feedInfo?: FeedRows['feedInfo'];
  /** Headsigns of calls by trip and position: `R1.1 0`. */
  readonly headsigns?: Readonly<Record<string, string>>;
  /** Service days, days since 1970-01-01; of every trip. */
  readonly days: readonly number[];
  readonly timezone: string;
}

/** Seconds of `10:00` or `10:00:30`; hours may pass 24. */
export function clockSeconds(text: string): number {
  const [hours, minutes, seconds] = text.split(':').map(Number) as [number, number, number?];
  return hours * 3600 + minutes * 60 + (seconds ?? 0);
}

/** A feed written as a few lines of text. */
export function textTimetable(text: TextTimetable): FeedRows {
  const stopIds = Object.keys(text.stops);
  const stopAt = (id: string): number => {
    const at = stopIds.indexOf(id);
    if (at < 0) throw new Error(`no stop "${id}"`);
    return at;
  };
  const lines = text.trips
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/))
    .filter((words) => words.length > 2);
  const routeIds = [...new Set(lines.map((words) => words[0] as string))];
  const calls: [stop: number, arrival: number, departure?: number][] = [];
  const passed: number[] = [];
  const trips: TripRow[] = [];
  for (const [route, ...words] of lines) {
    const number = trips.filter((trip) => trip.id.startsWith(`${route}.`)).length + 1;
    const id = `${route}.${number}`;
    const parts = { route: routeIds.indexOf(route as string), ...text.more?.[id] };
    trips.push(tripRow(id, calls.length, words.length / 2, parts));
    for (let i = 0; i < words.length; i += 2) {
      const time = words[i + 1]!;
      if (time.endsWith('!')) passed.push(calls.length);
      calls.push([stopAt(words[i]!), ...(time.replace('!', '').split('-').map(clockSeconds) as [number, number?])]);
    }
  }
  return feedRows({
    agencies: [{ id: 'a', name: 'Agency', url: '', timezone: text.timezone, lang: '', phone: '' }],
    stops: Object.entries(text.stops).map(([id, { station, ...parts }]) =>
      stopRow(id, { ...parts, parent: station === undefined ? -1 : stopAt(station) }),
    ),
    routes: routeIds.map((id) => routeRow(id, text.routes?.[id])),
    services: [{ id: 's', days: Int32Array.from(text.days) }],
    trips,
    stopTimes: withHeadsigns(withPassed(stopTimes(calls), passed), trips, text.headsigns ?? {}),
    frequencies: (text.frequencies ?? []).map((line) => {
      const [id, start, end, headway, exact] = line.split(' ') as [string, string, string, string, string?];
      return {
        trip: trips.findIndex((trip) => trip.id === id),
        start: clockSeconds(start),
        end: clockSeconds(end),
        headway: Number(headway),
        exact: exact === 'exact',
      };
    }),
    pathways: (text.pathways ?? []).map(({ from, to, ...parts }) => pathwayRow(stopAt(from), stopAt(to), parts)),
    levels: text.levels ?? [],
    translations: text.translations ?? [],
    feedInfo: text.feedInfo,
    transfers: (text.transfers ?? []).map(({ from, to, type, seconds }) =>
      transferRow(stopAt(from), stopAt(to), type, seconds),
    ),
  });
}

/** @param passed the rows without boarding or alighting */
function withPassed(calls: FeedRows['stopTimes'], passed: readonly number[]): FeedRows['stopTimes'] {
  const rule = Uint8Array.from(calls.stop, (_, row) => (passed.includes(row) ? 1 : 0));
  return { ...calls, pickup: rule, dropOff: rule };
}

/** `R1.1 0`: the headsign of trip R1.1 at its first call. */
function withHeadsigns(
  calls: FeedRows['stopTimes'],
  trips: readonly TripRow[],
  headsigns: Readonly<Record<string, string>>,
): FeedRows['stopTimes'] {
  const headsign = calls.headsign.slice();
  const shown = Object.values(headsigns);
  Object.keys(headsigns).forEach((key, index) => {
    const [id, position] = key.split(' ');
    headsign[(trips.find((trip) => trip.id === id)?.firstCall ?? 0) + Number(position)] = index;
  });
  return { ...calls, headsign, headsigns: shown };
}
