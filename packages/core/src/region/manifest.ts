import { PlannerError } from '../base/index.ts';

/** The version of the whole artefact: raised when a program can no longer read what an older one wrote, or the other way round. */
export const ARTEFACT_VERSION = 3;

/** Where data came from and what its users must be told (TL-9). */
export interface DataSource {
  /** `gtfs`, `osm`, … */
  readonly kind: string;
  /** Feed name or file name without folders. */
  readonly name: string;
  /** Content hash of the input file. */
  readonly hash: string;
  /** Who to credit, in words ready to show. */
  readonly attribution: string;
  readonly url: string;
  /** Name or address; absent where nobody says. */
  readonly licence?: string;
  /** First and last day on which anything of a GTFS feed runs; absent where nothing ever does. */
  readonly serviceDates?: { readonly first: string; readonly last: string };
  /** What a GTFS feed says of itself (feed_info.txt); '' and undefined where it does not. */
  readonly feed?: {
    readonly publisher: string;
    readonly version: string;
    /** BCP 47; `mul`: names in many languages. */
    readonly language: string;
    /** Dates for which the publisher vouches, `YYYY-MM-DD` (CAL-16). */
    readonly validFrom: string;
    readonly validTo: string;
  };
}

/** `manifest.json` of a region: what it is, without opening its buffers. Holds no clock and no path: equal input, equal bytes. */
export interface RegionManifest {
  readonly formatVersion: number;
  readonly code: string;
  readonly title: string;
  readonly timezone: string;
  /** Encoded polyline of the outline, closed. */
  readonly outline: string;
  /** Degrees: south, west, north, east. */
  readonly boundingBox: readonly [number, number, number, number];
  /** Mode identifiers that can be travelled here, in display order. */
  readonly modes: readonly string[];
  /** Hash of all content: the name of exactly this dataset. */
  readonly datasetVersion: string;
  readonly sources: readonly DataSource[];
  readonly counts: Readonly<Record<string, number>>;
  /** First and last service date (`YYYY-MM-DD`), absent without a timetable. */
  readonly serviceDates: { readonly first: string; readonly last: string } | undefined;
  readonly cities: readonly {
    readonly identifier: string;
    readonly title: string;
    readonly lat: number;
    readonly lng: number;
  }[];
  /** The buffers beside the manifest, by name, with their hash and size in bytes. */
  readonly files: Readonly<Record<string, { readonly hash: string; readonly bytes: number }>>;
  /** Whether walking between stops follows streets, or straight lines because no streets were given. */
  readonly walking: 'streets' | 'straight-lines';
}

/** @throws PlannerError when the text is no manifest of a version that this program reads */
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
