import type { BoundingBox } from '@tripwright/core/geo';
import { z } from 'zod';
import { shorten } from './parse-coordinate.ts';
import type { Parsed, Problem } from './problem.ts';
import { queryList, readQuery } from './query-values.ts';

/** A metropolis has some ten thousand vehicles on their way. */
const MOST_VEHICLES = 20_000;
const DEFAULT_VEHICLES = 3000;

/** What the description of `/v1` says of `region` of GET `/v1/live.json`, which may be repeated. */
export const LIVE_REGIONS = 'Codes of the regions. Default: all.';

/** A parsed request for the state of live data: the regions asked for; none = all. */
export interface LiveQuery {
  readonly regions: readonly string[];
}

/** Parses the query string of GET `/v1/live.json`. */
export function parseLive(query: URLSearchParams): LiveQuery {
  return { regions: [...new Set(queryList(query, 'region'))] };
}

/** Parameters of GET `/v1/vehicles.json`. */
export const vehiclesParameters = {
  region: z.string().max(100, 'is longer than 100 characters').meta({ description: "The region's code." }),
  bounds: z
    .string()
    .meta({
      description:
        'Only vehicles in this box: <south>,<west>,<north>,<east> in degrees. A box whose west lies east of its east crosses the antimeridian.',
    })
    .transform((given, context): BoundingBox => {
      const [south, west, north, east, ...rest] = given.split(',').map(degreesOf);
      const isBox =
        rest.length === 0 &&
        Math.abs(south ?? Number.NaN) <= 90 &&
        Math.abs(north ?? Number.NaN) <= 90 &&
        Math.abs(west ?? Number.NaN) <= 180 &&
        Math.abs(east ?? Number.NaN) <= 180;
      if (isBox && south! <= north!) return { south: south!, west: west!, north: north!, east: east! };
      context.addIssue({
        code: 'custom',
        message: `"${shorten(given)}" is not a box; expected <south>,<west>,<north>,<east> in degrees`,
      });
      return z.NEVER;
    }),
  limit: z
    .string()
    .meta({ description: `Most vehicles, up to ${MOST_VEHICLES}. Default: ${DEFAULT_VEHICLES}.` })
    .transform((given, context) => {
      const number = /^\s*\d{1,9}\s*$/.test(given) ? Number(given) : 0;
      if (number >= 1) return Math.min(MOST_VEHICLES, number);
      context.addIssue({ code: 'custom', message: `"${shorten(given)}" is not a whole number from 1 on` });
      return z.NEVER;
    }),
} as const;

/** A parsed request for the vehicles of a region. */
export interface VehiclesQuery {
  readonly region: string;
  /** Undefined = everywhere. */
  readonly bounds: BoundingBox | undefined;
  readonly limit: number;
}

/** Parses the query string of GET `/v1/vehicles.json`. Never throws; all problems are reported at once. */
export function parseVehicles(query: URLSearchParams): Parsed<VehiclesQuery> {
  const problems: Problem[] = [];
  const { region, bounds, limit = DEFAULT_VEHICLES } = readQuery(query, vehiclesParameters, ['region'], problems);
  if (problems.length > 0 || region === undefined) return { ok: false, problems };
  return { ok: true, value: { region, bounds, limit } };
}

function degreesOf(text: string): number {
  return /^\s*-?\d{1,3}(?:\.\d{1,20})?\s*$/.test(text) ? Number(text) : Number.NaN;
}
