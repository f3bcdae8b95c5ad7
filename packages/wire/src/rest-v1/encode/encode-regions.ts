import { hashText } from '@tripwright/core/base';
import { encodePolyline } from '@tripwright/core/geo';
import type { RegionInfo } from '@tripwright/core/model';
import { findModeFamily } from '@tripwright/core/modes';
import { type Colour, canonicalJson } from '@tripwright/core/template';
import { type Locale, modeMeaning } from '@tripwright/core/text';
import { listedModeName } from './mode-info.ts';

/** A mode as the list of regions describes it. */
export interface ModeDetails {
  readonly title: string;
  readonly subtitle?: string;
  readonly color: Colour;
  readonly implies?: readonly string[];
  readonly required?: boolean;
}

/** Body of `/v1/regions.json`. */
export interface RegionsResponse {
  readonly hashCode: number;
  readonly regions: readonly {
    /** The region's code. */
    readonly name: string;
    readonly title: string;
    readonly polygon: string;
    readonly timezone: string;
    readonly modes: readonly string[];
    readonly cities: readonly {
      readonly identifier: string;
      readonly title: string;
      readonly lat: number;
      readonly lng: number;
      readonly timezone: string;
      readonly region: string;
      /** Encoded outline. */
      readonly polygon?: string;
    }[];
    readonly urls: readonly string[];
  }[];
  readonly modes: Readonly<Record<string, ModeDetails>>;
}

/** Colour of modes of an unknown family, which only a region's own list can contain. */
const NEUTRAL: Colour = { red: 107, green: 114, blue: 128 };

/**
 * Encodes the list of regions (wire-format.md section 5). The hash covers all its content: it changes exactly when a visible field changes,
 * and it is the same on every server.
 * @param ownUrl base URL of this server with the version prefix, for regions that list no servers
 * @param cityPolygons adds the outline of each city that has a region of its own: that of the region
 */
export function encodeRegions(
  regions: readonly RegionInfo[],
  ownUrl: string,
  locale: Locale,
  cityPolygons = false,
): RegionsResponse {
  const modes = new Set(regions.flatMap((region) => region.modes));
  for (const mode of modes) for (const implied of findModeFamily(mode)?.implies ?? []) modes.add(implied);
  const content = {
    regions: regions.map((region) => ({
      name: region.code,
      title: region.title,
      polygon: encodePolyline(region.outline),
      timezone: region.timezone,
      modes: region.modes,
      cities: region.cities.map(({ identifier, title, lat, lng }) => ({
        identifier,
        title,
        lat,
        lng,
        timezone: region.timezone,
        region: region.code,
        ...(cityPolygons && region.cities.length === 1 && { polygon: encodePolyline(region.outline) }),
      })),
      urls: region.urls.length > 0 ? region.urls : [ownUrl],
    })),
    modes: Object.fromEntries([...modes].map((mode) => [mode, detailsOfMode(mode, regions, locale)])),
  };
  return { hashCode: hashText(canonicalJson(content)), ...content };
}

/** How the list of regions describes a mode. */
export function detailsOfMode(mode: string, regions: readonly RegionInfo[], locale: Locale): ModeDetails {
  const row = findModeFamily(mode);
  const subtitle = modeMeaning(mode, locale);
  return {
    title: listedModeName(mode, regions, locale),
    ...(subtitle !== '' && { subtitle }),
    color: row?.color ?? NEUTRAL,
    ...(row?.implies !== undefined && { implies: row.implies }),
    ...(row?.required === true && { required: true }),
  };
}
