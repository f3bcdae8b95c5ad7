import type { RegionInfo } from '@tripwright/core/model';
import type { Locale } from '@tripwright/core/text';
import type { Planner } from '@tripwright/planner';
import type { ResultBudget } from './limits/result-budget.ts';
import type { StopDirectory } from './stop-directory.ts';

/** What resolvers work with; one for each request. Lookups are in memory, so nothing is batched: a loader would only add delay. */
export interface GraphqlContext {
  readonly planner: Planner;
  readonly stops: StopDirectory;
  /** Regions by their code, as they were when the request came. */
  readonly regions: ReadonlyMap<string, RegionInfo>;
  /** Unix seconds; the same for all of a request. */
  readonly now: number;
  /** From `Accept-Language`; for texts that name no language in any other way. */
  readonly locale: Locale;
  readonly version: string;
  /** The caller went away. */
  readonly signal: AbortSignal;
  /** What the answer may still grow to; a new one for every operation that is executed. */
  readonly budget: ResultBudget;
}
