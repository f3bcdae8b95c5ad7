import {
  type Advisory,
  leavingNow,
  type PlaceInput,
  type PlanRequest,
  planRequest,
  type RideLimits,
} from '@tripwright/core/model';
import { findModeFamily, MODES } from '@tripwright/core/modes';
import { type DistanceUnit, findLocale } from '@tripwright/core/text';
import { ERROR_CODES } from './error-codes.ts';
import { limitModes } from './limit-modes.ts';
import { type NamedCoordinate, shorten } from './parse-coordinate.ts';
import { type ModeList, parseModeList } from './parse-mode-list.ts';
import { parseStopCodes } from './parse-stop-codes.ts';
import type { Parsed, Problem } from './problem.ts';
import { REQUEST_LIMITS } from './request-limits.ts';
import {
  type RoutingList,
  type RoutingParameter,
  type RoutingValue,
  routingLists,
  routingParameters,
} from './routing-parameters.ts';

/** A parsed routing request: what to plan, and how to present the answer. */
export interface RoutingQuery {
  readonly request: PlanRequest;
  /** Language tag as given, not negotiated yet. */
  readonly locale: string | undefined;
  readonly unit: DistanceUnit;
  readonly explain: boolean;
  readonly advisories: readonly Advisory[];
}

/** What parsing a routing request needs besides the query string. */
export interface ParseRoutingContext {
  /** Departure in Unix seconds of a request without a time. */
  readonly now: number;
  /** True when a stop with this code exists. Codes may contain commas. */
  readonly knowsStop: (code: string) => boolean;
}

type Values = { readonly [K in RoutingParameter]: RoutingValue<K> | undefined };

const ALLOW_AND_BLOCK = ['Modes', 'Operators', 'Authorities', 'Feeds'] as const;
const WAITING = /^etwt(?:\[(.*)\])?$/;
const HAILED: readonly string[] = MODES.filter(({ travel }) => travel.hailed).map(({ id }) => id);
const EMISSIONS = /^co2\[(.*)\]$/;

