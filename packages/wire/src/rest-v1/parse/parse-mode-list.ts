import type { Advisory } from '@tripwright/core/model';
import { nearestModes, parseMode, replacementOf } from '@tripwright/core/modes';
import { ERROR_CODES } from './error-codes.ts';
import { shorten } from './parse-coordinate.ts';
import type { Problem } from './problem.ts';

/** A parsed list of mode identifiers. */
export interface ModeList {
  /** Known identifiers, each once, deprecated ones replaced. */
  readonly modes: readonly string[];
  readonly advisories: readonly Advisory[];
  readonly problems: readonly Problem[];
}

/** A micro-mobility identifier without its type. */
const WITHOUT_TYPE = /^(?:me_mic|me_mic-s|cy)_$/;

/**
 * Parses a list of mode identifiers (IT-27). An unknown identifier is dropped with an advisory that names the nearest known one, a
 * deprecated identifier is replaced with an advisory, and a malformed identifier is a problem that names the nearest valid one.
 */
export function parseModeList(name: string, values: readonly string[]): ModeList {
  const modes = new Set<string>();
  const advisories: Advisory[] = [];
  const problems: Problem[] = [];
  for (const id of new Set(values)) {
    const parsed = parseMode(id);
    if (!parsed.wellFormed) {
      problems.push({
        name,
        kind: 'invalid',
        reason: `"${shorten(id)}" is not a mode identifier (${parsed.problem})${suggestion(id)}`,
        ...(WITHOUT_TYPE.test(id) && { code: ERROR_CODES.microMobilityWithoutType }),
      });
      continue;
    }
    const replacement = replacementOf(id);
    if (replacement !== undefined) {
      advisories.push({ code: 'deprecated-mode', values: { mode: id, replacement } });
      modes.add(replacement);
    } else if (parsed.known) {
      modes.add(id);
    } else {
      const [nearest] = nearestModes(id);
      advisories.push({ code: 'unknown-mode', values: { mode: id, ...(nearest !== undefined && { nearest }) } });
    }
  }
  return { modes: [...modes], advisories, problems };
}

function suggestion(id: string): string {
  const nearest = nearestModes(id);
  if (nearest.length === 0) return '; expected something like pt_pub or wa_wal';
  return `; did you mean ${nearest.join(' or ')}?`;
}
