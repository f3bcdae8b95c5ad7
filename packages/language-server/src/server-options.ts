/** What the editor may set at the start, in `initializationOptions`. */
export interface ServerOptions {
  /** Unknown mode identifiers that are not reported. */
  readonly acceptedModes?: readonly string[];
  /** Whether feeds are checked; true unless given. */
  readonly checkFeeds?: boolean;
}

/** The options that an editor sends. What has another form counts as absent. */
export function readOptions(value: unknown): ServerOptions {
  if (typeof value !== 'object' || value === null) return {};
  const { acceptedModes, checkFeeds } = value as Record<string, unknown>;
  return {
    ...(Array.isArray(acceptedModes)
      ? { acceptedModes: acceptedModes.filter((mode) => typeof mode === 'string') }
      : {}),
    ...(typeof checkFeeds === 'boolean' ? { checkFeeds } : {}),
  };
}