/** Parses the query string of `/v1/routing.json`. Never throws; all problems are reported at once. */
export function parseRouting(query: URLSearchParams, context: ParseRoutingContext): Parsed<RoutingQuery> {
  const problems: Problem[] = [];
  const values = readSingles(query, problems);
  const listOf = (name: RoutingList): string[] => readList(query, name, problems);
  const modesOf = (name: RoutingList): ModeList => {
    const list = parseModeList(name, listOf(name));
    problems.push(...list.problems);
    return list;
  };

  const modes = modesOf('modes');
  if (query.getAll('modes').every((value) => /^[\s,]*$/.test(value))) {
    problems.push({
      name: 'modes',
      kind: 'missing',
      reason: 'give at least one mode identifier, such as modes=pt_pub',
    });
  }
  const only = modesOf('onlyAllowModes');
  const avoided = (['avoid', 'avoidModes', 'neverAllowModes'] as const).map(modesOf);
  const stops = parseStopCodes(
    [...readValues(query, 'avoidStops', problems), ...readValues(query, 'neverAllowStops', problems)],
    context.knowsStop,
  );
  noteContradictions(query, problems);
  const { waitSeconds, emissions, unknown } = readByMode(query, problems);
  const rides: RideLimits = {
    neverOperators: listOf('neverAllowOperators'),
    onlyOperators: listOf('onlyAllowOperators'),
    neverAuthorities: listOf('neverAllowAuthorities'),
    onlyAuthorities: listOf('onlyAllowAuthorities'),
    neverFeeds: listOf('neverAllowFeeds'),
    onlyFeeds: listOf('onlyAllowFeeds'),
    alwaysLines: listOf('alwaysAllowLines'),
  };
  const { departAfter, arriveBefore } = values;
  if (departAfter !== undefined && arriveBefore !== undefined && departAfter > arriveBefore) {
    problems.push({
      name: 'arriveBefore',
      kind: 'invalid',
      reason: 'lies before departAfter; expected the later time',
    });
  }
  const [from, to] = [values.from, values.to];
  if (problems.length > 0 || from === undefined || to === undefined) return { ok: false, problems };

  const [avoid, avoidModes, never] = avoided.map((list) => list.modes);
  const limited = limitModes(modes.modes, [...(avoid ?? []), ...(avoidModes ?? [])], never ?? [], only.modes);
  const wanted = values.fb === true ? limited.modes.map(folding) : limited.modes;
  const request = planRequest({
    from: requested(from, values.fromStreetName),
    to: requested(to, values.toStreetName),
    when: leavingNow({ departAfter, arriveBefore }, context.now),
    modes: [...new Set(wanted)],
    allModes: values.allModes,
    wheelchair: values.wheelchair,
    avoidStops: stops,
    avoidModes: limited.avoidModes,
    rides,
    waitSeconds,
    emissions,
    vehiclesAboard: values.amopt,
    driveToTheDoor: limited.driveToTheDoor,
    cycling: values.cyclingAlt,
    concession: values.conc,
    walkMetresPerSecond: values.ws,
    cycleMetresPerSecond: values.cs,
    maxWalkSeconds: values.wm === undefined || values.wm === 0 ? undefined : Math.round(values.wm * 60),
    minTransferSeconds: values.tt === undefined ? undefined : Math.round(values.tt * 60),
    weights: values.wp,
    bestOnly: values.bestOnly,
    includeStops: values.includeStops,
  });
  return {
    ok: true,
    value: {
      request,
      locale: values.locale,
      unit: values.unit === 'imperial' ? 'imperial' : 'metric',
      explain: values.explain ?? false,
      advisories: [
        ...[modes, only, ...avoided].flatMap((list) => list.advisories),
        ...unknown,
        ...languageAdvice(values.locale),
      ],
    },
  };
}

/** An advisory for an unsupported language: the answer is in another one. */
function languageAdvice(locale = ''): readonly Advisory[] {
  const language = shorten(locale.trim());
  return language === '' || findLocale(locale) !== undefined
    ? []
    : [{ code: 'unknown-language', values: { language } }];
}

/** An allow list and a block list of the same kind contradict each other (error code 1402). */
function noteContradictions(query: URLSearchParams, problems: Problem[]): void {
  for (const kind of ALLOW_AND_BLOCK) {
    const [block, allow] = [`neverAllow${kind}`, `onlyAllow${kind}`] as const;
    if (query.getAll(block).length === 0 || query.getAll(allow).length === 0) continue;
    const reason = `cannot be given together with ${block}; choose one of the two`;
    problems.push({ name: allow, kind: 'invalid', reason, code: ERROR_CODES.allowAndBlock });
  }
}

function readSingles(query: URLSearchParams, problems: Problem[]): Values {
  const values: Partial<Record<RoutingParameter, unknown>> = {};
  for (const [key, schema] of Object.entries(routingParameters)) {
    const name = key as RoutingParameter;
    const given = [...new Set(query.getAll(name))];
    const [first] = given;
    if (first === undefined || (first.trim() === '' && isEnd(name))) {
      if (isEnd(name)) problems.push(missingEnd(name));
      continue;
    }
    if (given.length > 1) {
      problems.push({
        name,
        kind: 'invalid',
        reason: `given ${given.length} times with different values; expected one`,
      });
      continue;
    }
    const parsed = schema.safeParse(first);
    if (parsed.success) values[name] = parsed.data;
    else problems.push({ name, kind: 'invalid', reason: parsed.error.issues[0]?.message ?? 'is not valid' });
  }
  return values as Values;
}

function isEnd(name: RoutingParameter): name is 'from' | 'to' {
  return name === 'from' || name === 'to';
}

