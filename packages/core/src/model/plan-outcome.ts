import type { Costs } from './costs.ts';
import type { Itinerary } from './itinerary.ts';
import type { LiveFacts } from './live-facts.ts';
import type { PlanExplanation } from './plan-explanation.ts';
import type { PlanRequest } from './plan-request.ts';

/**
 * Why the answer to a valid request is empty.
 * - `outside-from`, `outside-to`: no region covers that end · `different-regions`: no single region covers both
 * - `too-close`: both ends are practically one place (spec 4.2 rule 6)
 * - `off-network-from`, `off-network-to`: no street near that end; with a `mode` among the values, no street that this mode may use
 * - `no-modes`: none of the requested modes exists in the region · `ruled-out`: limits of the request on modes, operators and feeds exclude all of them
 * - `no-service-date`: the date lies outside the timetable · `no-service-in-window`: no line in reach runs at that time
 * - `no-stop-from`, `no-stop-to`: no stop in reach of that end, or none with a ride that the request allows
 * - `no-connection`: a complete search found no connection · `avoided-stops`: every connection uses an avoided stop
 * - `arrives-too-late`: no departure after the earliest time arrives by the latest time
 * - `inaccessible`: every connection has a part that is known to be inaccessible by wheelchair
 * - `walk-too-long`: every connection has a longer walk than allowed · `too-far`: the way is longer than the limit for moves over streets alone
 * - `round-trip-only`: hired vehicles must be returned where they were taken
 * For a provider's vehicles, with the `mode` among the values:
 * - `no-vehicle-from`: no vehicle to hire in reach of the origin · `no-vehicle-to`: no vehicle that may be left at the destination
 * - `outside-zone-from`: no provider picks up at the origin · `outside-zone-to`: none of those serves the destination · `closed`: only at other times
 * - `unknown-provider`: the region has no provider of the requested name
 * Where candidates were found:
 * - `walking-is-better`: no candidate is better than walking the whole way (IT-13)
 * - `not-better`: no combination is better than walking or than a single mode (spec 4.2 rule 2)
 * - `stopped-early`: the work budget was used up first
 */
export type EmptyReason =
  | 'outside-from'
  | 'outside-to'
  | 'different-regions'
  | 'too-close'
  | 'off-network-from'
  | 'off-network-to'
  | 'no-modes'
  | 'ruled-out'
  | 'no-service-date'
  | 'no-service-in-window'
  | 'no-stop-from'
  | 'no-stop-to'
  | 'no-connection'
  | 'avoided-stops'
  | 'arrives-too-late'
  | 'inaccessible'
  | 'walk-too-long'
  | 'too-far'
  | 'round-trip-only'
  | 'no-vehicle-from'
  | 'no-vehicle-to'
  | 'outside-zone-from'
  | 'outside-zone-to'
  | 'closed'
  | 'unknown-provider'
  | 'walking-is-better'
  | 'not-better'
  | 'stopped-early';

/** The reason of an empty answer, with named values for its text (dates as `YYYY-MM-DD`). */
export interface Empty {
  readonly reason: EmptyReason;
  readonly values: Readonly<Record<string, string | number>>;
}

/**
 * A remark about an answer; codes name phrases of `core/text`. Values: `unknown-mode` has the `nearest` identifier where one is similar;
 * `unknown-limit` has the `name` in a limit on rides that matches nothing; `unknown-language` has the requested `language`, which another
 * language replaces; `unavailable-mode` is a known mode that the region lacks; `closed-by-alert` has the `names` of lines and stops near the ends of the trip that
 * an alert closes, joined by commas. `leaves-much-later` and `arrives-much-earlier`: all rides by timetable leave three hours or more after the earliest
 * departure (arrive three hours or more before the latest arrival), mostly on the next day (the day before).
 */
export interface Advisory {
  readonly code:
    | 'deprecated-mode'
    | 'unknown-mode'
    | 'unavailable-mode'
    | 'unknown-stop'
    | 'unknown-limit'
    | 'unknown-language'
    | 'stopped-early'
    | 'straight-line-walks'
    | 'closed-by-alert'
    | 'leaves-much-later'
    | 'arrives-much-earlier'
    | 'trip-times-changed'
    | 'trip-line-replaced'
    | 'trip-replanned'
    | 'trip-cancelled'
    | 'trip-gone';
  readonly values: Readonly<Record<string, string | number>>;
}

/** An itinerary with its costs and its score. */
export interface ScoredItinerary {
  readonly itinerary: Itinerary;
  readonly costs: Costs;
  /** Imaginary money; lower fits the request better (spec 2.3). */
  readonly weightedScore: number;
}

/** Itineraries over the same lines at different times: the representative first, the others by departure. */
export interface ItineraryGroup {
  readonly itineraries: readonly ScoredItinerary[];
  /** Whole minutes between departures on average; undefined for a single itinerary (FQ-9). */
  readonly frequencyMinutes: number | undefined;
}

/** The result for one set of modes. */
export interface ModeSetOutcome {
  readonly modes: readonly string[];
  readonly groupCount: number;
  readonly empty: Empty | undefined;
}

/** The answer to a plan request: groups of itineraries, or the reason why there are none. */
export interface PlanOutcome {
  readonly request: PlanRequest;
  /** Codes of the regions of origin and destination; empty where both lie outside all regions. */
  readonly regions: readonly string[];
  readonly groups: readonly ItineraryGroup[];
  readonly outcomes: readonly ModeSetOutcome[];
  /** Set if and only if there are no groups. */
  readonly empty: Empty | undefined;
  readonly advisories: readonly Advisory[];
  /** The realtime data behind the answer; absent where it comes from the timetable alone. */
  readonly live?: LiveFacts;
  /** Set where the caller asked for it. */
  readonly explanation?: PlanExplanation;
}
