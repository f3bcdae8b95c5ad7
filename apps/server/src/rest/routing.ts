import { missingEndRefusal, parseRouting, tripParameters } from '@tripwright/wire/rest-v1';
import { overloaded } from '../planning/planning.ts';
import { isHeavyQuery } from '../planning/request-weight.ts';
import type { Call, Endpoint } from './endpoint.ts';
import { jsonResponse, jsonTextResponse, problemsResponse } from './json-response.ts';
import { ServerTiming } from './server-timing.ts';

/** `/v1/routing.json` (spec 4.2). */
export const routingEndpoint: Endpoint = {
  path: '/v1/routing.json',
  usage: 'Send GET with the parameters in the query string: from, to and modes at least.',
  methods: { GET: planTrips },
};

async function planTrips({ request, url, planner, planning, client, locale, now, ownUrl }: Call): Promise<Response> {
  const timing = new ServerTiming();
  // Under overload a refusal must cost less than reading the request does.
  if (!planning.hasRoom(isHeavyQuery(url.searchParams), client)) throw overloaded();
  const parsed = parseRouting(url.searchParams, { now, knowsStop: (code) => planner.knowsStop(code) });
  if (!parsed.ok) {
    const refusal = missingEndRefusal(parsed.problems, locale);
    return refusal === undefined ? problemsResponse(parsed.problems) : jsonResponse(refusal);
  }
  const query = parsed.value;
  timing.end('read');
  const answer = await planning.routing(
    query,
    { locale, links: { baseUrl: ownUrl, parameters: tripParameters(url.searchParams) } },
    { signal: request.signal, client },
  );
  timing.add('plan', answer.planMs);
  timing.add('write', answer.writeMs);
  const response = jsonTextResponse(answer.text);
  response.headers.set('server-timing', timing.toString());
  return response;
}
