import { type Lapse, type MergedTrip, mergeTrips } from '@tripwright/client';
import { findModeFamily } from '@tripwright/core/modes';
import { type Colour, type Segment, shownSeconds } from '@tripwright/core/template';
import {
  formatDistance,
  formatDuration,
  formatMoney,
  formatWeekday,
  type Phrases,
  segmentWordsOf,
} from '@tripwright/core/text';
import { patternOfMode, readableOn } from '@tripwright/map-view/style';
import type { RoutingResponse } from '@tripwright/wire/rest-v1';
import { type AlertView, alertViews, type LiveNote, liveNotes, stockNotes } from './live-view.ts';
import { localTimeOf } from './zoned-time.ts';

/** A group of trips as a card: its best trip and the departures of the others. */
export interface GroupView {
  readonly trips: readonly TripView[];
  /** Whole minutes between departures; undefined for a single trip. */
  readonly everyMinutes: number | undefined;
}

export interface TripView {
  readonly id: string;
  readonly depart: number;
  readonly arrive: number;
  /** IANA time zones of both ends: of the first boarding and the last alighting, else of the region (IT-31). */
  readonly departZone: string;
  readonly arriveZone: string;
  readonly duration: string;
  /** Parts of the coloured bar. */
  readonly parts: readonly PartView[];
  /** "Thu 14 Mar": the day of departure, when it differs from the requested day. */
  readonly day: string | undefined;
  /** True for a single scheduled ride without another vehicle before or after it. */
  readonly isDirect: boolean;
  /** Number of transfers between scheduled rides. */
  readonly changes: number;
  /** Metres on foot; 0 without walking. */
  readonly walking: number;
  /** True when the walking distance is covered in a wheelchair. */
  readonly rolls: boolean;
  /** "Bicycle 3.4 km": distance on own or hired vehicles; '' without any. */
  readonly distance: string;
  /** "€2.30"; undefined: unknown. */
  readonly price: string | undefined;
  /** Whether the present of a ride is known; the last known delay of a source that has gone quiet is not the present. */
  readonly isRealtime: boolean;
  /** Why the trip can no longer be travelled; undefined when it can. Such trips are shown and marked, but not selected while another is available. */
  readonly lapse: Lapse | undefined;
  readonly steps: readonly StepView[];
  /** Disturbances along the way, the most severe first. */
  readonly alerts: readonly AlertView[];
  readonly segments: readonly Segment[];
  /** The trip as the client has it, which follows its realtime data. */
  readonly merged: MergedTrip;
}

/** A part of the bar. Its width is proportional to its duration. */
export interface PartView {
  readonly mode: string;
  readonly icon: string;
  /** Name of the mode. */
  readonly name: string;
  /** Number of the line; '' when it has none. */
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
  /** Planned time, when realtime data differ from it. */
  readonly plannedStart: number | undefined;
  readonly plannedEnd: number | undefined;
  /** Seconds between vehicles of a ride whose times are unknown: the timetable gives the interval alone, and no source predicts the run. */
  readonly interval: number | undefined;
  /** What realtime data make of the step. */
  readonly live: readonly LiveNote[];
  readonly isCancelled: boolean;
  /** Departures of the line around this one that do not run. */
  readonly cancelledDepartures: readonly number[];
  readonly timeZone: string;
  readonly action: string;
  readonly notes: readonly string[];
  readonly part: PartView;
  /** Address and text of the booking link; undefined when there is none. */
  readonly booking: { readonly title: string; readonly url: string } | undefined;
  /** Stop or place where the step begins; for rides also where it ends. */
  readonly from: string;
  /** Code of the stop where a ride begins. */
  readonly stopCode: string | undefined;
  readonly to: string;
  readonly stops: readonly { readonly name: string; readonly time: number | undefined }[];
  /** Street directions with their lengths. */
  readonly turns: readonly { readonly text: string; readonly distance: string }[];
}

/** Language, unit and time zone of the texts. */
export interface ViewContext {
  readonly phrases: Phrases;
  /** IANA time zone for places without their own. */
  readonly timeZone: string;
  /** Unix seconds. */
  readonly now: number;
}

/** The planner's answer as the page shows it, in the order of the planner. The client joins references with templates and fills in the texts. */
export function viewGroups(response: RoutingResponse, context: ViewContext): readonly GroupView[] {
  const { phrases, timeZone, now } = context;
  const merged = mergeTrips(response, { words: segmentWordsOf(phrases), timeZone, now, timesApart: true });
  const tripOf = new Map(merged.groups.flatMap(({ trips }) => trips.map((trip) => [trip.id, trip] as const)));
  return response.groups.flatMap((group): GroupView[] => {
    const trips = group.trips.flatMap(({ id }) => tripOf.get(id) ?? []).map((trip) => viewTrip(trip, context));
    return trips.length === 0 ? [] : [{ trips, everyMinutes: group.frequency }];
  });
}

