import { PlannerError } from '@tripwright/core/base';
import type { PlanOutcome, PlanRequest } from '@tripwright/core/model';
import type { Locale } from '@tripwright/core/text';
import type { Planner } from '@tripwright/planner';
import { encodeRouting, type RoutingQuery, type TripLinks } from '@tripwright/wire/rest-v1';
import type { PackedSnapshot } from '../live/packed-snapshot.ts';
import { lookUp } from './lookups/look-up.ts';
import type { LookupKind, Lookups } from './lookups/lookups.ts';
import { answerQuestion } from './questions/answer-question.ts';
import type { Question, QuestionAnswer } from './questions/question.ts';

/** How a plan is made, besides its request. */
export interface PlanOptions {
  readonly locale: Locale;
  readonly explain: boolean;
  /** Code of the only region that may answer; the best of those that cover both ends unless given. */
  readonly region?: string;
}

/** Who asks for a plan. */
export interface Caller {
  /** Aborted when the client has gone away: its search ends. */
  readonly signal?: AbortSignal;
  /** Name of the client in the queue, where clients take turns: the label of its key, or its address without one. */
  readonly client: string;
}

/** How a routing answer is written. */
export interface RoutingOptions {
  readonly locale: Locale;
  /** Gives its trips the addresses by which they are opened again. */
  readonly links?: TripLinks;
}

/** An answer of `/v1/routing.json` as text, and how long its steps took. */
export interface RoutingAnswer {
  readonly text: string;
  readonly planMs: number;
  readonly writeMs: number;
}

/** Makes plans for the faces: on this thread, or on others. */
export interface Planning {
  /** @throws PlannerError `overloaded` where too many wait */
  plan(request: PlanRequest, options: PlanOptions, caller: Caller): Promise<PlanOutcome>;
  /** A plan as REST answers it. @throws PlannerError `overloaded` where too many wait */
  routing(query: RoutingQuery, options: RoutingOptions, caller: Caller): Promise<RoutingAnswer>;
  /** Answers a question about services and trips. @throws PlannerError `overloaded` where too many wait */
  answer(question: Question, locale: Locale, caller: Caller): Promise<QuestionAnswer>;
  /** Looks something up for the graph. @throws PlannerError `overloaded` where too many wait */
  lookUp<Kind extends LookupKind>(
    kind: Kind,
    query: Lookups[Kind]['query'],
    caller: Caller,
  ): Promise<Lookups[Kind]['found']>;
  /** Whether a request would be let in now: asked before the work of reading one. */
  hasRoom(isHeavy: boolean, client: string): boolean;
  /** Whether a heavy request would have to wait for a thread now. */
  isBusy(): boolean;
  /** Makes plans from a newer snapshot of a region from now on; those under way end with the one that they began with. */
  setLive(packed: PackedSnapshot): void;
  /** Whether every thread is ready to search at full speed. */
  isReady(): boolean;
  /** Bytes of the heap that each thread uses; empty without threads. */
  heapBytes(): Promise<readonly number[]>;
  /** Ends what is running. */
  close(): Promise<void>;
}

/** Plans on the thread that asks, one request after the other. Live data is that of the planner. */
export function planHere(planner: Planner): Planning {
  return {
    plan: (request, options, { signal }) => planner.plan(request, { ...options, ...(signal && { signal }) }),
    routing: (query, options, { signal }) => answerRouting(planner, query, options, signal),
    answer: (question, locale, { signal }) => answerQuestion(planner, question, locale, signal),
    lookUp: async (kind, query, { signal }) => lookUp(planner, kind, query, signal),
    hasRoom: () => true,
    isBusy: () => false,
    setLive: () => undefined,
    isReady: () => true,
    heapBytes: async () => [],
    close: async () => undefined,
  };
}

/** Plans and encodes an answer of `/v1/routing.json`. @param signal aborted = the search ends */
export async function answerRouting(
  planner: Planner,
  query: RoutingQuery,
  { locale, links }: RoutingOptions,
  signal: { readonly aborted: boolean } | undefined,
): Promise<RoutingAnswer> {
  const started = performance.now();
  const outcome = await planner.plan(query.request, { explain: query.explain, locale, ...(signal && { signal }) });
  const planned = performance.now();
  const regions = new Map(planner.regions().map((region) => [region.code, region]));
  const text = JSON.stringify(encodeRouting(outcome, { ...query, locale, regions, ...(links && { links }) }));
  return { text, planMs: planned - started, writeMs: performance.now() - planned };
}

/** The refusal of a request that finds too many waiting. */
export function overloaded(): PlannerError {
  return new PlannerError('overloaded', 'Too many requests wait for an answer. Ask again in some seconds.');
}
