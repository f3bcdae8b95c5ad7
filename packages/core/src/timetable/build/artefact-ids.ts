/**
 * Ids that are unique in a region of several feeds: the feed's own id where no other feed uses it, else `feed:id`. So ids match those in riders'
 * other tools, and an unrelated feed that joins the region changes only the ids it repeats (FM-1).
 * @returns one id per entry, in the same order
 */
export function artefactIds(entries: readonly { readonly feed: string; readonly id: string }[]): string[] {
  const bearers = new Map<string, number>();
  for (const { id } of entries) bearers.set(id, (bearers.get(id) ?? 0) + 1);
  const taken = new Set<string>();
  return entries.map(({ feed, id }) => {
    let unique = bearers.get(id) === 1 ? id : `${feed}:${id}`;
    // A feed may use ids that look like prefixed ones.
    while (taken.has(unique) || (unique !== id && bearers.has(unique))) unique = `${unique}'`;
    taken.add(unique);
    return unique;
  });
}
