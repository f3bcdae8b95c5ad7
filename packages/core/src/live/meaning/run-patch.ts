import { CHANGE_KINDS, type ChangeKind, type NewRoute } from '../snapshot/run-changes.ts';
import { ContentHash } from './content-hash.ts';

/** Numbers per call in `RunPatch.calls`, and the place of each. */
export const CALL_WIDTH = 8;
/** Position in the trip of the timetable, −1 = none. */
export const CALL_POSITION = 0;
/** Stop in use. */
export const CALL_STOP = 1;
/** Times now, seconds after the start of the service day. */
export const CALL_ARRIVAL = 2;
export const CALL_DEPARTURE = 3;
/** Times by the timetable, `NO_TIME` = none. */
export const CALL_SCHEDULED_ARRIVAL = 4;
export const CALL_SCHEDULED_DEPARTURE = 5;
/** Bits, made by {@link packFacts}. */
export const CALL_FACTS = 6;
/** Place in `RunPatch.headsigns` plus one, 0 = that of the run. */
export const CALL_HEADSIGN = 7;

/** Bits of one number: sources of arrival and departure (3 each), boarding rules (4), flags. */
export function packFacts(arrivalSource: number, departureSource: number, rules: number, flags: number): number {
  return arrivalSource | (departureSource << 3) | (rules << 6) | (flags << 10);
}

/** What one source makes of one run, worked out against the timetable. It never changes, and says nothing of what else the source holds. */
export interface RunPatch {
  readonly kind: ChangeKind;
  /** The trip that the run belongs to, copies or replaces; −1 = none in the timetable. */
  readonly trip: number;
  /** Service day, days since 1970-01-01. */
  readonly day: number;
  /** Seconds of the service day at which the run of a frequency trip was announced to start; −1 for other trips. */
  readonly start: number;
  /** Route of the timetable, −1 = `newRoute`. */
  readonly route: number;
  readonly newRoute: NewRoute | undefined;
  /** Index of the zone in which its service day starts. */
  readonly zone: number;
  /** Unix seconds of the update. */
  readonly time: number;
  /** Id of a run that the timetable lacks, else ''. */
  readonly id: string;
  /** '' = as in the timetable, or none. */
  readonly headsign: string;
  readonly shortName: string;
  /** Id of the vehicle that runs it, '' = unknown. */
  readonly vehicle: string;
  /** `CALL_WIDTH` numbers per call. */
  readonly calls: Int32Array;
  readonly headsigns: readonly string[];
  /**
   * The run that it is about, within its feed: patches with the same key exclude one another. Runs of frequency trips have one key per announced
   * start, runs that the timetable lacks one per id and service day.
   */
  readonly key: string;
  /** Hash of all of it but `time`, as two whole numbers. */
  readonly hash: readonly [number, number];
}

/** A patch with its key and its hash. */
export function runPatch(parts: Omit<RunPatch, 'hash' | 'key'>): RunPatch {
  const { kind, trip, day, start, id } = parts;
  const hash = new ContentHash()
    .int(CHANGE_KINDS.indexOf(kind))
    .int(trip)
    .int(day)
    .int(start)
    .int(parts.route)
    .int(parts.newRoute?.feed ?? -1)
    .text(parts.newRoute?.id ?? '')
    .text(parts.newRoute?.mode ?? '')
    .int(parts.zone)
    .text(id)
    .text(parts.headsign)
    .text(parts.shortName)
    .ints(parts.calls);
  for (const headsign of parts.headsigns) hash.text(headsign);
  const key = isExtra(kind) ? `+${id} ${day}` : `${trip} ${day} ${start}`;
  return { ...parts, key, hash: hash.words() };
}

/** Whether the run comes beside those of the timetable. */
export function isExtra(kind: ChangeKind): boolean {
  return kind === 'added' || kind === 'duplicated';
}
