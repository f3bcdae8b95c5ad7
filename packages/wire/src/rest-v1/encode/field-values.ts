import type { Fact } from '@tripwright/core/model';
import type { Colour } from '@tripwright/core/template';

/** A fact as a member: true, false, or no key when unknown. */
export function factField<K extends string>(key: K, fact: Fact): { readonly [Name in K]?: boolean } {
  return (fact === 'unknown' ? {} : { [key]: fact === 'yes' }) as { readonly [Name in K]?: boolean };
}

/** A feed's `RRGGBB` as channels; undefined for any other text, so that a mistake in a feed does not break an answer. */
export function colourOf(hex: string): Colour | undefined {
  if (!/^[0-9a-fA-F]{6}$/.test(hex)) return undefined;
  const value = Number.parseInt(hex, 16);
  return { red: value >> 16, green: (value >> 8) & 255, blue: value & 255 };
}

/** A provider's own text on one line: line breaks become spaces, and nothing in it reads as a placeholder such as `<TIME>`. */
export function oneLine(text: string): string {
  return text
    .replace(/<([A-Z_]+)>/g, '$1')
    .replace(/\s+/g, ' ')
    .trim();
}

/** The values of a reason or advisory as the member `values`; absent when there are none. */
export function valuesField(values: Readonly<Record<string, string | number>>): {
  readonly values?: Readonly<Record<string, string | number>>;
} {
  return Object.keys(values).length === 0 ? {} : { values };
}
