import type { Phrases } from '@tripwright/core/text';
import type { DecodedDepartures } from '@tripwright/wire/rest-v1';
import { type LiveNote, lateness } from './live-view.ts';
import { type PartView, partOf } from './trip-view.ts';

/** A vehicle on the board of a stop. */
export interface BoardRow {
  /** Unix seconds as it runs now. */
  readonly time: number;
  /** By the timetable, where the clock shows another time now. */
  readonly planned: number | undefined;
  readonly part: PartView;
  readonly direction: string;
  readonly platform: string;
  /** It does not take place, or passes the stop. */
  readonly isOff: boolean;
  readonly notes: readonly LiveNote[];
}

/** Words of a board that the page has and the planner has not. */
export interface BoardWords {
  readonly skipped: string;
}

/** The vehicles at a stop, and at all platforms of a station, in the order of their times now. */
export function boardRows(
  { embarkationStops }: DecodedDepartures,
  { say }: Phrases,
  words: BoardWords,
): readonly BoardRow[] {
  return embarkationStops
    .flatMap(({ services }) => services)
    .map((service): BoardRow => {
      const { startTime, realTimeDeparture: now, startPlatform = '', timetableStartPlatform: was } = service;
      const isSkipped = service.isSkipped === true;
      // The status is about this stop, so one that passes it has it, too.
      const isCancelled = !isSkipped && service.realTimeStatus === 'CANCELLED';
      const notes: LiveNote[] = [];
      if (isCancelled) notes.push({ tone: 'bad', text: say('note.cancelled') });
      else if (isSkipped) notes.push({ tone: 'bad', text: words.skipped });
      else if (now !== undefined) notes.push(lateness(startTime, now, say));
      if (was !== undefined && !isCancelled && !isSkipped)
        notes.push({ tone: 'late', text: say('live.platform-changed', { platform: startPlatform, planned: was }) });
      const { modeInfo, serviceNumber, serviceColor } = service;
      const color = serviceColor !== undefined && { serviceColor };
      const time = now ?? startTime;
      return {
        time,
        planned: Math.floor(startTime / 60) === Math.floor(time / 60) ? undefined : startTime,
        part: partOf({ modeInfo, serviceNumber, ...color, startTime: time, endTime: time }),
        direction: service.serviceDirection,
        platform: was === undefined ? startPlatform : '',
        isOff: isCancelled || isSkipped,
        notes,
      };
    })
    .sort((a, b) => a.time - b.time);
}
