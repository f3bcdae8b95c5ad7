import { readFileSync } from 'node:fs';
import { nearestName, PlannerError } from '@tripwright/core/base';
import { z } from 'zod';

/** All settings, by file (JSON) or `TRIPWRIGHT_*` variable; variables win. The descriptions are the valid values, as errors quote them. */
const schema = z.strictObject({
  /** TCP port. */
  port: wholeNumber(65_535).default(4000).describe('a whole number from 0 to 65535 (0 = any free port)'),
  host: z
    .string()
    .regex(/^\S+$/)
    .default('127.0.0.1')
    .describe('an address or a host name, such as 127.0.0.1 or 0.0.0.0'),
  /** Accept requests without a key. */
  open: truth().default(false).describe('true or false'),
  /** File of the key store; empty = in memory. */
  keyStore: z.string().default('').describe('the path of a file'),
  /** Further names of the key header. */
  keyHeaders: textList(z.string().regex(/^[\w!#$%&'*+.^`|~-]+$/))
    .default(['X-TripGo-Key'])
    .describe('names of HTTP headers, separated by commas'),
  /** Free requests per key and calendar month. */
  freeRequestsPerMonth: wholeNumber().default(100_000).describe('a whole number, 0 or more'),
  /** Requests of one key, or of one address of an open server, in a minute; 0 = no limit. */
  requestsPerMinute: wholeNumber(1_000_000).default(6000).describe('a whole number, 0 or more (0 = no limit)'),
  /** Redis or Valkey in which servers share their counts of requests; empty = each counts in its memory. */
  rateStore: z
    .union([z.literal(''), z.url({ protocol: /^(?:rediss?|valkeys?)$/ })])
    .default('')
    .describe('a URL such as redis://localhost:6379'),
  /** Whether clients may register for a key by POST to `/v1/key.json`. */
  registration: truth().default(false).describe('true or false'),
  /** Seconds until a new key becomes active. */
  keyActivationSeconds: wholeNumber().default(0).describe('a whole number of seconds, 0 or more'),
  /** Most seconds of search for one plan. A search that ends early answers with what it has found, marked as incomplete. */
  planSeconds: seconds().default(20).describe('a number of seconds, more than 0'),
  /** Threads that search for trips; absent = as many as the machine runs at one time; 0 = the thread that listens. */
  threads: wholeNumber(256).optional().describe('a whole number from 0 to 256'),
  /** Requests that may wait for a thread, light and heavy ones counted apart; more are refused. */
  waiting: wholeNumber(100_000).default(64).describe('a whole number, 0 or more'),
  /** Key for `/metrics`, sent as `Authorization: Bearer KEY`; empty = it answers this machine alone. */
  metricsKey: z.string().regex(/^\S*$/).default('').describe('text without blanks'),
  /** Host names, besides this machine's own, by which clients reach the server and which it may repeat in answers. */
  trustedHosts: textList(z.string().regex(/^[\w.-]+$/))
    .default([])
    .describe('host names without ports, separated by commas'),
  /** Connections open at one time. */
  connections: wholeNumber(1_000_000).default(2000).describe('a whole number, 0 or more'),
  /** Connections open at one time from one address other than this machine's. */
  connectionsPerAddress: wholeNumber(1_000_000).default(100).describe('a whole number, 0 or more'),
  /** Subscriptions of the graph open at one time; each has a connection. */
  streams: wholeNumber(1_000_000).default(1000).describe('a whole number, 0 or more'),
  /** Subscriptions open at one time with one key, or from one address of an open server. */
  streamsPerClient: wholeNumber(1_000_000).default(100).describe('a whole number, 0 or more'),
  /** Whether the graph answers documents of its list only, which clients name by their ids. */
  onlyTrustedDocuments: truth().default(false).describe('true or false'),
  /** Whether the graph is a part of a federated one: it answers `_service` and `_entities`. */
  federation: truth().default(false).describe('true or false'),
  /** Base URLs of a service whose `/v1` the graph answers from, preferred first; empty = regions of its own. */
  upstream: textList(z.url({ protocol: /^https?$/ }))
    .default([])
    .describe('URLs such as https://planner.example, separated by commas'),
  /** Key for that service, sent as `X-Service-Key`; empty = none. */
  upstreamKey: z.string().regex(/^\S*$/).default('').describe('text without blanks'),
  /** Form of the log on standard error. */
  log: z.enum(['text', 'json']).default('text').describe('text or json'),
  /** The least severe that the log in JSON has. */
  logLevel: z.enum(['debug', 'info', 'warn', 'error']).default('info').describe('debug, info, warn or error'),
  /** Whether the log in JSON has the addresses of requests, and with them exact coordinates. */
  logAddresses: truth().default(false).describe('true or false'),
  /** Folder in which every poll of live data is recorded; empty = none is. */
  recordLive: z.string().default('').describe('the path of a folder'),
  /** Size of that folder; the oldest polls go first. */
  recordMegabytes: wholeNumber(1_000_000).default(512).describe('a whole number of megabytes, 0 or more'),
  /** Age of the oldest polls in that folder. */
  recordHours: wholeNumber(100_000).default(48).describe('a whole number of hours, 0 or more'),
  /** Seconds between two looks for new datasets in the folder of regions; 0 = only on SIGHUP. */
  watchSeconds: wholeNumber(86_400).default(5).describe('a whole number of seconds, 0 or more'),
  /** Base URLs named in the list of regions, version prefix included; empty = the server that answers. */
  publicUrls: textList(z.url({ protocol: /^https?$/ }))
    .default([])
    .describe('URLs such as https://planner.example/v1, separated by commas'),
});

/** The settings of a server, every one of them set. */
export type ServerConfig = z.output<typeof schema>;

type Setting = keyof typeof schema.shape;

/** Settings whose variables other programs read. */
const IGNORED: ReadonlySet<string> = new Set(['debug', 'data', 'shots']);

/**
 * Reads the configuration.
 * @param overrides values of the command line; they win over file and variables
 * @throws PlannerError `config-invalid`, or `bad-usage` when all wrong values come from the command line. The message names where each value
 *   was set and the valid values, or the nearest name for an unknown one
 */
export function readConfig(
  file: string | undefined,
  env: Readonly<Record<string, string | undefined>>,
  overrides: Readonly<Record<string, unknown>> = {},
): ServerConfig {
  const names = Object.keys(schema.shape);
  const fromFile = file === undefined ? {} : readFile(file);
  const fromEnv: Record<string, string> = {};
  for (const [name, value] of Object.entries(env)) {
    if (!name.startsWith('TRIPWRIGHT_') || value === undefined) continue;
    const key = settingOfVariable(name);
    if (IGNORED.has(key)) continue;
    if (!names.includes(key)) throw invalid(`The variable ${name} is not known.${didYouMean(key, variableOf)}`);
    fromEnv[key] = value;
  }
  const given = Object.fromEntries(Object.entries(overrides).filter(([, value]) => value !== undefined));
  const values: Record<string, unknown> = { ...fromFile, ...fromEnv, ...given };
  const result = schema.safeParse(values);
  if (result.success) return result.data;

  const placeOf = (key: string): string => {
    if (key in given) return `--${key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
    return key in fromEnv ? variableOf(key) : `"${key}" in ${file}`;
  };
  const problems = result.error.issues.flatMap((issue) => {
    if (issue.code === 'unrecognized_keys') {
      return issue.keys.map((key) => `${placeOf(key)} is not known.${didYouMean(key, (name) => `"${name}"`)}`);
    }
    const key = String(issue.path[0]);
    const valid = schema.shape[key as Setting].description;
    return [`${placeOf(key)} is ${shown(values[key])}, but must be ${valid}.`];
  });
  // Values typed on the command line are bad usage, not a bad configuration.
  const areTyped = result.error.issues.every((issue) => String(issue.path[0]) in given);
  const message = [...new Set(problems)].join(' ');
  throw areTyped ? new PlannerError('bad-usage', message) : invalid(message);
}

/** A JSON truth value, or its text. */
function truth(): z.ZodType<boolean> {
  return z.union([
    z.boolean(),
    z.enum(['true', 'false', '1', '0']).transform((text) => text === 'true' || text === '1'),
  ]);
}

/** A JSON number, or a text of digits. Other values that convert to a number (blank, true, 1e3) are rejected. */
function wholeNumber(most: number = Number.MAX_SAFE_INTEGER): z.ZodType<number> {
  return z
    .union([
      z.number(),
      z
        .string()
        .regex(/^\d{1,16}$/)
        .transform(Number),
    ])
    .pipe(z.number().int().min(0).max(most));
}

/** Seconds, with or without a fraction. */
function seconds(): z.ZodType<number> {
  return z
    .union([
      z.number(),
      z
        .string()
        .regex(/^\d{1,6}(?:\.\d{1,6})?$/)
        .transform(Number),
    ])
    .pipe(z.number().positive().max(86_400));
}

/** A JSON list, or text with commas. */
function textList(element: z.ZodType<string, string>): z.ZodType<string[]> {
  const parts = (text: string): string[] =>
    text
      .split(',')
      .map((part) => part.trim())
      .filter((part) => part !== '');
  return z.union([z.array(z.string()), z.string().transform(parts)]).pipe(z.array(element));
}

function readFile(file: string): Record<string, unknown> {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (cause) {
    throw invalid(`The configuration file ${file} cannot be read. Check the path.`, cause);
  }
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (cause) {
    throw invalid(`The configuration file ${file} is not JSON.`, cause);
  }
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as Record<string, unknown>;
  throw invalid(`The configuration file ${file} must hold one JSON object.`);
}

function invalid(message: string, cause?: unknown): PlannerError {
  return new PlannerError('config-invalid', message, { cause });
}

function didYouMean(key: string, spelled: (name: string) => string): string {
  const near = nearestName(key, Object.keys(schema.shape));
  return near === undefined ? '' : ` Did you mean ${spelled(near)}?`;
}

/** `keyStore` is set by `TRIPWRIGHT_KEY_STORE`. */
function variableOf(key: string): string {
  return `TRIPWRIGHT_${key.replace(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase()}`;
}

function settingOfVariable(name: string): string {
  const words = name.slice('TRIPWRIGHT_'.length).toLowerCase();
  return words.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());
}

function shown(value: unknown): string {
  const text = JSON.stringify(value) ?? String(value);
  return text.length > 80 ? `${text.slice(0, 80)}…` : text;
}
