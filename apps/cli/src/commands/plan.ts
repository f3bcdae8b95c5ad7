import { PlannerError } from '@tripwright/core/base';
import type { LatLng } from '@tripwright/core/geo';
import { REQUEST_DEFAULTS } from '@tripwright/core/model';
import { negotiateLocale } from '@tripwright/core/text';
import { createPlanner } from '@tripwright/planner';
import { openRegions } from '@tripwright/planner/node';
import { encodeRouting, type Parsed, parseRouting, type RoutingQuery } from '@tripwright/wire/rest-v1';
import type { Command } from 'commander';
import { describeProblem } from '../describe-problem.ts';
import { type Candidate, type End, findEnd } from '../find-end.ts';
import { addLiveOptions, type LiveOptions } from '../live/live-options.ts';
import { readSnapshot } from '../live/read-snapshot.ts';
import { parseTime } from '../parse-time.ts';
import { planAtServer, searchAtServer } from '../plan-at-server.ts';
import { PLAN_EXIT, PLAN_EXIT_HELP, planExitCode } from '../plan-exit-code.ts';
import { printPlan } from '../print-plan.ts';
import { addRoutingOptions, type RoutingOptions, setParameters } from '../routing-options.ts';
import { askSwapped } from '../swapped-place.ts';

interface PlanOptions extends RoutingOptions, LiveOptions {
  readonly data?: string;
  readonly server?: readonly string[];
  readonly key?: string;
  readonly from: string;
  readonly to: string;
  readonly depart?: string;
  readonly arrive?: string;
  readonly modes?: readonly string[];
  readonly allModes: boolean;
  readonly wheelchair: boolean;
  readonly avoidStops: readonly string[];
  readonly locale?: string;
  readonly explain: boolean;
  readonly json: boolean;
}

/** Adds `plan`: plans a journey from door to door. */
export function addPlan(program: Command): void {
  const command = program
    .command('plan')
    .summary('plan a journey from door to door')
    .description(
      'Plans within the regions of a folder, or asks a server. Prints itineraries, or with --json the body that /v1/routing.json answers with.',
    )
    .option('--data <dir>', 'folder of built regions')
    .option('--server <urls...>', 'ask these servers in place of a folder; the next one when one fails')
    .option('--key <key>', 'key for the servers (default: the variable TRIPWRIGHT_KEY)')
    .requiredOption('--from <place>', 'origin: latitude,longitude, or a stop, an address or another name')
    .requiredOption('--to <place>', 'destination, likewise')
    .option('--depart <time>', 'ISO 8601 (local to the origin without an offset) or Unix seconds (default: now)')
    .option('--arrive <time>', 'arrive by this time instead')
    .option(
      '--modes <ids...>',
      'mode identifiers, separated by spaces or commas (default: pt_pub and wa_wal with --all-modes)',
    )
    .option('--all-modes', 'with several modes: also each mode alone', false)
    .option('--wheelchair', 'leave out everything known to be inaccessible', false)
    .option('--avoid-stops <codes...>', 'codes of stops to avoid for boarding, alighting and transfers', [])
    .option('--locale <xx>', 'language of the texts');
  addLiveOptions(addRoutingOptions(command))
    .optionsGroup('Output:')
    .option(
      '--explain',
      'print how the answer came about: every candidate, why it was removed, and costs by leg',
      false,
    )
    .option('--json', 'print the body that /v1/routing.json answers with', false)
    .addHelpText('after', PLAN_EXIT_HELP)
    .action(run);
}

