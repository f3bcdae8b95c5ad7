import type { Region } from '@tripwright/core/region';
import { findRoute, listOperators, listRoutes, regionAlerts, regionFacts } from '@tripwright/planner';
import {
  type EncodeContext,
  encodeOperator,
  encodeRegionInfo,
  encodeRoute,
  encodeRouteInfo,
  encodeTransitAlerts,
  type Parsed,
  parseCatalogue,
  parseWaypoint,
  regionRequestSchema,
  routeInfoRequestSchema,
  routesRequestSchema,
} from '@tripwright/wire/rest-v1';
import { overloaded } from '../planning/planning.ts';
import { refusedName, unknownRegion } from '../planning/questions/refusals.ts';
import type { Call, Endpoint } from './endpoint.ts';
import { jsonResponse, jsonTextResponse, problemsResponse } from './json-response.ts';
import { readJson } from './read-json.ts';

/** What the catalogues of one region change with: the dataset and the language. */
type Answer<T> = (region: Region, asked: T, context: EncodeContext, call: Call) => unknown;

const USAGE = 'Send POST with a JSON body naming region.';

/** `regionInfo.json`, `info/…`, `alerts/transit.json` and `waypoint.json` (wire-format.md section 14). */
export const catalogueEndpoints: readonly Endpoint[] = [
  catalogue(
    '/v1/regionInfo.json',
    (body) => parseCatalogue(regionRequestSchema, body),
    (region, _, context, { planner }) => encodeRegionInfo(regionFacts(region), planner.regions(), context),
  ),
  catalogue(
    '/v1/info/operators.json',
    (body) => parseCatalogue(regionRequestSchema, body),
    (region, _, context) => listOperators(region).map((operator) => encodeOperator(operator, context)),
  ),
  catalogue(
    '/v1/info/routes.json',
    (body) => parseCatalogue(routesRequestSchema, body),
    (region, asked, context) => {
      const operators = [...(asked.operatorIDs ?? []), ...(asked.operatorID === undefined ? [] : [asked.operatorID])];
      return listRoutes(region, { operators, limit: asked.limit }).map((route) => encodeRoute(route, context));
    },
  ),
  catalogue(
    '/v1/info/routeInfo.json',
    (body) => parseCatalogue(routeInfoRequestSchema, body),
    (region, asked, context) => {
      const found = findRoute(region, asked.routeID);
      return found && encodeRouteInfo(found.route, found.directions, context);
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

/** An endpoint over one region, which its body names. An answer that is undefined is a `routeID` that is not known. */
function catalogue<T extends { readonly region: string }>(
  path: string,
  parse: (body: unknown) => Parsed<T>,
  answer: Answer<T>,
): Endpoint {
  const post = async (call: Call): Promise<Response> => {
    const read = await readJson(call.request, call.locale);
    if (read instanceof Response) return read;
    const parsed = parse(read.body);
    if (!parsed.ok) return problemsResponse(parsed.problems);
    const { planner, locale } = call;
    const region = planner.region(parsed.value.region);
    if (region === undefined) return refusal(unknownRegion(planner, parsed.value.region, locale));
    await call.turns.next();
    const body = answer(region, parsed.value, contextOf(call), call);
    if (body === undefined)
      return refusal(refusedName('routeID', String(Reflect.get(parsed.value, 'routeID')), 'a route of this region'));
    return jsonResponse(body);
  };
  return { path, usage: USAGE, methods: { POST: post } };
}

function listAlerts(call: Call): Response {
  const { url, planner, locale, now } = call;
  const code = url.searchParams.get('region')?.trim() ?? '';
  if (code === '') return problemsResponse([{ name: 'region', kind: 'missing', reason: 'give the code of a region' }]);
  const region = planner.region(code);
  if (region === undefined) return refusal(unknownRegion(planner, code, locale));
  return jsonResponse(encodeTransitAlerts(regionAlerts(region, now), code, contextOf(call)));
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
