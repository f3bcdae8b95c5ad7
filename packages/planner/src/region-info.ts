import { providerNames } from '@tripwright/core/engine/journey';
import type { RegionInfo } from '@tripwright/core/model';
import type { Region } from '@tripwright/core/region';

/** The public facts of a region. @param urls base URLs of the servers that serve it */
export function regionInfo(region: Region, urls: readonly string[]): RegionInfo {
  const { manifest, outline } = region;
  const { code, title, timezone, modes, cities, datasetVersion, serviceDates } = manifest;
  const credits = manifest.sources.map(({ kind, name, attribution, url, licence }) => ({
    kind,
    name,
    attribution,
    url,
    ...(licence !== undefined && { licence }),
  }));
  return {
    code,
    title,
    outline,
    timezone,
    modes,
    cities,
    urls,
    credits,
    datasetVersion,
    serviceDates,
    providerNames: providerNames(region),
  };
}
