import { PlannerError } from '@tripwright/core/base';
import { liveRegion } from '@tripwright/core/region';
import { negotiateLocale } from '@tripwright/core/text';
import { readRegion } from '@tripwright/feeds/artefact';
import { boardOf, LONGEST_BOARD_SECONDS, liveFeedsOf, regionInfo } from '@tripwright/planner';
import { encodeDepartures, liveMembers } from '@tripwright/wire/rest-v1';
import type { Command } from 'commander';
import { findStops } from '../departures/find-stops.ts';
import { printBoard } from '../departures/print-board.ts';
import { addLiveOptions, type LiveOptions } from '../live/live-options.ts';
import { readSnapshot } from '../live/read-snapshot.ts';
import { onlyRegion } from '../only-region.ts';
import { parseCount } from '../parse-count.ts';
import { parseTime } from '../parse-time.ts';
import { requireTimetable } from '../require-timetable.ts';

interface DeparturesOptions extends LiveOptions {
  readonly data: string;
  readonly region?: string;
  readonly stop: readonly string[];
  readonly to: readonly string[];
  readonly at?: string;
  readonly arrivals: boolean;
  readonly limit: number;
  readonly minutes: number;
  readonly routes: readonly string[];
  readonly locale?: string;
  readonly json: boolean;
}

/** Adds `departures`: the board of a stop. */
export function addDepartures(program: Command): void {
  const command = program
    .command('departures')
    .summary('the departures or arrivals of a stop')
    .description(
      'Prints the board of one or several stops, or with --json the body that /v1/departures.json answers with.',
    )
    .requiredOption('--data <dir>', 'folder of built regions')
    .requiredOption('--stop <stops...>', 'name, code or id of a stop or station; several are shown together')
    .option('--region <code>', 'region code (default: the only region of the folder)')
    .option('--at <time>', 'ISO 8601 (local to the region without an offset) or Unix seconds (default: now)')
    .option('--to <stops...>', 'only vehicles that call later at one of these stops', [])
    .option('--routes <ids...>', 'only these routes, by route_id', [])
    .option('--arrivals', 'arrivals instead of departures', false)
    .option('--limit <n>', 'most lines of the board', parseCount('--limit', 1, 1000), 20)
    .option('--minutes <n>', 'length of the board', parseCount('--minutes', 1, LONGEST_BOARD_SECONDS / 60), 24 * 60)
    .option('--locale <xx>', 'language of the texts')
    .option('--json', 'print the body that /v1/departures.json answers with', false)
    .action(run);
  addLiveOptions(command);
}

async function run(options: DeparturesOptions): Promise<void> {
  const scheduled = await readRegion(options.data, await onlyRegion(options.data, options.region));
  const snapshot = await readSnapshot(scheduled, options);
  const region = snapshot === undefined ? scheduled : liveRegion(scheduled, snapshot);
  const timetable = requireTimetable(region);
  const zone = region.manifest.timezone;
  const from =
    options.at === undefined ? (options.now ?? Math.floor(Date.now() / 1000)) : parseTime('--at', options.at, zone);
  const locale = negotiateLocale(options.locale, process.env['LANG']?.replace('_', '-').split('.')[0]);
  const show = options.arrivals ? 'arrivals' : 'departures';
  const { boards, isCut, live } = boardOf(region, {
    stops: options.stop.flatMap((name) => findStops(timetable, name, '--stop')),
    others: options.to.flatMap((name) => findStops(timetable, name, '--to')),
    show,
    from,
    seconds: options.minutes * 60,
    limit: options.limit,
    lines: options.routes.map((route) => ({ route })),
    locale,
  });
  if (boards.length === 0) throw new PlannerError('unknown-stop', 'No stop was found.');
  if (!options.json) {
    process.stdout.write(printBoard(boards, { locale, show, from, live }));
    return;
  }
  const { code } = region.manifest;
  const context = { region: code, locale, show, includeStops: false, hasMore: isCut } as const;
  const body = encodeDepartures(boards, { ...context, liveFeeds: liveFeedsOf(region) });
  const regions = new Map([[code, regionInfo(region, [])]]);
  const members = liveMembers({ ...(live && { live }), regions: [code] }, { locale, unit: 'metric', regions });
  process.stdout.write(`${JSON.stringify({ ...body, ...members })}\n`);
}
