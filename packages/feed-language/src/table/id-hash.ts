import type { IdKind } from '@tripwright/feeds/reference';

const seeds = new Map<IdKind, number>();

/** A hash of 32 bits of an id of a kind (FNV-1a over UTF-16 units). Equal ids have equal hashes; a lookup then compares the texts. */
export function idHash(kind: IdKind, id: string): number {
  return rangeHash(seedOf(kind), id, 0, id.length);
}

/** {@link idHash} of a part of a text, without cutting it out. @param seed of the kind */
export function rangeHash(seed: number, text: string, from: number, to: number): number {
  let hash = seed;
  for (let at = from; at < to; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 16_777_619);
  return hash >>> 0;
}

/** The start of the hashes of a kind. */
export function seedOf(kind: IdKind): number {
  let seed = seeds.get(kind);
  if (seed === undefined) {
    seed = 2_166_136_261;
    for (let at = 0; at < kind.length; at++) seed = Math.imul(seed ^ kind.charCodeAt(at), 16_777_619);
    seeds.set(kind, seed);
  }
  return seed;
}
