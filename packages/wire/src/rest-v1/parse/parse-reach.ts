import type { LatLng } from '@tripwright/core/geo';
import { type Advisory, type PlanRequest, REACH_LIMITS, uncountedModes } from '@tripwright/core/model';
import { z } from 'zod';
import { parseCoordinate, shorten } from './parse-coordinate.ts';
import { type ParseRoutingContext, parseRouting } from './parse-routing.ts';
import type { Parsed, Problem } from './problem.ts';
import { queryList, readQuery } from './query-values.ts';

const DEFAULT_REACH_SECONDS = 1800;
const DEFAULT_WAY_SECONDS = 2 * 3600;
const DEFAULT_MODE = 'pt_pub';
/** How clients send no time. */
const ABSENT_TIME = /^\s*0*\s*$/;

/** Parameters of `/v1/routing.json` that searches from one place take as well, with the same meaning. */
export const REACH_SINGLES = [
  'departAfter',
  'fromStreetName',
  'wheelchair',
  'realtime',
  'ws',
  'cs',
  'tt',
  'wm',
] as const;

/** Lists of `/v1/routing.json` that searches from one place take as well. */
export const REACH_LISTS = ['modes', 'avoidStops'] as const;

const region = z
  .string()
  .max(100, 'is longer than 100 characters')
  .meta({ description: 'Code of the region that answers. Default: the first one that has the place.' });

function within(longest: number, usual: number) {
  return z
    .string()
    .meta({
      description: `The longest time in seconds, waiting included: ${REACH_LIMITS.shortestSeconds} to ${longest}. Default: ${usual}.`,
    })
    .transform((given, context) => {
      const seconds = secondsOf(given, longest);
      if (seconds !== undefined) return seconds;
      const message = `"${shorten(given)}" is not a whole number of seconds from ${REACH_LIMITS.shortestSeconds} to ${longest}`;
      context.addIssue({ code: 'custom', message });
      return z.NEVER;
    });
}

/** Parameters of GET `/v1/reach/stops.json` beside those of routing. */
export const reachStopsParameters = {
  region,
  within: within(REACH_LIMITS.longestSeconds, DEFAULT_REACH_SECONDS),
} as const;

/** Parameters of GET `/v1/reach/areas.json` beside those of routing, without `limits`. */
export const reachAreasParameters = { region } as const;

/** What the description of `/v1` says of `limits`. */
export const AREA_LIMITS = `Times in seconds, ${REACH_LIMITS.shortestSeconds} to ${REACH_LIMITS.longestSeconds} each: up to ${REACH_LIMITS.areas}. Default: ${DEFAULT_REACH_SECONDS}.`;

/** Parameters of GET `/v1/reach/times.json` beside those of routing, without `to`. */
export const reachTimesParameters = {
  region,
  within: within(REACH_LIMITS.longestWaySeconds, DEFAULT_WAY_SECONDS),
} as const;

/** What the description of `/v1` says of `to`. */
export const MANY_PLACES = `The places, 1 to ${REACH_LIMITS.places}, each as (<lat>,<lng>) in a parameter of its own.`;

/** A parsed search from one place. */
export interface ReachQuery {
  /** Undefined = the first one that has the place. */
  readonly region: string | undefined;
  /** A request from the place to itself. */
  readonly request: PlanRequest;
  /** Advisories from reading the request. */
  readonly advisories: readonly Advisory[];
}

/** A parsed request for the stops within a time of a place. */
export interface ReachStopsQuery extends ReachQuery {
  /** Seconds. */
  readonly within: number;
}

/** A parsed request for the areas within some times of a place. */
export interface ReachAreasQuery extends ReachQuery {
  /** Seconds. */
  readonly limits: readonly number[];
}

/** A parsed request for the quickest ways from a place to many. */
export interface ReachTimesQuery extends ReachQuery {
  /** Seconds. */
  readonly within: number;
  readonly to: readonly LatLng[];
}

/** Parses the query string of GET `/v1/reach/stops.json`. Never throws; all problems are reported at once. */
export function parseReachStops(query: URLSearchParams, context: ParseRoutingContext): Parsed<ReachStopsQuery> {
  const problems: Problem[] = [];
  const { region: code, within: seconds = DEFAULT_REACH_SECONDS } = readQuery(
    query,
    reachStopsParameters,
    [],
    problems,
  );
  return counted(withRequest(query, ['arriveBefore'], context, code, problems, { within: seconds }));
}

