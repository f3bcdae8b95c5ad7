import { hashText } from '@tripwright/core/base';
import { encodePolyline } from '@tripwright/core/geo';
import { findModeFamily } from '@tripwright/core/modes';
import { type Colour, canonicalJson } from '@tripwright/core/template';
import { type Locale, modeMeaning, modeName } from '@tripwright/core/text';
import { z } from 'zod';
import { type Parsed, problemsOf } from './problem.ts';
import type { RegionInfo } from './region-info.ts';

/** Body of `/v1/regions.json` (spec 4.1). Keys that are not known are ignored. */
export const regionsRequestSchema = z.object({
  v: z
    .int('is not a whole number; expected 2')
    .min(2, 'this version of the format is no longer answered; expected 2')
    .default(2)
    .meta({ description: 'Version of the response format.' }),
  hashCode: z
    .number('is not a number; expected the hashCode of an earlier answer')
    .optional()
    .meta({ description: 'hashCode of an earlier answer; while it holds, the answer is empty.' }),
  cityPolygons: z
    .boolean('is not true or false')
    .optional()
    .meta({ description: 'Accepted; cities have no outlines.' }),
});

export type RegionsRequest = z.output<typeof regionsRequestSchema>;

export function parseRegionsRequest(body: unknown): Parsed<RegionsRequest> {
  const parsed = regionsRequestSchema.safeParse(body);
  return parsed.success ? { ok: true, value: parsed.data } : { ok: false, problems: problemsOf(parsed.error, body) };
}

export interface ModeDetails {
  readonly title: string;
  readonly subtitle?: string;
  readonly color: Colour;
  readonly implies?: readonly string[];
  readonly required?: boolean;
}

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
    }[];
    readonly urls: readonly string[];
  }[];
  readonly modes: Readonly<Record<string, ModeDetails>>;
}

/** Shown for modes of no known family, which only a region's own list can bring up. */
const NEUTRAL: Colour = { red: 107, green: 114, blue: 128 };

/**
 * The list of regions (wire-format.md section 5). Its hash is made of everything in it, so it changes with any visible field and
 * only then, on every server alike.
 * @param ownUrl base URL of this server with its version prefix, for regions that name no servers
 */
export function encodeRegions(regions: readonly RegionInfo[], ownUrl: string, locale: Locale): RegionsResponse {
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
      })),
      urls: region.urls.length > 0 ? region.urls : [ownUrl],
    })),
    modes: Object.fromEntries([...modes].map((mode) => [mode, detailsOf(mode, locale)])),
  };
  return { hashCode: hashText(canonicalJson(content)), ...content };
}

function detailsOf(mode: string, locale: Locale): ModeDetails {
  const row = findModeFamily(mode);
  const subtitle = modeMeaning(mode, locale);
  return {
    title: modeName(mode, locale),
    ...(subtitle !== '' && { subtitle }),
    color: row?.color ?? NEUTRAL,
    ...(row?.implies !== undefined && { implies: row.implies }),
    ...(row?.required === true && { required: true }),
  };
}
