import { formatDay, localDay } from '@tripwright/core/base';
import {
  type Call,
  intervalOf,
  type LiveFacts,
  type StopBoard,
  type StopEvent,
  timeSourceAt,
} from '@tripwright/core/model';
import {
  formatDate,
  formatTime,
  type Locale,
  modeName,
  phrases,
  sayLiveAge,
  sayTimeSource,
} from '@tripwright/core/text';

/** Settings for printing a board. */
export interface BoardPrint {
  readonly locale: Locale;
  readonly show: 'departures' | 'arrivals';
  /** Unix seconds of the first line; lines of another day are printed with their date. */
  readonly from: number;
  /** The realtime data behind the board; undefined where it comes from the timetable alone. */
  readonly live: LiveFacts | undefined;
}

/**
 * Prints the boards of stops as one board: the time, what changed and how sure that is, the line, where it goes or comes from, and the platform; below
 * it the age of the realtime data. Runs that only an interval is known of are one line.
 */
export function printBoard(boards: readonly StopBoard[], context: BoardPrint): string {
  const { locale, show } = context;
  const words = phrases(locale);
  const names = [...new Set(boards.map(({ stop }) => stop.stop.name))];
  const events = boards.flatMap((board) => board.events);
  events.sort((a, b) => a.time - b.time);
  const { live } = context;
  const age = live && sayLiveAge({ sources: live.sources, now: live.at }, words.say);
  const empty = words.say(show === 'arrivals' ? 'board.no-arrivals' : 'board.no-departures');
  const rows = events.filter(firstOfInterval()).map((event) => cells(event, names.length > 1, context));
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => (row[column] ?? '').length)));
  const lines = rows.map((row) =>
    row
      .flatMap((cell, column) => (widths[column] === 0 ? [] : [cell.padEnd(widths[column] ?? 0)]))
      .join('  ')
      .trimEnd(),
  );
  return `${[names.join(', '), ...(lines.length > 0 ? lines : [empty]), ...(age === undefined ? [] : [age.text])].join('\n')}\n`;
}

/** Leaves the first run of each line at a stop that has an interval in place of times. */
function firstOfInterval(): (event: StopEvent) => boolean {
  const shown = new Set<string>();
  return ({ ride, state }) => {
    const interval = intervalOf(ride);
    if (interval === undefined || state !== 'runs') return true;
    const { route, headsign, calls } = ride;
    const line = JSON.stringify([route.id, headsign, interval, calls[0]?.stop.code, calls.at(-1)?.stop.code]);
    const isFirst = !shown.has(line);
    shown.add(line);
    return isFirst;
  };
}

function cells({ ride, time, scheduled, state }: StopEvent, isOneOfSeveral: boolean, context: BoardPrint): string[] {
  const { locale, show, from } = context;
  const words = phrases(locale);
  const isArrivals = show === 'arrivals';
  const here = (isArrivals ? ride.calls.at(-1) : ride.calls[0]) as Call;
  const zone = here.stop.timezone;
  const day = localDay(scheduled, zone);
  const date = day === localDay(from, zone) ? '' : `${formatDate(formatDay(day), locale)} `;
  const minutes = Math.round((time - scheduled) / 60);
  const late = minutes === 0 ? '' : `${minutes > 0 ? '+' : '−'}${Math.abs(minutes)}`;
  const change =
    state === 'cancelled' ? words.say('board.cancelled') : state === 'skipped' ? words.say('board.skipped') : late;
  const line = ride.route.shortName || ride.tripShortName || ride.route.longName;
  const interval = intervalOf(ride);
  const every =
    interval === undefined ? '' : words.say('note.every-minutes', { count: Math.max(1, Math.round(interval / 60)) });
  // An interval has no departure; a line whose first one is more than an interval away begins then.
  const hasClock = interval === undefined || state !== 'runs' || time > from + interval;
  return [
    hasClock ? `${date}${formatTime(scheduled, zone, locale)}` : '',
    change,
    ride.live === undefined || state !== 'runs' ? '' : sayTimeSource(timeSourceAt(here), words.say),
    `${modeName(ride.mode, locale)} ${line}`.trim(),
    isArrivals ? `← ${ride.calls[0]?.stop.name ?? ''}` : `→ ${ride.headsign}`,
    every,
    isOneOfSeveral ? here.stop.name : '',
    here.stop.platform,
  ];
}
