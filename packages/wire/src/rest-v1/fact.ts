import type { Fact } from '@tripwright/core/model';

/** A fact as the wire has it: true, false, or no key at all. */
export function known<K extends string>(key: K, fact: Fact): { readonly [Name in K]?: boolean } {
  return (fact === 'unknown' ? {} : { [key]: fact === 'yes' }) as { readonly [Name in K]?: boolean };
}
