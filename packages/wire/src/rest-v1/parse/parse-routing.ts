import {
  type Advisory,
  leavingNow,
  type PlaceInput,
  type PlanRequest,
  planRequest,
  type RideLimits,
} from '@tripwright/core/model';
import { type DistanceUnit, findLocale } from '@tripwright/core/text';
import { ERROR_CODES } from './error-codes.ts';
import { type LimitedModes, limitModes } from './limit-modes.ts';
import { parseModeParameters } from './mode-parameters.ts';
import { type NamedCoordinate, shorten } from './parse-coordinate.ts';
import { type ModeList, parseModeList } from './parse-mode-list.ts';
import { parseStopCodes } from './parse-stop-codes.ts';
import type { Parsed, Problem } from './problem.ts';
import { parseSingles, type RoutingValues, readList, readValues } from './read-parameters.ts';
import { type RoutingList, routingLists, routingParameters } from './routing-parameters.ts';

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

const ALLOW_AND_BLOCK = ['Modes', 'Operators', 'Authorities', 'Feeds'] as const;

/** Parses the query string of `/v1/routing.json`. Never throws; all problems are reported at once, in the order of the steps below. */
export function parseRouting(query: URLSearchParams, context: ParseRoutingContext): Parsed<RoutingQuery> {
  const problems: Problem[] = [];
  const values = parseSingles(query, problems);
  const modes = parseModes(query, problems);
  const avoidStops = parseStopCodes(
    [...readValues(query, 'avoidStops', problems), ...readValues(query, 'neverAllowStops', problems)],
    context.knowsStop,
  );
  checkContradictions(query, problems);
  const { waitSeconds, emissions, advisories } = parseModeParameters(query, problems);
  const rides = parseRideLimits(query, problems);
  checkWindow(values, problems);
  const { from, to, departAfter, arriveBefore } = values;
  if (problems.length > 0 || from === undefined || to === undefined) return { ok: false, problems };

  const request = planRequest({
    from: placeOf(from, values.fromStreetName),
    to: placeOf(to, values.toStreetName),
    when: leavingNow({ departAfter, arriveBefore }, context.now),
    modes: values.fb === true ? [...new Set(modes.modes.map(foldingMode))] : modes.modes,
    allModes: values.allModes,
    wheelchair: values.wheelchair,
    avoidStops,
    avoidModes: modes.avoidModes,
    rides,
    waitSeconds,
    emissions,
    vehiclesAboard: values.amopt,
    driveToTheDoor: modes.driveToTheDoor,
    cycling: values.cyclingAlt,
    concession: values.conc,
    walkMetresPerSecond: values.ws,
    cycleMetresPerSecond: values.cs,
    maxWalkSeconds: values.wm === undefined || values.wm === 0 ? undefined : Math.round(values.wm * 60),
    minTransferSeconds: values.tt === undefined ? undefined : Math.round(values.tt * 60),
    weights: values.wp,
    bestOnly: values.bestOnly,
    includeStops: values.includeStops,
    realtime: values.realtime === 'scheduled' ? 'scheduled' : undefined,
    includeConnections: values.includeConnections,
  });
  return {
    ok: true,
    value: {
      request,
      locale: values.locale,
      unit: values.unit === 'imperial' ? 'imperial' : 'metric',
      explain: values.explain ?? false,
      advisories: [...modes.advisories, ...advisories, ...languageAdvisories(values.locale)],
    },
  };
}

/** Parses the requested modes and applies the block and allow lists to them. */
function parseModes(
  query: URLSearchParams,
  problems: Problem[],
): LimitedModes & { readonly advisories: readonly Advisory[] } {
  const listOf = (name: RoutingList): ModeList => {
    const list = parseModeList(name, readList(query, name, problems));
    problems.push(...list.problems);
    return list;
  };
  const requested = listOf('modes');
  if (query.getAll('modes').every((value) => /^[\s,]*$/.test(value))) {
    problems.push({
      name: 'modes',
      kind: 'missing',
      reason: 'give at least one mode identifier, such as modes=pt_pub',
    });
  }
  const only = listOf('onlyAllowModes');
  const avoid = listOf('avoid');
  const avoidModes = listOf('avoidModes');
  const never = listOf('neverAllowModes');
  return {
    ...limitModes(requested.modes, [...avoid.modes, ...avoidModes.modes], never.modes, only.modes),
    advisories: [requested, only, avoid, avoidModes, never].flatMap((list) => list.advisories),
  };
}

function parseRideLimits(query: URLSearchParams, problems: Problem[]): RideLimits {
  return {
    neverOperators: readList(query, 'neverAllowOperators', problems),
    onlyOperators: readList(query, 'onlyAllowOperators', problems),
    neverAuthorities: readList(query, 'neverAllowAuthorities', problems),
    onlyAuthorities: readList(query, 'onlyAllowAuthorities', problems),
    neverFeeds: readList(query, 'neverAllowFeeds', problems),
    onlyFeeds: readList(query, 'onlyAllowFeeds', problems),
    alwaysLines: readList(query, 'alwaysAllowLines', problems),
  };
}

function checkWindow({ departAfter, arriveBefore }: RoutingValues, problems: Problem[]): void {
  if (departAfter === undefined || arriveBefore === undefined || departAfter <= arriveBefore) return;
  problems.push({ name: 'arriveBefore', kind: 'invalid', reason: 'lies before departAfter; expected the later time' });
}

/** An advisory for an unsupported language: the answer is in another one. */
function languageAdvisories(locale = ''): readonly Advisory[] {
  const language = shorten(locale.trim());
  return language === '' || findLocale(locale) !== undefined
    ? []
    : [{ code: 'unknown-language', values: { language } }];
}

/** An allow list and a block list of the same kind contradict each other (error code 1402). */
function checkContradictions(query: URLSearchParams, problems: Problem[]): void {
  for (const kind of ALLOW_AND_BLOCK) {
    const [block, allow] = [`neverAllow${kind}`, `onlyAllow${kind}`] as const;
    if (query.getAll(block).length === 0 || query.getAll(allow).length === 0) continue;
    const reason = `cannot be given together with ${block}; choose one of the two`;
    problems.push({ name: allow, kind: 'invalid', reason, code: ERROR_CODES.allowAndBlock });
  }
}

function placeOf({ lat, lng, address }: NamedCoordinate, streetName = ''): PlaceInput {
  return { lat, lng, address, streetName: streetName.trim() };
}

const FOLDED: Readonly<Record<string, string>> = { me_mic_bic: 'me_mic_fold-bic' };

function foldingMode(mode: string): string {
  return FOLDED[mode] ?? mode;
}

/** Names of all parameters of `/v1/routing.json` without a mode in their name. */
export const ROUTING_PARAMETER_NAMES: readonly string[] = [
  ...Object.keys(routingParameters),
  ...Object.keys(routingLists),
];
