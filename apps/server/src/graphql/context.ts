import type { RegionInfo } from '@tripwright/core/model';
import type { Keyring } from '../keys/index.ts';
import type { ResultBudget } from './limits/result-budget.ts';
import type { GraphSource, Reader } from './source/index.ts';
import type { StopDirectory } from './stop-directory.ts';

/** What the graph does with keys. */
export type KeyCounter = Pick<Keyring, 'use' | 'register' | 'revoke'>;

/** The context of resolvers, one for each request. Its `locale` is from `Accept-Language`: the language of texts that have no other. */
export interface GraphqlContext extends Reader {
  readonly source: GraphSource;
  readonly stops: StopDirectory;
  /** Regions by their code, as they were when the request arrived. */
  readonly regions: ReadonlyMap<string, RegionInfo>;
  /** The keys of the server; absent where it has none to give. */
  readonly keys?: KeyCounter;
  /** The HTTP request; absent for subscriptions, which many clients share. */
  readonly request?: Request;
  /** Whether a request comes from the operator. */
  readonly isOperator: (request: Request) => boolean;
  /** Address of the client; '' without a socket. */
  readonly address: string;
  readonly version: string;
  /** Limits of the answer; a new budget for every executed operation. */
  readonly budget: ResultBudget;
}
