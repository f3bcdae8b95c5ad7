import { currencyDigits } from '@tripwright/core/base';
import type { DescribedLeg, Itinerary, Leg, PricedPart, ScoredItinerary } from '@tripwright/core/model';
import { coversMode } from '@tripwright/core/modes';
import { mergeSegment, type Segment, type SegmentReference, type SegmentTemplate } from '@tripwright/core/template';
import type { Locale } from '@tripwright/core/text';
import { type DecodedRouting, parseTripId } from '@tripwright/wire/rest-v1';
import { rememberSaid } from '../said-trip.ts';
import { UnreadableAnswer } from './read-answer.ts';
import { readRide } from './read-ride.ts';
import { readStationary, readStreet, type TripFacts } from './read-street.ts';

/** A trip of an answer. */
export type SaidTripBody = DecodedRouting['groups'][number]['trips'][number];

/** What the trips of an answer share. */
export interface AnswerFacts extends Omit<TripFacts, 'arrival'> {
  readonly templates: ReadonlyMap<number, SegmentTemplate>;
  readonly locale: Locale;
  /** Modes of the request. */
  readonly modes: readonly string[];
}

/** A trip as the model has it. Pauses that the service fills in are left out, since the graph fills them in itself. */
export function readTrip(trip: SaidTripBody, answer: AnswerFacts): ScoredItinerary {
  const segments = trip.segments.flatMap((reference): readonly Segment[] => {
    const template = answer.templates.get(reference.segmentTemplateHashCode);
    return template === undefined ? [] : [mergeSegment(reference as SegmentReference, template)];
  });
  const facts: TripFacts = { ...answer, arrival: trip.arrive };
  const own = ownSegments(segments, parseTripId(trip.id)?.legs);
  const legs = own.map(({ segment, described }) => readLeg(segment, described, facts));
  if (legs.length === 0) throw new UnreadableAnswer('a trip has no segment with a template');
  const itinerary: Itinerary = {
    departure: trip.depart,
    arrival: trip.arrive,
    legs,
    boardings: legs.filter((leg) => leg.kind === 'ride' && !leg.seated).length,
    ...walksOf(legs),
    modes: answer.modes.filter((mode) => legs.some((leg) => isOfMode(leg, mode))),
  };
  const scored: ScoredItinerary = {
    itinerary,
    costs: {
      calories: trip.caloriesCost ?? 0,
      carbon: trip.carbonCost ?? 0,
      hassle: trip.hassleCost ?? 0,
      money: trip.moneyCost,
      currency: trip.currency,
      parts: pricedParts(
        own.map(({ segment }) => segment),
        trip.currency,
      ),
    },
    weightedScore: trip.weightedScore ?? 0,
  };
  rememberSaid(scored, { id: trip.id, locale: answer.locale, segments });
  return scored;
}

interface OwnSegment {
  readonly segment: Segment;
  readonly described: DescribedLeg | undefined;
}

/** The segments that are legs of the trip: those that its id describes, and all of a service with ids of its own. */
function ownSegments(
  segments: readonly Segment[],
  described: readonly DescribedLeg[] | undefined,
): readonly OwnSegment[] {
  if (described === undefined) return segments.map((segment) => ({ segment, described: undefined }));
  const own: OwnSegment[] = [];
  for (const segment of segments) {
    const next = described[own.length];
    const isPause = segment.type === 'stationary';
    const isNext = isPause
      ? next?.kind === 'stationary' && next.mode === segment.modeInfo?.identifier
      : next?.kind === (segment.type === 'scheduled' ? 'ride' : 'street');
    if (isNext) own.push({ segment, described: next });
  }
  return own.length === described.length ? own : segments.map((segment) => ({ segment, described: undefined }));
}

function readLeg(segment: Segment, described: DescribedLeg | undefined, facts: TripFacts): Leg {
  switch (segment.type) {
    case 'scheduled':
      return readRide(segment, described?.kind === 'ride' ? described : undefined, facts);
    case 'unscheduled':
      return readStreet(segment, described, facts);
    default:
      return readStationary(segment, facts);
  }
}

function walksOf(legs: readonly Leg[]): Pick<Itinerary, 'walkMetres' | 'walkSeconds'> {
  const walks = legs.filter((leg) => leg.kind === 'street' && (leg.profile === 'walk' || leg.profile === 'wheelchair'));
  return {
    walkMetres: walks.reduce((sum, leg) => sum + (leg.kind === 'street' ? leg.metres : 0), 0),
    walkSeconds: walks.reduce((sum, leg) => sum + leg.arrival - leg.departure, 0),
  };
}

function isOfMode(leg: Leg, mode: string): boolean {
  if (leg.kind === 'stationary') return false;
  return coversMode(mode, leg.mode) || (leg.kind === 'ride' && leg.intercityMode === mode);
}

const KINDS: Readonly<Record<string, PricedPart['kind']>> = {
  TICKET: 'ticket',
  TAXI_COST: 'taxi',
  HIRE: 'hire',
  PARKING: 'parking',
  FUEL: 'fuel',
  TOLL: 'toll',
};

/** The payments that segments name. A ticket without a price is the one that an earlier ride has paid for. */
function pricedParts(segments: readonly Segment[], currency: string | undefined): readonly PricedPart[] {
  const parts: (PricedPart & { readonly legs: number[] })[] = [];
  for (const [at, { type, ticket, localCost }] of segments.entries()) {
    const own = localCost?.currency ?? currency;
    if (type === 'scheduled') {
      if (ticket === undefined) continue;
      const { fareID: id = '', name, cost } = ticket;
      const bought = parts.findLast((part) => part.kind === 'ticket' && part.id === id && part.name === name);
      if (cost === undefined) bought?.legs.push(at);
      else if (own !== undefined) parts.push({ kind: 'ticket', id, name, money: moneyOf(cost, own), legs: [at] });
      continue;
    }
    for (const { type: kind, cost, name = '' } of localCost?.costComponents ?? [])
      parts.push({ kind: KINDS[kind] ?? 'hire', id: '', name, money: moneyOf(cost, own ?? ''), legs: [at] });
  }
  return parts;
}

function moneyOf(amount: number, currency: string): PricedPart['money'] {
  return { currency, minor: Math.round(amount * 10 ** currencyDigits(currency)) };
}
