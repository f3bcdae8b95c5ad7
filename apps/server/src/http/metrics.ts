import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { addLiveMetrics } from '../live/live-metrics.ts';
import type { RegionStatus } from '../live/live-status.ts';

/** Metrics of a server for Prometheus. */
export interface Metrics {
  readonly registry: Registry;
  /** Counts one answered request. */
  observe(route: string, method: string, status: number, seconds: number): void;
}

/**
 * Creates a registry of its own, so several servers in one process do not mix.
 * @param heapBytes bytes of the heap that each planning thread uses
 * @param live what is known of sources of live data, and the present in Unix seconds; none unless given
 */
export function createMetrics(
  heapBytes: () => Promise<readonly number[]> = async () => [],
  live?: { readonly status: () => readonly RegionStatus[]; readonly now: () => number },
): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry, prefix: 'tripwright_' });
  const labelNames = ['route', 'method', 'status'] as const;
  const requests = new Counter({
    name: 'tripwright_http_requests_total',
    help: 'Requests answered',
    labelNames,
    registers: [registry],
  });
  const duration = new Histogram({
    name: 'tripwright_http_request_seconds',
    help: 'Seconds to answer a request',
    labelNames: ['route'],
    buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
    registers: [registry],
  });
  new Gauge({
    name: 'tripwright_planning_thread_heap_bytes',
    help: 'Heap used by a planning thread',
    labelNames: ['thread'] as const,
    registers: [registry],
    async collect() {
      this.reset();
      for (const [thread, bytes] of (await heapBytes()).entries()) this.set({ thread: String(thread) }, bytes);
    },
  });
  if (live !== undefined) addLiveMetrics(registry, live.status, live.now);
  return {
    registry,
    /** Counts one answered request. */
    observe(route, method, status, seconds) {
      requests.inc({ route, method, status: String(status) });
      duration.observe({ route }, seconds);
    },
  };
}
