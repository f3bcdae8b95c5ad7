import type { PlanOutcome, PlanRequest } from '@tripwright/core/model';
import type { Locale } from '@tripwright/core/text';
import type { SwapOutcome } from '@tripwright/planner';
import type { Reader } from './graph-source.ts';

/** How a trip is read. */
export interface TripOptions {
  /** Language of names. */
  readonly locale: Locale;
  /** Whether to work out what follows a missed vehicle. */
  readonly withChanges: boolean;
}

/** A trip as it is now, or why there is none. */
export type OpenedTrip =
  | {
      readonly kind: 'open';
      /** One group with one itinerary. Its advisories say what changed. */
      readonly outcome: PlanOutcome;
      /** Whether all rides are the described ones, possibly at other times. */
      readonly isSameTrip: boolean;
    }
  | {
      readonly kind: 'gone';
      readonly code: 'INVALID_ID' | 'UNKNOWN_REGION' | 'TRIP_GONE';
      /** The request that the trip answered; undefined where the id says none. */
      readonly request: PlanRequest | undefined;
    };

/** Reads of trips. */
export interface TripReads {
  /** Plans a request. @param options the language of names; `explain`: whether to say how the answer came about; `outcomes`: whether the outcome of each set of modes is wanted */
  plan(
    request: PlanRequest,
    options: { readonly locale: Locale; readonly explain: boolean; readonly outcomes: boolean },
    reader: Reader,
  ): Promise<PlanOutcome>;
  /** A trip by its address, as it is now. */
  open(address: string, options: TripOptions, reader: Reader): Promise<OpenedTrip>;
  /** A trip by its address, with another vehicle in the place of one ride. @param ride its position among the rides of the trip */
  swap(
    address: string,
    ride: number,
    to: 'next' | 'previous',
    options: TripOptions,
    reader: Reader,
  ): Promise<SwapOutcome>;
}
