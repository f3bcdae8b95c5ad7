import type { ModeRow } from '@tripwright/core/modes';
import { findModeFamily, getModeRow } from '@tripwright/core/modes';
import type { ModeInfo } from '@tripwright/core/template';
import { type Locale, modeName } from '@tripwright/core/text';

/** How a mode is shown (wire-format.md section 10). Modes of no known family get their identifier as text and nothing else. */
export function modeInfoOf(mode: string, locale: Locale): ModeInfo {
  const row = findModeFamily(mode);
  return {
    identifier: mode,
    alt: modeName(mode, locale),
    ...(row !== undefined && { localIcon: row.icon, color: row.color }),
  };
}

/** The row that says most about a mode; walking for one of no known family, which only a wrong planner could produce. */
export function rowOfMode(mode: string): ModeRow {
  return findModeFamily(mode) ?? getModeRow('wa_wal');
}
