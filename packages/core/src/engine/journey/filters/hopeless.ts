import type { Costs, Itinerary, Weights, WhenWindow } from '../../../model/index.ts';
import { findModeFamily, type Travel } from '../../../modes/index.ts';
import { isMissed, MONEY_PER_HOUR, weightedScore } from '../../../ranking/index.ts';
import type { ItineraryFilter } from './itinerary-filter.ts';
import {
  HIKE_RIDE_SHARE,
  HIKE_SECONDS,
  HOPELESS_COST_FACTOR,
  HOPELESS_COST_MARGIN,
  MOST_OPEN_END_SECONDS,
} from './thresholds.ts';

/** The generalised cost of itineraries, in the weights of the request. */
export interface TripCostContext {
  readonly costsOf: (itinerary: Itinerary) => Costs;
  readonly weights: Weights;
  readonly when: WhenWindow;
}

/**
 * Whether a rider would never consider a candidate beside a rival: it costs {@link HOPELESS_COST_FACTOR} times as much in time, effort, money and carbon,
 * although the time by which the rival leaves earlier or arrives later counts against the rival. A hike, which is a long walk around a short ride, is
 * hopeless beside anything that costs less, whatever its time at the end that the request leaves open, and beside a cheaper hike with less walking. Only
 * itineraries with a ride by timetable are hopeless: a single vehicle is what was asked for.
 *
 * A rival that boards nothing could leave when the candidate does. Prices count where both are known or both are not.
 */
export function isHopelessBeside(candidate: Itinerary, rival: Itinerary, context: TripCostContext): boolean {
  if (candidate.boardings === 0 || rival === candidate || (isMissed(rival) && !isMissed(candidate))) return false;
  const { costsOf, weights, when } = context;
  const isKnown = ({ money }: Costs): boolean => money !== undefined;
  const counted =
    isKnown(costsOf(candidate)) === isKnown(costsOf(rival))
      ? context
      : { ...context, weights: { ...weights, price: 0 } };
  const isOdder = isOdd(candidate) && !isOdd(rival);
  const openEnd = isOdder && isHike(candidate) ? 0 : MOST_OPEN_END_SECONDS;
  const shift = rival.boardings === 0 ? 0 : shiftOf(rival, candidate, when, openEnd);
  const factor = isOdder || isLongerHike(candidate, rival) ? 1 : HOPELESS_COST_FACTOR;
  const cost = factor * tripCost(rival, counted) + weights.duration * (shift / 3600) * MONEY_PER_HOUR;
  return cost + HOPELESS_COST_MARGIN < tripCost(candidate, counted);
}

/** Itineraries of one set of modes among each other. One that is removed removes no other. */
export const hopeless: ItineraryFilter<Itinerary, TripCostContext> = {
  reason: 'worse-than-another',
  removes: `rides that cost over ${HOPELESS_COST_FACTOR} times as much as another itinerary of the set in time, effort, money and carbon, even if that one leaves earlier or arrives later; a long walk around a short ride, and two rides in cars of others, where another itinerary costs less`,
  flag(itineraries, context) {
    const kept: Itinerary[] = [];
    const costs = new Map(itineraries.map((one) => [one, tripCost(one, context)]));
    const cheapestFirst = [...itineraries].sort((a, b) => (costs.get(a) as number) - (costs.get(b) as number));
    return cheapestFirst.flatMap((candidate) => {
      const by = kept.find((rival) => isHopelessBeside(candidate, rival, context));
      if (by === undefined) kept.push(candidate);
      return by === undefined ? [] : [{ candidate, by }];
    });
  },
};

/**
 * Seconds by which a rival leaves earlier and arrives later. At the end that the request leaves open an hour is no worse than half of one: the rider
 * asked for a time, and the rival is nearer to it.
 */
function shiftOf(rival: Itinerary, candidate: Itinerary, { departAfter }: WhenWindow, mostAtOpenEnd: number): number {
  const earlier = Math.max(0, candidate.departure - rival.departure);
  const later = Math.max(0, rival.arrival - candidate.arrival);
  return departAfter === undefined
    ? earlier + Math.min(later, mostAtOpenEnd)
    : Math.min(earlier, mostAtOpenEnd) + later;
}

/** The weighted score of an itinerary for a rider who asks when it leaves. */
function tripCost(itinerary: Itinerary, { costsOf, weights }: TripCostContext): number {
  return weightedScore(
    itinerary,
    costsOf(itinerary),
    { departAfter: itinerary.departure, arriveBefore: undefined },
    weights,
  );
}

/** A hike, two rides in cars of others, or two hired vehicles: riders do that only where nothing costs less. */
function isOdd(itinerary: Itinerary): boolean {
  return isHike(itinerary) || isTwice(itinerary, ({ hailed, poolsRides }) => hailed === true || poolsRides === true);
}

function isTwice({ legs }: Itinerary, is: (travel: Travel) => boolean): boolean {
  const rides = legs.filter(({ kind, mode }) => {
    const travel = kind === 'street' ? findModeFamily(mode)?.travel : undefined;
    return travel !== undefined && is(travel);
  });
  return rides.length > 1;
}

/** Whether both are hikes and the rider walks less in the rival. */
function isLongerHike(candidate: Itinerary, rival: Itinerary): boolean {
  return candidate.walkSeconds > rival.walkSeconds && isHike(candidate) && isHike(rival);
}

function isHike({ legs, walkSeconds }: Itinerary): boolean {
  if (walkSeconds < HIKE_SECONDS) return false;
  const rides = legs.reduce((sum, leg) => (leg.kind === 'ride' ? sum + leg.arrival - leg.departure : sum), 0);
  return rides <= walkSeconds * HIKE_RIDE_SHARE;
}
