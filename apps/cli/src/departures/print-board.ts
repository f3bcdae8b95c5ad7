import { formatDay, localDay } from '@tripwright/core/base';
import type { Call, StopBoard, StopEvent } from '@tripwright/core/model';
import { formatDate, formatTime, type Locale, modeName, phrases } from '@tripwright/core/text';

/** Settings for printing a board. */
export interface BoardPrint {
  readonly locale: Locale;
  readonly show: 'departures' | 'arrivals';
  /** Unix seconds of the first line; lines of another day are printed with their date. */
  readonly from: number;
}

/** Prints the boards of stops as one board: the time, what changed, the line, where it goes or comes from, and the platform. */
export function printBoard(boards: readonly StopBoard[], context: BoardPrint): string {
  const { locale, show } = context;
  const words = phrases(locale);
  const names = [...new Set(boards.map(({ stop }) => stop.stop.name))];
  const events = boards.flatMap((board) => board.events);
  events.sort((a, b) => a.time - b.time);
  const empty = words.say(show === 'arrivals' ? 'board.no-arrivals' : 'board.no-departures');
  const rows = events.map((event) => cells(event, names.length > 1, context));
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => (row[column] ?? '').length)));
  const lines = rows.map((row) =>
    row
      .flatMap((cell, column) => (widths[column] === 0 ? [] : [cell.padEnd(widths[column] ?? 0)]))
      .join('  ')
      .trimEnd(),
  );
  return `${[names.join(', '), ...(lines.length > 0 ? lines : [empty])].join('\n')}\n`;
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
  const headway =
    ride.headway === undefined
      ? ''
      : words.say('note.every-minutes', { count: Math.max(1, Math.round(ride.headway / 60)) });
  return [
    `${date}${formatTime(scheduled, zone, locale)}`,
    change,
    `${modeName(ride.mode, locale)} ${line}`.trim(),
    isArrivals ? `← ${ride.calls[0]?.stop.name ?? ''}` : `→ ${ride.headsign}`,
    headway,
    isOneOfSeveral ? here.stop.name : '',
    here.stop.platform,
  ];
}
