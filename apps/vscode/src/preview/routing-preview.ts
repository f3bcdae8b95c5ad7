import { type MergedSegment, type MergedTrip, mergeTrips, stopsToAvoid } from '@tripwright/client';
import { decodePolyline } from '@tripwright/core/geo';
import type { SegmentWords } from '@tripwright/core/template';
import { modeName, negotiateLocale } from '@tripwright/core/text';
import type { Explanation, RoutingResponse } from '@tripwright/wire/rest-v1';
import type { LatLng, LinePattern, PreviewDeparture, PreviewLeg, PreviewTrip } from '../../shared/preview-model.ts';
import type { SayInEditor } from '../editor-texts.ts';

/** Texts and time zone for decoding an answer. */
export interface RoutingWords {
  readonly words: SegmentWords;
  /** Texts of the extension. */
  readonly say: SayInEditor;
  /** IANA time zone of the region. */
  readonly timeZone: string;
  /** Whether the request asks for a step-free trip, so that legs say whether they are. */
  readonly wheelchair?: boolean;
}

/** Maximum number of trips in a preview. */
const MAX_TRIPS = 12;
/** Maximum number of further departures of a trip. */
const MAX_DEPARTURES = 8;
/** Maximum number of lines of an explanation. */
const MAX_REASONS = 40;

/** The trips to show, or the reason why there are none. */
export type RoutingOutcome = {
  readonly trips: readonly PreviewTrip[];
  readonly reason?: string | undefined;
  readonly explanation?: readonly string[];
};

/** The groups of an answer, best first. */
export function previewTrips(
  body: Pick<RoutingResponse, 'groups' | 'segmentTemplates' | 'alerts'> & {
    readonly advisories?: readonly { readonly text: string }[] | undefined;
    readonly explain?: Partial<Explanation> | undefined;
  },
  context: RoutingWords,
): RoutingOutcome {
  // The time is shown beside each action.
  const { groups } = mergeTrips(body, { ...context, timesApart: true, now: Math.floor(Date.now() / 1000) });
  const reason = body.advisories?.[0]?.text;
  return {
    // An empty answer begins with its reason.
    ...(groups.length === 0 && reason !== undefined && { reason }),
    trips: groups.slice(0, MAX_TRIPS).map(({ trips: [best, ...others] }) => ({
      ...departureOf(best, context),
      alternatives: others
        .toSorted((a, b) => a.depart - b.depart)
        .slice(0, MAX_DEPARTURES)
        .map((other) => departureOf(other, context)),
    })),
    ...(body.explain !== undefined && { explanation: explanationLines(body.explain, context) }),
  };
}

function departureOf(trip: MergedTrip, context: RoutingWords): PreviewDeparture {
  const { depart, arrive, segments, lapse, alerts } = trip;
  const rides = segments.filter(({ type, isContinuation }) => type === 'scheduled' && isContinuation !== true);
  return {
    title: tripTitle(trip, context),
    legs: segments.filter(({ visibility }) => visibility !== 'hidden').map((one) => previewLeg(one, context)),
    depart,
    arrive,
    changes: Math.max(0, rides.length - 1),
    walkSeconds: segments
      .filter(isOnFoot)
      .reduce((sum, { startTime, endTime }) => sum + Math.max(0, endTime - startTime), 0),
    ...(lapse !== undefined && { lapse: lapse === 'cancelled' ? ('cancelled' as const) : ('past' as const) }),
    isLive: segments.some(({ realTime }) => realTime === true),
    alerts: alerts.map((alert) => ({
      title: alert.title,
      text: alert.text ?? '',
      avoidStops: stopsToAvoid(alert),
    })),
  };
}

function tripTitle({ depart, arrive, segments }: MergedTrip, { words, timeZone }: RoutingWords): string {
  const names = segments
    .filter(({ type, visibility }) => visibility === 'in summary' && type !== 'stationary')
    .map(({ modeInfo, serviceNumber }) => [modeInfo?.alt, serviceNumber].filter(isNotEmpty).join(' '))
    .filter(isNotEmpty);
  const times = `${words.time(depart, timeZone)} – ${words.time(arrive, timeZone)}`;
  return [times, words.duration(Math.max(0, arrive - depart)), ...names].join(' · ');
}

