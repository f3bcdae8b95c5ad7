import type { PlannerErrorCode } from '@tripwright/core/base';
import type { PlanRequest } from '@tripwright/core/model';
import type { Locale } from '@tripwright/core/text';
import type { RegionBuffers } from '@tripwright/planner/node';
import type { RoutingQuery } from '@tripwright/wire/rest-v1';
import type { PackedSnapshot } from '../live/packed-snapshot.ts';
import type { ServiceClock } from '../live/service-clock.ts';
import type { LookupKind, Lookups } from './lookups/lookups.ts';
import type { PlanOptions, RoutingOptions } from './planning.ts';
import type { Question } from './questions/question.ts';

/** What a planning thread begins with. */
export interface ThreadSetup {
  /** In shared memory: every thread reads the same bytes. */
  readonly regions: readonly RegionBuffers[];
  readonly urls: readonly string[];
  readonly planSeconds: number;
  readonly clock: ServiceClock;
  /** A number for each job that may run: 1 = its client has gone away. */
  readonly cancelled: Int32Array;
  /** Two numbers: how many threads have opened the regions, and how many of them are warm. */
  readonly counts: Int32Array;
}

/** One job for a planning thread. */
export type Job = {
  readonly slot: number;
  /** The newest snapshot of each region with live data, by reference: the answer is made from these. */
  readonly live: readonly PackedSnapshot[];
} & (
  | { readonly kind: 'ready' }
  /** Takes the snapshots before the next request does. */
  | { readonly kind: 'live' }
  | { readonly kind: 'plan'; readonly request: PlanRequest; readonly options: PlanOptions }
  | { readonly kind: 'routing'; readonly query: RoutingQuery; readonly options: RoutingOptions }
  | { readonly kind: 'question'; readonly question: Question; readonly locale: Locale }
  | { readonly kind: 'lookup'; readonly name: LookupKind; readonly query: Lookups[LookupKind]['query'] }
);

/** What a thread answers. A `PlannerError` is sent by its parts: between threads errors lose their class and their code. */
export type Reply =
  | { readonly value: unknown }
  | { readonly error: { readonly code: PlannerErrorCode; readonly message: string } };
