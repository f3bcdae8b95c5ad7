/** Who waits, and for how much work. */
export interface Waiting {
  /** Name of the client: the label of its key, or its address without one. */
  readonly client: string;
  /** Heavy work waits behind light work, and has a limit of its own. */
  readonly isHeavy: boolean;
}

/** How many may wait. */
export interface QueueLimits {
  readonly light: number;
  readonly heavy: number;
}

/**
 * A bounded queue with fair shares: light work goes first, and within each kind clients take turns, however many requests one of them
 * sends. When a kind is full, the client with the most waiting loses its newest to a client with fewer.
 */
export class FairQueue<T extends Waiting> {
  readonly #lanes: Readonly<Record<'light' | 'heavy', Lane<T>>>;

  constructor(limits: QueueLimits) {
    this.#lanes = { light: new Lane(limits.light), heavy: new Lane(limits.heavy) };
  }

  get size(): number {
    return this.#lanes.light.size + this.#lanes.heavy.size;
  }

  /** @returns what has to go: the item itself, one of another client in its place, or undefined where there is room */
  add(item: T): T | undefined {
    return this.#laneOf(item).add(item);
  }

  /** Whether an item like this would be let in. */
  hasRoom(item: Waiting): boolean {
    return this.#lanes[item.isHeavy ? 'heavy' : 'light'].hasRoom(item.client);
  }

  /** Takes the next item. @param lightOnly leaves heavy work where it is */
  take(lightOnly: boolean): T | undefined {
    return this.#lanes.light.take() ?? (lightOnly ? undefined : this.#lanes.heavy.take());
  }

  /** Takes an item out of its place. @returns false where it no longer waits */
  remove(item: T): boolean {
    return this.#laneOf(item).remove(item);
  }

  #laneOf({ isHeavy }: Waiting): Lane<T> {
    return this.#lanes[isHeavy ? 'heavy' : 'light'];
  }
}

class Lane<T extends Waiting> {
  readonly #limit: number;
  /** In the order of their turns. No client without items. */
  readonly #clients = new Map<string, T[]>();
  size = 0;

  constructor(limit: number) {
    this.#limit = limit;
  }

  hasRoom(client: string): boolean {
    return this.size < this.#limit || this.#toEvictFor(client) !== undefined;
  }

  /** The client that gives up a place: one with so many waiting that the two have more equal shares afterwards. */
  #toEvictFor(client: string): T[] | undefined {
    const least = (this.#clients.get(client)?.length ?? 0) + 2;
    let longest: T[] | undefined;
    for (const items of this.#clients.values())
      if (items.length >= Math.max(least, longest?.length ?? 0)) longest = items;
    return longest;
  }

  add(item: T): T | undefined {
    if (this.size >= this.#limit) {
      const longest = this.#toEvictFor(item.client);
      if (longest === undefined) return item;
      const evicted = longest[longest.length - 1] as T;
      this.remove(evicted);
      this.#append(item);
      return evicted;
    }
    this.#append(item);
    return undefined;
  }

  #append(item: T): void {
    const items = this.#clients.get(item.client);
    if (items === undefined) this.#clients.set(item.client, [item]);
    else items.push(item);
    this.size++;
  }

  take(): T | undefined {
    const [next] = this.#clients;
    if (next === undefined) return undefined;
    const [client, items] = next;
    const item = items.shift();
    // Its next turn comes after those of all others.
    this.#clients.delete(client);
    if (items.length > 0) this.#clients.set(client, items);
    this.size--;
    return item;
  }

  remove(item: T): boolean {
    const items = this.#clients.get(item.client);
    const at = items?.indexOf(item) ?? -1;
    if (items === undefined || at < 0) return false;
    items.splice(at, 1);
    if (items.length === 0) this.#clients.delete(item.client);
    this.size--;
    return true;
  }
}
