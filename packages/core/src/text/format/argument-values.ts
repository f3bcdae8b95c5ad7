import type { DistanceUnit } from './format-distance.ts';

/** A moment at a place, which messages write as a date, a time, or both. */
export interface Instant {
  /** Unix seconds. */
  readonly at: number;
  /** IANA name of the time zone of the place. */
  readonly zone: string;
}

/** A length, in the units of the reader. */
export interface Distance {
  readonly metres: number;
  readonly unit: DistanceUnit;
}

/** A sum of money. */
export interface Price {
  /** Units of the currency. */
  readonly amount: number;
  /** ISO 4217 code. */
  readonly currency: string;
}

/** A value of a message; the message states the format. */
export type ArgumentValue = string | number | readonly string[] | Instant | Distance | Price;
