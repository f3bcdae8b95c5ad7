import { existsSync, statSync } from 'node:fs';
import { PlannerError } from '@tripwright/core/base';
import { type CountryRules, countryRules, knownCountries } from '@tripwright/core/street';
import type { BuildProgress } from './build-step.ts';

/** The input of {@link importRegion}. At least one file of `gtfs` or `osm` is needed. */
export interface ImportOptions {
  /** Code of the region and name of its folder: letters, digits, dots, hyphens and underscores. */
  readonly region: string;
  /** Name of the region for people. Default: the code. */
  readonly title?: string;
  /** GTFS feeds: zips or folders. */
  readonly gtfs: readonly string[];
  /** Streets: an OpenStreetMap file (`.osm.pbf`, `.osm`, `.osm.gz`, `.osm.bz2`). */
  readonly osm?: string;
  /** Shared-vehicle systems in GBFS: folders, zips, `gbfs.json` files, or addresses of `gbfs.json`. */
  readonly gbfs?: readonly string[];
  /** Whether addresses that a system of `gbfs` lists, and redirects, may lead to hosts of private networks. Default false. */
  readonly allowPrivate?: boolean;
  /** File of taxi, hire and parking providers (docs/providers.md). */
  readonly providers?: string;
  /** Elevation of the streets: SRTM tiles (`.hgt`, `.hgt.gz`) or GeoTIFF in degrees. */
  readonly elevation?: readonly string[];
  /** Measured speeds of cars by way and hour of the week (docs/street-choices.md). Default: speeds by kind of road and time of day. */
  readonly speeds?: string;
  /** Licences by name of the feed; they override those in feed_info.txt. */
  readonly licences?: ReadonlyMap<string, string>;
  /** Whether parts of the street network that are cut off from the rest are kept. Default false. */
  readonly keepIslands?: boolean;
  /** ISO 3166-1 code of the country whose traffic law fills missing tags. Default: the country in which most of the streets lie. */
  readonly country?: string;
  /** Whether impossibly fast times of trips are replaced by interpolation (docs/data-quality.md). Default false. */
  readonly repair?: boolean;
  /** Folder for the region's own folder; created if needed. */
  readonly out: string;
  /** Called as the import proceeds. */
  readonly progress?: BuildProgress;
  /** Aborts the import; nothing is written then. */
  readonly signal?: AbortSignal;
}

const REGION_CODE = /^[A-Za-z0-9][A-Za-z0-9._-]{0,79}$/;

/**
 * Checks the options before any file is read.
 * @returns the rules of the country in the options; undefined without a country
 * @throws PlannerError `bad-usage` or `input-missing`, with the remedy
 */
export function checkOptions(options: ImportOptions): CountryRules | undefined {
  const { region, gtfs, osm, country, elevation = [], speeds } = options;
  if (!REGION_CODE.test(region))
    refuse(
      `--region ${region} is not a region code: use letters, digits, dots, hyphens and underscores, such as pt_porto.`,
    );
  const rules = country === undefined ? undefined : countryRules(country);
  if (country !== undefined && rules === undefined)
    refuse(
      `--country ${country} is not supported. Rules exist for ${knownCountries.join(', ')}; omit the option for other countries.`,
    );
  if (gtfs.length === 0 && osm === undefined) refuse('Give at least one --gtfs FILE or one --osm FILE.');
  if (elevation.length > 0 && osm === undefined) refuse('--elevation needs streets: add --osm FILE.');
  if (speeds !== undefined && osm === undefined) refuse('--speeds needs streets: add --osm FILE.');
  if (osm === undefined && (options.keepIslands === true || rules !== undefined)) {
    const option = options.keepIslands === true ? '--keep-islands' : '--country';
    refuse(`${option} needs streets: add --osm FILE, or omit the option.`);
  }
  for (const file of [...gtfs, ...[osm, speeds].filter((file) => file !== undefined), ...elevation])
    if (!existsSync(file)) throw new PlannerError('input-missing', `There is no file ${file}. Check the path.`);
  if (speeds !== undefined && !statSync(speeds).isFile())
    throw new PlannerError('input-unusable', `${speeds} is no file. Give --speeds a CSV file, plain or .gz.`);
  return rules;
}

function refuse(message: string): never {
  throw new PlannerError('bad-usage', message);
}
