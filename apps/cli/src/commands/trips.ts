import { writeFile } from 'node:fs/promises';
import { createClient } from '@tripwright/client';
import { PlannerError } from '@tripwright/core/base';
import { negotiateLocale } from '@tripwright/core/text';
import { createPlanner } from '@tripwright/planner';
import { openRegions } from '@tripwright/planner/node';
import { SourceProblem, type TripSource } from '@tripwright/trip-file';
import { plannerSource } from '@tripwright/trip-file/planner-source';
import { serverSource } from '@tripwright/trip-file/server-source';
import { type Command, Option } from 'commander';
import { parseTime } from '../parse-time.ts';
import { printResults, type ResultForm } from '../trips/print-results.ts';
import { runTripFile } from '../trips/run-trip-file.ts';
import { tripFilePaths } from '../trips/trip-file-paths.ts';
import { allPassed, type TripResult } from '../trips/trip-result.ts';

interface TestOptions {
  readonly data?: string;
  readonly server?: readonly string[];
  readonly key?: string;
  readonly now?: string;
  readonly locale?: string;
  readonly format: ResultForm;
  readonly junit?: string;
}

/** The exit code of `trips test` where an answer is not as expected. */
const NOT_AS_EXPECTED = 3;

/** Adds `trips`: tests saved requests for trips. */
export function addTrips(program: Command): void {
  const trips = program
    .command('trips')
    .summary('test saved requests for trips')
    .description('Works on trip files (*.trip.json).');
  trips
    .command('test')
    .summary('plan trip files and check what is expected of them')
    .description(
      'Plans the request of every trip file and checks its "expect". Without "expect", at least one trip is expected. Folders stand for all *.trip.json files in them.',
    )
    .argument('<files...>', 'trip files or folders')
    .option('--data <dir>', 'plan in the built regions of this folder')
    .option('--server <urls...>', 'ask these servers; the next one when one fails')
    .option('--key <key>', 'key for the servers (default: the variable TRIPWRIGHT_KEY)')
    .option('--now <time>', 'the moment for relative times: ISO 8601 with an offset, or Unix seconds (default: now)')
    .option('--locale <xx>', 'language of the texts')
    .addOption(new Option('--format <form>', 'what is printed').choices(['plain', 'tap', 'junit']).default('plain'))
    .option('--junit <file>', 'also write JUnit XML to this file')
    .addHelpText(
      'after',
      `
Exit codes:
  0  everything is as expected
  1  the command failed: no such file or region, no server …
  2  bad usage: an option is missing, unknown or malformed
  3  an answer is not as expected, or a trip file has a problem
`,
    )
    .action(run);
}

async function run(files: readonly string[], options: TestOptions): Promise<void> {
  const now = options.now === undefined ? Math.floor(Date.now() / 1000) : parseTime('--now', options.now, 'UTC');
  const locale = negotiateLocale(options.locale, process.env['LANG']?.replace('_', '-').split('.')[0]);
  const paths = await tripFilePaths(files);
  const { source, close } = await openSource(options, locale, now);
  const results: TripResult[] = [];
  try {
    for (const path of paths) results.push(await runTripFile(path, { source, now, locale }));
  } catch (error) {
    if (error instanceof SourceProblem) {
      const advice = error.code === 'no-key' ? ' Give a key by --key or in TRIPWRIGHT_KEY.' : '';
      throw new PlannerError('input-missing', `${error.message}${advice}`);
    }
    throw error;
  } finally {
    close();
  }
  process.stdout.write(printResults(results, options.format));
  if (options.junit !== undefined) await writeFile(options.junit, printResults(results, 'junit'));
  process.exitCode = allPassed(results) ? 0 : NOT_AS_EXPECTED;
}

interface OpenSource {
  readonly source: TripSource;
  readonly close: () => void;
}

async function openSource({ data, server, key }: TestOptions, locale: string, now: number): Promise<OpenSource> {
  if ((data === undefined) === (server === undefined))
    throw new PlannerError('bad-usage', 'Give --data <dir> or --server <urls...>, one of them.');
  if (server !== undefined) {
    const wrong = server.find((url) => !/^https?:\/\//i.test(url) || !URL.canParse(url));
    if (wrong !== undefined)
      throw new PlannerError('bad-usage', `--server ${wrong}: expected an address such as http://localhost:4000.`);
    const client = createClient({
      servers: server,
      key: key ?? process.env['TRIPWRIGHT_KEY'],
      locale,
      // The answers of these servers are wanted, not those of servers that they name.
      regionServers: false,
    });
    return { source: serverSource(client), close: () => client.close() };
  }
  const planner = createPlanner(await openRegions(data ?? ''), { now: () => now });
  return { source: plannerSource(planner, { locale, now: () => now }), close: () => undefined };
}
