/** A text with its `{…}` placeholders filled; "…" for those that nothing is known of. */
export function fillPlaceholders(text: string, lookUp: (name: string) => string | undefined): string {
  return text.replace(/\{([a-z]+)\}/g, (_, name: string) => lookUp(name) ?? '…');
}
