import { PlannerError } from '@tripwright/core/base';
import type { FeedRows } from '@tripwright/core/timetable/build';
import { readFlex, readGtfsFiles } from '@tripwright/feeds/gtfs';
import { type Notice, type NoticeCode, type NoticeSeverity, noticeKind } from '@tripwright/feeds/notices';
import { FeedIndex, type FeedPlace, isFeedFile } from '../feed/feed-index.ts';
import type { FeedBytes, TableSurroundings } from '../table/stored-parts.ts';
import { busiestDay, type ConcernedRuns, FeedRuns } from './departures-lost.ts';
import { kindOf, NoticeList } from './notice-list.ts';
import { type PlacedNotice, placeNotices } from './place-notices.ts';

/** A notice of the importer at its place. */
export interface FeedProblem extends FeedPlace {
  /** `unusable-feed` where the importer refuses the feed. */
  readonly code: NoticeCode | 'unusable-feed';
  readonly severity: NoticeSeverity;
  /** What is wrong and what the importer does about it, in English. */
  readonly meaning: string;
  /** What to change, in English; '' = unknown. */
  readonly remedy: string;
  /** The value that the notice is about. */
  readonly value: string;
  /** Departures on the busiest day that the notice is about; 0 = none or unknown. */
  readonly departuresPerDay: number;
  /** Further notices of the code in the file, which are not listed. */
  readonly more: number;
}

/** The problems of a feed, and how many notices the importer had in all. */
export interface CheckedFeed {
  readonly problems: readonly FeedProblem[];
  readonly notices: number;
}

/** Notices of one code in one file that are listed unless the caller wants fewer: a file with more is broken as a whole. */
const MOST_LISTED = 100_000;
const SOURCE = 'feed';

/**
 * Runs the importer over the files of a feed and gives each of its notices the place in the text that it is about. The rules are the importer's own:
 * what is shown here is what happens to the feed.
 * @param files by name, as they are named in the folder
 * @param most notices of one code in one file that are listed; the first of them counts the others
 */
export async function checkFeed(
  files: ReadonlyMap<string, FeedBytes>,
  surroundings: TableSurroundings,
  most: number = MOST_LISTED,
): Promise<CheckedFeed> {
  const notices = new NoticeList(most);
  const opened = {
    files: [...files].map(([path, bytes]) => ({ path, size: bytes.size, read: () => pieces(bytes) })),
    close: async () => {},
  };
  let rows: FeedRows | undefined;
  let refusal: PlannerError | undefined;
  try {
    rows = await readGtfsFiles(SOURCE, opened, { name: SOURCE, notices: notices.collector });
    readFlex([rows], notices.collector);
  } catch (error) {
    if (!(error instanceof PlannerError)) throw error;
    refusal = error;
  }
  const index = new FeedIndex(surroundings);
  const concerned = new Set(notices.listed.map(({ file }) => file));
  // Services of either file are noted at calendar.txt.
  if (concerned.has('calendar.txt')) concerned.add('calendar_dates.txt');
  for (const [name, bytes] of files) {
    const file = name.toLowerCase();
    if (concerned.has(file) && isFeedFile(file)) await index.load(file, bytes);
  }
  const placed = await placeNotices(index, notices.listed);
  const problems = describe(placed, rows, notices);
  if (refusal !== undefined) problems.unshift(refused(refusal, files));
  return { problems, notices: notices.total };
}

/** Pieces in which the importer takes a file. */
const PIECE = 1 << 17;

async function* pieces(bytes: FeedBytes): AsyncIterable<Uint8Array> {
  for (let at = 0; at < bytes.size; at += PIECE) yield bytes.read(at, Math.min(bytes.size, at + PIECE));
}

function describe(placed: readonly PlacedNotice[], rows: FeedRows | undefined, notices: NoticeList): FeedProblem[] {
  const runs = runsOfNotices(placed, rows);
  const listed = new Set<string>();
  return placed.map(({ notice, place }): FeedProblem => {
    const { severity, meaning, remedy } = noticeKind(notice.code);
    const more = listed.has(kindOf(notice)) ? 0 : notices.moreLike(notice);
    listed.add(kindOf(notice));
    const departuresPerDay = busiestDay(runs.get(groupOf(notice)) ?? []);
    return { ...place, code: notice.code, severity, meaning, remedy, value: notice.value, departuresPerDay, more };
  });
}

/** Notices about the same missing id have one consequence; any other notice has its own. */
function groupOf(notice: Notice): string | Notice {
  return notice.code.startsWith('unknown-') && notice.value !== '' ? `${notice.code} ${notice.value}` : notice;
}

/** The runs that each notice, or group of notices, is about. */
function runsOfNotices(
  placed: readonly PlacedNotice[],
  rows: FeedRows | undefined,
): Map<string | Notice, ConcernedRuns[]> {
  const found = new Map<string | Notice, ConcernedRuns[]>();
  const add = (notice: Notice, runs: readonly ConcernedRuns[]): void => {
    const key = groupOf(notice);
    const list = found.get(key);
    if (list === undefined) found.set(key, [...runs]);
    else for (const run of runs) list.push(run);
  };
  const feedRuns = rows === undefined ? undefined : new FeedRuns(rows);
  const stopOf = (row: PlacedNotice['row']): string => (row?.file === 'stops.txt' ? row.value('stop_id') : '');
  const stops = new Set(placed.map(({ row }) => stopOf(row)).filter((id) => id !== ''));
  const atStops = feedRuns?.atStops(stops);
  for (const { notice, row } of placed) {
    const { trip } = notice;
    if (trip !== undefined) {
      const days = trip.days ?? [];
      if (days.length > 0) add(notice, [{ key: trip.key, perDay: trip.departures / days.length, days }]);
      continue;
    }
    const stop = stopOf(row);
    if (stop !== '') add(notice, atStops?.get(stop) ?? []);
    else if (row?.file === 'trips.txt') {
      const run = feedRuns?.ofTrip(row.value('trip_id'));
      if (run !== undefined) add(notice, [run]);
    }
  }
  return found;
}

/** The refusal of the whole feed, at the file that it names. */
function refused({ message }: PlannerError, files: ReadonlyMap<string, FeedBytes>): FeedProblem {
  const names = [...files.keys()].map((name) => name.toLowerCase()).filter(isFeedFile);
  const said = message.replace(`${SOURCE}: `, '');
  const file = names.find((name) => said.startsWith(name)) ?? names[0] ?? 'agency.txt';
  const start = { startLine: 0, startCharacter: 0, endLine: 0, endCharacter: 0 };
  return {
    file,
    ...start,
    code: 'unusable-feed',
    severity: 'error',
    meaning: said,
    remedy: '',
    value: '',
    departuresPerDay: 0,
    more: 0,
  };
}
