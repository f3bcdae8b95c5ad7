import { negotiateLocale, segmentWords } from '@tripwright/core/text';
import {
  askTrip,
  type Expectations,
  judgeAnswer,
  type ResolvedPlace,
  type ResolvedRequest,
  readAnswer,
  SourceProblem,
  type TripRequest,
  type TripSource,
  type Verdict,
} from '@tripwright/trip-file';
import { ERROR_CODES, type RoutingResponse } from '@tripwright/wire/rest-v1';
import type { PreviewPlace, PreviewRoute } from '../../shared/preview-model.ts';
import type { SayInEditor } from '../editor-texts.ts';
import { type PlanTripOptions, PreviewFailure } from './route-source.ts';
import { previewTrips } from './routing-preview.ts';

/** Codes of answers that another time and other modes do not change. */
const OUTSIDE: ReadonlySet<number> = new Set([
  ERROR_CODES.differentRegions,
  ERROR_CODES.outsideFrom,
  ERROR_CODES.outsideTo,
  ERROR_CODES.tooClose,
  ERROR_CODES.regionNotHere,
]);

/** What answering a request takes besides the request. */
export interface AnswerContext {
  readonly source: TripSource;
  /** Name of the source, for messages. */
  readonly name: string;
  readonly locale: string;
  /** Unix seconds now. */
  readonly now: number;
  readonly say: SayInEditor;
}

/** Asks a source, and shows what it answers. @throws PreviewFailure for a place that the source does not have, or an invalid request */
export async function answerRequest(
  request: TripRequest,
  { signal, title, explain = false, adjust }: PlanTripOptions,
  { source, name, locale, now, say }: AnswerContext,
): Promise<PreviewRoute> {
  const zones: string[] = [];
  const {
    request: asked,
    times,
    body,
  } = await worded(
    name,
    say,
    askTrip({ ...source, zoneAt: async (place, abort) => (zones[0] = await source.zoneAt(place, abort)) }, request, {
      now,
      signal,
      parameters: { ...(explain && { explain: 'true' }), ...(!('locale' in request.parameters) && { locale }) },
      ...(adjust !== undefined && { adjust: (resolved) => adjust(resolved, { now, zone: zones[0] ?? 'UTC' }) }),
    }),
  );
  const { from, to, departAfter, arriveBefore } = asked;
  const [origin, destination] = [placeOf('from', from), placeOf('to', to)];
  const common = {
    title: title ?? `${origin.title} → ${destination.title}`,
    source: name,
    from: origin,
    to: destination,
    requestedTime: departAfter ?? arriveBefore ?? now,
    isArrival: departAfter === undefined && arriveBefore !== undefined,
    timeZone: times.zone,
  };
  if ('error' in body) {
    const isOutside = OUTSIDE.has(body.errorCode ?? 0);
    return { ...common, trips: [], reason: body.error, ...(isOutside && { isOutside }) };
  }
  const words = segmentWords(negotiateLocale(request.parameters['locale']?.[0] ?? locale));
  const wheelchair = request.parameters['wheelchair']?.[0] === 'true';
  return { ...common, ...previewTrips(body as RoutingResponse, { words, say, timeZone: times.zone, wheelchair }) };
}

/** The request with its places and times resolved. @throws PreviewFailure */
export async function resolveAt(
  request: TripRequest,
  signal: AbortSignal,
  { source, name, now, say }: AnswerContext,
): Promise<ResolvedRequest> {
  // Nothing is planned: the answer is not read.
  const resolving: TripSource = { ...source, route: async () => ({ error: '' }) };
  return (await worded(name, say, askTrip(resolving, request, { now, signal }))).request;
}

/** Verdicts on the answer to the request of a trip file. @throws PreviewFailure */
export async function judgeAt(
  request: TripRequest,
  expected: Expectations,
  signal: AbortSignal,
  { source, name, locale, now, say }: AnswerContext,
): Promise<readonly Verdict[]> {
  const answered = await worded(name, say, askTrip(source, request, { now, signal }));
  const { request: asked, times, body } = answered;
  const words = segmentWords(negotiateLocale(locale));
  const answer = readAnswer(body, { words, timeZone: times.zone, now });
  return judgeAnswer(expected, answer, { ...asked, times, say });
}

/** Gives the problems of a source the words of the editor. */
async function worded<T>(source: string, say: SayInEditor, work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (!(error instanceof SourceProblem)) throw error;
    const { code, sought, near, message } = error;
    switch (code) {
      case 'no-place':
        throw near.length === 0
          ? new PreviewFailure(say('failure.noPlace', { source, name: sought }), [])
          : new PreviewFailure(say('failure.nearPlaces', { source, name: sought, names: near.join(', ') }), []);
      case 'no-stop':
        throw new PreviewFailure(say('failure.noStop', { source, code: sought }), []);
      case 'bad-request':
        throw new PreviewFailure(say('failure.badRequest', { detail: message }), []);
      case 'no-key':
        throw new PreviewFailure(say('failure.needsKey', { address: source }), ['set-key', 'open-settings']);
      case 'unreachable':
        throw new PreviewFailure(say('failure.noServer', { address: source }), ['retry', 'open-settings']);
      default:
        return code satisfies never;
    }
  }
}

function placeOf(id: string, { lat, lng, name }: ResolvedPlace): PreviewPlace {
  return { id, title: name === '' ? `${lat.toFixed(4)}, ${lng.toFixed(4)}` : name, at: [lat, lng] };
}
