import { join } from 'node:path';
import { PlannerError } from '@tripwright/core/base';
import { removeUnfinished } from '@tripwright/feeds/artefact';
import { type NoticeSummary, noticeKind } from '@tripwright/feeds/notices';
import { serviceCoverage } from '@tripwright/feeds/report';
import { counted } from './counted.ts';
import { runLimited } from './limited/run-limited.ts';
import type { BuildResult } from './limited/task-types.ts';

/** The parsed options of `build`. */
export interface BuildOptions {
  readonly region: string;
  readonly title?: string;
  readonly gtfs: readonly string[];
  readonly osm?: string;
  readonly gbfs: readonly string[];
  readonly allowPrivate: boolean;
  readonly providers?: string;
  readonly country?: string;
  readonly licence: readonly string[];
  readonly elevation: readonly string[];
  readonly speeds?: string;
  readonly keepIslands: boolean;
  readonly repair: boolean;
  readonly timeLimit?: number;
  readonly memoryLimit?: number;
  readonly out: string;
  readonly json: boolean;
}

/** Runs `build`: imports the files, and prints a summary or the manifest. */
export async function buildRegion(options: BuildOptions): Promise<void> {
  const {
    region,
    title,
    gtfs,
    osm,
    gbfs,
    allowPrivate,
    providers,
    country,
    elevation,
    speeds,
    keepIslands,
    repair,
    out,
  } = options;
  const started = performance.now();
  const request = {
    region,
    gtfs,
    gbfs,
    allowPrivate,
    licences: licencesOf(options.licence),
    elevation,
    keepIslands,
    repair,
    out,
    ...(title === undefined ? {} : { title }),
    ...(osm === undefined ? {} : { osm }),
    ...(providers === undefined ? {} : { providers }),
    ...(country === undefined ? {} : { country }),
    ...(speeds === undefined ? {} : { speeds }),
  };
  const inputs = [...gtfs, ...gbfs, ...elevation, ...[osm, providers, speeds].flatMap((file) => file ?? [])];
  const limits = { seconds: options.timeLimit, megabytes: options.memoryLimit };
  // A thread that was ended cannot clean up after itself.
  const built = await runLimited('build', request, inputs, limits).finally(() => removeUnfinished(out, region));
  if (options.json) process.stdout.write(`${JSON.stringify(built.manifest, undefined, 2)}\n`);
  else for (const line of summaryOf(built, performance.now() - started)) process.stdout.write(`${line}\n`);
  if (built.trafficLaw?.isDoubtful === true)
    process.stderr.write(`tripwright: WARNING: traffic law: ${built.trafficLaw.reason}.\n`);
  for (const alarm of built.alarms) process.stderr.write(`tripwright: ERROR: ${alarm}\n`);
}

/** Notices about the times of departures: a plan that looks right is wrong, so they are not left to the report. */
const SAID_AT_ONCE: ReadonlySet<string> = new Set(['zone-far-from-stops', 'fast-travel', 'repaired-times']);

/** The lines printed about a region that was built. */
function summaryOf({ manifest, folder, notices, trafficLaw }: BuildResult, milliseconds: number): string[] {
  const count = (severity: string): number =>
    notices.filter((notice) => notice.severity === severity).reduce((sum, notice) => sum + notice.count, 0);
  const facts = Object.entries(manifest.counts).map(([name, value]) => `${value.toLocaleString('en')} ${spaced(name)}`);
  const { serviceDates } = manifest;
  const coverage = serviceCoverage(serviceDates, new Date().toISOString().slice(0, 10));
  const apart = notices.find(({ code }) => code === 'feeds-without-common-date');
  return [
    `Built ${folder} in ${(milliseconds / 1000).toFixed(1)} s: ${facts.join(', ')}.`,
    ...(trafficLaw === undefined ? [] : [`Traffic law: ${trafficLaw.reason}.`]),
    ...(serviceDates === undefined ? [] : [`Service from ${serviceDates.first} to ${serviceDates.last}.`]),
    ...(coverage === undefined ? [] : [coverage]),
    ...(apart === undefined ? [] : [describeDisjointDates(apart)]),
    ...notices.filter(({ code }) => SAID_AT_ONCE.has(code)).map(describeWrongTimes),
    `Data quality: ${counted(count('error'), 'error')}, ${counted(count('warning'), 'warning')}; see ${join(folder, 'report.html')}`,
  ];
}

/** Licences by feed name. @throws PlannerError `bad-usage` when a feed is given two of them */
function licencesOf(texts: readonly string[]): ReadonlyMap<string, string> {
  const licences = new Map<string, string>();
  for (const [feed, licence] of texts.map(parseLicence)) {
    if (licences.has(feed))
      throw new PlannerError(
        'bad-usage',
        `--licence: ${feed} has two licences, ${licences.get(feed)} and ${licence}. Give one.`,
      );
    licences.set(feed, licence);
  }
  return licences;
}

function parseLicence(text: string): readonly [feed: string, licence: string] {
  const at = text.indexOf('=');
  if (at > 0 && at < text.length - 1) return [text.slice(0, at), text.slice(at + 1)];
  throw new PlannerError('bad-usage', `--licence ${text} is not in the form FEED=LICENCE, such as stcp=CC-BY-4.0.`);
}

/** Describes which feed covers which dates, when no date is covered by all feeds. */
function describeDisjointDates({ examples, count, code }: NoticeSummary): string {
  const dates = examples.map(({ file, value }) => `${file} ${value}`);
  const more = count > dates.length ? ` and ${counted(count - dates.length, 'other feed')}` : '';
  const { meaning, remedy } = noticeKind(code);
  return `${meaning} They cover: ${dates.join(', ')}${more}. ${remedy}`;
}

/** The meaning of a notice, the trips and departures that it concerns, and its first example. */
function describeWrongTimes({ source, code, trips, departures, examples }: NoticeSummary): string {
  const { meaning, remedy } = noticeKind(code);
  const concerned = `${counted(trips, 'trip')}, ${counted(departures, 'departure')}`;
  return `${source}: ${concerned} (${examples[0]?.value ?? ''}). ${meaning} ${remedy}`;
}

function spaced(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
}
