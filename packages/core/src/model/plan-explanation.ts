import type { Costs } from './costs.ts';
import type { Itinerary } from './itinerary.ts';

/**
 * Why something that was found is not in the answer.
 * - `dominated`: another ride of the same search leaves no earlier, arrives no later and boards no more vehicles (IT-1)
 * - `walking-is-better`: walking all the way takes no longer and is no harder (IT-13)
 * - `single-mode-is-better`: one mode alone is at least as good in every way (spec 4.2 rule 2)
 * - `worse-than-another`: another answer of the same modes is as good in everything, walking, carbon and money included, and better in something
 * - `one-mode-only`: found while combining modes, but uses only one of them: another request's answer (spec 4.2 rule 1)
 * - `slower-alike`: another of the same kind, a car park or a place to hire from, gets one there sooner
 * - `car-park-alike`: parking on the street in front, where a car park is as good: known to be there, no dearer and as quick and near, more or less
 * - `fits-no-better`: looked for because of what the request weighs, but scored no better than what was found anyway
 * - `out-of-time`: a combination that could not be compared with each mode alone before the time was up
 * - `same-vehicles`: the same runs as another of its group, told with a worse score
 * - `not-the-best`: only the best was wanted
 * - `arrives-too-late`: after the time asked for
 * - `walk-too-long`: a walk in it is longer than the traveller allows
 * - `takes-too-long`: longer than anybody moves over streets alone
 * - `inaccessible`: a vehicle, a stop or a walk of it is known not to be usable with a wheelchair
 * - `avoided-stop`: one of its stops is to be avoided · `ruled-out`: it needs a mode, operator or feed that the request rules out
 * - `not-running`: closed, or not at work, when the traveller would be there
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
 * What the request rules out of the timetable before a search.
 * - `avoided-mode`: lines of modes not to be used · `operator-limit`: lines that limits on operators and feeds leave out
 * - `only-when-named`: lines, such as school buses, that have to be asked for by name
 * - `inaccessible-vehicle`: lines all or some of whose vehicles are known not to take a wheelchair · `inaccessible-stop`: stops known not to
 * - `no-bicycles`: lines none of whose vehicles is known to take a bicycle, which the search may use only without one
 * - `avoided-stop`: stops not to be used
 */
export type RuledOutReason =
  | 'avoided-mode'
  | 'operator-limit'
  | 'only-when-named'
  | 'inaccessible-vehicle'
  | 'inaccessible-stop'
  | 'no-bicycles'
  | 'avoided-stop';

/**
 * What an itinerary relies on though the data do not say it.
 * - `price`: what is to be paid for the leg
 * - `vehicle-access`, `stop-access`, `path-access`: whether a wheelchair gets into the vehicle, onto the stop, along the way
 * - `bicycles-aboard`: whether the vehicle takes the bicycle that comes along
 * - `streets`: the leg is a straight line · `times`: the feed gives them as approximate · `departure`: only an interval is promised
 * - `booking`: whether it can still be booked · `wait`: how long whoever was called takes to come
 * - `parking`: whether a space is free on the street · `range`: how far the hired vehicle still goes
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

/** Something that one leg relies on without knowing it. */
export interface ReliedOn {
  readonly fact: UnknownFact;
  /** Position of the leg in the itinerary. */
  readonly leg: number;
}

/** What one leg takes of a traveller; those of an itinerary add up to its {@link Costs}, but for their rounding. */
export interface LegCosts {
  readonly seconds: number;
  readonly calories: number;
  /** Kilograms of CO₂. */
  readonly carbon: number;
  /** With what is waited before it, and the change into it. */
  readonly hassle: number;
  /** What is paid with this leg, in units of `currency`; undefined = unknown. */
  readonly money: number | undefined;
  readonly currency: string | undefined;
  /** The earlier leg whose ticket is good for this one too. */
  readonly coveredBy: number | undefined;
}

/** The parts of a score, in imaginary money; they add up to it. */
export interface ScoreTerms {
  readonly duration: number;
  readonly price: number;
  readonly environment: number;
  readonly convenience: number;
}

export interface Removal {
  readonly reason: RemovalReason;
  /** The candidate that made this one pointless. */
  readonly by: number | undefined;
}

/** A way of getting there that a search came across. */
export interface Candidate {
  /** From 1 within an explanation, in the order in which they were found. */
  readonly id: number;
  readonly itinerary: Itinerary;
  /** False where it was dropped before its way from and to the doors was known: its rides are all there is. */
  readonly isWhole: boolean;
  readonly costs: Costs;
  readonly weightedScore: number;
  readonly score: ScoreTerms;
  /** One for each leg. */
  readonly legs: readonly LegCosts[];
  readonly reliedOn: readonly ReliedOn[];
  /** Where it is in the answer; undefined where it is not: it was removed or, without a removal, only compared with. */
  readonly place: { readonly group: number; readonly trip: number } | undefined;
  readonly removed: Removal | undefined;
}

/** Stops that a means brought into reach of one end. */
export interface Reach {
  readonly end: 'from' | 'to';
  /** What one gets to stops, or on from them, by. */
  readonly mode: string;
  /** Of the stops that it brings into reach, those where something calls that the request lets one ride. */
  readonly stops: number;
  /** Nobody goes longer by it; undefined where it goes to the nearest stations, however far. */
  readonly limitSeconds: number | undefined;
  /** The stop nearest to the end in a straight line; only where none is in reach. */
  readonly nearest: { readonly code: string; readonly name: string; readonly metres: number } | undefined;
}

/** Lines or stops that a search was not allowed to use. */
export interface RuledOut {
  readonly reason: RuledOutReason;
  readonly kind: 'lines' | 'stops';
  readonly count: number;
  /** Of the first few of them, in order, as riders know them. */
  readonly names: readonly string[];
}

/** One search by one set of modes. */
export interface SearchExplanation {
  readonly modes: readonly string[];
  /** False where it was made only to see whether a combination is better than each of its modes. */
  readonly isAsked: boolean;
  /** False where the work budget, the deadline or the caller ended it before all was looked at. */
  readonly isComplete: boolean;
  readonly reach: readonly Reach[];
  readonly ruledOut: readonly RuledOut[];
  readonly candidates: readonly Candidate[];
}

/** How an answer came about. Equal requests of equal data are explained equally. */
export interface PlanExplanation {
  /** First and last day that the timetable knows, `YYYY-MM-DD`; undefined without a timetable. */
  readonly serviceDates: { readonly first: string; readonly last: string } | undefined;
  /** The same of each feed, where there is more than one. */
  readonly feedDates?: readonly { readonly name: string; readonly first: string; readonly last: string }[];
  readonly searches: readonly SearchExplanation[];
}
