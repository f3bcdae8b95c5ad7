/** A text with its `{…}` placeholders filled; a missing value becomes "…". */
export function fillPlaceholders(text: string, lookUp: (name: string) => string | undefined): string {
  return text.replace(/\{([a-z]+)\}/g, (_, name: string) => lookUp(name) ?? '…');
}
