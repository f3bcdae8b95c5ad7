import { isTimeZone } from '@tripwright/core/base';
import type { Booking, Fact, HiredVehicle, RegionInfo } from '@tripwright/core/model';
import { type Segment, type TextPart, textParts } from '@tripwright/core/template';
import { type Locale, phrases, segmentWords } from '@tripwright/core/text';
import type {
  BookingState,
  EventTime,
  Resolvers,
  SegmentResolvers,
  Suitability,
  VehicleForm,
  VehiclePropulsion,
} from '../__generated__/resolver-types.ts';
import { segmentKey } from '../cache-key.ts';
import { eventTime, liveTime } from '../event-time.ts';
import { localeOf } from '../locale.ts';
import { serviceOf } from '../lookups/services.ts';
import type {
  AlertSource,
  CallSource,
  OperatorSource,
  PaymentSource,
  RideSource,
  SegmentSource,
  TextSource,
} from '../sources.ts';
import { alertsOf } from './live.ts';
import { operatorOfLeg, paymentsOfLeg, purposeOf, vehicleMode } from './segment-facts.ts';
import { accessibilityOf } from './stop.ts';
import { endOf, startOf, timeAt } from './trip.ts';

/** The fields that all segments share, except the line on the map. */
const shared = {
  id: segmentKey,
  mode: ({ leg }: SegmentSource) => ({ identifier: leg.mode }),
  from: ({ trip, leg }: SegmentSource) => ({ place: startOf(leg), region: trip.plan.regions[0] }),
  to: ({ trip, leg }: SegmentSource) => ({ place: endOf(leg), region: trip.plan.regions[0] }),
  departure: (source: SegmentSource) => eventAt(source, source.leg.departure, 'start'),
  arrival: (source: SegmentSource) => eventAt(source, source.leg.arrival, 'end'),
  duration: ({ leg }: SegmentSource) => leg.arrival - leg.departure,
  action: ({ trip, index }: SegmentSource): TextSource => ({ trip, index, line: 'action' }),
  notes: (source: SegmentSource): readonly TextSource[] => noteLines(source),
  operator: ({ leg }: SegmentSource): OperatorSource | null => operatorOfLeg(leg),
  payments: ({ trip, leg }: SegmentSource): readonly PaymentSource[] => paymentsOfLeg(trip, leg),
  alerts: ({ trip, leg }: SegmentSource): readonly AlertSource[] => alertsOf(trip.plan, leg),
};

export const segmentResolvers = {
  Segment: { __resolveType: typeOf } satisfies Pick<SegmentResolvers, '__resolveType'>,
  ScheduledSegment: {
    ...shared,
    geometry: ({ leg }) => line(leg.geometry),
    service: ({ trip: { plan }, leg }) =>
      serviceOf(
        regionOf({ trip: { plan } }),
        leg,
        plan.outcome.request.realtime === 'scheduled' ? 'scheduled' : 'live',
      ),
    platform: ({ leg }) => text(leg.from.stop?.platform),
    live: ({ trip, leg }) =>
      leg.live === undefined ? null : { service: serviceOf(regionOf({ trip }), leg, 'live'), live: leg.live },
    change: (ride) => (ride.leg.connection === undefined ? null : { ride, connection: ride.leg.connection }),
    stopCount: ({ leg }) => leg.calls.length - 1,
    calls: ({ trip, leg }) => leg.calls.map((call): CallSource => ({ region: regionOf({ trip }), ride: leg, call })),
    distance: ({ leg }) => leg.metres,
    headway: ({ leg }) => leg.headway ?? null,
    isContinuation: ({ leg }) => leg.seated,
    accessible: ({ leg }) => accessibilityOf(leg.wheelchair),
  },
  StreetSegment: {
    ...shared,
    geometry: ({ leg }) => line(leg.geometry),
    distance: ({ leg }) => leg.metres,
    durationWithoutTraffic: ({ leg }) => leg.freeFlowSeconds ?? null,
    booking: (street) => (street.leg.booking === undefined ? null : { street, booking: street.leg.booking }),
    isStraightLine: ({ leg }) => leg.straightLine,
    streets: (street) => street.leg.sections.map((section) => ({ street, section })),
  },
  StationarySegment: {
    ...shared,
    geometry: () => null,
    purpose: ({ leg }) => purposeOf(leg.mode),
    vehicleMode: (source) => vehicleMode(source),
    vehicle: ({ leg }) => leg.vehicle ?? null,
    stock: ({ trip, leg: { stock, at } }) => {
      if (stock === undefined) return null;
      const { vehicles = null, docks = null, reportedAt } = stock;
      return { vehicles, docks, reported: timeAt(trip, reportedAt, at) };
    },
  },
  Booking: {
    state: ({ booking }) => BOOKING_STATES[booking.state],
    closes: ({ street: { trip, leg }, booking }) =>
      booking.closes === undefined ? null : timeAt(trip, booking.closes, leg.from),
    message: ({ booking }) => text(booking.message),
  },
  Operator: {
    code: ({ id }) => id,
    phone: ({ phone }) => text(phone),
    website: ({ website }) => text(website),
    color: ({ color }) => text(color),
    bookingUrl: ({ bookingUrl }) => text(bookingUrl),
  },
  HiredVehicle: {
    code: ({ id }) => id,
    name: ({ name }) => text(name),
    formFactor: ({ formFactor }) => FORMS[formFactor],
    propulsion: ({ propulsion }) => (propulsion === undefined ? null : PROPULSIONS[propulsion]),
    range: ({ rangeMetres }) => rangeMetres ?? null,
  },
  StreetSection: {
    name: ({ section }) => text(section.name),
    distance: ({ section }) => section.metres,
    geometry: ({ section }) => section.geometry,
    instruction: ({ street, section }, { locale }) =>
      phrases(localeOf(locale, street.trip.plan.locale)).sayTurn(section.instruction, section.name),
    suitable: ({ section }) => suitabilityOf(section.safe),
    isDismount: ({ section }) => section.dismount,
  },
  RichText: {
    template: (source, { locale }) => templateOf(source, localeOf(locale, source.trip.plan.locale)),
    text: (source, { locale, timeZone }) => {
      let text = '';
      for (const part of partsOf(source, localeOf(locale, source.trip.plan.locale), timeZone)) text += part.text;
      return text;
    },
    parts: (source, { locale, timeZone }) =>
      partsOf(source, localeOf(locale, source.trip.plan.locale), timeZone).map(
        ({ text: words, placeholder, realtime }) => ({ text: words, placeholder: placeholder ?? null, realtime }),
      ),
  },
} satisfies Resolvers;

