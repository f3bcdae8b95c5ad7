import { coversMode } from '@tripwright/core/modes';
import type { Region } from '@tripwright/core/region';
import {
  findRoute,
  linesOf,
  listOperators,
  listRoutes,
  listServices,
  liveFeedsOf,
  regionAlerts,
  regionFacts,
} from '@tripwright/planner';
import {
  catalogueQuery,
  type EncodeContext,
  encodeCataloguedService,
  encodeOperator,
  encodeRegionInfo,
  encodeRoute,
  encodeRouteInfo,
  encodeTransitAlerts,
  operatorsRequestSchema,
  type Parsed,
  parseCatalogue,
  parseWaypoint,
  regionRequestSchema,
  regionsNamed,
  routeInfoRequestSchema,
  routesRequestSchema,
  servicesRequestSchema,
} from '@tripwright/wire/rest-v1';
import { overloaded } from '../planning/planning.ts';
import { refusedName, unknownRegion } from '../planning/questions/refusals.ts';
import type { Call, Endpoint } from './endpoint.ts';
import { jsonResponse, jsonTextResponse, keptResponse, problemsResponse } from './json-response.ts';
import { readJson } from './read-json.ts';

/** What the catalogues of regions change with: the datasets and the language. Undefined = a `routeID` that none of them knows. */
type Answer<T> = (regions: readonly Region[], asked: T, context: EncodeContext, call: Call) => unknown;

const USAGE = 'Send POST with a JSON body naming region, or GET with the same names in the query string.';
/** Services of one route: a busy line has some hundred a day, under as many calendars as its feed has. */
const MOST_SERVICES = 5000;

/** `regionInfo.json`, `info/…`, `alerts/transit.json` and `waypoint.json` (wire-format.md section 14). */
export const catalogueEndpoints: readonly Endpoint[] = [
  catalogue(
    '/v1/regionInfo.json',
    (body) => parseCatalogue(regionRequestSchema, body),
    ([region], _, context, { planner }) =>
      region && encodeRegionInfo(regionFacts(region, context.locale), planner.regions(), context),
  ),
  catalogue(
    '/v1/info/operators.json',
    (body) => parseCatalogue(operatorsRequestSchema, body),
    (regions, asked, context) => {
      const { operatorIDs: ids, operatorNames: names, modes } = asked;
      return regions.flatMap((region) => {
        const isLive = feedFilter(region, asked.onlyRealTime);
        return listOperators(region, { names, locale: context.locale })
          .filter(({ id }) => ids?.includes(id) ?? true)
          .filter((operator) => modes === undefined || operator.modes.some((mode) => isAmong(modes, mode)))
          .filter(({ feeds }) => feeds.some(isLive))
          .map((operator) => encodeOperator(operator, context));
      });
    },
  ),
  catalogue(
    '/v1/info/routes.json',
    (body) => parseCatalogue(routesRequestSchema, body),
    (regions, asked, context) => {
      const { operatorID, operatorIDs, modes, query: text, routesIDs: ids, routesNames: names, limit } = asked;
      const operators =
        operatorID === undefined && operatorIDs === undefined
          ? undefined
          : [...(operatorIDs ?? []), ...(operatorID === undefined ? [] : [operatorID])];
      const found = regions.flatMap((region) => {
        const isLive = feedFilter(region, asked.onlyRealTime);
        return listRoutes(region, { operators, modes, text, ids, names, limit, locale: context.locale })
          .filter(({ feed }) => isLive(feed))
          .map((route) => encodeRoute(route, region.manifest.code, context));
      });
      return found.slice(0, limit);
    },
  ),
  catalogue(
    '/v1/info/routeInfo.json',
    (body) => parseCatalogue(routeInfoRequestSchema, body),
    (regions, { routeID, operatorID, feed }, context) => {
      for (const region of regions) {
        const found = findRoute(region, routeID, { operator: operatorID, feed, locale: context.locale });
        if (found === undefined) continue;
        const { route, directions } = found;
        const patterns = linesOf(region)?.patterns(route, context.locale) ?? [];
        return encodeRouteInfo(route, directions, patterns, region.manifest.code, context);
      }
      return undefined;
    },
  ),
  catalogue(
    '/v1/info/services.json',
    (body) => parseCatalogue(servicesRequestSchema, body),
    (regions, asked) => {
      const { routeID, operatorID: operator, serviceTripIDs: services } = asked;
      for (const region of regions) {
        const found = listServices(region, routeID, { operator, services, limit: MOST_SERVICES });
        if (found === undefined) continue;
        const isLive = feedFilter(region, asked.onlyRealTime);
        return found.filter(({ feed }) => isLive(feed)).map(encodeCataloguedService);
      }
      return undefined;
    },
  ),
  {
    path: '/v1/alerts/transit.json',
    usage: 'Send GET with region in the query string.',
    methods: { GET: listAlerts },
  },
  {
    path: '/v1/waypoint.json',
    usage: 'Send POST with a JSON body naming segments or waypoints.',
    methods: { POST: planWaypoints },
  },
];

