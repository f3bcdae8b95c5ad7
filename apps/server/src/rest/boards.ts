import { parseDepartures, parseLatest, parseService, parseServices } from '@tripwright/wire/rest-v1';
import { overloaded } from '../planning/planning.ts';
import type { Question } from '../planning/questions/question.ts';
import type { Call, Endpoint } from './endpoint.ts';
import { jsonTextResponse, keptAnswer, problemsResponse } from './json-response.ts';
import { readJson } from './read-json.ts';

/** `/v1/departures.json` (wire-format.md section 14). */
export const departuresEndpoint: Endpoint = {
  path: '/v1/departures.json',
  usage: 'Send POST with a JSON body naming region and embarkationStops.',
  methods: {
    POST: async (call) => {
      const read = await readJson(call.request, call.locale);
      if (read instanceof Response) return read;
      const parsed = parseDepartures(read.body, call.now);
      return parsed.ok ? ask(call, { kind: 'departures', query: parsed.value }) : problemsResponse(parsed.problems);
    },
  },
};

/** `/v1/service.json` (wire-format.md section 14). */
export const serviceEndpoint: Endpoint = {
  path: '/v1/service.json',
  usage: 'Send GET with region and serviceTripID in the query string.',
  methods: {
    GET: async (call) => {
      const parsed = parseService(call.url.searchParams, call.now);
      return parsed.ok ? ask(call, { kind: 'service', query: parsed.value }) : problemsResponse(parsed.problems);
    },
  },
};

/** `/v1/services.json`: the services of a route on a day. */
export const servicesEndpoint: Endpoint = {
  path: '/v1/services.json',
  usage: 'Send GET with region, routeID and serviceDate in the query string.',
  methods: {
    GET: async ({ url, planning, request, client, locale }) => {
      if (!planning.hasRoom(true, client)) throw overloaded();
      const parsed = parseServices(url.searchParams);
      if (!parsed.ok) return problemsResponse(parsed.problems);
      const question = { kind: 'services', query: parsed.value } as const;
      return keptAnswer(await planning.answer(question, locale, { signal: request.signal, client }));
    },
  },
};

/** `/v1/latest.json` (wire-format.md section 14). */
export const latestEndpoint: Endpoint = {
  path: '/v1/latest.json',
  usage: 'Send POST with a JSON body naming region and services.',
  methods: {
    POST: async (call) => {
      const read = await readJson(call.request, call.locale);
      if (read instanceof Response) return read;
      const parsed = parseLatest(read.body, call.now);
      return parsed.ok ? ask(call, { kind: 'latest', query: parsed.value }) : problemsResponse(parsed.problems);
    },
  },
};

/** Sends a question to the threads that plan. */
async function ask({ planning, request, client, locale }: Call, question: Question): Promise<Response> {
  const { status, text } = await planning.answer(question, locale, { signal: request.signal, client });
  return jsonTextResponse(text, { status });
}
