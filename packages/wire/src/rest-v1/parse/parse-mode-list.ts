import type { Advisory } from '@tripwright/core/model';
import { nearestModes, parseMode, replacementOf } from '@tripwright/core/modes';
import { ERROR_CODES } from './error-codes.ts';
import { shorten } from './parse-coordinate.ts';
import type { Problem } from './problem.ts';
import { REQUEST_LIMITS } from './request-limits.ts';

/** A parsed list of mode identifiers. */
export interface ModeList {
  /** Known identifiers, each once, deprecated ones replaced. */
  readonly modes: readonly string[];
  readonly advisories: readonly Advisory[];
  readonly problems: readonly Problem[];
}

/** A suggestion compares the text with every mode, so that a list of nothing but mistakes would cost seconds. */
const MOST_SUGGESTIONS = 20;

/** A micro-mobility identifier without its type. */
const WITHOUT_TYPE = /^(?:me_mic|me_mic-s|cy)_$/;

/**
 * Parses a list of mode identifiers (IT-27). An unknown identifier is dropped with an advisory that names the nearest known one, a
 * deprecated identifier is replaced with an advisory, and a malformed identifier is a problem that names the nearest valid one. A list
 * that is too long is a problem as a whole; of many mistakes the first {@link MOST_SUGGESTIONS} come with a suggestion.
 */
export function parseModeList(name: string, values: readonly string[]): ModeList {
  const modes = new Set<string>();
  const advisories: Advisory[] = [];
  const problems: Problem[] = [];
  if (values.length > REQUEST_LIMITS.maxListEntries) {
    const reason = `holds ${values.length} values; expected at most ${REQUEST_LIMITS.maxListEntries}`;
    return { modes: [], advisories, problems: [{ name, kind: 'invalid', reason }] };
  }
  let suggestions = 0;
  const nearestTo = (id: string): readonly string[] => (suggestions++ < MOST_SUGGESTIONS ? nearestModes(id) : []);
  for (const id of new Set(values)) {
    const parsed = parseMode(id);
    if (!parsed.wellFormed) {
      problems.push({
        name,
        kind: 'invalid',
        reason: `"${shorten(id)}" is not a mode identifier (${parsed.problem})${suggestion(nearestTo(id))}`,
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
      const [nearest] = nearestTo(id);
      advisories.push({ code: 'unknown-mode', values: { mode: id, ...(nearest !== undefined && { nearest }) } });
    }
  }
  return { modes: [...modes], advisories, problems };
}

function suggestion(nearest: readonly string[]): string {
  if (nearest.length === 0) return '; expected something like pt_pub or wa_wal';
  return `; did you mean ${nearest.join(' or ')}?`;
}
