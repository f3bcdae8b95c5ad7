import { ringContains } from '@tripwright/core/geo';
import type {
  Advisory,
  Empty,
  EmptyReason,
  PlanExplanation,
  PlanOutcome,
  PlanRequest,
  RegionInfo,
} from '@tripwright/core/model';
import { leavingNow } from '@tripwright/core/model';
import type { SegmentTemplate } from '@tripwright/core/template';
import type { Locale } from '@tripwright/core/text';
import type { SwapOutcome } from '@tripwright/planner';
import {
  type DecodedRouting,
  type DecodedSwappedTrip,
  ERROR_CODES,
  routingQueryOf,
  routingResponseSchema,
  swappedTripSchema,
} from '@tripwright/wire/rest-v1';
import { parseTripAddress } from '../../trip-address.ts';
import type { TripReads } from '../trip-reads.ts';
import { type LiveWatch, liveOfState } from './live-watch.ts';
import { readAnswer, UnreadableAnswer } from './read-answer.ts';
import { readExplanation } from './read-explanation.ts';
import { readLive } from './read-live.ts';
import { readTrip } from './read-trip.ts';
import type { RegionBook } from './region-book.ts';
import { answerIfAny, answerOf, sourceError } from './source-error.ts';
import type { Upstream } from './upstream.ts';

/** The version of the format that {@link readTrip} reads. */
const VERSION = '11';

/** Reasons that `/v1` says by the code of a refusal. */
const REFUSALS: Readonly<Record<number, EmptyReason>> = {
  [ERROR_CODES.outsideFrom]: 'outside-from',
  [ERROR_CODES.outsideTo]: 'outside-to',
  [ERROR_CODES.differentRegions]: 'different-regions',
  [ERROR_CODES.tooClose]: 'too-close',
};

/** Remarks after which the rides of a trip are others. */
const OTHER_RIDES: ReadonlySet<string> = new Set(['trip-line-replaced', 'trip-replanned']);

/** Trips by `routing.json` and `trip/<id>`. */
export function remoteTrips(
  upstream: Upstream,
  watch: LiveWatch,
  bookOf: (region: RegionInfo, locale: Locale) => Promise<RegionBook>,
): TripReads {
  const { client } = upstream;
  const outcomeOf = (said: unknown, request: PlanRequest, locale: Locale): Promise<PlanOutcome> =>
    readAnswer(routingResponseSchema, said, (body: DecodedRouting) =>
      readOutcome(body, request, locale, upstream, bookOf),
    );
  /** An outcome without trips, which the service does not write. */
  const emptyOutcome = async (
    request: PlanRequest,
    reason: EmptyReason,
    values: Empty['values'],
  ): Promise<PlanOutcome> => {
    // Its regions are those around the ends, and its live data those of now.
    const regions = [request.from, request.to].flatMap((end) => {
      const around = upstream.regions().find(({ outline }) => ringContains(outline, end));
      return around === undefined ? [] : [around.code];
    });
    const state = regions[0] === undefined ? undefined : await watch.state(regions[0]).catch(() => undefined);
    const live = state === undefined ? undefined : liveOfState(state);
    return {
      ...{
        request,
        regions: [...new Set(regions)],
        groups: [],
        outcomes: [],
        empty: { reason, values },
        advisories: [],
      },
      ...(live !== undefined && { live }),
    };
  };
  return {
    async plan(given, { locale, explain, outcomes }, { now, signal }) {
      const request = { ...given, when: leavingNow(given.when, now) };
      // No mode of the request is known. The service would refuse a list without modes.
      if (request.modes.length === 0) return emptyOutcome(request, 'no-modes', { modes: '' });
      const query = routingQueryOf({ ...request, includeStops: true });
      query.set('v', VERSION);
      query.set('locale', locale);
      if (explain || outcomes) query.set('explain', 'true');
      const asked = await client.ask({ path: 'routing.json', query }, { locale, signal });
      if (asked.ok) return outcomeOf(asked.value, request, locale);
      const reason = REFUSALS[asked.failure.code ?? 0];
      if (reason === undefined) throw sourceError(asked.failure);
      return emptyOutcome(request, reason, {});
    },
    async open(address, { locale, withChanges }, { now, signal }) {
      const parsed = parseTripAddress(address, now);
      if (!parsed.ok) return { kind: 'gone', code: 'INVALID_ID', request: undefined };
      const { trip, routing } = parsed.value;
      const [region = ''] = trip.regions;
      const request = { ...routing.request, ...(withChanges && { includeConnections: true }) };
      if (!upstream.regions().some(({ code }) => code === region))
        return { kind: 'gone', code: 'UNKNOWN_REGION', request };
      const { id, query } = readAddress(address, locale, withChanges);
      const asked = client.ask({ path: `trip/${encodeURIComponent(id)}`, query, region }, { locale, signal });
      const outcome = await outcomeOf(await answerOf(asked), request, locale);
      if (outcome.groups.length === 0) return { kind: 'gone', code: 'TRIP_GONE', request };
      return { kind: 'open', outcome, isSameTrip: !outcome.advisories.some(({ code }) => OTHER_RIDES.has(code)) };
    },
    async swap(address, ride, to, { locale, withChanges }, { now, signal }) {
      const parsed = parseTripAddress(address, now);
      if (!parsed.ok) return { kind: 'refused', reason: 'gone' };
      const { trip, routing } = parsed.value;
      const [region = ''] = trip.regions;
      const request = { ...routing.request, ...(withChanges && { includeConnections: true }) };
      const { id, query } = readAddress(address, locale, withChanges);
      query.set('ride', String(ride));
      query.set('vehicle', to);
      const asked = client.ask({ path: `trip/swap/${encodeURIComponent(id)}`, query, region }, { locale, signal });
      const what = 'which other vehicle could take the place of a ride';
      const said = await answerIfAny(asked, what);
      return readAnswer(swappedTripSchema, said, async (body: DecodedSwappedTrip): Promise<SwapOutcome> => {
        if (body.swap === undefined)
          return { kind: 'refused', reason: SWAP_REFUSALS[body.advisories?.[0]?.code ?? ''] ?? 'gone' };
        const outcome = await readOutcome(body, request, locale, upstream, bookOf);
        return { kind: 'swapped', outcome, ...body.swap };
      });
    },
  };
}

