import { Gauge, type Registry } from 'prom-client';
import type { DatasetStatus } from './dataset-status.ts';

const PREFIX = 'tripwright_dataset_';

/** Adds the datasets to the metrics of a server: which are served, and whether a newer one in the folder was refused. */
export function addSwapMetrics(registry: Registry, status: () => readonly DatasetStatus[]): void {
  const registers = [registry];
  new Gauge({
    ...{ name: `${PREFIX}info`, help: 'The dataset that is served; always 1', registers },
    labelNames: ['region', 'dataset'] as const,
    collect() {
      this.reset();
      for (const { region, dataset } of status()) if (dataset !== undefined) this.set({ region, dataset }, 1);
    },
  });
  const counts = [
    ['swaps_total', 'New datasets taken', (one: DatasetStatus) => one.swaps],
    ['refusals_total', 'New datasets refused', (one: DatasetStatus) => one.refusals],
    [
      'refused',
      'Whether the dataset in the folder is refused (1)',
      (one: DatasetStatus) => Number(one.refused !== undefined),
    ],
  ] as const;
  for (const [name, help, value] of counts)
    new Gauge({
      ...{ name: PREFIX + name, help, registers, labelNames: ['region'] as const },
      collect() {
        this.reset();
        for (const one of status()) this.set({ region: one.region }, value(one));
      },
    });
}