function missingEnd(name: 'from' | 'to'): Problem {
  const code = name === 'from' ? ERROR_CODES.noOrigin : ERROR_CODES.noDestination;
  return {
    name,
    kind: 'missing',
    reason: `give the ${name === 'from' ? 'origin' : 'destination'} as (<lat>,<lng>)`,
    code,
  };
}

function readValues(query: URLSearchParams, name: RoutingList, problems: Problem[]): string[] {
  const values = query.getAll(name);
  const count = values.reduce((sum, value) => sum + value.split(',').length, 0);
  if (count <= REQUEST_LIMITS.maxListEntries) return values;
  problems.push({
    name,
    kind: 'invalid',
    reason: `holds ${count} values; expected at most ${REQUEST_LIMITS.maxListEntries}`,
  });
  return [];
}

function readList(query: URLSearchParams, name: RoutingList, problems: Problem[]): string[] {
  return readValues(query, name, problems)
    .flatMap((value) => value.split(','))
    .map((value) => value.trim())
    .filter((value) => value !== '');
}

interface ByMode {
  /** Expected seconds of waiting by mode. A plain `etwt` applies to all taxi-like modes. */
  readonly waitSeconds: ReadonlyMap<string, number>;
  /** Kilograms of CO₂ per kilometre by mode. */
  readonly emissions: ReadonlyMap<string, number>;
  readonly unknown: readonly Advisory[];
}

/** Parses the parameters with a mode in their name: expected waiting times (error code 1404) and emission factors. */
function readByMode(query: URLSearchParams, problems: Problem[]): ByMode {
  const waits = new Map<string, number>();
  const emissions = new Map<string, number>();
  const unknown: Advisory[] = [];
  for (const [name, value] of query) {
    const waiting = WAITING.exec(name);
    const emitted = EMISSIONS.exec(name);
    if (waiting === null && emitted === null) continue;
    const parameter = shorten(name);
    const hailed = waiting?.[1];
    if (hailed !== undefined && findModeFamily(hailed)?.travel.hailed !== true) {
      const valid = HAILED.map((id) => `etwt[${id}]`);
      const reason = `does not name a taxi-like mode; expected one of ${valid.join(', ')}`;
      problems.push({ name: parameter, kind: 'invalid', reason, code: ERROR_CODES.badTaxiIdentifier });
    }
    if (!/^\s*(?:\d+\.?\d*|\.\d+)\s*$/.test(value)) {
      const unit = emitted === null ? 'a number of minutes' : 'a number of grams per kilometre';
      problems.push({ name: parameter, kind: 'invalid', reason: `"${shorten(value)}" is not ${unit}, 0 or more` });
      continue;
    }
    if (emitted !== null) {
      const list = parseModeList(parameter, [emitted[1] as string]);
      problems.push(...list.problems);
      unknown.push(...list.advisories);
      for (const mode of list.modes) emissions.set(mode, Math.min(Number(value), REQUEST_LIMITS.maxGramsPerKm) / 1000);
    }
    if (waiting === null) continue;
    const seconds = Math.round(Math.min(Number(value), REQUEST_LIMITS.maxWaitMinutes) * 60);
    const asked = hailed === undefined ? HAILED.filter((mode) => !waits.has(mode)) : [hailed];
    for (const mode of asked) waits.set(mode, seconds);
  }
  return { waitSeconds: waits, emissions, unknown };
}

function requested({ lat, lng, address }: NamedCoordinate, streetName = ''): PlaceInput {
  return { lat, lng, address, streetName: streetName.trim() };
}

const FOLDED: Readonly<Record<string, string>> = { me_mic_bic: 'me_mic_fold-bic' };

function folding(mode: string): string {
  return FOLDED[mode] ?? mode;
}

/** Names of all parameters of `/v1/routing.json` without a mode in their name. */
export const ROUTING_PARAMETER_NAMES: readonly string[] = [
  ...Object.keys(routingParameters),
  ...Object.keys(routingLists),
];
