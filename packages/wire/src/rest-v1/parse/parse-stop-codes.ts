/**
 * Reads stop codes as a request gives them: repeated, joined by commas, or both. Codes may hold commas of their own (IT-21), so
 * as much of a value as is a known code counts as one, and only what nobody knows is split.
 */
export function parseStopCodes(values: readonly string[], isKnown: (code: string) => boolean): string[] {
  const codes = new Set<string>();
  for (const value of values) {
    const parts = value.split(',').map((part) => part.trim());
    for (let from = 0; from < parts.length; ) {
      let end = Math.min(parts.length, from + MOST_COMMAS);
      while (end > from + 1 && !isKnown(parts.slice(from, end).join(','))) end--;
      const code = parts.slice(from, end).join(',');
      if (code !== '') codes.add(code);
      from = end;
    }
  }
  return [...codes];
}

/** Parts of the longest code that is looked for: bounds the work for a hostile list. */
const MOST_COMMAS = 4;
