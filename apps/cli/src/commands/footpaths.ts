import { after } from '@tripwright/core/storage';
import type { StopIndex } from '@tripwright/core/timetable';
import { readRegion } from '@tripwright/feeds/artefact';
import type { Command } from 'commander';
import { onlyRegion } from '../only-region.ts';
import { requireTimetable } from '../require-timetable.ts';

/** Adds `footpaths`: prints the walking links of a region. */
export function addFootpaths(program: Command): void {
  program
    .command('footpaths')
    .summary('print the walking links between stops')
    .description(
      'Prints every walking link of a region as CSV: from_stop,to_stop,seconds. Inside stations with pathways the links follow the pathways.',
    )
    .requiredOption('--data <dir>', 'folder of built regions')
    .option('--region <code>', 'region code (default: the only region of the folder)')
    .option('--wheelchair', 'only links that are not known to be impassable for wheelchairs', false)
    .option('--json', 'print JSON instead of CSV', false)
    .action(async (options: { data: string; region?: string; json: boolean; wheelchair: boolean }) => {
      const all = requireTimetable(
        await readRegion(options.data, await onlyRegion(options.data, options.region), 'timetable'),
      );
      const timetable = options.wheelchair ? all.stepFree() : all;
      const stop = (index: StopIndex): string => timetable.strings.get(timetable.stopId[index]!);
      const rows: { from_stop: string; to_stop: string; seconds: number }[] = [];
      for (let from = 0 as StopIndex; from < timetable.stopCount; from++) {
        for (let link = timetable.linkFirst[from]!; link < timetable.linkFirst[after(from)]!; link++) {
          rows.push({
            from_stop: stop(from),
            to_stop: stop(timetable.linkTo[link]!),
            seconds: timetable.linkSeconds[link]!,
          });
        }
      }
      if (options.json) {
        process.stdout.write(`${JSON.stringify(rows)}\n`);
        return;
      }
      const quoted = (text: string): string => (/[",\n\r]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
      const lines = rows.map((row) => `${quoted(row.from_stop)},${quoted(row.to_stop)},${row.seconds}`);
      process.stdout.write(`${['from_stop,to_stop,seconds', ...lines].join('\n')}\n`);
    });
}
