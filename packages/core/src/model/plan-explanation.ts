import type { Costs } from './costs.ts';
import type { Itinerary } from './itinerary.ts';

/**
 * Why a candidate is not in the answer.
 * - `dominated`: another ride of the same search leaves no earlier, arrives no later and boards no more vehicles (IT-1)
 * - `walking-is-better`: walking the whole way takes no longer and is no harder (IT-13)
 * - `single-mode-is-better`: a single mode is at least as good in every criterion (spec 4.2 rule 2)
 * - `worse-than-another`: another itinerary of the same modes is as good in every criterion, walking, carbon and money included, and better in one
 * - `one-mode-only`: found in a search for combinations, but uses a single mode, which is the answer to another request (spec 4.2 rule 1)
 * - `slower-alike`: another car park or hire station arrives sooner
 * - `car-park-alike`: parks on the street although a car park about as near and quick is known and no dearer
 * - `fits-no-better`: found by a search for the weights of the request, but its score is no better than that of the other candidates
 * - `out-of-time`: a combination that could not be compared with each mode alone before the deadline
 * - `same-vehicles`: the same runs as another itinerary of its group, with a worse score
 * - `not-the-best`: the request wants only the best
 * - `arrives-too-late`: arrives after the latest time of the request
 * - `walk-too-long`: has a walk longer than the request allows
 * - `takes-too-long`: takes longer than the limit for moves over streets alone
 * - `inaccessible`: a vehicle, stop or walk is known to be inaccessible by wheelchair
 * - `avoided-stop`: uses a stop that the request avoids · `ruled-out`: uses a mode, operator or feed that the request rules out
 * - `not-running`: the service is closed when the traveller would be there
 */
export type RemovalReason =
  | 'dominated'
  | 'walking-is-better'
  | 'single-mode-is-better'
  | 'worse-than-another'
  | 'one-mode-only'
  | 'slower-alike'
  | 'car-park-alike'
  | 'fits-no-better'
  | 'out-of-time'
  | 'same-vehicles'
  | 'not-the-best'
  | 'arrives-too-late'
  | 'walk-too-long'
  | 'takes-too-long'
  | 'inaccessible'
  | 'avoided-stop'
  | 'ruled-out'
  | 'not-running';

/**
 * Why lines or stops are ruled out before a search.
 * - `avoided-mode`: lines of a mode that the request avoids · `operator-limit`: lines excluded by limits on operators and feeds
 * - `only-when-named`: lines, such as school buses, that a request must name
 * - `inaccessible-vehicle`: lines of which some or all vehicles are known to be inaccessible by wheelchair · `inaccessible-stop`: such stops
 * - `no-bicycles`: lines without a vehicle that is known to take a bicycle; the search uses them only without one
 * - `avoided-stop`: stops that the request avoids · `closed-by-alert`: lines and stops that an alert closes at the time of the request
 */
export type RuledOutReason =
  | 'avoided-mode'
  | 'operator-limit'
  | 'only-when-named'
  | 'inaccessible-vehicle'
  | 'inaccessible-stop'
  | 'no-bicycles'
  | 'avoided-stop'
  | 'closed-by-alert';

/**
 * A fact that an itinerary relies on and the data do not give.
 * - `price`: the price of the leg
 * - `vehicle-access`, `stop-access`, `path-access`: wheelchair access to the vehicle, the stop, along the path
 * - `bicycles-aboard`: whether the vehicle takes the bicycle
 * - `streets`: the leg is a straight line · `times`: the feed marks them as approximate · `departure`: the timetable gives only an interval
 * - `booking`: whether it can still be booked · `wait`: the wait for the hailed vehicle
 * - `parking`: whether a space on the street is free · `range`: the remaining range of the hired vehicle
 */
export type UnknownFact =
  | 'price'
  | 'vehicle-access'
  | 'stop-access'
  | 'path-access'
  | 'bicycles-aboard'
  | 'streets'
  | 'times'
  | 'departure'
  | 'booking'
  | 'wait'
  | 'parking'
  | 'range';

