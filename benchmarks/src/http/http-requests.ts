import type { DoorQuestion } from '../journey/door-questions.ts';
import { routingParameters } from '../journey/door-questions.ts';

/** A request, for the sequential client and for the load generator. */
export interface HttpRequest {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly body?: string;
  /** `Accept-Encoding`; `gzip` is what clients send, absent means `identity`. */
  readonly encoding?: 'gzip';
}

const PLAN = `query ($request: PlanRequest!) {
  plan(request: $request) {
    ... on Plan {
      groups { nodes { frequency trips { nodes {
        id departure arrival duration
        segments { index mode { id } from { name point { lat lng } } to { name } departure { scheduled } arrival { scheduled } }
      } } } }
      empty { reason }
    }
  }
}`;

/** Transit, a taxi, the rider's own bicycle, a shared one and the rider's own car: each alone and in all combinations (`allModes`). */
const FIVE_MODES = ['pt_pub', 'ps_tax', 'me_mic_bic', 'me_mic-s', 'me_car'];
/** Those, the rider's own motorbike, ride-hailing, and walking. */
const EIGHT_MODES = [...FIVE_MODES, 'me_mot', 'ps_tnc', 'wa_wal'];

/** Requests by endpoint: one for each question where the endpoint depends on it, otherwise one. */
export function httpRequests(
  questions: readonly DoorQuestion[],
  region: string,
): ReadonlyMap<string, readonly HttpRequest[]> {
  const post = (path: string, body: object): HttpRequest => ({ method: 'POST', path, body: JSON.stringify(body) });
  const point = ({ lat, lng }: { readonly lat: number; readonly lng: number }) => ({ point: { lat, lng } });
  const routing = (modes: readonly string[], more: Readonly<Record<string, string>> = {}): HttpRequest[] =>
    questions.map((question) => {
      const parameters = routingParameters(question, modes);
      for (const [name, value] of Object.entries(more)) parameters.set(name, value);
      return { method: 'GET', path: `/v1/routing.json?${parameters}` };
    });
  const packed = (requests: readonly HttpRequest[]): HttpRequest[] =>
    requests.map((request) => ({ ...request, encoding: 'gzip' }));
  const transit = routing(['pt_pub']);
  const five = routing(FIVE_MODES, { allModes: 'true' });
  const eight = routing(EIGHT_MODES, { allModes: 'true' });
  return new Map<string, readonly HttpRequest[]>([
    ['routing.json, pt_pub, gzip', packed(transit)],
    ['routing.json, pt_pub', transit],
    ['routing.json, five modes, gzip', packed(five)],
    ['routing.json, five modes', five],
    ['routing.json, eight modes, gzip', packed(eight)],
    ['routing.json, eight modes', eight],
    ['regions.json', [post('/v1/regions.json', { v: 2 })]],
    ['locations.json, all major stops', [post('/v1/locations.json', { region, level: 1 })]],
    [
      'graphql plan',
      questions.map(({ from, to, instant }) => {
        const when = { departAfter: new Date(instant * 1000).toISOString() };
        const request = { from: point(from), to: point(to), when, modes: ['pt_pub', 'wa_wal'] };
        return post('/graphql', { query: PLAN, variables: { request } });
      }),
    ],
    ['graphql about', [post('/graphql', { query: '{ about { version schemaHash } }' })]],
  ]);
}
