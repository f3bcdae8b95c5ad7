import { decimalOf, decimalTextOf, hashText } from '@tripwright/core/base';
import { secondsToSpare } from '@tripwright/core/engine/journey';
import type { Leg, Place, PricedPart } from '@tripwright/core/model';
import { formatMoney, phrases } from '@tripwright/core/text';
import type { ChangeoverState, PaymentKind, Resolvers, SwapRefusal } from '../__generated__/resolver-types.ts';
import { lookupKey } from '../cache-key.ts';
import { pageOf } from '../connection.ts';
import { localeOf } from '../locale.ts';
import { makeTrip, segmentSources } from '../make-trip.ts';
import { openTrip, swapTrip } from '../open-trip.ts';
import { CHANGE_FIELDS } from '../plan-wants.ts';
import { priceOf } from '../price-of.ts';
import { selectsBelow } from '../selects.ts';
import type { ChangeoverSource, GroupSource, PlaceSource, TripEdgeSource, TripSource } from '../sources.ts';
import type { ZonedTime } from '../zoned-time.ts';
import { alertsOfPlan, liveOf } from './live.ts';

/** A transfer with fewer seconds to spare is tight. */
const TIGHT_SECONDS = 120;

export const tripResolvers = {
  Query: {
    trip: (_, { id, locale }, context, info) =>
      openTrip(id, localeOf(locale, context.locale), selectsBelow(info, CHANGE_FIELDS), context),
  },
  TripResult: {
    __resolveType: (source) => ('trip' in source ? 'TripNow' : 'TripGone'),
  },
  TripNow: {
    id: lookupKey,
    remarks: ({ trip: { plan } }) => plan.advisories.map((advisory) => ({ advisory, locale: plan.locale })),
    live: ({ trip: { plan } }) => liveOf(plan),
    alerts: ({ trip: { plan } }) => alertsOfPlan(plan),
    request: ({ trip: { plan } }) => plan,
  },
  TripGone: {
    message: (source, { locale }) => phrases(localeOf(locale, source.locale)).say(GONE_TEXTS[source.code]),
    replan: ({ replan }) => replan ?? null,
  },
  SwapResult: {
    __resolveType: (source) => ('trip' in source ? 'TripSwapped' : 'SwapRefused'),
  },
  TripSwapped: {
    departureChange: ({ swapped }) => swapped.departureChange,
    arrivalChange: ({ swapped }) => swapped.arrivalChange,
    replaced: ({ trip, swapped }) => {
      const rides = trip.legs.flatMap((leg, index) => (leg.kind === 'ride' ? [index] : []));
      return swapped.replaced.flatMap((ride) => rides[ride] ?? []);
    },
    alerts: ({ trip: { plan } }) => alertsOfPlan(plan),
  },
  SwapRefused: {
    code: ({ reason }) => reason,
    message: ({ reason, locale: surroundings }, { locale }) =>
      phrases(localeOf(locale, surroundings)).say(SWAP_TEXTS[reason]),
  },
  Changeover: {
    afterSegment: ({ before }) => before,
    beforeSegment: ({ after }) => after,
    state: ({ slack }) => stateOf(slack),
    ifMissed: ({ trip, after }) => {
      const ride = trip.legs[after];
      const next = ride?.kind === 'ride' ? ride.connection?.next : undefined;
      return ride?.kind !== 'ride' || next === undefined ? null : { trip, ride, next };
    },
  },
  MissedChange: {
    departure: ({ trip, ride, next }) => timeAt(trip, next.departure, ride.from),
    line: ({ next }) => (next.lineName === '' ? null : next.lineName),
    arrival: ({ trip, next }) => {
      const last = trip.legs.at(-1);
      return timeAt(trip, next.arrival, last && endOf(last));
    },
    delay: ({ trip, next }) => next.arrival - trip.scored.itinerary.arrival,
  },
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
      const withBest = edges.map(
        (edge): TripEdgeSource => ({
          node: edge.node,
          isBest: edge.node === best,
          get cursor() {
            return edge.cursor;
          },
        }),
      );
      return { edges: withBest, nodes, pageInfo };
    },
  },
  TripEdge: {
    weightedScore: ({ node }) => node.scored.weightedScore,
    isPast: ({ node }, _, { now }) => node.scored.itinerary.departure < now,
  },
  Trip: {
    departure: (trip) => departureOf(trip),
    arrival: (trip) => arrivalOf(trip),
    duration: ({ scored: { itinerary } }) => itinerary.arrival - itinerary.departure,
    startsAt: (trip) => placeOf(trip, trip.legs[0], startOf),
    endsAt: (trip) => placeOf(trip, trip.legs.at(-1), endOf),
    segments: segmentSources,
    changeovers: (trip) => changeovers(trip),
    price: ({ plan: { locale }, scored: { costs } }) =>
      costs.money === undefined ? null : priceOf(costs.parts, costs.currency, locale),
    payments: (trip) => trip.scored.costs.parts.map((part) => ({ trip, part })),
    swap: (trip, { segment, to }, context, info) =>
      swapTrip(trip, segment, to, selectsBelow(info, CHANGE_FIELDS), context),
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

const GONE_TEXTS = {
  INVALID_ID: 'refusal.unknown-trip',
  UNKNOWN_REGION: 'refusal.unknown-trip',
  TRIP_GONE: 'advisory.trip-gone',
} as const;

const SWAP_TEXTS = {
  NOT_A_RIDE: 'refusal.not-a-ride',
  NO_OTHER_VEHICLE: 'refusal.no-other-vehicle',
  LEAVES_TOO_EARLY: 'refusal.leaves-too-early',
  TRIP_GONE: 'advisory.trip-gone',
  OTHER: 'advisory.trip-gone',
} as const satisfies Record<SwapRefusal, string>;

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

/** A short id, equal for the same trip of another search. */
function cursorKey({ id, scored }: TripSource): string {
  const [plain = id] = id.split('?', 1);
  return `${scored.itinerary.departure}.${hashText(plain)}`;
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

/** Transfers from ride to ride, by the rule of `RideLeg.connection`. Staying seated is not a transfer. */
function changeovers(trip: TripSource): readonly ChangeoverSource[] {
  const spare = secondsToSpare(trip.legs);
  let ride = 0;
  return trip.legs.flatMap((leg, after): readonly ChangeoverSource[] => {
    const before = ride;
    if (leg.kind === 'ride') ride = after;
    const slack = spare[after];
    return slack === undefined ? [] : [{ trip, before, after, slack }];
  });
}

function stateOf(slack: number): ChangeoverState {
  if (slack < 0) return 'MISSED';
  return slack < TIGHT_SECONDS ? 'TIGHT' : 'COMFORTABLE';
}
