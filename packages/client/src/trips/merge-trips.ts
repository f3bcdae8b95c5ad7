import { mergeSegment, type Segment, type SegmentTemplate } from '@tripwright/core/template';
import type { RoutingResponse } from '@tripwright/wire/rest-v1';
import type { Alert } from './alert.ts';
import { fillSegment, type TextOptions } from './segment-texts.ts';
import { type Conflict, conflictsOf, type Lapse, lapseOf } from './trip-state.ts';

type WireGroup = RoutingResponse['groups'][number];
type WireTrip = WireGroup['trips'][number];

/** A whole segment: reference and template in one, its texts filled, its alerts at hand. */
export interface MergedSegment extends Segment {
  /** Hash code of its template; the same before and after a realtime update. */
  readonly templateHashCode: number;
  readonly alerts: readonly Alert[];
}

/** A whole trip. Its times are Unix seconds. A realtime update makes another object. */
export interface MergedTrip extends Omit<WireTrip, 'segments' | 'availability'> {
  readonly availability?: string;
  readonly segments: readonly MergedSegment[];
  /** The segment that names the trip. */
  readonly mainSegment: MergedSegment | undefined;
  /** The alerts of all segments, each once. */
  readonly alerts: readonly Alert[];
  /** Why the trip can no longer be travelled, at the time of the answer; `lapseOf` says it for another time. */
  readonly lapse: Lapse | undefined;
  /** Contradictions in its times; empty for a trip that works. */
  readonly conflicts: readonly Conflict[];
}

/** A way of getting there, at one or more times (spec 2.3). */
export interface MergedGroup extends Omit<WireGroup, 'trips'> {
  /** Best first: the first represents the group. Never empty. */
  readonly trips: readonly [MergedTrip, ...MergedTrip[]];
}

/** A body of `/v1/routing.json` with whole trips. */
export interface MergedAnswer {
  /** Best first. */
  readonly groups: readonly MergedGroup[];
  readonly alerts: readonly Alert[];
  /** Trips that were left out, because they lack a template or a time, or have values of other types. */
  readonly skippedTrips: number;
}

/** What trips are merged with. */
export interface MergeOptions extends TextOptions {
  /** Unix seconds, for {@link MergedTrip.lapse}. */
  readonly now: number;
}

/** Merges references with their templates and fills the texts (spec 2.4). Parts that it does not know stay as they are. */
export function mergeTrips(
  body: Pick<RoutingResponse, 'groups' | 'segmentTemplates' | 'alerts'>,
  options: MergeOptions,
): MergedAnswer {
  const templates = byHashCode(body.segmentTemplates ?? []);
  const alerts = body.alerts ?? [];
  const context = { templates, alerts: byHashCode(alerts), options };
  let skippedTrips = 0;
  const groups = (body.groups ?? []).flatMap((group): MergedGroup[] => {
    const trips = (group.trips ?? []).flatMap((trip) => mergedOrNothing(trip, context) ?? []);
    skippedTrips += (group.trips ?? []).length - trips.length;
    const [best, ...others] = trips.sort(byScore);
    return best === undefined ? [] : [{ ...group, trips: [best, ...others] }];
  });
  return { groups: rankGroups(groups), alerts, skippedTrips };
}

/** Groups by their representative trips, best first. */
export function rankGroups(groups: readonly MergedGroup[]): readonly MergedGroup[] {
  return groups.toSorted((a, b) => byScore(a.trips[0], b.trips[0]));
}

function byScore(a: MergedTrip, b: MergedTrip): number {
  return a.weightedScore - b.weightedScore || a.arrive - b.arrive;
}

interface MergeContext {
  readonly templates: ReadonlyMap<number, SegmentTemplate>;
  readonly alerts: ReadonlyMap<number, Alert>;
  readonly options: MergeOptions;
}

/** As {@link mergeTrip}; undefined for a trip with values of types that no server should send, so that it leaves the others usable. */
function mergedOrNothing(trip: WireTrip, context: MergeContext): MergedTrip | undefined {
  try {
    return mergeTrip(trip, context);
  } catch {
    return undefined;
  }
}

/** Undefined when the trip cannot be shown: a template or a time is missing. */
function mergeTrip(trip: WireTrip, { templates, alerts, options }: MergeContext): MergedTrip | undefined {
  const segments: MergedSegment[] = [];
  for (const reference of trip.segments ?? []) {
    const template = templates.get(reference.segmentTemplateHashCode);
    const startTime = secondsOf(reference.startTime);
    const endTime = secondsOf(reference.endTime);
    if (template === undefined || startTime === undefined || endTime === undefined) return undefined;
    const whole = fillSegment({ ...mergeSegment(reference, template), startTime, endTime }, options);
    segments.push({
      ...whole,
      templateHashCode: template.hashCode,
      alerts: (whole.alertHashCodes ?? []).flatMap((hash) => alerts.get(hash) ?? []),
    });
  }
  const depart = secondsOf(trip.depart) ?? segments[0]?.startTime;
  const arrive = secondsOf(trip.arrive) ?? segments.at(-1)?.endTime;
  if (segments.length === 0 || depart === undefined || arrive === undefined) return undefined;
  const whole = { ...trip, depart, arrive, weightedScore: trip.weightedScore ?? Number.POSITIVE_INFINITY, segments };
  return {
    ...whole,
    mainSegment: segments.find(({ templateHashCode }) => templateHashCode === trip.mainSegmentHashCode) ?? segments[0],
    alerts: [...new Set(segments.flatMap((segment) => segment.alerts))],
    lapse: lapseOf(whole, options.now),
    conflicts: conflictsOf(segments),
  };
}

/** Unix seconds of a time in either form that servers send (wire-format.md section 2 rule 6). */
function secondsOf(time: unknown): number | undefined {
  const seconds = typeof time === 'string' ? Date.parse(time) / 1000 : time;
  return typeof seconds === 'number' && Number.isFinite(seconds) ? seconds : undefined;
}

function byHashCode<T extends { readonly hashCode: number }>(items: readonly T[]): ReadonlyMap<number, T> {
  return new Map(items.map((item) => [item.hashCode, item]));
}

/** The same for two trips that are one: the same segments at the same times. Not the id, which may name the request. */
export function tripSignature({ segments }: MergedTrip): string {
  return segments
    .map(({ templateHashCode, startTime, endTime, serviceTripID = '' }) =>
      [templateHashCode, startTime, endTime, serviceTripID].join(),
    )
    .join(';');
}
