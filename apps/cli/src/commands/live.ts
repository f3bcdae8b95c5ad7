import { type Command, InvalidArgumentError } from 'commander';
import type { LiveCheckOptions } from '../live/check-live.ts';
import { LIVE_EXIT_HELP } from '../live/live-exit-code.ts';
import { parseCount } from '../parse-count.ts';

/** Adds `live` with its subcommand `check`: tries sources of live data. */
export function addLive(program: Command): void {
  const live = program.command('live').summary('sources of live data').description('Works on sources of live data.');
  live
    .command('check')
    .summary('try each source once and hold it against the timetable')
    .description(
      'Reads every source of live data once (GTFS-Realtime and GBFS) and prints its age, what it holds, how much of it matches the timetable of the region, and why the rest does not.',
    )
    .requiredOption('--data <dir>', 'folder of built regions')
    .option('--region <code>', 'region code (default: the only region of the folder)')
    .option('--sources <file>', 'live.json (default: REGION.live.json in the folder, where it is)')
    .option('--live <name=file-or-url>', 'a source without an entry in live.json; repeatable', collectSource, [])
    .option('--now <unix>', 'the present, in Unix seconds (default: the clock)', parseInstant)
    .option('--most-age <seconds>', 'age from which a message is stale', parseCount('--most-age', 1), 600)
    .option('--least-match <percent>', 'share of trips that must match', parseCount('--least-match', 0), 90)
    .option('--allow-private', 'follow redirects to hosts of private networks', false)
    .option('--json', 'print JSON', false)
    .addHelpText('after', LIVE_EXIT_HELP)
    .action(async (options: LiveCheckOptions) => (await import('../live/check-live.ts')).checkLive(options));
}

function collectSource(text: string, before: readonly string[]): readonly string[] {
  if (!/^[A-Za-z0-9][A-Za-z0-9._-]{0,79}=./.test(text))
    throw new InvalidArgumentError('It must be NAME=FILE-OR-URL, such as bart=updates.pb.');
  return [...before, text];
}

function parseInstant(text: string): number {
  if (!/^\d{1,11}$/.test(text)) throw new InvalidArgumentError('It must be Unix seconds, such as 1558400000.');
  return Number(text);
}