/** Why there is no such trip, by the remarks that say it. */
const SWAP_REFUSALS: Readonly<Record<string, Extract<SwapOutcome, { kind: 'refused' }>['reason']>> = {
  'not-a-ride': 'no-ride',
  'no-other-vehicle': 'no-vehicle',
  'leaves-too-early': 'too-early',
};

/** The id of a trip, and the parameters with which it is asked for. */
function readAddress(
  address: string,
  locale: Locale,
  withChanges: boolean,
): { readonly id: string; readonly query: URLSearchParams } {
  const [id = '', parameters = ''] = address.split(/\?(.*)/s);
  const query = new URLSearchParams(parameters);
  for (const [name, value] of [
    ['v', VERSION],
    ['locale', locale],
    ['includeStops', 'true'],
  ] as const)
    query.set(name, value);
  if (withChanges) query.set('includeConnections', 'true');
  return { id, query };
}

async function readOutcome(
  body: DecodedRouting,
  request: PlanRequest,
  locale: Locale,
  upstream: Upstream,
  bookOf: (region: RegionInfo, locale: Locale) => Promise<RegionBook>,
): Promise<PlanOutcome> {
  const regions = body.regions ?? (body.region === undefined ? [] : [body.region]);
  const region = upstream.regions().find(({ code }) => code === regions[0]);
  if (region === undefined && body.groups.length > 0)
    throw new UnreadableAnswer(`routing.json has trips of the region "${regions[0]}", which regions.json lacks`);
  const { live, alerts } = body;
  const explain = body.explain && readAnswer(routingResponseSchema.shape.explain, body.explain, whole, true);
  const answer = {
    book: region && body.groups.length > 0 ? await bookOf(region, locale) : undefined,
    timezone: region?.timezone ?? 'UTC',
    templates: new Map(body.segmentTemplates.map((template) => [template.hashCode, template as SegmentTemplate])),
    locale,
    modes: request.modes,
    ...(alerts !== undefined && { alerts }),
    ...(live !== undefined && { live }),
  };
  const facts = readLive(answer, locale);
  const groups = body.groups.map(({ trips, frequency }) => ({
    itineraries: trips.map((trip) => readTrip(trip, answer)),
    frequencyMinutes: frequency,
  }));
  const remarks = body.advisories ?? [];
  const [first] = remarks;
  const empty = groups.length > 0 ? undefined : readEmpty(explain?.empty ?? first);
  const others = groups.length === 0 && explain?.empty === undefined ? remarks.slice(1) : remarks;
  const explanation: PlanExplanation | undefined = explain && readExplanation(explain);
  return {
    request,
    regions,
    groups,
    outcomes: (explain?.outcomes ?? []).map(({ modes, groups: groupCount, empty: none }) => ({
      modes,
      groupCount,
      empty: none === undefined ? undefined : readEmpty(none),
    })),
    empty,
    advisories: others
      .filter(({ code }) => code !== empty?.reason)
      .map(({ code, values = {} }) => ({ code, values }) as Advisory),
    ...(facts !== undefined && { live: facts }),
    ...(explanation !== undefined && { explanation }),
  };
}

/** Services of ours alone explain answers. */
function whole(explain: NonNullable<DecodedRouting['explain']>): NonNullable<DecodedRouting['explain']> {
  return explain;
}

/** The reason of an empty answer: `explain` calls it `reason`, a remark `code`. */
function readEmpty(
  said:
    | { readonly reason?: string; readonly code?: string; readonly values?: Readonly<Record<string, string | number>> }
    | undefined,
): Empty {
  const reason = (said?.reason ?? said?.code ?? 'no-connection') as EmptyReason;
  return { reason, values: said?.values ?? {} };
}
