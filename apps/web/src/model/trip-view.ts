import { findModeFamily } from '@tripwright/core/modes';
import {
  type Colour,
  type ExpandOptions,
  expandText,
  expandTrips,
  type Segment,
  type SegmentWords,
} from '@tripwright/core/template';
import {
  formatDate,
  formatDistance,
  formatDuration,
  type Locale,
  phrases,
  segmentWords,
  shownSeconds,
  withoutTime,
} from '@tripwright/core/text';
import { patternOfMode, readableOn } from '@tripwright/map-view/style';
import type { RoutingResponse, Trip } from '@tripwright/wire/rest-v1';
import { localTimeOf } from './zoned-time.ts';

/** A group of trips as a card: its best trip, and when the others leave. */
export interface GroupView {
  readonly trips: readonly TripView[];
  /** Whole minutes between departures; undefined for a single trip. */
  readonly everyMinutes: number | undefined;
}

export interface TripView {
  readonly id: string;
  readonly depart: number;
  readonly arrive: number;
  /** IANA names of the clocks at either end: where it is boarded first and alighted from last, else the region's (IT-31). */
  readonly departZone: string;
  readonly arriveZone: string;
  readonly duration: string;
  /** What the trip consists of, for the coloured bar. */
  readonly parts: readonly PartView[];
  /** "14 March 2024": when it leaves, if that is not the day asked for. */
  readonly day: string | undefined;
  /** One ride by timetable, and no other vehicle before or after it. */
  readonly isDirect: boolean;
  /** Changes between rides by timetable. */
  readonly changes: number;
  /** "850 m", '' without any walking. */
  readonly walking: string;
  /** Whether that is done in a wheelchair. */
  readonly rolls: boolean;
  /** "Bicycle 3.4 km": on wheels of one's own or hired; '' without any. */
  readonly distance: string;
  /** "€2.30"; undefined = unknown. */
  readonly price: string | undefined;
  readonly isRealtime: boolean;
  /** Why nobody can travel it (any more); undefined where one can. */
  readonly lapse: Lapse | undefined;
  readonly steps: readonly StepView[];
  readonly segments: readonly Segment[];
}

/** A trip that is told all the same, but marked and never chosen before one that can be travelled (spec 2.3). */
export type Lapse = 'cancelled' | 'tooLateToBook' | 'left';

/** A stretch of the bar: wide as it is long in time. */
export interface PartView {
  readonly mode: string;
  readonly icon: string;
  /** What the mode is called. */
  readonly name: string;
  /** Number of the line; '' without one. */
  readonly number: string;
  /** `#rrggbb`. */
  readonly color: string;
  readonly ink: string;
  readonly pattern: string;
  readonly seconds: number;
}

export interface StepView {
  readonly kind: Segment['type'];
  readonly start: number;
  readonly end: number;
  /** As planned, where realtime says something else. */
  readonly plannedStart: number | undefined;
  readonly timeZone: string;
  readonly action: string;
  readonly notes: readonly string[];
  readonly part: PartView;
  /** Where to book, and what the link says; undefined where it cannot be. */
  readonly booking: { readonly title: string; readonly url: string } | undefined;
  /** Where it begins, and for rides where it ends. */
  readonly from: string;
  readonly to: string;
  readonly stops: readonly { readonly name: string; readonly time: number | undefined }[];
  /** Instructions on the way, with their length. */
  readonly turns: readonly { readonly text: string; readonly distance: string }[];
}

/** What the texts are made with. */
export interface ViewContext {
  readonly locale: Locale;
  /** IANA name, for places that do not say their own. */
  readonly timeZone: string;
  /** Unix seconds. */
  readonly now: number;
}

/** The answer of the planner as the page shows it: references and templates joined and their texts filled, as every client does. */
export function viewGroups(response: RoutingResponse, context: ViewContext): readonly GroupView[] {
  const trips = response.groups.flatMap((group) => group.trips);
  const expanded = expandTrips({
    references: trips.map((trip) => trip.segments),
    templates: response.segmentTemplates,
  });
  const segmentsOf = new Map(trips.map((trip, index) => [trip, expanded[index] ?? []]));
  return response.groups.map((group) => ({
    trips: group.trips.map((trip) => viewTrip(trip, segmentsOf.get(trip) ?? [], context)),
    everyMinutes: group.frequency,
  }));
}

