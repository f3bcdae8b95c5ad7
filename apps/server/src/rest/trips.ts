import { parseSwap, parseTrip, tripParameters } from '@tripwright/wire/rest-v1';
import { overloaded } from '../planning/planning.ts';
import type { Call, Endpoint } from './endpoint.ts';
import { jsonTextResponse, problemsResponse } from './json-response.ts';

/** `/v1/trip/<id>`, `/v1/trip/update/<id>` and `/v1/trip/save/<id>` (wire-format.md section 14), and `/v1/trip/swap/<id>`. */
export const tripEndpoints: readonly Endpoint[] = [
  ...(
    [
      ['open', '/v1/trip/{id}'],
      ['update', '/v1/trip/update/{id}'],
      ['save', '/v1/trip/save/{id}'],
    ] as const
  ).map(
    ([purpose, path]): Endpoint => ({
      path,
      usage: 'Send GET to the address that a trip of an answer has.',
      methods: { GET: (call) => openTrip(call, purpose, path.length - '{id}'.length) },
    }),
  ),
  {
    path: '/v1/trip/swap/{id}',
    usage: 'Send GET with the id of a trip, and ride and vehicle in the query string.',
    methods: { GET: swapRide },
  },
];

const SWAP_PATH = '/v1/trip/swap/';

async function swapRide(call: Call): Promise<Response> {
  const { url, planner, planning, request, client, locale, now, ownUrl } = call;
  if (!planning.hasRoom(true, client)) throw overloaded();
  const context = { now, knowsStop: (code: string) => planner.knowsStop(code) };
  const parsed = parseSwap(url.pathname.slice(SWAP_PATH.length), url.searchParams, context);
  if (!parsed.ok) return problemsResponse(parsed.problems);
  const links = { baseUrl: ownUrl, parameters: tripParameters(url.searchParams) };
  const question = { kind: 'swap', query: parsed.value, links, now } as const;
  const { status, text } = await planning.answer(question, locale, { signal: request.signal, client });
  return jsonTextResponse(text, { status });
}

async function openTrip(
  { url, planner, planning, request, client, locale, now, ownUrl }: Call,
  purpose: 'open' | 'update' | 'save',
  start: number,
): Promise<Response> {
  if (!planning.hasRoom(true, client)) throw overloaded();
  const context = { now, knowsStop: (code: string) => planner.knowsStop(code) };
  const parsed = parseTrip(url.pathname.slice(start), url.searchParams, context);
  if (!parsed.ok) return problemsResponse(parsed.problems);
  const links = { baseUrl: ownUrl, parameters: tripParameters(url.searchParams) };
  const question = { kind: 'trip', query: parsed.value, links, purpose, now } as const;
  const { status, text } = await planning.answer(question, locale, { signal: request.signal, client });
  if (text !== '') return jsonTextResponse(text, { status });
  // Unchanged: clients accept only 200 without a body for this.
  return new Response(null, { status, headers: { 'cache-control': 'no-store' } });
}
