import { PlannerError, parseDay } from '@tripwright/core/base';
import { createPlanner } from '@tripwright/planner';
import { describeDiff, diffRegions, type JourneyVerdict, type RegionDiff } from '@tripwright/region-diff';
import { type Command, Option } from 'commander';
import { openSide } from '../diff/open-side.ts';
import { readSavedTrips } from '../diff/read-saved-trips.ts';
import { parseCount } from '../parse-count.ts';
import { parseTime } from '../parse-time.ts';
import { createProgress } from '../progress.ts';

interface DiffCommandOptions {
  readonly region?: string;
  readonly osm?: string;
  readonly trips: readonly string[];
  readonly from?: string;
  readonly to?: string;
  readonly now?: string;
  readonly riders: number;
  readonly sample: number;
  readonly seed: number;
  readonly rows: number;
  readonly failOn?: 'lost' | 'worse' | 'access';
  readonly json: boolean;
}

/** The exit code where the comparison finds what `--fail-on` names. */
const WORSE = 3;

/** Adds `diff`: compares two datasets as riders see them. */
export function addDiff(program: Command): void {
  program
    .command('diff')
    .summary('what a new timetable changes for riders')
    .description(
      'Compares two datasets: lost, moved and new runs by line, stops that lose departures, saved trips, journeys of riders on runs that changed, and random journeys. Each side is a folder of built regions, or a GTFS feed (zip or folder), which is imported first.',
    )
    .argument('<old>', 'the dataset that riders know')
    .argument('<new>', 'the dataset that replaces it')
    .option('--region <code>', 'region code, where a folder has several')
    .option('--osm <file>', 'streets for feeds that are imported; without them walks are straight lines')
    .option('--trips <files...>', 'saved trips (*.trip.json) or folders of them', [])
    .option('--from <date>', 'first service day to compare, such as 2026-12-13 (default: the first that both cover)')
    .option('--to <date>', 'last service day to compare (default: the last that both cover)')
    .option('--now <time>', 'the moment for relative times in trip files (default: now)')
    .option('--riders <n>', 'most journeys of riders on runs that changed', parseCount('--riders', 0, 10_000), 60)
    .option('--sample <n>', 'random journeys', parseCount('--sample', 0, 100_000), 100)
    .option('--seed <n>', 'seed of the random journeys', parseCount('--seed', 0, 2 ** 32 - 1), 1)
    .option('--rows <n>', 'rows of each list', parseCount('--rows', 1, 100_000), 20)
    .addOption(
      new Option(
        '--fail-on <what>',
        'end with code 3 where a journey is lost (lost), also where one gets worse (worse), also where runs or stops are closed to wheelchairs or bicycles (access); days after the end of the new dataset count as lost',
      ).choices(['lost', 'worse', 'access']),
    )
    .option('--json', 'print the whole comparison as JSON', false)
    .addHelpText(
      'after',
      `
Exit codes:
  0  the comparison was made
  1  the command failed: no such file, a damaged feed …
  2  bad usage
  3  --fail-on found a saved or a rider's journey that is lost (or worse), runs or stops closed to
     wheelchairs or bicycles (access), or the new dataset ends before days that --to includes
`,
    )
    .action(run);
}

async function run(oldPath: string, newPath: string, options: DiffCommandOptions): Promise<void> {
  const now = options.now === undefined ? Math.floor(Date.now() / 1000) : parseTime('--now', options.now, 'UTC');
  const days = { from: dayOf('--from', options.from), to: dayOf('--to', options.to) };
  const old = await openSide(oldPath, options);
  const progress = createProgress();
  try {
    const fresh = await openSide(newPath, options);
    try {
      const saved = await readSavedTrips(createPlanner([old.region], { now: () => now }), options.trips, now);
      const diff = await diffRegions(old.region, fresh.region, {
        ...days,
        saved,
        ridersOfRuns: options.riders,
        sample: options.sample,
        seed: options.seed,
        onProgress: (done, all) => progress.step('Planning journeys', done / all),
      });
      progress.stop();
      process.stdout.write(options.json ? `${JSON.stringify(diff)}\n` : describeDiff(diff, { rows: options.rows }));
      if (isWorse(diff, options.failOn)) process.exitCode = WORSE;
    } finally {
      await fresh.close();
    }
  } finally {
    progress.stop();
    await old.close();
  }
}

/**
 * Whether any journey that was not drawn at random fares as `--fail-on` names, wheelchairs or bicycles lose runs or stops, or the new timetable has ended
 * while the old one still runs: riders lose every journey of those days.
 */
function isWorse({ journeys, access, uncovered }: RegionDiff, failOn: DiffCommandOptions['failOn']): boolean {
  if (failOn === undefined) return false;
  const bad: readonly JourneyVerdict[] = failOn === 'lost' ? ['lost'] : ['lost', 'later', 'harder'];
  return (
    uncovered.some(({ isAfterEnd }) => isAfterEnd) ||
    journeys.some(({ verdict }) => bad.includes(verdict)) ||
    (failOn === 'access' && access.some(({ lost }) => lost > 0))
  );
}

function dayOf(option: string, text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  const day = parseDay(text);
  if (day === undefined) throw new PlannerError('bad-usage', `${option} ${text} is no date such as 2026-12-13.`);
  return day;
}
