import type { Payment } from './itinerary.ts';

/** A payment and what it pays for. */
export interface PricedPart extends Payment {
  /** Positions of the legs that it pays for in the itinerary, ascending; it is paid with the first. */
  readonly legs: readonly number[];
}

/** Costs of an itinerary; undefined money = unknown, never free. */
export interface Costs {
  readonly calories: number;
  /** Kilograms of CO₂. */
  readonly carbon: number;
  /** Inconvenience in imaginary money; for sorting only. */
  readonly hassle: number;
  /** The sum of `parts` in units of `currency`; undefined too where several currencies are to be paid: they are never added (FA-2). */
  readonly money: number | undefined;
  readonly currency: string | undefined;
  /** What is known to be paid, also where the sum is not known. */
  readonly parts: readonly PricedPart[];
}
