import type { RegionInfo } from '@tripwright/core/model';
import type { ResultBudget } from './limits/result-budget.ts';
import type { GraphSource, Reader } from './source/index.ts';
import type { StopDirectory } from './stop-directory.ts';

/** The context of resolvers, one for each request. Its `locale` is from `Accept-Language`: the language of texts that have no other. */
export interface GraphqlContext extends Reader {
  readonly source: GraphSource;
  readonly stops: StopDirectory;
  /** Regions by their code, as they were when the request arrived. */
  readonly regions: ReadonlyMap<string, RegionInfo>;
  readonly version: string;
  /** Limits of the answer; a new budget for every executed operation. */
  readonly budget: ResultBudget;
}
