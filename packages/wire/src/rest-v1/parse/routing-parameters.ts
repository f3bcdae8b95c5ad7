import type { CyclingWay } from '@tripwright/core/model';
import { z } from 'zod';
import { COORDINATE_FORM, parseCoordinate, shorten } from './parse-coordinate.ts';
import { CYCLING_SPEEDS, parseSpeed, type SpeedScale, WALKING_SPEEDS } from './parse-speed.ts';
import { clampWeight, REQUEST_LIMITS } from './request-limits.ts';

/** From this number on, a time is given in milliseconds by mistake: as seconds it lies past the year 5100. */
const MILLISECONDS_FROM = 100_000_000_000;
const MAX_TEXT = 500;

/** Parameters of `/v1/routing.json` that appear once, as schemas from text to value (wire-format.md section 6). */
export const routingParameters = {
  from: coordinate('Origin, optionally followed by its address in double quotes.'),
  to: coordinate('Destination, optionally followed by its address in double quotes.'),
  departAfter: instant(
    'Earliest departure; 0 or absent: none. Without departAfter and arriveBefore, the trip starts now.',
  ),
  arriveBefore: instant('Latest arrival; 0 or absent: none.'),
  allModes: truth('With several modes, also return the trips of each mode alone.'),
  v: text('Version of the response format, 11 or more. Default: 11.').transform((given, context) => {
    const version = /^\d{1,6}$/.test(given.trim()) ? Number(given) : Number.NaN;
    if (version >= 11) return version;
    return refuse(
      context,
      Number.isNaN(version)
        ? `"${shorten(given)}" is not a version number; expected 11 or more`
        : `version ${version} of the format is no longer supported; expected 11 or more`,
    );
  }),
  locale: text(
    'Language of the texts as a BCP 47 tag. An unknown language falls back to Accept-Language, then to English.',
  ),
  fromStreetName: text('Snap the origin to a street of this name instead of the closest street.'),
  toStreetName: text('Snap the destination to a street of this name instead of the closest street.'),
  wheelchair: truth('Plan for a wheelchair: avoid streets, stops and vehicles known to be inaccessible.'),
  wp: text('Weights of price, environment, duration and convenience as (p,e,d,c), each from 0.1 to 2.').transform(
    (given, context) => {
      const numbers = given
        .trim()
        .replace(/^\((.*)\)$/s, '$1')
        .split(',')
        .map((part) => decimal(part));
      const [price, environment, duration, convenience, more] = numbers;
      if (
        price === undefined ||
        environment === undefined ||
        duration === undefined ||
        convenience === undefined ||
        more !== undefined ||
        numbers.length !== 4
      ) {
        return refuse(context, `"${shorten(given)}" is not four numbers; expected something like (1,1,1,1)`);
      }
      return {
        price: clampWeight(price),
        environment: clampWeight(environment),
        duration: clampWeight(duration),
        convenience: clampWeight(convenience),
      };
    },
  ),
  tt: minutes('Minimum minutes between two vehicles. Fractions are allowed.'),
  ws: speed(
    'Walking speed: -1 (impaired), 0 (slow), 1 (medium), 2 (fast), or a speed such as 5kph.',
    WALKING_SPEEDS,
    REQUEST_LIMITS.maxWalkingSpeed,
  ),
  cs: speed(
    'Cycling speed: -1 (impaired), 0 (slow), 1 (medium), 2 (fast), or a speed such as 20kph.',
    CYCLING_SPEEDS,
    REQUEST_LIMITS.maxCyclingSpeed,
  ),
  wm: minutes('Maximum minutes of a single walk. 0: no limit.'),
  unit: z
    .enum(['auto', 'metric', 'imperial'], { error: 'is none of auto, metric, imperial' })
    .meta({ description: 'Unit of distances in texts.' }),
  bestOnly: truth('Return only the best trip.'),
  includeStops: truth('Add all stops to the shapes of scheduled segments.'),
  realtime: z.enum(['live', 'scheduled'], { error: 'is neither live nor scheduled' }).meta({
    description: 'live: with realtime data, where there are any. scheduled: by the timetable alone. Default: live.',
  }),
  includeConnections: truth(
    'Add the time to spare at every change, and when the trip would end if the next vehicle were missed.',
  ),
  fb: truth('The bicycle is a folding bicycle.'),
  amopt: truth(
    'Allow micro-mobility vehicles aboard public transport. false: the rider leaves them at the first stop.',
  ),
  cyclingAlt: z
    .enum(['best', 'shortest', 'friendliest', 'all'], { error: 'is none of best, shortest, friendliest, all' })
    .transform((way): readonly CyclingWay[] => (way === 'all' ? ['best', 'shortest', 'friendliest'] : [way]))
    .meta({ description: 'Kind of cycling route from door to door. all: one route of each kind, in one group.' }),
  '2wirc': truth(
    'Add the cost of returning a vehicle that must be brought back. No effect: such vehicles are never offered for one-way trips.',
  ),
  conc: truth('Use concession fares.'),
  explain: truth('Explain the answer: searches, candidates and reasons.'),
} as const;

