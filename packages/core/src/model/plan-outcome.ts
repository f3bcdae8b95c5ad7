import type { Costs } from './costs.ts';
import type { Itinerary } from './itinerary.ts';
import type { PlanExplanation } from './plan-explanation.ts';
import type { PlanRequest } from './plan-request.ts';

/**
 * Why an answer is empty. The request was understood; the world gives nothing.
 * - `outside-from`, `outside-to`: no region covers that end · `different-regions`: no one region covers both
 * - `too-close`: both ends are effectively one place (spec 4.2 rule 6)
 * - `off-network-from`, `off-network-to`: no usable street within reach of that end (`mode` for which, where not for anybody)
 * - `no-modes`: none of the modes asked for exists here · `ruled-out`: the request's own limits on modes, operators and feeds leave nothing of them
 * - `no-service-date`: the timetable knows no service on that date · `no-service-in-window`: none in reach runs then
 * - `no-stop-from`, `no-stop-to`: no stop in reach of that end, or none where anything calls that may be ridden
 * - `no-connection`: searched to the end, nothing leads there · `avoided-stops`: nothing leads there without the avoided stops
 * - `arrives-too-late`: nothing that leaves after the one time is there by the other
 * - `inaccessible`: what leads there is known not to be usable with a wheelchair
 * - `walk-too-long`: what leads there has a longer walk than the traveller allows · `too-far`: nobody moves over streets alone for so long
 * - `round-trip-only`: what can be hired there has to be brought back there
 * Where others provide the vehicle, with the `mode` among the values:
 * - `no-vehicle-from`: nothing to hire within reach of the origin · `no-vehicle-to`: what there is cannot be taken to the destination and left there
 * - `outside-zone-from`: nobody picks up there · `outside-zone-to`: nobody who does goes there · `closed`: at other times somebody would
 * - `unknown-provider`: the provider asked for by name is none of the region's
 * And where there is more than one way to go:
 * - `walking-is-better`: ways exist, none better than walking all the way (IT-13)
 * - `not-better`: combinations exist, none better than walking or than a single mode (spec 4.2 rule 2)
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

/** A reason and what an operator needs to act on it: named values for the text layer (dates as `YYYY-MM-DD`). */
export interface Empty {
  readonly reason: EmptyReason;
  readonly values: Readonly<Record<string, string | number>>;
}

/**
 * Found, but worth knowing (never together with an empty answer's reason). Codes name phrases of the text layer. `unknown-mode` has
 * the `nearest` identifier among its values where one looks like it; `unknown-limit` has the `name` in a limit on rides that nothing bears; `unknown-language` the `language` asked for, instead of which another one is spoken; `unavailable-mode` is known but the region has nothing of it.
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
    | 'straight-line-walks';
  readonly values: Readonly<Record<string, string | number>>;
}

export interface ScoredItinerary {
  readonly itinerary: Itinerary;
  readonly costs: Costs;
  /** Lower fits the query better (spec 2.3). */
  readonly weightedScore: number;
}

/** One way of getting there: like itineraries, the representative first, the others by departure. */
export interface ItineraryGroup {
  readonly itineraries: readonly ScoredItinerary[];
  /** Whole minutes between departures on average; undefined for a single one (FQ-9). */
  readonly frequencyMinutes: number | undefined;
}

/** What became of each set of modes that was searched on its own. */
export interface ModeSetOutcome {
  readonly modes: readonly string[];
  readonly groupCount: number;
  readonly empty: Empty | undefined;
}

export interface PlanOutcome {
  readonly request: PlanRequest;
  /** Codes of the regions of origin and destination; empty when outside all. */
  readonly regions: readonly string[];
  readonly groups: readonly ItineraryGroup[];
  readonly outcomes: readonly ModeSetOutcome[];
  /** Set exactly when there are no groups. */
  readonly empty: Empty | undefined;
  readonly advisories: readonly Advisory[];
  /** Only where it was asked for. */
  readonly explanation?: PlanExplanation;
}