function viewTrip(trip: Trip, segments: readonly Segment[], context: ViewContext): TripView {
  const { locale } = context;
  const rides = segments.filter((segment) => segment.type === 'scheduled' && segment.isContinuation !== true);
  const metresOf = (chosen: readonly Segment[]): number =>
    chosen.reduce((sum, segment) => sum + (segment.metres ?? 0), 0);
  const onStreets = segments.filter((segment) => segment.type === 'unscheduled');
  const metres = metresOf(onStreets.filter(isOnFoot));
  const wheeled = metresOf(onStreets) - metres;
  const vehicle = onStreets.find((segment) => !isOnFoot(segment));
  return {
    id: trip.id,
    depart: trip.depart,
    arrive: trip.arrive,
    departZone: rides[0]?.from?.timezone ?? context.timeZone,
    arriveZone: segments.findLast(({ type }) => type === 'scheduled')?.to?.timezone ?? context.timeZone,
    duration: formatDuration(shownSeconds(trip.depart, trip.arrive), locale),
    day: otherDay(trip, context),
    parts: barOf(segments),
    isDirect: rides.length === 1 && vehicle === undefined,
    changes: Math.max(0, rides.length - 1),
    walking: metres === 0 ? '' : formatDistance(metres, locale),
    rolls: onStreets.some((segment) => rowOf(segment)?.travel.profile === 'wheelchair'),
    distance: wheeled === 0 ? '' : `${vehicle?.modeInfo?.alt ?? ''} ${formatDistance(wheeled, locale)}`.trim(),
    price: priceOf(trip, locale),
    isRealtime: segments.some((segment) => segment.realTime === true),
    lapse: lapseOf(trip, segments, context.now),
    steps: segments.filter((segment) => segment.visibility !== 'hidden').map((segment) => viewStep(segment, context)),
    segments,
  };
}

function lapseOf(trip: Trip, segments: readonly Segment[], now: number): Lapse | undefined {
  if (trip.availability === 'CANCELLED' || segments.some((segment) => segment.isCancelled === true)) return 'cancelled';
  if (trip.availability === 'MISSED_PREBOOKING_WINDOW') return 'tooLateToBook';
  // Who asks for a day gone by wants to know how it was then: only what had left by the time asked for is past.
  const asked = trip.queryIsLeaveAfter ? trip.depart >= trip.queryTime : trip.queryTime < now;
  return trip.depart < now && !asked ? 'left' : undefined;
}

/** The day on which a trip leaves, unless it is the one asked for: the first with no change may run after midnight only. */
function otherDay({ depart, queryTime }: Trip, { timeZone, locale }: ViewContext): string | undefined {
  const [day, asked] = [depart, queryTime].map((at) => localTimeOf(at, timeZone).slice(0, 10));
  return day === undefined || day === asked ? undefined : formatDate(day, locale);
}

