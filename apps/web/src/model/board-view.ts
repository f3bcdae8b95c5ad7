import type { Phrases } from '@tripwright/core/text';
import type { DecodedDepartures } from '@tripwright/wire/rest-v1';
import type { Say } from '../strings.ts';
import { type LiveNote, lateness, sourceNotes } from './live-view.ts';
import { type PartView, partOf } from './trip-view.ts';

/** A vehicle on the board of a stop, or all vehicles of a line of which the timetable gives the interval alone. */
export interface BoardRow {
  /** Unix seconds as it runs now; of an interval that runs already, the first place in the board. */
  readonly time: number;
  /** By the timetable, where the clock shows another time now. */
  readonly planned: number | undefined;
  /** "every 10 min", in place of times that would only pretend to be exact. */
  readonly interval: string | undefined;
  /** Whether the clock is shown: not of a line that runs at an interval already. */
  readonly hasClock: boolean;
  readonly part: PartView;
  readonly direction: string;
  readonly platform: string;
  /** It does not take place, or passes the stop. */
  readonly isOff: boolean;
  readonly notes: readonly LiveNote[];
}

type Service = DecodedDepartures['embarkationStops'][number]['services'][number];

/**
 * The vehicles at a stop, and at all platforms of a station, in the order of their times now. Runs that only an interval is known of are one row.
 * @param from Unix seconds at which the board begins
 */
export function boardRows(
  { embarkationStops }: DecodedDepartures,
  from: number,
  { phrases, say }: { readonly phrases: Phrases; readonly say: Say },
): readonly BoardRow[] {
  const rows = embarkationStops
    .flatMap(({ services }) => services)
    .map((service) => ({ service, row: boardRow(service, from, phrases, say) }))
    .sort((a, b) => a.row.time - b.row.time);
  const shown = new Set<string>();
  return rows.flatMap(({ service, row }) => {
    if (row.interval === undefined || row.isOff) return [row];
    const { routeID, serviceNumber, serviceDirection, frequency, startPlatform } = service;
    const line = JSON.stringify([routeID, serviceNumber, serviceDirection, frequency, startPlatform]);
    if (shown.has(line)) return [];
    shown.add(line);
    return [row];
  });
}

function boardRow(service: Service, from: number, phrases: Phrases, say: Say): BoardRow {
  const { startTime, realTimeDeparture: now, startPlatform = '', timetableStartPlatform: was, frequency } = service;
  const isSkipped = service.isSkipped === true;
  // The status is about this stop, so one that passes it has it, too.
  const isCancelled = !isSkipped && service.realTimeStatus === 'CANCELLED';
  const notes: LiveNote[] = [];
  if (isCancelled) notes.push({ tone: 'bad', text: phrases.say('note.cancelled') });
  else if (isSkipped) notes.push({ tone: 'bad', text: say('skipsStop') });
  else if (now !== undefined) notes.push(lateness(startTime, now, phrases.say));
  if (was !== undefined && !isCancelled && !isSkipped)
    notes.push({ tone: 'late', text: phrases.say('live.platform-changed', { platform: startPlatform, planned: was }) });
  if (!isCancelled && !isSkipped) notes.push(...sourceNotes(service.liveSource, phrases.say));
  const { modeInfo, serviceNumber, serviceColor } = service;
  const color = serviceColor !== undefined && { serviceColor };
  const time = now ?? startTime;
  const seconds = frequency === undefined ? undefined : frequency * 60;
  return {
    time,
    planned: Math.floor(startTime / 60) === Math.floor(time / 60) ? undefined : startTime,
    interval: seconds === undefined ? undefined : say('every', { duration: seconds }),
    hasClock: seconds === undefined || time > from + seconds,
    part: partOf({ modeInfo, serviceNumber, ...color, startTime: time, endTime: time }),
    direction: service.serviceDirection,
    platform: was === undefined ? startPlatform : '',
    isOff: isCancelled || isSkipped,
    notes,
  };
}
