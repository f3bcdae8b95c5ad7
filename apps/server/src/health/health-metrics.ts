import { Gauge, type Registry } from 'prom-client';
import type { HealthCheck } from './health-check.ts';

/** Adds what the health check found last to the metrics: the reasons, which the world does not see. */
export function addHealthMetrics(registry: Registry, health: HealthCheck): void {
  new Gauge({
    name: 'tripwright_health_passed',
    help: 'Whether the last health check passed (1) or failed (0)',
    registers: [registry],
    async collect() {
      this.set((await health.problems()).length === 0 ? 1 : 0);
    },
  });
  new Gauge({
    name: 'tripwright_health_problems',
    help: 'Problems that the last health check found',
    labelNames: ['region', 'check'] as const,
    registers: [registry],
    async collect() {
      this.reset();
      for (const { region, check } of await health.problems()) this.inc({ region, check });
    },
  });
}
