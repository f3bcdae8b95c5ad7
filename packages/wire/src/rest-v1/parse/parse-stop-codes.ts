/**
 * Parses stop codes: repeated, joined by commas, or both. A code may contain commas itself (IT-21), so the longest known code is taken
 * first, and only unknown text is split at its commas.
 */
export function parseStopCodes(values: readonly string[], isKnown: (code: string) => boolean): string[] {
  const codes = new Set<string>();
  for (const value of values) {
    const parts = value.split(',').map((part) => part.trim());
    for (let from = 0; from < parts.length; ) {
      let end = Math.min(parts.length, from + MAX_PARTS);
      while (end > from + 1 && !isKnown(parts.slice(from, end).join(','))) end--;
      const code = parts.slice(from, end).join(',');
      if (code !== '') codes.add(code);
      from = end;
    }
  }
  return [...codes];
}

/** Maximum number of comma-separated parts of one code. Bounds the work for a hostile list. */
const MAX_PARTS = 4;
