import { encodeRouting, missingEndRefusal, parseRouting } from '@tripwright/wire/rest-v1';
import type { Call, Endpoint } from './endpoint.ts';
import { jsonResponse, problemsResponse } from './json-response.ts';
import { ServerTiming } from './server-timing.ts';

/** `/v1/routing.json` (spec 4.2). */
export const routingEndpoint: Endpoint = {
  path: '/v1/routing.json',
  usage: 'Send GET with the parameters in the query string: from, to and modes at least.',
  methods: { GET: planTrips },
};

async function planTrips({ request, url, planner, locale, now }: Call): Promise<Response> {
  const timing = new ServerTiming();
  const parsed = parseRouting(url.searchParams, { now, knowsStop: (code) => planner.knowsStop(code) });
  if (!parsed.ok) {
    const refusal = missingEndRefusal(parsed.problems, locale);
    return refusal === undefined ? problemsResponse(parsed.problems, locale) : jsonResponse(refusal);
  }
  const query = parsed.value;
  timing.end('read');
  const outcome = await planner.plan(query.request, { signal: request.signal, explain: query.explain, locale });
  timing.end('plan');
  const regions = new Map(planner.regions().map((region) => [region.code, region]));
  const response = jsonResponse(encodeRouting(outcome, { ...query, locale, regions }));
  timing.end('write');
  response.headers.set('server-timing', timing.toString());
  return response;
}
