import { isTimeZone } from '@tripwright/core/base';
import type { Booking, Fact, HiredVehicle } from '@tripwright/core/model';
import { expandText, type Segment, textParts } from '@tripwright/core/template';
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
import { localeOf } from '../locale.ts';
import type {
  AlertSource,
  CallSource,
  OperatorSource,
  PaymentSource,
  RideSource,
  SegmentSource,
  TextSource,
} from '../sources.ts';
import { alertsOf, liveTime } from './live.ts';
import { operatorOfLeg, paymentsOfLeg, purposeOf, vehicleMode } from './segment-facts.ts';
import { accessibilityOf } from './stop.ts';
import { endOf, startOf, timeAt } from './trip.ts';

/** The fields that all segments share, except the line on the map. */
const shared = {
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
    service: (source) => source,
    platform: ({ leg }) => text(leg.from.stop?.platform),
    live: (ride) => (ride.leg.live === undefined ? null : { ride, live: ride.leg.live }),
    change: (ride) => (ride.leg.connection === undefined ? null : { ride, connection: ride.leg.connection }),
    stopCount: ({ leg }) => leg.calls.length - 1,
    calls: (ride) => ride.leg.calls.map((call): CallSource => ({ ride, call })),
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
  Service: {
    code: ({ leg }) => leg.serviceTripId,
    serviceDate: ({ leg }) => leg.serviceDate,
    number: ({ leg }) => text(leg.tripShortName),
    direction: ({ leg }) => text(leg.headsign),
    route: (source) => source,
  },
  Route: {
    feed: ({ leg }) => leg.route.feed,
    code: ({ leg }) => leg.route.id,
    shortName: ({ leg }) => text(leg.route.shortName),
    longName: ({ leg }) => text(leg.route.longName),
    color: ({ leg }) => text(leg.route.color),
    textColor: ({ leg }) => text(leg.route.textColor),
    agency: ({ leg }) => leg.route.agency,
  },
  Agency: {
    url: ({ url }) => text(url),
    phone: ({ phone }) => text(phone),
  },
  Call: {
    // A ride lies in the region that planned it.
    stop: ({ ride, call }) => ({ region: regionOf(ride), stop: call.stop }),
    arrival: ({ ride, call }) => callTime(ride, call.arrival, call, 'arrival'),
    departure: ({ ride, call }) => callTime(ride, call.departure, call, 'departure'),
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
      const language = localeOf(locale, source.trip.plan.locale);
      return expandText(templateOf(source, language), segmentOf(source, language, timeZone), segmentWords(language), {
        timeZone: zoneOf(source),
      });
    },
    parts: (source, { locale, timeZone }) => {
      const language = localeOf(locale, source.trip.plan.locale);
      const segment = segmentOf(source, language, timeZone);
      const parts = textParts(templateOf(source, language), segment, segmentWords(language), {
        timeZone: zoneOf(source),
      });
      return parts.map(({ text: words, placeholder, realtime }) => ({
        text: words,
        placeholder: placeholder ?? null,
        realtime,
      }));
    },
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
  return {
    scheduled: timeAt(trip, live?.scheduled ?? at, place),
    expected: live === undefined ? null : timeAt(trip, at, place),
    live: live?.kind ?? null,
    source: live !== undefined ? 'REALTIME' : exact ? 'TIMETABLE' : 'ESTIMATE',
  };
}

function isApproximate({ calls }: RideSource['leg'], end: 'start' | 'end'): boolean {
  return (end === 'start' ? calls[0] : calls.at(-1))?.approximate ?? false;
}

function callTime(
  { trip, leg }: RideSource,
  at: number | undefined,
  call: CallSource['call'],
  event: 'arrival' | 'departure',
): EventTime | null {
  if (at === undefined) return null;
  const own = call.stop.timezone;
  const zone = own === '' ? regionOf({ trip }).timezone : own;
  const exact = leg.headway === undefined && !call.approximate;
  const live = liveTime(call.live, event);
  return {
    scheduled: { at: live?.scheduled ?? at, zone },
    expected: live === undefined ? null : { at, zone },
    live: live?.kind ?? null,
    source: live !== undefined ? 'REALTIME' : exact ? 'TIMETABLE' : 'ESTIMATE',
  };
}

function regionOf({ trip }: Pick<RideSource, 'trip'>): NonNullable<(typeof trip.plan.regions)[number]> {
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
function noteLines(source: SegmentSource): readonly TextSource[] {
  const { trip, index } = source;
  const { locale } = trip.plan;
  const segment = trip.segmentsIn(locale)[index];
  const words = segmentWords(locale);
  return notesOf(segment)
    .map((template, lineNumber) => ({ template, lineNumber }))
    .filter(({ template }) => segment !== undefined && expandText(template, segment, words, { timeZone: 'UTC' }) !== '')
    .map(({ lineNumber }) => ({ trip, index, line: lineNumber }));
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
