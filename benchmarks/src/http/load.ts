import { availableParallelism } from 'node:os';
import autocannon from 'autocannon';
import { type Figures, round } from '../common/figures.ts';
import type { HttpRequest } from './http-requests.ts';
import type { ServerProcess } from './server-process.ts';

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

/**
 * Loads a server that may use all cores, as this process, which sends the requests, may too: each takes what the other leaves. So the processor time of both
 * belongs to the figures. Half the time passes before anything counts, while the threads compile.
 */
export async function loadAllCores(
  server: ServerProcess,
  requests: readonly HttpRequest[],
  seconds: number,
): Promise<Figures> {
  await loadServer(server.url, requests, Math.max(1, Math.ceil(seconds / 2)));
  const serverBefore = server.processorMs();
  const before = process.cpuUsage();
  const load = await loadServer(server.url, requests, seconds);
  const { user, system } = process.cpuUsage(before);
  const answered = Number(load['requestsPerSecond']) * seconds;
  return {
    cores: availableParallelism(),
    ...load,
    serverProcessorMs: round((server.processorMs() - serverBefore) / answered),
    senderProcessorMs: round((user + system) / 1000 / answered),
  };
}
