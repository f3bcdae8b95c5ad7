import { PlannerError } from '@tripwright/core/base';
import { REQUEST_DEFAULTS } from '@tripwright/core/model';
import { negotiateLocale } from '@tripwright/core/text';
import { createPlanner } from '@tripwright/planner';
import { openRegions } from '@tripwright/planner/node';
import { encodeRouting, type Parsed, parseRouting, type RoutingQuery } from '@tripwright/wire/rest-v1';
import type { Command } from 'commander';
import { parsePlace } from '../parse-place.ts';
import { parseTime } from '../parse-time.ts';
import { addWishes, setWishes, type WishOptions } from '../plan-wishes.ts';
import { printPlan } from '../print-plan.ts';
import { sayProblem } from '../say-problem.ts';

interface PlanOptions extends WishOptions {
  readonly data: string;
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

export function addPlan(program: Command): void {
  const command = program
    .command('plan')
    .summary('plan a journey from door to door')
    .description(
      'Plans within the regions of a folder. Prints itineraries for people, or with --json exactly what /v1/routing.json answers.',
    )
    .requiredOption('--data <dir>', 'folder of built regions')
    .requiredOption('--from <lat,lng>', 'origin')
    .requiredOption('--to <lat,lng>', 'destination')
    .option('--depart <time>', 'ISO 8601 (local to the origin without an offset) or Unix seconds; now unless given')
    .option('--arrive <time>', 'arrive by this time instead')
    .option(
      '--modes <ids...>',
      'mode identifiers, separated by spaces or commas (default: pt_pub and wa_wal with --all-modes)',
    )
    .option('--all-modes', 'with several modes: also each mode alone', false)
    .option('--wheelchair', 'avoid what is known to be inaccessible', false)
    .option('--avoid-stops <codes...>', 'stop codes where nobody may board, alight or change', [])
    .option('--locale <xx>', 'language of the texts');
  addWishes(command)
    .option(
      '--explain',
      'tell how the answer came about: what was considered, what removed it and why, costs by leg',
      false,
    )
    .option('--json', 'print what /v1/routing.json answers', false)
    .action(async (options: PlanOptions) => {
      if (options.depart !== undefined && options.arrive !== undefined) {
        throw new PlannerError('bad-usage', 'Give --depart or --arrive, not both.');
      }
      const origin = parsePlace('--from', options.from);
      parsePlace('--to', options.to);
      const planner = createPlanner(await openRegions(options.data));
      const zone = planner.regionAt(origin)?.timezone ?? 'UTC';
      const query = checked(
        parseRouting(toQuery(options, zone), { now: Math.floor(Date.now() / 1000), knowsStop: planner.knowsStop }),
        options,
      );
      const locale = negotiateLocale(options.locale, process.env['LANG']?.replace('_', '-').split('.')[0]);
      const outcome = await planner.plan(query.request, { locale, explain: query.explain });
      if (options.json) {
        const known = new Map(planner.regions().map((region) => [region.code, region]));
        const { unit, advisories, explain } = query;
        process.stdout.write(
          `${JSON.stringify(encodeRouting(outcome, { locale, unit, regions: known, advisories, explain }))}\n`,
        );
        return;
      }
      const told = { ...outcome, advisories: [...query.advisories, ...outcome.advisories] };
      const { departAfter, arriveBefore = Math.floor(Date.now() / 1000) } = query.request.when;
      const asked = departAfter ?? arriveBefore;
      process.stdout.write(printPlan(told, { locale, zone, asked, unit: query.unit, explain: options.explain }));
    });
}

function toQuery(options: PlanOptions, zone: string): URLSearchParams {
  const query = new URLSearchParams({
    v: '11',
    from: `(${options.from.replace(/[()\s]/g, '')})`,
    to: `(${options.to.replace(/[()\s]/g, '')})`,
  });
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
  setWishes(query, options);
  return query;
}

function checked(parsed: Parsed<RoutingQuery>, options: PlanOptions): RoutingQuery {
  if (parsed.ok) return parsed.value;
  throw new PlannerError('bad-usage', parsed.problems.map((problem) => sayProblem(problem, options)).join('\n'));
}
