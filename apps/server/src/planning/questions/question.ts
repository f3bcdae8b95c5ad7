import type {
  DeparturesQuery,
  LatestQuery,
  ReachAreasQuery,
  ReachStopsQuery,
  ReachTimesQuery,
  ServiceQuery,
  ServicesQuery,
  SwapTripQuery,
  TripLinks,
  TripQuery,
  WaypointQuery,
} from '@tripwright/wire/rest-v1';

/** A parsed request about stops and services, which a planning thread answers: its windows hold the runs. Plain values, since it crosses threads. */
export type Question =
  | { readonly kind: 'departures'; readonly query: DeparturesQuery }
  | { readonly kind: 'service'; readonly query: ServiceQuery }
  | { readonly kind: 'latest'; readonly query: LatestQuery }
  | { readonly kind: 'services'; readonly query: ServicesQuery }
  | { readonly kind: 'reach-stops'; readonly query: ReachStopsQuery }
  | { readonly kind: 'reach-areas'; readonly query: ReachAreasQuery }
  | { readonly kind: 'reach-times'; readonly query: ReachTimesQuery }
  | { readonly kind: 'waypoint'; readonly query: WaypointQuery; readonly now: number }
  | {
      readonly kind: 'swap';
      readonly query: SwapTripQuery;
      readonly links: TripLinks;
      /** Unix seconds. */
      readonly now: number;
    }
  | {
      readonly kind: 'trip';
      readonly query: TripQuery;
      readonly links: TripLinks;
      /** `update`: nothing is answered while the state of the query still holds; `save`: the address of the trip is answered. */
      readonly purpose: 'open' | 'update' | 'save';
      /** Unix seconds. */
      readonly now: number;
    };

/** The answer of an endpoint. */
export interface QuestionAnswer {
  readonly status: number;
  /** JSON; '' = no body. */
  readonly text: string;
}

/** Larger boards and lists take as long as plans: a thousand departures with their calls are more than a megabyte. */
const LIGHT_DEPARTURES = 200;
const LIGHT_STOPS = 50;
const LIGHT_SERVICES = 50;

/** Whether a question takes tens of milliseconds rather than a few, as a plan does. */
export function isHeavyQuestion(question: Question): boolean {
  const { kind } = question;
  switch (kind) {
    case 'departures':
      return question.query.limit > LIGHT_DEPARTURES || question.query.stops.length > LIGHT_STOPS;
    case 'latest':
      return question.query.services.length > LIGHT_SERVICES;
    case 'service':
      return false;
    case 'services':
    case 'reach-stops':
    case 'reach-areas':
    case 'reach-times':
    case 'trip':
    case 'swap':
    case 'waypoint':
      return true;
    default:
      return kind satisfies never;
  }
}