/** Parses the query string of GET `/v1/reach/areas.json`. Never throws; all problems are reported at once. */
export function parseReachAreas(query: URLSearchParams, context: ParseRoutingContext): Parsed<ReachAreasQuery> {
  const problems: Problem[] = [];
  const { region: code } = readQuery(query, reachAreasParameters, [], problems);
  const texts = queryList(query, 'limits');
  const limits = texts.map((text) => secondsOf(text, REACH_LIMITS.longestSeconds) ?? Number.NaN);
  const wrong = limits.findIndex(Number.isNaN);
  if (texts.length > REACH_LIMITS.areas)
    problems.push({
      name: 'limits',
      kind: 'invalid',
      reason: `holds ${texts.length} times; expected at most ${REACH_LIMITS.areas}`,
    });
  else if (wrong >= 0) {
    const reason = `"${shorten(texts[wrong] ?? '')}" is not a whole number of seconds from ${REACH_LIMITS.shortestSeconds} to ${REACH_LIMITS.longestSeconds}`;
    problems.push({ name: 'limits', kind: 'invalid', reason });
  }
  const asked = limits.length > 0 ? limits : [DEFAULT_REACH_SECONDS];
  return counted(withRequest(query, ['arriveBefore'], context, code, problems, { limits: asked }));
}

/** Parses the query string of GET `/v1/reach/times.json`. Never throws; all problems are reported at once. */
export function parseReachTimes(query: URLSearchParams, context: ParseRoutingContext): Parsed<ReachTimesQuery> {
  const problems: Problem[] = [];
  const { region: code, within: seconds = DEFAULT_WAY_SECONDS } = readQuery(query, reachTimesParameters, [], problems);
  const texts = query.getAll('to').filter((text) => text.trim() !== '');
  const to: LatLng[] = [];
  if (texts.length === 0)
    problems.push({ name: 'to', kind: 'missing', reason: 'give at least one destination as (<lat>,<lng>)' });
  else if (texts.length > REACH_LIMITS.places)
    problems.push({
      name: 'to',
      kind: 'invalid',
      reason: `holds ${texts.length} places; expected at most ${REACH_LIMITS.places}`,
    });
  else
    for (const text of texts) {
      const place = parseCoordinate(text);
      if ('reason' in place) {
        problems.push({ name: 'to', kind: 'invalid', reason: place.reason });
        break;
      }
      to.push({ lat: place.lat, lng: place.lng });
    }
  if (query.getAll('arriveBefore').some((text) => !ABSENT_TIME.test(text)))
    problems.push({
      name: 'arriveBefore',
      kind: 'invalid',
      reason: 'ways to many places begin at departAfter; leave it out',
    });
  return withRequest(query, [], context, code, problems, { within: seconds, to });
}

/** Reads the parameters of routing, for a request from the place to itself. @param more parameters that only this search takes */
function withRequest<Own extends object>(
  query: URLSearchParams,
  more: readonly string[],
  context: ParseRoutingContext,
  code: string | undefined,
  problems: Problem[],
  own: Own,
): Parsed<Own & ReachQuery> {
  const asked = new URLSearchParams();
  for (const name of ['from', ...REACH_SINGLES, ...REACH_LISTS, ...more])
    for (const value of query.getAll(name)) asked.append(name, value);
  for (const value of query.getAll('from')) asked.append('to', value);
  if (!asked.has('modes')) asked.set('modes', DEFAULT_MODE);
  const parsed = parseRouting(asked, context);
  if (!parsed.ok) problems.push(...parsed.problems.filter(({ name }) => name !== 'to'));
  if (!parsed.ok || problems.length > 0) return { ok: false, problems };
  const { request, advisories } = parsed.value;
  // The place is left, or reached, at the same part of the street.
  const { from } = request;
  return { ok: true, value: { ...own, region: code, request: { ...request, to: from }, advisories } };
}

/** Refuses modes that the search would leave out. */
function counted<Query extends ReachQuery>(parsed: Parsed<Query>): Parsed<Query> {
  if (!parsed.ok) return parsed;
  const uncounted = uncountedModes(parsed.value.request);
  if (uncounted.length === 0) return parsed;
  const reason = `${uncounted.join(', ')}: only public transport, walking and own vehicles count here, and with arriveBefore no car beside public transport`;
  return { ok: false, problems: [{ name: 'modes', kind: 'invalid', reason }] };
}

function secondsOf(text: string, longest: number): number | undefined {
  const seconds = /^\s*\d{1,6}\s*$/.test(text) ? Number(text) : 0;
  return seconds >= REACH_LIMITS.shortestSeconds && seconds <= longest ? seconds : undefined;
}
