import type { CyclingWay } from '@tripwright/core/model';
import { z } from 'zod';
import { COORDINATE_FORM, parseCoordinate, shorten } from './parse-coordinate.ts';
import { CYCLING_SPEEDS, parseSpeed, type SpeedScale, WALKING_SPEEDS } from './parse-speed.ts';
import { clampWeight, REQUEST_LIMITS } from './request-limits.ts';

/** From here on a number of seconds lies past the year 5100: milliseconds by mistake. */
const MILLISECONDS_FROM = 100_000_000_000;
const LONGEST_TEXT = 500;

/** Parameters of `/v1/routing.json` that appear once: text in, checked value out (spec 4.2, wire-format.md section 6). */
export const routingParameters = {
  from: coordinate('Origin, optionally followed by its address in double quotes.'),
  to: coordinate('Destination, optionally followed by its address in double quotes.'),
  departAfter: instant('Earliest departure; 0 or absent: none. With neither this nor arriveBefore: leaving now.'),
  arriveBefore: instant('Latest arrival; 0 or absent: none.'),
  allModes: truth('With several modes, also return the results of each mode alone.'),
  v: text('Version of the response format; 11 or more, 11 when absent.').transform((given, context) => {
    const version = /^\d{1,6}$/.test(given.trim()) ? Number(given) : Number.NaN;
    if (version >= 11) return version;
    return refuse(
      context,
      Number.isNaN(version)
        ? `"${shorten(given)}" is not a version number; expected 11 or more`
        : `version ${version} of the format is no longer answered; expected 11 or more`,
    );
  }),
  locale: text('Language of the texts, a BCP 47 tag; unknown ones fall back to Accept-Language, then English.'),
  fromStreetName: text('The origin snaps to streets of this name rather than to the closest.'),
  toStreetName: text('The destination snaps to streets of this name rather than to the closest.'),
  wheelchair: truth('Avoid what is known to be inaccessible.'),
  wp: text('Weights of price, environment, duration and convenience, 0.1 to 2 each: (p,e,d,c).').transform(
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
  tt: minutes('Minutes wanted between vehicles; fractions allowed.'),
  ws: speed(
    'Walking speed: -1 (impaired), 0 (slow), 1 (medium), 2 (fast), or one such as 5kph.',
    WALKING_SPEEDS,
    REQUEST_LIMITS.maxWalkingSpeed,
  ),
  cs: speed('Cycling speed: -1, 0, 1, 2, or one such as 20kph.', CYCLING_SPEEDS, REQUEST_LIMITS.maxCyclingSpeed),
  wm: minutes('Most minutes of walking in a row; 0: no limit.'),
  unit: z
    .enum(['auto', 'metric', 'imperial'], { error: 'is none of auto, metric, imperial' })
    .meta({ description: 'Unit of distances in texts.' }),
  bestOnly: truth('Only the single best trip.'),
  includeStops: truth('Add the stops passed to the shapes of scheduled segments.'),
  fb: truth('Treat the bicycle as a folding one.'),
  amopt: truth('Micro-mobility vehicles are allowed aboard public transport; false: they stay at the first stop.'),
  cyclingAlt: z
    .enum(['best', 'shortest', 'friendliest', 'all'], { error: 'is none of best, shortest, friendliest, all' })
    .transform((way): readonly CyclingWay[] => (way === 'all' ? ['best', 'shortest', 'friendliest'] : [way]))
    .meta({ description: 'Which way to cycle from door to door; all: each of them, in one group.' }),
  '2wirc': truth(
    'Count the cost of bringing a two-way hired vehicle back. Such a vehicle is never offered for going somewhere else, so nothing changes.',
  ),
  conc: truth('Concession fares.'),
  explain: truth('Tell why the answer is as it is.'),
} as const;

/** Parameters of `/v1/routing.json` that are lists: repeated, joined by commas, or both. */
export const routingLists = {
  modes: 'Mode identifiers allowed; several ask for combinations.',
  avoid: 'Modes of public transport to avoid.',
  avoidModes: 'The same as `avoid`.',
  avoidStops: 'Codes of stops where no one may board, alight or change; a station covers its platforms.',
  neverAllowStops: 'The same as `avoidStops`.',
  neverAllowModes: 'Modes that must not be used; wa_wal: what is driven is driven to the door.',
  onlyAllowModes:
    'Modes of public transport of which nothing else may be used; a driving mode: it is driven to the door, without parking and walking.',
  neverAllowOperators: 'Operators that must not be used.',
  onlyAllowOperators: 'Operators of which nothing else may be used.',
  neverAllowAuthorities: 'Authorities that must not be used.',
  onlyAllowAuthorities: 'Authorities of which nothing else may be used.',
  neverAllowFeeds: 'Feeds that must not be used.',
  onlyAllowFeeds: 'Feeds of which nothing else may be used.',
  alwaysAllowLines: 'Lines allowed whatever the filters say.',
} as const;

/** Parameters of `/v1/routing.json` that carry a mode in their own name, such as `co2[me_car]=120`: numbers, 0 or more. */
export const routingByMode = {
  etwt: 'Minutes one expects to wait for a taxi-like mode, by mode; without a mode for all that come when called.',
  co2: "The traveller's own grams of CO₂ per kilometre, by mode; a family stands for all below it.",
} as const;

/** Names of {@link routingByMode}. */
export const ROUTING_BY_MODE: readonly string[] = Object.keys(routingByMode);

export type RoutingParameter = keyof typeof routingParameters;
export type RoutingList = keyof typeof routingLists;
export type RoutingValue<K extends RoutingParameter> = z.output<(typeof routingParameters)[K]>;

interface IssueContext {
  readonly addIssue: (issue: { readonly code: 'custom'; readonly message: string }) => void;
}

function refuse(context: IssueContext, message: string): never {
  context.addIssue({ code: 'custom', message });
  return z.NEVER;
}

function text(description: string) {
  return z.string().max(LONGEST_TEXT, `is longer than ${LONGEST_TEXT} characters`).meta({ description });
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

/** User interfaces send 0 for "not at all": brought into the range that scores are made for. */
function decimal(given: string): number | undefined {
  return /^\s*[-+]?(?:\d+\.?\d*|\.\d+)\s*$/.test(given) ? Number(given) : undefined;
}
