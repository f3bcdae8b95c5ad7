import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { PlannerError, type Sections, StringPool, StringPoolBuilder, writeFlatFile } from '@tripwright/core/base';
import { type StopWalks, StreetEngine, WALKING_METRES_PER_SECOND, walkStops } from '@tripwright/core/engine/street';
import { buildFares } from '@tripwright/core/fares';
import { boundingBoxOf, encodePolyline } from '@tripwright/core/geo';
import { ARTEFACT_FILES, ARTEFACT_VERSION, type DataSource, type RegionManifest } from '@tripwright/core/region';
import {
  type BuiltStreets,
  buildAreas,
  buildStreetGraph,
  countryOfZone,
  countryRules,
  knownCountries,
  readParking,
  StreetGraph,
} from '@tripwright/core/street';
import {
  type BuiltTimetable,
  buildShapes,
  buildTimetable,
  type FeedRows,
  layOutWalkingLinks,
  stepFreeSections,
  stopPlaces,
} from '@tripwright/core/timetable';
import { sha256, writeArtefact } from '../artefact/index.ts';
import { readGtfs } from '../gtfs/index.ts';
import { NoticeCollector } from '../notices/index.ts';
import { readOsm } from '../osm/index.ts';
import { feedFigures, noteCommonDates, type ReportSection, writeReport } from '../report/index.ts';
import { city, feedSource, modesOfRegion, regionOutline, serviceDates } from './describe-region.ts';
import { fareSection } from './fare-section.ts';
import { feedNames } from './feed-names.ts';
import { importOnDemand } from './import-on-demand.ts';
import { elevationSection, elevationSources, regionHeights } from './region-heights.ts';
import { linkRegionParking } from './region-parking.ts';

export interface ImportOptions {
  readonly region: string;
  readonly title?: string;
  readonly gtfs: readonly string[];
  readonly osm?: string;
  /** Shared-vehicle systems: folders, zips, `gbfs.json` files or addresses of them. */
  readonly gbfs?: readonly string[];
  /** File of providers (docs/providers.md). */
  readonly providers?: string;
  /** SRTM tiles or GeoTIFF in degrees, for the streets. */
  readonly elevation?: readonly string[];
  /** Licences of feeds by their names, for those that do not say theirs or say it wrongly. */
  readonly licences?: ReadonlyMap<string, string>;
  readonly keepIslands?: boolean;
  /** ISO 3166-1 code of the country whose traffic law counts where tags are silent; that of the time zone unless given. */
  readonly country?: string;
  readonly out: string;
  /** Told what is being done and how far it is, 0 to 1. */
  readonly progress?: (step: string, share: number) => void;
  readonly signal?: AbortSignal;
}

export interface ImportResult {
  readonly manifest: RegionManifest;
  /** The region's own folder. */
  readonly folder: string;
  readonly notices: NoticeCollector;
}

/** Walks between stops longer than this are no change of vehicle. */
const WALKING_LINK_SECONDS = 600;
/** GTFS route types of ferries, basic and extended. */
const FERRY_TYPES = new Set([4, 1000, 1200]);
const REGION_CODE = /^[A-Za-z0-9][A-Za-z0-9._-]{0,79}$/;

/**
 * Builds a region from feed files: reads, lays out, links stops to streets, writes the artefact whole or not at all.
 * @throws PlannerError naming the file, what is wrong with it and what to do; nothing is written then
 */
