import { basename, join } from 'node:path';
import { PlannerError } from '@tripwright/core/base';
import { boundingBoxOf, encodePolyline } from '@tripwright/core/geo';
import { ARTEFACT_FILES, ARTEFACT_VERSION, type DataSource, type RegionManifest } from '@tripwright/core/region';
import { writeFlatFile } from '@tripwright/core/storage';
import type { CountryRules } from '@tripwright/core/street';
import type { FeedRows } from '@tripwright/core/timetable/build';
import { writeArtefact } from '../artefact/index.ts';
import { readGtfs } from '../gtfs/index.ts';
import { NoticeCollector } from '../notices/index.ts';
import { feedFigures, noteApart, noteCommonDates, writeReport } from '../report/index.ts';
import type { BuildProgress } from './build-step.ts';
import {
  city,
  crossingsOf,
  feedSource,
  modesOfRegion,
  needsStreets,
  regionOutline,
  serviceDates,
} from './describe-region.ts';
import { feedNames } from './feed-names.ts';
import { importNames } from './import-names.ts';
import { importOnDemand, type OnDemand } from './import-on-demand.ts';
import { checkOptions, type ImportOptions } from './import-options.ts';
import { type ImportedStreets, importStreets, type StreetInputs } from './import-streets.ts';
import { draftTimetable, finishTimetable, type TimetableDraft } from './import-timetable.ts';
import { localCurrency } from './local-currency.ts';
import { elevationAlarms } from './region-heights.ts';
import type { RegionPart } from './region-part.ts';

/** A region that was built and written. */
export interface ImportResult {
  readonly manifest: RegionManifest;
  /** Path of the region's own folder. */
  readonly folder: string;
  readonly notices: NoticeCollector;
  /** The traffic law of the streets: the country, and why it; undefined without streets. */
  readonly trafficLaw?: { readonly reason: string; readonly isDoubtful: boolean };
  /** Findings that make most plans fail, one sentence each. */
  readonly alarms: readonly string[];
}

/** GTFS route types of ferries, basic and extended. */
const FERRY_TYPES = new Set([4, 1000, 1200]);

/**
 * Builds a region from feed files: reads them, builds timetable and streets, links stops to streets, and writes the artefact and
 * its reports. The folder is replaced as a whole or not at all.
 * @throws PlannerError naming the file, what is wrong with it and the remedy; nothing is written then. The reason of
 *   {@link ImportOptions.signal} when aborted
 */
export async function importRegion(options: ImportOptions): Promise<ImportResult> {
  const {
    region,
    gtfs,
    osm,
    gbfs = [],
    allowPrivate = false,
    providers,
    licences,
    out,
    repair = false,
    signal,
  } = options;
  const title = options.title ?? region;
  const step = options.progress ?? ((): void => undefined);
  const country = checkOptions(options);
  const notices = new NoticeCollector();

  const files = await readFeeds(gtfs, repair, notices, step, signal);
  const feeds = files.map(({ rows }) => rows);
  checkLicences(licences, feeds);
  const onDemand = await importOnDemand({
    feeds,
    gbfs,
    allowPrivate,
    ...(providers === undefined ? {} : { providers }),
    notices,
    step,
  });
  const timetable = draftTimetable(feeds, step);
  if (feeds.length > 0 && timetable === undefined && !onDemand.hasFlex) {
    const names = gtfs.join(' ');
    throw new PlannerError(
      'input-unusable',
      `No usable trip in ${names}. Run "tripwright check ${names}" for the reasons.`,
    );
  }
  const streets =
    osm === undefined ? undefined : await importStreets(streetInputs(options, osm, feeds, country, notices));
  const services = timetable === undefined ? undefined : finishTimetable(timetable, feeds, streets?.engine, step);
  const parts: readonly RegionPart[] = [
    ...(streets === undefined ? [] : [streets.part]),
    ...(services === undefined ? [] : [services.part]),
    onDemand,
    importNames(streets?.named ?? [], services?.stops, step),
  ];

  const figures = feeds.map(feedFigures);
  noteCommonDates(figures, notices);
  const alarms = [
    ...noteApart(
      feeds.map(({ name, stops }) => ({ name, stops })),
      crossingsOf(streets?.built),
      notices,
    ),
    ...(streets !== undefined && (options.elevation ?? []).length > 0 ? elevationAlarms(streets.built) : []),
    ...(streets === undefined ? noteMissingStreets(onDemand.modes, timetable !== undefined, notices) : []),
  ];
  const sections = parts.flatMap((part) => part.sections);
  const reports = writeReport({ region: { code: region, title }, feeds: figures, notices, sections, alarms });
  const sources = parts.flatMap((part) => part.sources);
  for (const { file, rows } of files) sources.push(await feedSource(file, rows, licences?.get(rows.name)));
  signal?.throwIfAborted();
  step({ kind: 'writing', file: '' }, 0);
  const manifest = await writeArtefact(out, {
    manifest: manifestOf({ region, title, feeds, timetable, streets, onDemand, parts, sources }),
    buffers: new Map([
      ...parts.flatMap((part) => [...part.buffers]),
      [ARTEFACT_FILES.text, writeFlatFile('text', new Map(parts.flatMap((part) => [...part.texts])))],
    ]),
    reports: new Map([
      ['report.json', reports.json],
      ['report.html', reports.html],
    ]),
  });
  step({ kind: 'writing', file: '' }, 1);
  const folder = join(out, region);
  return { manifest, folder, notices, alarms, ...(streets === undefined ? {} : { trafficLaw: streets.country }) };
}

