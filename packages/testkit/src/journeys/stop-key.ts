/**
 * The name of a stop among several feeds: `feed:stop_id`. Ids of an artefact carry the feed only where an id repeats; a key always does, so
 * that no test depends on the other feeds of its world.
 */
export type StopKey = string;

export function stopKey(feed: string, stopId: string): StopKey {
  return `${feed}:${stopId}`;
}

/** The feed and the stop id of a key. Feed names have no colon; stop ids may. */
export function splitStopKey(key: StopKey): { readonly feed: string; readonly stopId: string } {
  const colon = key.indexOf(':');
  if (colon < 0) throw new Error(`"${key}" is no stop key: expected feed:stop_id`);
  return { feed: key.slice(0, colon), stopId: key.slice(colon + 1) };
}
