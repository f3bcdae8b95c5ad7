import type { TripMatch } from '../match/trip-match.ts';
import type { Fault } from '../meaning/fault.ts';
import type { RunPatch } from '../meaning/run-patch.ts';
import type { Alert, TripDescriptor, VehiclePosition } from '../message/realtime-message.ts';

/** A trip update, held against the timetable. */
export interface UpdateState {
  readonly id: string;
  /** Hash of the update as it came, by which an unchanged one is recognised. */
  readonly fingerprint: readonly [number, number];
  /** Unix seconds: the time of the update, else of its message. */
  readonly time: number;
  readonly descriptor: TripDescriptor;
  readonly match: TripMatch;
  readonly patch: RunPatch | undefined;
  readonly faults: readonly Fault[];
  /** Unix seconds of the earliest given time that has not happened yet: until then the same update means the same. */
  readonly sameUntil: number;
}

/** A vehicle, held against the timetable. */
export interface VehicleState {
  readonly id: string;
  /** Unix seconds: the time of the measurement, else of the message. */
  readonly time: number;
  readonly position: VehiclePosition;
  /** undefined = it names no trip. */
  readonly match: TripMatch | undefined;
  /** The run as its place predicts it; undefined where that says nothing, or the source does not allow it. */
  readonly patch: RunPatch | undefined;
}

/** An alert as it came. */
export interface AlertState {
  readonly id: string;
  readonly alert: Alert;
}
