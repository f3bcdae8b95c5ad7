/** Why a part of an update is not applied. The rest of the update is. */
export const PART_FAULTS = [
  /** A stop time update names neither a stop nor a sequence number of the trip. */
  'unplaced-call',
  /** Its sequence number and its stop id are of different calls (RT-7). */
  'contradicting-call',
  /** A stop that the feed does not have: of a new run, or a platform. */
  'unknown-stop',
  /** A time that is more than a day late, or more than four hours early. */
  'implausible-time',
  /** A call of a new run without a time. */
  'no-time',
  /** Times decrease along the run; they were made monotone (RT-6). */
  'decreasing-times',
] as const;
/** A fault of {@link PART_FAULTS}. */
export type PartFault = (typeof PART_FAULTS)[number];

/** Why a whole update is not applied although its run was found. */
export const UPDATE_FAULTS = [
  /** A new run, or a replacement, has fewer than two calls at known stops with times. */
  'too-few-calls',
  /** A copy of a trip without an id or a date of its own, or of a frequency trip (RT-11). */
  'no-such-copy',
  /** An earlier or fresher entity of the message is about the same run (RT-15). */
  'repeated-run',
  /** A new run without an id, or with a date or a start that cannot be read. */
  'bad-new-run',
] as const;
/** A fault of {@link UPDATE_FAULTS}. */
export type UpdateFault = (typeof UPDATE_FAULTS)[number];

/** Either kind of fault. */
export type Fault = PartFault | UpdateFault;
