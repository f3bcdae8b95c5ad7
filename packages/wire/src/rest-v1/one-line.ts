/** A provider's own words on one line of notes, whatever breaks and spaces they were written with; no `<` or `>` that reads as a placeholder. */
export function oneLine(words: string): string {
  return words
    .replace(/<([A-Z_]+)>/g, '$1')
    .replace(/\s+/g, ' ')
    .trim();
}
