import { PlannerError } from '../base/index.ts';

/** The version of the artefact format; raised when older and newer programs can no longer read each other's artefacts. */
export const ARTEFACT_VERSION = 7;

/** The source of data and its licence, which must be shown with it (TL-9). */
export interface DataSource {
  /** `gtfs`, `osm`, … */
  readonly kind: string;
  /** The name of the feed, or the name of the file without folders. */
  readonly name: string;
  /** Content hash of the input file. */
  readonly hash: string;
  /** The credit, ready to show. */
  readonly attribution: string;
  readonly url: string;
  /** Name or address of the licence; absent = unknown. */
  readonly licence?: string;
  /** The first and last service day of a GTFS feed; absent where no trip ever runs. */
  readonly serviceDates?: { readonly first: string; readonly last: string };
  /** feed_info.txt of a GTFS feed; '' and undefined where it has no value. */
  readonly feed?: {
    readonly publisher: string;
    readonly version: string;
    /** BCP 47; `mul`: names in many languages. */
    readonly language: string;
    /** The dates that the publisher guarantees, `YYYY-MM-DD` (CAL-16). */
    readonly validFrom: string;
    readonly validTo: string;
  };
}

/** The version of a feed of a region, as its `feed_info.txt` has it; '' where it has none. @param name of the feed */
export function feedVersionOf({ sources }: Pick<RegionManifest, 'sources'>, name: string): string {
  return sources.find((source) => source.kind === 'gtfs' && source.name === name)?.feed?.version ?? '';
}

/** `manifest.json`: the description of a region. It contains no time of creation and no path, so that equal input gives equal bytes. */
export interface RegionManifest {
  readonly formatVersion: number;
  readonly code: string;
  readonly title: string;
  readonly timezone: string;
  /** The outline, a closed ring as an encoded polyline. */
  readonly outline: string;
  /** South, west, north, east in degrees. */
  readonly boundingBox: readonly [number, number, number, number];
  /** The modes of the region, in display order. */
  readonly modes: readonly string[];
  /** A hash over all content: the name of exactly this dataset. */
  readonly datasetVersion: string;
  readonly sources: readonly DataSource[];
  readonly counts: Readonly<Record<string, number>>;
  /** The first and last service date, `YYYY-MM-DD`; absent without a timetable. */
  readonly serviceDates: { readonly first: string; readonly last: string } | undefined;
  readonly cities: readonly {
    readonly identifier: string;
    readonly title: string;
    readonly lat: number;
    readonly lng: number;
  }[];
  /** The files beside the manifest by name, with their hash and size in bytes. */
  readonly files: Readonly<Record<string, { readonly hash: string; readonly bytes: number }>>;
  /** Whether walking links between stops follow streets, or straight lines for want of streets. */
  readonly walking: 'streets' | 'straight-lines';
  /** ISO 4217 code of the currency of most prices; absent where the data have no prices. */
  readonly currency?: string;
}

/**
 * Parses `manifest.json`.
 * @param source the name of the file in errors
 * @throws PlannerError `artefact-corrupt` or `artefact-newer-format`
 */
export function parseManifest(text: string, source: string): RegionManifest {
  const corrupt = (what: string, cause?: unknown): PlannerError =>
    new PlannerError(
      'artefact-corrupt',
      `${source}: ${what}. Build the region again, or restore the file from a backup.`,
      { cause },
    );
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (cause) {
    throw corrupt('is not JSON (cut off?)', cause);
  }
  if (typeof value !== 'object' || value === null) throw corrupt('is not a manifest');
  const manifest = value as Partial<RegionManifest>;
  if (typeof manifest.formatVersion !== 'number') throw corrupt('has no format version');
  if (manifest.formatVersion > ARTEFACT_VERSION) {
    throw new PlannerError(
      'artefact-newer-format',
      `${source}: written in format ${manifest.formatVersion}, this program reads up to ${ARTEFACT_VERSION}. Update Tripwright, or build the region again with this version.`,
    );
  }
  if (manifest.formatVersion < ARTEFACT_VERSION) throw corrupt(`written in the old format ${manifest.formatVersion}`);
  for (const key of ['code', 'title', 'timezone', 'outline', 'datasetVersion'] as const) {
    if (typeof manifest[key] !== 'string') throw corrupt(`lacks "${key}"`);
  }
  for (const key of ['modes', 'sources', 'boundingBox', 'cities'] as const) {
    if (!Array.isArray(manifest[key])) throw corrupt(`lacks "${key}"`);
  }
  if (typeof manifest.files !== 'object' || manifest.files === null) throw corrupt('lacks "files"');
  return manifest as RegionManifest;
}
