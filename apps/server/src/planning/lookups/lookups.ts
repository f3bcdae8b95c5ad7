import type { LatLng } from '@tripwright/core/geo';
import type { PlanRequest } from '@tripwright/core/model';
import type {
  BoardOutcome,
  BoardQuery,
  LineRunsOutcome,
  LineRunsQuery,
  ReachOutcome,
  ReopenedTrip,
  ReopenQuery,
  RunOfTrip,
  ServiceOutcome,
  SwapOutcome,
  SwapQuery,
  TravelTime,
} from '@tripwright/planner';

/** A trip of a region; the rest of the query crosses threads as it is. */
export type TripLookup<Query> = Omit<Query, 'signal'> & { readonly region: string };

/** Several questions about one region, which are all answered from one snapshot. */
export interface RegionLookup {
  readonly region: string;
  readonly realtime: 'live' | 'scheduled';
  /** Language of names (BCP 47). */
  readonly locale: string;
}

/** Which run is meant: the one of a day, or the one nearest to a moment (Unix seconds). */
export interface RunQuery {
  readonly serviceTripId: string;
  readonly run: RunOfTrip | { readonly near: number };
}

/** What can be looked up on a planning thread, whose windows hold the runs: values of the model, for the graph. Undefined = no such region here. */
export interface Lookups {
  readonly 'open-trip': { readonly query: TripLookup<ReopenQuery>; readonly found: ReopenedTrip | undefined };
  readonly 'swap-ride': { readonly query: TripLookup<SwapQuery>; readonly found: SwapOutcome | undefined };
  readonly boards: {
    readonly query: RegionLookup & { readonly boards: readonly Omit<BoardQuery, 'locale'>[] };
    readonly found: readonly BoardOutcome[] | undefined;
  };
  readonly runs: {
    readonly query: RegionLookup & { readonly runs: readonly RunQuery[] };
    readonly found: readonly ServiceOutcome[] | undefined;
  };
  readonly 'line-runs': {
    readonly query: RegionLookup & { readonly lines: readonly Omit<LineRunsQuery, 'locale'>[] };
    readonly found: readonly LineRunsOutcome[] | undefined;
  };
  readonly reach: {
    readonly query: { readonly region: string; readonly request: PlanRequest; readonly seconds: number };
    readonly found: ReachOutcome | undefined;
  };
  readonly 'reach-areas': {
    readonly query: { readonly region: string; readonly request: PlanRequest; readonly limits: readonly number[] };
    readonly found: WrittenAreas | undefined;
  };
  readonly 'travel-times': {
    readonly query: {
      readonly region: string;
      readonly request: PlanRequest;
      readonly seconds: number;
      readonly to: readonly LatLng[];
    };
    readonly found: readonly (TravelTime | undefined)[] | undefined;
  };
}

/** `ReachedAreas` with the coordinates of each area as JSON: thousands of points are one text between threads and in an answer. */
export type WrittenAreas =
  | { readonly kind: 'areas'; readonly areas: readonly string[]; readonly metres: number }
  | { readonly kind: 'none'; readonly reason: 'off-network' | 'no-stop' | 'no-modes' };

/** Name of a lookup. */
export type LookupKind = keyof Lookups;

/** Lookups that take as long as a plan; the others take a few milliseconds. */
const HEAVY: ReadonlySet<LookupKind> = new Set([
  'open-trip',
  'swap-ride',
  'line-runs',
  'reach',
  'reach-areas',
  'travel-times',
]);
/** Larger boards and lists take as long as plans: a thousand departures with their calls are more than a megabyte. */
const LIGHT_EVENTS = 200;
const LIGHT_STOPS = 50;
const LIGHT_RUNS = 50;

/** Whether a lookup takes tens of milliseconds rather than a few, as a plan does. */
export function isHeavyLookup(kind: LookupKind, query: Lookups[LookupKind]['query']): boolean {
  if ('runs' in query) return query.runs.length > LIGHT_RUNS;
  if (!('boards' in query)) return HEAVY.has(kind);
  const sum = (of: (board: Omit<BoardQuery, 'locale'>) => number): number =>
    query.boards.reduce((total, board) => total + of(board), 0);
  return sum(({ limit }) => limit) > LIGHT_EVENTS || sum(({ stops }) => stops.length) > LIGHT_STOPS;
}