/** A trip as the page shows it. */
export function viewTrip(trip: MergedTrip, context: ViewContext): TripView {
  const { segments } = trip;
  const { locale } = context.phrases;
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
    walking: metres,
    rolls: onStreets.some((segment) => rowOf(segment)?.travel.profile === 'wheelchair'),
    distance: wheeled === 0 ? '' : `${vehicle?.modeInfo?.alt ?? ''} ${formatDistance(wheeled, locale)}`.trim(),
    price: priceOf(trip, segments, locale),
    isRealtime: segments.some(({ realTime, liveSource }) => realTime === true && liveSource !== 'stale'),
    lapse: trip.lapse,
    steps: segments.filter((segment) => segment.visibility !== 'hidden').map((segment) => viewStep(segment, context)),
    alerts: alertViews(trip.alerts),
    segments,
    merged: trip,
  };
}

/** The day of departure when it differs from the requested day. The next trip may leave after midnight. */
function otherDay({ depart, queryTime }: MergedTrip, { timeZone, phrases }: ViewContext): string | undefined {
  const [day, asked] = [depart, queryTime].map((at) => localTimeOf(at, timeZone).slice(0, 10));
  return day === undefined || day === asked ? undefined : formatWeekday(day, phrases.locale);
}

function viewStep(segment: Segment, { phrases, timeZone, now }: ViewContext): StepView {
  const { locale } = phrases;
  const { action = '', notes = '' } = segment;
  const { sayTurn } = phrases;
  const place = segment.from ?? segment.location;
  const nameOf = (location: Segment['from']): string => location?.name ?? location?.address ?? '';
  const ridden = (segment.shapes ?? []).filter((shape) => shape.travelled).flatMap((shape) => shape.stops ?? []);
  return {
    kind: segment.type,
    start: segment.startTime,
    end: segment.endTime,
    plannedStart: plannedTime(segment.timetableStartTime, segment.startTime),
    plannedEnd: plannedTime(segment.timetableEndTime, segment.endTime),
    interval: segment.frequency === undefined || segment.realTime === true ? undefined : segment.frequency * 60,
    live: [...liveNotes(segment, phrases), ...stockNotes(segment, now, phrases.say)],
    isCancelled: segment.isCancelled === true,
    // A run that is cancelled says so itself.
    cancelledDepartures: (segment.cancelledDepartures ?? []).filter(
      (departure) => segment.isCancelled !== true || departure !== segment.startTime,
    ),
    timeZone: place?.timezone ?? timeZone,
    action: action === '' ? (segment.modeInfo?.alt ?? '') : action,
    notes: notes === '' ? [] : notes.split('\n'),
    part: partOf(segment),
    booking: bookingOf(segment),
    from: nameOf(place),
    stopCode: segment.stopCode,
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

/** The time of the timetable where the clock shows another one now; seconds of difference within a minute are none to a reader. */
function plannedTime(planned: number | undefined, now: number): number | undefined {
  if (planned === undefined) return undefined;
  return Math.floor(planned / 60) === Math.floor(now / 60) ? undefined : planned;
}

/** The address of a web page or a telephone number. Any other address from a server is ignored. */
function bookingOf({ booking }: Segment): StepView['booking'] {
  const addresses = [booking?.url, ...(booking?.externalActions ?? [])];
  const url = addresses.find((address) => address !== undefined && /^(?:https?:\/\/|tel:)/i.test(address));
  return booking === undefined || url === undefined ? undefined : { title: booking.title, url };
}

/** The parts of the bar: moves and other parts of the summary (parking). Neighbours of the same kind are merged. */
function barOf(segments: readonly Segment[]): readonly PartView[] {
  const parts: PartView[] = [];
  for (const segment of segments) {
    if (segment.visibility === 'hidden') continue;
    if (segment.type === 'stationary' && segment.visibility !== 'in summary') continue;
    // the rider does not move, so it has no dots like a walk
    const part = segment.type === 'stationary' ? { ...partOf(segment), pattern: 'pause' } : partOf(segment);
    const last = parts[parts.length - 1];
    if (last !== undefined && last.mode === part.mode && last.number === part.number) {
      parts[parts.length - 1] = { ...last, seconds: last.seconds + part.seconds };
    } else parts.push(part);
  }
  return parts;
}

const NEUTRAL = '#5f6b76';

/** What the picture of a part is made of. */
type Pictured = Pick<
  Segment,
  'modeInfo' | 'modeIdentifier' | 'serviceColor' | 'serviceNumber' | 'startTime' | 'endTime'
>;

export function partOf(segment: Pictured): PartView {
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
    // The text colour of a feed is not always legible.
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

function priceOf(trip: MergedTrip, segments: readonly Segment[], locale: Phrases['locale']): string | undefined {
  const { moneyCost, currency } = trip;
  // A price of 0 is worth a word on a bus, not on a walk.
  if (moneyCost === undefined || (moneyCost === 0 && segments.every((segment) => segment.type !== 'scheduled')))
    return undefined;
  return formatMoney(moneyCost, currency ?? trip.currencySymbol ?? '', locale);
}
