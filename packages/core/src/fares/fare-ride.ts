import type { Money } from '../base/index.ts';
import type { AgencyIndex, FeedIndex, RouteIndex, StopIndex } from '../timetable/index.ts';

/** A ride to be priced. Indices are those of the timetable. */
export interface FareRide {
  readonly feed: FeedIndex;
  readonly route: RouteIndex;
  /** -1 = none. */
  readonly agency: AgencyIndex;
  /** The stops of its calls, from boarding to alighting, both included. */
  readonly stops: readonly StopIndex[];
  /** Unix seconds. */
  readonly departure: number;
  readonly arrival: number;
  /** Time zones (IANA) of the boarding and the alighting stop (FA-7). */
  readonly departureZone: string;
  readonly arrivalZone: string;
  /** Whether the traveller stays seated from the ride before. */
  readonly seated: boolean;
}

/** A ticket and the rides that it covers. */
export interface Ticket {
  readonly feed: FeedIndex;
  /** `fare_id` of version 1, `fare_product_id` of version 2; unique within its feed. */
  readonly id: string;
  /** Name shown to riders; '' = none. */
  readonly name: string;
  /** `rider_category_id` of the price; '' = anyone. */
  readonly riderCategory: string;
  /** Name of the medium that the price needs (card, application); '' = any. */
  readonly medium: string;
  /** Negative for a discount on a transfer (FA-8). */
  readonly money: Money;
  /** Positions among the rides to be priced, ascending; it is bought for the first of them. */
  readonly rides: readonly number[];
}

/** The price of rides together. */
export interface Price {
  /** One amount per currency; different currencies are never added (FA-2). */
  readonly total: readonly Money[];
  readonly tickets: readonly Ticket[];
  /** Per ride, the amounts due with it, by currency; empty where tickets of earlier rides cover it. */
  readonly shares: readonly (readonly Money[])[];
}
