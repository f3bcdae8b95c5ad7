import type { Costs, Itinerary, ScoreTerms, Weights, WhenWindow } from '../model/index.ts';
import { MONEY_PER_CARBON_KG, MONEY_PER_HOUR } from './score-rates.ts';
import { worthOfMoney } from './worth-of-money.ts';

/** For an itinerary that leaves before the requested time (or arrives after it), the time between counts this many times. */
const MISSED_FACTOR = 2;

/**
 * How well an itinerary fits the request, in cost units (about a euro); lower is better (spec 2.3).
 *
 * `duration · 8/h × (travel + waiting from the requested time) + price · money + environment · 0.5/kg × carbon + convenience × hassle`
 *
 * Money of any currency counts by its rough worth. An unknown price counts as a usual one, since unknown is not free.
 *
 * Time counts from the time of the request, so of two alike itineraries the one nearer to that time scores lower. An itinerary that leaves before
 * that time pays double for every minute and more than any journey lasts, so a past trip never represents its group while a future one exists
 * (IT-10).
 */
export function weightedScore(itinerary: Itinerary, costs: Costs, when: WhenWindow, weights: Weights): number {
  const score =
    durationTerm(itinerary, when, weights) +
    weights.price * worthOfMoney(costs) +
    weights.environment * costs.carbon * MONEY_PER_CARBON_KG +
    weights.convenience * costs.hassle;
  return Math.round(score * 1000) / 1000;
}

/** The time and the hassle of an itinerary by itself, in cost units, without money and carbon. */
export function effortOf({ departure, arrival }: Itinerary, { hassle }: Pick<Costs, 'hassle'>): number {
  return ((arrival - departure) / 3600) * MONEY_PER_HOUR + hassle;
}

/** The terms of {@link weightedScore}, before its rounding. */
export function scoreTerms(itinerary: Itinerary, costs: Costs, when: WhenWindow, weights: Weights): ScoreTerms {
  return {
    duration: durationTerm(itinerary, when, weights),
    price: weights.price * worthOfMoney(costs),
    environment: weights.environment * costs.carbon * MONEY_PER_CARBON_KG,
    convenience: weights.convenience * costs.hassle,
  };
}

function durationTerm({ departure, arrival }: Itinerary, when: WhenWindow, weights: Weights): number {
  let seconds = arrival - departure;
  if (when.departAfter !== undefined) {
    seconds +=
      departure >= when.departAfter
        ? departure - when.departAfter
        : MISSED_FACTOR * (when.departAfter - departure) + LONG;
  } else if (when.arriveBefore !== undefined) {
    seconds +=
      arrival <= when.arriveBefore ? when.arriveBefore - arrival : MISSED_FACTOR * (arrival - when.arriveBefore) + LONG;
  }
  return weights.duration * (seconds / 3600) * MONEY_PER_HOUR;
}

/** Seconds, more than any journey lasts: every missed itinerary scores worse than every one that can still be caught. */
const LONG = 7 * 86_400;
