import type { Command } from 'commander';
import type { CheckOptions } from '../check-files.ts';
import { parseCount } from '../parse-count.ts';

/** Adds `check`: reads feed files and reports their data quality. */
export function addCheck(program: Command): void {
  program
    .command('check')
    .summary('data quality of feed files, without building')
    .description(
      'Reads GTFS zips or folders, GBFS systems, street files and provider files, and lists their problems, ranked by departures affected. Exit code 1 when there are errors.',
    )
    .argument('<files...>', 'GTFS zips or folders, GBFS systems, OpenStreetMap files, providers.json')
    .option('--allow-private', 'follow addresses in GBFS systems to hosts of private networks', false)
    .option('--time-limit <seconds>', 'longest time (default: by the size of the input)', parseCount('--time-limit', 1))
    .option(
      '--memory-limit <megabytes>',
      'most memory (default: by the size of the input)',
      parseCount('--memory-limit', 1),
    )
    .option('--json', 'print the report as JSON', false)
    // The importers are loaded here, so that the other commands do not wait for them.
    .action(async (files: string[], options: CheckOptions) =>
      (await import('../check-files.ts')).checkFiles(files, options),
    );
}
