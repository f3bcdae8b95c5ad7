import type { StreetProfileName } from '@tripwright/core/modes';
import { allowedAlong, allowedThrough } from './allowed.ts';
import type { MapWay, StreetMap } from './street-map.ts';

/** From this many metres of street on, a part that only closed streets lead to counts as a town of its own. */
const TOWN_METRES = 20_000;

/**
 * Separates free streets that are part of the town from pockets behind streets without through traffic (OS-4): each part of the free network
 * except the largest belongs to the streets around it.
 */
export class ThroughMap {
  readonly #parent = new Map<string, string>();
  readonly #metres = new Map<string, number>();
  readonly #map: StreetMap;
  readonly #who: StreetProfileName;
  #largest = '';

  constructor(map: StreetMap, who: StreetProfileName) {
    this.#map = map;
    this.#who = who;
    const free: { readonly port: string; readonly metres: number }[] = [];
    for (const way of map.ways.values()) {
      const isFree = [false, true].some((backward) => allowedAlong(way.tags, who, backward).permission === 'free');
      if (!isFree) continue;
      for (let i = 0; i + 1 < way.refs.length; i++) {
        const [a, b] = [map.nodes.get(way.refs[i] as number), map.nodes.get(way.refs[i + 1] as number)];
        if (a === undefined || b === undefined) continue;
        const [from, to] = [this.#port(way, i, 'after'), this.#port(way, i + 1, 'before')];
        this.#unite(from, to);
        const shrink = Math.cos((a.lat * Math.PI) / 180);
        free.push({ port: from, metres: Math.hypot(a.lat - b.lat, (a.lng - b.lng) * shrink) * 111_195 });
      }
    }
    // The rings of an area are joined across it.
    for (const { tags, members } of map.relations.values()) {
      if (tags['type'] !== 'multipolygon') continue;
      const rings = members.flatMap(({ ref }) => map.ways.get(ref) ?? []);
      for (const ring of rings) this.#unite(this.#port(ring, 0, 'after'), this.#port(rings[0] as MapWay, 0, 'after'));
    }
    for (const { port, metres } of free) {
      const root = this.#find(port);
      this.#metres.set(root, (this.#metres.get(root) ?? 0) + metres);
    }
    for (const [root, metres] of this.#metres)
      if (metres > (this.#metres.get(this.#largest) ?? 0)) this.#largest = root;
  }

  /** Whether a free stretch of a way, between its nodes `index` and `index + 1`, is part of the town. */
  isTown(way: MapWay, index: number): boolean {
    const root = this.#find(this.#port(way, index, 'after'));
    return root === this.#largest || (this.#metres.get(root) ?? 0) >= TOWN_METRES;
  }

  /** A node with restrictions separates the streets that meet there. */
  #port(way: MapWay, index: number, side: string): string {
    const node = way.refs[index] as number;
    const tags = this.#map.nodes.get(node)?.tags ?? {};
    return allowedThrough(tags, this.#who).permission === 'free' ? `${node}` : `${way.id}/${index}/${side}`;
  }

  #find(port: string): string {
    let root = port;
    for (;;) {
      const next = this.#parent.get(root);
      if (next === undefined || next === root) break;
      root = next;
    }
    this.#parent.set(port, root);
    return root;
  }

  #unite(a: string, b: string): void {
    const [first, second] = [this.#find(a), this.#find(b)];
    if (first !== second) this.#parent.set(first, second);
  }
}
