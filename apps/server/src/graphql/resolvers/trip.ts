import { decimalOf, decimalTextOf, hashText } from '@tripwright/core/base';
import type { Leg, Place, PricedPart } from '@tripwright/core/model';
import { formatMoney, phrases } from '@tripwright/core/text';
import { tripIdOf } from '@tripwright/wire/rest-v1';
import type { Changeover, ChangeoverState, PaymentKind, Resolvers } from '../__generated__/resolver-types.ts';
import { pageOf } from '../connection.ts';
import { localeOf } from '../locale.ts';
import { makeTrip, segmentSources } from '../make-trip.ts';
import { priceOf } from '../price-of.ts';
import type { GroupSource, PlaceSource, TripEdgeSource, TripSource } from '../sources.ts';
import type { ZonedTime } from '../zoned-time.ts';

/** A transfer with fewer seconds to spare is tight. */
const TIGHT_SECONDS = 120;

export const tripResolvers = {
  TripGroup: {
    frequency: ({ group: { frequencyMinutes } }) => (frequencyMinutes === undefined ? null : frequencyMinutes * 60),
    modes: ({ group }) => (group.itineraries[0]?.itinerary.modes ?? []).map((identifier) => ({ identifier })),
    best: (source) => bestOf(source),
    trips: (source, page) => {
      const best = bestOf(source);
      const { plan, group } = source;
      const trips = group.itineraries
        .map((scored) => (scored === best.scored ? best : makeTrip(plan, scored)))
        .sort((a, b) => a.scored.itinerary.departure - b.scored.itinerary.departure);
      const { edges, nodes, pageInfo } = pageOf(trips, 'Trip', cursorKey, page);
      return { edges: edges.map((edge): TripEdgeSource => ({ ...edge, isBest: edge.node === best })), nodes, pageInfo };
    },
  },
  TripEdge: {
    weightedScore: ({ node }) => node.scored.weightedScore,
    isPast: ({ node }, _, { now }) => node.scored.itinerary.departure < now,
  },
  Trip: {
    id: tripId,
    departure: (trip) => departureOf(trip),
    arrival: (trip) => arrivalOf(trip),
    duration: ({ scored: { itinerary } }) => itinerary.arrival - itinerary.departure,
    startsAt: (trip) => placeOf(trip, trip.legs[0], startOf),
    endsAt: (trip) => placeOf(trip, trip.legs.at(-1), endOf),
    segments: segmentSources,
    changeovers: (trip) => changeovers(trip.legs),
    price: ({ plan: { locale }, scored: { costs } }) =>
      costs.money === undefined ? null : priceOf(costs.parts, costs.currency, locale),
    payments: (trip) => trip.scored.costs.parts.map((part) => ({ trip, part })),
  },
  Money: {
    amount: ({ money }) => decimalTextOf(money),
    currency: ({ money }) => money.currency,
    text: ({ money, locale: surroundings }, { locale }) =>
      formatMoney(decimalOf(money), money.currency, localeOf(locale, surroundings)),
  },
  Payment: {
    kind: ({ part }) => PAYMENT_KINDS[part.kind],
    name: ({ trip, part: { kind, name } }) =>
      name === '' && kind === 'ticket' ? phrases(trip.plan.locale).say('label.ticket') : name,
    price: ({ trip, part: { money } }) => ({ money, locale: trip.plan.locale }),
    // Positions among the segments, which hold pauses between the legs of an itinerary.
    segments: ({ trip: { legs, scored }, part }) =>
      part.legs.map((at) => legs.indexOf(scored.itinerary.legs[at] as Leg)),
  },
} satisfies Resolvers;

const PAYMENT_KINDS = {
  ticket: 'TICKET',
  taxi: 'TAXI',
  hire: 'HIRE',
  parking: 'PARKING',
  fuel: 'FUEL',
  toll: 'TOLL',
} as const satisfies Record<PricedPart['kind'], PaymentKind>;

/** The place where a leg begins. */
export function startOf(leg: Leg): Place {
  return leg.kind === 'stationary' ? leg.at : leg.from;
}

/** The place where a leg ends. */
export function endOf(leg: Leg): Place {
  return leg.kind === 'stationary' ? leg.at : leg.to;
}

/** An instant in the zone of a place. */
export function timeAt({ plan }: TripSource, at: number, place: Place | undefined): ZonedTime {
  const own = place?.timezone ?? '';
  return { at, zone: own === '' ? (plan.regions[0]?.timezone ?? '') : own };
}

function departureOf(trip: TripSource): ZonedTime {
  const first = trip.legs[0];
  return timeAt(trip, trip.scored.itinerary.departure, first && startOf(first));
}

function arrivalOf(trip: TripSource): ZonedTime {
  const last = trip.legs.at(-1);
  return timeAt(trip, trip.scored.itinerary.arrival, last && endOf(last));
}

function tripId({ plan: { outcome, regions }, scored }: TripSource): string {
  // As the REST codec forms it.
  const version = outcome.regions.map((code) => regions.find((region) => region.code === code)?.datasetVersion ?? '');
  return tripIdOf(scored.itinerary, outcome.regions, version.join(' '));
}

/** A short id, equal for the same trip of another search. */
function cursorKey(trip: TripSource): string {
  return `${trip.scored.itinerary.departure}.${hashText(tripId(trip))}`;
}

function bestOf({ plan, group }: GroupSource): TripSource {
  const [scored] = group.itineraries;
  // The first trip represents its group; a group is never empty.
  if (scored === undefined) throw new Error('The planner returned a group without itineraries.');
  return makeTrip(plan, scored);
}

function placeOf(trip: TripSource, leg: Leg | undefined, end: (leg: Leg) => Place): PlaceSource {
  if (leg === undefined) throw new Error('The planner returned an itinerary without legs.');
  return { place: end(leg), region: trip.plan.regions[0] };
}

/** Transfers from ride to ride. Staying seated is not a transfer, and neither are rides with another vehicle between them. */
function changeovers(legs: readonly Leg[]): readonly Changeover[] {
  const found: Changeover[] = [];
  let before: number | undefined;
  let moving = 0;
  legs.forEach((leg, index) => {
    if (leg.kind === 'street') moving += leg.arrival - leg.departure;
    if (leg.kind !== 'ride') return;
    const ride = before === undefined ? undefined : legs[before];
    if (before !== undefined && ride !== undefined && !leg.seated) {
      const slack = leg.departure - ride.arrival - moving;
      found.push({ afterSegment: before, beforeSegment: index, slack, state: stateOf(slack) });
    }
    before = index;
    moving = 0;
  });
  return found;
}

function stateOf(slack: number): ChangeoverState {
  if (slack < 0) return 'MISSED';
  return slack < TIGHT_SECONDS ? 'TIGHT' : 'COMFORTABLE';
}
