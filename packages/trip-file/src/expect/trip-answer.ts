import { type MergedSegment, type MergedTrip, mergeTrips } from '@tripwright/client';
import type { SegmentWords } from '@tripwright/core/template';

/** A body of `/v1/routing.json`, as far as it is read here: trips, or a refusal. */
export type RoutingBody =
  | (Parameters<typeof mergeTrips>[0] & {
      readonly advisories?: readonly { readonly code: string; readonly text: string }[] | undefined;
    })
  | { readonly error: string; readonly errorCode?: number | undefined };

/** A trip as expectations see it. */
export interface AnsweredTrip {
  /** Unix seconds. */
  readonly depart: number;
  readonly arrive: number;
  readonly changes: number;
  readonly walkSeconds: number;
  /** Mode identifiers in the order of travel, without pauses. */
  readonly modes: readonly string[];
  /** Numbers or names of lines in the order of travel. */
  readonly lines: readonly string[];
  /** "08:15–09:10 · bus 7 · metro A". */
  readonly text: string;
}

/** An answer as expectations see it. */
export interface TripAnswer {
  /** Best first. Cancelled trips are none. */
  readonly trips: readonly AnsweredTrip[];
  /** Ways of getting there. */
  readonly groups: number;
  /** The reason of an empty answer, with its code such as `no-connection`. */
  readonly empty: { readonly code: string; readonly text: string } | undefined;
}

/** Words and time zone of texts. */
export interface AnswerContext {
  readonly words: SegmentWords;
  readonly timeZone: string;
  /** Unix seconds. */
  readonly now: number;
}

/** Refusals of the wire have numbers in place of codes (wire-format.md section 4). */
const REFUSALS: Readonly<Record<number, string>> = {
  1001: 'different-regions',
  1002: 'outside-from',
  1003: 'outside-to',
  1101: 'too-close',
};

/** Reads the facts of an answer. */
export function readAnswer(body: RoutingBody, context: AnswerContext): TripAnswer {
  if ('error' in body) {
    const code = REFUSALS[body.errorCode ?? 0] ?? String(body.errorCode ?? 'refused');
    return { trips: [], groups: 0, empty: { code, text: body.error } };
  }
  const { groups } = mergeTrips(body, { ...context, timesApart: true });
  const kept = groups
    .map(({ trips }) => trips.filter(({ lapse }) => lapse !== 'cancelled'))
    .filter((trips) => trips.length > 0);
  const [first] = body.advisories ?? [];
  return {
    trips: kept.flat().map((trip) => answeredTrip(trip, context)),
    groups: kept.length,
    empty: kept.length > 0 ? undefined : { code: first?.code ?? 'no-trips', text: first?.text ?? 'no trips' },
  };
}

function answeredTrip({ depart, arrive, segments }: MergedTrip, { words, timeZone }: AnswerContext): AnsweredTrip {
  const moves = segments.filter(({ type }) => type !== 'stationary');
  const rides = moves.filter(({ type, isContinuation }) => type === 'scheduled' && isContinuation !== true);
  const walks = moves.filter((segment) => segment.type === 'unscheduled' && isOnFoot(segment));
  const names = moves
    .filter(({ visibility, isContinuation }) => visibility !== 'hidden' && isContinuation !== true)
    .filter((segment) => segment.type === 'scheduled' || !isOnFoot(segment) || rides.length === 0)
    .map(({ modeInfo, serviceNumber = '' }) => [modeInfo?.alt ?? '', serviceNumber].join(' ').trim());
  return {
    depart,
    arrive,
    changes: Math.max(0, rides.length - 1),
    walkSeconds: walks.reduce((sum, { startTime, endTime }) => sum + Math.max(0, endTime - startTime), 0),
    modes: moves.flatMap(({ modeIdentifier, modeInfo }) => modeInfo?.identifier ?? modeIdentifier ?? []),
    lines: moves.flatMap(({ serviceNumber, serviceName, type }) =>
      type === 'scheduled' ? (serviceNumber ?? serviceName ?? []) : [],
    ),
    text: [`${words.time(depart, timeZone)}–${words.time(arrive, timeZone)}`, ...names].join(' · '),
  };
}

function isOnFoot(segment: MergedSegment): boolean {
  return segment['turn-by-turn'] === 'WALKING';
}
