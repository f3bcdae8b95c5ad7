import { type MergedSegment, type MergedTrip, mergeTrips } from '@tripwright/client';
import { decodePolyline } from '@tripwright/core/geo';
import type { SegmentWords } from '@tripwright/core/template';
import type { RoutingResponse } from '@tripwright/wire/rest-v1';
import type { LatLng, LinePattern, PreviewLeg, PreviewTrip } from '../../shared/preview-model.ts';

/** Texts and time zone for decoding an answer. */
export interface RoutingWords {
  readonly words: SegmentWords;
  /** IANA time zone of the region. */
  readonly timeZone: string;
}

/** Maximum number of trips in a preview. */
const MAX_TRIPS = 12;

/** The trips to show, or the reason why there are none. */
export type RoutingOutcome = { readonly trips: readonly PreviewTrip[]; readonly reason?: string | undefined };

/** The best trip of every group of an answer, best first. */
export function previewTrips(
  body: Pick<RoutingResponse, 'groups' | 'segmentTemplates' | 'alerts'> & {
    readonly advisories?: readonly { readonly text: string }[];
  },
  context: RoutingWords,
): RoutingOutcome {
  // The time is shown beside each action.
  const { groups } = mergeTrips(body, { ...context, timesApart: true, now: Math.floor(Date.now() / 1000) });
  const reason = body.advisories?.[0]?.text;
  return {
    // An empty answer begins with its reason.
    ...(groups.length === 0 && reason !== undefined && { reason }),
    trips: groups.slice(0, MAX_TRIPS).map(({ trips: [best] }) => ({
      title: tripTitle(best, context),
      legs: best.segments.filter(({ visibility }) => visibility !== 'hidden').map((one) => previewLeg(one, context)),
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

function previewLeg(segment: MergedSegment, { words, timeZone }: RoutingWords): PreviewLeg {
  const { action = '', notes = '', modeInfo, startTime, endTime } = segment;
  const color = segment.serviceColor ?? modeInfo?.color;
  return {
    action: action || (modeInfo?.alt ?? ''),
    times: `${words.time(startTime, timeZone)} – ${words.time(endTime, timeZone)}`,
    notes: notes.split('\n').filter((line) => line.trim() !== ''),
    pattern: linePattern(segment),
    lines: segmentLines(segment),
    ...(color === undefined ? {} : { color: hexColor(color) }),
  };
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