/** List parameters of `/v1/routing.json`, with their descriptions. Values are repeated, joined by commas, or both. */
export const routingLists = {
  modes: 'Allowed mode identifiers. Several modes may be combined in a trip.',
  avoid: 'Modes of public transport to avoid.',
  avoidModes: 'Same as `avoid`.',
  avoidStops: 'Codes of stops where trips must not board, alight or transfer. A station includes its platforms.',
  neverAllowStops: 'Same as `avoidStops`.',
  neverAllowModes: 'Modes that must not be used. wa_wal: cars are driven to the door.',
  onlyAllowModes:
    'The only modes of public transport that may be used. A driving mode in this list is driven to the door, without parking and walking.',
  neverAllowOperators: 'Operators that must not be used.',
  onlyAllowOperators: 'The only operators that may be used.',
  neverAllowAuthorities: 'Authorities that must not be used.',
  onlyAllowAuthorities: 'The only authorities that may be used.',
  neverAllowFeeds: 'Feeds that must not be used.',
  onlyAllowFeeds: 'The only feeds that may be used.',
  alwaysAllowLines: 'Lines that may be used despite any other filter.',
} as const;

/** Parameters of `/v1/routing.json` with a mode in their name, such as `co2[me_car]=120`. Values are numbers, 0 or more. */
export const routingByMode = {
  etwt: 'Expected minutes of waiting for a taxi-like mode, by mode. Without a mode: for all taxi-like modes.',
  co2: "Grams of CO₂ per kilometre of the traveller's own vehicle, by mode. A family of modes covers every mode below it.",
} as const;

/** Names of {@link routingByMode}. */
export const ROUTING_BY_MODE: readonly string[] = Object.keys(routingByMode);

/** Name of a parameter that appears once. */
export type RoutingParameter = keyof typeof routingParameters;
/** Name of a list parameter. */
export type RoutingList = keyof typeof routingLists;
/** The parsed value of a parameter. */
export type RoutingValue<K extends RoutingParameter> = z.output<(typeof routingParameters)[K]>;

interface IssueContext {
  readonly addIssue: (issue: { readonly code: 'custom'; readonly message: string }) => void;
}

function refuse(context: IssueContext, message: string): never {
  context.addIssue({ code: 'custom', message });
  return z.NEVER;
}

function text(description: string) {
  return z.string().max(MAX_TEXT, `is longer than ${MAX_TEXT} characters`).meta({ description });
}

function coordinate(description: string) {
  return z
    .string()
    .max(2000, 'is longer than 2000 characters')
    .meta({ description: `${description} ${COORDINATE_FORM}.`, examples: ['(41.1496,-8.6109)'] })
    .transform((given, context) => {
      const place = parseCoordinate(given);
      return 'reason' in place ? refuse(context, place.reason) : place;
    });
}

function instant(description: string) {
  return text(`${description} Whole Unix seconds.`).transform((given, context) => {
    const digits = given.trim();
    if (!/^[-+]?\d{1,20}$/.test(digits)) {
      return refuse(context, `"${shorten(given)}" is not a time; expected whole Unix seconds, such as 1767225600`);
    }
    const seconds = Number(digits);
    if (seconds < 0) return refuse(context, `${digits} lies before 1970; expected Unix seconds, such as 1767225600`);
    if (seconds >= MILLISECONDS_FROM) {
      return refuse(
        context,
        `${digits} looks like milliseconds; expected Unix seconds, here ${Math.floor(seconds / 1000)}`,
      );
    }
    return seconds === 0 ? undefined : seconds;
  });
}

function truth(description: string) {
  return text(`${description} true, false, 1 or 0.`).transform((given, context) => {
    const word = given.trim().toLowerCase();
    if (word === 'true' || word === '1') return true;
    if (word === 'false' || word === '0') return false;
    return refuse(context, `"${shorten(given)}" is not a truth value; expected true, false, 1 or 0`);
  });
}

function minutes(description: string) {
  return text(description).transform((given, context) => {
    const number = decimal(given);
    if (number !== undefined && number >= 0 && number <= REQUEST_LIMITS.maxMinutes) return number;
    return refuse(context, `"${shorten(given)}" is not a number of minutes from 0 to ${REQUEST_LIMITS.maxMinutes}`);
  });
}

function speed(description: string, scale: SpeedScale, fastest: number) {
  return text(description).transform((given, context) => {
    const metresPerSecond = parseSpeed(given, scale);
    if (metresPerSecond === undefined) {
      return refuse(
        context,
        `"${shorten(given)}" is not a speed; expected -1, 0, 1, 2 or one with its unit, such as 5kph or 1.4mps`,
      );
    }
    if (metresPerSecond >= REQUEST_LIMITS.minSpeed && metresPerSecond <= fastest) return metresPerSecond;
    return refuse(
      context,
      `"${shorten(given)}" is out of range; expected ${REQUEST_LIMITS.minSpeed}mps to ${fastest}mps`,
    );
  });
}

function decimal(given: string): number | undefined {
  return /^\s*[-+]?(?:\d+\.?\d*|\.\d+)\s*$/.test(given) ? Number(given) : undefined;
}
