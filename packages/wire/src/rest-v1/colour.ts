import type { Colour } from '@tripwright/core/template';

/** A feed's `RRGGBB` as channels; undefined for anything else, so that a feed's mistake costs no answer. */
export function colourOf(hex: string): Colour | undefined {
  if (!/^[0-9a-fA-F]{6}$/.test(hex)) return undefined;
  const value = Number.parseInt(hex, 16);
  return { red: value >> 16, green: (value >> 8) & 255, blue: value & 255 };
}
