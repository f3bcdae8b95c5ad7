/** What went wrong in the network, in words. */
export function networkReason(cause: unknown): string {
  if (!(cause instanceof Error)) return String(cause);
  return cause.message || ((cause as NodeJS.ErrnoException).code ?? cause.name);
}
