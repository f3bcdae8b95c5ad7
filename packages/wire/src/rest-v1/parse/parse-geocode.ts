import { wrapLongitude } from '@tripwright/core/geo';
import { findModeFamily } from '@tripwright/core/modes';
import { z } from 'zod';
import { type NamedCoordinate, parseCoordinate, shorten } from './parse-coordinate.ts';
import { parseModeList } from './parse-mode-list.ts';
import type { Parsed, Problem } from './problem.ts';
import { queryList, readQuery } from './query-values.ts';

const DEFAULT_LIMIT = 25;
const MOST = 100;
const LONGEST_QUERY = 300;
const LONGEST = 500;

const text = (description: string, longest = LONGEST) =>
  z.string().max(longest, `is longer than ${longest} characters`).meta({ description });

const coordinate = (description: string) =>
  z
    .string()
    .meta({ description })
    .transform((given, context): NamedCoordinate => {
      const parsed = parseCoordinate(given);
      if (!('reason' in parsed)) return parsed;
      context.addIssue({ code: 'custom', message: parsed.reason });
      return z.NEVER;
    });

const degrees = (description: string, most: number) =>
  z
    .string()
    .meta({ description })
    .transform((given, context) => {
      const value = /^\s*[-+]?(?:\d+\.?\d*|\.\d+)(?:[eE][-+]?\d{1,3})?\s*$/.test(given) ? Number(given) : Number.NaN;
      if (Math.abs(value) <= most) return value;
      context.addIssue({ code: 'custom', message: `"${shorten(given)}" is not a number from -${most} to ${most}` });
      return z.NEVER;
    });

/** Parameters of GET `/v1/geocode.json` (wire-format.md section 14). */
export const geocodeParameters = {
  q: text(
    'A name, an address or a crossing, or the beginning of one; <lat>,<lng> for what is at a point.',
    LONGEST_QUERY,
  ),
  near: coordinate('Places near this coordinate come first among equals. Default: the centre of the region.'),
  limit: z
    .string()
    .meta({ description: `Most choices. Default: ${DEFAULT_LIMIT}. Negative: as many as there are, up to ${MOST}.` })
    .transform((given, context) => {
      const number = /^\s*-?\d{1,9}\s*$/.test(given) ? Number(given) : Number.NaN;
      if (number < 0) return MOST;
      if (number <= 1_000_000_000) return Math.min(MOST, number);
      context.addIssue({ code: 'custom', message: `"${shorten(given)}" is not a whole number` });
      return z.NEVER;
    }),
  region: text('Code of the only region to search. Default: all.'),
  a: text('Accepted without effect: every search completes what is typed.'),
  allowGoogle: text('Accepted without effect: no other service is asked.'),
  allowYelp: text('Accepted without effect: no other service is asked.'),
  allowFoursquare: text('Accepted without effect: no other service is asked.'),
} as const;

/** The parameter of GET `/v1/geocode.json` that may be repeated. */
export const GEOCODE_MODES =
  'Stops only where one of these modes calls. Default: all stops. Other places are found in any case.';

/** A parsed search for places. */
export interface GeocodeQuery {
  /** As sent. */
  readonly text: string;
  /** Set where the text is a coordinate: what is there is asked for. */
  readonly point: NamedCoordinate | undefined;
  readonly near: NamedCoordinate | undefined;
  readonly region: string | undefined;
  readonly limit: number;
  /** Modes that call at the stops that are wanted; undefined = any. */
  readonly modes: readonly string[] | undefined;
}

/** Parses the query string of GET `/v1/geocode.json`. Never throws; all problems are reported at once. */
export function parseGeocode(query: URLSearchParams): Parsed<GeocodeQuery> {
  const problems: Problem[] = [];
  const { q, near, region, limit = DEFAULT_LIMIT } = readQuery(query, geocodeParameters, ['q'], problems);
  const texts = queryList(query, 'modes');
  const listed = parseModeList('modes', texts);
  problems.push(...listed.problems);
  if (problems.length > 0 || q === undefined) return { ok: false, problems };
  const parsed = parseCoordinate(q);
  const point = 'reason' in parsed ? undefined : parsed;
  const modes = texts.length === 0 ? undefined : listed.modes;
  return { ok: true, value: { text: q, point, near, region, limit, modes } };
}

/** Parameters of GET `/v1/locationInfo.json` (wire-format.md section 14). */
export const locationInfoParameters = {
  lat: degrees('Latitude of the place, together with lng.', 90),
  lng: degrees('Longitude of the place.', 360),
  identifier: text(
    'A stop, dock, vehicle or car park by its id, such as pt_pub|<region>|<stop code>, or by its own code or identifier together with region.',
  ),
  region: text('Code of the region of the identifier.'),
} as const;

/** A parsed request about one place: a point, or a stop. */
export type LocationInfoQuery =
  | { readonly kind: 'point'; readonly lat: number; readonly lng: number }
  | { readonly kind: 'stop'; readonly region: string; readonly code: string };

/** Parses the query string of GET `/v1/locationInfo.json`. Never throws; all problems are reported at once. */
export function parseLocationInfo(query: URLSearchParams): Parsed<LocationInfoQuery> {
  const problems: Problem[] = [];
  const { lat, lng, identifier, region } = readQuery(query, locationInfoParameters, [], problems);
  if (problems.length > 0) return { ok: false, problems };
  if (identifier !== undefined) {
    const [mode = '', code, ...rest] = identifier.split('|');
    // A stop code may hold the sign that separates.
    if (findModeFamily(mode) !== undefined && code !== undefined && rest.length > 0)
      return { ok: true, value: { kind: 'stop', region: code, code: rest.join('|') } };
    if (region !== undefined) return { ok: true, value: { kind: 'stop', region, code: identifier } };
    return { ok: false, problems: [{ name: 'region', kind: 'missing', reason: 'give the region of the identifier' }] };
  }
  if (lat !== undefined && lng !== undefined)
    return { ok: true, value: { kind: 'point', lat, lng: wrapLongitude(lng) } };
  const reason = 'give lat and lng, or identifier and region';
  return { ok: false, problems: [{ name: lat === undefined ? 'lat' : 'lng', kind: 'missing', reason }] };
}
