import { PlannerError } from '@tripwright/core/base';
import type { Costs, Itinerary, Leg, PlanOutcome } from '@tripwright/core/model';
import {
  formatDistance,
  formatDuration,
  formatMoney,
  formatTime,
  type Locale,
  modeName,
  negotiateLocale,
  phrases,
} from '@tripwright/core/text';
import { listRegions, readRegion } from '@tripwright/feeds/artefact';
import { createPlanner } from '@tripwright/server';
import { encodeRouting, type Parsed, parseRouting, type RoutingQuery } from '@tripwright/wire/rest-v1';
import type { Command } from 'commander';
import { parsePlace } from '../parse-place.ts';
import { parseTime } from '../parse-time.ts';

interface PlanOptions {
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
  program
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
    .option('--locale <xx>', 'language of the texts')
    .option('--explain', 'say why there is no (other) answer', false)
    .option('--json', 'print what /v1/routing.json answers', false)
    .action(async (options: PlanOptions) => {
      if (options.depart !== undefined && options.arrive !== undefined) {
        throw new PlannerError('bad-usage', 'Give --depart or --arrive, not both.');
      }
      const origin = parsePlace('--from', options.from);
      parsePlace('--to', options.to);
      const codes = await listRegions(options.data);
      if (codes.length === 0)
        throw new PlannerError(
          'artefact-missing',
          `There is no region under ${options.data}. Build one first: tripwright build --help`,
        );
      const regions = await Promise.all(codes.map((code) => readRegion(options.data, code)));
      const planner = createPlanner({ regions });
      const here = planner.nearbyStops({
        ...origin,
        radiusMetres: 0,
        modes: ['pt_pub'],
        majorOnly: true,
        includeChildren: false,
        limit: 0,
        byDistance: true,
      });
      const zone = planner.regions().find((region) => region.code === here.region)?.timezone ?? 'UTC';
      const query = checked(
        parseRouting(toQuery(options, zone), { now: Math.floor(Date.now() / 1000), knowsStop: planner.knowsStop }),
      );
      const locale = negotiateLocale(options.locale, process.env['LANG']?.replace('_', '-').split('.')[0]);
      const outcome = await planner.plan(query.request, { locale });
      if (options.json) {
        const known = new Map(planner.regions().map((region) => [region.code, region]));
        const { unit, advisories, ignored, explain } = query;
        process.stdout.write(
          `${JSON.stringify(encodeRouting(outcome, { locale, unit, regions: known, advisories, ignored, explain }))}\n`,
        );
        return;
      }
      process.stdout.write(tell(outcome, locale, zone, options.explain));
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
  const modes = options.modes?.flatMap((value) => value.split(',')).filter((mode) => mode !== '') ?? [
    'pt_pub',
    'wa_wal',
  ];
  for (const mode of modes) query.append('modes', mode);
  if (options.allModes || options.modes === undefined) query.set('allModes', 'true');
  if (options.wheelchair) query.set('wheelchair', 'true');
  for (const code of options.avoidStops) query.append('avoidStops', code);
  if (options.locale !== undefined) query.set('locale', options.locale);
  if (options.explain) query.set('explain', 'true');
  return query;
}

function checked(parsed: Parsed<RoutingQuery>): RoutingQuery {
  if (parsed.ok) return parsed.value;
  throw new PlannerError('bad-usage', parsed.problems.map(({ name, reason }) => `${name}: ${reason}`).join('\n'));
}

function tell(outcome: PlanOutcome, locale: Locale, zone: string, explain: boolean): string {
  const words = phrases(locale);
  const lines: string[] = [];
  outcome.groups.forEach((group, i) => {
    group.itineraries.forEach(({ itinerary, costs }, j) => {
      lines.push(
        j === 0
          ? `${i + 1}. ${summary(itinerary, locale, zone)}${moneyOf(costs, locale)}`
          : `   ${clock(itinerary.departure, zone, locale)}–${clock(itinerary.arrival, zone, locale)}${moneyOf(costs, locale)}`,
      );
      if (j === 0) {
        for (const leg of itinerary.legs) {
          lines.push(`   ${legLine(leg, locale)}`);
          if (leg.booking?.state === 'too-late') lines.push(`          ${words.say('note.too-late-to-book')}`);
        }
      }
    });
    lines.push('');
  });
  if (outcome.empty !== undefined) lines.push(words.sayEmpty(outcome.empty), '');
  for (const advisory of outcome.advisories) lines.push(words.sayAdvisory(advisory));
  if (explain) {
    for (const { modes, groupCount, empty } of outcome.outcomes) {
      lines.push(
        `${modes.join(' + ')}: ${groupCount} ${groupCount === 1 ? 'group' : 'groups'}${empty === undefined ? '' : ` (${empty.reason}: ${words.sayEmpty(empty)})`}`,
      );
    }
  }
  return `${lines.join('\n').trimEnd()}\n`;
}

/** What an itinerary costs, after two spaces; nothing where that is not known, or where there is nothing to be paid. */
function moneyOf({ money, currency }: Costs, locale: Locale): string {
  return money === undefined || currency === undefined ? '' : `  ${formatMoney(money, currency, locale)}`;
}

function summary(itinerary: Itinerary, locale: Locale, zone: string): string {
  const rides = itinerary.legs.filter((leg) => leg.kind === 'ride');
  const how =
    rides.length === 0
      ? itinerary.legs.filter((leg) => leg.kind === 'street').map((leg) => modeName(leg.mode, locale))
      : rides.map((leg) => leg.route.shortName || leg.route.longName);
  const duration = formatDuration(itinerary.arrival - itinerary.departure, locale);
  return `${clock(itinerary.departure, zone, locale)}–${clock(itinerary.arrival, zone, locale)}  ${duration}  ${how.join(' → ')}`;
}

function legLine(leg: Leg, locale: Locale): string {
  const zone = leg.kind === 'stationary' ? leg.at.timezone : leg.from.timezone;
  const time = clock(leg.departure, zone, locale);
  const duration = formatDuration(leg.arrival - leg.departure, locale);
  if (leg.kind === 'stationary') return `${time}  ${modeName(leg.mode, locale)}  ${duration}  ${leg.at.name}`;
  if (leg.kind === 'street')
    return `${time}  ${modeName(leg.mode, locale)}  ${duration}, ${formatDistance(leg.metres, locale)}${leg.to.name === '' ? '' : `  → ${leg.to.name}`}`;
  const line = leg.route.shortName || leg.route.longName;
  return `${time}  ${modeName(leg.mode, locale)} ${line} → ${leg.headsign}  ${leg.from.name} → ${leg.to.name} (${clock(leg.arrival, leg.to.timezone, locale)})`;
}

const clock = (instant: number, zone: string, locale: Locale): string => formatTime(instant, zone, locale);
