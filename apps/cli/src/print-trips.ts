import type { MergedGroup, MergedSegment, MergedTrip } from '@tripwright/client';
import { formatDay, localDay } from '@tripwright/core/base';
import { shownSeconds } from '@tripwright/core/template';
import { formatDate, formatDuration, formatMoney, formatTime, type Locale } from '@tripwright/core/text';

/** Settings for printing the trips of a server. */
export interface TripsContext {
  readonly locale: Locale;
  /** IANA name, for places without a time zone of their own. */
  readonly timeZone: string;
  /** Unix seconds; trips of another day are printed with their date. */
  readonly requestedTime: number;
  /** Remarks of the server, printed below the trips. */
  readonly remarks: readonly string[];
}

/** Prints the trips of a server: the first of each group segment by segment, one line for each of the others. */
export function printTrips(groups: readonly MergedGroup[], context: TripsContext): string {
  const lines = groups.flatMap(({ trips: [best, ...others] }, i) => [
    `${i + 1}. ${span(best, context)}  ${durationOf(best, context)}${priceOf(best, context)}`,
    ...best.segments.filter(({ visibility }) => visibility !== 'hidden').map((one) => segmentLine(one, context)),
    ...best.alerts.map(({ title }) => `   ! ${title}`),
    ...others.map((trip) => `   ${span(trip, context)}  ${durationOf(trip, context)}${priceOf(trip, context)}`),
    '',
  ]);
  return `${[...lines, ...context.remarks].join('\n').trimEnd()}\n`;
}

/** The action, its notes in one line, and where a ride ends. */
function segmentLine(segment: MergedSegment, { locale, timeZone }: TripsContext): string {
  const { startTime, action = '', notes = '', modeInfo, type, to } = segment;
  const zone = (segment.from ?? segment.location)?.timezone ?? timeZone;
  const parts = [action || (modeInfo?.alt ?? ''), ...notes.split('\n')].filter((part) => part !== '');
  const end = type === 'stationary' ? '' : (to?.name ?? to?.address ?? '');
  return `   ${formatTime(startTime, zone, locale)}  ${parts.join(', ')}${end === '' ? '' : ` → ${end}`}`;
}

/** Departure and arrival, each in the zone of its own end; the date comes first unless it is the requested one. */
function span({ depart, arrive, segments }: MergedTrip, { timeZone, locale, requestedTime }: TripsContext): string {
  const rides = segments.filter(({ type }) => type === 'scheduled');
  const first = rides[0]?.from?.timezone ?? timeZone;
  const last = rides.at(-1)?.to?.timezone ?? timeZone;
  const day = localDay(depart, first);
  const date = day === localDay(requestedTime, timeZone) ? '' : `${formatDate(formatDay(day), locale)}  `;
  return `${date}${formatTime(depart, first, locale)}–${formatTime(arrive, last, locale)}`;
}

function durationOf({ depart, arrive }: MergedTrip, { locale }: TripsContext): string {
  return formatDuration(Math.max(0, shownSeconds(depart, arrive)), locale);
}

function priceOf({ moneyCost, currency }: MergedTrip, { locale }: TripsContext): string {
  return moneyCost === undefined || currency === undefined ? '' : `  ${formatMoney(moneyCost, currency, locale)}`;
}
