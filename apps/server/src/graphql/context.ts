import type { RegionInfo } from '@tripwright/core/model';
import type { Locale } from '@tripwright/core/text';
import type { Planner } from '@tripwright/planner';
import type { Planning } from '../planning/planning.ts';
import type { ResultBudget } from './limits/result-budget.ts';
import type { StopDirectory } from './stop-directory.ts';

/** The context of resolvers, one for each request. Lookups are in memory, so a batching loader would only add delay. */
export interface GraphqlContext {
  readonly planner: Planner;
  readonly planning: Planning;
  /** Name of the client in the queue: the label of its key, or its address without one. */
  readonly client: string;
  readonly stops: StopDirectory;
  /** Regions by their code, as they were when the request arrived. */
  readonly regions: ReadonlyMap<string, RegionInfo>;
  /** Unix seconds; the same for all of a request. */
  readonly now: number;
  /** From `Accept-Language`; the language of texts that have no other. */
  readonly locale: Locale;
  readonly version: string;
  /** Aborted when the client disconnects. */
  readonly signal: AbortSignal;
  /** Limits of the answer; a new budget for every executed operation. */
  readonly budget: ResultBudget;
}
