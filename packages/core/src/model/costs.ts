import type { Payment } from './itinerary.ts';

/** A payment and the legs that it covers. */
export interface PricedPart extends Payment {
  /** Positions in the itinerary of the legs that it covers, ascending; it is paid with the first of them. */
  readonly legs: readonly number[];
}

/** The costs of an itinerary. Undefined money means unknown, never free. */
export interface Costs {
  /** Kilocalories that the traveller burns. */
  readonly calories: number;
  /** Kilograms of CO₂. */
  readonly carbon: number;
  /** Inconvenience in cost units (about a euro), for the score only. */
  readonly hassle: number;
  /** The sum of `parts` in units of `currency`; undefined where it is unknown or in several currencies, which are never added (FA-2). */
  readonly money: number | undefined;
  readonly currency: string | undefined;
  /** The known payments, also where the sum is unknown. */
  readonly parts: readonly PricedPart[];
}