export async function importRegion(options: ImportOptions): Promise<ImportResult> {
  const { region, gtfs, osm } = options;
  const step = options.progress ?? ((): void => undefined);
  if (!REGION_CODE.test(region)) {
    throw new PlannerError(
      'bad-usage',
      `--region ${region} is no region code: use letters, digits, dots, hyphens and underscores, such as pt_porto.`,
    );
  }
  const named = options.country === undefined ? undefined : countryRules(options.country);
  if (options.country !== undefined && named === undefined)
    throw new PlannerError(
      'bad-usage',
      `--country ${options.country} is not known. There are rules for ${knownCountries.join(', ')}; leave it out for others.`,
    );
  if (gtfs.length === 0 && osm === undefined)
    throw new PlannerError('bad-usage', 'Give at least one --gtfs FILE or one --osm FILE.');
  const elevation = options.elevation ?? [];
  if (elevation.length > 0 && osm === undefined)
    throw new PlannerError('bad-usage', '--elevation gives heights to streets: give the streets too, with --osm FILE.');
  if (osm === undefined && (options.keepIslands === true || named !== undefined))
    throw new PlannerError(
      'bad-usage',
      `${options.keepIslands === true ? '--keep-islands' : '--country'} is about streets: give them with --osm FILE, or leave it out.`,
    );
  for (const file of [...gtfs, ...(osm === undefined ? [] : [osm]), ...elevation]) {
    if (!existsSync(file)) throw new PlannerError('input-missing', `There is no file ${file}. Check the path.`);
  }
  const notices = new NoticeCollector();
  const buffers = new Map<string, Uint8Array>();
  const texts = new Map<string, Uint8Array | Uint32Array>();
  const sources: DataSource[] = [];
  const counts: Record<string, number> = {};
  const sections: ReportSection[] = [];

  const feeds = await readFeeds(gtfs, notices, step, options.signal);
  const names = feeds.map(({ rows }) => rows.name);
  for (const name of options.licences?.keys() ?? []) {
    if (!names.includes(name))
      throw new PlannerError('bad-usage', `--licence: there is no feed ${name}. The feeds are ${names.join(', ')}.`);
  }
  const { gbfs = [], providers } = options;
  const onDemand = await importOnDemand({
    feeds: feeds.map((feed) => feed.rows),
    gbfs,
    ...(providers === undefined ? {} : { providers }),
    notices,
    step,
  });
  const timetableStrings = new StringPoolBuilder();
  let built: BuiltTimetable | undefined;
  if (feeds.length > 0) {
    step('Laying out the timetable', 0);
    built = buildTimetable(
      feeds.map((feed) => feed.rows),
      timetableStrings,
    );
    if (built.tripIndexOf.every((trips) => trips.every((trip) => trip < 0))) {
      if (!onDemand.hasFlex) {
        throw new PlannerError(
          'input-unusable',
          `No usable trip in ${gtfs.join(', ')}. "tripwright check ${gtfs.join(' ')}" says why.`,
        );
      }
      built = undefined;
    }
    step('Laying out the timetable', 1);
  }

  const country = named ?? countryOfZone(feeds[0]?.rows.agencies[0]?.timezone ?? '');
  let streets: BuiltStreets | undefined;
  let engine: StreetEngine | undefined;
  if (osm !== undefined) {
    const rows = await readOsm(osm, { progress: (share) => step(`Reading ${basename(osm)}`, share) });
    step('Building the street graph', 0);
    const streetStrings = new StringPoolBuilder();
    // A ferry that the timetable runs must not also be a street that can be boarded at any minute (OS-27).
    const ferries = !feeds.some((feed) => feed.rows.routes.some((route) => FERRY_TYPES.has(route.type)));
    const heights = await regionHeights(rows, elevation);
    streets = buildStreetGraph(rows, streetStrings, {
      keepIslands: options.keepIslands === true,
      ferries,
      country,
      ...(heights === undefined ? {} : { heights }),
    });
    step('Building the street graph', 1);
    if (streets.counts.edges === 0) {
      throw new PlannerError(
        'input-unusable',
        `${osm} holds no streets (ways with a highway tag). Give an extract with streets.`,
      );
    }
    const parking = readParking(rows, streetStrings);
    const pool = streetStrings.build();
    texts.set('streetBytes', pool.bytes).set('streetOffsets', pool.offsets);
    engine = new StreetEngine(StreetGraph.from(streets.sections, new StringPool(pool.bytes, pool.offsets)));
    buffers.set(ARTEFACT_FILES.street, writeFlatFile('street', streets.sections));
    const linkedParking = linkRegionParking(rows, parking, engine);
    buffers.set(ARTEFACT_FILES.parking, writeFlatFile('parking', linkedParking.sections));
    buffers.set(ARTEFACT_FILES.areas, writeFlatFile('areas', buildAreas(rows)));
    counts['streetNodes'] = streets.counts.nodes;
    counts['streetEdges'] = streets.counts.edges;
    sources.push({
      kind: 'osm',
      name: basename(osm),
      hash: sha256(await readFile(osm)).slice(0, 16),
      attribution: '© OpenStreetMap contributors',
      url: 'https://www.openstreetmap.org/copyright',
      licence: 'ODbL-1.0',
    });
    counts['parkingPlaces'] = parking.count;
    sections.push(streetSection(basename(osm), streets), linkedParking.report);
    if (elevation.length > 0) sections.push(elevationSection(elevation, streets));
    sources.push(...(await elevationSources(elevation)));
  }

  if (built !== undefined) {
    const tripCount = built.tripIndexOf.reduce((sum, trips) => sum + trips.filter((trip) => trip >= 0).length, 0);
    const walks = walkStops(built.sections, built.stopLat, built.stopLng, built.boardableStops, engine, {
      limitSeconds: WALKING_LINK_SECONDS,
      progress: (share) => step('Walking between stops', share),
    });
    sections.push(walkingSection(walks, built.boardableStops, engine !== undefined));
    const places: Sections = new Map([...stopPlaces(built.sections), ...walks.places]);
    const links = layOutWalkingLinks(built.sections, walks.onFoot);
    const timetable: Sections = new Map([
      ...built.sections,
      ...links,
      ...stepFreeSections(layOutWalkingLinks(built.sections, walks.onWheels)),
    ]);
    buffers.set(ARTEFACT_FILES.timetable, writeFlatFile('timetable', timetable));
    buffers.set(ARTEFACT_FILES.places, writeFlatFile('places', places));
    step('Drawing shapes', 0);
    buffers.set(
      ARTEFACT_FILES.shapes,
      writeFlatFile(
        'shapes',
        buildShapes(
          feeds.map((feed) => feed.rows),
          built,
          tripCount,
        ),
      ),
    );
    step('Drawing shapes', 1);
    const rows = feeds.map((feed) => feed.rows);
    const fares = buildFares(rows, built, timetableStrings);
    if (fares !== undefined) {
      buffers.set(ARTEFACT_FILES.fares, writeFlatFile('fares', fares));
      sections.push(fareSection(rows, fares));
    }
    const pool = timetableStrings.build();
    texts.set('timetableBytes', pool.bytes).set('timetableOffsets', pool.offsets);
    counts['stops'] = built.boardableStops;
    counts['routes'] = feeds.reduce((sum, feed) => sum + feed.rows.routes.length, 0);
    counts['trips'] = tripCount;
    counts['walkingLinks'] = (links.get('linkTo') as Int32Array).length;
  }
  for (const feed of feeds) sources.push(await feedSource(feed.file, feed.rows, options.licences?.get(feed.rows.name)));
  for (const [file, bytes] of onDemand.buffers) buffers.set(file, bytes);
  sources.push(...onDemand.sources);
  sections.push(...onDemand.sections);
  Object.assign(counts, onDemand.counts);
  buffers.set(ARTEFACT_FILES.text, writeFlatFile('text', texts));

  const outline = regionOutline(built, streets, onDemand.places);
  const title = options.title ?? region;
  const dates = serviceDates(feeds.map((feed) => feed.rows));
  const timezone = feeds[0]?.rows.agencies[0]?.timezone ?? onDemand.timezone ?? named?.zones[0] ?? 'UTC';
  const box = boundingBoxOf(outline);
  const centre = city(region, title, built, streets, onDemand.places);
  const figures = feeds.map((feed) => feedFigures(feed.rows));
  noteCommonDates(figures, notices);
  const reports = writeReport({
    region: { code: region, title },
    feeds: figures,
    notices,
    sections,
  });
  options.signal?.throwIfAborted();
  step('Writing the region', 0);
  const manifest = await writeArtefact(options.out, {
    manifest: {
      formatVersion: ARTEFACT_VERSION,
      code: region,
      title,
      timezone,
      outline: encodePolyline(outline),
      boundingBox: box === undefined ? [0, 0, 0, 0] : [box.south, box.west, box.north, box.east],
      modes: modesOfRegion(
        feeds.map((feed) => feed.rows),
        built,
        timetableStrings,
        streets !== undefined,
        onDemand.modes,
      ),
      sources: sources.sort((a, b) => (a.kind + a.name < b.kind + b.name ? -1 : 1)),
      counts,
      serviceDates: dates,
      cities: centre === undefined ? [] : [centre],
      walking: streets === undefined ? 'straight-lines' : 'streets',
    },
    buffers,
    reports: new Map([
      ['report.json', reports.json],
      ['report.html', reports.html],
    ]),
  });
  step('Writing the region', 1);
  return { manifest, folder: join(options.out, region), notices };
}

