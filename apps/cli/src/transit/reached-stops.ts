import { zoneOffset } from '@tripwright/core/base';
import type { AllArrivals } from '@tripwright/core/engine/transit';
import type { StopIndex, Timetable } from '@tripwright/core/timetable';

/** A reachable stop in the JSON form of `transit --to-all`. */
interface ReachedStop {
  readonly stop: string;
  /** Unix seconds: the earliest arrival at the stop or, with `--arrive-by`, the latest departure from it. */
  readonly time: number;
  readonly boardings: number;
}

/** Every reachable stop, in the order of the timetable. */
export function reachedJson({ strings, stopId }: Timetable, { times, boardings }: AllArrivals): ReachedStop[] {
  const reached: ReachedStop[] = [];
  times.forEach((time, stop) => {
    if (Number.isNaN(time)) return;
    reached.push({ stop: strings.get(stopId[stop as StopIndex]!), time, boardings: boardings[stop] as number });
  });
  return reached;
}

/** Every reachable stop as CSV, times in a zone with their offset. */
export function printReached(timetable: Timetable, reached: AllArrivals, zone: string): string {
  const quoted = (text: string): string => (/[",\n\r]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
  const rows = reachedJson(timetable, reached).map(
    ({ stop, time, boardings }) => `${quoted(stop)},${localText(time, zone)},${boardings}`,
  );
  return `${['stop,time,boardings', ...rows].join('\n')}\n`;
}

/** ISO 8601 with the offset of the zone at that instant. */
function localText(instant: number, zone: string): string {
  const offset = zoneOffset(instant, zone);
  const text = new Date((instant + offset) * 1000).toISOString().slice(0, 19);
  const minutes = Math.round(Math.abs(offset) / 60);
  const two = (value: number): string => String(value).padStart(2, '0');
  return `${text}${offset < 0 ? '-' : '+'}${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}
