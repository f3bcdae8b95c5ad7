import { parseDay } from '@tripwright/core/base';
import { z } from 'zod';
import { shorten } from './parse-coordinate.ts';
import type { Parsed, Problem } from './problem.ts';
import { readQuery } from './query-values.ts';

const LONGEST = 500;
const DEFAULT_LIMIT = 20;
const MOST_SERVICES = 1000;

const text = (description: string) =>
  z.string().max(LONGEST, `is longer than ${LONGEST} characters`).meta({ description });

/** Parameters of GET `/v1/services.json`. */
export const servicesParameters = {
  region: text("The region's code."),
  routeID: text('The route, as in routeID of a departure or of info/routes.json.'),
  serviceDate: z
    .string()
    .meta({ description: 'Service day, YYYY-MM-DD; runs after midnight belong to the day before.' })
    .transform((given, context) => {
      const day = given.trim();
      if (/^\d{4}-\d{2}-\d{2}$/.test(day) && parseDay(day) !== undefined) return day;
      context.addIssue({ code: 'custom', message: `"${shorten(given)}" is not a day; expected YYYY-MM-DD` });
      return z.NEVER;
    }),
  feed: text('Name of the feed of the route, where two feeds have one of its id.'),
  operatorID: text('Operator of the route, where several have one of its id.'),
  directionID: z
    .string()
    .meta({ description: 'Only services of this direction: 0 or 1.' })
    .transform((given, context): 0 | 1 => {
      const direction = given.trim();
      if (direction === '0' || direction === '1') return direction === '0' ? 0 : 1;
      context.addIssue({ code: 'custom', message: `"${shorten(given)}" is neither 0 nor 1` });
      return z.NEVER;
    }),
  patternID: text('Only services of this pattern, as in patterns of info/routeInfo.json.'),
  limit: z
    .string()
    .meta({ description: `Most services, up to ${MOST_SERVICES}: the earliest. Default: ${DEFAULT_LIMIT}.` })
    .transform((given, context) => {
      const number = /^\s*\d{1,9}\s*$/.test(given) ? Number(given) : 0;
      if (number >= 1) return Math.min(MOST_SERVICES, number);
      context.addIssue({ code: 'custom', message: `"${shorten(given)}" is not a whole number from 1 on` });
      return z.NEVER;
    }),
  after: text('The key of the service before the first one to list, as in an earlier answer for the same day.'),
  includeStops: z
    .string()
    .meta({ description: 'All calls of each service, not only the first and the last. true, false, 1 or 0.' })
    .transform((given, context) => {
      const word = given.trim().toLowerCase();
      if (word === 'true' || word === '1') return true;
      if (word === 'false' || word === '0') return false;
      context.addIssue({ code: 'custom', message: `"${shorten(given)}" is none of true, false, 1, 0` });
      return z.NEVER;
    }),
  realtime: z
    .enum(['live', 'scheduled'], 'is neither live nor scheduled')
    .meta({ description: 'scheduled: by the timetable alone. Default: live.' }) as unknown as z.ZodType<
    'live' | 'scheduled',
    string
  >,
} as const;

/** Parameters without which there is no list. */
export const SERVICES_REQUIRED = ['region', 'routeID', 'serviceDate'] as const;

/** A parsed request for the services of a route on a day. */
export interface ServicesQuery {
  readonly region: string;
  readonly routeId: string;
  /** `YYYY-MM-DD`. */
  readonly serviceDate: string;
  readonly feed: string | undefined;
  readonly operator: string | undefined;
  readonly direction: 0 | 1 | undefined;
  readonly pattern: string | undefined;
  readonly limit: number;
  readonly after: string | undefined;
  readonly includeStops: boolean;
  readonly realtime: 'live' | 'scheduled';
}

/** Parses the query string of GET `/v1/services.json`. Never throws; all problems are reported at once. */
export function parseServices(query: URLSearchParams): Parsed<ServicesQuery> {
  const problems: Problem[] = [];
  const values = readQuery(query, servicesParameters, SERVICES_REQUIRED, problems);
  const { region, routeID: routeId, serviceDate } = values;
  if (problems.length > 0 || region === undefined || routeId === undefined || serviceDate === undefined)
    return { ok: false, problems };
  const { feed, operatorID: operator, directionID: direction, patternID: pattern, after } = values;
  const { limit = DEFAULT_LIMIT, includeStops = false, realtime = 'live' } = values;
  const asked = { region, routeId, serviceDate, feed, operator, direction, pattern };
  return { ok: true, value: { ...asked, limit, after, includeStops, realtime } };
}
