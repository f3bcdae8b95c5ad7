import { detachText } from '../values/index.ts';
import { type NoticeSeverity, noticeKind } from './catalogue.ts';
import type { NoticeCode } from './notice-code.ts';

/** A place in a file that a notice is about. */
export interface NoticeExample {
  readonly file: string;
  /** Line of the file on which the row begins; the header is line 1; 0 = the file as a whole. */
  readonly row: number;
  readonly field: string;
  readonly value: string;
}

/** One notice, at its place. */
export interface Notice extends NoticeExample {
  readonly source: string;
  readonly code: NoticeCode;
  readonly trip: ConcernedTrip | undefined;
}

/** All notices of one code from one source. */
export interface NoticeSummary {
  readonly source: string;
  readonly code: NoticeCode;
  readonly severity: NoticeSeverity;
  readonly count: number;
  /** Number of trips concerned, each counted once. */
  readonly trips: number;
  /** Number of departures concerned: the runs of those trips on all their service days. */
  readonly departures: number;
  readonly examples: readonly NoticeExample[];
  /** Ids of the trips dropped for this reason, the first {@link MAX_LISTED_TRIPS}. */
  readonly droppedTrips: readonly string[];
  readonly droppedTripCount: number;
}

/** Number of rows in a file of a source, header excluded. */
export interface FileRows {
  readonly source: string;
  readonly file: string;
  readonly rows: number;
}

/** A trip that a notice is about. `key` identifies it within its source; `departures` are its runs on all its service days. */
export interface ConcernedTrip {
  readonly key: number;
  readonly departures: number;
  /** Its service days, shared by the trips of a service; absent when the trip has no service. */
  readonly days?: ArrayLike<number>;
}

const MAX_EXAMPLES = 5;
const MAX_VALUE_LENGTH = 100;
/** Limit on listed ids of dropped trips per code; the count has no limit. */
const MAX_LISTED_TRIPS = 100_000;

interface Tally {
  count: number;
  departures: number;
  readonly trips: Set<number>;
  readonly examples: NoticeExample[];
  readonly droppedTrips: string[];
  droppedTripCount: number;
}

/**
 * Collects the notices of an import: counts all of them, and keeps the first few of each code and source as examples. Memory grows with
 * the number of codes and trips, not with the number of bad rows.
 */
export class NoticeCollector {
  readonly #sources = new Map<string, Map<NoticeCode, Tally>>();
  readonly #files: FileRows[] = [];
  readonly #onNotice: ((notice: Notice) => void) | undefined;

  /** @param onNotice takes every single notice, for callers that show each at its place */
  constructor(onNotice?: (notice: Notice) => void) {
    this.#onNotice = onNotice;
  }

  /** The notices of one source, such as a feed or a street file. @param name short name of the source, shown in the report */
  source(name: string): SourceNotices {
    let tallies = this.#sources.get(name);
    if (tallies === undefined) {
      tallies = new Map();
      this.#sources.set(name, tallies);
    }
    return new SourceNotices(name, tallies, this.#files, this.#onNotice);
  }

  /** All notices so far, by departures concerned, then severity, count, code and source. */
  summaries(): readonly NoticeSummary[] {
    const found: NoticeSummary[] = [];
    for (const [source, tallies] of this.#sources) {
      for (const [code, tally] of tallies) {
        const { severity } = noticeKind(code);
        const { count, departures, examples, droppedTrips, droppedTripCount } = tally;
        const trips = tally.trips.size;
        found.push({ source, code, severity, count, trips, departures, examples, droppedTrips, droppedTripCount });
      }
    }
    return found.sort(byImportance);
  }

  /** The number of rows of each file, in reading order. */
  files(): readonly FileRows[] {
    return this.#files;
  }
}

/** Takes the notices of one source from its readers. */
export class SourceNotices {
  readonly name: string;
  readonly #tallies: Map<NoticeCode, Tally>;
  readonly #files: FileRows[];
  readonly #onNotice: ((notice: Notice) => void) | undefined;

  constructor(
    name: string,
    tallies: Map<NoticeCode, Tally>,
    files: FileRows[],
    onNotice: ((notice: Notice) => void) | undefined,
  ) {
    this.name = name;
    this.#tallies = tallies;
    this.#files = files;
    this.#onNotice = onNotice;
  }

  /** Adds a notice about a row (`row` 0: the whole file) and, if known, the trip it concerns. */
  note(code: NoticeCode, file: string, row: number, field: string, value: string, trip?: ConcernedTrip): void {
    const tally = this.#tally(code);
    tally.count++;
    if (tally.examples.length < MAX_EXAMPLES) tally.examples.push({ file, row, field, value: shorten(value) });
    if (trip !== undefined) concern(tally, trip);
    this.#onNotice?.({ source: this.name, code, file, row, field, value: shorten(value), trip });
  }

  /** Adds a trip to those concerned by earlier notices of `code`, for example because a stop of the trip has no coordinates. */
  concern(code: NoticeCode, trip: ConcernedTrip): void {
    concern(this.#tally(code), trip);
  }

  /** Lists a trip as dropped because of `code`; the notice itself is added by `note`. */
  dropTrip(code: NoticeCode, tripId: string): void {
    const tally = this.#tally(code);
    tally.droppedTripCount++;
    if (tally.droppedTrips.length < MAX_LISTED_TRIPS) tally.droppedTrips.push(tripId);
  }

  /** Adds the number of rows of a file. */
  rows(file: string, rows: number): void {
    this.#files.push({ source: this.name, file, rows });
  }

  #tally(code: NoticeCode): Tally {
    let tally = this.#tallies.get(code);
    if (tally === undefined) {
      tally = { count: 0, departures: 0, trips: new Set(), examples: [], droppedTrips: [], droppedTripCount: 0 };
      this.#tallies.set(code, tally);
    }
    return tally;
  }
}

function concern(tally: Tally, trip: ConcernedTrip): void {
  if (tally.trips.has(trip.key)) return;
  tally.trips.add(trip.key);
  tally.departures += trip.departures;
}

/** Truncates long values, each in its own memory. */
function shorten(value: string): string {
  const short = value.length > MAX_VALUE_LENGTH ? `${value.slice(0, MAX_VALUE_LENGTH)}…` : value;
  return detachText(short);
}

const severityRank: Record<NoticeSeverity, number> = { error: 0, warning: 1, info: 2 };

function byImportance(a: NoticeSummary, b: NoticeSummary): number {
  return (
    b.departures - a.departures ||
    severityRank[a.severity] - severityRank[b.severity] ||
    b.count - a.count ||
    compareText(a.code, b.code) ||
    compareText(a.source, b.source)
  );
}

function compareText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