/** An unknown fact that a leg relies on. */
export interface ReliedOn {
  readonly fact: UnknownFact;
  /** Position of the leg in the itinerary. */
  readonly leg: number;
}

/** The costs of one leg. Those of an itinerary add up to its {@link Costs}, except for rounding. */
export interface LegCosts {
  readonly seconds: number;
  readonly calories: number;
  /** Kilograms of CO₂. */
  readonly carbon: number;
  /** Imaginary money, including the wait before the leg and the transfer to it. */
  readonly hassle: number;
  /** The payment due with this leg, in units of `currency`; undefined = unknown. */
  readonly money: number | undefined;
  readonly currency: string | undefined;
  /** The position of the earlier leg whose ticket also covers this leg. */
  readonly coveredBy: number | undefined;
}

/** The parts of a score in cost units (about a euro); their sum is the score. */
export interface ScoreTerms {
  readonly duration: number;
  readonly price: number;
  readonly environment: number;
  readonly convenience: number;
}

/** The removal of a candidate. */
export interface Removal {
  readonly reason: RemovalReason;
  /** The id of the candidate that is better; undefined where the reason names none. */
  readonly by: number | undefined;
}

/** An itinerary that a search found, in the answer or removed from it. */
export interface Candidate {
  /** Counts from 1 within an explanation, in the order of discovery. */
  readonly id: number;
  readonly itinerary: Itinerary;
  /** False where it was removed before access and egress were known: it consists of its rides alone. */
  readonly isWhole: boolean;
  readonly costs: Costs;
  readonly weightedScore: number;
  readonly score: ScoreTerms;
  /** One entry per leg. */
  readonly legs: readonly LegCosts[];
  readonly reliedOn: readonly ReliedOn[];
  /** Its position in the answer. Undefined where it was removed or, without a removal, was searched for comparison only. */
  readonly place: { readonly group: number; readonly trip: number } | undefined;
  readonly removed: Removal | undefined;
}

/** The stops in reach of one end by one mode. */
export interface Reach {
  readonly end: 'from' | 'to';
  /** The mode of access or egress. */
  readonly mode: string;
  /** The number of stops in reach where a ride calls that the request allows. */
  readonly stops: number;
  /** The most seconds of access or egress; undefined where it leads to the nearest stations at any distance. */
  readonly limitSeconds: number | undefined;
  /** The stop nearest to the end in a straight line; set only where no stop is in reach. */
  readonly nearest: { readonly code: string; readonly name: string; readonly metres: number } | undefined;
}

/** Lines or stops that were ruled out before a search. */
export interface RuledOut {
  readonly reason: RuledOutReason;
  readonly kind: 'lines' | 'stops';
  readonly count: number;
  /** The names of the first few, in order, as riders know them. */
  readonly names: readonly string[];
}

/** A search for one set of modes. */
export interface SearchExplanation {
  readonly modes: readonly string[];
  /** False where it was made only to compare combinations with the single mode. */
  readonly isAsked: boolean;
  /** False where the work budget, the deadline or the caller ended the search early. */
  readonly isComplete: boolean;
  readonly reach: readonly Reach[];
  readonly ruledOut: readonly RuledOut[];
  readonly candidates: readonly Candidate[];
}

/** A region that was searched, where several cover both ends. */
export interface SearchedRegion {
  readonly code: string;
  /** Sets of modes for which it has trips. */
  readonly modeSets: number;
  /** Of its best trip; undefined without trips. */
  readonly weightedScore: number | undefined;
}

/** How an answer came about. Equal requests on equal data have equal explanations. */
export interface PlanExplanation {
  /** The first and last day of the timetable, `YYYY-MM-DD`; undefined without a timetable. */
  readonly serviceDates: { readonly first: string; readonly last: string } | undefined;
  /** The same per feed, where there are several. */
  readonly feedDates?: readonly { readonly name: string; readonly first: string; readonly last: string }[];
  readonly searches: readonly SearchExplanation[];
  /** Set where several regions cover both ends: the one with the most `modeSets`, then with the lowest score, answers. */
  readonly regions?: readonly SearchedRegion[];
}
