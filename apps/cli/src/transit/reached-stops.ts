import type { AllArrivals } from '@tripwright/core/engine/transit';
import type { Timetable } from '@tripwright/core/timetable';

/** A stop that can be reached, in the JSON form of `transit --to-all`. */
interface ReachedStop {
  readonly stop: string;
  /** Unix seconds: the earliest arrival there or, with `--arrive-by`, the latest departure from there. */
  readonly time: number;
  readonly boardings: number;
}

/** Every stop that can be reached, by stop number. */
export function reachedJson({ strings, stopId }: Timetable, { times, boardings }: AllArrivals): ReachedStop[] {
  const reached: ReachedStop[] = [];
  times.forEach((time, stop) => {
    if (Number.isNaN(time)) return;
    reached.push({ stop: strings.get(stopId[stop] as number), time, boardings: boardings[stop] as number });
  });
  return reached;
}

/** The same as CSV. */
export function printReached(timetable: Timetable, reached: AllArrivals): string {
  const quoted = (text: string): string => (/[",\n\r]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
  const rows = reachedJson(timetable, reached).map(
    ({ stop, time, boardings }) => `${quoted(stop)},${new Date(time * 1000).toISOString()},${boardings}`,
  );
  return `${['stop,time,boardings', ...rows].join('\n')}\n`;
}
