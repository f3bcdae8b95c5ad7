import type { Operator, RegionInfo } from '@tripwright/core/model';
import type { ModeRow } from '@tripwright/core/modes';
import { coversMode, findModeFamily, getModeRow, MODES } from '@tripwright/core/modes';
import type { ModeInfo } from '@tripwright/core/template';
import { type Locale, modeName, vehicleName } from '@tripwright/core/text';
import { colourOf } from './field-values.ts';

/**
 * How clients show a mode (wire-format.md section 10). A mode of an unknown family is shown by its identifier. An operator's name and
 * colour replace those of the mode.
 */
export function modeInfoOf(
  mode: string,
  locale: Locale,
  {
    operator,
    profile,
    title = mode,
  }: {
    readonly operator?: Operator | undefined;
    readonly profile?: string;
    /** The mode whose name is shown instead, where riders know that name better. */
    readonly title?: string | undefined;
  } = {},
): ModeInfo {
  const row = findModeFamily(mode);
  const name = operator?.name ?? '';
  return {
    identifier: mode,
    alt: vehicleName(title, locale, { profile, operator: name }),
    ...(row !== undefined && { localIcon: iconOf(row, profile) }),
    ...(name !== '' && { description: name }),
    ...(row !== undefined && { color: colourOf(operator?.color ?? '') ?? row.color }),
  };
}

/** The name of a mode in lists; that of a provider is the name that its region's data give: "Taxi (Red Cab)". */
export function listedModeName(mode: string, regions: Iterable<RegionInfo>, locale: Locale): string {
  for (const { providerNames } of regions) {
    const operator = providerNames.get(mode);
    if (operator !== undefined) return vehicleName(mode, locale, { operator });
  }
  return modeName(mode, locale);
}

/** The icon of the family, or of the vehicle that is really used: a shared scooter is not shown as a bicycle. */
function iconOf(row: ModeRow, profile: string | undefined): string {
  if (profile === undefined || row.travel.profile === undefined || row.travel.profile === profile) return row.icon;
  return MODES.find(({ travel }) => travel.by === 'street' && travel.profile === profile)?.icon ?? row.icon;
}

/** The most specific row for a mode. Unknown families fall back to walking; a correct planner never returns them. */
export function rowOfMode(mode: string): ModeRow {
  return findModeFamily(mode) ?? getModeRow('wa_wal');
}

/**
 * The most specific requested identifier that covers a mode. Returns the mode itself when the request does not name it (a connecting walk).
 * @param alias another identifier under which the mode can be requested
 */
export function requestedModeOf(mode: string, requested: readonly string[], alias?: string): string {
  let nearest: string | undefined;
  for (const candidate of requested) {
    if ((coversMode(candidate, mode) || candidate === alias) && candidate.length > (nearest?.length ?? 0))
      nearest = candidate;
  }
  return nearest ?? mode;
}
