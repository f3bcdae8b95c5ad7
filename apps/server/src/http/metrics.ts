import { Counter, collectDefaultMetrics, Histogram, Registry } from 'prom-client';

/** What an operator watches, in Prometheus' text form. */
export interface Metrics {
  readonly registry: Registry;
  observe(route: string, method: string, status: number, seconds: number): void;
}

/** A registry per server: nothing is process-wide, so several servers in one test do not mix. */
export function createMetrics(): Metrics {
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
  return {
    registry,
    observe(route, method, status, seconds) {
      requests.inc({ route, method, status: String(status) });
      duration.observe({ route }, seconds);
    },
  };
}
