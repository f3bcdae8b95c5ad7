import { type Parsed, parseReachAreas, parseReachStops, parseReachTimes } from '@tripwright/wire/rest-v1';
import { overloaded } from '../planning/planning.ts';
import type { Question } from '../planning/questions/question.ts';
import type { Call, Endpoint } from './endpoint.ts';
import { keptAnswer, problemsResponse } from './json-response.ts';

const USAGE = 'Send GET with from in the query string';

/** `/v1/reach/stops.json`, `/v1/reach/areas.json` and `/v1/reach/times.json`: searches from one place to many. */
export const reachEndpoints: readonly Endpoint[] = [
  reach('/v1/reach/stops.json', `${USAGE}.`, parseReachStops, (query) => ({ kind: 'reach-stops', query })),
  reach('/v1/reach/areas.json', `${USAGE}.`, parseReachAreas, (query) => ({ kind: 'reach-areas', query })),
  reach('/v1/reach/times.json', `${USAGE}, and each destination as to.`, parseReachTimes, (query) => ({
    kind: 'reach-times',
    query,
  })),
];

function reach<Query>(
  path: string,
  usage: string,
  parse: (
    query: URLSearchParams,
    context: { readonly now: number; readonly knowsStop: (code: string) => boolean },
  ) => Parsed<Query>,
  questionOf: (query: Query) => Question,
): Endpoint {
  const search = async ({ url, planner, planning, request, client, locale, now }: Call): Promise<Response> => {
    if (!planning.hasRoom(true, client)) throw overloaded();
    const parsed = parse(url.searchParams, { now, knowsStop: (code) => planner.knowsStop(code) });
    if (!parsed.ok) return problemsResponse(parsed.problems);
    const question = questionOf(parsed.value);
    return keptAnswer(await planning.answer(question, locale, { signal: request.signal, client }));
  };
  return { path, usage, methods: { GET: search } };
}
