import type { Money } from '../base/index.ts';

/** A ride as the fare rules see it. Indices are the timetable's. */
export interface FareRide {
  readonly feed: number;
  readonly route: number;
  /** -1 = none. */
  readonly agency: number;
  /** Stops called at, from boarding to alighting, both included. */
  readonly stops: readonly number[];
  /** Unix seconds. */
  readonly departure: number;
  readonly arrival: number;
  /** IANA zones of the boarding and the alighting stop (FA-7). */
  readonly departureZone: string;
  readonly arrivalZone: string;
  /** The traveller stays seated from the ride before. */
  readonly seated: boolean;
}

/** Something bought, and the rides it is good for. */
export interface Ticket {
  readonly feed: number;
  /** `fare_id` of version 1, `fare_product_id` of version 2; unique within its feed. */
  readonly id: string;
  /** Name shown to riders; the id where the feed gives none. */
  readonly name: string;
  /** `rider_category_id` the price is for, '' = anyone. Always the feed's default category. */
  readonly riderCategory: string;
  /** Name of the medium this price needs (card, application), '' = any. */
  readonly medium: string;
  /** Negative where a change of vehicles is rewarded (FA-8). */
  readonly money: Money;
  /** Positions in the rides asked about, ascending; it is bought for the first of them. */
  readonly rides: readonly number[];
}

/** What rides cost together. */
export interface Price {
  /** One amount per currency: different currencies are never added (FA-2). */
  readonly total: readonly Money[];
  readonly tickets: readonly Ticket[];
  /** For every ride what is to be paid for it beyond what earlier rides' tickets cover, per currency; empty = nothing more. */
  readonly shares: readonly (readonly Money[])[];
}
