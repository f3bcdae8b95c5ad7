import type { ReopenedTrip, ReopenQuery, SwapOutcome, SwapQuery } from '@tripwright/planner';

/** A trip of a region; the rest of the query crosses threads as it is. */
export type TripLookup<Query> = Omit<Query, 'signal'> & { readonly region: string };

/** What can be looked up on a planning thread, whose windows hold the runs: values of the model, for the graph. Undefined = no such region here. */
export interface Lookups {
  readonly 'open-trip': { readonly query: TripLookup<ReopenQuery>; readonly found: ReopenedTrip | undefined };
  readonly 'swap-ride': { readonly query: TripLookup<SwapQuery>; readonly found: SwapOutcome | undefined };
}

/** Name of a lookup. */
export type LookupKind = keyof Lookups;

/** Lookups that take as long as a plan; the others take a few milliseconds. */
const HEAVY: ReadonlySet<LookupKind> = new Set(['open-trip', 'swap-ride']);

/** Whether a lookup takes tens of milliseconds rather than a few, as a plan does. */
export function isHeavyLookup(kind: LookupKind): boolean {
  return HEAVY.has(kind);
}