const BOOKING_STATES = {
  bookable: 'BOOKABLE',
  'too-late': 'TOO_LATE',
  unknown: 'UNKNOWN',
} as const satisfies Record<Booking['state'], BookingState>;

const FORMS = {
  bicycle: 'BICYCLE',
  car: 'CAR',
  moped: 'MOPED',
  scooter: 'SCOOTER',
  other: 'OTHER',
} as const satisfies Record<HiredVehicle['formFactor'], VehicleForm>;

const PROPULSIONS = {
  human: 'HUMAN',
  'electric-assist': 'ELECTRIC_ASSIST',
  electric: 'ELECTRIC',
  combustion: 'COMBUSTION',
} as const satisfies Record<NonNullable<HiredVehicle['propulsion']>, VehiclePropulsion>;

function typeOf({ leg }: SegmentSource): 'ScheduledSegment' | 'StreetSegment' | 'StationarySegment' {
  switch (leg.kind) {
    case 'ride':
      return 'ScheduledSegment';
    case 'street':
      return 'StreetSegment';
    case 'stationary':
      return 'StationarySegment';
    default:
      return leg satisfies never;
  }
}

function eventAt({ trip, leg }: SegmentSource, at: number, end: 'start' | 'end'): EventTime {
  const exact = leg.kind === 'ride' && leg.headway === undefined && !isApproximate(leg, end);
  const place = end === 'start' ? startOf(leg) : endOf(leg);
  const call = leg.kind !== 'ride' ? undefined : end === 'start' ? leg.calls[0] : leg.calls.at(-1);
  const live = liveTime(call?.live, end === 'start' ? 'departure' : 'arrival');
  const updated = leg.kind === 'ride' ? leg.live?.updated : undefined;
  return eventTime(at, live, updated, exact, (moment) => timeAt(trip, moment, place));
}

function isApproximate({ calls }: RideSource['leg'], end: 'start' | 'end'): boolean {
  return (end === 'start' ? calls[0] : calls.at(-1))?.approximate ?? false;
}

/** A ride lies in the region that planned it. */
function regionOf({ trip }: { readonly trip: Pick<RideSource['trip'], 'plan'> }): RegionInfo {
  const [region] = trip.plan.regions;
  if (region === undefined) throw new Error('The planner returned an itinerary outside its own regions.');
  return region;
}

function suitabilityOf(fact: Fact): Suitability {
  switch (fact) {
    case 'yes':
      return 'SUITABLE';
    case 'no':
      return 'UNSUITABLE';
    case 'unknown':
      return 'UNKNOWN';
    default:
      return fact satisfies never;
  }
}

/** Turns '' of feeds into null. */
function text(value: string | undefined): string | null {
  return value === undefined || value === '' ? null : value;
}

const line = text;

/** Lines of notes; lines whose placeholders are all empty are left out, in every language alike. */
function noteLines({ trip, index }: SegmentSource): readonly TextSource[] {
  const { locale } = trip.plan;
  return notesOf(trip.segmentsIn(locale)[index])
    .map((_, line): TextSource => ({ trip, index, line }))
    .filter((source) => partsOf(source, locale, undefined).some(({ text: words }) => words !== ''));
}

/** A text in parts, its times in a zone; that of its trip unless given. */
function partsOf(source: TextSource, locale: Locale, timeZone: string | null | undefined): readonly TextPart[] {
  const template = templateOf(source, locale);
  const segment = segmentOf(source, locale, timeZone);
  const { made } = source;
  if (made?.segment === segment && made.template === template) return made.parts;
  const parts = textParts(template, segment, segmentWords(locale), { timeZone: zoneOf(source) });
  source.made = { template, segment, parts };
  return parts;
}

function notesOf(segment: Segment | undefined): readonly string[] {
  return segment?.notes?.split('\n') ?? [];
}

function templateOf({ trip, index, line: which }: TextSource, locale: Locale): string {
  const segment = trip.segmentsIn(locale)[index];
  return (which === 'action' ? segment?.action : notesOf(segment)[which]) ?? '';
}

function zoneOf({ trip }: TextSource): string {
  return trip.plan.regions[0]?.timezone ?? 'UTC';
}

/** The segment that fills a text, with times in the requested zone. */
function segmentOf({ trip, index }: TextSource, locale: Locale, timeZone: string | null | undefined): Segment {
  const segment = trip.segmentsIn(locale)[index];
  if (segment === undefined) throw new Error(`The codec returned no segment ${index} of a trip.`);
  if (timeZone === undefined || timeZone === null || !isTimeZone(timeZone)) return segment;
  const at = { timezone: timeZone, timeZone };
  return {
    ...segment,
    ...(segment.from !== undefined && { from: { ...segment.from, ...at } }),
    ...(segment.location !== undefined && { location: { ...segment.location, ...at } }),
  };
}