interface ReadFeed {
  readonly file: string;
  readonly rows: FeedRows;
}

async function readFeeds(
  files: readonly string[],
  notices: NoticeCollector,
  step: (step: string, share: number) => void,
  signal: AbortSignal | undefined,
): Promise<ReadFeed[]> {
  const names = feedNames(files);
  const feeds: ReadFeed[] = [];
  for (const [i, file] of files.entries()) {
    const label = `Reading ${basename(file)}`;
    const rows = await readGtfs(file, {
      name: names[i] as string,
      notices,
      progress: ({ doneBytes, totalBytes }) => step(label, totalBytes > 0 ? doneBytes / totalBytes : 0),
      ...(signal === undefined ? {} : { signal }),
    });
    step(label, 1);
    feeds.push({ file, rows });
  }
  // By name, not by place on the command line: nothing derived from load order may leak (FM-7).
  return feeds.sort((a, b) => (a.rows.name < b.rows.name ? -1 : 1));
}

function walkingSection(walks: StopWalks, boardable: number, hasStreets: boolean): ReportSection {
  return {
    title: 'Walking',
    text: hasStreets
      ? 'Walks between stops follow the streets, and the pathways inside stations that have any; stops off the street network walk in straight lines.'
      : 'No streets were given (--osm): all walking is in straight lines, but inside stations that have pathways.',
    figures: [
      { label: 'walks between stops', value: String(walks.onFoot.from.length) },
      { label: 'of these for wheelchairs, as far as is known', value: String(walks.onWheels.from.length) },
      { label: 'stops off the street network', value: String(hasStreets ? walks.offStreets : boardable) },
      { label: 'walking speed', value: `${(WALKING_METRES_PER_SECOND * 3.6).toFixed(1)} km/h` },
    ],
  };
}

function streetSection(file: string, streets: BuiltStreets): ReportSection {
  return {
    title: `Streets: ${file}`,
    figures: [
      { label: 'ways used', value: String(streets.counts.ways) },
      { label: 'crossings and other points of decision', value: String(streets.counts.nodes) },
      { label: 'edges', value: String(streets.counts.edges) },
      { label: 'turn restrictions', value: String(streets.counts.restrictions) },
      { label: 'turn restrictions that made no sense', value: String(streets.findings.brokenRestrictions.length) },
      { label: 'areas crossed rather than circled', value: String(streets.counts.areasCrossed) },
      { label: 'areas too intricate to be crossed', value: String(streets.findings.areasNotCrossed) },
      { label: 'references to nodes outside the file', value: String(streets.findings.missingNodes) },
      { label: 'nodes that occur more than once', value: String(streets.findings.repeatedNodes) },
    ],
  };
}
