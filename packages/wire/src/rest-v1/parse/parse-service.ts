import { z } from 'zod';
import { shorten } from './parse-coordinate.ts';
import type { Parsed, Problem } from './problem.ts';
import { readQuery } from './query-values.ts';

const MILLISECONDS_FROM = 100_000_000_000;
const LONGEST = 500;

const text = (description: string) =>
  z.string().max(LONGEST, `is longer than ${LONGEST} characters`).meta({ description });

/** Parameters of GET `/v1/service.json` (wire-format.md section 14). */
export const serviceParameters = {
  region: text("The region's code."),
  serviceTripID: text('The service, as in serviceTripID of a segment or a departure.'),
  embarkationDate: z
    .string()
    .meta({ description: 'Unix seconds: the departure at startStopCode, or any moment near the run. Default: now.' })
    .transform((given, context) => {
      const seconds = /^\s*-?\d{1,13}(?:\.\d{1,9})?\s*$/.test(given) ? Math.floor(Number(given)) : Number.NaN;
      if (Math.abs(seconds) < MILLISECONDS_FROM) return seconds;
      context.addIssue({ code: 'custom', message: `"${shorten(given)}" is not a time; expected Unix seconds` });
      return z.NEVER;
    }),
  startStopCode: text('Code of the stop where the rider boards.'),
  endStopCode: text('Code of the stop where the rider alights.'),
  operator: text('Accepted without effect: serviceTripID names one service.'),
  encode: text('Accepted without effect: lines are always encoded.'),
  realtime: z
    .enum(['live', 'scheduled'], 'is neither live nor scheduled')
    .meta({ description: 'scheduled: by the timetable alone. Default: live.' }) as unknown as z.ZodType<
    'live' | 'scheduled',
    string
  >,
} as const;

/** A parsed request for one service. */
export interface ServiceQuery {
  readonly region: string;
  readonly serviceTripId: string;
  /** Unix seconds. */
  readonly at: number;
  readonly startStop: string | undefined;
  readonly endStop: string | undefined;
  readonly realtime: 'live' | 'scheduled';
}

/** Parses the query string of GET `/v1/service.json`. Never throws; all problems are reported at once. @param now Unix seconds */
export function parseService(query: URLSearchParams, now: number): Parsed<ServiceQuery> {
  const problems: Problem[] = [];
  const values = readQuery(query, serviceParameters, ['region', 'serviceTripID'], problems);
  const { region, serviceTripID, embarkationDate = now, startStopCode, endStopCode, realtime = 'live' } = values;
  if (problems.length > 0 || region === undefined || serviceTripID === undefined) return { ok: false, problems };
  return {
    ok: true,
    value: {
      region,
      serviceTripId: serviceTripID,
      at: embarkationDate,
      startStop: startStopCode,
      endStop: endStopCode,
      realtime,
    },
  };
}
