import type { Command } from 'commander';
import type { LiveCheckOptions } from '../live/check-live.ts';
import { LIVE_EXIT_HELP } from '../live/live-exit-code.ts';
import { collectSource, parseInstant, parseSpeed } from '../live/live-options.ts';
import type { RecordOptions } from '../live/record-live.ts';
import type { ReplayOptions } from '../live/replay-live.ts';
import { parseCount } from '../parse-count.ts';

/** Adds `live` with its subcommands: tries sources of live data, records them, and plays recordings. */
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
  live
    .command('record')
    .summary('record every poll of the sources of a region')
    .description(
      'Polls the sources of a region as a server does, and records the raw bytes and the time of every poll in a ring of files, for live replay. It ends with Ctrl-C, or after --minutes.',
    )
    .requiredOption('--data <dir>', 'folder of built regions')
    .requiredOption('--out <dir>', 'folder of the recording, which is made if needed')
    .option('--region <code>', 'region code (default: the only region of the folder)')
    .option('--sources <file>', 'live.json (default: REGION.live.json in the folder, where it is)')
    .option('--live <name=file-or-url>', 'a source without an entry in live.json; repeatable', collectSource, [])
    .option('--minutes <n>', 'end after so many minutes', parseCount('--minutes', 1))
    .option('--megabytes <n>', 'size of the recording; the oldest polls go first', parseCount('--megabytes', 1), 512)
    .option('--hours <n>', 'age of the oldest polls', parseCount('--hours', 1), 48)
    .option('--allow-private', 'follow redirects to hosts of private networks', false)
    .action(async (options: RecordOptions) => (await import('../live/record-live.ts')).recordLive(options));
  live
    .command('replay')
    .summary('play a recording to a server, or print what it comes to')
    .description(
      'Serves the regions of a recording as they were when it was made, from its first poll on, at any speed. With --fold it serves nothing and prints every snapshot that the recording comes to.',
    )
    .argument('<recording>', 'folder of a recording, or one file of it')
    .requiredOption('--data <dir>', 'folder of built regions')
    .option('--speed <n>', 'seconds of the recording for each second; 0 = stand still at --from', parseSpeed, 1)
    .option('--from <unix>', 'where to begin, in Unix seconds (default: the first poll)', parseInstant)
    .option('--fold', 'print the snapshots instead of serving them', false)
    .option('--json', 'with --fold: print JSON, a line for each snapshot', false)
    .option('--port <n>', 'port (default: 4000)')
    .option('--host <address>', 'address to listen on (default: 127.0.0.1)')
    .option('--open', 'accept requests without a key (for local use)')
    .action(async (recording: string, options: ReplayOptions) =>
      (await import('../live/replay-live.ts')).replayLive(recording, options),
    );
}