/** An endpoint over the regions that its body, or its query string, names. */
function catalogue<T extends Parameters<typeof regionsNamed>[0]>(
  path: string,
  parse: (body: unknown) => Parsed<T>,
  answer: Answer<T>,
): Endpoint {
  const respond = async (call: Call, asked: unknown): Promise<Response> => {
    const parsed = parse(asked);
    if (!parsed.ok) return problemsResponse(parsed.problems);
    const codes = regionsNamed(parsed.value);
    const regions = openRegions(codes, call);
    if (regions instanceof Response) return regions;
    await call.turns.next();
    const body = answer(regions, parsed.value, contextOf(call), call);
    if (body === undefined)
      return refusal(refusedName('routeID', String(Reflect.get(parsed.value, 'routeID')), 'a route of this region'));
    return call.request.method === 'POST' ? jsonResponse(body) : keptResponse(body);
  };
  const post = async (call: Call): Promise<Response> => {
    const read = await readJson(call.request, call.locale);
    return read instanceof Response ? read : respond(call, read.body);
  };
  return {
    path,
    usage: USAGE,
    methods: { GET: (call) => respond(call, catalogueQuery(call.url.searchParams)), POST: post },
  };
}

/** The regions of codes, or the refusal of the first that this server does not have. */
function openRegions(codes: readonly string[], { planner, locale }: Call): readonly Region[] | Response {
  if (codes.length === 0)
    return problemsResponse([{ name: 'region', kind: 'missing', reason: 'give the code of a region' }]);
  const regions: Region[] = [];
  for (const code of codes) {
    const region = planner.region(code);
    if (region === undefined) return refusal(unknownRegion(planner, code, locale));
    regions.push(region);
  }
  return regions;
}

/** Whether a feed has a source of live data, where only such feeds are asked for. */
function feedFilter(region: Region, onlyRealTime = false): (feed: string) => boolean {
  if (!onlyRealTime) return () => true;
  const live = liveFeedsOf(region);
  return (feed) => live.has(feed);
}

function isAmong(modes: readonly string[], mode: string): boolean {
  return modes.some((wanted) => coversMode(wanted, mode));
}

function listAlerts(call: Call): Response {
  const codes = [...new Set(call.url.searchParams.getAll('region').map((code) => code.trim()))];
  const regions = openRegions(
    codes.filter((code) => code !== ''),
    call,
  );
  if (regions instanceof Response) return regions;
  const context = contextOf(call);
  const alerts = regions.flatMap(
    (region) => encodeTransitAlerts(regionAlerts(region, call.now), region.manifest.code, context).alerts,
  );
  return keptResponse({ alerts }, true);
}

async function planWaypoints({ request, planning, client, locale, now }: Call): Promise<Response> {
  if (!planning.hasRoom(true, client)) throw overloaded();
  const read = await readJson(request, locale);
  if (read instanceof Response) return read;
  const parsed = parseWaypoint(read.body, now);
  if (!parsed.ok) return problemsResponse(parsed.problems);
  const question = { kind: 'waypoint', query: parsed.value, now } as const;
  const { status, text } = await planning.answer(question, locale, { signal: request.signal, client });
  return jsonTextResponse(text, { status });
}

function contextOf({ planner, locale }: Call): EncodeContext {
  return { locale, unit: 'metric', regions: new Map(planner.regions().map((region) => [region.code, region])) };
}

function refusal({ text, status }: { readonly text: string; readonly status: number }): Response {
  return jsonTextResponse(text, { status });
}
