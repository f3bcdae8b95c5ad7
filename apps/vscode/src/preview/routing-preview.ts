import { decodePolyline } from '@tripwright/core/geo';
import {
  expandText,
  mergeSegment,
  type Segment,
  type SegmentReference,
  type SegmentTemplate,
  type SegmentWords,
  withoutTime,
} from '@tripwright/core/template';
import * as z from 'zod/mini';
import type { LatLng, LinePattern, PreviewLeg, PreviewTrip } from '../../shared/preview-model.ts';

/** Texts and time zone for decoding an answer. */
export interface RoutingWords {
  readonly words: SegmentWords;
  /** IANA time zone of the region. */
  readonly timeZone: string;
}

/** Maximum number of trips in a preview. */
const MAX_TRIPS = 12;

const reference = z.looseObject({ segmentTemplateHashCode: z.int(), startTime: z.int(), endTime: z.int() });
const template = z.looseObject({ hashCode: z.int(), type: z.string(), visibility: z.string() });
const trip = z.looseObject({
  depart: z.int(),
  arrive: z.int(),
  weightedScore: z.number(),
  segments: z.array(reference),
});
const answer = z.looseObject({
  groups: z.optional(z.array(z.looseObject({ trips: z.array(trip) }))),
  segmentTemplates: z.optional(z.array(template)),
  error: z.optional(z.string()),
  advisories: z.optional(z.array(z.looseObject({ text: z.string() }))),
});

/** The trips to show, or the reason why there are none. */
export type RoutingOutcome = { readonly trips: readonly PreviewTrip[]; readonly reason?: string | undefined };

/**
 * Decodes a body of `/v1/routing.json` for the preview: the best trip of every group, lowest `weightedScore` first, with references merged
 * with their templates and all placeholders filled.
 * @returns undefined when the body is not a routing answer
 */
export function previewTrips(body: unknown, context: RoutingWords): RoutingOutcome | undefined {
  const { data } = answer.safeParse(body);
  if (data === undefined) return undefined;
  if (data.groups === undefined) return data.error === undefined ? undefined : { trips: [], reason: data.error };
  const templates = new Map(
    data.segmentTemplates?.map((entry) => [entry.hashCode, entry as unknown as SegmentTemplate]),
  );
  const best = data.groups
    .flatMap(({ trips }) => trips.toSorted((a, b) => a.weightedScore - b.weightedScore).slice(0, 1))
    .sort((a, b) => a.weightedScore - b.weightedScore);
  return {
    // An empty answer begins with its reason.
    ...(best.length === 0 && data.advisories?.[0] !== undefined && { reason: data.advisories[0].text }),
    trips: best.slice(0, MAX_TRIPS).map(({ depart, arrive, segments }) => {
      const whole = segments.flatMap((entry) => {
        const found = templates.get(entry.segmentTemplateHashCode);
        return found === undefined ? [] : [mergeSegment(entry as unknown as SegmentReference, found)];
      });
      return { title: tripTitle(depart, arrive, whole, context), legs: shownLegs(whole, context) };
    }),
  };
}

function tripTitle(depart: number, arrive: number, segments: readonly Segment[], context: RoutingWords): string {
  const { words, timeZone } = context;
  const names = segments
    .filter(({ type, visibility }) => visibility === 'in summary' && type !== 'stationary')
    .map(({ modeInfo, serviceNumber }) => [modeInfo?.alt, serviceNumber].filter(isNotEmpty).join(' '))
    .filter(isNotEmpty);
  const times = `${words.time(depart, timeZone)} – ${words.time(arrive, timeZone)}`;
  return [times, words.duration(Math.max(0, arrive - depart)), ...names].join(' · ');
}

function shownLegs(segments: readonly Segment[], context: RoutingWords): PreviewLeg[] {
  return segments.filter(({ visibility }) => visibility !== 'hidden').map((segment) => previewLeg(segment, context));
}

function previewLeg(segment: Segment, { words, timeZone }: RoutingWords): PreviewLeg {
  const fill = (text: string | undefined) => (text === undefined ? '' : expandText(text, segment, words, { timeZone }));
  const color = segment.serviceColor ?? segment.modeInfo?.color;
  return {
    // The time is shown beside the action already.
    action: fill(withoutTime(segment.action ?? '')) || (segment.modeInfo?.alt ?? ''),
    times: `${words.time(segment.startTime, timeZone)} – ${words.time(segment.endTime, timeZone)}`,
    notes: fill(segment.notes)
      .split('\n')
      .filter((line) => line.trim() !== ''),
    pattern: linePattern(segment),
    lines: segmentLines(segment),
    ...(color === undefined ? {} : { color: hexColor(color) }),
  };
}

/** Lines differ by more than colour: rides are solid, walks dotted, all other moves dashed. */
function linePattern(segment: Segment): LinePattern {
  if (segment.type === 'scheduled') return 'solid';
  return segment['turn-by-turn'] === 'WALKING' ? 'dotted' : 'dashed';
}

function segmentLines({ shapes, streets }: Segment): LatLng[][] {
  const encoded = [...(shapes ?? []).filter(({ travelled }) => travelled !== false), ...(streets ?? [])];
  return encoded.flatMap(({ encodedWaypoints }) =>
    encodedWaypoints === undefined ? [] : [decodePolyline(encodedWaypoints).map(({ lat, lng }): LatLng => [lat, lng])],
  );
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
