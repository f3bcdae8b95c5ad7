/** What is wrong with a part of an update. It is left out unless its line says otherwise; the rest of the update is applied. */
export type PartFault =
  /** A stop time update names neither a stop nor a sequence number of the trip. */
  | 'unplaced-call'
  /** The sequence number is that of another call than the stop id, and the trip calls at that stop never or twice (RT-7). */
  | 'contradicting-call'
  /** The sequence number is that of another call than the stop id, and the trip calls at that stop once: the id holds. */
  | 'foreign-number'
  /** A stop that the feed does not have: of a new run, or a platform. */
  | 'unknown-stop'
  /** A time that is more than a day late, or more than four hours early. */
  | 'implausible-time'
  /** A call of a new run without a time. */
  | 'no-time'
  /** Times decrease along the run; they were made monotone (RT-6). */
  | 'decreasing-times';

/** Why a whole update is not applied although its run was found. */
export type UpdateFault =
  /** A new run, or a replacement, has fewer than two calls at known stops with times. */
  | 'too-few-calls'
  /** A copy of a trip without an id or a date of its own, or of a frequency trip (RT-11). */
  | 'no-such-copy'
  /** An earlier or fresher entity of the message is about the same run (RT-15). */
  | 'repeated-run'
  /** A new run without an id, or with a date or a start that cannot be read. */
  | 'bad-new-run';

/** Either kind of fault. */
export type Fault = PartFault | UpdateFault;
