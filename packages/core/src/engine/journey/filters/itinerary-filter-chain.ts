import type { Itinerary } from '../../../model/index.ts';
import type { TransitJourney } from '../../transit/index.ts';
import {
  type CombinationContext,
  moreVehicles,
  needlessHailedCar,
  notCompared,
  oneModeOnly,
  outOfTime,
  ridesBetweenChanges,
  ridesInALoop,
  singleModeIsBetter,
  singleModeIsBetterThen,
  singleModeIsFarEasier,
  vehicleForAFewSteps,
} from './combination-filter.ts';
import {
  arrivesTooLate,
  type DirectCandidate,
  type DirectContext,
  notRunning,
  takesTooLong,
  walkedTooLong,
  walksTooLong,
} from './direct-filters.ts';
import { type AnswerContext, dropDominated } from './drop-dominated.ts';
import { type FurtherContext, fitsNoBetter } from './fits-no-better.ts';
import { hopeless, type TripCostContext } from './hopeless.ts';
import type { ItineraryFilter } from './itinerary-filter.ts';
import {
  accessIsNotRunning,
  type BuiltContext,
  type BuiltJourney,
  dominatedJourney,
  type JourneyContext,
  journeyArrivesTooLate,
  transferIsInaccessible,
  walksTooLongInAll,
} from './journey-filters.ts';
import { longWait } from './long-wait.ts';
import {
  carParkIsTooFar,
  type ParkedCandidate,
  type ParkedContext,
  type ServedCandidate,
  type ServedContext,
  slowerCarPark,
  streetBesideCarPark,
  walkingIsNoSlower,
} from './provided-vehicle-filters.ts';
import { rideIsAWalk, type WalkingContext, walkingIsBetter, walkingIsEasier } from './walking-is-better.ts';
import { type BestContext, type DuplicateContext, notTheBest, sameVehicles } from './whole-answer-filters.ts';

type Chain<Candidate, Context> = readonly ItineraryFilter<Candidate, Context>[];

/**
 * Every rule that removes an itinerary, in the order in which an itinerary meets them. The part of the search that has the candidates of a stage runs
 * it, and passes those that it keeps to the next stage. The first filter that flags an itinerary gives the reason in an explanation.
 * docs/journey-semantics.md prints the same as a table.
 */
export const ITINERARY_FILTERS: FilterChain = {
  parking: [carParkIsTooFar, slowerCarPark, streetBesideCarPark],
  served: [walkingIsNoSlower],
  direct: [walkedTooLong, takesTooLong, notRunning, walksTooLong, arrivesTooLate],

  journeys: [journeyArrivesTooLate, dominatedJourney],
  journeysByCost: [journeyArrivesTooLate],
  doorToDoor: [accessIsNotRunning, transferIsInaccessible, walksTooLongInAll],

  modeSet: [walkingIsBetter, walkingIsEasier, rideIsAWalk, fitsNoBetter],

  combinations: [
    oneModeOnly,
    ridesInALoop,
    outOfTime,
    singleModeIsBetter,
    notCompared,
    singleModeIsBetterThen,
    singleModeIsFarEasier,
    vehicleForAFewSteps,
    ridesBetweenChanges,
    moreVehicles,
    needlessHailedCar,
  ],

  modeSetAnswer: [dropDominated, hopeless, longWait],
  wholeAnswer: [sameVehicles],
  bestOnly: [notTheBest],
};

/** The stages: the candidates of each, and the context of its filters. */
export interface FilterChain {
  /** Drives to a place to park near the destination. */
  readonly parking: Chain<ParkedCandidate, ParkedContext>;
  /** Hired vehicles and shared rides from door to door. */
  readonly served: Chain<ServedCandidate, ServedContext>;
  /** Uses of one mode from door to door, over streets alone, with those that the two stages before keep. */
  readonly direct: Chain<DirectCandidate, DirectContext>;
  /** Journeys by timetable between stops. */
  readonly journeys: Chain<TransitJourney, JourneyContext>;
  /** Journeys of the search by cost, which may be dominated in time. */
  readonly journeysByCost: Chain<TransitJourney, JourneyContext>;
  /** Journeys of both searches, with access and egress. */
  readonly doorToDoor: Chain<BuiltJourney, BuiltContext>;
  /** All itineraries of one set of modes with one pair of access and egress. */
  readonly modeSet: Chain<Itinerary, WalkingContext & FurtherContext>;
  /** Combinations of several modes among those. */
  readonly combinations: Chain<Itinerary, CombinationContext>;
  /** Itineraries of one set of modes, combined or not. */
  readonly modeSetAnswer: Chain<Itinerary, AnswerContext & TripCostContext>;
  /** Itineraries of all sets of modes. */
  readonly wholeAnswer: Chain<Itinerary, DuplicateContext>;
  /** Itineraries of an answer that shall have only the best one. */
  readonly bestOnly: Chain<Itinerary, BestContext>;
}

/** The candidates of each stage in words, for docs/journey-semantics.md. */
export const FILTER_STAGES: Readonly<Record<keyof FilterChain, string>> = {
  parking: 'drives to a place to park near the destination',
  served: 'hired vehicles and shared rides from door to door',
  direct: 'uses of one mode from door to door',
  journeys: 'journeys by timetable between stops',
  journeysByCost: 'journeys of the search by cost',
  doorToDoor: 'journeys of both with access and egress',
  modeSet: 'all itineraries with one pair of access and egress',
  combinations: 'combinations of several modes',
  modeSetAnswer: 'the answer of one set of modes',
  wholeAnswer: 'the answers of all sets of modes',
  bestOnly: 'an answer with the best itinerary only',
};