async function run(options: PlanOptions): Promise<void> {
  if (options.depart !== undefined && options.arrive !== undefined) {
    throw new PlannerError('bad-usage', 'Give --depart or --arrive, not both.');
  }
  const locale = negotiateLocale(options.locale, process.env['LANG']?.replace('_', '-').split('.')[0]);
  const { data, server: servers } = options;
  if ((data === undefined) === (servers === undefined))
    throw new PlannerError('bad-usage', 'Give --data <dir> or --server <urls...>, one of them.');
  if (servers !== undefined) {
    if (options.explain && !options.json)
      throw new PlannerError('bad-usage', 'With --server, --explain is printed with --json only.');
    if (options.live.length > 0)
      throw new PlannerError('bad-usage', '--live needs --data: servers have live data of their own.');
    const key = options.key ?? process.env['TRIPWRIGHT_KEY'];
    const { json } = options;
    const search = (text: string): Promise<readonly Candidate[]> => searchAtServer(servers, key, text, locale);
    const from = await findEnd('--from', options.from, search);
    const to = await findEnd('--to', options.to, search);
    const parameters = (zone: string): URLSearchParams => toQuery(options, from, to, zone);
    process.exitCode = await planAtServer({ servers, key, locale, from, to, json, parameters });
    return;
  }
  const now = options.now ?? Math.floor(Date.now() / 1000);
  const opened = await openRegions(data ?? '');
  const planner = createPlanner(opened, { now: () => now });
  const search = (text: string): readonly Candidate[] => planner.findPlaces({ text, locale });
  const origin = await findEnd('--from', options.from, search);
  const destination = await findEnd('--to', options.to, search);
  const here = planner.regionAt(origin);
  const zone = here?.timezone ?? 'UTC';
  // Where regions overlap, live data belong to the one that is likeliest to answer.
  const [likeliest = here] = planner.regionsFor([origin, destination], options.modes ?? []);
  const region = opened.find(({ manifest }) => manifest.code === likeliest?.code);
  if (region !== undefined) planner.setLive(region.manifest.code, await readSnapshot(region, options));
  const parameters = toQuery(options, origin, destination, zone);
  const query = checked(parseRouting(parameters, { now, knowsStop: planner.knowsStop }), options);
  const { request, unit, advisories, explain } = query;
  const outcome = await planner.plan(request, { locale, explain });
  process.exitCode = planExitCode(outcome, advisories);
  if (process.exitCode === PLAN_EXIT.outside) {
    const isCovered = (place: LatLng): boolean => planner.regionAt(place) !== undefined;
    for (const [option, place] of [['--from', origin] as const, ['--to', destination] as const]) {
      const question = askSwapped(option, place, isCovered);
      if (question !== undefined) process.stderr.write(`tripwright: ${question}\n`);
    }
  }
  if (options.json) {
    const regions = new Map(planner.regions().map((region) => [region.code, region]));
    const body = encodeRouting(outcome, { locale, unit, regions, advisories, explain });
    process.stdout.write(`${JSON.stringify(body)}\n`);
    return;
  }
  const advised = { ...outcome, advisories: [...advisories, ...outcome.advisories] };
  const requestedTime = request.when.departAfter ?? request.when.arriveBefore ?? now;
  process.stdout.write(printPlan(advised, { locale, zone, requestedTime, unit, explain }));
}

/** The parameters of `/v1/routing.json` that the options stand for. @param zone of times without an offset */
function toQuery(options: PlanOptions, from: End, to: End, zone: string): URLSearchParams {
  const written = ({ lat, lng, name }: End): string =>
    `(${lat},${lng})${name === '' ? '' : `"${name.replaceAll('"', '')}"`}`;
  const query = new URLSearchParams({ v: '11', from: written(from), to: written(to) });
  if (options.depart !== undefined) query.set('departAfter', String(parseTime('--depart', options.depart, zone)));
  if (options.arrive !== undefined) query.set('arriveBefore', String(parseTime('--arrive', options.arrive, zone)));
  const modes =
    options.modes?.flatMap((value) => value.split(',')).filter((mode) => mode !== '') ?? REQUEST_DEFAULTS.modes;
  for (const mode of modes) query.append('modes', mode);
  if (options.allModes || options.modes === undefined) query.set('allModes', 'true');
  if (options.wheelchair) query.set('wheelchair', 'true');
  for (const code of options.avoidStops) query.append('avoidStops', code);
  if (options.locale !== undefined) query.set('locale', options.locale);
  if (options.explain) query.set('explain', 'true');
  setParameters(query, options);
  return query;
}

/** @throws PlannerError `bad-usage` that lists every problem, by its option */
function checked(parsed: Parsed<RoutingQuery>, options: PlanOptions): RoutingQuery {
  if (parsed.ok) return parsed.value;
  throw new PlannerError('bad-usage', parsed.problems.map((problem) => describeProblem(problem, options)).join('\n'));
}
