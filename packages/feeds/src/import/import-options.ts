import { existsSync } from 'node:fs';
import { PlannerError } from '@tripwright/core/base';
import { type CountryRules, countryRules, knownCountries } from '@tripwright/core/street';
import type { Progress } from './region-part.ts';

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
  readonly progress?: Progress;
  readonly signal?: AbortSignal;
}

const REGION_CODE = /^[A-Za-z0-9][A-Za-z0-9._-]{0,79}$/;

/**
 * Refuses options that cannot be followed, before anything is read.
 * @returns the rules of the country that they name, if they name one
 * @throws PlannerError `bad-usage` or `input-missing`, with what to do
 */
export function checkOptions(options: ImportOptions): CountryRules | undefined {
  const { region, gtfs, osm, country, elevation = [] } = options;
  if (!REGION_CODE.test(region))
    refuse(
      `--region ${region} is no region code: use letters, digits, dots, hyphens and underscores, such as pt_porto.`,
    );
  const rules = country === undefined ? undefined : countryRules(country);
  if (country !== undefined && rules === undefined)
    refuse(
      `--country ${country} is not known. There are rules for ${knownCountries.join(', ')}; leave it out for others.`,
    );
  if (gtfs.length === 0 && osm === undefined) refuse('Give at least one --gtfs FILE or one --osm FILE.');
  if (elevation.length > 0 && osm === undefined)
    refuse('--elevation gives heights to streets: give the streets too, with --osm FILE.');
  if (osm === undefined && (options.keepIslands === true || rules !== undefined)) {
    const option = options.keepIslands === true ? '--keep-islands' : '--country';
    refuse(`${option} is about streets: give them with --osm FILE, or leave it out.`);
  }
  for (const file of [...gtfs, ...(osm === undefined ? [] : [osm]), ...elevation])
    if (!existsSync(file)) throw new PlannerError('input-missing', `There is no file ${file}. Check the path.`);
  return rules;
}

function refuse(why: string): never {
  throw new PlannerError('bad-usage', why);
}
