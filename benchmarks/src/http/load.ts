import autocannon from 'autocannon';
import { type Figures, round } from '../common/figures.ts';
import type { HttpRequest } from './http-requests.ts';

const CONNECTIONS = 8;

/** Sends requests over several connections at once for a bounded time: measures throughput and the latency under load. */
export async function loadServer(url: string, requests: readonly HttpRequest[], seconds: number): Promise<Figures> {
  const result = await autocannon({
    url,
    connections: CONNECTIONS,
    duration: seconds,
    timeout: 20,
    requests: requests.map(({ method, path, body, encoding = 'identity' }) => ({
      method,
      path,
      headers: { 'content-type': 'application/json', 'accept-encoding': encoding },
      ...(body === undefined ? {} : { body }),
    })),
  });
  return {
    connections: CONNECTIONS,
    seconds,
    requestsPerSecond: round(result.requests.average),
    medianMs: result.latency.p50,
    p97_5Ms: result.latency.p97_5,
    p99Ms: result.latency.p99,
    errors: result.errors + result.timeouts,
    refused: result.non2xx,
  };
}
