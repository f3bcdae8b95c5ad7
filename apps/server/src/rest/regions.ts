import { encodeRegions, parseRegionsRequest } from '@tripwright/wire/rest-v1';
import type { Call, Endpoint } from './endpoint.ts';
import { errorResponse, jsonResponse, problemsResponse } from './json-response.ts';
import { readJson } from './read-json.ts';

/** The health check header of spec 4.1, and that of deployed clients. */
const HEALTH_HEADERS = ['x-service-healthcheck', 'x-tripgo-healthcheck'];
const USAGE = 'Send POST with the body {"v": 2}, or GET with the header X-Service-HealthCheck: true.';

/** `/v1/regions.json` (spec 4.1). */
export const regionsEndpoint: Endpoint = {
  path: '/v1/regions.json',
  usage: USAGE,
  isFree: isHealthCheck,
  methods: { GET: checkHealth, POST: listRegions },
};

function isHealthCheck({ method, headers }: Request): boolean {
  return method !== 'POST' && HEALTH_HEADERS.some((name) => headers.get(name)?.trim().toLowerCase() === 'true');
}

async function checkHealth(call: Call): Promise<Response> {
  if (!isHealthCheck(call.request)) {
    return errorResponse(call.locale, { status: 405, detail: USAGE, headers: { allow: 'POST, OPTIONS' } });
  }
  const healthy = (await call.health.problems()).length === 0;
  const headers = healthy ? {} : { 'retry-after': '5' };
  return jsonResponse({ healthCheckPassed: healthy }, { status: healthy ? 200 : 503, headers });
}

async function listRegions({ request, planner, locale, ownUrl }: Call): Promise<Response> {
  const read = await readJson(request, locale);
  if (read instanceof Response) return read;
  const parsed = parseRegionsRequest(read.body);
  if (!parsed.ok) return problemsResponse(parsed.problems);
  const body = encodeRegions(planner.regions(), ownUrl, locale, parsed.value.cityPolygons);
  // Unchanged: clients accept only 200 without a body for this.
  if (parsed.value.hashCode === body.hashCode) {
    return new Response(null, { status: 200, headers: { 'cache-control': 'no-store' } });
  }
  return jsonResponse(body);
}
