import { Gauge, type Registry } from 'prom-client';

/** Subscriptions that are open, and the distinct questions that they ask. */
export interface StreamCounts {
  readonly open: number;
  readonly questions: number;
}

/** Adds the subscriptions of the graph to the metrics of a server. */
export function addStreamMetrics(registry: Registry, counts: () => StreamCounts): void {
  const gauges = [
    ['open', 'Subscriptions of the graph that are open', ({ open }: StreamCounts) => open],
    ['questions', 'Distinct questions of open subscriptions', ({ questions }: StreamCounts) => questions],
  ] as const;
  for (const [name, help, value] of gauges)
    new Gauge({
      ...{ name: `tripwright_streams_${name}`, help, registers: [registry] },
      collect() {
        this.set(value(counts()));
      },
    });
}
