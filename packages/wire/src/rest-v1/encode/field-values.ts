import type { Fact } from '@tripwright/core/model';
import type { Colour } from '@tripwright/core/template';

/** A fact as the wire has it: true, false, or no key at all. */
export function known<K extends string>(key: K, fact: Fact): { readonly [Name in K]?: boolean } {
  return (fact === 'unknown' ? {} : { [key]: fact === 'yes' }) as { readonly [Name in K]?: boolean };
}

/** A feed's `RRGGBB` as channels; undefined for anything else, so that a feed's mistake costs no answer. */
export function colourOf(hex: string): Colour | undefined {
  if (!/^[0-9a-fA-F]{6}$/.test(hex)) return undefined;
  const value = Number.parseInt(hex, 16);
  return { red: value >> 16, green: (value >> 8) & 255, blue: value & 255 };
}

/** A provider's own words on one line of notes, whatever breaks and spaces they were written with; no `<` or `>` that reads as a placeholder. */
export function oneLine(words: string): string {
  return words
    .replace(/<([A-Z_]+)>/g, '$1')
    .replace(/\s+/g, ' ')
    .trim();
}

/** The values of a reason or advisory as a member; nothing where there are none. */
export function valuesOf(values: Readonly<Record<string, string | number>>): {
  readonly values?: Readonly<Record<string, string | number>>;
} {
  return Object.keys(values).length === 0 ? {} : { values };
}
