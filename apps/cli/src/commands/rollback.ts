import type { Command } from 'commander';
import { onlyRegion } from '../only-region.ts';

interface RollbackOptions {
  readonly data: string;
  readonly region?: string;
}

/** Adds `rollback`: puts the previous dataset of a region back. */
export function addRollback(program: Command): void {
  program
    .command('rollback')
    .summary('put the previous dataset of a region back')
    .description(
      'Exchanges a region with the dataset that its last build replaced. A second rollback undoes the first. A running server follows by itself.',
    )
    .requiredOption('--data <dir>', 'folder of built regions')
    .option('--region <code>', 'region code (default: the only region)')
    .action(async ({ data, region }: RollbackOptions) => {
      // Loaded here, so that the other commands do not wait for it.
      const { readManifest, rollBackRegion } = await import('@tripwright/feeds/artefact');
      const code = await onlyRegion(data, region);
      await rollBackRegion(data, code);
      const { datasetVersion, serviceDates } = readManifest(data, code);
      const service =
        serviceDates === undefined ? '' : `, with service from ${serviceDates.first} to ${serviceDates.last}`;
      process.stdout.write(`${code} is dataset ${datasetVersion}${service}\n`);
    });
}
