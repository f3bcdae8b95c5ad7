import { createClient, type Failure, mergeTrips, type TripClient, type TripQuery } from '@tripwright/client';
import { PlannerError, type PlannerErrorCode } from '@tripwright/core/base';
import type { LatLng } from '@tripwright/core/geo';
import { type Locale, segmentWords } from '@tripwright/core/text';
import { ERROR_CODES, geocodeResponseSchema } from '@tripwright/wire/rest-v1';
import type { Candidate } from './find-end.ts';
import { PLAN_EXIT } from './plan-exit-code.ts';
import { printTrips } from './print-trips.ts';

/** Where and how `plan --server` asks. */
export interface ServerPlan {
  readonly servers: readonly string[];
  readonly key: string | undefined;
  readonly locale: Locale;
  readonly from: LatLng;
  readonly to: LatLng;
  /** Whether to print the body of the answer. */
  readonly json: boolean;
  /** The parameters of `/v1/routing.json`. @param zone of times without an offset */
  readonly parameters: (zone: string) => URLSearchParams;
}

/** The parameters that a query has members for. */
const MEMBERS: ReadonlySet<string> = new Set(['from', 'to', 'modes', 'allModes', 'locale', 'v']);
const OUTSIDE: readonly (number | undefined)[] = [
  ERROR_CODES.differentRegions,
  ERROR_CODES.outsideFrom,
  ERROR_CODES.outsideTo,
];

/** Plans at a server and prints the answer. @returns the exit code @throws PlannerError when no server answers, or the request is malformed */
export async function planAtServer(plan: ServerPlan): Promise<number> {
  const { servers, key, locale, json } = plan;
  const client = createServerClient(servers, key, locale);
  try {
    const regions = await client.regionsAt(plan.from);
    if (!regions.ok) throw errorOf(regions.failure);
    const timeZone = regions.value[0]?.timezone ?? 'UTC';
    const { query, allModes } = queryOf(plan, plan.parameters(timeZone));
    const result = await client.routing(query, { allModes });
    if (!result.ok) return printRefusal(result.failure, json);
    const body = result.value;
    if (json) process.stdout.write(`${JSON.stringify(body)}\n`);
    else {
      const now = Math.floor(Date.now() / 1000);
      const { groups } = mergeTrips(body, { words: segmentWords(locale), timeZone, timesApart: true, now });
      const requestedTime = query.departAfter ?? query.arriveBefore ?? now;
      const remarks = (body.advisories ?? []).map(({ text }) => text);
      process.stdout.write(printTrips(groups, { locale, timeZone, requestedTime, remarks }));
    }
    if (body.groups.length > 0) return PLAN_EXIT.found;
    const isUnknownMode = body.advisories?.some(({ code }) => code === 'unknown-mode') === true;
    return isUnknownMode ? PLAN_EXIT.unknownMode : PLAN_EXIT.nothingFound;
  } finally {
    client.close();
  }
}

/** Places by name from servers, best first. @throws PlannerError when no server answers */
export async function searchAtServer(
  servers: readonly string[],
  key: string | undefined,
  text: string,
  locale: Locale,
): Promise<readonly Candidate[]> {
  const client = createServerClient(servers, key, locale);
  try {
    const query = new URLSearchParams({ q: text, limit: '10', locale });
    const result = await client.ask({ path: 'geocode.json', query });
    if (!result.ok) throw errorOf(result.failure);
    const { choices } = geocodeResponseSchema.parse(result.value);
    return choices.map(({ placeKind, area = '', isTyped = true, ...place }) => ({
      ...place,
      kind: placeKind,
      area,
      isTyped,
    }));
  } finally {
    client.close();
  }
}

/** @throws PlannerError `bad-usage` when an address is none */
function createServerClient(servers: readonly string[], key: string | undefined, locale: Locale): TripClient {
  const wrong = servers.find((server) => !/^https?:\/\//i.test(server) || !URL.canParse(server));
  if (wrong !== undefined)
    throw new PlannerError('bad-usage', `--server ${wrong}: expected an address such as http://localhost:4000.`);
  // The answers of these servers are wanted, not those of servers that they name.
  return createClient({ servers, key, locale, regionServers: false });
}

function queryOf(
  { from, to, locale }: ServerPlan,
  parameters: URLSearchParams,
): { readonly query: TripQuery; readonly allModes: boolean } {
  const time = (name: string): number | undefined => {
    const given = parameters.get(name);
    return given === null ? undefined : Number(given);
  };
  const others: Record<string, string[]> = {};
  for (const name of new Set(parameters.keys()))
    if (!MEMBERS.has(name) && !isTime(name)) others[name] = parameters.getAll(name);
  return {
    query: {
      from,
      to,
      modes: parameters.getAll('modes'),
      departAfter: time('departAfter'),
      arriveBefore: time('arriveBefore'),
      locale,
      parameters: others,
    },
    allModes: parameters.get('allModes') === 'true',
  };
}

function isTime(name: string): boolean {
  return name === 'departAfter' || name === 'arriveBefore';
}

/** A refusal is an answer; any other failure ends the command. */
function printRefusal(failure: Failure, json: boolean): number {
  if (failure.kind !== 'refused') throw errorOf(failure);
  const { message: error, code: errorCode = 0, isForUser: usererror } = failure;
  process.stdout.write(json ? `${JSON.stringify({ error, errorCode, usererror })}\n` : `${error}\n`);
  return OUTSIDE.includes(failure.code) ? PLAN_EXIT.outside : PLAN_EXIT.nothingFound;
}

const CODES: Readonly<Partial<Record<Failure['kind'], PlannerErrorCode>>> = {
  'bad-request': 'bad-usage',
  overloaded: 'overloaded',
  'over-quota': 'overloaded',
};
const ADVICE: Readonly<Partial<Record<Failure['remedy'], string>>> = {
  'set-key': 'Give a key by --key or in TRIPWRIGHT_KEY.',
  'check-address': 'Check the address after --server.',
  retry: 'Is the server running at this address?',
};

function errorOf(failure: Failure): PlannerError {
  const { kind, remedy, message, retryAfterSeconds, servers } = failure;
  const wait = retryAfterSeconds === undefined ? undefined : `Try again in ${retryAfterSeconds} seconds.`;
  const others = servers.map(({ server, problem }) => `${server}: ${problem}`).filter((line) => line !== message);
  const advice = wait ?? ADVICE[remedy];
  const lines = [`${message}${advice === undefined ? '' : ` ${advice}`}`, ...new Set(others.length > 1 ? others : [])];
  return new PlannerError(CODES[kind] ?? 'input-missing', lines.join('\n'));
}
