import type { PlanOutcome, PlanRequest } from '@tripwright/core/model';
import type { Locale } from '@tripwright/core/text';
import type { Reader } from './graph-source.ts';

/** Reads of trips. */
export interface TripReads {
  /** Plans a request. @param options the language of names; `explain`: whether to say how the answer came about */
  plan(
    request: PlanRequest,
    options: { readonly locale: Locale; readonly explain: boolean },
    reader: Reader,
  ): Promise<PlanOutcome>;
}
