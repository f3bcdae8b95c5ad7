import { Gauge, type Registry } from 'prom-client';
import type { Keyring } from './keyring.ts';

/** Adds to the metrics whether servers count requests together. */
export function addKeyMetrics(registry: Registry, keys: Pick<Keyring, 'sharesRates'>): void {
  new Gauge({
    name: 'tripwright_rates_shared',
    help: 'Whether requests are counted as configured (1), or by this server alone since the shared store does not answer (0)',
    registers: [registry],
    collect() {
      this.set(keys.sharesRates() ? 1 : 0);
    },
  });
}
