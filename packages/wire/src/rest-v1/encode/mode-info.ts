import type { Operator } from '@tripwright/core/model';
import type { ModeRow } from '@tripwright/core/modes';
import { coversMode, findModeFamily, getModeRow, MODES } from '@tripwright/core/modes';
import type { ModeInfo } from '@tripwright/core/template';
import { type Locale, vehicleName } from '@tripwright/core/text';
import { colourOf } from './field-values.ts';

/**
 * How a mode is shown (wire-format.md section 10). Modes of no known family get their identifier as text and nothing else; of an
 * operator its name and colour are shown in place of what the identifier says of it.
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
    /** The mode by whose name it is called, where that says more to people than its own. */
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

/** A family's icon, or that of the vehicle of the family that is really ridden: a shared scooter is no bicycle. */
function iconOf(row: ModeRow, profile: string | undefined): string {
  if (profile === undefined || row.travel.profile === undefined || row.travel.profile === profile) return row.icon;
  return MODES.find(({ travel }) => travel.by === 'street' && travel.profile === profile)?.icon ?? row.icon;
}

/** The row that says most about a mode; walking for one of no known family, which only a wrong planner could produce. */
export function rowOfMode(mode: string): ModeRow {
  return findModeFamily(mode) ?? getModeRow('wa_wal');
}

/**
 * The requested identifier that a specific mode answers to, the nearest one; itself when nothing asked for it (a connecting walk).
 * @param alias by which it can be asked for as well
 */
export function requestedModeOf(mode: string, requested: readonly string[], alias?: string): string {
  let nearest: string | undefined;
  for (const candidate of requested) {
    if ((coversMode(candidate, mode) || candidate === alias) && candidate.length > (nearest?.length ?? 0))
      nearest = candidate;
  }
  return nearest ?? mode;
}