/** Notes the modes of a region without streets that need them. @returns a sentence for the console and the top of the report */
function noteMissingStreets(modes: readonly string[], hasTimetable: boolean, notices: NoticeCollector): string[] {
  const lost = modes.filter(needsStreets);
  if (lost.length === 0) return [];
  for (const mode of lost) notices.source('region').note('streets-needed', 'streets', 0, 'mode', mode);
  const rest = hasTimetable ? '' : ', so the region has nothing to travel by';
  return [`No streets were given (--osm): ${lost.join(', ')} cannot be offered${rest}. Add a street extract.`];
}

function streetInputs(
  { elevation = [], speeds, keepIslands = false, progress = () => undefined }: ImportOptions,
  osm: string,
  feeds: readonly FeedRows[],
  country: CountryRules | undefined,
  notices: NoticeCollector,
): StreetInputs {
  return {
    osm,
    elevation,
    speeds,
    country,
    zone: feeds[0]?.agencies[0]?.timezone ?? '',
    notices,
    keepIslands,
    // A ferry that the timetable runs must not also be a street that can be boarded at any minute (OS-27).
    ferries: !feeds.some(({ routes }) => routes.some(({ type }) => FERRY_TYPES.has(type))),
    step: progress,
  };
}

function checkLicences(licences: ImportOptions['licences'], feeds: readonly FeedRows[]): void {
  const names = feeds.map(({ name }) => name);
  for (const name of licences?.keys() ?? []) {
    if (!names.includes(name))
      throw new PlannerError(
        'bad-usage',
        `--licence names the feed ${name}, which does not exist. The feeds are ${names.join(', ')}.`,
      );
  }
}

interface ReadFeed {
  readonly file: string;
  readonly rows: FeedRows;
}

async function readFeeds(
  files: readonly string[],
  repair: boolean,
  notices: NoticeCollector,
  step: BuildProgress,
  signal: AbortSignal | undefined,
): Promise<ReadFeed[]> {
  const names = feedNames(files);
  const feeds: ReadFeed[] = [];
  for (const [i, file] of files.entries()) {
    const reading = { kind: 'reading', file: basename(file) } as const;
    const rows = await readGtfs(file, {
      name: names[i] as string,
      notices,
      repair,
      progress: ({ doneBytes, totalBytes }) => step(reading, totalBytes > 0 ? doneBytes / totalBytes : 0),
      ...(signal === undefined ? {} : { signal }),
    });
    step(reading, 1);
    feeds.push({ file, rows });
  }
  // By name, because the order on the command line must not change the artefact (FM-7).
  return feeds.sort((a, b) => (a.rows.name < b.rows.name ? -1 : 1));
}

/** The facts of a region after all its sources are read. */
interface RegionFacts {
  readonly region: string;
  readonly title: string;
  readonly feeds: readonly FeedRows[];
  readonly timetable: TimetableDraft | undefined;
  readonly streets: ImportedStreets | undefined;
  readonly onDemand: OnDemand;
  readonly parts: readonly RegionPart[];
  readonly sources: readonly DataSource[];
}

function manifestOf(facts: RegionFacts): Omit<RegionManifest, 'datasetVersion' | 'files'> {
  const { region, title, feeds, timetable, streets, onDemand, parts, sources } = facts;
  const outline = regionOutline(timetable?.built, streets?.built, onDemand.places);
  const box = boundingBoxOf(outline);
  const currency = localCurrency(onDemand.providerCurrencies, feeds, onDemand.planCurrencies);
  const centre = city(region, title, timetable?.built, streets?.built, onDemand.places);
  return {
    formatVersion: ARTEFACT_VERSION,
    code: region,
    title,
    timezone: feeds[0]?.agencies[0]?.timezone ?? onDemand.timezone ?? streets?.country.rules.zones[0] ?? 'UTC',
    outline: encodePolyline(outline),
    boundingBox: box === undefined ? [0, 0, 0, 0] : [box.south, box.west, box.north, box.east],
    modes: modesOfRegion(timetable, streets !== undefined, onDemand.modes),
    sources: [...sources].sort((a, b) => (a.kind + a.name < b.kind + b.name ? -1 : 1)),
    counts: Object.assign({}, ...parts.map((part) => part.counts)),
    serviceDates: serviceDates(feeds),
    cities: centre === undefined ? [] : [centre],
    walking: streets === undefined ? 'straight-lines' : 'streets',
    ...(currency !== undefined && { currency }),
  };
}
