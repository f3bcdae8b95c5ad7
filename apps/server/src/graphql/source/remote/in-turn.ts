/** Requests of one read that are under way at a time: what one operation may take of a service. */
const AT_ONCE = 6;

/** Reads something for each of a list, some at a time. Rejects with the first failure, after which it begins no further read. */
export async function inTurn<Item, Value>(
  items: readonly Item[],
  read: (item: Item) => Promise<Value>,
): Promise<readonly Value[]> {
  const values: Value[] = new Array(items.length);
  let next = 0;
  let hasFailed = false;
  const work = async (): Promise<void> => {
    while (next < items.length && !hasFailed) {
      const at = next++;
      try {
        values[at] = await read(items[at] as Item);
      } catch (error) {
        hasFailed = true;
        throw error;
      }
    }
  };
  await Promise.all(Array.from({ length: Math.min(AT_ONCE, items.length) }, work));
  return values;
}