function viewStep(segment: Segment, { locale, timeZone }: ViewContext): StepView {
  const words: SegmentWords = segmentWords(locale);
  const options: ExpandOptions = { timeZone };
  // The time stands beside the text, as in a timetable.
  const action = expandText(withoutTime(segment.action ?? ''), segment, words, options);
  // Durations are told between the times of the steps, and add up with them.
  const endTime = segment.startTime + shownSeconds(segment.startTime, segment.endTime);
  const notes = expandText(segment.notes ?? '', { ...segment, endTime }, words, options);
  const { sayTurn } = phrases(locale);
  const place = segment.from ?? segment.location;
  const nameOf = (location: Segment['from']): string => location?.name ?? location?.address ?? '';
  const ridden = (segment.shapes ?? []).filter((shape) => shape.travelled).flatMap((shape) => shape.stops ?? []);
  return {
    kind: segment.type,
    start: segment.startTime,
    end: segment.endTime,
    plannedStart:
      segment.timetableStartTime === undefined || segment.timetableStartTime === segment.startTime
        ? undefined
        : segment.timetableStartTime,
    timeZone: place?.timezone ?? timeZone,
    action: action === '' ? (segment.modeInfo?.alt ?? '') : action,
    notes: notes === '' ? [] : notes.split('\n'),
    part: partOf(segment),
    booking: bookingOf(segment),
    from: nameOf(place),
    to: nameOf(segment.to),
    stops: ridden.slice(1, -1).map((stop) => {
      const offset = stop.relativeDeparture ?? stop.relativeArrival;
      return { name: stop.name ?? '', time: offset === undefined ? undefined : segment.startTime + offset };
    }),
    turns: (segment.streets ?? []).flatMap((street) =>
      street.instruction === undefined
        ? []
        : [
            {
              text: sayTurn(street.instruction, street.name),
              distance: street.metres === undefined ? '' : formatDistance(street.metres, locale),
            },
          ],
    ),
  };
}

/** A page or a telephone number; anything else a server might send as an address is not followed. */
function bookingOf({ booking }: Segment): StepView['booking'] {
  const addresses = [booking?.url, ...(booking?.externalActions ?? [])];
  const url = addresses.find((address) => address !== undefined && /^(?:https?:\/\/|tel:)/i.test(address));
  return booking === undefined || url === undefined ? undefined : { title: booking.title, url };
}

/** The moving parts, and what else belongs into a summary (parking), neighbours of one kind together. */
function barOf(segments: readonly Segment[]): readonly PartView[] {
  const parts: PartView[] = [];
  for (const segment of segments) {
    if (segment.visibility === 'hidden') continue;
    if (segment.type === 'stationary' && segment.visibility !== 'in summary') continue;
    // nobody moves: not the dots of a walk
    const part = segment.type === 'stationary' ? { ...partOf(segment), pattern: 'pause' } : partOf(segment);
    const last = parts[parts.length - 1];
    if (last !== undefined && last.mode === part.mode && last.number === part.number) {
      parts[parts.length - 1] = { ...last, seconds: last.seconds + part.seconds };
    } else parts.push(part);
  }
  return parts;
}

const NEUTRAL = '#5f6b76';

export function partOf(segment: Segment): PartView {
  const mode = segment.modeInfo?.identifier ?? segment.modeIdentifier ?? '';
  const row = mode === '' ? undefined : findModeFamily(mode);
  const colour = segment.serviceColor ?? segment.modeInfo?.color ?? row?.color;
  const color = colour === undefined ? NEUTRAL : hexOf(colour);
  return {
    mode,
    icon: segment.modeInfo?.localIcon ?? row?.icon ?? '',
    name: segment.modeInfo?.alt ?? '',
    number: segment.serviceNumber ?? '',
    color,
    // What a feed says about its text colour is not always legible.
    ink: readableOn(color),
    pattern: patternOfMode(mode).id,
    seconds: Math.max(0, shownSeconds(segment.startTime, segment.endTime)),
  };
}

export function hexOf({ red, green, blue }: Colour): string {
  return `#${[red, green, blue].map((value) => Math.round(value).toString(16).padStart(2, '0')).join('')}`;
}

function isOnFoot(segment: Segment): boolean {
  return rowOf(segment)?.travel.connector === true;
}

function rowOf(segment: Segment): ReturnType<typeof findModeFamily> {
  return findModeFamily(segment.modeInfo?.identifier ?? segment.modeIdentifier ?? '');
}

function priceOf(trip: Trip, locale: Locale): string | undefined {
  const { moneyCost, currency } = trip;
  // Nothing to pay in no currency is a walk, not a fare.
  if (moneyCost === undefined || (moneyCost === 0 && currency === undefined)) return undefined;
  try {
    return new Intl.NumberFormat(locale, { style: 'currency', currency: currency ?? '' }).format(moneyCost);
  } catch {
    return `${moneyCost} ${trip.currencySymbol ?? currency ?? ''}`.trim(); // not a currency that Intl knows
  }
}
