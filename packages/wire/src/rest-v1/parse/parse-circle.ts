import { wrapLongitude } from '@tripwright/core/geo';
import { z } from 'zod';
import { shorten } from './parse-coordinate.ts';
import { PUBLIC_TRANSPORT, withoutStops, withStops } from './parse-locations.ts';
import { parseModeList } from './parse-mode-list.ts';
import type { Parsed, Problem } from './problem.ts';
import { queryList } from './query-values.ts';

/** From this radius on, only major stops are returned (wire-format.md section 13). */
const MAJOR_FROM_METRES = 5000;
const DEFAULT_RADIUS = 1000;
const MAX_RADIUS = 50_000;
const DEFAULT_LIMIT = 100;
const MAX_LIMIT = 1000;

const decimal = (description: string, low: number, high: number) =>
  z
    .string()
    .meta({ description })
    .transform((given, context) => {
      const number = /^\s*[-+]?(?:\d+\.?\d*|\.\d+)(?:[eE][-+]?\d{1,3})?\s*$/.test(given) ? Number(given) : Number.NaN;
      if (number >= low && number <= high) return number;
      context.addIssue({ code: 'custom', message: `"${shorten(given)}" is not a number from ${low} to ${high}` });
      return z.NEVER;
    });

const truth = (description: string) =>
  z
    .string()
    .meta({ description: `${description} true, false, 1 or 0.` })
    .transform((given, context) => {
      const word = given.trim().toLowerCase();
      if (word === 'true' || word === '1') return true;
      if (word === 'false' || word === '0') return false;
      context.addIssue({ code: 'custom', message: `"${shorten(given)}" is none of true, false, 1, 0` });
      return z.NEVER;
    });

/** Parameters of GET `/v1/locations.json`: stops in a circle. */
export const circleParameters = {
  lat: decimal('Latitude of the centre.', -90, 90),
  lng: decimal('Longitude of the centre.', -360, 360),
  radius: decimal(
    `Radius in metres. Default: ${DEFAULT_RADIUS}. From 5000 on, only major stops are returned.`,
    0,
    MAX_RADIUS,
  ),
  limit: decimal(`Maximum number of stops. Default: ${DEFAULT_LIMIT}.`, 0, MAX_LIMIT),
  includeChildren: truth('Add the stops of each station.'),
  sortedByProximity: truth('Nearest stops first; otherwise the busiest first.'),
} as const;

/** A parsed request for the stops in a circle. */
export interface CircleQuery {
  readonly lat: number;
  readonly lng: number;
  readonly radiusMetres: number;
  readonly limit: number;
  readonly majorOnly: boolean;
  /** Requested modes that have stops. Empty when the request asks only for other kinds of locations. */
  readonly modes: readonly string[];
  /** Requested modes without stops, which ask for other kinds of locations. */
  readonly otherModes: readonly string[];
  readonly includeChildren: boolean;
  readonly byDistance: boolean;
}

/** Parses the query string of GET `/v1/locations.json`. Never throws; all problems are reported at once. */
export function parseCircle(query: URLSearchParams): Parsed<CircleQuery> {
  const problems: Problem[] = [];
  function read<K extends keyof typeof circleParameters>(name: K): z.output<(typeof circleParameters)[K]> | undefined {
    const given = query.get(name);
    if (given === null || given.trim() === '') return undefined;
    const parsed = circleParameters[name].safeParse(given);
    if (parsed.success) return parsed.data as z.output<(typeof circleParameters)[K]>;
    problems.push({ name, kind: 'invalid', reason: parsed.error.issues[0]?.message ?? 'is not valid' });
    return undefined;
  }
  const [lat, lng, radius, limit] = [read('lat'), read('lng'), read('radius'), read('limit')];
  const [includeChildren, byDistance] = [read('includeChildren'), read('sortedByProximity')];
  for (const name of ['lat', 'lng'] as const) {
    const given = query.get(name);
    if (given === null || given.trim() === '') {
      problems.push({ name, kind: 'missing', reason: 'give the middle of the circle in decimal degrees' });
    }
  }
  const texts = queryList(query, 'modes');
  const modes = parseModeList('modes', texts);
  problems.push(...modes.problems);
  if (problems.length > 0 || lat === undefined || lng === undefined) return { ok: false, problems };
  const radiusMetres = radius ?? DEFAULT_RADIUS;
  return {
    ok: true,
    value: {
      lat,
      lng: wrapLongitude(lng),
      radiusMetres,
      limit: Math.floor(limit ?? DEFAULT_LIMIT),
      majorOnly: radiusMetres >= MAJOR_FROM_METRES,
      modes: withStops(texts.length === 0 ? PUBLIC_TRANSPORT : modes.modes),
      otherModes: withoutStops(modes.modes),
      includeChildren: includeChildren ?? false,
      byDistance: byDistance ?? false,
    },
  };
}
