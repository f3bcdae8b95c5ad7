import type { Costs, Itinerary, Leg, PlanRequest, ScoredItinerary } from '@tripwright/core/model';
import type { Segment, SegmentParts, SegmentReference } from '@tripwright/core/template';
import { currencySymbol } from './currency-symbol.ts';
import type { SegmentContext } from './encode-context.ts';
import { availabilityOf } from './encode-operator.ts';
import { encodeSegment, type LegPayment } from './encode-segment.ts';
import { fillPauses } from './fill-pauses.ts';
import { legCost } from './leg-cost.ts';
import { legTicket } from './leg-ticket.ts';
import { rowOfMode } from './mode-info.ts';
import type { Trip } from './routing-response.ts';
import { legContextAt } from './segment-phrases.ts';

/** An itinerary with its segments, before they are folded into templates. */
export interface UnfoldedTrip {
  readonly scored: ScoredItinerary;
  readonly segments: readonly SegmentParts[];
  /** Position in `segments` of the segment that names the trip. */
  readonly main: number;
}

/** The whole segments of an itinerary, the fields of reference and template together. */
export function segmentsOf(scored: ScoredItinerary, context: SegmentContext): readonly Segment[] {
  return unfoldedTrip(scored, context).segments.map(({ own, shared }) => ({ ...own, ...shared }));
}

/** First step: encodes every leg and pause as a segment. */
export function unfoldedTrip(scored: ScoredItinerary, context: SegmentContext): UnfoldedTrip {
  const legs = fillPauses(scored.itinerary);
  // Parts of the costs count legs without the pauses filled in here.
  const paymentOf = (leg: Leg): LegPayment => {
    const { parts } = scored.costs;
    const at = scored.itinerary.legs.indexOf(leg);
    return { ticket: legTicket(parts, at), cost: legCost(parts, at) };
  };
  const segmentContext = { ...context, bicycleAboard: isBicycleAboard(scored.itinerary) };
  // The id is stable within the trip: realtime data do not change it.
  const segments = legs.map((leg, i) =>
    encodeSegment(String(i), leg, legContextAt(legs, i), segmentContext, paymentOf(leg)),
  );
  return { scored, segments, main: mainOf(legs) };
}

/** Second step, after folding: the trip with its segment references. */
export function encodeTrip(
  { scored, main }: UnfoldedTrip,
  segments: readonly SegmentReference[],
  id: string,
  request: PlanRequest,
  context: SegmentContext,
): Trip {
  const { itinerary, costs, weightedScore } = scored;
  const { departAfter, arriveBefore } = request.when;
  return {
    id,
    depart: itinerary.departure,
    arrive: itinerary.arrival,
    segments,
    mainSegmentHashCode: (segments[main] as SegmentReference).segmentTemplateHashCode,
    weightedScore,
    caloriesCost: Math.round(costs.calories),
    carbonCost: costs.carbon,
    hassleCost: costs.hassle,
    ...moneyOf(costs, context),
    availability:
      itinerary.legs.map(availabilityOf).find((availability) => availability !== 'AVAILABLE') ?? 'AVAILABLE',
    ...(segments.some(({ missedBySeconds }) => missedBySeconds !== undefined) && { hasMissedConnection: true }),
    queryIsLeaveAfter: departAfter !== undefined,
    queryTime: departAfter ?? arriveBefore ?? itinerary.departure,
    queryMinimumTransferSeconds: request.minTransferSeconds,
  };
}

/** The segment that names the trip: the longest move that is not a connecting walk, else the longest move, else the longest segment. */
function mainOf(legs: readonly Leg[]): number {
  let best = 0;
  let bestRank = -1;
  legs.forEach((leg, i) => {
    const { travel } = rowOfMode(leg.mode);
    const weight = leg.kind === 'stationary' ? 0 : travel.connector === true ? 1 : 2;
    const rank = weight * 1e9 + (leg.arrival - leg.departure);
    if (rank > bestRank) [best, bestRank] = [i, rank];
  });
  return best;
}

/**
 * The price when it and its currency are known; a walk in a region without any prices has none. Clients differ in how they spell the dollar field. A
 * price of 0 is 0 in dollars too.
 */
function moneyOf({ money, currency }: Costs, { locale }: SegmentContext): Partial<Trip> {
  if (money === undefined || currency === undefined) return {};
  const inDollars = currency === 'USD' || money === 0;
  const symbol = currencySymbol(currency, locale);
  return {
    moneyCost: money,
    ...(inDollars && { moneyUSDCost: money, moneyCostUSD: money }),
    currency,
    ...(symbol !== undefined && { currencySymbol: symbol }),
  };
}

/** True when a bicycle that does not fold travels aboard the vehicles: the rider cycles a leg and parks the bicycle nowhere. */
function isBicycleAboard({ legs }: Itinerary): boolean {
  const travels = legs.map(({ mode }) => rowOfMode(mode).travel);
  return (
    travels.some(({ carriedWhereAllowed }) => carriedWhereAllowed === true) &&
    !travels.some(({ pause }) => pause === 'park-on-street' || pause === 'park-off-street')
  );
}