function previewLeg(segment: MergedSegment, context: RoutingWords): PreviewLeg {
  const { words, timeZone, wheelchair = false } = context;
  const { action = '', notes = '', modeInfo, startTime, endTime, type } = segment;
  const { timetableStartTime: plannedStart = startTime, timetableEndTime: plannedEnd = endTime } = segment;
  const color = segment.serviceColor ?? modeInfo?.color;
  const times = (start: number, end: number): string => `${words.time(start, timeZone)} – ${words.time(end, timeZone)}`;
  const shown = times(startTime, endTime);
  const planned = times(plannedStart, plannedEnd);
  return {
    action: action || (modeInfo?.alt ?? ''),
    times: shown,
    ...(planned !== shown && { planned }),
    notes: notes.split('\n').filter((line) => line.trim() !== ''),
    pattern: linePattern(segment),
    mode: type === 'stationary' ? '' : (modeInfo?.identifier ?? ''),
    number: segment.serviceNumber ?? '',
    lines: segmentLines(segment),
    stops:
      type === 'scheduled'
        ? [segment.from, segment.to].flatMap((end) =>
            end === undefined ? [] : [{ name: end.name ?? '', at: [end.lat, end.lng] as const }],
          )
        : [],
    ...(color === undefined ? {} : { color: hexColor(color) }),
    ...(wheelchair && type === 'scheduled' && { stepFree: stepFreedom(segment) }),
  };
}

function stepFreedom({ wheelchairAccessible }: MergedSegment): 'yes' | 'no' | 'unknown' {
  return wheelchairAccessible === undefined ? 'unknown' : wheelchairAccessible ? 'yes' : 'no';
}

function isOnFoot(segment: MergedSegment): boolean {
  return segment.type === 'unscheduled' && segment['turn-by-turn'] === 'WALKING';
}

/** Lines differ by more than colour: rides are solid, walks dotted, all other moves dashed. */
function linePattern(segment: MergedSegment): LinePattern {
  if (segment.type === 'scheduled') return 'solid';
  return segment['turn-by-turn'] === 'WALKING' ? 'dotted' : 'dashed';
}

function segmentLines({ shapes, streets }: MergedSegment): LatLng[][] {
  const encoded = [...(shapes ?? []).filter(({ travelled }) => travelled !== false), ...(streets ?? [])];
  return encoded.flatMap(({ encodedWaypoints }) =>
    encodedWaypoints === undefined ? [] : [decodePolyline(encodedWaypoints).map(({ lat, lng }): LatLng => [lat, lng])],
  );
}

/** What each search considered, and why candidates are not in the answer: "why not the train?" has its line here. */
function explanationLines(
  { outcomes = [], searches = [] }: Partial<Explanation>,
  { words, say, timeZone }: RoutingWords,
): string[] {
  const lines: string[] = [];
  const locale = negotiateLocale(words.locale);
  const named = (modes: readonly string[]): string => modes.map((mode) => modeName(mode, locale)).join(' + ');
  for (const { modes, groups, empty } of outcomes) {
    const route = named(modes);
    if (empty !== undefined) lines.push(`${route}: ${empty.text}`);
    else
      lines.push(groups === 1 ? say('preview.oneOption', { route }) : say('preview.options', { route, count: groups }));
  }
  for (const { modes, candidates } of searches) {
    for (const { removed, depart, arrive, legs } of candidates) {
      if (removed === undefined) continue;
      // A change is between the lines that are named.
      const moving = legs.filter(({ mode }) => !mode.startsWith('stationary_'));
      const names = moving.map(({ name, mode }) => name ?? modeName(mode, locale));
      const times = `${words.time(depart, timeZone)} – ${words.time(arrive, timeZone)}`;
      lines.push(`${named(modes)} · ${times} · ${[...new Set(names)].join(', ')}: ${removed.text}`);
    }
  }
  return [...new Set(lines)].slice(0, MAX_REASONS);
}

function hexColor({ red, green, blue }: { red: number; green: number; blue: number }): string {
  const channel = (value: number) =>
    Math.max(0, Math.min(255, Math.round(value)))
      .toString(16)
      .padStart(2, '0');
  return `#${channel(red)}${channel(green)}${channel(blue)}`;
}

function isNotEmpty(text: string | undefined): text is string {
  return text !== undefined && text !== '';
}
